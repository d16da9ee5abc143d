import { splitSentences, withoutEmojis } from '#shared/text.ts'
import { capitalise, endSentence } from './sentences.ts'
import {
  acronyms,
  ambiguousVerbs,
  countable,
  doublingVerbs,
  finite,
  notThings,
  otherLanguages,
  pastVerbs,
  presentVerbs,
  properStarts,
  verbs,
} from './words.ts'

/** What the author typed, made ready for every place a recipe can put it. */
export interface Subject {
  /** Complete sentences of the author's; empty when the subject only names a topic. */
  facts: string[]
  /** Fits after a preposition: "remote onboarding", "giving feedback", "this". */
  topic: string
  /** The topic once it has been named. */
  again: string
  /** Fits after "if you are": "giving feedback", "working on remote onboarding". */
  doing: string
  question: string | null
  /** The question as a statement, for posts that do not open with a question. */
  title?: string
}

const order =
  /^(?:please\s+)?(?:write|create|draft|generate|make|do)\s+(?:me\s+)?(?:an?\s+)?(?:short\s+|linkedin\s+|good\s+)*(?:post|text|article|story)\s+(?:about|on|for)\s+/i
const link = /\bhttps?:\/\/\S+|\bwww\.\S+/gi
const subordinator = /^(?:what|why|how|when|where|which|who|whether)$/i
const pronoun = /^(?:i|we|they|he|she|it|you|i'm|i've|we're|we've|they're|it's|you're|that's|there's|there)$/i

/** `isOne` keeps a thing that can be counted in the singular: "the launch" and no "launches". */
export function readSubject(typed: string, isOne = false): Subject {
  const text = clean(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return named('everyday work')
  const paragraphs = text.split('\n')
  const sentences = paragraphs.flatMap(splitSentences)
  if (sentences.length > 1) return several(sentences)
  return single(text.replace(order, '') || text, isOne)
}

const clean = (typed: string): string =>
  withoutEmojis(calm(typed))
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[*|`~\\]+/g, ' ')
    .replace(/\s*[—–]\s+|\s+[—–]\s*/g, ', ')
    .replace(/([!?])[!?]+/g, (marks, mark: string) => (marks.includes('?') ? '?' : mark))
    .replace(/\.{2,}|…+/g, '…')
    .replace(/([,;:])[,;:]+/g, '$1')
    .replace(/\(\s*\)/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-•+]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.;:!?…])/g, '$1')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')

/** Text typed in capitals is read as if it were not; abbreviations stay. */
function calm(text: string): string {
  if (/\p{Ll}/u.test(text) || text.trim().split(/\s+/).length < 2) return text
  const lower = text.toLowerCase().replace(/\b[a-z0-9]+\b/g, (word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return lower
    .replace(/\bi\b/g, 'I')
    .replace(/(^\s*|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

const named = (topic: string, doing = `working on ${topic}`): Subject => ({
  facts: [],
  topic,
  again: 'this',
  doing,
  question: null,
})

const told = (facts: string[], topic = 'this', question: string | null = null): Subject => ({
  facts: [...new Set(facts.map((fact) => capitalise(endSentence(fact))))],
  topic,
  again: 'this',
  doing: topic === 'this' ? 'trying something similar' : `dealing with ${topic}`,
  question,
})

function several(sentences: string[]): Subject {
  const question = sentences.find((sentence) => isQuestion(sentence)) ?? null
  const facts = sentences.filter((sentence) => !isQuestion(sentence) && /\p{L}{2}/u.test(sentence))
  if (!facts.length) return asked(capitalise(question ?? sentences[0]!))
  return told(facts, thingIn(facts), question && capitalise(question))
}

const isQuestion = (sentence: string) => /\?["”’)]*$/.test(sentence)

function single(text: string, isOne: boolean): Subject {
  const bare = unquote(text.replace(/[.,;:!…\s]+$/, ''))
  const words = bare.replace(link, '').split(' ').filter(Boolean)
  if (!words.length) return named(pageAt(bare), `looking into ${pageAt(bare)}`)
  if (words.some((word) => word.length > 40)) return named(quoted([...bare].slice(0, 24).join('')))
  if (isForeign(bare)) return foreign(text)
  if (isQuestion(bare) && !/^how to\b/i.test(bare)) return asked(capitalise(bare))
  const activity = /^(?:how (?:not )?to|to)\s+(.+)$/i.exec(bare.replace(/\?$/, ''))
  if (activity?.[1] && isVerb(activity[1]))
    return activityOf(/^how not/i.test(bare) ? `not ${gerund(activity[1])}` : gerund(activity[1]), bare)
  if (isCommand(words)) return { ...told([text]), ...commandTopic(bare) }
  const sentence = isSentence(words, /[.!]$/.test(text.trim()))
  if (sentence || /^(?:my|our)$/i.test(words[0]!) || subordinator.test(words[0]!) || bare.length > 70)
    return told([text], sentence ? thingIn([text]) : 'this')
  if (words.length === 1 && !/^\p{L}[\p{L}-]{3,}$/u.test(bare) && !acronyms.has(bare.toLowerCase()))
    return named(quoted(bare))
  const topic = nounPhrase(bare.replace(link, '').replace(/\s+/g, ' ').trim(), isOne)
  return /^\p{L}+ing$/u.test(words[0]!) && words.length > 1 ? named(topic, topic) : named(topic)
}

const unquote = (text: string) => /^["“'‘]([^"“”]+)["”'’]$/.exec(text)?.[1] ?? text
const quoted = (text: string) => `“${text.replace(/["“”]/g, '')}”`
const pageAt = (text: string) =>
  `the page at ${(text.match(link)?.[0] ?? text).replace(/^https?:\/\//, '').split(/[/?#]/)[0]}`

function isForeign(text: string): boolean {
  if (/[¿¡ñßœ]/i.test(text)) return true
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length / 2) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (
    /[áéíóúàèùâêîôûçäöüãõ]/i.test(text) &&
    words.some((word) => /^(?:la|de|en|un|et|du|le|los|am|so|y|e)$/.test(word))
  )
    return true
  return words.filter((word) => otherLanguages.has(word)).length >= Math.min(2, words.length / 2)
}

const foreign = (text: string): Subject =>
  isQuestion(text)
    ? { ...named(quoted(text)), question: text }
    : /[.!。]$/.test(text) || text.length > 60
      ? told([text])
      : named(quoted(text))

function activityOf(doing: string, bare: string): Subject {
  return doing.length > 70 ? told([capitalise(bare)]) : named(doing, doing)
}

/** "How do we keep calm?" is about keeping calm; questions that do not turn round like this are quoted. */
function asked(question: string): Subject {
  const bare = question.replace(/[?\s]+$/, '')
  const whatIs = /^what(?:'s| is| are) (.+)$/i.exec(bare)?.[1]
  if (whatIs && whatIs.length < 60 && !/\b(?:is|are|we|you|they|i|wrong|next)\b/i.test(whatIs))
    return { ...named(nounPhrase(whatIs.replace(/^(?:an?|the) /i, ''), false)), question }
  const act =
    /^(?:how )?(?:do|can|should|could|will|would|must) (?:i|we|you|they|people|teams|managers|companies|leaders) (?:(?:really|ever|still|best|actually) )?(.+)$/i.exec(
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
  const keeps = isTitle || properStarts.has(first.toLowerCase()) || /^.+\p{Lu}|^\p{Lu}$|\d|['’]s$/u.test(first)
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
function thingIn(facts: string[]): string {
  for (const fact of facts) {
    const found =
      /\b(\p{L}+) an? ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]{3,})(?=[.,;!]|\s(?:and|or|but|for|in|with|at|to|instead|about|every|after|before|because|on|last|this)\b)/u.exec(
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
  return 'this'
}
