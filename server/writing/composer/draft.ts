import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { rhythmOf } from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { addEmojis } from './emoji.ts'
import { type Random, randomFrom } from './random.ts'
import type { Recipe } from './recipe.ts'
import { recipeFor } from './recipes.ts'
import { capitalise, condense, endSentence } from './sentences.ts'
import { readSubject, type Subject } from './subject.ts'
import { exclaim, invited, type Voice, voiced, voiceOf } from './tone.ts'

/** The feed cuts a post at about three lines of a phone; an emoji may follow. */
const hookLimit = 136
/** How much of the author's own text one post carries. */
const factLimit = 1_100
const shortest = 650
const longest = 1_500
const attempts = 6

/** Writes a post. The same brief and seed give the same post. */
export function draftPost(brief: Brief, seed: number): PostContent {
  const recipe = recipeFor(brief.category)
  const subject = readSubject(brief.subject, recipe.isOccasion)
  let best: { content: PostContent; flaws: number } | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    const random = randomFrom(`${brief.category}/${seed}/${attempt}`)
    const turn = seed + attempt * 1_000_003
    const content = new Draft(recipe, subject, voiceOf(brief.tone), random, turn).write()
    const flaws = flawsOf(content)
    if (!best || flaws < best.flaws) best = { content, flaws }
    if (!flaws) break
  }
  return addEmojis(best!.content, brief.emojiUsage, recipe.emojis, randomFrom(`emoji/${seed}`))
}

function flawsOf(content: PostContent): number {
  const text = sections.map((section) => content[section]).join('\n\n')
  return (
    Math.max(0, 0.55 - rhythmOf(text)) * 5 +
    Math.max(0, shortest - text.length, text.length - longest) / 200 +
    Math.max(0, content.hook.length - hookLimit) / 10
  )
}

class Draft {
  private readonly pools: Recipe['lines']
  private readonly facts: readonly string[]
  private readonly ownQuestion: string | undefined
  private readonly drawn = new Map<string, (string | readonly string[])[]>()
  private readonly recipe: Recipe
  private readonly subject: Subject
  private readonly voice: Voice
  private readonly random: Random
  private readonly turn: number
  private namedIn: Section | undefined
  private opened = false

  constructor(recipe: Recipe, subject: Subject, voice: Voice, random: Random, turn: number) {
    this.turn = turn
    this.recipe = recipe
    this.subject = subject
    this.voice = voice
    this.random = random
    this.ownQuestion = subject.question && recipe.asksFirst?.test(subject.question) ? subject.question : undefined
    this.facts = this.ownQuestion || !subject.title ? subject.facts : [subject.title]
    this.pools = this.facts.length || this.ownQuestion ? { ...recipe.lines, ...recipe.told } : recipe.lines
  }

  write(): PostContent {
    const plan = this.random.pick(this.recipe.plans)
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
    if (ownQuestion) return { hook: this.askingFirst(ownQuestion), rest: within(facts, factLimit) }
    if (!facts.length) return { hook: this.naming(), rest: [] }
    const alone = facts.slice(1).filter((fact) => fact.length <= 110 && fact.length > 15 && !leansBack.test(fact))
    const fact = alone.length && this.random.next() < 0.35 ? this.random.pick(alone) : facts[0]!
    const others = facts.filter((one) => one !== fact)
    const rest = within(others, factLimit - fact.length)
    const frames = inTurn(this.frames(), this.turn, 'frames')
    const frame = frames.find((one) => one.length + fact.length - '{fact}'.length <= hookLimit)
    if (frame) return { hook: this.around(fact, frame), rest }
    if (fact.length <= hookLimit && !this.recipe.asksFirst) return { hook: fact, rest }
    return {
      hook: this.around(fact, frames[0]!),
      rest: [`${this.random.pick(inFull)} ${condense(fact, factLimit)}`, ...rest],
    }
  }

  private frames(): readonly string[] {
    const { frames, asksFirst } = this.recipe
    return asksFirst ? frames.filter((frame) => frame.endsWith('?')) : frames
  }

  private askingFirst(question: string): string {
    const lead = inTurn(questionLeads, this.turn, 'leads')[0]!
    return lead + condense(question, hookLimit - lead.length).replace(/[.…]$/, '?')
  }

  private naming(): string {
    const lines = inTurn(this.recipe.hooks, this.turn, 'hooks')
    const room = hookLimit - this.subject.topic.length + '{topic}'.length
    const hook = condense(this.line(lines.find((line) => line.length <= room) ?? lines[0]!, 'hook'), hookLimit)
    return this.voice === 'enthusiastic' ? exclaim(hook) : hook
  }

