import type { Language } from './catalogue.ts'

/** The languages of the app itself, each by its own name. What people write posts in is another list: catalogue.ts. */
export const interfaceLanguages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const
export type InterfaceLanguage = keyof typeof interfaceLanguages

/** The language of a post that somebody begins in the app's. */
export const postLanguages = { en: 'english', es: 'spanish', fr: 'french', de: 'german' } as const satisfies Record<
  InterfaceLanguage,
  Language
>

/** English is what the code says; the others are translations. */
export const sourceLanguage: InterfaceLanguage = 'en'

export const languageCodes = Object.keys(interfaceLanguages) as InterfaceLanguage[]

/** English with accents and longer words, to find texts that nobody translates and places that are too narrow. */
export const pseudoLanguage = 'pseudo'
export type ShownLanguage = InterfaceLanguage | typeof pseudoLanguage

/** The cookie in which a browser keeps its choice. Scripts read it too. */
export const languageCookie = 'hookline_language'

/** The name under which Intl knows it. */
export const localeOf = (language: ShownLanguage): InterfaceLanguage =>
  language === pseudoLanguage ? sourceLanguage : language

/** The first of these languages, such as `de-CH`, that is offered. */
export function firstOffered<Offered extends string>(
  wanted: readonly string[],
  offered: readonly Offered[],
): Offered | undefined {
  const codes = wanted.map((one) => one.toLowerCase().split('-')[0])
  for (const code of codes) {
    const found = offered.find((one) => one === code)
    if (found) return found
  }
}

/** The languages of an Accept-Language header, the most wanted first. */
export const languagesIn = (header: string): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [language = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((one) => one.startsWith('q='))
      return { language, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ language, weight }) => language !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
