import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveRuntime } from '../server/testing/models.ts'
import { tinyModel } from '../server/testing/tiny-model.ts'
import { appForJourneys, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, expectToast } from './support.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hookline-e2e-'))
  await giveRuntime(dir)
  await writeFile(join(dir, 'short.gguf'), tinyModel())
  await writeFile(join(dir, 'long.gguf'), tinyModel({ isEndless: true }))
})
const { openSignedIn } = appForJourneys(async () => ({ DATA_DIR: dir }))
afterAll(() => rm(dir, { recursive: true, force: true }))

test('an operator tries a local model, cancels, and lets another one write', async () => {
  const page = await openSignedIn()
  await page.goto('/settings?section=writing-engine')
  const card = page.getByRole('region', { name: 'On this computer' })
  await card.getByRole('heading', { name: 'Ministral 3 8B' }).waitFor()
  await card.getByText('Use your own file, or download from another address').click()
  for (const name of ['short', 'long']) {
    await card.getByLabel('Path of a GGUF file on the server’s computer').fill(join(dir, `${name}.gguf`))
    await page.keyboard.press('Enter')
    await card.getByRole('heading', { name }).waitFor()
  }
  for (const [width, theme] of [
    [320, 'light'],
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  // This model's answer never ends.
  await card.getByRole('button', { name: 'Use long' }).click()
  await card.getByText('Asking it a short question…').waitFor()
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  await card.getByText('Asking it a short question…').waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'In use now' }).getByText('Sorted without AI').waitFor()

  await card.getByRole('button', { name: 'Use short' }).click()
  await expectToast(page, 'Writing engine changed', 'Your next text will be written by short.')

  await page.goto('/?subject=Status%20meetings')
  await page.getByText('Written by short.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Generate Explanation post' }).click()
  await expectToast(page, 'Post generated!')
  await expect.poll(() => page.getByRole('textbox', { name: 'Hook', exact: true }).inputValue()).toMatch(/[a-z]/)
  expectNoComplaints(page)
})
