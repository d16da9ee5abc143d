import { readFileSync } from 'node:fs'
import { checkDraft, checkRevision } from '../../server/writing/check-draft.ts'
import type { WritingTask } from '../../server/writing/engine.ts'
import { evidenceFor } from '../../server/writing/evidence.ts'
import type { Fault, Place } from '../../server/writing/faults.ts'
import { type Language, languages } from '../../shared/catalogue.ts'
import { type OpenClaim, openClaims, traceClaims } from '../../shared/claims/claims.ts'
import type { ClaimKind } from '../../shared/claims/found.ts'
import { contentText, mergeContent, type PostContent, type Section, sections } from '../../shared/posts.ts'
import { sentencesIn } from '../../shared/text/sentences.ts'
import type { Answer } from '../../shared/writing.ts'
import { Refusal } from './given.ts'

/** One draft, and what is known of it: what a model made up, and what has to survive a revision. */
export interface KnownDraft {
  id: string
  language: Language
  brief: { subject: string; answers?: Answer[] }
  draft: PostContent
  inventions: { section?: Section; text: string; kind?: ClaimKind }[]
  facts: string[]
}

export interface ClaimsResult {
  id: string
  language: Language
  sentences: number
  /** Sentences with a mark and nothing made up. */
  markedWrongly: string[]
  /** The rules and places of a draft that is sent back although nothing in it is made up. */
  sentBackWrongly: string[]
  missed: string[]
  uncertain: string[]
  inventions: number
  lost: string[]
}

/** Rules that hold whatever the author wrote, so that a draft that breaks one is sent back for a reason. */
const isPlain = ({ rule }: Fault) => /^(?:wrong-language|hook-length|not-shorter|never-say)$/.test(rule)

export function readDrafts(file: string): KnownDraft[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (!line.trim()) return []
    const { inventions = [], facts = [], draft, ...given } = JSON.parse(line) as KnownDraft
    for (const { text } of inventions)
      if (!sections.some((section) => draft[section]?.includes(text)))
        throw new Refusal(`Line ${at + 1}: the draft does not hold “${text}”.`)
    return [{ ...given, inventions, facts, draft: mergeContent(nothing, draft) }]
  })
}

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }

const taskFor = ({ language, brief }: KnownDraft): WritingTask => ({
  kind: 'post',
  seed: 1,
  brief: {
    ...brief,
    language,
    category: 'personal-experience',
    postType: null,
    tone: 'standard',
    emojiUsage: 'a-few',
    aiModel: 'gpt4',
  },
})

const overlap = (one: Place, other: Place) =>
  one.section === other.section && one.start < other.end && one.end > other.start

export function checkClaims(known: KnownDraft): ClaimsResult {
  const { id, language, draft, inventions, facts } = known
  const task = taskFor(known)
  const open = openClaims(traceClaims(draft, language, evidenceFor(task)))
  const check = checkDraft(draft, task)
  const places = inventions.map(({ section, text }): Place => {
    const found = section ?? sections.find((one) => draft[one].includes(text))!
    const start = draft[found].indexOf(text)
    return { section: found, start, end: start + text.length }
  })
  const isInvented = (place: Place) => places.some((one) => overlap(one, place))
  const all = sections.flatMap((section) =>
    sentencesIn(draft[section], { language }).map(({ text, start, end }) => ({ section, text, start, end })),
  )
  const doubted = check.faults.filter((fault) => !isPlain(fault))
  const sentBack = doubted.flatMap((fault) => fault.places ?? [])
  const marksIn = (place: Place) => open.filter((claim: OpenClaim) => overlap(claim, place))
  // The most careless revision: what was sent back is gone.
  const passages = check.passages?.map(() => '')
  const text = contentText({ ...draft, ...checkRevision(check, { content: draft, passages }, task).content })
  return {
    id,
    language,
    sentences: all.length,
    markedWrongly: all
      .filter((sentence) => !isInvented(sentence) && marksIn(sentence).length > 0)
      .map(
        (sentence) =>
          `${sentence.text} [${marksIn(sentence)
            .map((one) => `${one.kind}: ${one.text}`)
            .join('; ')}]`,
      ),
    sentBackWrongly: sentBack.some(isInvented)
      ? []
      : doubted.flatMap(({ rule, places: at }) =>
          (at ?? []).map(({ section, start, end }) => `${rule}: ${draft[section].slice(start, end)}`),
        ),
    missed: inventions.filter((_, at) => marksIn(places[at]!).length === 0).map((one) => one.text),
    uncertain: inventions.filter((_, at) => !sentBack.some((one) => overlap(one, places[at]!))).map((one) => one.text),
    inventions: inventions.length,
    lost: facts.filter((fact) => contentText(draft).includes(fact) && !text.includes(fact)),
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((1000 * part) / whole) / 10}%`)

export function claimsTable(results: readonly ClaimsResult[]): { head: string[]; rows: string[][] } {
  const head = [
    '',
    'drafts',
    'sentences',
    'marked wrongly',
    'sent back wrongly',
    'inventions',
    'found',
    'certain',
    'lost',
  ]
  const row = (name: string, of: readonly ClaimsResult[]) => {
    const sum = (count: (one: ClaimsResult) => number) => of.reduce((all, one) => all + count(one), 0)
    const inventions = sum((one) => one.inventions)
    const sentences = sum((one) => one.sentences)
    return [
      name,
      `${of.length}`,
      `${sentences}`,
      percent(
        sum((one) => one.markedWrongly.length),
        sentences,
      ),
      percent(
        sum((one) => Number(one.sentBackWrongly.length > 0)),
        of.length,
      ),
      `${inventions}`,
      percent(inventions - sum((one) => one.missed.length), inventions),
      percent(inventions - sum((one) => one.uncertain.length), inventions),
      `${sum((one) => one.lost.length)}`,
    ]
  }
  const named = languages.map(({ id, name }) => ({ name, of: results.filter(({ language }) => language === id) }))
  return {
    head,
    rows: [...named.filter(({ of }) => of.length > 0).map(({ name, of }) => row(name, of)), row('All', results)],
  }
}

/** What was judged wrongly, a line each. */
export const claimsDetails = (results: readonly ClaimsResult[]): string[] =>
  results.flatMap(({ id, markedWrongly, sentBackWrongly, missed, uncertain, lost }) => [
    ...markedWrongly.map((text) => `${id}  marked wrongly: ${text}`),
    ...sentBackWrongly.map((text) => `${id}  sent back wrongly: ${text}`),
    ...missed.map((text) => `${id}  missed: ${text}`),
    ...uncertain.filter((text) => !missed.includes(text)).map((text) => `${id}  uncertain: ${text}`),
    ...lost.map((text) => `${id}  lost: ${text}`),
  ])
