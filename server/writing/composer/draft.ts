import { AppError } from '#server/errors.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { contentText, type PostContent, type Section } from '#shared/posts.ts'
import { rhythmOf, sentenceKey, sentencesOf, sharedSentences } from '#shared/text.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import type { Brief } from '#shared/writing.ts'
import type { Author } from '../engines/engine.ts'
import { type Answers, readAnswers } from './answers.ts'
import { addEmojis } from './emoji.ts'
import { isGrave, writeGravely } from './grave.ts'
import { asksForOwnList, subjectsIn } from './heads.ts'
import { type Speech, speechOf } from './language.ts'
import { type Material, materialFor } from './material.ts'
import { linesOf } from './phrases.ts'
import { type Random, randomFrom } from './random.ts'
import { type Recipe, recipeFor } from './recipes.ts'
import { capitalise, condense, endSentence } from './sentences.ts'
import { entitled, readSubject, type Subject } from './subject.ts'
import type { Pools } from './texts.ts'
import { lowerFirst } from './tighten.ts'
import { isOutsiders } from './told.ts'
import { exclaim, invited, type Voice, voiced, voiceOf, worded } from './tone.ts'

/** The feed cuts a post at about three lines of a phone; an emoji may follow. */
const hookLimit = 136
/** How much of the author's own text one post carries, with what was answered in the interview. */
const factLimit = 1_100
const toldLimit = 1_700
const shortest = 650
const longest = 1_500
const attempts = 16
/** How many texts of one request are held apart. */
const regenerations = 10
/** Share of its sentences that one of them may have in common with another. */
const mostShared = 0.4
/** Flaws that are not worth another attempt. */
const tolerated = 0.3

const listMissing =
  'Only you know what is on this list, and the built-in composer invents nothing. Write the points below your subject, one to a line, or connect a model. Your text stays as it is.'

/** What a draft is held against, besides the brief. */
export interface Wishes {
  author?: Author
  /** The text it replaces: what comes now has to be another one. */
  former?: PostContent
}

/**
 * Writes a post. The same brief, wishes and seed give the same post. Ten seeds from a multiple of ten on are ten
 * regenerations of one request: each keeps away from those before it.
 */
export function draftPost(brief: Brief, seed: number, wishes: Wishes = {}): PostContent {
  if (isGrave(brief)) return writeGravely(brief, seed, wishes.author)
  const earlier: string[][] = []
  for (let one = seed - (seed % regenerations); ; one++) {
    const draft = bestDraft(brief, one, wishes, earlier)
    if (one === seed) return withEmojis(brief, draft, seed)
    earlier.push(sentenceKeys(draft))
  }
}

/** Any other wording of a post, for a part of it. */
export const draftVariant = (brief: Brief, seed: number): PostContent =>
  isGrave(brief) ? writeGravely(brief, seed) : withEmojis(brief, bestDraft(brief, seed, {}, []), seed)

const withEmojis = (brief: Brief, draft: PostContent, seed: number) =>
  addEmojis(draft, brief.emojiUsage, recipeFor(brief.category).emojis, randomFrom(`emoji/${seed}`))

const sentenceKeys = (content: PostContent) => sentencesOf(contentText(content)).map(sentenceKey)

function bestDraft(brief: Brief, seed: number, wishes: Wishes, earlier: readonly string[][]): PostContent {
  const recipe = recipeFor(brief.category)
  const speech = speechOf(brief.language)
  const subject = brief.leadMagnetTitle
    ? entitled(speech, brief.leadMagnetTitle)
    : readSubject(speech, brief.subject, recipe.isOccasion)
  const answers = readAnswers(speech, brief, seed)
  if (
    !brief.leadMagnetTitle &&
    subject.facts.length < 2 &&
    !answers.told.length &&
    asksForOwnList(brief.subject.trim(), speech)
  )
    throw new AppError('invalid', listMissing)
  const told = new Set([...subject.facts, ...answers.told.flatMap(sentencesOf)].map(sentenceKey))
  let best: { content: PostContent; flaws: number } | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = randomFrom(`${brief.category}/${seed}/${attempt}`)
    const content = new Draft({ brief, recipe, speech, subject, answers, random, seed, attempt }).write()
    const own = sentenceKeys(content).filter((sentence) => !told.has(sentence))
    const shared = earlier.map(
      (other) => own.filter((sentence) => other.includes(sentence)).length / Math.min(own.length, other.length),
    )
    const flaws = flawsOf(content, wishes) + Math.max(0, ...shared.map((share) => share - mostShared)) * 60
    if (!best || flaws < best.flaws) best = { content, flaws }
    if (flaws < tolerated) break
  }
  return best!.content
}

