import type { AskedFirst } from '../recipes.ts'
import { capitalise } from '../sentences.ts'
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
  happened:
    /(?<!\p{L})(?:war|waren|wurde|wurden|hatte|hatten|ging|gingen|kam|kamen|fand|fanden|gab|gaben|blieb|las|sah|sahen|half|begann|verlor|verloren|nahm|nahmen|ließ|ließen|schrieb|sprach|starb|stand|lag|tat|trug|wuchs|sank|stieg|flog|lief|rief|fiel|hielt|schloss|\p{Ll}{3,}(?:te|ten))(?<!heute|bitte|leute|gute|guten|alte|alten|harte|erste|ersten|letzte|letzten|beste|besten|nächste|nächsten|zweite|dritte|könnte|könnten|sollte|sollten|hätte|hätten|möchte|möchten|müsste|müssten|dürfte|leichte|schlechte|echte|rechte|halten|leiten|arbeiten|warten|bieten|kosten|testen|starten|antworten|bitten|raten|streiten|beobachten|achten|selten|mitten|weiten|weite|späte|bunte)(?!\p{L})|(?<!\p{L})(?:habe|hat|haben|bin|ist|sind)(?!\p{L}).*(?<!\p{L})(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:ver|be|ent|er|zer|miss)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert)(?!\p{L})/u,
  toCome:
    /(?<!\p{L})(?:wird|werden|künftig|demnächst|bald|nächstes Jahr|kommendes Jahr|20\d\d wird|in \p{L}+ Jahren)(?!\p{L})/u,
  isOrder: (sentence) =>
    /^(?:Hört|Hör|Lasst|Lass|Lassen wir|Stellt|Schafft|Schaff|Macht|Mach|Streicht|Streich|Nehmt|Nimm|Gebt|Gib|Traut|Trau|Fragt|Frag|Vergesst|Vergiss|Fangt|Fang|Schluss)(?!\p{L})|^\p{Lu}\p{Ll}+en (?:Sie|wir)(?!\p{L})/u.test(
      sentence,
    ),
  isWhole: (sentence) => {
    const main = sentence.replace(/(?<![.!…])[.!…]+$/, '').split(/[,;:]/)[0]!
    return main.includes(' ') && says(main.split(' '))
  },
  isAsked: (question, kind) => kinds[kind].test(question),
  joined: (before, topic, isAgain) => {
    if (isAgain && /\b(?:beim|das) Thema:? $/i.test(before))
      return before
        .replace(/beim Thema:? $/i, (found) => cased(found, 'bei diesem Thema'))
        .replace(/das Thema:? $/i, (found) => cased(found, 'dieses Thema'))
    return before + (/\bThema:? $/i.test(before) ? underTheme(topic) : topic)
  },
}

/** "Beim Thema Rente": after this word the article goes, and what would have to change its endings is quoted. */
function underTheme(topic: string): string {
  const bare = topic.replace(/^(?:der|die|das|den) (?=\p{Lu}|\p{Ll}+en? \p{Lu})/u, '')
  if (bare !== topic) return bare.replace(/^(\p{Ll}+)en (?=\p{Lu})/u, '$1e ')
  const [, whose = '', how = '', rest = ''] = /^(\p{Ll}+)en (\p{Ll}+)en (\p{Lu}.*)$/u.exec(topic) ?? []
  if (possessive.test(whose)) return german.quoted(`${whose} ${how}er ${rest.replace(/^(Kunde|Kollege)n\b/, '$1')}`)
  return possessive.test(topic.split(' ')[0]!.replace(/e$/, '')) ? german.quoted(topic) : topic
}

const possessive = /^(?:mein|dein|sein|ihr|unser|euer|kein|ein)$/

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
const infinitiveEnd = /(?<!\p{L})(?:zu\s+)?\p{Ll}{2,}(?:en|ern|eln)$/u

function single(bare: string, text: string): Subject {
  const words = bare.split(' ')
  const lower = words.map((word) => word.replace(/[,;:]$/, ''))
  if (/^wie man\b/i.test(bare) && bare.length <= 60)
    return { facts: [], topic: doneBy(bare) ?? german.quoted(capitalise(bare)) }
  if (/^(?:warum|wieso|weshalb|wie)\s(?!.*[,;:])/i.test(bare) && bare.length <= 60)
    return { facts: [], topic: `die Frage ${german.quoted(capitalise(bare))}` }
  const isSentence =
    says(lower) || (words.length > 2 && /^\p{Ll}\p{L}*t$/u.test(lower.at(-1)!) && /[.!]$/.test(text.trim()))
  if (isSentence || opensClause.test(bare) || words.length > 8 || (/[.!]$/.test(text.trim()) && words.length > 3))
    return told([text])
  return { facts: [], topic: nounPhrase(bare) ?? german.quoted(bare) }
}

