import { strToU8, zipSync } from 'fflate'
import type { Cell } from '../figures/workbook.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const columnName = (column: number) => String.fromCharCode(65 + column)

const cellXml = (cell: Cell, row: number, column: number) => {
  if (cell === null) return ''
  const at = `r="${columnName(column)}${row + 1}"`
  return typeof cell === 'number'
    ? `<c ${at}><v>${cell}</v></c>`
    : `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

export const sheetXml = (rows: readonly Cell[][]): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1"/><sheetData>${rows
    .map(
      (cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** An Excel file as spreadsheet programs write it, with other parts in place of its own if given. */
export function workbookWith(sheets: Record<string, readonly Cell[][]>, parts: Record<string, string> = {}) {
  const names = Object.keys(sheets)
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheets[name]!)])),
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
}
