import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from '../../../server/writing/engine.ts'
import { traceClaims } from '../../../shared/claims/claims.ts'
import { sectionsIn } from '../../../shared/text/sections.ts'
import { table } from '../../bench/figures.ts'
import { type EvalBrief, evalBriefs, samplesOf } from '../briefs.ts'
import { evidenceOf } from '../task.ts'
import { compare, type TextMarks, type Verdict } from './judge.ts'
import { markTable, type Opinion, winTable } from './results.ts'
import { emptyMarks, keyOf, type SheetItem, sheetOf } from './sheet.ts'
import { openRows } from './store.ts'
import type { Writer } from './writers.ts'

export interface Judge {
  label: string
  ask: Ask
}

export interface BlindOptions {
  folder: string
  briefs: readonly EvalBrief[]
  writer: Writer
  rivals: readonly Writer[]
  judge: Judge | null
  signal: AbortSignal
  say: (line: string) => void
}

interface TextRow {
  brief: string
  writer: string
  text: string
  /** How many claims have no evidence. */
  traced: number
}

interface VerdictRow {
  brief: string
  rival: string
  isRivalFirst: boolean
  verdict: Verdict
}

/** After this many failures in a row, further requests would fail too. */
const maxFailures = 3

/** Orders the briefs so that the first few cover every language and kind. */
export function mixed(briefs: readonly EvalBrief[] = evalBriefs): EvalBrief[] {
  const groups = [...Map.groupBy(briefs, ({ language, kind }) => `${kind} ${language}`).values()]
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat()
}

/** The same settings give the same name, so that a run finds its earlier texts. */
export const runName = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)

function openRun(folder: string, judge: Judge | null) {
  mkdirSync(folder, { recursive: true })
  const seedFile = join(folder, 'seed')
  if (!existsSync(seedFile)) writeFileSync(seedFile, randomUUID())
  const judged = judge && `verdicts-${judge.label.replace(/[^\w.-]+/g, '-').slice(0, 80)}.jsonl`
  return {
    seed: readFileSync(seedFile, 'utf8'),
    texts: openRows<TextRow>(join(folder, 'texts.jsonl')),
    verdicts: judged ? openRows<VerdictRow>(join(folder, judged)) : null,
  }
}

/** How many requests remain at most, not counting repeated ones. */
export function requestsLeft({ folder, briefs, writer, rivals, judge }: BlindOptions) {
  const { texts, verdicts } = openRun(folder, judge)
  const left = (one: Writer) => one.requests(briefs.filter(({ id }) => !find(texts.all, id, one.id)))
  const judged = verdicts?.all.filter(
    (row) => briefs.some(({ id }) => id === row.brief) && rivals.some(({ id }) => id === row.rival),
  )
  const forJudge = judged ? 2 * briefs.length * rivals.length - judged.length : 0
  const byWriter = [writer, ...rivals].map((one) => ({ id: one.id, requests: left(one) }))
  return { byWriter, forJudge, all: byWriter.reduce((sum, { requests }) => sum + requests, forJudge) }
}

const find = (rows: readonly TextRow[], brief: string, writer: string) =>
  rows.find((row) => row.brief === brief && row.writer === writer)

/**
 * Writes each brief with every writer, lets the judge compare, and leaves sheets for people. Saves every text at
 * once, so that a stopped run can continue.
 */
