import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appForJourneys, expectAccessible, expectNoComplaints, expectNoSidewaysScroll } from './support.ts'

const { openSignedIn } = appForJourneys()

const content = {
  hook: 'We dropped the Monday meeting.',
  insight: 'It took an hour a week. [what happened to that hour, and who noticed first that it was free?]',
  value: '[what did you try first?]\n\nThen we wrote [how many?] pages.',
  cta: 'Would you?',
}

async function openDraft(page: Page): Promise<string> {
  const created = await page.request.post('/api/posts', {
    data: { title: 'The Monday meeting', category: 'personal-experience', content },
    headers: { origin: new URL(page.url()).origin },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/?id=${id}`)
  await page.getByRole('button', { name: '3 blanks left' }).waitFor()
  return id
}

const chip = (page: Page, question: string) => page.getByRole('button', { name: `Blank: ${question}` })

/** Checks that each chip covers its words, so chips and field break lines at the same places. */
const liesOnItsWords = (page: Page, section: string) =>
  page.getByRole('textbox', { name: section, exact: true }).evaluate((field) => {
    const layer = field.parentElement!.querySelector('[data-blank]')!.closest('div')!
    const inner = (element: Element) => {
      const { paddingLeft, paddingRight, borderLeftWidth, lineHeight, fontSize, fontFamily, letterSpacing } =
        getComputedStyle(element)
      return [
        element.getBoundingClientRect().width,
        element.getBoundingClientRect().height,
        ...[paddingLeft, paddingRight, borderLeftWidth, lineHeight, fontSize, fontFamily, letterSpacing],
      ]
    }
    return JSON.stringify(inner(field)) === JSON.stringify(inner(layer))
  })

test('blanks are filled with the keyboard, on a phone and on a wide screen, in light and in dark', async () => {
  const page = await openSignedIn()
  const id = await openDraft(page)
  for (const [width, theme] of [
    [320, 'light'],
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((wanted) => {
      localStorage.setItem('ui-theme', wanted)
      document.documentElement.dataset.theme = wanted
    }, theme)
    for (const section of ['Insight', 'Value']) await expect.poll(() => liesOnItsWords(page, section)).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: '3 blanks left' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await chip(page, 'what did you try first?').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('a shared page that everyone could read')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1 blank left' }).waitFor()
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/posts/${id}`)).json()) as { content: typeof content }).content.value,
    )
    .toBe('A shared page that everyone could read.\n\nThen we wrote 14 pages.')
  expectNoComplaints(page)
})

test('in edit mode, chips lie on their words', async () => {
  const page = await openSignedIn()
  await openDraft(page)
  await page.getByRole('button', { name: 'Post menu' }).click()
  await page.getByRole('menuitem', { name: 'Edit mode' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const section of ['Insight', 'Value']) await expect.poll(() => liesOnItsWords(page, section)).toBe(true)
    await expectAccessible(page)
  }
  await chip(page, 'how many?').click()
  await page.getByRole('button', { name: 'Remove this line' }).click()
  expect(await page.getByRole('textbox', { name: 'Value', exact: true }).inputValue()).toBe('[what did you try first?]')
  expectNoComplaints(page)
})

test('a bare subject opens three questions below it, and Generate does not wait for them', async () => {
  const page = await openSignedIn()
  await page.getByText('Personal experience').click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('We lost our biggest client')
  await page.getByRole('textbox', { name: 'What happened, in plain words?' }).waitFor()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await subject.press('Control+Enter')
  // It is a topic still: its questions stand in for a post, until one is answered.
  await page.getByRole('heading', { name: 'This is a topic, not a post yet.' }).waitFor()
  await expectAccessible(page)
  await page.getByPlaceholder('In a whole sentence').first().fill('They left on a Friday after eleven years with us.')
  await page.getByRole('button', { name: 'Make it a post' }).click()
  await page.getByRole('textbox', { name: 'Hook', exact: true }).waitFor()
  expectNoComplaints(page)
})
