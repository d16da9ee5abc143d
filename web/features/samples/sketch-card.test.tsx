import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fails, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser, withTestApp } from '#server/testing/app.ts'
import { createArranger } from '#server/writing/arranger/arranger.ts'
import { createEngines } from '#server/writing/engines/engines.ts'
import type { ReaderAddress, VoiceSketch } from '#shared/samples.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const path = '/api/voice/sketch'
const kept = async (as: TestUser) => ((await (await app.call('GET', path, { as })).json()) as VoiceSketch).text
const card = async () => within(await screen.findByRole('region', { name: 'Your voice in words' }))

test('an author describes their style in their own words, and changes the text', async () => {
  const author = await app.signUp()
  const { user } = showApp('/writing-samples', { app, as: author })
  await user.type(await (await card()).findByLabelText('How you write'), 'Short. I never explain a joke.')
  await user.click((await card()).getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await kept(author)).toBe('Short. I never explain a joke.'))
  await (await card()).findByText('In your own words. They’re never replaced unless you ask.')
  expect((await card()).queryByRole('button', { name: 'Rewrite it' })).toBeNull()
})

test('a text that could not be saved stays in the field with an error', async () => {
  const author = await app.signUp()
  const { user, failing } = showApp('/writing-samples', { app, as: author })
  const field = await (await card()).findByLabelText('How you write')
  failing.add(path)
  await user.type(field, 'Dry.')
  await user.click((await card()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Failed to save the description')
  expect(await (await card()).findByDisplayValue('Dry.')).toBe(field)
  expect(await kept(author)).toBe('')
})

test('the author chooses among three ways to address readers', async () => {
  const author = await app.signUp()
  const { user } = showApp('/writing-samples', { app, as: author })
  const select = await (await card()).findByLabelText('Addressing readers')
  await waitFor(() => expect((select as HTMLSelectElement).disabled).toBe(false))
  await user.selectOptions(select, 'Sie · vous · usted')
  const address = async () =>
    ((await (await app.call('GET', '/api/voice/address', { as: author })).json()) as ReaderAddress).address
  await waitFor(async () => expect(await address()).toBe('formal'))
  await user.selectOptions(select, 'As in my samples')
  await waitFor(async () => expect(await address()).toBeNull())
})

test('with a model, a press writes the description, and a failure keeps the text', async () => {
  const stub = await startOpenAiStub()
  onTestFinished(() => stub.close())
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  const modelled = await withTestApp({ engines: createEngines({ openai, arranger: createArranger(analysis) }) })
  const author = await modelled.signUp()
  const posts = 'We bake at four in the morning, and nobody asked for rye until March.'
  for (const subject of ['The oven', 'The queue'])
    await modelled.call('POST', '/api/writing-samples', {
      as: author,
      body: { content: `${subject}. ${posts}` },
    })
  const { user } = showApp('/writing-samples', { app: modelled, as: author })
  stub.answer(says(JSON.stringify({ sketch: 'Dry, short, stops early.' })))
  await user.click(await (await card()).findByRole('button', { name: 'Write it for me' }))
  await (await card()).findByDisplayValue('Dry, short, stops early.')
  await (await card()).findByText('Written by gpt-test from your samples.')
  for (const subject of ['The till', 'The flour', 'The van', 'The rye'])
    await modelled.call('POST', '/api/writing-samples', { as: author, body: { content: `${subject}. ${posts}` } })
  const statements = [{ quote: 'Dry', measure: 'emojis', level: 'none' }]
  stub.answer(says(JSON.stringify({ sketch: 'Dry.', statements })))
  await user.click((await card()).getByRole('button', { name: 'Rewrite it' }))
  await (await card()).findByText(
    'Written by gpt-test from your samples, checked against 2 of your posts that it wasn’t made from.',
  )
  stub.answer(fails('wrong-key'))
  await user.click((await card()).getByRole('button', { name: 'Rewrite it' }))
  await screen.findByText('Failed to write the description')
  await (await card()).findByDisplayValue('Dry.')
})
