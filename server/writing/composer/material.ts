import type { Brief } from '#shared/writing.ts'
import { type Answers, answersIn, sidesOf } from './answers.ts'
import type { Speech } from './language.ts'
import { linesOf } from './phrases.ts'
import type { Recipe } from './recipes.ts'
import { endSentence } from './sentences.ts'
import type { Subject } from './subject.ts'
import type { Pools } from './texts.ts'
import { factLines, isOwnStory, questionsOn, traitsOf } from './told.ts'

/** What a post is made of: the author's words, and the prepared lines that can stand beside them. */
export interface Material {
  /** Sentences of the author's, in the order in which they were told. */
  facts: readonly string[]
  /** What the author told in the interview. */
  answered: readonly string[]
  /** The author's question, where it may open the post. */
  ownQuestion?: string
  /** What people can choose from, in the author's words. */
  options: readonly string[]
  isOwnStory: boolean
  hooks: readonly string[]
  frames: readonly string[]
  pools: Pools
}

export function materialFor(
  { category }: Pick<Brief, 'category'>,
  recipe: Recipe,
  speech: Speech,
  { question, facts: told, title }: Subject,
  answers: Answers,
): Material {
  const { asksFirst } = recipe
  const { hooks, frames, lines, told: toldLines } = speech.category(category)
  const isPoll = asksFirst === 'yes or no'
  const isAsked = (kind: NonNullable<typeof asksFirst>) =>
    question !== undefined && speech.grammar.isAsked(question, kind)
  const options = !isPoll ? [] : answers.options.length || !question ? answers.options : sidesOf(question, speech.id)

  // A post that opens with a question has no better one than the author's, unless there are facts to ask about.
  const opens = asksFirst !== undefined && (isAsked(asksFirst) || options.length > 0 || !told.length)
  const ownQuestion = opens ? question : undefined
  const facts = ownQuestion || !title ? told : [title]
  const answered = [...answers.told, ...(isPoll ? [] : answers.options.map(endSentence))]

  // The options of a poll have to answer what it opens with.
  const isTold = isPoll
    ? options.length > 0 || (ownQuestion ? isAsked(asksFirst) : facts.length > 0)
    : facts.length > 0 || answered.length > 0 || ownQuestion !== undefined
  return {
    facts,
    answered,
    ownQuestion,
    options,
    isOwnStory: isOwnStory([...told, ...answers.told], speech),
    pools: isTold ? { ...lines, ...toldLines } : lines,
    ...(isPoll && answers.options.length
      ? { hooks: linesOf(answersIn(speech.id), 'poll'), frames: linesOf(answersIn(speech.id), 'poll, told') }
      : { hooks, frames: framesFor(told[0], frames, category, recipe, speech) }),
  }
}

/** Only frames that are true of the author's sentence. */
function framesFor(
  fact: string | undefined,
  frames: readonly string[],
  category: string,
  recipe: Recipe,
  speech: Speech,
): readonly string[] {
  if (fact === undefined) return recipe.asksFirst ? frames : factLines(speech.id, 'a question told')
  if (recipe.asksFirst) return questionsOn(fact, category, speech)
  const traits = traitsOf(fact, speech)
  return recipe.frames?.some((trait) => traits.has(trait)) ? frames : factLines(speech.id, 'true of anything')
}
