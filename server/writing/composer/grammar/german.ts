import type { AskedFirst } from '../recipes.ts'
import { type Subject, told } from '../subject.ts'
import type { Grammar } from './grammar.ts'

/** A topic fits after "über", "für", "rund um" (all with the accusative) and "das Thema"; what does not is quoted. */
export const german: Grammar = {
  order:
    /^(?:bitte\s+)?(?:schreib|schreibe|schreiben sie|erstell|erstelle|erstellen sie|verfasse|mach)\s+(?:mir\s+)?(?:einen\s+|ein\s+)?(?:kurzen\s+|guten\s+)?(?:post|beitrag|text|artikel)\s+(?:über|zu|zum thema)\s+/i,
  quoted: (text) => `„${text.replace(/["“”„»«]/g, '')}“`,
  single,
  asked: (question) => ({ facts: [], question, title: `Eine Frage, die Zeit verdient: ${question}` }),
  colon: ':',
  exclaimed: (sentence) => `${sentence}!`,
  newStart: /,? (?:und|aber|doch) (?=(?:ich|wir|ihr|sie|er|es|das|der|die|unser|unsere|mein|meine|niemand|jeder)\s)/g,
  halfOpen: /^(?:wenn|falls|obwohl|weil|da|während|sobald|ob|als)\b/i,
  and: /^und /,
  comma: ', und ',
  remark: /, (?:weil|obwohl|da|während|wobei|was|sodass|damit)\s/g,
  isAsked: (question, kind) => kinds[kind].test(question),
  joined: (before, topic, isAgain) =>
    isAgain && /\b(?:beim|das) Thema:? $/i.test(before)
      ? before
          .replace(/beim Thema:? $/i, (found) => cased(found, 'bei diesem Thema'))
          .replace(/das Thema:? $/i, (found) => cased(found, 'dieses Thema'))
      : before + topic,
}

const cased = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text

const kinds: Record<AskedFirst, RegExp> = {
  'any question': /./,
  'what if': /^was(?: wäre)?,? wenn\b/i,
  'yes or no': /^(?!wer\b|was\b|wie\b|wo|wann\b|warum\b|weshalb\b|wieso\b|welch|wen\b|wem\b)/i,
}

const article =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|dein|deine|ihr|ihre|euer|eure|sein|seine|dieser|diese|dieses|jeder|jede|jedes|kein|keine|alle|viele|einige)$/i
const verb =
  /^(?:ist|sind|bin|war|waren|wird|werden|wurde|wurden|hat|haben|habe|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|will|wollen|wollte|darf|dürfen|mag|möchte|möchten|macht|machen|machte|geht|gehen|ging|gibt|geben|gab|kommt|kommen|kam|braucht|brauchen|liest|lesen|las|hilft|helfen|half|bleibt|bleiben|blieb|steht|stehen|stand|fehlt|fehlen|fehlte|kostet|kosten|lohnt|lohnen|funktioniert|funktionieren|sagt|sagen|sagte|weiß|wissen|wusste|glaubt|glaube|glauben|denkt|denke|denken|findet|finde|finden|fand|führt|führen|führte|lernt|lernen|lernte|arbeitet|arbeiten|arbeitete|vergisst|vergessen|ignoriert|ignorieren|scheitert|scheitern|scheiterte|wächst|wachsen|wuchs|sinkt|sank|steigt|stieg|dauert|dauerte|verliert|verlieren|verlor|gewinnt|gewann|zählt|zählen|merkt|merkte|merken|verdient|verdienen|liegt|liegen|lag|nutzt|nutzen|nutzte|sieht|sehen|sah)$/i
/** Looks like a verb and is none. */
const noVerb =
  /^(?:mit|seit|statt|anstatt|samt|zwischen|gegen|neben|wegen|nicht|selten|mitten|innen|außen|oben|unten|hinten|vorn|guten|neuen|ersten|letzten|besten|eigenen|kleinen|großen|alten|jungen|anderen|unseren|meinen|vielen|allen|beiden|echt|gut|laut|leicht|schlecht|fast|jetzt|zuerst|zuletzt|erst|sonst)$/
