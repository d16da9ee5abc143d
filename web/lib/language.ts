import { i18n, type Messages } from '@lingui/core'
import {
  firstOffered,
  interfaceLanguages,
  languageCodes,
  languageCookie,
  localeOf,
  postLanguages,
  pseudoLanguage,
  type ShownLanguage,
  sourceLanguage,
} from '#shared/interface-languages.ts'

export { i18n }

declare global {
  /** The messages of the scripts that have run, in the language of the page: see web/build/messages.ts. */
  var hookline: Messages | undefined
}

/** Undefined where there is no page, such as in a test of a function. */
const page = globalThis.document?.documentElement as HTMLElement | undefined
const isKnown = (language: string | undefined): language is ShownLanguage =>
  language === pseudoLanguage || languageCodes.some((code) => code === language)

// Scripts of a build have their messages in the language of the page. In development they have English ones.
const written = import.meta.env.PROD && isKnown(page?.lang) ? page.lang : sourceLanguage
globalThis.hookline ??= {}
// What has no entry is a text that is its own id.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text])
i18n.load(written, globalThis.hookline)
i18n.activate(written)

/** The server names them, as far as the app is translated. */
export const languagesOffered = (): ShownLanguage[] => {
  const named = page?.dataset.languages?.split(' ').filter(isKnown) ?? []
  return named.length > 0 ? named : [...languageCodes]
}

export const currentLanguage = (): ShownLanguage => i18n.locale as ShownLanguage

/** The language in which a new post begins. */
export const postLanguage = () => postLanguages[localeOf(currentLanguage())]

/** What Intl is told: the language on screen. English is American, whoever reads it. In the made-up one, Greek letters tell which dates come from Intl. */
export const currentLocale = (): string => {
  if (currentLanguage() === pseudoLanguage) return 'el'
  const locale = localeOf(currentLanguage())
  return locale === sourceLanguage ? 'en-US' : locale
}

/** Of the page's own language, each script has brought what it says. */
const whole = new Set<ShownLanguage>([written])

let wanted: ShownLanguage | undefined

/** Shows the app in another language at once. What people typed stays. Of two calls, the later one counts. */
export async function speak(language: ShownLanguage): Promise<void> {
  wanted = language
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has had the other way for a short time only.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`
  if (language === currentLanguage()) return
  if (!whole.has(language)) {
    const { messagesIn } = await import('./messages-in.ts')
    i18n.load(language, await messagesIn(language, written))
    whole.add(language)
  }
  if (wanted !== language) return
  i18n.activate(language)
  if (page) page.lang = localeOf(language)
}

const chosen = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1)

/** Before the first screen: what this browser has chosen, or prefers. Usually the page came in it. */
export function speakAsBrowser(): Promise<void> | undefined {
  const wanted = firstOffered([chosen() ?? '', ...navigator.languages], languagesOffered())
  if (wanted && wanted !== currentLanguage()) return speak(wanted)
}

export const nameOf = (language: ShownLanguage): string =>
  language === pseudoLanguage ? 'Pseudo' : interfaceLanguages[language]

/** A sentence that both sides have in English, such as a form's rule. */
export const translated = (sentence: string): string =>
  Object.hasOwn(i18n.messages, sentence) ? (i18n.messages[sentence] as unknown as string[]).join('') : sentence
