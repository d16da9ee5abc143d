import { subjectsIn } from '../heads.ts'
import { linesOf } from '../phrases.ts'
import type { AskedFirst } from '../recipes.ts'
import { type Subject, told } from '../subject.ts'
import type { Grammar } from './grammar.ts'
import { isKnownName } from './names.ts'

/** A topic fits after "sobre", "de" and "con": a noun with its article, or an infinitive. */
export const spanish: Grammar = {
  order:
    /^(?:por favor,?\s+)?(?:escribe|escríbeme|escribir|crea|redacta|genera|haz|hazme)\s+(?:un\s+|una\s+)?(?:breve\s+|corto\s+)?(?:post|texto|artículo|publicación)\s+(?:sobre|acerca de|de)\s+/i,
  quoted: (text) => `«${text.replace(/["“”«»]/g, '')}»`,
  single,
  asked: (question) => ({
    facts: [],
    question: question.startsWith('¿') ? question : `¿${question}`,
    title: `Una pregunta que merece un rato: ${question.startsWith('¿') ? question : `¿${question}`}`,
  }),
  colon: ':',
  exclaimed: (sentence) => `¡${sentence}!`,
  newStart:
    /,? (?:y|pero|así que) (?=(?:yo|nosotros|ellos|ella|él|eso|esto|el|la|los|las|nuestro|nuestra|mi|nadie|todos)\s)/g,
  halfOpen: /^(?:si|cuando|aunque|porque|como|mientras)\b/i,
  and: /^y /,
  comma: ', y ',
  remark: /,? (?:porque|aunque|ya que|pues|mientras que)\s|, (?:que|lo que|lo cual)\s/g,
  happened:
    /(?<!\p{L})(?:fue|fueron|fui|fuimos|era|eran|éramos|había|habían|hubo|hice|hizo|hicimos|tuve|tuvo|tuvimos|dije|dijo|estuve|estuvo|pude|pudo|pudimos|puse|puso|pusimos|vine|vino|di|dio|dimos|vi|vio|vimos|supe|supo|quise|quiso|he|ha|hemos|han|\p{L}{2,}(?:aron|ieron|aban|ábamos|íamos|aste|iste|aba|imos)|\p{L}{3,}ó|\p{L}{2,}(?:qu|gu|[bcdfjlmnpqrstvz])é(?<!porqué|café|comité|chalé|qué)|\p{L}{2,}(?:[bcdfghjlmnprstv])í(?<!aquí|así|allí))(?!\p{L})|^\p{Lu}\p{L}+amos(?!\p{L})/u,
  happenedToUs: /(?<!\p{L})\p{L}{2,}(?:é|í|amos|imos)(?<!aquí|así|allí|café|porqué|qué|comité)(?!\p{L})/u,
  toCome:
    /(?<!\p{L})(?:\p{L}{2,}(?:ará|erá|irá|drá|arán|erán|irán|drán|aremos|eremos|iremos)|va a|van a|vamos a|voy a|dentro de|próximo|próxima|en 20\d\d)(?!\p{L})/iu,
  isOrder: (sentence) =>
    /^(?:no\s+\p{L}+(?:es|as|éis|áis|en|an)|deja|dejad|dejemos|dejen|deje|para|parad|paremos|evita|evitad|evitemos|haz|haced|hagamos|basta)(?!\p{L})/iu.test(
      sentence,
    ),
  isWhole: (sentence) => {
    const main = sentence.replace(/(?<![.!…])[.!…]+$/, '').split(/[,;:]/)[0]!
    return main.includes(' ') && says(main.split(' '))
  },
  isAsked: (question, kind) => kinds[kind].test(question),
  joined: (before, topic, isAgain) =>
    isAgain && /\bel tema de $/i.test(before)
      ? before.replace(/el tema de $/i, (found) => (found.startsWith('E') ? 'Este tema' : 'este tema'))
      : /\bde $/i.test(before) && topic.startsWith('el ')
        ? before.replace(/ $/, 'l ') + topic.slice(3)
        : /\ba $/i.test(before) && topic.startsWith('el ')
          ? before.replace(/ $/, 'l ') + topic.slice(3)
          : before + topic,
}

