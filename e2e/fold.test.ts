import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { fold } from '#shared/fold.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, signIn } from './support.ts'

const { open } = appForJourneys()
let page: Page
beforeAll(async () => {
  page = await open()
  await signIn(page)
})

async function openPost(content: Partial<Record<'hook' | 'insight' | 'value' | 'cta', string>>) {
  const data = {
    title: 'A post',
    category: 'hot-takes',
    content: { hook: '', insight: '', value: '', cta: '', ...content },
  }
  const { id } = (await (await page.request.post('/api/posts', { data })).json()) as { id: string }
  await page.goto(`/create?id=${id}`)
  await page.getByRole('textbox', { name: 'Hook', exact: true }).waitFor()
}

const preview = () => page.getByRole('dialog', { name: 'Network Preview' })

async function openPreview(content: Parameters<typeof openPost>[0]) {
  await openPost(content)
  await page.getByRole('button', { name: 'Network preview' }).click()
  await preview().waitFor()
}

const choose = (screen: 'Phone' | 'Desktop') => preview().getByText(screen, { exact: true }).click()

/** Reads the folded post as the browser draws it. */
const readFold = () =>
  preview()
    .getByRole('article')
    .evaluate((article, lineHeight) => {
      const text = article.querySelector<HTMLElement>('[dir=auto]')!
      const [words, more, hidden] = [...text.children] as HTMLElement[]
      const visible = words!.textContent
      const behind = hidden?.textContent ?? ''
      const countLines = () => Math.round(text.offsetHeight / lineHeight)
      const shown = { width: text.offsetWidth, lines: countLines(), visible, behind, button: more?.textContent }
      if (!more || !hidden) return { ...shown, isOnLastLine: true, isInside: true, linesWithNext: 0 }
      const lastCharacter = document.createRange()
      lastCharacter.setStart(words!.firstChild!, visible.length - 1)
      lastCharacter.setEnd(words!.firstChild!, visible.length)
      const line = lastCharacter.getBoundingClientRect()
      const place = more.getBoundingClientRect()
      const box = text.getBoundingClientRect()
      const isOnLastLine = place.top < line.bottom && place.bottom > line.top
      const isInside = place.left > box.left - 1 && place.right < box.right + 1 && place.bottom < box.bottom + 1
      // The next word, or the next character where a word is cut.
      const [next = ''] = /^\s+\S+/.exec(behind) ?? [[...new Intl.Segmenter().segment(behind)][0]!.segment]
      words!.textContent = visible + next
      const linesWithNext = countLines()
      words!.textContent = visible
      return { ...shown, isOnLastLine, isInside, linesWithNext }
    }, 20)

const rest = {
  insight: 'What it was for.',
  value: 'A page that takes four minutes to read. '.repeat(12),
  cta: 'And you?',
}
const plain =
  'We cancelled our Monday meeting in March, and nobody has missed it since, least of all the two people who used to prepare it every Sunday evening.'
const blankLines = { hook: 'One.\n\n\n\n\nTwo.\nThree.\nFour.', insight: 'Five.\nSix.', value: 'Seven.', cta: 'Eight?' }

const screens = [
  ['Phone', fold.phone],
  ['Desktop', fold.desktop],
] as const
const characterCount = (text: string) => [...new Intl.Segmenter().segment(text)].length

