import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../scripts/setup.mjs'
import { type InterfaceLanguage, languageCookie, pseudoLanguage } from '../shared/interface-languages.ts'
import { readPo } from '../shared/po.ts'
import { pseudoText } from '../shared/pseudo.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, signIn } from './support.ts'
import { textFaultsOn } from './text-faults.ts'

const { open } = appForJourneys(async () => ({ INTERFACE_LANGUAGES: 'en,es,fr,de,pseudo' }))

/** Once nothing is loading any more. */
async function expectOurs(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.animate-pulse, .animate-spin').count()).toBe(0)
  await expect.poll(() => textFaultsOn(page), { timeout: 5_000 }).toEqual([])
}

/** Menus and dialogs of the page, each opened and closed again. */
async function expectOursInAllThatOpens(page: Page): Promise<void> {
  const openers = page.locator('#content').locator('button[aria-haspopup]:enabled, button:enabled:has-text("…⟧")')
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at)
    if (!(await opener.isVisible())) continue
    await opener.click()
    const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    await opened.first().waitFor()
    await expectOurs(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => opened.count()).toBe(0)
  }
}

const sections = ['profile', 'password', 'notifications', 'integrations', 'writing-engine', 'members', 'data']
const pages = [
  ...['/', '/posts', '/library', '/activity', '/trash', '/proof-bank', '/shortcuts', '/support', '/ideas'],
  ...['/lead-magnet', '/calendar', '/analytics', '/writing-samples', '/pricing', '/salesgpt', '/months'],
  ...['/first-choice', '/nowhere', '/reset-password', '/reset-password#token', '/review', '/join'],
  ...sections.map((section) => `/settings?section=${section}`),
]

/** A button's name, and what it opens. */
const dialogs = [
  ['/calendar', 'Schedule a post'],
  ['/writing-samples', 'Add several'],
  ['/writing-samples', 'Import from LinkedIn'],
  ['/settings', 'Delete my account'],
] as const

const inPseudo = (text: string) => `⟦${pseudoText(text)}⟧`

describe('in a made-up language with long words', () => {
  let page: Page
  let post: string
  beforeAll(async () => {
    page = await open()
    // Somebody who signs in in English keeps that language, unless the app fails to note it.
    await page.route('**/api/user/language', (route) => route.abort())
    await signIn(page, 'Nora Field', 'nora.field@example.com')
    const body = {
      title: 'A title',
      category: 'hot-takes',
      content: { hook: 'A hook.', insight: 'An insight of 40 people.', value: 'Value.', cta: 'What do you do?' },
    }
    post = ((await (await page.request.post('/api/posts', { data: body })).json()) as { id: string }).id
    const scheduledFor = new Date(Date.now() + 86_400_000)
    await page.request.post('/api/posts', { data: { ...body, scheduledFor, timeZone: 'UTC' } })
    await page.request.post('/api/writing-samples', { data: { content: 'We write one page on Monday. '.repeat(5) } })
    await page.request.post('/api/generate-ideas', { data: { themes: ['Onboarding'], categories: ['tip'] } })
    const url = new URL(page.url()).origin
    await page.context().addCookies([{ name: languageCookie, value: pseudoLanguage, url }])
  })

  test.each(pages)('%s and what opens there say nothing in English and cut nothing off at any width', async (path) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 320) await page.goto(path)
      await page.locator('h1').first().waitFor()
      await expectOurs(page)
      // Without a post, its tools open nothing.
      if (width === 320 && path !== '/') await expectOursInAllThatOpens(page)
    }
  })

  test('a post, its analysis and its dialogs do so too', async () => {
    await page.goto(`/?id=${post}`)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('tab', { name: inPseudo('Post Preview') }).click()
      await expectOurs(page)
      await page.getByRole('tab', { name: inPseudo('Content Analysis') }).click()
      await page.getByRole('heading', { name: inPseudo('Reader check') }).waitFor()
      await expectOurs(page)
      if (width === 320) await expectOursInAllThatOpens(page)
      for (const name of ['Network preview', 'Schedule post']) {
        await page.getByRole('button', { name: inPseudo(name), exact: true }).click()
        await page.getByRole('dialog').waitFor()
        await expectOurs(page)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    }
  })

  test.each(dialogs)('on %s, “%s” does so too', async (path, name) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page
        .getByRole('button', { name: inPseudo(name) })
        .first()
        .click()
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
      await expectOurs(page)
      await page.keyboard.press('Escape')
    }
  })
})

