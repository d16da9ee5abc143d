import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { says, startOpenAiStub, stubKey } from '../server/stubs/engines.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectNoSidewaysScroll } from './support.ts'

const provider = await startOpenAiStub()
afterAll(() => provider.close())
const { openSignedIn } = appForJourneys(async () => ({
  OPENAI_BASE_URL: provider.baseUrl,
  OPENAI_API_KEY: stubKey,
  OPENAI_MODEL: 'gpt-test',
}))

const content = {
  hook: 'Our team stopped its Monday meeting.',
  insight: 'We delve into the numbers on paper now. The others waited for their turn. Reading is quicker.',
  value: 'Let’s dive in. Write the list of what is stuck before noon, and let the team read it.',
  cta: 'Which meeting would you rather read?',
}

async function openPost(page: Page): Promise<void> {
  const id = await page.evaluate(async (content) => {
    const body = JSON.stringify({ title: Object.values(content).join(' '), content, category: 'hot-takes' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/posts', { method: 'POST', headers, body })
    return ((await response.json()) as { id: string }).id
  }, content)
  await page.goto(`/create?id=${id}`)
  await page.getByRole('button', { name: 'Next finding' }).waitFor()
}

test('findings are underlined while typing, explained under the mouse, fixed, and ignored for good', async () => {
  const page = await openSignedIn()
  await openPost(page)
  const lines = page.locator('[data-finding]')
  await expect.poll(() => lines.allTextContents()).toEqual(['delve into', 'Let’s dive in'])
  const point = async () => {
    const box = (await lines.first().boundingBox())!
    await page.mouse.move(box.x + 4, box.y + 8)
    await page.mouse.move(box.x + 10, box.y + 8)
  }
  await point()
  const popover = page.getByRole('dialog', { name: 'Cliché' })
  await popover.waitFor()
  await expectAccessible(page)
  const top = async () => (await page.getByRole('textbox', { name: 'CTA' }).boundingBox())!.y
  const before = await top()
  await point()
  await popover.getByRole('button', { name: 'Ignore' }).click()
  await expect.poll(() => lines.allTextContents()).toEqual(['Let’s dive in'])
  expect(await top()).toBe(before)
  await page.getByRole('textbox', { name: 'Value' }).focus()
  await page.keyboard.press('Alt+F7')
  await page.getByRole('dialog', { name: 'Cliché' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-part') === 'value')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '1 ignored · Show' }).waitFor()
  await expect.poll(() => lines.allTextContents()).toEqual(['Let’s dive in'])
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expectNoComplaints(page)
})

test('while a fact is being typed, the score never drops in between', async () => {
  const page = await openSignedIn()
  await openPost(page)
  const badge = page.getByRole('tab', { name: /Content Analysis/ }).locator('span.tabular')
  await badge.waitFor()
  const seen = new Set<number>()
  const look = async () => seen.add(Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0]))
  await look()
  const [before = 0] = seen
  const insight = page.getByRole('textbox', { name: 'Insight' })
  await insight.focus()
  await page.keyboard.press('ControlOrMeta+End')
  for (const words of [' It saved', ' us 40', ' hours in', ' March,', ' Anna Berg says.']) {
    await page.keyboard.type(words)
    await page.waitForTimeout(600)
    await look()
  }
  expect([...seen]).toEqual([before])
  const last = () => [...seen].at(-1)!
  for (let at = 0; at < 25 || (last() < 60 && at < 300); at += 1) {
    await page.waitForTimeout(100)
    await look()
  }
  expect(seen.size).toBeLessThanOrEqual(2)
  expect(Math.min(...seen)).toBe(Math.min(before, last()))
  expect(last()).toBeGreaterThan(59)
  expectNoComplaints(page)
})

test('selected words are rewritten in place, and the words around them stay', async () => {
  const page = await openSignedIn()
  await openPost(page)
  const insight = page.getByRole('textbox', { name: 'Insight' })
  const words = 'The others waited for their turn.'
  await insight.evaluate((field: HTMLTextAreaElement, words) => {
    field.focus()
    field.setSelectionRange(field.value.indexOf(words), field.value.indexOf(words) + words.length)
  }, words)
  const actions = page.getByRole('dialog', { name: 'Selected words' })
  await actions.waitFor()
  await expectAccessible(page)
  provider.answer(says(JSON.stringify({ insight: 'Everybody else sat and waited.' }), { pace: 20, size: 10 }))
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Enter')
  const changed = content.insight.replace(words, 'Everybody else sat and waited.')
  await expect.poll(() => insight.inputValue()).toBe(changed)
  const chosen = () => page.evaluate(() => String(getSelection()))
  await expect.poll(chosen).toBe('Everybody else sat and waited.')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => insight.inputValue()).toBe(content.insight)
  expectNoComplaints(page)
})