export async function runBlind(options: BlindOptions): Promise<{ failures: number; compared: number }> {
  const { folder, briefs, writer, rivals, judge, signal, say } = options
  const { seed, texts, verdicts } = openRun(folder, judge)
  let failures = 0
  let inARow = 0
  async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    signal.throwIfAborted()
    try {
      const result = await work()
      inARow = 0
      return result
    } catch (error) {
      signal.throwIfAborted()
      failures += 1
      inARow += 1
      const sentence = error instanceof Error ? error.message : String(error)
      say(`${name}: ${sentence}`)
      if (inARow >= maxFailures) throw new Error(`${maxFailures} requests in a row have failed, so the run stops here.`)
      return null
    }
  }
  async function textOf(brief: EvalBrief, by: Writer): Promise<TextRow | null> {
    const known = find(texts.all, brief.id, by.id)
    if (known) return known
    const text = await attempt(`${brief.id}, ${by.id}`, () => by.write(brief, signal))
    if (text === null) return null
    const row = { brief: brief.id, writer: by.id, text, traced: unbacked(brief, text) }
    texts.add(row)
    return row
  }
  async function judgePair(brief: EvalBrief, own: TextRow, other: TextRow): Promise<void> {
    if (!judge || !verdicts) return
    for (const isRivalFirst of [false, true]) {
      const isKnown = verdicts.all.some(
        (row) => row.brief === brief.id && row.rival === other.writer && row.isRivalFirst === isRivalFirst,
      )
      if (isKnown) continue
      const order = isRivalFirst ? ([other.text, own.text] as const) : ([own.text, other.text] as const)
      const verdict = await attempt(`${brief.id}, judging ${other.writer}`, () =>
        compare(judge.ask, brief, order, signal),
      )
      if (verdict) verdicts.add({ brief: brief.id, rival: other.writer, isRivalFirst, verdict })
    }
  }

  for (const [at, brief] of briefs.entries()) {
    const own = await textOf(brief, writer)
    for (const rival of rivals) {
      const other = await textOf(brief, rival)
      if (own && other) await judgePair(brief, own, other)
    }
    say(`${at + 1} of ${briefs.length}: ${brief.id}`)
  }

  const writers = [writer, ...rivals].map(({ id }) => id)
  const items = leaveSheets(folder, seed, { briefs, writers, texts: texts.all })
  if (judge && verdicts) {
    const opinions = opinionsOf(judge.label, briefs, verdicts.all, writer.id)
    const traced = Map.groupBy(
      items.flatMap((item) => item.texts),
      (text) => text.writer,
    )
    say(
      resultsOf(
        opinions,
        writers,
        Object.fromEntries([...traced].map(([id, rows]) => [id, rows.map((row) => row.traced)])),
      ),
    )
  }
  return { failures, compared: items.length }
}

interface Written {
  briefs: readonly EvalBrief[]
  writers: readonly string[]
  texts: readonly TextRow[]
}

/** The sheets for people, with the briefs that every writer has finished. */
function leaveSheets(folder: string, seed: string, { briefs, writers, texts }: Written): SheetItem[] {
  const items: SheetItem[] = briefs.flatMap((brief) => {
    const rows = writers.flatMap((id) => find(texts, brief.id, id) ?? [])
    return rows.length === writers.length ? [{ brief, texts: rows }] : []
  })
  const key = keyOf(seed, items)
  writeFileSync(join(folder, 'sheet.html'), sheetOf(seed, items))
  writeFileSync(join(folder, 'marks.csv'), emptyMarks(key))
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key, null, 1))
  return items
}

export function resultsOf(
  opinions: readonly Opinion[],
  writers: readonly string[],
  traced: Readonly<Record<string, readonly number[]>>,
): string {
  const [writer = '', ...rivals] = writers
  const wins = winTable(opinions, writer, rivals)
  const marks = markTable(opinions, writers, traced)
  return `\n${table(wins.head, wins.rows)}\n\n${table(marks.head, marks.rows)}`
}

const unbacked = (brief: EvalBrief, text: string): number =>
  traceClaims(sectionsIn(text).content, brief.language, evidenceOf(brief)).filter(({ backing }) => backing === null)
    .length

/** One opinion for each pair of texts. If the judge's choice depends on the order, the pair is a tie. */
export function opinionsOf(
  reader: string,
  briefs: readonly EvalBrief[],
  rows: readonly VerdictRow[],
  writer: string,
): Opinion[] {
  return briefs.flatMap((brief) => {
    const own = rows.filter((row) => row.brief === brief.id)
    return [...Map.groupBy(own, ({ rival }) => rival)].flatMap(([rival, pair]) => {
      if (pair.length < 2) return []
      const winners = pair.map(({ isRivalFirst, verdict: { better } }) =>
        better === 'tie' ? 'tie' : (better === 'first') === isRivalFirst ? rival : writer,
      )
      const [winner = 'tie'] = new Set(winners).size === 1 ? winners : []
      const marksOf = (isRival: boolean) =>
        pair.map(({ isRivalFirst, verdict }) => (isRivalFirst === isRival ? verdict.first : verdict.second))
      const { id, kind } = brief
      return {
        reader,
        brief: { id, kind, hasSamples: samplesOf(brief).length > 0 },
        texts: {
          [writer]: averaged(marksOf(false), winner === writer || winner === 'tie' ? 1 : 2),
          [rival]: averaged(marksOf(true), winner === rival || winner === 'tie' ? 1 : 2),
        },
      }
    })
  })
}

function averaged(marks: readonly TextMarks[], place: number) {
  const of = (value: (one: TextMarks) => number) => marks.reduce((sum, one) => sum + value(one), 0) / marks.length
  return {
    place,
    mark: of(({ mark }) => mark),
    voice: of(({ voice }) => voice),
    invented: of((one) => one.invented.length),
  }
}