function flawsOf(content: PostContent, { author, former }: Wishes): number {
  const text = contentText(content)
  return (
    Math.max(0, 0.55 - rhythmOf(text)) * 5 +
    Math.max(0, shortest - text.length, text.length - longest) / 100 +
    Math.max(0, content.hook.length - hookLimit) / 10 +
    (former ? Math.max(0, sharedSentences(text, contentText(former)) - 0.3) * 10 : 0) +
    (author && neverSaidIn(text, author.neverSay).length > 0 ? 5 : 0) +
    (author?.voice ? 1 - matchVoice(text, author.voice).share : 0)
  )
}

interface Sources {
  brief: Brief
  recipe: Recipe
  speech: Speech
  subject: Subject
  answers: Answers
  random: Random
  seed: number
  attempt: number
}

const onlyForActivities = ({ id }: Speech) => linesOf(subjectsIn(id), 'only for what is done')

class Draft {
  private readonly material: Material
  private readonly pools: Pools
  private readonly facts: readonly string[]
  private readonly drawn = new Map<string, Pools[string][number][]>()
  private readonly voice: Voice
  private readonly recipe: Recipe
  private readonly speech: Speech
  private readonly subject: Subject
  private readonly random: Random
  private readonly turn: number
  private readonly attempt: number
  private namedIn: Section | undefined
  private opened = false

  constructor({ brief, recipe, speech, subject, answers, random, seed, attempt }: Sources) {
    this.turn = seed
    this.attempt = attempt
    this.recipe = recipe
    this.speech = speech
    this.subject = subject
    this.voice = voiceOf(brief.tone)
    this.random = random
    const material = materialFor(brief, recipe, speech, subject, answers)
    this.material = material
    this.facts = material.facts
    this.pools = material.pools
  }

  write(): PostContent {
    const plan = this.inTurn(this.recipe.plans, 'plans', 1)[0]!
    const answered = this.within(this.material.answered, factLimit)
    const { hook, rest: told } = this.open(Math.min(factLimit, toldLimit - answered.join(' ').length))
    const rest = [...told, ...answered]
    const split = rest.length > 3 ? Math.ceil(rest.length * 0.5) : rest.length
    const insight = [...paragraphs(rest.slice(0, split)), ...this.section('insight', plan.insight)]
    const value = [...paragraphs(rest.slice(split)), ...this.section('value', plan.value)]
    const { question } = this.subject
    const asked = question && !hook.includes(question) && this.subject.facts.length ? `${question} ` : ''
    const cta = asked + this.section('cta', plan.cta).join('\n\n')
    return { hook, insight: insight.join('\n\n'), value: value.join('\n\n'), cta }
  }

  /** The hook, and what the author told besides. */
  private open(room: number): { hook: string; rest: string[] } {
    const { facts } = this
    const { ownQuestion } = this.material
    if (ownQuestion) return { hook: this.askingFirst(ownQuestion), rest: this.within(facts, room) }
    if (!facts.length) return { hook: this.naming(), rest: [] }
    // A story is told in its order: what comes later leans on what came first.
    const [fact = '', ...others] = facts
    const rest = this.within(others, room - fact.length)
    const frames = this.inTurn(this.material.frames, 'frames', 0)
    const frame = frames.find((one) => worded(one, this.voice).length + fact.length - '{fact}'.length <= hookLimit)
    if (frame) return { hook: this.around(fact, frame), rest }
    if (fact.length <= hookLimit && !this.recipe.asksFirst) return { hook: fact, rest }
    return {
      hook: this.around(fact, frames[0]!),
      rest: [`${this.random.pick(this.speech.phrases('in full'))} ${this.condensed(fact, room)}`, ...rest],
    }
  }