  /** A fact that is too long is cut down to leave room for its frame. */
  private around(fact: string, frame: string): string {
    const spoken = voiced(frame, this.voice, this.random)
    const short = condense(fact, hookLimit - spoken.length + '{fact}'.length)
    return spoken.replace('{fact}', () => framed(short, frame))
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
      : (this.pools[pool] ?? []).map((place) =>
          typeof place === 'string' ? place : inTurn(place, this.turn, place[0]!)[0]!,
        )
    const lines = drawn.map((line) => this.line(line, section))
    const marks: Record<string, (at: number) => string> = {
      '#': (at) => `${at + 1}. `,
      ':': (at) => `Step ${at + 1}: `,
      ')': (at) => `${'ABCDEFGH'[at]}) `,
      '•': () => '• ',
      '+': () => '',
    }
    return lines.map((line, at) => marks[mark]!(at) + line).join(mark === '+' ? '\n\n' : '\n')
  }

  private draw(pool: string, atOnce = 1): string {
    const left = this.drawn.get(pool) ?? []
    if (!left.length) left.push(...inTurn(this.fitting(pool), this.turn * atOnce, pool))
    this.drawn.set(pool, left)
    const next = left.shift()
    return typeof next === 'string' ? next : this.random.pick(next ?? [''])
  }

  /** A subject without a name does better with lines that need none, as long as there are enough of them. */
  private fitting(pool: string): Recipe['lines'][string] {
    const lines = this.pools[pool] ?? []
    const nameless = lines.filter((line) => typeof line !== 'string' || !line.includes('{topic}'))
    return this.subject.topic === 'this' && nameless.length > 2 ? nameless : lines
  }

  private line(line: string, section: Section): string {
    const hasOpened = this.opened
    if (line.startsWith('~')) this.opened = true
    const plain = hasOpened && line.startsWith('~') ? capitalise(line.slice(1)) : line
    const text = section === 'cta' ? invited(plain, this.voice, this.random) : voiced(plain, this.voice, this.random)
    const { topic, again, doing } = this.subject
    return capitalise(
      text
        .replace(/\{(topic|Topic|doing)\}/g, (_, slot: string) => {
          const isKnown = section === this.namedIn || (this.namedIn !== undefined && topic.length > 45)
          const name = isKnown ? again : topic
          this.namedIn = section
          if (slot === 'doing')
            return isKnown && doing !== topic ? doing.replace(topic, again) : isKnown ? `doing ${again}` : doing
          return slot === 'Topic' ? capitalise(name) : name
        })
        .replace(/([?!])([”"])\.(?=\s|$)/g, '$1$2'),
    )
  }
}

/** Shuffled so that seeds which follow each other begin with different options until all have had their turn. */
function inTurn<T>(options: readonly T[], turn: number, name: string): T[] {
  const order = randomFrom(`${name}/${Math.floor(turn / options.length)}`).shuffle(options)
  const start = turn % options.length
  return [...order.slice(start), ...order.slice(0, start)]
}

const leansBack =
  /^(?:this|that|these|those|it|its|they|them|their|he|she|his|her|and|but|so|then|also|still|instead|because|which|both|neither|after that|since then|\p{Ll})\b/iu

const questionLeads = ['', 'An open question: ', 'Asked in earnest: ', 'Worth a minute: ']

const inFull = ['In full:', 'The longer version:', 'The whole sentence:', 'With the details:']

/** Inside a sentence the first word loses its capital, unless it may be a name. */
function framed(fact: string, frame: string): string {
  const isInside = /[:,] \{fact\}/.test(frame)
  const opens =
    /^(?:We|Our|The|A|An|My|This|In|On|At|After|Before|Most|Many|Some|When|If|How|Why|What|It|They|He|She|Every|Each|No)\b/
  return isInside && opens.test(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact
}

function within(facts: readonly string[], limit: number): string[] {
  let left = limit
  const kept: string[] = []
  for (const fact of facts) {
    const short = fact.length > 420 ? condense(fact, 420) : fact
    if (short.length > left) continue
    kept.push(endSentence(short))
    left -= short.length
  }
  return kept
}

/** The author's sentences, at most three to a paragraph. */
function paragraphs(facts: readonly string[]): string[] {
  const groups: string[] = []
  for (let at = 0; at < facts.length; at += 3) groups.push(facts.slice(at, at + 3).join(' '))
  return groups
}
