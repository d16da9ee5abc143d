import { afterAll, beforeAll, expect, test } from 'vitest'
import { drafts, type Stub, sampleDraft, says, startOpenAiStub, stubKey } from '../server/stubs/engines.ts'
import { appForJourneys, expectNoComplaints, expectToast } from './support.ts'

let provider: Stub
beforeAll(async () => {
  provider = await startOpenAiStub()
  provider.list({ kind: 'models', ids: ['writer-large', 'writer-small'] })
})
afterAll(() => provider?.close())
const { openSignedIn } = appForJourneys()

test('an operator connects a model by its key without a restart, and it writes their next post', async () => {
  const page = await openSignedIn()
  await page.getByText('Opinion Posts').click()
  await page.getByText('Hot takes').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Status meetings should be a page that people read')
  await page.getByRole('link', { name: 'Connect one to have it write' }).click()

  const byKey = page.getByRole('region', { name: 'With an API key' })
  await byKey.getByText('Other', { exact: true }).click()
  await byKey.getByLabel('Address').fill(provider.baseUrl)
  await byKey.getByLabel('Key, if it needs one').fill(stubKey)
  provider.answer(says('{"answer": "yes"}'))
  await page.keyboard.press('Enter')
  await byKey.getByLabel('Model', { exact: true }).selectOption('writer-small')
  await byKey.getByRole('button', { name: 'Use this model' }).click()
  await expectToast(page, 'Writing engine changed', 'Your next text will be written by writer-small.')
  await page.getByRole('region', { name: 'In use now' }).getByText('writer-small').first().waitFor()

  provider.answer(drafts())
  await page.goBack()
  await page.getByText('Written by writer-small.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Generate Hot takes post' }).click()
  await expectToast(page, 'Post generated!')
  await expect.poll(() => page.getByRole('textbox', { name: 'CTA', exact: true }).inputValue()).toBe(sampleDraft.cta)
  expectNoComplaints(page)

  const second = await openSignedIn()
  await second.goto('/settings?section=writing-engine')
  await second.getByText('Only the first account made on this computer may change this.').waitFor()
  expect(await second.getByRole('region', { name: 'With an API key' }).count()).toBe(0)
})
