import type { PostContent } from '#shared/posts.ts'
import { msg } from '#shared/say.ts'
import type { Finding, Whole } from './finding.ts'
import { takenOut } from './fix.ts'
import type { Line, Sentence } from './passage.ts'

/** Shorter sentences may be repeated on purpose. */
const fewestWords = 6
/** A repeat this short, alone on its line between new sentences, is a refrain. */
const longestRefrain = 12

export interface Repeat {
  finding: Finding
  words: number
}

interface Said {
  sentence: Sentence
  line: Line
  /** The index of the same sentence earlier; null for the first one. */
  former: number | null
}

/** Finds sentences and paragraphs that the post already has; each finding marks the repeat. */
export function findRepeats(whole: Whole, content: PostContent): Repeat[] {
  const said = readSentences(whole)
  const runs: Said[][] = []
  for (const [at, one] of said.entries()) {
    if (!isRepeat(said, at)) continue
    const run = runs.at(-1)
    const isNext = run?.at(-1) === said[at - 1] && said[at - 1]?.line === one.line
    if (run && isNext) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => repeatOf(run, whole, content) ?? [])
}

function readSentences({ passage, blanks }: Whole): Said[] {
  const places = new Map<string, number>()
  const isOpen = ({ start, end }: Sentence) => blanks.some((blank) => blank.start < end && blank.end > start)
  return passage.lines
    .flatMap((line) => line.sentences.map((sentence) => ({ line, sentence })))
    .map(({ line, sentence }, at) => {
      if (sentence.words < fewestWords || isOpen(sentence)) return { line, sentence, former: null }
      const key = keyOf(sentence.text)
      const former = places.get(key) ?? null
      if (former === null) places.set(key, at)
      return { line, sentence, former }
    })
}

const isSaid = /[\p{L}\p{M}\p{N}%€$£]/u

/** Ignores case, white space and the marks around a sentence. */
function keyOf(text: string): string {
  const typed = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  let end = typed.length
  while (end > 0 && !isSaid.test(typed.charAt(end - 1))) end -= 1
  return typed.slice(Math.max(0, typed.search(isSaid)), end)
}

const isNew = (one: Said | undefined) => !one || one.former === null

function isRepeat(said: readonly Said[], at: number): boolean {
  const { former, line, sentence } = said[at]!
  if (former === null) return false
  const isAlone = line.sentences.length === 1 && !line.isItem && sentence.words <= longestRefrain
  return !(isAlone && former < at - 1 && isNew(said[at - 1]) && isNew(said[at + 1]))
}

function repeatOf(run: readonly Said[], whole: Whole, content: PostContent): Repeat | null {
  const { line, sentence: first } = run[0]!
  const last = run.at(-1)!.sentence
  const isLine = run.length === line.sentences.length
  const finding = whole.find('form', {
    rule: 'repeat',
    start: isLine ? line.start : first.start,
    end: last.end,
    reason: isLine
      ? msg`This paragraph repeats earlier text word for word.`
      : msg`This sentence repeats earlier text word for word.`,
    fix: { label: msg`Remove the repeat`, replacement: '' },
  })
  if (!finding) return null
  const words = run.reduce((sum, { sentence }) => sum + sentence.words, 0)
  if (!finding.fix) return { finding, words }
  const text = content[finding.section]
  const { start, end } = takenOut(text, finding)
  return { finding: { ...finding, start, end, quote: text.slice(start, end) }, words }
}
