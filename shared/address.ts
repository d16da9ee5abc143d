import type { Language } from './catalogue.ts'

/** How readers are addressed, in languages that have two ways. */
export const addresses = ['informal', 'formal'] as const
export type Address = (typeof addresses)[number]

const forms: Record<Exclude<Language, 'english'>, Record<Address, RegExp>> = {
  spanish: {
    informal: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vosotr[oa]s|os|vuestr[oa]s?)(?!\p{L})/giu,
    formal: /(?<!\p{L})usted(?!\p{L})/giu,
  },
  french: {
    informal: /(?<!\p{L})(?:tu|te|toi|ton|tes|t(?=[’']))(?!\p{L})/giu,
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
  },
  german: {
    informal: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
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
