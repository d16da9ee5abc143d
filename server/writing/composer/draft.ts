import { neverSaidIn } from '#shared/never-say.ts'
import { contentText, type PostContent, type Section, wordCount } from '#shared/posts.ts'
import { rhythmOf, sentenceKey, sentencesOf, sharedSentences, splitSentences } from '#shared/text.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import type { Brief } from '#shared/writing.ts'
import type { Author } from '../engines/engine.ts'
import { addEmojis } from './emoji.ts'
import { type Speech, speechOf } from './language.ts'
import { type Random, randomFrom } from './random.ts'
import { type Recipe, recipeFor } from './recipes.ts'
import { capitalise, condense, endSentence } from './sentences.ts'
import { isQuestion, readSubject, type Subject } from './subject.ts'
import type { Pools } from './texts.ts'
import { lowerFirst } from './tighten.ts'
import { exclaim, invited, type Voice, voiced, voiceOf, worded } from './tone.ts'

/** The feed cuts a post at about three lines of a phone; an emoji may follow. */
const hookLimit = 136
/** How much of the author's own text one post carries. */
const factLimit = 1_100
const shortest = 650
const longest = 1_500
const attempts = 16
/** How many texts of one request are held apart. */
const regenerations = 10
/** Share of its sentences that one of them may have in common with another. */
const mostShared = 0.4
/** Flaws that are not worth another attempt. */
const tolerated = 0.3

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
  const earlier: string[][] = []
  for (let one = seed - (seed % regenerations); ; one++) {
    const draft = bestDraft(brief, one, wishes, earlier)
    if (one === seed) return withEmojis(brief, draft, seed)
    earlier.push(sentenceKeys(draft))
  }
}

/** Any other wording of a post, for a part of it. */
export const draftVariant = (brief: Brief, seed: number): PostContent =>
  withEmojis(brief, bestDraft(brief, seed, {}, []), seed)

const withEmojis = (brief: Brief, draft: PostContent, seed: number) =>
  addEmojis(draft, brief.emojiUsage, recipeFor(brief.category).emojis, randomFrom(`emoji/${seed}`))

const sentenceKeys = (content: PostContent) => sentencesOf(contentText(content)).map(sentenceKey)