test.each([
  { name: 'ordinary sentences', content: { hook: plain, ...rest } },
  {
    name: 'a word longer than a line',
    content: { hook: `See https://example.com/${'abcdefghij'.repeat(60)}`, ...rest },
  },
  { name: 'emojis', content: { hook: '👩‍👩‍👧 🇫🇷 👍🏽 launch day, '.repeat(40), ...rest } },
  { name: 'emojis without a space', content: { hook: '👩‍👩‍👧🇫🇷👍🏽'.repeat(60), ...rest } },
  { name: 'blank lines', content: blankLines },
  {
    name: 'right-to-left text',
    content: { hook: 'ביטלנו את הפגישה של יום שני ואף אחד לא התגעגע אליה. '.repeat(12), ...rest },
  },
])('$name: the text before "…more" fills exactly the lines of the feed', async ({ name, content }) => {
  await openPreview(content)
  for (const [screen, { width, lines }] of screens) {
    await choose(screen)
    await expect.poll(async () => (await readFold()).width).toBe(width - 2 * fold.margin)
    const shown = await readFold()
    expect(shown).toMatchObject({ lines, button: '…more', isOnLastLine: true, isInside: true })
    expect(shown.linesWithNext).toBeGreaterThan(lines)
    const isWhole = !/longer|without/.test(name)
    expect(shown.behind.search(/\s/) === 0).toBe(isWhole)
    const { visible, behind } = shown
    expect(visible).toBe(visible.trimEnd())
    expect(characterCount(visible) + characterCount(behind)).toBe(characterCount(visible + behind))
  }
  expectNoComplaints(page)
})

test('a short post is not cut', async () => {
  await openPreview({ hook: 'We cancelled our Monday meeting.', cta: 'Would you?' })
  for (const screen of ['Phone', 'Desktop'] as const) {
    await choose(screen)
    await preview()
      .getByText(`On ${screen === 'Phone' ? 'a phone' : 'desktop'}, the whole post is visible`)
      .waitFor()
    expect(await readFold()).toMatchObject({
      visible: 'We cancelled our Monday meeting.\n\nWould you?',
      button: undefined,
    })
  }
})

test('a blank line counts, several count once, and "…more" is never alone on one', async () => {
  await openPreview(blankLines)
  await choose('Desktop')
  await expect.poll(async () => (await readFold()).visible).toBe('One.\n\nTwo.\nThree.\nFour.')
  await choose('Phone')
  await expect.poll(async () => (await readFold()).visible).toBe('One.\n\nTwo.')
  await openPreview({ ...blankLines, hook: 'One.\nTwo.' })
  await choose('Phone')
  await expect.poll(async () => await readFold()).toMatchObject({ visible: 'One.\nTwo.', lines: 2, isOnLastLine: true })
})

test('"…more" opens the post and "…less" closes it, also by keyboard; a picture leaves three lines', async () => {
  const hook = 'We cancelled our meeting.\nNobody missed it.'
  await openPreview({ hook, ...rest })
  await choose('Desktop')
  await preview().getByText('The hook ends on line 2 of 5.').waitFor()
  await preview().getByRole('button', { name: '…more' }).focus()
  await page.keyboard.press('Enter')
  const less = preview().getByRole('button', { name: '…less' })
  await less.waitFor()
  const { visible } = await readFold()
  for (const text of [hook, ...Object.values(rest)]) expect(visible).toContain(text.trim())
  expect(await less.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await preview().getByRole('button', { name: '…more' }).waitFor()
  await openPreview({ hook: plain, ...rest })
  await preview().getByRole('switch', { name: 'With an image' }).click()
  await expect.poll(async () => (await readFold()).lines).toBe(fold.linesWithMedia)
  await choose('Phone')
  await preview().getByText('readers see about 3 lines').waitFor()
  await openPreview({ hook: plain.repeat(4), ...rest })
  await preview().getByText('The hook is cut off before it makes its point.').waitFor()
})

test('a font that loads late moves the cut to the right place', async () => {
  await openPreview({ hook: plain, ...rest })
  await choose('Phone')
  await expect.poll(async () => (await readFold()).width).toBe(fold.phone.width - 2 * fold.margin)
  const before = await readFold()
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const inter = rules.find(
      (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('woff2'),
    ) as CSSFontFaceRule
    const source = inter.style.getPropertyValue('src')
    inter.parentStyleSheet?.insertRule(`@font-face { font-family: -apple-system; src: ${source}; size-adjust: 150%; }`)
  })
  await expect.poll(async () => (await readFold()).visible.length).toBeLessThan(before.visible.length)
  const after = await readFold()
  expect(after).toMatchObject({ lines: fold.phone.lines, button: '…more', isOnLastLine: true, isInside: true })
  expect(after.linesWithNext).toBeGreaterThan(fold.phone.lines)
})

