import { SaxesParser } from 'saxes'
import { openZip, sourceOf, type Zip, ZipError } from '#shared/zip.ts'
import { PlainError } from '../errors.ts'

/** Texts as they are; numbers as numbers; an empty cell is null. Dates are numbers: days since 1900 (`dateOf`). */
export type Cell = string | number | null

export interface Sheet {
  name: string
  /** Without the empty rows at the end. `rows[0]` is the sheet's first row. */
  rows: Cell[][]
}

/** Its message is shown to the person who chose the file. */
export class WorkbookError extends PlainError {}

const megabyte = 1_000_000
export const largestWorkbook = 10 * megabyte
const limits = { part: 32 * megabyte, sheets: 40, rows: 6_000, columns: 64, text: 4_000, strings: 200_000 }

const notOurs = /*i18n*/ 'This is not an Excel file (.xlsx).'
const damaged = /*i18n*/ 'The Excel file is damaged. Download it again.'
const refused = /*i18n*/ 'The Excel file doesn’t look like one from LinkedIn, so it was not read.'
const tooLarge = /*i18n*/ 'The Excel file is larger than any from LinkedIn, so it was not read.'

/**
 * The sheets of an Excel file (.xlsx, ECMA-376), in the file's order. Trusts none of its own figures: sizes, ratios, rows
 * and columns have limits, and a document type or a formula has it refused. Throws `WorkbookError`.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > largestWorkbook) throw new WorkbookError(tooLarge)
  try {
    const zip = await openZip(sourceOf(bytes))
    if (!zip.names.includes('xl/workbook.xml')) throw new WorkbookError(notOurs)
    const { sheets, is1904 } = readNames(await partOf(zip, 'xl/workbook.xml'))
    const targets = readTargets(await partOf(zip, 'xl/_rels/workbook.xml.rels'))
    const strings = zip.names.includes('xl/sharedStrings.xml')
      ? readStrings(await partOf(zip, 'xl/sharedStrings.xml'))
      : []
    if (sheets.length > limits.sheets) throw new WorkbookError(refused)
    const read: Sheet[] = []
    for (const { name, id } of sheets) {
      const target = targets.get(id)
      if (!target) throw new WorkbookError(damaged)
      read.push({ name, rows: readRows(await partOf(zip, target), strings) })
    }
    // LinkedIn counts days from 1900, as Excel does by default. The other way would shift each date by four years.
    if (is1904) throw new WorkbookError(refused)
    return read
  } catch (error) {
    if (error instanceof ZipError)
      throw new WorkbookError(
        error.fault === 'hostile'
          ? refused
          : error.fault === 'too large'
            ? tooLarge
            : error.fault === 'incomplete' && bytes[0] !== 0x50
              ? notOurs
              : damaged,
        { cause: error },
      )
    throw error
  }
}

const partOf = async (zip: Zip, name: string) => new TextDecoder().decode(await zip.unpack(name, limits.part))

interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Names come without their prefix. */
function parse(xml: string, { open, text, close }: Handlers): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new SaxesParser({ position: false, xmlns: false } as const)
  parser.on('error', (error) => {
    throw new WorkbookError(damaged, { cause: error })
  })
  parser.on('doctype', () => {
    throw new WorkbookError(refused)
  })
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  parser.on('closetag', ({ name }) => close?.(local(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.write(xml).close()
}

function readNames(xml: string) {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  parse(xml, {
    open: (name, { name: sheet, 'r:id': id, date1904, ...others }) => {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
      if (name !== 'sheet') return
      // The prefix of the relation's namespace is the writer's choice.
      const relation = id ?? Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1]
      if (sheet !== undefined && relation !== undefined) sheets.push({ name: sheet, id: relation })
    },
  })
  return { sheets, is1904 }
}

/** The parts of the file by the ids of their relations. */
function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  parse(xml, {
    open: (name, { Id, Target, TargetMode }) => {
      if (name !== 'Relationship' || !Id || !Target || TargetMode === 'External') return
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return targets
}

/** Each text once. Parts of different looks are joined; how to read Japanese aloud is left out. */
function readStrings(xml: string): string[] {
  const strings: string[] = []
  let now: string | null = null
  let isText = false
  let phonetic = 0
  parse(xml, {
    open: (name) => {
      if (name === 'si') now = ''
      if (name === 'rPh') phonetic += 1
      isText = name === 't' && phonetic === 0
    },
    text: (text) => {
      if (isText && now !== null) now = bounded(now + text)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') phonetic -= 1
      if (name !== 'si') return
      if (strings.length >= limits.strings) throw new WorkbookError(tooLarge)
      strings.push(now ?? '')
      now = null
    },
  })
  return strings
}

function bounded(text: string): string {
  if (text.length > limits.text) throw new WorkbookError(refused)
  return text
}

/** Where a cell stands decides, not the sheet's own word on how large it is. */
function readRows(xml: string, strings: readonly string[]): Cell[][] {
  const rows: Cell[][] = []
  let row = -1
  let column = -1
  let type = 'n'
  let value = ''
  let isValue = false
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1
        column = -1
        if (!Number.isInteger(row) || row < 0 || row >= limits.rows) throw new WorkbookError(tooLarge)
      } else if (name === 'c') {
        const at = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        if (at === null || at >= limits.columns) throw new WorkbookError(refused)
        column = at
        type = attributes.t ?? 'n'
        value = ''
      } else if (name === 'f') throw new WorkbookError(refused)
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue) value = bounded(value + text)
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name !== 'c' || row < 0) return
      const cell = cellOf(type, value, strings)
      if (cell === null) return
      while (rows.length <= row) rows.push([])
      const cells = rows[row]!
      while (cells.length <= column) cells.push(null)
      cells[column] = cell
    },
  })
  return rows
}

/** Zero for `A7`. */
function columnOf(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellOf(type: string, value: string, strings: readonly string[]): Cell {
  if (type === 's') {
    const text = strings[Number(value)]
    if (value === '' || text === undefined) throw new WorkbookError(damaged)
    return text === '' ? null : text
  }
  if (type === 'n') {
    const number = Number(value)
    if (value.trim() === '') return null
    if (!Number.isFinite(number)) throw new WorkbookError(damaged)
    return number
  }
  // An error such as #N/A is no value.
  if (type === 'e') return null
  return value === '' ? null : value
}