function bestDraft(brief: Brief, seed: number, wishes: Wishes, earlier: readonly string[][]): PostContent {
  const recipe = recipeFor(brief.category)
  const speech = speechOf(brief.language)
  const subject = withAnswers(readSubject(speech, brief.subject, recipe.isOccasion), brief)
  const told = new Set(subject.facts.map(sentenceKey))
  let best: { content: PostContent; flaws: number } | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = randomFrom(`${brief.category}/${seed}/${attempt}`)
    const content = new Draft(brief, recipe, speech, subject, random, seed, attempt).write()
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

/** What the author answered tells more than the subject alone; a word or two is no sentence to quote. */
function withAnswers(subject: Subject, { answers = [] }: Brief): Subject {
  const told = answers
    .flatMap(({ answer }) => answer.split('\n').flatMap(splitSentences))
    .filter((sentence) => wordCount(sentence) > 2 && !isQuestion(sentence))
    .map((sentence) => capitalise(endSentence(sentence)))
  return { ...subject, facts: [...new Set([...subject.facts, ...told])] }
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

class Draft {
  private readonly hooks: readonly string[]
  private readonly allFrames: readonly string[]
  private readonly pools: Pools
  private readonly facts: readonly string[]
  private readonly ownQuestion: string | undefined
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

  constructor(
    brief: Brief,
    recipe: Recipe,
    speech: Speech,
    subject: Subject,
    random: Random,
    seed: number,
    attempt: number,
  ) {
    this.turn = seed
    this.attempt = attempt
    this.recipe = recipe
    this.speech = speech
    this.subject = subject
    this.voice = voiceOf(brief.tone)
    this.random = random
    const { question, facts, title } = subject
    const { asksFirst } = recipe
    this.ownQuestion = question && asksFirst && speech.grammar.isAsked(question, asksFirst) ? question : undefined
    this.facts = this.ownQuestion || !title ? facts : [title]
    const { hooks, frames, lines, told } = speech.category(brief.category)
    this.hooks = hooks
    this.allFrames = frames
    this.pools = this.facts.length || this.ownQuestion ? { ...lines, ...told } : lines
  }

  write(): PostContent {
    const plan = this.inTurn(this.recipe.plans, 'plans', 1)[0]!
    const { hook, rest } = this.open()
    const split = rest.length > 3 ? Math.ceil(rest.length * 0.5) : rest.length
    const insight = [...paragraphs(rest.slice(0, split)), ...this.section('insight', plan.insight)]
    const value = [...paragraphs(rest.slice(split)), ...this.section('value', plan.value)]
    const { question } = this.subject
    const asked = question && !hook.includes(question) && this.subject.facts.length ? `${question} ` : ''
    const cta = asked + this.section('cta', plan.cta).join('\n\n')
    return { hook, insight: insight.join('\n\n'), value: value.join('\n\n'), cta }
  }

  /** The hook, and what the author told besides. */
  private open(): { hook: string; rest: string[] } {
    const { facts, ownQuestion } = this
    if (ownQuestion) return { hook: this.askingFirst(ownQuestion), rest: this.within(facts, factLimit) }
    if (!facts.length) return { hook: this.naming(), rest: [] }
    const alone = facts
      .slice(1)
      .filter((fact) => fact.length <= 110 && fact.length > 15 && !this.speech.leansBack.test(fact))
    const fact = alone.length && this.random.next() < 0.35 ? this.random.pick(alone) : facts[0]!
    const others = facts.filter((one) => one !== fact)
    const rest = this.within(others, factLimit - fact.length)
    const frames = this.inTurn(this.frames(), 'frames', 0)
    const frame = frames.find((one) => worded(one, this.voice).length + fact.length - '{fact}'.length <= hookLimit)
    if (frame) return { hook: this.around(fact, frame), rest }
    if (fact.length <= hookLimit && !this.recipe.asksFirst) return { hook: fact, rest }
    return {
      hook: this.around(fact, frames[0]!),
      rest: [`${this.random.pick(this.speech.phrases('in full'))} ${this.condensed(fact, factLimit)}`, ...rest],
    }
  }

  private frames(): readonly string[] {
    return this.recipe.asksFirst ? this.allFrames.filter((frame) => frame.endsWith('?')) : this.allFrames
  }

  private askingFirst(question: string): string {
    const lead = this.inTurn(this.speech.phrases('question leads'), 'leads', 0)[0]!
    const asked = this.condensed(question, hookLimit - lead.length - 1).replace(/[.…]$/, '?')
    return lead ? `${lead} ${asked}` : asked
  }

  private naming(): string {
    const lines = this.inTurn(this.hooks, 'hooks', 0)
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
    const [, pool = '', mark = '', count] = /^(\w+?)([#•:)+]?)(\d*)$/.exec(word) ?? []
    if (!mark) return this.line(this.draw(pool), section)
    const drawn = count
      ? Array.from({ length: Number(count) }, () => this.draw(pool, Number(count)))
      : (this.pools[pool] ?? []).map((place, at) =>
          typeof place === 'string' ? place : this.inTurn(place, place[0]!, at)[0]!,
        )
    const lines = drawn.map((line) => this.line(line, section))
    const marks: Record<string, (at: number) => string> = {
      '#': (at) => `${at + 1}. `,
      ':': (at) => `${this.speech.phrases('step')[0]} ${at + 1}${this.speech.grammar.colon} `,
      ')': (at) => `${'ABCDEFGH'[at]}) `,
      '•': () => '• ',
      '+': () => '',
    }
    return lines.map((line, at) => marks[mark]!(at) + line).join(mark === '+' ? '\n\n' : '\n')
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

  /** A subject without a name does better with lines that need none, as long as there are enough of them. */
  private fitting(pool: string): Pools[string] {
    const lines = this.pools[pool] ?? []
    const nameless = lines.filter((line) => typeof line !== 'string' || !line.includes('{topic}'))
    return !this.subject.topic && nameless.length > 4 ? nameless : lines
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
