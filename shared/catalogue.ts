import { type Message, msg } from '#shared/say.ts'

// How posts can be written. Posts store these ids: add, never rename.

export const tones = /*i18n*/ [
  { id: 'standard', name: 'Standard' },
  { id: 'professional', name: 'Professional' },
  { id: 'casual', name: 'Casual' },
  { id: 'enthusiastic', name: 'Enthusiastic' },
  { id: 'narrative', name: 'Narrative' },
  { id: 'descriptive', name: 'Descriptive' },
] as const
export type Tone = (typeof tones)[number]['id']

/** The four tones in the form; the API also takes narrative and descriptive, as numbers. */
export const offeredTones = tones.slice(0, 4)

const toneIds: Partial<Record<Tone, number>> = { standard: 1, narrative: 2, descriptive: 3, casual: 4 }
export const toneIdOf = (tone: Tone): number => toneIds[tone] ?? 5
export const toneFromId = (toneId: number): Tone =>
  tones.find((tone) => toneIds[tone.id] === toneId)?.id ?? 'professional'
export const knownTone = (id: string) => tones.find((tone) => tone.id === id) ?? tones[0]

export const emojiUsages = /*i18n*/ [
  { id: 'none', name: 'None' },
  { id: 'a-few', name: 'A few' },
  { id: 'many', name: 'Many' },
] as const
export type EmojiUsage = (typeof emojiUsages)[number]['id']

export const emojiAmounts: Readonly<Record<EmojiUsage, readonly [least: number, most: number]>> = {
  none: [0, 0],
  'a-few': [1, 3],
  many: [5, 8],
}

export const languages = /*i18n*/ [
  { id: 'english', name: 'English' },
  { id: 'spanish', name: 'Spanish' },
  { id: 'french', name: 'French' },
  { id: 'german', name: 'German' },
] as const
export type Language = (typeof languages)[number]['id']

/** Labels; the operator's configuration maps them to models. */
export const aiModels = [
  { id: 'gpt4', name: 'GPT-4' },
  { id: 'claude', name: 'Claude' },
] as const
export type AiModel = (typeof aiModels)[number]['id']

/** The label of the engine that sorts the author's own sentences without a model. */
export const sortedWithoutAi = /*i18n*/ 'Sorted without AI'
/** Whether that engine made a text; older texts store its former label. */
export const isSorted = (engine: string | null): boolean => engine === sortedWithoutAi || engine === 'Arranger'
/** Names the engine on screen: "Written by" a model, or sorted. */
export const madeBy = (engine: string): Message | string =>
  isSorted(engine) ? sortedWithoutAi : msg`Written by ${{ engine }}`

export const idsOf = <T extends string>(options: readonly { id: T }[]): T[] => options.map((option) => option.id)
