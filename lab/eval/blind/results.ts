import type { BriefKind } from '../briefs.ts'

/** One reader's marks for the texts on one brief, by writer. */
export interface Opinion {
  reader: string
  brief: { id: string; kind: BriefKind; hasSamples: boolean }
  texts: Record<string, Marks>
}

export interface Marks {
  /** 1 is the best; equal places are a tie. */
  place: number
  mark: number | null
  voice: number | null
  invented: number | null
}

export interface WinRate {
  wins: number
  ties: number
  losses: number
  briefs: number
  /** The mean over the briefs, so that a brief with more readers weighs no more. Ties count half. */
  rate: number
  /** The 95 % confidence interval of the rate, by Wilson's formula over the briefs. */
  interval: readonly [number, number]
}

/** How often one writer is placed before another. */
export function winRate(opinions: readonly Opinion[], writer: string, rival: string): WinRate {
  const compared = opinions.flatMap(({ brief, texts }) => {
    const [own, other] = [texts[writer], texts[rival]]
    return own && other ? [{ brief: brief.id, score: (Math.sign(other.place - own.place) + 1) / 2 }] : []
  })
  const byBrief = [...Map.groupBy(compared, ({ brief }) => brief).values()]
  const rate = mean(byBrief.map((scores) => mean(scores.map(({ score }) => score)) ?? 0)) ?? Number.NaN
  const count = (wanted: number) => compared.filter(({ score }) => score === wanted).length
  return {
    wins: count(1),
    ties: count(0.5),
    losses: count(0),
    briefs: byBrief.length,
    rate,
    interval: wilson(rate, byBrief.length),
  }
}

const z = 1.96

export function wilson(rate: number, count: number): readonly [number, number] {
  if (count === 0) return [0, 1]
  const middle = rate + (z * z) / (2 * count)
  const spread = z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count))
  const scale = 1 + (z * z) / count
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

export const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null

const fixed = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits))
const percent = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value * 100)} %`)

const kinds: readonly BriefKind[] = ['facts', 'awkward', 'bare']

interface Table {
  head: string[]
  rows: string[][]
}

export function winTable(opinions: readonly Opinion[], writer: string, rivals: readonly string[]): Table {
  return {
    head: [`${writer} against`, 'win rate', '95 % interval', 'won', 'tied', 'lost', ...kinds],
    rows: rivals.map((rival) => {
      const { rate, interval, wins, ties, losses } = winRate(opinions, writer, rival)
      const ofKind = (kind: BriefKind) =>
        winRate(
          opinions.filter(({ brief }) => brief.kind === kind),
          writer,
          rival,
        ).rate
      return [
        rival,
        percent(rate),
        `${percent(interval[0])} to ${percent(interval[1])}`,
        ...[wins, ties, losses].map(String),
        ...kinds.map((kind) => percent(ofKind(kind))),
      ]
    }),
  }
}

/** @param traced claims without evidence in each text, by writer */
export function markTable(
  opinions: readonly Opinion[],
  writers: readonly string[],
  traced: Readonly<Record<string, readonly number[]>>,
): Table {
  const of = (writer: string, field: 'mark' | 'voice' | 'invented', isWanted: (one: Opinion) => boolean = () => true) =>
    mean(opinions.filter(isWanted).flatMap(({ texts }) => texts[writer]?.[field] ?? []))
  return {
    head: [
      'writer',
      'mark of 10',
      ...kinds.map((kind) => `mark, ${kind}`),
      'voice of 3',
      'voice with samples',
      'invented, by readers',
      'unbacked, by rules',
    ],
    rows: writers.map((writer) => [
      writer,
      fixed(of(writer, 'mark'), 1),
      ...kinds.map((kind) =>
        fixed(
          of(writer, 'mark', ({ brief }) => brief.kind === kind),
          1,
        ),
      ),
      fixed(of(writer, 'voice'), 1),
      fixed(
        of(writer, 'voice', ({ brief }) => brief.hasSamples),
        1,
      ),
      fixed(of(writer, 'invented'), 1),
      fixed(mean(traced[writer] ?? []), 1),
    ]),
  }
}
