import { afterAll, expect, test } from 'vitest'
import { drafts, says, startOpenAiStub, stubKey } from '../server/stubs/engines.ts'
import {
  appForJourneys,
  expectAccessible,
  expectNoComplaints,
  expectNoSidewaysScroll,
  expectToast,
  toastOn,
} from './support.ts'

const provider = await startOpenAiStub()
afterAll(() => provider.close())
const { openSignedIn } = appForJourneys(async () => ({
  OPENAI_BASE_URL: provider.baseUrl,
  OPENAI_API_KEY: stubKey,
  OPENAI_MODEL: 'gpt-test',
}))

const draft = {
  hook: 'A page says more than the meeting did.',
  insight: 'The meeting was where some of us thought aloud while the others waited for their turn.',
  value: 'Write down what is stuck and who can free it. Leave out the rest. It saves time and it saves time.',
  cta: 'Which meeting would you rather read?',
}

const remarks = says(
  JSON.stringify({
    remarks: [
      { quote: 'some of us thought aloud', reason: 'Plainer without “of us”.', replacement: 'some thought aloud' },
      { quote: 'It saves time and it saves time.', reason: 'It is said twice.', replacement: '' },
      { quote: 'Which meeting', reason: 'Ask about theirs.', replacement: 'Which of your meetings' },
    ],
  }),
  { pace: 20, size: 40 },
)

test('a second reader’s remarks are read, accepted and undone with the keyboard, on a phone and in the dark', async () => {
  const page = await openSignedIn()
  await page.getByText('List Posts').click()
  await page.getByText('Numbered tips').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('We replaced the meeting with a page')
  provider.answer(drafts(draft))
  await page.getByRole('button', { name: 'Generate Numbered tips post' }).click()
  await expectToast(page, 'Post generated!')
  await page.getByRole('tab', { name: 'Content Analysis' }).click()
  provider.answer(remarks)
  await page.getByRole('button', { name: 'Ask a second reader' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('3 remarks to accept or reject.').waitFor()
  for (const theme of ['light', 'dark'])
    for (const width of [375, 1280]) {
      await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), theme)
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }

  await page.getByRole('button', { name: 'Accept: some of us thought aloud' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Changed')
  await page.keyboard.press('Enter')
  await page.getByText('1 remark to accept or reject.').waitFor()
  await toastOn(page).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Accept: It saves time and it saves time.' }).waitFor()
  await page.getByRole('button', { name: 'Reject: Which meeting' }).click()
  await page.getByRole('tab', { name: 'Post Preview' }).click()
  const text = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
  expect(await text('Insight')).toBe(draft.insight.replace('some of us', 'some'))
  expect([await text('Value'), await text('CTA')]).toEqual([draft.value, draft.cta])
  expectNoComplaints(page)
})
