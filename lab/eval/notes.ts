import { readFileSync } from 'node:fs'
import { arrange } from '../../server/writing/arranger/arrange.ts'
import { idsOf, type Language, languages } from '../../shared/catalogue.ts'
import { hasName, leaveOut, openNotes, sentencesOfPost, withDecision } from '../../shared/notes.ts'
import type { PostContent } from '../../shared/posts.ts'
import { sentenceKey } from '../../shared/text/marks.ts'
import { sentencesIn } from '../../shared/text/sentences.ts'
import { Refusal } from './given.ts'

// How the arranger asks about notes to the writer, on subjects whose notes are known. An author answers its questions:
// what holds a note or a name to keep out is left out, everything else is kept. One answer keeps the sentences that are
// asked about together.

export interface NotedSubject {
  id: string
  language: Language
  subject: string
  /** The parts of the subject that are notes, as typed. */
  notes: string[]
  /** Names that must not be printed. */
  names: string[]
}

export interface AskedSubject extends NotedSubject {
  /** Notes and names that nothing was asked about. */
  unasked: string[]
  /** Sentences for readers that were asked about, each alone. */
  needless: string[]
  /** Sentences for readers that were asked about together. */
  together: number
  /** The sentences of the draft for readers. */
  sentences: number
  /** Sentences for readers that the draft lacks. */
  lost: string[]
}

export function readSubjects(file: string): NotedSubject[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const { id, language, subject, notes = [], names = [] } = JSON.parse(line) as NotedSubject
      const missing = notes.find((note) => !subject.includes(note))
      if (missing !== undefined) throw new Refusal(`${id}: the subject does not contain the note “${missing}”.`)
      if (!idsOf(languages).includes(language)) throw new Refusal(`${id}: there is no language ${language}.`)
      return { id, language, subject, notes, names }
    })
}

export function ask(given: NotedSubject): AskedSubject {
  const { subject, language, notes, names } = given
  const keys = notes.map(sentenceKey)
  const isOfNote = (text: string) => {
    const key = sentenceKey(text)
    return keys.some((note) => note.includes(key) || key.includes(note))
  }
  const isUnwanted = (text: string) => isOfNote(text) || names.some((name) => hasName(text, name))
  const brief = {
    subject,
    language,
    category: 'personal-experience',
    postType: null,
    tone: 'standard',
    emojiUsage: 'a-few',
    aiModel: 'gpt4',
  } as const
  const draft = arrange({ kind: 'post', brief, seed: 1 })
  let content = draft.content as PostContent
  let decided = draft.possibleNotes ?? []
  const printed = sentenceKey(Object.values(content).join(' ').replace(/\s+/g, ' '))
  const needless: string[] = []
  const sentences = sentencesOfPost(content).filter(({ text }) => !isUnwanted(text)).length
  /** The next question: alone, or among those that are asked about together the ones to leave out. */
  const next = () => {
    const open = openNotes(content, decided)
    return open.find((one) => !one.together) ?? open.find(({ text }) => isUnwanted(text))
  }
  for (let passage = next(); passage; passage = next()) {
    if (isUnwanted(passage.text)) content = leaveOut(content, passage)
    else needless.push(passage.text)
    decided = withDecision(decided, passage, isUnwanted(passage.text) ? 'out' : 'kept')
  }
  const left = sentenceKey(Object.values(content).join(' ').replace(/\s+/g, ' '))
  const wanted = notes.reduce((rest, note) => rest.replace(note, '\n'), subject)
  const words = new Set(printed.split(' '))
  return {
    ...given,
    unasked: [...notes, ...names].filter((text) => ` ${left} `.includes(` ${sentenceKey(text)} `)),
    needless,
    together: openNotes(content, decided).length,
    sentences,
    lost: sentencesIn(wanted, { language, isNotes: true })
      .map(({ text }) => sentenceKey(text))
      .filter((key) => key && !printed.includes(key) && !isCorrected(key, words)),
  }
}

/** The arranger spells out some short forms ("yrs"), so only the long words and the figures must be there. */
function isCorrected(key: string, printed: ReadonlySet<string>): boolean {
  const telling = key.split(' ').filter((word) => /^(?:\p{L}{5,}|\p{N}+)$/u.test(word))
  return telling.length > 0 && telling.every((word) => printed.has(word))
}

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`

export function notesTable(all: readonly AskedSubject[]): { head: string[]; rows: string[][] } {
  const groups = [...languages.map(({ id }) => all.filter(({ language }) => language === id)), all]
  const sum = (some: readonly AskedSubject[], count: (one: AskedSubject) => number) =>
    some.reduce((total, one) => total + count(one), 0)
  const row = (name: string, figure: (some: readonly AskedSubject[]) => string) => [name, ...groups.map(figure)]
  return {
    head: ['', ...languages.map(({ name }) => name), 'all'],
    rows: [
      row('notes and names printed unasked', (some) =>
        share(
          sum(some, ({ unasked }) => unasked.length),
          sum(some, ({ notes, names }) => notes.length + names.length),
        ),
      ),
      row('sentences asked about needlessly, each alone', (some) =>
        share(
          sum(some, ({ needless }) => needless.length),
          sum(some, ({ sentences }) => sentences),
        ),
      ),
      row('sentences asked about together', (some) =>
        share(
          sum(some, ({ together }) => together),
          sum(some, ({ sentences }) => sentences),
        ),
      ),
      row('sentences lost', (some) => `${sum(some, ({ lost }) => lost.length)}`),
    ],
  }
}

export const notesLines = (all: readonly AskedSubject[]): string[] =>
  all.flatMap(({ id, unasked, needless, lost }) => [
    ...unasked.map((text) => `${id}: printed unasked: ${text}`),
    ...needless.map((text) => `${id}: asked needlessly: ${text}`),
    ...lost.map((text) => `${id}: lost: ${text}`),
  ])
