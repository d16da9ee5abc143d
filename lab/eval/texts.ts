import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { say } from '../../server/language/say.ts'
import { idsOf, type Language, languages } from '../../shared/catalogue.ts'
import { traceClaims } from '../../shared/claims/claims.ts'
import type { Section } from '../../shared/posts.ts'
import { checkPost } from '../../shared/reader/check.ts'
import { loadEveryLanguage } from '../../shared/reader/languages.ts'
import { sectionsIn } from '../../shared/text/sections.ts'

const codes: Record<string, Language> = { en: 'english', es: 'spanish', fr: 'french', de: 'german' }
const languageIds = idsOf(languages)

/** No post is longer. */
const longestText = 100_000
const longestLine = 1_000_000

export interface TextFinding {
  rule: string
  criterion: string
  quote: string
  reason: string
  section: Section
  /** Offsets in the given text, in UTF-16 units. */
  start: number
  end: number
}

export type TextResult =
  | {
      line: number
      id: unknown
      score: number | null
      notYet: string | null
      cap: string | null
      verdict: string
      findings: TextFinding[]
    }
  | { line: number; id?: unknown; error: string }

/** The Reader check of one line of a file of texts. */
export function readLine(json: string, line: number): TextResult {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { line, error: 'The line is not JSON.' }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { line, error: 'The line is not a JSON object.' }
  const { id, language, text, subject } = given as Record<string, unknown>
  const known = typeof language === 'string' ? language.trim().toLowerCase() : ''
  const spoken = (Object.hasOwn(codes, known) ? codes[known] : undefined) ?? languageIds.find((one) => one === known)
  const mistake = !spoken
    ? `"language" must be one of ${languageIds.join(', ')}, or ${Object.keys(codes).join(', ')}.`
    : typeof text !== 'string' || !text.trim()
      ? '"text" must be a text that is not empty.'
      : text.length > longestText
        ? `"text" can hold at most ${longestText.toLocaleString('en')} characters.`
        : subject !== undefined && subject !== null && typeof subject !== 'string'
          ? '"subject" must be a text.'
          : null
  if (mistake || !spoken) return { line, id, error: mistake ?? '' }
  return { line, id, ...check(text as string, spoken, (subject as string | undefined) || null) }
}

function check(text: string, language: Language, subject: string | null) {
  const { content, startOf } = sectionsIn(text)
  const evidence = subject && { brief: subject, samples: [], profile: '', proofs: [], settled: [] }
  const { score, notYet, cap, verdict, findings } = checkPost({
    content,
    language,
    category: 'explanation',
    subject,
    claims: evidence ? traceClaims(content, language, evidence) : null,
    voice: null,
  })
  return {
    score,
    notYet: notYet && say(notYet),
    cap: cap && say(cap),
    verdict: say(verdict),
    findings: findings.map(({ rule, criterion, quote, reason, section, start, end }) => ({
      rule,
      criterion,
      quote,
      reason: say(reason),
      section,
      start: startOf[section] + start,
      end: startOf[section] + end,
    })),
  }
}

/** Reads a file of texts and writes each result at once. Skips empty lines. */
export async function readTexts(file: string, output: Writable): Promise<void> {
  await loadEveryLanguage()
  let number = 0
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    number += 1
    if (line === '') continue
    const result =
      line === null ? { line: number, error: 'The line is longer than 1,000,000 characters.' } : resultOf(line, number)
    if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain')
  }
}

function resultOf(line: string, number: number): TextResult {
  try {
    return readLine(line, number)
  } catch (error) {
    return { line: number, error: `The text could not be read: ${error instanceof Error ? error.message : error}` }
  }
}

/** The lines of a stream, trimmed; null for a line that is too long to hold. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string | null> {
  let rest = ''
  let isTooLong = false
  for await (const chunk of chunks) {
    const parts = chunk.split('\n')
    for (const [at, part] of parts.entries()) {
      if (at > 0) {
        yield isTooLong ? null : rest.trim()
        rest = ''
        isTooLong = false
      }
      rest = isTooLong ? '' : rest + part
      if (rest.length > longestLine) {
        rest = ''
        isTooLong = true
      }
    }
  }
  if (isTooLong || rest.trim()) yield isTooLong ? null : rest.trim()
}
