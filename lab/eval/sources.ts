import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { idsOf, type Language, languages } from '../../shared/catalogue.ts'
import { type TracedClaim, traceClaims } from '../../shared/claims/claims.ts'
import { loadSourceRules } from '../../shared/claims/source-rules.ts'
import { sectionsIn } from '../../shared/text/sections.ts'
import { sentencesIn } from '../../shared/text/sentences.ts'
import { Refusal } from './given.ts'

const codes: Record<string, Language> = { en: 'english', es: 'spanish', fr: 'french', de: 'german' }

const line = z.object({
  id: z.union([z.string(), z.number()]),
  language: z.pipe(
    z.string(),
    z.transform((name) => codes[name] ?? name),
  ),
  /** The text, or with whose it is. */
  source: z.union([
    z.string(),
    z.object({
      text: z.string(),
      title: z.optional(z.string()),
      author: z.optional(z.nullable(z.string())),
      site: z.optional(z.nullable(z.string())),
    }),
  ]),
  view: z.string(),
  draft: z.string(),
  theirsToldAsMine: z.array(z.string()),
})
type Line = z.infer<typeof line>

export interface SourceResult {
  id: string | number
  language: string
  /** Marked as the source's; marked only as without evidence; not marked. */
  theirs: string[]
  unbacked: string[]
  missed: string[]
  /** Sentences that are marked as the source's and are the author's or openly reported. */
  falseAlarms: string[]
}

export const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((one) => one.trim())
    .map((one, at) => {
      const read = line.safeParse(JSON.parse(one))
      if (!read.success) throw new Refusal(`Line ${at + 1}: ${z.prettifyError(read.error)}`)
      return read.data
    })

/** What a draft about a source tells as the author's, found by the rules and by whoever wrote the file. */
export function judge({ id, language, source, view, draft, theirsToldAsMine }: Line): SourceResult {
  if (!idsOf(languages).includes(language as Language)) throw new Refusal(`${id}: unknown language ${language}.`)
  const { text, title, author, site } = typeof source === 'string' ? { text: source } : source
  const { content, startOf } = sectionsIn(draft)
  const claims = traceClaims(content, language as Language, {
    ...{ brief: view, samples: [], profile: '', proofs: [], settled: [] },
    source: { text, credit: [author, site].filter(Boolean).join(', ') || (title ?? '') },
  })
  const open = claims
    .filter(({ backing }) => backing === null)
    .map((claim) => ({
      ...claim,
      start: startOf[claim.section] + claim.start,
      end: startOf[claim.section] + claim.end,
    }))
  const covers = (part: string, found: readonly TracedClaim[]) => {
    const start = draft.indexOf(part)
    if (start < 0) throw new Refusal(`${id}: the draft does not hold “${part}”.`)
    return found.some((claim) => claim.start < start + part.length && claim.end > start)
  }
  const theirs = open.filter(({ from }) => from)
  const told = theirsToldAsMine.filter((part) => covers(part, theirs))
  const unbacked = theirsToldAsMine.filter((part) => !told.includes(part) && covers(part, open))
  const alarms = sentencesIn(draft, { language: language as Language }).filter(
    (sentence) =>
      theirs.some((claim) => claim.start < sentence.end && claim.end > sentence.start) &&
      !theirsToldAsMine.some((part) => {
        const start = draft.indexOf(part)
        return start < sentence.end && start + part.length > sentence.start
      }),
  )
  return {
    id,
    language,
    theirs: told,
    unbacked,
    missed: theirsToldAsMine.filter((part) => !told.includes(part) && !unbacked.includes(part)),
    falseAlarms: alarms.map((one) => one.text),
  }
}

export function sourcesTable(results: readonly SourceResult[]) {
  const row = (name: string, of: readonly SourceResult[]) => {
    const sum = (count: (one: SourceResult) => readonly string[]) => of.reduce((all, one) => all + count(one).length, 0)
    const [theirs, unbacked, missed] = [sum((one) => one.theirs), sum((one) => one.unbacked), sum((one) => one.missed)]
    const alarmed = of.filter(({ falseAlarms }) => falseAlarms.length > 0).length
    return [
      name,
      `${of.length}`,
      `${theirs + unbacked + missed}`,
      `${theirs}`,
      `${unbacked}`,
      `${missed}`,
      `${sum((one) => one.falseAlarms)} in ${alarmed}`,
    ]
  }
  return {
    head: [
      '',
      'drafts',
      'told as the author’s',
      'marked as the source’s',
      'marked as unbacked',
      'missed',
      'false alarms',
    ],
    rows: [
      ...[...new Set(results.map(({ language }) => language))].map((language) =>
        row(
          language,
          results.filter((one) => one.language === language),
        ),
      ),
      row('all', results),
    ],
  }
}

export async function evaluateSources(file: string) {
  await loadSourceRules()
  const results = readLines(readFileSync(file, 'utf8')).map(judge)
  return { results, ...sourcesTable(results) }
}
