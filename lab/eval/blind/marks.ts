import { Refusal } from '../given.ts'
import type { Marks, Opinion } from './results.ts'
import type { Key } from './sheet.ts'

const limits = { place: [1, 99], mark: [1, 10], voice: [0, 3], invented: [0, 99] } as const
type Column = keyof typeof limits

/** One reader's marks on a sheet, and a complaint for each item that cannot be counted. */
export function readMarks(csv: string, key: Key, reader: string): { opinions: Opinion[]; complaints: string[] } {
  const [head = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = [';', '\t'].find((one) => head.includes(one)) ?? ','
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const names = cells(head.toLowerCase())
  const missing = ['item', 'text', ...Object.keys(limits)].filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Refusal(`${reader} has no column ${missing.join(', ')}.`)
  const complaints: string[] = []
  const marked = new Map<string, Record<Column, number | null>>()
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue
    const values = cells(line)
    const value = (name: string) => values[names.indexOf(name)] ?? ''
    const numbers = {} as Record<Column, number | null>
    for (const [column, [least, most]] of Object.entries(limits) as [Column, readonly [number, number]][]) {
      const number = value(column) === '' ? null : Number(value(column).replace(',', '.'))
      const isOff = number !== null && !(number >= least && number <= most)
      if (isOff) complaints.push(`${reader}, line ${at + 2}: ${column} must be ${least} to ${most}; it was left out.`)
      numbers[column] = isOff ? null : number
    }
    marked.set(`${value('item')} ${value('text').toUpperCase()}`, numbers)
  }
  const opinions: Opinion[] = []
  for (const { item, brief, texts } of key.items) {
    const found = Object.entries(texts).map(([letter, { writer }]) => ({
      writer,
      marks: marked.get(`${item} ${letter}`),
    }))
    const placed = placedBy(found.map(({ marks }) => marks))
    if (placed)
      opinions.push({ reader, brief, texts: Object.fromEntries(found.map(({ writer }, at) => [writer, placed[at]!])) })
    else if (found.some(({ marks }) => marks && Object.values(marks).some((one) => one !== null)))
      complaints.push(
        `${reader}, item ${item}: it needs a place for every text, or a mark for every text; it was left out.`,
      )
  }
  return { opinions, complaints }
}

/** By place if all texts have one, otherwise by mark. */
function placedBy(all: readonly (Record<Column, number | null> | undefined)[]): Marks[] | null {
  const rows = all.filter((one) => one !== undefined)
  if (rows.length < all.length) return null
  if (rows.every(({ place }) => place !== null)) return rows.map((row) => ({ ...row, place: row.place! }))
  if (rows.every(({ mark }) => mark !== null)) return rows.map((row) => ({ ...row, place: -row.mark! }))
  return null
}
