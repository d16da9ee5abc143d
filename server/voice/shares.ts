import { ExportError } from '#shared/linkedin-export.ts'

export interface Share {
  text: string
  postedAt: Date | null
  /** `urn:li:share:7`, its number on LinkedIn. */
  urn: string | null
}

/** LinkedIn escapes quotation marks in two ways, sometimes both in one file. */
type Escaping = 'doubled' | 'backslash'

interface Row {
  fields: string[]
  end: number
}

/** A post holds 3,000 characters. A longer row has a quotation mark that was never closed. */
const longestRow = 100_000

/** The row that begins at `start`; null if it is not well-formed in this way of escaping. */
function readRow(csv: string, start: number, escaping: Escaping): Row | null {
  const fields: string[] = []
  for (let at = start; ; at += 1) {
    if (csv[at] === '"') {
      let field = ''
      let from = at + 1
      for (;;) {
        const quote = csv.indexOf('"', from)
        if (quote === -1 || quote - start > longestRow) return null
        if (escaping === 'backslash' && csv[quote - 1] === '\\') {
          field += `${csv.slice(from, quote - 1)}"`
          from = quote + 1
        } else if (csv[quote + 1] === '"') {
          field += csv.slice(from, quote + 1)
          from = quote + 2
        } else {
          fields.push(field + csv.slice(from, quote))
          at = quote + 1
          break
        }
      }
    } else {
      const end = endOfPlain(csv, at)
      fields.push(csv.slice(at, end))
      at = end
    }
    if (at >= csv.length) return { fields, end: csv.length }
    if (csv[at] === '\n') return { fields, end: at + 1 }
    if (csv.startsWith('\r\n', at)) return { fields, end: at + 2 }
    if (csv[at] !== ',') return null
  }
}

function endOfPlain(csv: string, start: number): number {
  let at = start
  while (at < csv.length && csv[at] !== ',' && csv[at] !== '\n' && csv[at] !== '\r') at += 1
  return at
}

const rowStart = /^"?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"?,/gm

export function readShares(bytes: Uint8Array): { shares: Share[]; unreadable: number } {
  const csv = new TextDecoder().decode(bytes).replaceAll('\0', '')
  const header = readRow(csv, 0, 'doubled')
  const names = header?.fields.map((name) => name.trim().toLowerCase()) ?? []
  const [dateAt, linkAt, textAt] = ['date', 'sharelink', 'sharecommentary'].map((name) => names.indexOf(name))
  if (!header || dateAt === -1 || linkAt === -1 || textAt === -1)
    throw new ExportError(
      /*i18n*/ 'This is not LinkedIn’s Shares.csv: it has no columns Date, ShareLink and ShareCommentary.',
    )

  const rowAt = (at: number, escaping: Escaping): Row | null => {
    const row = readRow(csv, at, escaping)
    return row?.fields.length === names.length && /^$|^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(row.fields[dateAt!]!)
      ? row
      : null
  }
  const shares: Share[] = []
  let unreadable = 0
  let at = header.end
  while (at < csv.length) {
    if (csv[at] === '\n' || csv[at] === '\r') {
      at += 1
      continue
    }
    const row = rowAt(at, 'doubled') ?? rowAt(at, 'backslash')
    if (row) {
      const [day, link, text] = [row.fields[dateAt!]!, row.fields[linkAt!]!, row.fields[textAt!]!]
      shares.push({
        text: plainText(text),
        postedAt: dateOf(day),
        urn: urnOf(link),
      })
      at = row.end
    } else {
      unreadable += 1
      rowStart.lastIndex = at + 1
      at = rowStart.exec(csv)?.index ?? csv.length
    }
  }
  return { shares, unreadable }
}

/** Null for a date that does not exist, or from before there was a LinkedIn. */
function dateOf(day: string): Date | null {
  const date = new Date(`${day.replace(' ', 'T')}Z`)
  return date.getUTCFullYear() >= 2003 ? date : null
}

/** In some files each paragraph has its own quotation marks, even an empty one. */
function plainText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const isWrapped = lines.some((line) => line.trim() === '""')
  return (isWrapped ? lines.map((line) => line.trim().replace(/^"/, '').replace(/"$/, '')) : lines).join('\n').trim()
}

function urnOf(link: string): string | null {
  let plain = link
  try {
    plain = decodeURIComponent(link)
  } catch {
    // A broken link stays as it is.
  }
  const [, kind, id] =
    /urn:li:(share|ugcPost|activity):(\d+)/.exec(plain) ?? /-(share|ugcPost|activity)-(\d+)/.exec(plain) ?? []
  return kind ? `urn:li:${kind}:${id}` : null
}