const kinds: Record<AskedFirst, RegExp> = {
  'any question': /./,
  'what if': /^¿?(?:y|qué pasaría) si\b/i,
  'yes or no':
    /^¿?(?!qu[ée]\b|qui[ée]n|c[óo]mo\b|cu[áa]|d[óo]nde\b|por qu[ée]\b|para qu[ée]\b|a qui|en qu|con qu|de qu|y si\b)/i,
}

const determiner =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|nuestros|nuestras|tu|tus|su|sus|este|esta|estos|estas|cada|todo|toda|todos|todas|algún|alguna|ningún|ninguna|otro|otra)$/i
const infinitive = /^(?:no\s+)?\p{Ll}+(?:ar|er|ir|ír|arse|erse|irse|arme|arnos|arlo|arla)$/u
const nounsInR =
  /^(?:lugar|hogar|líder|taller|poder|deber|placer|carácter|mujer|ayer|alquiler|mar|bar|azúcar|dólar|par|pilar|altar|ejemplar|particular|familiar|popular|similar|regular|escolar|solar)$/
const verb =
  /^(?:es|son|soy|somos|está|están|estoy|estamos|estaba|estaban|fue|fueron|fui|fuimos|era|eran|éramos|será|serán|sería|ha|han|he|hemos|había|habían|hay|hubo|tiene|tienen|tengo|tenemos|tenía|tuvo|tuve|hace|hacen|hago|hacemos|hizo|hice|puede|pueden|puedo|podemos|podría|debe|deben|debemos|debería|quiere|quieren|quiero|queremos|sabe|saben|sé|sabemos|va|van|voy|vamos|dice|dicen|digo|dijo|cree|creo|creen|parece|cuesta|cuestan|falta|faltan|funciona|funcionan|necesita|necesitan|necesitamos|sirve|sirven|llega|llegan|lee|leen|pasa|pasan|queda|quedan|gana|ganan|pierde|pierden|importa|ayuda|ayudan|cambia|cambian|trabaja|trabajan|olvida|olvidan|ignora|ignoran|dejé|dejó|aprendí|empecé|llevo|vi|vio|di|dio|creció|bajó|subió|sigue|siguen|merece|merecen)$/i
const finiteEnding =
  /(?<!\p{L})\p{L}{2,}(?:(?:amos|emos|imos|aron|ieron|aban|íamos|ábamos|aste|iste)|ó|é|aré|eré|iré|ará|erá|irá|arán|erán|irán)$/u
const notVerbs =
  /^(?:ramos|tramos|extremos|supremos|mínimos|máximos|últimos|próximos|café|chalé|comité|porqué|bebé|quizá|además|atrás|jamás|ínfimos|mimos|íntimos|términos|ánimos|centímos)$/i
const pronoun = /^(?:yo|nosotros|nosotras|ellos|ellas|él|ella|usted|ustedes|nadie|alguien|se|me|nos|te|le|les)$/i
const opensClause = /^(?:por qué|qué|cuándo|dónde|quién|cuánto|cuál|si|cuando|porque|aunque)\b/i

const says = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (at > 0 || words.length > 2) &&
      !determiner.test(words[at - 1] ?? '') &&
      (verb.test(word) ||
        (finiteEnding.test(word) && !notVerbs.test(word)) ||
        (pronoun.test(word) && at < words.length - 1)),
  )

const isOurs = (words: readonly string[]) =>
  words.some((word) => /^(?:mi|mis|nuestr[oa]s?|me|nos)$|(?<!\p{L})\p{L}{3,}(?:é|í|amos|emos|imos)$/iu.test(word))