const past = /^\p{Ll}{3,}(?:te|ten)$/u
const pronoun = /^(?:ich|wir|ihr|sie|er|es|man|niemand|jemand|alle|wer|uns|mich|mir)$/i
const opensClause = /^(?:warum|wieso|weshalb|wann|wo|wer|was|welche[rsn]?|ob|wenn|weil|dass|wie)\b/i
const infinitiveEnd = /\b(?:zu\s+)?\p{Ll}{2,}(?:en|ern|eln)$/u

function single(bare: string, text: string): Subject {
  const words = bare.split(' ')
  const lower = words.map((word) => word.replace(/[,;:]$/, ''))
  if (/^wie man\b/i.test(bare) && bare.length <= 60) return { facts: [], topic: german.quoted(bare) }
  // A verb in the middle speaks; at the end it is most often an infinitive: "Feedback geben".
  const speaks = lower.some(
    (word, at) =>
      at < words.length - 1 &&
      at > 0 &&
      (verb.test(word) ||
        past.test(word) ||
        (/^\p{Lu}/u.test(lower[at - 1]!) && /^\p{Ll}{3,}(?:en|t)$/u.test(word) && !noVerb.test(word))) &&
      /^\p{Ll}/u.test(word) &&
      !(article.test(lower[at - 1]!) && /^\p{Lu}/u.test(lower[at + 1]!)),
  )
  const isSentence =
    speaks ||
    (pronoun.test(lower[0]!) && words.length > 2) ||
    (words.length > 2 && /^\p{Ll}\p{L}*t$/u.test(lower.at(-1)!) && /[.!]$/.test(text.trim()))
  if (isSentence || opensClause.test(bare) || words.length > 8 || (/[.!]$/.test(text.trim()) && words.length > 3))
    return told([text])
  return { facts: [], topic: nounPhrase(bare) ?? german.quoted(bare) }
}

function nounPhrase(text: string): string | undefined {
  const words = text.split(' ')
  const first = words[0]!
  if (infinitiveEnd.test(text) && words.length > 1 && /^\p{Ll}/u.test(words.at(-1)!)) return undefined
  if (!/\p{Lu}/u.test(text)) return undefined
  if (/^(?:das|die|eine|meine|unsere|keine|alle|viele|einige|diese|jede|mein|unser|dieses|jedes)$/i.test(first)) {
    // "Mein erster Kunde" would have to change its endings.
    if (/^(?:mein|unser)$/i.test(first) && /er$/.test(words[1] ?? '')) return undefined
    if (/^(?:mein|unser)$/i.test(first) && /^\p{Lu}/u.test(words[1] ?? '')) return undefined
    return first.toLowerCase() + text.slice(first.length)
  }
  if (/^der$/i.test(first)) {
    // The weak nouns take an ending of their own.
    if (/^\p{Lu}/u.test(words[1] ?? '') && !/(?:e|ent|ant|ist|oge|at)$/.test(words[1]!))
      return `den ${words.slice(1).join(' ')}`
    return undefined
  }
  if (article.test(first)) return undefined
  const isAdjective =
    /^\p{L}{3,}(?:e|es|en)$/u.test(first) &&
    /^\p{Lu}/u.test(words[1] ?? '') &&
    !/(?:ung|heit|keit|tät|tion)en$/.test(first)
  const isMasculineAdjective =
    /^\p{Ll}{3,}er$/u.test(first.toLowerCase()) &&
    /^\p{Lu}/u.test(words[1] ?? '') &&
    /(?:iger|licher|ischer|barer|samer|guter|neuer|erster|alter|junger|bester|loser|voller)$/i.test(first)
  if (isMasculineAdjective) return undefined
  return isAdjective ? first.toLowerCase() + text.slice(first.length) : text
}
