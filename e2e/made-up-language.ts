import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { root } from '../scripts/setup.mjs'
import { languageCodes, languageCookie, pseudoLanguage } from '../shared/interface-languages.ts'
import { pseudoText } from '../shared/pseudo.ts'
import { textFaultsOn } from './text-faults.ts'

// All journeys in the made-up language of long words, as `JOURNEYS_IN=pseudo npm run e2e` runs them. Their English stays:
// what they look for is found in both languages, and what they read is English again. On the way, the pages are searched
// for faults of their texts.

export const isMadeUp = process.env.JOURNEYS_IN === pseudoLanguage

export const madeUpLanguages: Record<string, string> = isMadeUp
  ? { INTERFACE_LANGUAGES: [...languageCodes, pseudoLanguage].join() }
  : {}

/** What somebody types who looks for words on screen. */
export const asShown = (text: string): string => (isMadeUp ? pseudoText(text) : text)

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Each letter in English, by its first one in the made-up language. */
const englishOf = new Map(letters.map((letter) => [pseudoText(letter)[0], letter]))
const madeUpLetters = [...englishOf.keys()].join('')

/** English again, which is possible because no two letters become one. Outside of brackets nothing is made up. */
export function inEnglish(text: string): string {
  let english = ''
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '⟦') depth++
    else if (letter === '⟧') depth--
    else {
      const original = depth > 0 && englishOf.get(letter)
      const isWhole = original && text.startsWith(pseudoText(original), at)
      english += isWhole ? original : letter
      if (isWhole) at += pseudoText(original).length - 1
    }
  }
  return english
}

function readInEnglish(value: unknown): unknown {
  if (typeof value === 'string') return inEnglish(value)
  if (Array.isArray(value)) return value.map(readInEnglish)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readInEnglish(one)]))
}

/** A token of a pattern: an escape, a class, the beginning of a group, a count, or one character. */
const tokens = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[:=!]|<\w+>)|\{[\d,]+\}|./gs

