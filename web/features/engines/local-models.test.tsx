import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { LocalModels } from '#server/models/local-models.ts'
import type { StubHub } from '#server/stubs/model-hub.ts'
import { type TestApp, withTestApp } from '#server/testing/app.ts'
import { newDirectory, newHub, startModels } from '#server/testing/models.ts'
import { tinyModel } from '#server/testing/tiny-model.ts'
import { writeChoice } from '#server/writing/engines/choices.ts'
import { sectionsFormat } from '#server/writing/engines/output-formats.ts'
import { showApp } from '#web/testing.tsx'

const content = tinyModel()
const address = '/settings?section=writing-engine'

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
})

interface Given {
  app: TestApp
  hub: StubHub
  models: LocalModels
}

async function withModels(): Promise<Given> {
  const hub = await newHub(content)
  const { models } = await startModels({ content })
  await models.setHub(hub.address)
  return { app: await withTestApp({ localModels: models }), hub, models }
}

async function open(given: Given) {
  const operator = await given.app.runsServer(await given.app.signUp())
  const view = showApp(address, { app: given.app, as: operator })
  const card = within(await screen.findByRole('region', { name: 'On this computer' }))
  await card.findByRole('heading', { name: 'Tiny' })
  return { ...view, card, operator }
}

test('a model is offered with its licence, size and memory, downloaded, and chosen to write', async () => {
  const given = await withModels()
  const { user, card } = await open(given)
  card.getByText(/needs 0\.2 GB of memory/)
  expect(card.getByRole('link', { name: 'MIT' }).getAttribute('href')).toBe('https://example.com/licence')
  card.getByText(/^This computer has [\d.]+ GB of [\d.]+ GB memory free/)
  expect(given.hub.requests).toEqual([])

  await user.click(card.getByRole('button', { name: 'Download Tiny' }))
  await user.click(await card.findByRole('button', { name: 'Use Tiny' }))
  // The model is loaded and asked first.
  await screen.findByText('Your next text will be written by Tiny.')
  await card.findByText('In use')
})

test('a download is watched, paused, resumed and cancelled', async () => {
  const given = await withModels()
  const { user, card } = await open(given)
  given.hub.answer({ kind: 'slow', size: 5_000, pauseMs: 20 }, { kind: 'slow', size: 5_000, pauseMs: 20 })
  await user.click(card.getByRole('button', { name: 'Download Tiny' }))
  await card.findByRole('progressbar', { name: 'Tiny: downloading' })
  expect(within(document.activeElement as HTMLElement).getByRole('heading', { name: 'Tiny' })).toBeTruthy()
  await user.click(await card.findByRole('button', { name: 'Pause Tiny' }))
  await user.click(await card.findByRole('button', { name: 'Resume Tiny' }))
  await card.findByRole('progressbar', { name: 'Tiny: downloading' })
  await user.click(card.getByRole('button', { name: 'Cancel Tiny' }))
  await card.findByRole('button', { name: 'Download Tiny' })
  expect((await given.models.list()).models[0]).toMatchObject({ state: 'absent', done: 0 })
})

test('a download that fails says why, and what is kept', async () => {
  const given = await withModels()
  const { user, card } = await open(given)
  given.hub.answer({ kind: 'status', status: 404 })
  await user.click(card.getByRole('button', { name: 'Download Tiny' }))
  await waitFor(() => expect(card.getByRole('alert').textContent).toMatch(/does not have this file/))
})

test('a whole model is deleted only after a question', async () => {
  const given = await withModels()
  await given.models.get('tiny')
  await given.models.settled('tiny')
  const { user, card } = await open(given)
  await user.click(card.getByRole('button', { name: 'Delete Tiny' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Tiny' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect((await given.models.list()).models[0]?.state).toBe('ready')
  await user.click(card.getByRole('button', { name: 'Delete Tiny' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await card.findByRole('button', { name: 'Download Tiny' })
})

test('a file of one’s own is added and taken off again, and another address to download from is kept', async () => {
  const given = await withModels()
  const { user, card } = await open(given)
  const file = join(await newDirectory(), 'my-model.gguf')
  await writeFile(file, content)
  await user.click(card.getByText(/^Use your own file/))
  await user.type(card.getByLabelText(/^Path of a GGUF file/), '/nowhere.gguf')
  await user.click(card.getByRole('button', { name: 'Add the file' }))
  await card.findByText('There is no file at this path on the server.')
  await user.clear(card.getByLabelText(/^Path of a GGUF file/))
  await user.type(card.getByLabelText(/^Path of a GGUF file/), file)
  await user.click(card.getByRole('button', { name: 'Add the file' }))
  await card.findByRole('heading', { name: 'my-model' })
  await user.click(card.getByRole('button', { name: 'Remove my-model' }))
  await waitFor(() => expect(card.queryByRole('heading', { name: 'my-model' })).toBeNull())

  const field = card.getByLabelText('Download from')
  await user.clear(field)
  await user.type(field, 'https://mirror.example')
  await user.click(card.getByRole('button', { name: 'Save address' }))
  await card.findByText('Saved: models come from https://mirror.example.')
  expect((await given.models.list()).hub.address).toBe('https://mirror.example')
})

test('who waits for the model on this computer sees the place in line, and moves up', async () => {
  const { models, dataDir, logs } = await startModels({ content })
  await writeFile(join(dataDir, 'models/tiny.gguf'), tinyModel({ isEndless: true }))
  const app = await withTestApp({ localModels: models })
  await writeChoice(app, ['gpt4', 'claude'], { engine: 'local', connectionId: null, model: 'tiny' })
  const [author, first] = [await app.signUp(), new AbortController()]
  const writing = app.deps.localModels
    .engine('tiny')
    .ask?.(
      { system: 'Write.', prompt: 'Write.', format: sectionsFormat(['value', 'insight', 'hook', 'cta']) },
      { signal: first.signal },
    )
  // The draft in front does not come to its end.
  const pid = () => logs.find(({ msg }) => msg === 'a model was loaded')?.pid as number | undefined
  await waitFor(() => expect(pid()).toBeDefined())
  process.kill(pid()!, 'SIGSTOP')
  const { user } = showApp('/?subject=Our%20Monday%20meeting', { app, as: author })
  await user.click(await screen.findByRole('button', { name: 'Generate Explanation post' }))
  await screen.findByText('You are 2nd in line…')
  first.abort(new Error('done'))
  await expect(writing).rejects.toThrow('done')
  await screen.findByText('Writing Hook…')
})