type Translation = Exclude<InterfaceLanguage, 'en'>

const translationsIn = (language: Translation): Map<string, string> => {
  const entries = readPo(readFileSync(join(root, `shared/messages/${language}.po`), 'utf8')).values()
  return new Map([...entries].map(({ message, translation }) => [message, translation]))
}

/** What each language calls things: the English text, with its values. */
const inLanguage = (language: Translation) => {
  const translations = translationsIn(language)
  return (english: string, values: Record<string, string> = {}) =>
    translations.get(english)!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
}

/** Sentences on the page that a language says otherwise. Single words can be the same in two languages. */
async function expectNothingOf(page: Page, language: 'en' | Translation, shown: Translation): Promise<void> {
  const said = translationsIn(shown)
  const others = language === 'en' ? said.keys() : translationsIn(language).values()
  const own = new Set(said.values())
  const foreign = new Set([...others].filter((text) => text.split(' ').length > 2 && !own.has(text)))
  const texts = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (nodes.nextNode())
      if (!nodes.currentNode.parentElement?.closest('noscript')) found.push(nodes.currentNode.textContent?.trim() ?? '')
    return found
  })
  expect(texts.filter((text) => foreign.has(text))).toEqual([])
}

const subjects = {
  es: 'Dejamos la reunión del lunes. Ahora cada uno lee una página. Nos ahorra seis horas a la semana.',
  fr: 'Nous avons arrêté la réunion du lundi. Chacun lit une page. Cela nous fait gagner six heures par semaine.',
  de: 'Wir haben das Montagsmeeting abgeschafft. Jetzt lesen alle eine Seite. Das spart uns sechs Stunden in der Woche.',
}

test.each([
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
  ['de', 'de-DE'],
] as const)('somebody who reads only %s signs up, writes a post and schedules it', async (language, locale) => {
  const say = inLanguage(language)
  const page = await open({ locale })
  const toast = (title: string) =>
    page
      .getByRole('region', { name: say('Notifications ({hotkey})', { hotkey: 'F8' }) })
      .getByText(title)
      .waitFor()
  const button = (name: string, of: Page | Locator = page) => of.getByRole('button', { name, exact: true })
  await page.goto('/auth?tab=register')
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  await page.getByRole('link', { name: say('Sign up on this computer') }).click()
  await page.getByLabel(say('Your name')).fill('Nora Field')
  await page.getByLabel(say('Your email')).fill(`nora-${language}@example.com`)
  await button(say('Continue')).click()
  await button(say('Select a post category to continue')).waitFor()
  await page.getByText(say('Opinion Posts')).click()
  await page.getByText(say('A strong view in few words, with its reason.')).waitFor()
  await expectNothingOf(page, 'en', language)
  await page.getByText(say('Hot takes')).click()
  await page.getByRole('textbox', { name: say('Subject') }).fill(subjects[language])
  await button(say('Generate {category} post', { category: say('Hot takes') })).click()
  await toast(say('Your words are in order'))
  await page.waitForURL(/[?&]id=/)
  await expectAccessible(page)

  await button(say('Schedule')).click()
  const dialog = page.getByRole('dialog', { name: say('Schedule Your Post') })
  await dialog.waitFor()
  await button(say('Schedule'), dialog).click()
  // A question for the reader is still a blank.
  await button(say('Schedule anyway'), dialog).click()
  await toast(say('Post scheduled'))
  await page.goto('/posts')
  await page.getByText(say('Scheduled'), { exact: true }).first().waitFor()
  await expectNothingOf(page, 'en', language)

  const next = { es: 'fr', fr: 'de', de: 'es' } as const
  const sayNext = inLanguage(next[language])
  await page.goto('/writing-samples')
  await page.getByRole('heading', { level: 1, name: say('Writing samples') }).waitFor()
  await page
    .getByRole('link', { name: say('Settings') })
    .first()
    .click()
  await page.getByLabel(say('Language of the app')).selectOption(next[language])
  await page.getByRole('heading', { level: 1, name: sayNext('Settings') }).waitFor()
  await page.getByRole('link', { name: sayNext('Writing samples') }).click()
  await page.getByRole('heading', { level: 1, name: sayNext('Writing samples') }).waitFor()
  await expectNothingOf(page, language, next[language])
  expectNoComplaints(page)
})
