import type { AskedFirst } from '../recipes.ts'
import { capitalise } from '../sentences.ts'
import { type Subject, told } from '../subject.ts'
import { contracted, spelledOut } from './english-forms.ts'
import {
  ambiguousVerbs,
  countable,
  doublingVerbs,
  finite,
  notThings,
  pastVerbs,
  presentVerbs,
  properStarts,
  verbs,
  workedOn,
} from './english-words.ts'
import type { Grammar } from './grammar.ts'
import { isKnownName } from './names.ts'

const order =
  /^(?:please\s+)?(?:write|create|draft|generate|make|do)\s+(?:me\s+)?(?:an?\s+)?(?:short\s+|linkedin\s+|good\s+)*(?:post|text|article|story)\s+(?:about|on|for)\s+/i
const subordinator = /^(?:what|why|how|when|where|which|who|whether)$/i
const pronoun = /^(?:i|we|they|he|she|it|you|i'm|i've|we're|we've|they're|it's|you're|that's|there's|there)$/i

const kinds: Record<AskedFirst, RegExp> = {
  'any question': /./,
  'what if': /^what if\b/i,
  'yes or no': /^(?:should|would|do|does|is|are|can|could|will|did|have|has)\b/i,
}

const quoted = (text: string) => `“${text.replace(/["“”]/g, '')}”`

const named = (topic: string, doing = doingWith(topic)): Subject => ({ facts: [], topic, doing })

/** Only some things are worked on; nobody works on "imposter syndrome". */
function doingWith(topic: string): string {
  const words = topic.toLowerCase().split(' ')
  const head = headOf(words)
  return workedOn.has(head) ||
    workedOn.has(head.replace(/s$/, '')) ||
    (words.length === 1 && /\p{L}{3}ing$/u.test(head))
    ? `working on ${topic}`
    : `concerned with ${topic}`
}

/** The noun that stands for a group of words: the last one before a preposition. */
function headOf(words: readonly string[]): string {
  const preposition = words.findIndex(
    (word, at) => at > 0 && /^(?:for|of|in|on|at|with|without|to|from|about|by|between|among|as)$/i.test(word),
  )
  return words[(preposition < 0 ? words.length : preposition) - 1] ?? ''
}

const about = (facts: readonly string[], topic: string | undefined): Subject => ({
  ...told(facts),
  topic,
  doing: topic && `dealing with ${topic}`,
})

const happened = new RegExp(
  `(?<!\\p{L})(?:was|were|been|did|(?:did|was|were)n['’]t|${[...pastVerbs].join('|')}|(?!(?:advanced|based|bored|indeed|limited|mixed|need|related|required|shared|skilled|speed|tired|unlimited)\\b)\\p{L}{2,}[^e\\s]ed)\\b`,
  'iu',
)

export const english: Grammar = {
  order,
  quoted,
  single,
  asked,
  thingIn,
  colon: ':',
  exclaimed: (sentence) => `${sentence}!`,
  newStart: /,? (?:and|but|so|yet) (?=(?:I|we|you|they|he|she|it|there|this|that|the|our|my|nobody|everyone)\s)/g,
  halfOpen: /^(?:if|when|although|because|since|while|unless|whether)\b/i,
  and: /^and /,
  comma: ', and ',
  remark: /,? (?:which|because|although|though|since|whereas)\s/g,
  happened,
  toCome: /\b(?:will|won['’]t|going to|about to|by (?:20\d\d|next)|next (?:year|month|quarter)|in (?:\w+) years)\b/i,
  isOrder: (sentence) => isCommand(sentence.replace(/(?<![.!…])[.!…]+$/, '').split(' ')),
  isWhole(sentence) {
    const main = sentence.replace(/(?<![.!…])[.!…]+$/, '').split(/[,;:]/)[0]!
    const words = main.split(' ')
    return words.length > 1 && (isSentence(words, false) || isCommand(words))
  },
  theme(sentence) {
    const [, opening = ''] = /^(my|our|what|why|how|when|where|which|who|whether)\b[^?]*$/i.exec(sentence) ?? []
    const inside = sentence.charAt(0).toLowerCase() + sentence.slice(1)
    if (/^(?:my|our)$/i.test(opening)) return { topic: inside, isThing: true }
    return opening ? { topic: `the question of ${inside}`, isThing: true } : undefined
  },
  isAsked: (question, kind) => kinds[kind].test(question),
  activity({ topic, doing }, isKnown) {
    if (!topic) return 'trying something similar'
    const known = doing ?? `working on ${topic}`
    if (!isKnown) return known
    return known === topic ? 'doing this' : known.replace(topic, 'this')
  },
  casual: contracted,
  formal: spelledOut,
}

function single(bare: string, text: string, isOne: boolean): Subject {
  const words = bare.split(' ')
  const activity = /^(?:how (?:not )?to|to)\s+(\S.*)$/i.exec(bare)
  if (activity?.[1] && isVerb(activity[1]))
    return activityOf(/^how not/i.test(bare) ? `not ${gerund(activity[1])}` : gerund(activity[1]), bare)
  if (isCommand(words)) {
    // What is done, delivered or celebrated is no order.
    const [, made] =
      /^(?:ship|finish|launch|release|deliver|complete|build|publish|open) ((?:the|our|my) .+)$/i.exec(bare) ?? []
    if (isOne && made && made.length <= 70) return named(made)
    const act = isOne && isVerb(bare) ? gerund(bare) : ''
    return act && act.length <= 70 ? named(act, act) : { ...told([text]), ...commandTopic(bare) }
  }
  const inside = bare.charAt(0).toLowerCase() + bare.slice(1)
  if (isEmbedded(words) && bare.length <= 60)
    return named(`the ${/\b(?:i|we|my|our)\b/i.test(bare) ? 'story' : 'question'} of ${inside}`)
  const sentence = isSentence(words, /[.!]$/.test(text.trim()))
  const isOwned = /^(?:my|our)$/i.test(words[0]!)
  if (isOwned && !sentence && bare.length <= 70 && namesThing(words)) return named(inside)
  if (sentence || isOwned || subordinator.test(words[0]!) || bare.length > 70)
    return about([text], sentence ? thingIn([text]) : undefined)
  const topic = nounPhrase(bare, isOne)
  return /^\p{L}+ing$/u.test(words[0]!) && words.length > 1 ? named(topic, topic) : named(topic)
}

/** "My first job", "our office in Lyon"; what may be a verb at its end is no thing: "my dog sleeps". */
function namesThing(words: readonly string[]): boolean {
  if (happened.test(words.slice(1).join(' '))) return false
  const until = words.findIndex(
    (word, at) => at > 1 && /^(?:for|of|in|on|at|with|without|to|from|about|by|between|as|\p{L}+ing)$/iu.test(word),
  )
  const core = until < 0 ? words : words.slice(0, until)
  if (core.length < 3) return core.length === 2
  return (
    core.length === 3 &&
    (!/s$/i.test(core[2]!) ||
      /^(?:first|last|second|third|next|new|old|best|worst|biggest|favou?rite|own|\d+|two|three|five|ten)$/i.test(
        core[1]!,
      ))
  )
}

/** "Why I quit", "how we cut our bill": a question inside a sentence that is missing. */
const isEmbedded = ([first = '', second = '']: readonly string[]) =>
  /^(?:why|how)$/i.test(first) && !/^(?:to|not|do|does|did|is|are|was|were|can|should|would|will)$/i.test(second)

function activityOf(doing: string, bare: string): Subject {
  return doing.length > 70 ? told([capitalise(bare)]) : named(doing, doing)
}

/** "How do we keep calm?" is about keeping calm; questions that do not turn round like this are quoted. */
function asked(question: string): Subject {
  const bare = question.replace(/(?<![?\s])[?\s]+$/, '')
  if (/^how to\b/i.test(bare)) return single(bare, bare, false)
  const whatIs = /^what(?:'s| is| are) (.+)$/i.exec(bare)?.[1]
  if (whatIs && whatIs.length < 60 && !/\b(?:is|are|we|you|they|i|wrong|next)\b/i.test(whatIs))
    return { ...named(nounPhrase(whatIs.replace(/^(?:an?|the) /i, ''), false)), question }
  const act =
    /^(?:how )?(?:do|can|should|could|will|would|must) (?:i|we|you|they|people) (?:(?:really|ever|still|best|actually) )?(.+)$/i.exec(
      bare,
    )?.[1]
  if (act && act.length < 60 && isVerb(act)) {
    const doing = gerund(act)
    return { ...named(doing, doing), question }
  }
  return { ...told([]), question, title: statementOf(bare) ?? `A question worth asking: ${quoted(question)}` }
}

/** "Why do teams fail" → "Why teams fail." */
function statementOf(question: string): string | undefined {
  const [, opening = '', rest = ''] = /^((?:why|how|when|where|what) )do (.+)$/i.exec(question) ?? []
  if (opening) return `${opening}${rest}.`
  const [, asking, aux, who, what] =
    /^(why|how|when|where|what) (should|can|could|would|will|must|is|are) (i|we|you|they|it|this|people|teams|managers|companies|leaders) (.+)$/i.exec(
      question,
    ) ?? []
  if (asking) return `${asking} ${/^i$/i.test(who!) ? 'I' : who} ${aux} ${what}.`
  return /^(?:who|which|what) (?!do|does|did|should|can|could|would|will|must|are|have|has)\p{Ll}/iu.test(question) &&
    !/^which/i.test(question)
    ? `${question}.`
    : undefined
}

const isVerb = (phrase: string) => {
  const [first = '', second = ''] = phrase.toLowerCase().split(' ')
  return (
    verbs.has(first) ||
    ambiguousVerbs.has(first) ||
    (/ly$/.test(first) && Boolean(second)) ||
    /^(?:not|be|have|do)$/.test(first)
  )
}

function isCommand(words: string[]): boolean {
  const first = words[0]!.toLowerCase().replace('’', "'")
  const second = words[1]?.toLowerCase() ?? ''
  if (words.length < 2) return false
  if (/^(?:don't|never|always|please|let's)$/.test(first)) return true
  if (verbs.has(first)) return !isSentence(words.slice(1), false)
  return (
    ambiguousVerbs.has(first) &&
    /^(?:your|the|a|an|our|my|it|them|for|on|with|every|each|less|more|at|to)$/.test(second)
  )
}

function commandTopic(bare: string): Partial<Subject> {
  if (/^(?:stop|avoid|quit|never|don['’]t|let)/i.test(bare)) return {}
  const topic = gerund(bare.replace(/^(?:please|always)\s+/i, ''))
  return topic.length > 50 || /[.,;:]/.test(topic) ? {} : { topic, doing: topic }
}

/** "give feedback and keep calm" → "giving feedback and keeping calm". */
function gerund(phrase: string): string {
  const words = phrase.split(' ')
  const at = /ly$/i.test(words[0]!) && words.length > 1 ? 1 : 0
  words[0] = words[0]!.toLowerCase()
  words[at] = ing(words[at]!.toLowerCase())
  return words
    .map((word, index) =>
      /^(?:and|or)$/i.test(words[index - 1] ?? '') && verbs.has(word.toLowerCase()) ? ing(word) : word,
    )
    .join(' ')
}

function ing(verb: string): string {
  if (doublingVerbs.has(verb)) return `${verb + verb.at(-1)}ing`
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  if (/[^eoy]e$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

/** Does a bare group of words say something, or does it only name something? */
function isSentence(words: string[], isClosed: boolean): boolean {
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replace(/[’]/g, "'")
      .replace(/[.,;:!?"“”()]/g, ''),
  )
  const until = plain.findIndex(
    (word, at) => at > 0 && /^(?:that|which|who|whose|what|how|why|when|where|whether|if)$/.test(word),
  )
  const main = until < 0 ? plain : plain.slice(0, until)
  if (subordinator.test(main[0] ?? '')) return isClosed && words.length > 4
  if (
    main.some(
      (word, at) =>
        pronoun.test(word) && at < main.length - 1 && !/^(?:to|with|for|of|about|by|on|at)$/.test(main[at - 1] ?? ''),
    )
  )
    return true
  if (main.some((word, at) => at > 0 && finite.has(word) && !/^(?:the|a|an|to|of)$/.test(main[at - 1]!))) return true
  if (
    main.some(
      (word, at) =>
        at > 0 && at < main.length - 1 && /^(?:rarely|never|always|often|seldom|usually|sometimes)$/.test(word),
    )
  )
    return true
  if (isPast(main[0]!) && /^(?:our|the|a|an|my|\d+|all|every|\p{L}+ing)$/u.test(main[1] ?? '')) return true
  const acts = main.some(
    (word, at) =>
      at > 0 &&
      at < main.length - 1 &&
      (presentVerbs.has(word) || isPast(word)) &&
      !/^(?:the|a|an|my|our|your|of|for|and|with|in|on|by|to|at|from|newly|well)$/.test(main[at - 1]!),
  )
  return acts && words.length > 2 && !/^(?:lessons?|things?|tools?|mistakes?)$/.test(main[0]!)
}

const isPast = (word: string) =>
  pastVerbs.has(word) ||
  (/[^e]ed$/.test(word) &&
    word.length > 4 &&
    !/^(?:based|driven|need|indeed|speed|shared|distributed|advanced|automated|managed|related|learned|required|limited|mixed|fixed|focused|oriented|skilled|unlimited|centered|aided|assisted|powered|hundred|enabled)$/.test(
      word,
    ))

function nounPhrase(text: string, isOne: boolean): string {
  const words = text.split(' ')
  const first = words[0]!
  const isTitle = words.length > 1 && words.every((word) => /^[\p{Lu}\p{N}&]/u.test(word) || word.length < 4)
  const keeps =
    isTitle ||
    properStarts.has(first.toLowerCase()) ||
    isKnownName(first) ||
    /^.+\p{Lu}|^\p{Lu}$|\d|['’]s$/u.test(first)
  const lowered = keeps ? text : first.toLowerCase() + text.slice(first.length)
  const lead = lowered.split(' ')
  const preposition = lead.findIndex(
    (word, at) => at > 0 && /^(?:for|of|in|on|at|with|to|from|about|by|between)$/i.test(word),
  )
  const head = (preposition < 0 ? lead.length : preposition) - 1
  const opens = lead[0]!.toLowerCase()
  const isSet = /^(?:an?|the|my|our|your|his|her|their|this|that|every|each|one|no|any|some|\d+)$|ing$|['’]s$/.test(
    opens,
  )
  if (isTitle || isSet || !countable.has(lead[head]!.toLowerCase())) return lowered
  if (!isOne) lead[head] = plural(lead[head]!)
  return (isOne ? 'the ' : '') + lead.join(' ')
}

export const plural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`

/** A thing the author's sentences name with "a" or "an" can stand for the subject, in the plural. */
function thingIn(facts: readonly string[]): string | undefined {
  for (const fact of facts) {
    const found =
      /(?<!\p{L})(\p{L}+) an? ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]{3,})(?=[.,;!]|\s(?:and|or|but|for|in|with|at|to|instead|about|every|after|before|because|on|last|this)\b)/u.exec(
        fact,
      )
    if (!found) continue
    const [, before = '', middle = '', head = ''] = found
    if (
      /^(?:when|if|that|because|and|but|as|such|quite|what|not|take|took|per|once|was|is|became|be|been|like|have|had|has|for|after|in|within|on|at|of|to|into|by|about|from|over|through|with|without|during|before|behind)$/i.test(
        before,
      )
    )
      continue
    if (notThings.has(head) || /(?:ed|ly|ing|s|x|ch|sh)$/.test(head)) continue
    if (/\b(?:and|or|of|that|to|very|single|whole|great|good|big|few|lot|little|half|new)\b/.test(middle)) continue
    return plural(middle + head)
  }
  return undefined
}
