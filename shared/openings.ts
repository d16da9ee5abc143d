import * as z from 'zod/mini'
import { type Message, msg, plural } from '#shared/say.ts'
import { sectionText } from './posts.ts'

/** Per post. */
export const maxOpenings = 3

/** What an opening does, as rules tell it, the most telling first. */
export const openingKinds = ['number', 'name', 'quotation', 'scene', 'question', 'person', 'short'] as const
export type OpeningKind = (typeof openingKinds)[number]

/** An opening counts as short up to here. */
export const shortOpening = 70

export const openingFaults = {
  cut: msg`A phone cuts it off.`,
  unbacked: msg`It says what nothing of yours backs.`,
  slop: msg`It uses a stock phrase.`,
  'never-say': msg`It uses words that you never say.`,
  question: msg`It asks instead of telling.`,
  repeated: msg`It is much like the opening before.`,
  vague: msg`Another one has more of your details.`,
} as const satisfies Record<string, Message>
export type OpeningFault = keyof typeof openingFaults

/** An opening as it is stored with its post. The one in use has the words of the hook. */
export interface KeptOpening {
  text: string
  kinds: OpeningKind[]
  faults: OpeningFault[]
}

/** An opening as the API shows it. */
export const opening = z.object({
  text: z.string(),
  /** What sets it apart from the others. */
  reason: z.string(),
  /** A sentence each. */
  faults: z.array(z.string()),
})
export type Opening = z.infer<typeof opening>

export const openingChoice = z.object({ text: sectionText, version: z.optional(z.int()) })
export type OpeningChoice = z.infer<typeof openingChoice>

const reasons: Record<OpeningKind, Message> = {
  number: msg`names the number`,
  name: msg`names who it is about`,
  quotation: msg`lets somebody speak`,
  scene: msg`starts with what happened`,
  question: msg`asks`,
  person: msg`speaks as I or we`,
  short: msg`is short`,
}

const mostReasons = 2

/** What this opening does and not every other one does; else what it does at all. One or two, in lower case. */
export function reasonsOf({ kinds }: KeptOpening, all: readonly KeptOpening[]): Message[] {
  const own = kinds.filter((kind) => all.some((other) => !other.kinds.includes(kind)))
  const told = openingKinds.filter((kind) => (own.length > 0 ? own : kinds).includes(kind)).slice(0, mostReasons)
  return told.length > 0 ? told.map((kind) => reasons[kind]) : [msg`a plain statement`]
}

/** The kinds of the openings that an author saw, and the place of the one they chose. */
export interface ChosenOpening {
  shown: OpeningKind[][]
  chosen: number
}

/** Which kind of opening an author chooses: with this trait, or without it, in `times` of `of` choices. */
export interface OpeningHabit {
  kind: OpeningKind
  isWith: boolean
  times: number
  of: number
}

/** Fewer choices show no habit. */
export const leastChoices = 6
const leastShare = 2 / 3
/** So many more choices than blind ones would have made. */
const leastLead = 1.5

/** The clearest habit in an author's choices; null if there is none. Only choices between both count. */
export function habitIn(choices: readonly ChosenOpening[]): OpeningHabit | null {
  const habits = openingKinds.flatMap((kind) =>
    [true, false].flatMap((isWith) => {
      const fits = (kinds: readonly OpeningKind[] = []) => kinds.includes(kind) === isWith
      const open = choices.filter(({ shown }) => shown.some(fits) && !shown.every(fits))
      const times = open.filter(({ shown, chosen }) => fits(shown[chosen])).length
      const blind = open.reduce((sum, { shown }) => sum + shown.filter(fits).length / shown.length, 0)
      const isClear = open.length >= leastChoices && times >= leastShare * open.length && times - blind >= leastLead
      return isClear ? [{ kind, isWith, times, of: open.length, lead: times - blind }] : []
    }),
  )
  const [best] = habits.toSorted((one, other) => other.lead - one.lead)
  if (!best) return null
  const { lead: _, ...habit } = best
  return habit
}

export const hasHabit = (kinds: readonly OpeningKind[], habit: OpeningHabit): boolean =>
  kinds.includes(habit.kind) === habit.isWith

const traits: Record<OpeningKind, [those: string, others: string]> = {
  number: ['with a number', 'without a number'],
  name: ['with a name', 'without a name'],
  quotation: ['with a quotation', 'without a quotation'],
  scene: ['with something that happened', 'without anything that happened'],
  question: ['with a question', 'without a question'],
  person: ['in the first person', 'outside the first person'],
  short: [`of at most ${shortOpening} characters`, `of more than ${shortOpening} characters`],
}

/** For a model: “the opening with a number in 5 of 7 choices” */
export const sayHabit = ({ kind, isWith, times, of }: OpeningHabit): string =>
  `the opening ${traits[kind][isWith ? 0 : 1]} in ${times} of ${of} choices`

const chosen: Record<OpeningKind, (isWith: boolean, times: number, of: number) => Message> = {
  number: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening with a number in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening without a number in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  name: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening with a name in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening without a name in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  quotation: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening with a quotation in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening without a quotation in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  scene: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening with something that happened in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening without anything that happened in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  question: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening with a question in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening without a question in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  person: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening in the first person in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening outside the first person in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
  short: (isWith, times, of) =>
    isWith
      ? msg`You chose the opening of at most ${plural({ max: shortOpening }, { other: '# characters' })} in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`
      : msg`You chose the opening of more than ${plural({ max: shortOpening }, { other: '# characters' })} in ${{ times }} of ${plural({ of }, { other: '# choices' })}.`,
}

/** The same to the author. */
export const sayChosen = ({ kind, isWith, times, of }: OpeningHabit): Message => chosen[kind](isWith, times, of)

/** How an author opens posts, as their choices show it. */
export const openingHabits = z.object({
  /** Choices that were made, up to those that count. */
  choices: z.int(),
  /** A sentence; null while the choices show no habit. */
  habit: z.nullable(z.string()),
  /** Whether new posts follow it. */
  isFollowed: z.boolean(),
})
export type OpeningHabits = z.infer<typeof openingHabits>