function eitherWay(token: string, ignoresCase: boolean): string {
  const bracketed = (...ways: string[]) => `(?:[⟦⟧]*(?:${ways.join('|')}))`
  if (token === '$') return '[⟦⟧]*$'
  if (token === ' ') return bracketed('\\s+')
  if (token === '\\w') return bracketed(`[\\w${madeUpLetters}]`)
  if (token.startsWith('(?') || /^[\^.*+?()|{]|^\\b/i.test(token)) return token
  const isClass = token.startsWith('[') && !token.startsWith('[^')
  const one = new RegExp(isClass ? token : `^${token}$`, ignoresCase ? 'i' : '')
  const isLetter = isClass || /^[a-z]$/i.test(token)
  return bracketed(token, ...(isLetter ? letters.filter((letter) => one.test(letter)).map(pseudoText) : []))
}

/** Finds a text in English and in the made-up language, where a day has no ending: June 17th, ⟦Ĵûûñéé 17⟧. */
export function inBoth(text: string | RegExp, isExact = false): string | RegExp {
  if (!text) return text
  const escaped = String(text)
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const { source, flags } =
    text instanceof RegExp ? text : new RegExp(isExact ? `^\\s*${escaped}\\s*$` : escaped, isExact ? '' : 'i')
  const either = source
    .replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1(?:$2)?')
    .match(tokens)!
    .map((token) => eitherWay(token, flags.includes('i')))
    .join('')
  return new RegExp(either, flags)
}

/** Runs in the page: Intl, which the app asks in Greek, answers in English with made-up letters. */
function sayDatesInMadeUp(madeUp: (text: string) => string) {
  type Parts = { type: string; value: string }[]
  const said = (parts: Parts) => {
    const text = parts.map(({ type, value }) => (type === 'element' ? value : madeUp(value))).join('')
    return /\p{L}/u.test(text) ? `⟦${text}⟧` : text
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat'] as const) {
    const construct = (kind: object, [language, ...rest]: unknown[]): object => {
      if (language !== 'el') return Reflect.construct(kind as never, [language, ...rest])
      const made = Reflect.construct(kind as never, ['en-US', ...rest]) as Record<string, (...all: unknown[]) => Parts>
      const inParts = (name: string) => ({ value: (...all: unknown[]) => said(made[name]!(...all)) })
      return Object.defineProperties(made, {
        format: inParts('formatToParts'),
        formatRange: inParts('formatRangeToParts'),
      })
    }
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
  }
}

const pseudoSource = stripTypeScriptTypes(readFileSync(join(root, 'shared/pseudo.ts'), 'utf8')).replaceAll(
  'export ',
  '',
)

type Method = (this: object, ...all: unknown[]) => unknown

/** Replaces methods of all objects of this one's kind. */
function change(one: object, names: readonly string[], by: (method: Method) => Method): void {
  const kind = Object.getPrototypeOf(one) as Record<string, Method>
  for (const name of names) if (kind[name]) kind[name] = by(kind[name])
}

interface Named {
  name?: string | RegExp
  hasText?: string | RegExp
  exact?: boolean
}

const withPatterns = (options: Named): Named => ({
  ...options,
  ...(options.name && { name: inBoth(options.name, options.exact) }),
  ...(options.hasText && { hasText: inBoth(options.hasText) }),
})

const finders = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']
const readers = ['textContent', 'innerText', 'inputValue', 'getAttribute', 'allTextContents', 'allInnerTexts']
const runners = ['evaluate', 'evaluateAll', 'title']
const steps = ['click', 'dblclick', 'tap', 'press', 'check', 'selectOption', 'setInputFiles']

let isTranslating = false

/** From now on, Playwright finds and reads in English. */
function translate(page: Page): void {
  if (isTranslating) return
  isTranslating = true
  const locator = page.locator('html')
  for (const one of [page.mainFrame(), locator]) {
    change(
      one,
      finders,
      (method) =>
        function (text, options) {
          return method.call(this, inBoth(text as string | RegExp, (options as Named | undefined)?.exact), options)
        },
    )
    change(
      one,
      ['getByRole', 'locator', 'filter'],
      (method) =>
        function (...all) {
          const isOptions = (value: unknown) => Object.getPrototypeOf(value ?? 0) === Object.prototype
          return method.apply(
            this,
            all.map((value) => (isOptions(value) ? withPatterns(value as Named) : value)),
          )
        },
    )
    change(
      one,
      [...readers, ...runners],
      (method) =>
        async function (...all) {
          return readInEnglish(await method.apply(this, all))
        },
    )
  }
  change(
    locator,
    ['selectOption'],
    (method) =>
      async function (wanted, ...rest) {
        const { label = wanted } = wanted as { label?: string }
        const labels = await (this as typeof locator)
          .locator('option')
          .evaluateAll((all) => all.map((one) => one.textContent))
        const index = labels.indexOf(label as string)
        return method.call(this, index < 0 ? wanted : { index }, ...rest)
      },
  )
  change(
    locator,
    steps,
    (method) =>
      async function (...all) {
        await lookAt((this as typeof locator).page())
        return method.apply(this, all)
      },
  )
  change(
    page,
    ['goto', 'reload', 'goBack'],
    (method) =>
      async function (...all) {
        await lookAt(this as Page)
        return method.apply(this, all)
      },
  )
}

/** Of the app, as opposed to other companies' pages. */
const origins = new Set<string>()

/** A context's pages speak the made-up language. */
export async function speakMadeUp(context: BrowserContext, origin: string): Promise<void> {
  if (!isMadeUp) return
  origins.add(origin)
  await context.addCookies([{ name: languageCookie, value: pseudoLanguage, url: origin }])
  await context.addInitScript(`{ ${pseudoSource}; (${sayDatesInMadeUp})(pseudoText) }`)
  context.on('page', translate)
}

const found = new Set<string>()

/** Notes the faults of a page's texts, as far as they do not pass. */
export async function lookAt(page: Page): Promise<void> {
  if (page.isClosed() || !URL.canParse(page.url()) || !origins.has(new URL(page.url()).origin)) return
  for (const patience of [200, 800, 0]) {
    // The page may navigate meanwhile. The next step looks again.
    const faults = await textFaultsOn(page).catch(() => [])
    const place = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width}`
    const isNew = faults.some((fault) => !found.has(`${place}: ${fault}`))
    if (!isNew) return
    if (patience > 0) await page.waitForTimeout(patience)
    else for (const fault of faults) found.add(`${place}: ${fault}`)
  }
}

/** Does so at three widths, and leaves the page as wide as it was. */
export async function lookAtAllWidths(page: Page): Promise<void> {
  if (page.isClosed()) return
  const before = page.viewportSize()!
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ ...before, width })
    await lookAt(page)
  }
  await page.setViewportSize(before)
}

/** What has been noted since the last time. */
export function takeTextFaults(): string[] {
  const faults = [...found]
  found.clear()
  return faults
}