  private askingFirst(question: string): string {
    const lead = this.inTurn(this.speech.phrases('question leads'), 'leads', 0)[0]!
    const asked = this.condensed(question, hookLimit - lead.length - 1).replace(/[.…]$/, '?')
    return lead ? `${lead} ${asked}` : asked
  }

  private naming(): string {
    const lines = this.inTurn(this.fittest(this.material.hooks) as readonly string[], 'hooks', 0)
    const room = hookLimit - this.name.length + '{topic}'.length
    const hook = this.condensed(
      this.line(lines.find((line) => worded(line, this.voice).length <= room) ?? lines[0]!, 'hook'),
      hookLimit,
    )
    return this.voice === 'enthusiastic' ? exclaim(hook, this.speech) : hook
  }

  /** A fact that is too long is cut down to leave room for its frame. */
  private around(fact: string, frame: string): string {
    const spoken = voiced(frame, this.voice, this.speech, this.random)
    const short = this.condensed(fact, hookLimit - spoken.length + '{fact}'.length)
    // Inside a sentence the first word loses its capital, unless it may be a name.
    const isInside = /[:,]\s\{fact\}/.test(frame)
    return spoken.replace('{fact}', () => (isInside ? lowerFirst(short, this.speech) : short))
  }

  private section(section: Section, plan: string): string[] {
    return plan.split(' / ').map((part) => {
      const pieces = part.split(' ').map((word) => this.piece(section, word))
      return pieces.join(part.includes('+') ? '\n\n' : ' ')
    })
  }

