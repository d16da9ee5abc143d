import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drafts, says, startOpenAiStub, stubKey } from '../server/stubs/engines.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  pickNextMonth,
  startApp,
} from './support.ts'

const { openSignedIn } = appForJourneys()

const section = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillBrief(page: Page, subject: string, language = 'English'): Promise<void> {
  await page.getByText('List Posts').click()
  await page.getByText('Numbered tips').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  if (language === 'English') return
  await page.getByRole('button', { name: /^Parameters/ }).click()
  await page.getByLabel('Language').selectOption({ label: language })
}

const posts = [
  'We stopped the Monday meeting in March. Nobody missed it, and the page we write instead is read before lunch.',
  'Our first van broke down in Leeds. I learned more about logistics on that hard shoulder than in two years of school.',
  'I keep a list of questions that customers ask twice. Every Friday one of them becomes a page of our manual.',
]
const csv = `Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n${posts
  .map(
    (text, at) =>
      `2026-0${at + 1}-05 09:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${at},"${text}",,,PUBLIC`,
  )
  .join('\n')}\n`

test("posts are imported from LinkedIn’s archive, and the voice is shown with the author's own sentences", async () => {
  const page = await openSignedIn()
  await page.goto('/writing-samples')
  await page.getByRole('button', { name: 'Import from LinkedIn' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Choose the zip file/).setInputFiles({
    name: 'Basic_LinkedInDataExport_11-20-2026.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'messages.csv': strToU8('FROM,TO\nsecret,words'), 'Shares.csv': strToU8(csv) })),
  })
  await dialog.getByText('3 of 3 texts can be added').waitFor()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await dialog.getByRole('button', { name: 'Add 3 samples' }).click()
  await expectToast(page, '3 writing samples added')
  await page.getByText('3 samples, 3 active').waitFor()
  await page.getByText('First impression', { exact: true }).waitFor()
  expectNoComplaints(page)
})

test("a German post is written in German, checked, fixed with a click, and typed words count as the author's", async () => {
  const page = await openSignedIn()
  const steps = '1. der Laptop liegt am Montag da\n2. ein Anruf am Tag, nicht drei\n3. eine Person, die immer antwortet'
  await fillBrief(page, `Einarbeitung im Homeoffice:\n${steps}`, 'German')
  await page.getByRole('button', { name: 'Generate Numbered tips post' }).click()
  await expectToast(page, 'Your words are in order')
  await expect.poll(() => section(page, 'Insight').inputValue()).toContain('\n2. Ein Anruf am Tag, nicht drei\n')

  await section(page, 'Insight').fill(
    'Im Jahr 2019 sparten wir 73 Prozent der Zeit. Das war ein echter Gamechanger.\n\n\nAlle im Team haben sich darüber gefreut.',
  )
  await page.getByRole('tab', { name: 'Content Analysis' }).click()
  await page.getByRole('heading', { name: 'Reader check' }).waitFor()
  await page
    .getByRole('button', { name: /^Cliché: .*Gamechanger/i })
    .first()
    .waitFor()
  const fix = page.getByRole('list', { name: 'Findings in Insight' }).getByRole('button', { name: /^Fix/ })
  await fix.click()
  await expectToast(page, 'Fixed')
  await page.getByText(/^At most 59 while/).waitFor({ state: 'detached' })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('tab', { name: 'Post Preview' }).click()
  expect(await section(page, 'Insight').inputValue()).toBe(
    'Im Jahr 2019 sparten wir 73 Prozent der Zeit. Das war ein echter Gamechanger.\n\nAlle im Team haben sich darüber gefreut.',
  )

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Post' })
  await pickNextMonth(dialog)
  await dialog.getByLabel('Time').fill('14:30')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expectNoComplaints(page)
})

test('a draft with an invented number is revised while its text stays on screen', async () => {
  const provider = await startOpenAiStub()
  const env = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: stubKey, OPENAI_MODEL: 'gpt-test' }
  const connected = await startApp(env)
  try {
    const good = {
      hook: 'A page says more than the meeting did. 🙂',
      insight: 'The meeting was where some thought aloud while the others waited for their turn.',
      value: 'Write down what is stuck and who can free it. Leave out the rest.',
      cta: 'Which meeting would you rather read?',
    }
    const page = await openSignedIn(connected)
    await fillBrief(page, 'We replaced the meeting with a page')
    provider.answer(
      drafts({ ...good, insight: 'It saves each of us 37% of the week.' }),
      says(JSON.stringify({ passages: [good.insight] }), { pace: 100, size: 8 }),
    )
    await page.getByRole('button', { name: 'Generate Numbered tips post' }).click()
    await page.getByText('Revising the draft…').waitFor()
    await page.getByText('It saves each of us 37% of the week.').first().waitFor()
    await expectToast(page, 'Post generated!')
    await expect.poll(() => section(page, 'Insight').inputValue()).toBe(good.insight)
    expectNoComplaints(page)
  } finally {
    await connected.stop()
    await provider.close()
  }
})