function single(bare: string, text: string): Subject {
  const how = /^(?:cómo|como)\s+(?=(?:no\s+)?\p{Ll}+[aeií]r)/iu
  if (how.test(bare) && bare.length <= 60)
    return { facts: [], topic: `la manera de ${lowerFirst(bare.replace(how, ''))}` }
  const words = bare.split(' ')
  const first = lowerFirst(words[0]!)
  const isActivity =
    infinitive.test(words.length > 1 && first === 'no' ? `no ${words[1]}` : first) && !nounsInR.test(first)
  if (isActivity && words.length > 1 && bare.length <= 60) return { facts: [], topic: lowerFirst(bare) }
  const clause = /^(?:por qué|cómo)\s/iu
  if (clause.test(bare) && bare.length <= 60 && !/[,;:]/.test(bare))
    return { facts: [], topic: `${isOurs(words) ? 'la historia de' : 'la cuestión de'} ${lowerFirst(bare)}` }
  if (says(words) || opensClause.test(bare) || words.length > 7 || (/[.!]$/.test(text.trim()) && words.length > 3))
    return told([text])
  return { facts: [], topic: nounPhrase(bare) ?? spanish.quoted(bare) }
}

/** Puts the article in front; undefined for what is no plain noun. */
function nounPhrase(text: string): string | undefined {
  const words = text.split(' ')
  const first = words[0]!
  if (determiner.test(first)) return lowerFirst(text)
  // Names and titles stand without an article.
  if (
    /^\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    (words.length > 1 && words.every((word) => /^\p{Lu}|^\p{L}{1,3}$/u.test(word)))
  )
    return /^\p{Lu}/u.test(first) && words.length <= 4 ? text : undefined
  if (!/^[\p{L}-]+$/u.test(first)) return undefined
  const noun = first.toLowerCase()
  if (isKnownName(first) || (/^\p{Lu}/u.test(first) && words.length === 1 && !isNoun(noun))) return text
  const rest = text.slice(first.length)
  if (
    /^(?:buen|gran|mejor|peor|primer|primera|nuevo|nueva|mal|mala|buena|último|última|más|menos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|sin|con|para|por|sobre|en)$/.test(
      noun,
    )
  )
    return undefined
  const isPlural =
    /[^s]s$/.test(noun) && noun.length > 3 && !/(?:sis|crisis|tesis|lunes|martes|jueves|viernes|ers|ness)$/.test(noun)
  const one = isPlural ? noun.replace(/(?<=[rlndz]|ion)es$|s$/, '').replace(/c$/, 'z') : noun
  const isFeminine =
    /(?:ción|cion|stión|xión|sión|sion|gión|gion|nión|nion|dad|tad|tud|umbre|eza|ez|cia|ía|ncia|itis|sis)$/.test(one) ||
    /^(?:mano|foto|moto|red|gente|clase|base|noche|parte|suerte|voz|luz|paz|piel|sal|señal|cárcel|mente|fuente|calle|muerte|llave|nube|frase|fase|serie|web|app|startup|ley|vez|imagen|orden|labor|flor|sede|reunión|opinión)$/.test(
      one,
    )
      ? true
      : /a$/.test(one) &&
        !/^(?:tema|problema|sistema|programa|día|idioma|clima|mapa|planeta|drama|esquema|lema|dilema|panorama|diagrama|plasma|trauma|carisma|diploma|síntoma|aroma|poema|teorema|enigma|estigma|paradigma)$/.test(
          one,
        )
  const article = isPlural
    ? isFeminine
      ? 'las'
      : 'los'
    : isFeminine
      ? /^(?:agua|área|arma|aula|alma|acta|hambre|águila|ala|habla)$/.test(one)
        ? 'el'
        : 'la'
      : 'el'
  return `${article} ${noun}${rest}`
}

/** A single word with a capital may be a name; these are known to be none. */
const isNoun = (noun: string) =>
  /(?:ción|ciones|sión|siones|dad|dades|tad|tud|azgo|miento|mientos|ismo|aje|ncia|ncias|eza|umbre|ería|ística|logía|ista)$/.test(
    noun,
  ) || linesOf(subjectsIn('spanish'), 'nouns').includes(noun)

const lowerFirst = (text: string) => (/^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
