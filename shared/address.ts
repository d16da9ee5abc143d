import type { Language } from './catalogue.ts'

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

/** How most of an author's texts address their readers; null where none does, or as many do the one as the other. */
export function addressIn(texts: readonly string[], language: Language): Address | null {
  if (language === 'english') return null
  const { informal, formal } = forms[language]
  const votes = texts.map((text) => Math.sign([...text.matchAll(informal)].length - [...text.matchAll(formal)].length))
  const sum = votes.reduce((all, one) => all + one, 0)
  return sum === 0 ? null : sum > 0 ? 'informal' : 'formal'
}