  private piece(section: Section, word: string): string {
    const [, pool = '', mark = '', count] = /^(\w*[A-Za-z_])([#•:)+]?)(\d*)$/.exec(word) ?? []
    if (!mark) return this.line(this.draw(pool), section)
    const wanted = count && this.asMany(Number(count), pool)
    const drawn = wanted
      ? Array.from({ length: wanted }, () => this.draw(pool, wanted))
      : (this.pools[pool] ?? []).map((place, at) =>
          typeof place === 'string' ? place : this.inTurn(place, place[0]!, at)[0]!,
        )
    const { options } = this.material
    const lines = mark === ')' && options.length ? options : drawn.map((line) => this.line(line, section))
    const marks: Record<string, (at: number) => string> = {
      '#': (at) => `${at + 1}. `,
      ':': (at) => `${this.speech.phrases('step')[0]} ${at + 1}${this.speech.grammar.colon} `,
      ')': (at) => `${'ABCDEFGH'[at]}) `,
      '•': () => '• ',
      '+': () => '',
    }
    return lines.map((line, at) => marks[mark]!(at) + line).join(mark === '+' ? '\n\n' : '\n')
  }

  /** As many as the subject asks for, where there are that many. */
  private asMany(planned: number, pool: string): number {
    const { count } = this.subject
    return count && count > 1 && count <= this.fitting(pool).length ? count : planned
  }

  private draw(pool: string, atOnce = 1): string {
    const left = this.drawn.get(pool) ?? []
    if (!left.length)
      left.push(
        ...(atOnce > 1
          ? this.inRounds(this.fitting(pool), atOnce, pool)
          : this.inTurn(this.fitting(pool), pool, this.stepOf(pool))),
      )
    this.drawn.set(pool, left)
    const next = left.shift()
    return typeof next === 'string' ? next : this.random.pick(next ?? [''])
  }

  /**
   * The options in an order in which seeds that follow each other begin with different ones until all have had their
   * turn. After each round the pool moves on by its own step: two posts that meet in one pool do not meet in the next.
   * Another attempt at the same seed begins anywhere.
   */
  private inTurn<T>(options: readonly T[], name: string, step: number): T[] {
    const { turn, attempt } = this
    const order = randomFrom(name).shuffle(options)
    const shift = attempt ? randomFrom(`${name}/${attempt}/${turn}`).below(options.length) : 0
    const start = (turn + Math.floor(turn / options.length) * (step % options.length) + shift) % options.length
    return [...order.slice(start), ...order.slice(0, start)]
  }

  /** Several at once: each round through the options has an order of its own. */
  private inRounds<T>(options: readonly T[], atOnce: number, name: string): T[] {
    const { turn, attempt } = this
    const perRound = Math.max(1, Math.floor(options.length / atOnce))
    const order = randomFrom(`${name}/${Math.floor(turn / perRound)}/${attempt}`).shuffle(options)
    const start = (turn % perRound) * atOnce
    return [...order.slice(start), ...order.slice(0, start)]
  }

  private stepOf(pool: string): number {
    return 1 + Object.keys(this.pools).indexOf(pool)
  }

  /** The lines of a pool that can be said of this subject, by this author, as long as there are enough of them. */
  private fitting(pool: string): Pools[string] {
    return this.fittest(this.pools[pool] ?? [])
  }

  private fittest(lines: Pools[string]): Pools[string] {
    const { subject, speech } = this
    const isActivity = !subject.doing?.startsWith('concerned with')
    const known = lines.filter(
      (line) =>
        typeof line !== 'string' ||
        !(
          (this.material.isOwnStory && isOutsiders(line, speech)) ||
          (!isActivity && onlyForActivities(speech).some((words) => line.includes(words)))
        ),
    )
    const fitting = known.length > 2 ? known : lines
    // A subject without a name does better with lines that need none.
    const nameless = fitting.filter((line) => typeof line !== 'string' || !line.includes('{topic}'))
    return !subject.topic && nameless.length > 4 ? nameless : fitting
  }

  private line(line: string, section: Section): string {
    const hasOpened = this.opened
    if (line.startsWith('~')) this.opened = true
    const plain = hasOpened && line.startsWith('~') ? capitalise(line.slice(1)) : line
    const { voice, speech, random } = this
    const text = section === 'cta' ? invited(plain, voice, speech, random) : voiced(plain, voice, speech, random)
    const filled = text.replace(
      /((?:(?<!\S)(?:\S+\s){1,3})?)\{(topic|Topic|doing)\}/g,
      (_, before: string, slot: string) => {
        const { topic } = this.subject
        const isKnown = !topic || section === this.namedIn || (this.namedIn !== undefined && topic.length > 45)
        const name = isKnown ? speech.phrases('again')[0]! : topic
        this.namedIn = section
        if (slot === 'Topic') return before + capitalise(name)
        if (slot === 'doing') return before + (speech.grammar.activity?.(this.subject, isKnown) ?? name)
        return speech.grammar.joined?.(before, name, isKnown) ?? before + name
      },
    )
    return capitalise(filled.replace(/([?!])([”"»“])\.(?=\s|$)/g, '$1$2'))
  }

  private get name(): string {
    return this.subject.topic ?? this.speech.phrases('again')[0]!
  }

  private condensed = (sentence: string, limit: number) => condense(sentence, limit, this.speech)

  private within(facts: readonly string[], limit: number): string[] {
    let left = limit
    const kept: string[] = []
    for (const fact of facts) {
      const short = this.condensed(fact, 420)
      if (short.length > left) continue
      kept.push(endSentence(short))
      left -= short.length
    }
    return kept
  }
}

/** The author's sentences, at most three to a paragraph. */
function paragraphs(facts: readonly string[]): string[] {
  const groups: string[] = []
  for (let at = 0; at < facts.length; at += 3) groups.push(facts.slice(at, at + 3).join(' '))
  return groups
}
