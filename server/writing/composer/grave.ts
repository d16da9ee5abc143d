import { AppError } from '#server/errors.ts'
import { catalogueCategories, type Language } from '#shared/catalogue.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import type { PostContent } from '#shared/posts.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import type { Author } from '../engines/engine.ts'
import { readAnswers } from './answers.ts'
import { guessLanguage } from './foreign.ts'
import { speechOf } from './language.ts'
import { linesOf } from './phrases.ts'
import { randomFrom } from './random.ts'
import { recipeFor } from './recipes.ts'
import { condense, endSentence } from './sentences.ts'
import { isQuestion, readSubject } from './subject.ts'
import { textsOf } from './texts.ts'

const hookLimit = 136

const patterns = new Map<string, RegExp>()

/** Phrases in which `*` at the end of a word stands for any ending. */
function phrasesIn(language: Language, heading: string): RegExp {
  const key = `${language}/${heading}`
  const known = patterns.get(key)
  if (known) return known
  const phrases = linesOf(textsOf(language).grave ?? {}, heading).map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
      .replace(/['’]/g, "['’]")
      .replace(/\*/g, '[\\p{L}-]{0,40}'),
  )
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  patterns.set(key, pattern)
  return pattern
}

const isGraveIn = (text: string, language: Language) =>
  text.replace(phrasesIn(language, 'not grave'), ' ').search(phrasesIn(language, 'grave')) >= 0

/** Is it about death, illness, violence, war or the loss of a living, as far as single words can tell? */
export function isGrave(brief: Pick<Brief, 'subject' | 'answers' | 'language' | 'leadMagnetTitle'>): boolean {
  const text = `${factsOf(brief)}\n${brief.leadMagnetTitle ?? ''}`
  const guess = guessLanguage(text)
  return isGraveIn(text, brief.language) || (guess !== undefined && isGraveIn(text, guess))
}

/**
 * Nothing but the author's own words, in their order, and quiet lines around them: no emojis, no opinion, no tone. Where
 * there are no words of the author's, or the category cannot do without lines of its own, it is refused.
 */
export function writeGravely(brief: Brief, seed: number, author?: Author): PostContent {
  const { language, category, tone } = brief
  const recipe = recipeFor(category)
  if (!recipe.isSober) throw new AppError('invalid', `${notHere(category)} ${unchanged}`)
  const speech = speechOf(language)
  const { facts, question, title } = readSubject(speech, brief.subject, true)
  const told = [...facts, ...readAnswers(speech, brief, seed).told]
  if (!told.length && !question) throw new AppError('invalid', `${tellMore} ${unchanged}`)

  const pools = textsOf(language).grave ?? {}
  const wording = tone === 'professional' || tone === 'descriptive' ? 1 : 0
  const line = (pool: string): string => {
    const lines = linesOf(pools, pool).map((one) =>
      one.replace(/<([^<>|]*)\|([^<>]*)>/g, (_, one: string, other: string) => (wording ? other : one)),
    )
    const order = randomFrom(`grave/${pool}`).shuffle(lines)
    const turned = order.map((_, at) => order[(at + seed) % order.length]!)
    return turned.find((one) => !author || neverSaidIn(one, author.neverSay).length === 0) ?? turned[0]!
  }

  const [first = title ?? question!, ...rest] = told
  const short = condense(first, hookLimit, speech)
  const isAsked = recipe.asksFirst !== undefined
  const asked = line('hook, asked')
  const framed = asked.replace('{fact}', () => condense(first, hookLimit - asked.length + '{fact}'.length, speech))
  const hook = isAsked ? (question ?? (isQuestion(short) ? short : framed)) : short
  const own = hook.includes(first) || !told.length ? rest : [first, ...rest]
  const half = Math.ceil(own.length / 2)
  const cta = [question && !hook.includes(question) && told.length ? question : '', line('cta')]
  return {
    hook,
    insight: withLine(own.slice(0, half), line('insight')),
    value: withLine(own.slice(half), line('value')),
    cta: cta.filter(Boolean).join(' '),
  }
}

/** Three sentences to a paragraph. */
function withLine(facts: readonly string[], line: string): string {
  const paragraphs: string[] = []
  for (let at = 0; at < facts.length; at += 3)
    paragraphs.push(
      facts
        .slice(at, at + 3)
        .map(endSentence)
        .join(' '),
    )
  return [...paragraphs, line].join('\n\n')
}

const sober = catalogueCategories.filter(({ id }) => recipeFor(id).isSober).map(({ name }) => name)
const notHere = (category: string) =>
  `On a subject as grave as this the built-in composer writes only around your own words, and “${
    catalogueCategories.find(({ id }) => id === category)?.name ?? 'this kind of post'
  }” needs lines of its own. Choose ${sober.slice(0, 3).join(', ')}, or connect a model.`
const tellMore =
  'On a subject as grave as this the built-in composer writes only around your own words. Say in a sentence or two what you want to tell, or connect a model.'
const unchanged = 'Your text stays as it is.'