/** A verb in the middle speaks; at the end it is most often an infinitive: "Feedback geben". */
function says(lower: readonly string[]): boolean {
  const speaks = lower.some(
    (word, at) =>
      at < lower.length - 1 &&
      at > 0 &&
      (verb.test(word) ||
        past.test(word) ||
        (/^\p{Lu}/u.test(lower[at - 1]!) && /^\p{Ll}{3,}(?:en|t)$/u.test(word) && !noVerb.test(word))) &&
      /^\p{Ll}/u.test(word) &&
      !(article.test(lower[at - 1]!) && /^\p{Lu}/u.test(lower[at + 1]!)),
  )
  return speaks || (pronoun.test(lower[0]!) && lower.length > 2)
}

/** "Wie man gute Berichte schreibt" → "das Schreiben von guten Berichten", where the endings are certain. */
function doneBy(clause: string): string | undefined {
  const words = clause.replace(/^wie man\s+/i, '').split(' ')
  const verb = infinitiveOf(words.at(-1)!)
  const [article, ...thing] = words.slice(0, -1)
  if (!verb || !article) return undefined
  const act = `das ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`
  if (/^eine$/i.test(article) && thing.length && thing.every((word) => /^\p{Lu}|e$/u.test(word)))
    return `${act} einer ${thing.map((word) => (/^\p{Ll}/u.test(word) ? `${word}n` : word)).join(' ')}`
  const noun = thing[0]
  if (
    /^\p{Ll}{2,}e$/u.test(article) &&
    !/^(?:die|seine|ihre|meine|unsere|eine|keine)$/.test(article) &&
    thing.length === 1
  )
    return /(?:n|s)$/.test(noun!) && /^\p{Lu}/u.test(noun!) ? `${act} von ${article}n ${noun}` : undefined
  return /^\p{Lu}/u.test(article) && !thing.length ? `${act} von ${article}` : undefined
}

const irregular: Readonly<Record<string, string>> = {
  gibt: 'geben',
  liest: 'lesen',
  spricht: 'sprechen',
  hält: 'halten',
  trifft: 'treffen',
  nimmt: 'nehmen',
  hilft: 'helfen',
  lässt: 'lassen',
  wird: 'werden',
  vergisst: 'vergessen',
  verspricht: 'versprechen',
  behält: 'behalten',
  erhält: 'erhalten',
  findet: 'finden',
  isst: 'essen',
}

function infinitiveOf(verb: string): string | undefined {
  if (!/^\p{Ll}{3,}t$/u.test(verb)) return undefined
  if (irregular[verb]) return irregular[verb]
  if (
    /[äöü]\p{Ll}{1,3}t$|cht$/u.test(verb) &&
    !/(?:führt|gründet|ändert|stärkt|löst|prüft|fördert|kündigt|macht|sucht|reicht|bucht|wählt|schätzt|übt|hört)$/.test(
      verb,
    )
  )
    return undefined
  if (/(?:el|er)t$/.test(verb)) return verb.replace(/t$/, 'n')
  return verb.replace(/e?t$/, 'en')
}

/** "Mein erster Job" → "meinen ersten Job"; weak nouns take an ending of their own. */
function accusative([whose = '', how = '', noun = '', ...rest]: readonly string[]): string | undefined {
  if (!/^\p{Lu}/u.test(noun) || !/^\p{Ll}{2,}er$/u.test(how) || /(?:ent|ant|ist|oge|at|Mensch|Herr)$/.test(noun))
    return undefined
  const named = /^(?:Kunde|Kollege)$/.test(noun) ? `${noun}n` : noun
  if (/e$/.test(noun) && named === noun) return undefined
  return [`${whose.toLowerCase()}en`, how.replace(/er$/, 'en'), named, ...rest].join(' ')
}

function nounPhrase(text: string): string | undefined {
  const words = text.split(' ')
  const first = words[0]!
  if (infinitiveEnd.test(text) && words.length > 1 && /^\p{Ll}/u.test(words.at(-1)!)) return undefined
  if (!/\p{Lu}/u.test(text)) return undefined
  if (/^(?:das|die|eine|meine|unsere|keine|alle|viele|einige|diese|jede|mein|unser|dieses|jedes)$/i.test(first)) {
    if (/^(?:mein|unser)$/i.test(first) && /er$/.test(words[1] ?? '')) return accusative(words)
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
  // A capital at the start only, where the word itself has none.
  if (
    /^(?:Mehr|Weniger|Viel|Wenig|Kein|Zwei|Drei|Vier|Fünf|Sechs|Zehn|Zu|Nur|Jeder|Noch)$/.test(first) &&
    words.length > 1
  )
    return /^(?:Kein|Jeder)$/.test(first) ? undefined : first.toLowerCase() + text.slice(first.length)
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
