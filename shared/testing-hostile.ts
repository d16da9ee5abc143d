import { idsOf, languages } from './catalogue.ts'
import { processorMs } from './testing-time.ts'

/** Each unit is repeated; the last character of the text breaks off whatever it began. */
const units = {
  'one word': 'a',
  'a word with accents': 'éa',
  'a word that nearly ends': 'iar',
  'capital letters': 'Ab ',
  'dotted numbers': '1.2.',
  'grouped numbers': '1,234 ',
  'numbers with apostrophes': "1'000'",
  dates: '1/2/2024 ',
  years: 'in 2024 ',
  brackets: '(',
  'closed brackets': '(a) ',
  'full stops': '.',
  'short sentences': 'I lost 2. ',
  questions: '? ',
  'quotation marks': '"',
  'opening quotation marks': '«„‹“',
  quotations: '“we lost it all” ',
  'list marks': '- a\n',
  dashes: '— ',
  blanks: ' ',
  'no-break blanks': '\u00A0',
  'line ends': '\n',
  'short lines': 'a\n',
  'numbered lines': '1. a\n',
  'short numbers': '1 ',
  paragraphs: 'Yes\n\n',
  'joined emojis': '👩\u200D👩\u200D',
  emojis: '🚀 ',
  'combining marks': 'e\u0301',
  hashtags: '#a ',
  mentions: '@a@',
  addresses: 'a.b+',
  'joined words': 'a-',
  apostrophes: "l'",
  conditions: 'if you could, ',
  orders: 'then, ',
  events: 'we built the site and ',
  'stock phrases': 'game changer, ',
  'words in threes': 'trust, focus and growth. ',
  names: 'Anna Meier ',
  markdown: '**a __b ',
} satisfies Record<string, string>

const spoken = idsOf(languages)
/** Every unit in one of the languages, in turn; before a release in each. */
export const families = Object.entries(units).map(
  ([name, unit], at) => [name, unit, process.env.TEST_RELEASE ? spoken : [spoken[at % spoken.length]!]] as const,
)

/** A text of `length` characters that repeats the unit. */
export const textOf = (unit: string, length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 6)}10000!`

/** A text four times as long may take eight times as long; quadratic work takes sixteen times. */
const maxGrowth = 8
const noise = 250
const maxMs = 3_000
const maxRuns = 3

/**
 * Null if one run is fast enough and grows in proportion. Otherwise the milliseconds for a quarter of the text and for
 * the whole.
 */
export function tooSlow(read: (length: number) => unknown, length: number): { short: number; long: number } | null {
  if (processorMs(() => read(length)) <= noise) return null
  for (let run = 1; ; run++) {
    const short = processorMs(() => read(length / 4))
    const long = processorMs(() => read(length))
    if (long <= short * maxGrowth + noise && long <= maxMs) return null
    if (run === maxRuns) return { short, long }
  }
}
