import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chanceOf, featuresOf, lastClause, type Weights, weightsFile } from '../../server/writing/arranger/notes.ts'

// Learns which parts of a subject are notes to the writer. In `lab/eval/notes` each part is a line, empty lines
// separate boxes, and an exclamation mark starts a note.

const folder = join(import.meta.dirname, 'notes')

export interface Part {
  language: string
  text: string
  isNote: boolean
  isLast: boolean
}

/** Boxes as people type them, split into parts. */
export const boxes = (): Part[][] =>
  globSync('*.txt', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trimEnd()
        .split('\n\n')
        .map((box) =>
          box.split('\n').map((line, at, lines) => ({
            language: basename(file, '.txt'),
            text: line.slice(2),
            isNote: line.startsWith('!'),
            isLast: at === lines.length - 1,
          })),
        ),
    )

/** The arranger's view: a sentence, and the clause after its last comma. */
const looks = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => {
    const clause = part.isNote ? undefined : lastClause.exec(part.text)?.[1]
    return clause ? [part, { ...part, text: clause }] : [part]
  })

const epochs = 15
const fewest = 3
const rate = 0.2
const shrink = 0.02
const firstStep = 0.001

/** Logistic regression with AdaGrad. The same parts give the same weights. */
export function learn(parts: readonly Part[]): Map<string, number> {
  const examples = looks(parts).map(({ text, isLast, isNote }) => ({ features: featuresOf(text, isLast), isNote }))
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const weights = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= fewest) weights.set(feature, 0)
  const steps = new Map<string, number>()
  const random = randomOf(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(examples, random)
    for (const { features, isNote } of examples) {
      const error = chanceOf(features, weights) - Number(isNote)
      for (const feature of features) {
        const weight = weights.get(feature)
        if (weight === undefined) continue
        const slope = error + (feature ? shrink * weight : 0)
        const step = (steps.get(feature) ?? firstStep) + slope * slope
        steps.set(feature, step)
        weights.set(feature, weight - (rate * slope) / Math.sqrt(step))
      }
    }
  }
  return weights
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}

export interface Found {
  part: Part
  chance: number
}

/** Predicts each fold of the boxes from weights learned on the others. */
export function crossed(all: readonly Part[][], folds = 5): Found[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isHeld = (_box: unknown, at: number) => at % folds === fold
    const weights = learn(all.filter((box, at) => !isHeld(box, at)).flat())
    return all
      .filter(isHeld)
      .flat()
      .map((part) => ({ part, chance: chanceOf(featuresOf(part.text, part.isLast), weights) }))
  }).flat()
}

/** Precision and recall for parts taken as notes. */
export function rates(found: readonly Found[], least: number): { precision: number; recall: number } {
  const taken = found.filter(({ chance }) => chance >= least)
  const right = taken.filter(({ part }) => part.isNote).length
  return { precision: right / taken.length, recall: right / found.filter(({ part }) => part.isNote).length }
}

const percent = (rate: number) => `${Math.round(100 * rate)} %`

export function ratesTable(found: readonly Found[]): { head: string[]; rows: string[][] } {
  const languages = [...new Set(found.map(({ part }) => part.language))]
  const cell = (of: readonly Found[], chance: number) => {
    const { precision, recall } = rates(of, chance)
    return `${percent(precision)}, ${percent(recall)}`
  }
  return {
    head: ['taken from a chance of', 'all: right, found', ...languages],
    rows: [0.4, 0.5, 0.6, 0.7, 0.8].map((chance) => [
      String(chance),
      cell(found, chance),
      ...languages.map((one) =>
        cell(
          found.filter(({ part }) => part.language === one),
          chance,
        ),
      ),
    ]),
  }
}

/** Smaller weights make no difference. */
const least = 0.1

/** The learned weights as a file: each weight with its features. */
export function fileOf(weights: Weights): string {
  const byWeight = Map.groupBy(
    [...weights].filter(([, weight]) => Math.abs(weight) >= least),
    ([, weight]) => weight.toFixed(1),
  )
  const lines = [...byWeight].map(([weight, entries]) =>
    [weight, ...entries.map(([feature]) => feature).toSorted()].join('\t'),
  )
  return `${lines.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)).join('\n')}\n`
}

export function writeWeights(): void {
  writeFileSync(weightsFile, fileOf(learn(boxes().flat())))
}