test('the cut is right on a zoomed page', async () => {
  await openPreview({ hook: plain, ...rest })
  await choose('Phone')
  const client = await page.context().newCDPSession(page)
  for (const zoom of [0.8, 1.1, 1.25, 1.5]) {
    await client.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(1280 / zoom),
      height: Math.round(900 / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    })
    await expect.poll(() => page.evaluate(() => window.devicePixelRatio)).toBeCloseTo(zoom)
    await expect.poll(readFold).toMatchObject({ lines: fold.phone.lines, isOnLastLine: true, isInside: true })
    expect((await readFold()).linesWithNext).toBeGreaterThan(fold.phone.lines)
  }
  await client.send('Emulation.clearDeviceMetricsOverride')
  await client.detach()
})

test('a narrow phone shows the post smaller, cut at the same word, without overflow', async () => {
  await openPreview({ hook: plain.repeat(2), ...rest })
  const cuts: string[][] = []
  for (const width of [1280, 640, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    cuts.push([])
    for (const [screen, { width }] of screens) {
      await choose(screen)
      await expect.poll(async () => (await readFold()).width).toBe(width - 2 * fold.margin)
      cuts.at(-1)?.push((await readFold()).visible)
      await expectNoSidewaysScroll(page)
      const { left, right, view } = await preview()
        .getByRole('article')
        .evaluate((article) => {
          const { left, right } = article.getBoundingClientRect()
          return { left, right, view: document.documentElement.clientWidth }
        })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(view + 0.5)
      expect(await preview().evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    }
  }
  for (const cut of cuts) expect(cut).toEqual(cuts[0])
  await page.setViewportSize({ width: 1280, height: 900 })
  expectNoComplaints(page)
})

test.each(['light', 'dark'])('the %s preview has no axe violation', async (theme) => {
  await page.evaluate((name) => localStorage.setItem('ui-theme', name), theme)
  await openPreview({ hook: `${plain} https://example.com`, ...rest })
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await preview().getByRole('button', { name: '…more' }).click()
    await expectAccessible(page)
    await preview().getByRole('button', { name: '…less' }).click()
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await preview().getByRole('button', { name: 'Done' }).click()
  await preview().waitFor({ state: 'detached' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  expectNoComplaints(page)
})

test("the hook's meter updates while typing, in the preview and in edit mode, and disturbs nothing", async () => {
  await openPost({ hook: 'Short.', ...rest })
  const steps = async () => {
    const hook = page.getByRole('textbox', { name: 'Hook', exact: true })
    const colourOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).color)
    await hook.fill('We cancelled our Monday meeting.')
    const quiet = await colourOf('32 / 140 · 1 / 3 lines')
    await hook.fill(`${'ill '.repeat(35)}!`)
    const amber = await colourOf('141 / 140 · 2 / 3 lines')
    await page.getByText('The hook is longer than 140 characters.').waitFor({ state: 'attached' })
    await hook.fill('One.\nTwo.\nThree.\nFour.')
    const red = await colourOf('22 / 140 · cut after 3 lines')
    await page.getByText('The hook is longer than a phone shows').waitFor({ state: 'attached' })
    expect(new Set([quiet, amber, red]).size).toBe(3)
    await hook.fill('See https://example.com/page')
    await page.getByText('Consider putting the link in the first comment.').waitFor()
  }
  await steps()
  await page.getByRole('button', { name: 'Post menu' }).click()
  await page.getByRole('menuitem', { name: 'Edit mode' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await steps()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Changes saved', { exact: true }).first().waitFor()
  expectNoComplaints(page)
})
