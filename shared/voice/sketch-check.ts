import { lexicons } from '../languages/voice.ts'
import { rules } from './measures.ts'
import { parseText } from './parsed-text.ts'
import { mean, round } from './rule.ts'

/** Things that posts have or lack. */
export const traits = [
  'emojis',
  'hashtags',
  'questions',
  'exclamations',
  'dashes',
  'brackets',
  'ellipses',
  'lists',
  'numbers',
  'self',
  'reader',
  'opening-question',
  'closing-question',
] as const
/** Above the first number of its unit a length is middling, above the second it is long. */
export const lengths = { 'sentence-words': [9, 16], paragraphs: [2, 4], 'post-length': [80, 200] } as const

export const measured = [...traits, ...(Object.keys(lengths) as (keyof typeof lengths)[])] as const
export const levels = ['none', 'some', 'short', 'middling', 'long'] as const

/** What a description of a voice says of one measure, in its own words and as a level. */
export interface Statement {
  quote: string
  measure: (typeof measured)[number]
  level: (typeof levels)[number]
}

/** A statement that does not hold for some texts, and what does. */
export interface Failed {
  quote: string
  found: string
}

/** More texts than this share make a "never" wrong. */
const mostExceptions = 0.25
/** With fewer texts, one that lacks a trait says little. */
const fewestForSome = 3
const leeway = 1.2

/** The statements that these texts contradict. What cannot be measured counts as right. */
export function failedStatements(statements: readonly Statement[], texts: readonly string[]): Failed[] {
  const parsed = texts.map(parseText)
  return statements.flatMap(({ quote, measure, level }) => {
    const rule = rules.find(({ id }) => id === measure)!
    const values = parsed.flatMap((text) =>
      rule.isBound && !text.language ? [] : (rule.of(text, lexicons[text.language ?? 'english']) ?? []),
    )
    const found = values.length === 0 ? null : contradiction(measure, level, values)
    return found ? [{ quote, found }] : []
  })
}

function contradiction(measure: Statement['measure'], level: Statement['level'], values: number[]): string | null {
  if (isLength(measure)) {
    const [short, long] = lengths[measure]
    const average = mean(values)
    const fits =
      level === 'short'
        ? average <= short * leeway
        : level === 'long'
          ? average * leeway >= long
          : level !== 'middling' || (average * leeway >= short && average <= long * leeway)
    return fits ? null : `${round(average)} on average`
  }
  const having = values.filter((value) => value > 0).length
  const isWrong =
    level === 'none'
      ? having > mostExceptions * values.length
      : level === 'some' && having === 0 && values.length >= fewestForSome
  return isWrong ? `${having} of ${values.length} other posts have them` : null
}

const isLength = (measure: string): measure is keyof typeof lengths => measure in lengths
