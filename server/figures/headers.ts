import { msg } from '#shared/say.ts'
import { type Cell, type Sheet, WorkbookError } from './workbook.ts'

/** In lower case, without accents. */
export function wordOf(cell: Cell | undefined): string {
  if (typeof cell !== 'string') return ''
  const word = cell.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return word.endsWith(':') ? word.slice(0, -1).trimEnd() : word
}

/**
 * What an account's file calls its rows and columns, in English, French and Spanish as such files show them. No German
 * one was seen; its words are those of LinkedIn's pages. A single post's file is known in English alone.
 */
const names = {
  /** Words of English files alone. */
  english: /^(?:engagements|new followers|post publish date)$/,
  overall: /^overall performance$/,
  impressions: /^(?:impressions|impresiones|impressionen)$/,
  membersReached: /^(?:members reached|membres touches|miembros alcanzados|erreichte mitglieder)$/,
  engagements: /^(?:engagements|interactions|interacciones|interaktionen)$/,
  date: /^(?:date|fecha|datum)$/,
  category: /^category$/,
  percent: /^%$/,
  newFollowers: /^(?:new followers|nouveaux abonnes|nuevos seguidores|neue follower(?::innen)?)$/,
  address: /\burl\b/,
  publishedOn: /\b(?:date|fecha)\b|datum$/,
  demographics: /demogra/,
  any: /./,
  share: /^(?:percentage|pourcentage|porcentaje|prozent\w*)$/,
}
type Name = keyof typeof names

export const isCalled = (cell: Cell | undefined, name: Name) => names[name].test(wordOf(cell))

/** The first rows hold remarks; headers come within these. */
export const headerRows = 6

/** The row and the columns of a header with all these names, in any order. */
export function headerOf({ rows }: Sheet, wanted: readonly Name[]): { row: number; columns: number[] } | null {
  for (const [row, cells] of rows.slice(0, headerRows).entries()) {
    const columns: number[] = []
    for (const name of wanted)
      columns.push(cells.findIndex((cell, column) => !columns.includes(column) && isCalled(cell, name)))
    if (columns.every((column) => column >= 0)) return { row, columns }
  }
  return null
}

export const unknownLayout = (sheet: string) =>
  new WorkbookError(
    msg`The sheet “${{ sheet: sheet.slice(0, 60) }}” has a layout that Hookline doesn’t know. Nothing was read.`,
  )
