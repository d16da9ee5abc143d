import type { Language } from './catalogue.ts'
import { quotedIn } from './claims/quotes.ts'
import { sentencesIn } from './text/sentences.ts'

/** How readers are addressed, in languages that have two ways. */
export const addresses = ['informal', 'formal'] as const
export type Address = (typeof addresses)[number]

const forms: Record<Exclude<Language, 'english'>, Record<Address, RegExp>> = {
  spanish: {
    // A question of one verb, or with a pronoun before it, has no room for a plural noun; of orders in -me the vowel tells.
    informal:
      /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vosotr[oa]s|os|vuestr[oa]s?|dime|dinos|(?:\p{L}{0,12}[áéíóú]\p{L}{1,3}(?<!g|escríb|respónd)a|(?:escríb|respónd)e)(?:me|nos))(?!\p{L})|(?:qué|cómo|cuándo|dónde) (?:(?:l[ao]|me|nos) \p{L}{2,20}[aeá]s(?!\p{L})|\p{L}{3,20}[aeá]s(?=\?))/giu,
    formal: /(?<!\p{L})(?:usted|d[ií]ga(?:me|nos)|escríba(?:me|nos))(?!\p{L})/giu,
  },
  french: {
    informal: /(?<!\p{L})(?:tu|te|toi|ton|tes|t(?=[’'])|\p{L}{1,20}(?:e|[iu]s)-moi)(?!\p{L})/giu,
    formal: /(?<!\p{L})(?:vous|votre|vos|\p{L}{3,20}ez-moi|\p{L}{1,20}ites-moi)(?!\p{L})/giu,
  },
  german: {
    // “Macht ihr” may be said of her; of these verbs only “you” have this form. A request opens its sentence.
    informal:
      /(?<!\p{L})(?:[Dd](?:u|ich|ir|ein(?:e[mnrs]?)?)|[Ee](?:uch|uer|ure[mnrs]?)|(?:[Hh]ab|[Ss]ei|[Ww]oll|[Kk]önn|[Mm]üss|[Dd]ürf|[Ss]oll|[Ww]iss)(?:t|d) ihr|(?:Schreib|Sag|Erzähl|Schick|Verrat)(?:e?t|e)? (?:mir|uns))(?!\p{L})/gu,
    // At the beginning of a sentence it may be "she" or "they".
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/gu,
  },
}

/** A sentence that tells what somebody said, or how people address one another, says nothing of the readers. */
const narration: Record<Exclude<Language, 'english'>, RegExp> = {
  spanish:
    /(?<!\p{L})(?:dij(?:o|e|eron)|decían?|(?:he|ha|han|había|habían) dicho|dicen?(?=:)|(?:pregunt|contest|cont|grit|insist|respond|escrib)(?:ó|ió|aron|ieron)|tute\p{L}{1,8}|(?:trat|habl|llam)\p{L}{1,8} (?:a \p{L}{2,20} )?de (?:tú|usted))(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:dit(?=\s?:)|(?<!vous |t[’'])(?:a|ont|avait|avaient|(?:lui|leur) ai) (?:dit|demandé|répondu|écrit|lancé|expliqué|crié)|disai(?:t|ent)|demandai(?:t|ent)|répond(?:it|ait)|(?:vouvo|tuto)[yi]\p{L}{1,6}|(?:di(?:re|t|sait|sons|sent|saient)|pass\p{L}{1,5} au|du) (?:tu|vous))(?!\p{L})/iu,
  german:
    /(?<!\p{L})(?:sagten?|sagt(?! (?:ihr|mir|uns))|meinten?|fragten?|antworteten?|rief(?:en)?|schrieb(?:en)?|(?:ge(?:sag|frag|mein|antworte)t|geschrieben)|(?:ge)?(?:siez|duz)\p{L}{1,4}|(?:per|beim|zum|vom|aufs) (?:Du|Sie)|das (?:Du|Sie)(?=[.,!]| an(?:geboten|zubieten|bieten|bot)))(?!\p{L})/u,
}

/** What a text says to its readers or in the author's own name, as far as rules can tell. */
function ownWordsOf(text: string, language: Exclude<Language, 'english'>): string {
  const withoutQuotes = quotedIn(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  )
  return sentencesIn(withoutQuotes.replace(/^— .*$/gm, ''), { language })
    .map((sentence) => sentence.text)
    .filter((sentence) => !narration[language].test(sentence))
    .join('\n')
}

/** How most of an author's texts address their readers; null where none does, or as many do the one as the other. */
export function addressIn(texts: readonly string[], language: Language): Address | null {
  if (language === 'english') return null
  const { informal, formal } = forms[language]
  const votes = texts
    .map((text) => ownWordsOf(text, language))
    .map((text) => Math.sign([...text.matchAll(informal)].length - [...text.matchAll(formal)].length))
  const sum = votes.reduce((all, one) => all + one, 0)
  return sum === 0 ? null : sum > 0 ? 'informal' : 'formal'
}
