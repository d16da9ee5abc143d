import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fails, type Stub, says, startOpenAiStub, stubKey } from '#server/stubs/engines.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
let cloud: Stub
let local: Stub
let operator: TestUser
beforeAll(async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  cloud = await startOpenAiStub()
  local = await startOpenAiStub(null)
  local.list({ kind: 'models', ids: ['llama3.2:3b', 'mistral-small'] })
  const ofOllama = { path: '/api/tags', key: 'models', id: 'name' } as const
  app = await startTestApp({
    env: { SECRET_KEY: 'ab'.repeat(32) },
    localServers: [{ name: 'Ollama', baseUrl: local.baseUrl.replace('/v1', ''), list: ofOllama }],
  })
  operator = await app.runsServer(await app.signUp())
})
beforeEach(async () => {
  cloud.list({ kind: 'models', ids: ['gpt-6.1-sol', 'gpt-6.1-mini'] })
  cloud.answer(says('{"answer": "yes"}'))
  local.answer(says('{"answer": "yes"}'))
  await app.db.execute('delete from engine_choices')
  await app.db.execute('delete from engine_connections')
})
afterAll(async () => {
  await app.stop()
  await Promise.all([cloud.close(), local.close()])
})

const address = '/settings?section=writing-engine'
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const card = async (name: string) => within(await screen.findByRole('region', { name }))

async function connectAnother(user: ReturnType<typeof showApp>['user'], key = stubKey) {
  const byKey = await card('With an API key')
  await user.click(byKey.getByRole('radio', { name: 'Other' }))
  await user.type(byKey.getByLabelText('Address'), cloud.baseUrl)
  await user.type(byKey.getByLabelText('Key, if it needs one'), key)
  await user.click(byKey.getByRole('button', { name: 'Connect' }))
  return byKey
}

test('one press on the create page leads to the choice of a model', async () => {
  const { user, address: at } = showApp('/', { app, as: operator })
  await user.click(await screen.findByRole('link', { name: 'Connect one to have it write' }))
  await screen.findByRole('heading', { name: 'In use now' })
  expect(at()).toBe(address)
  expect((await card('In use now')).getAllByText('Sorted without AI')).toHaveLength(1)
})

test('servers on this computer are found, and one press lets them write', async () => {
  const { user } = showApp(address, { app, as: operator })
  await user.click(await button('Look on this computer'))
  await user.click(await button('Use mistral-small'))
  await screen.findByText('Writing engine changed')
  const now = await card('In use now')
  expect(now.getAllByText('mistral-small')).toHaveLength(1)
  const found = within(await screen.findByRole('region', { name: 'Ollama' }))
  found.getByText('In use')
  found.getByRole('button', { name: 'Use llama3.2:3b' })

  await user.click(now.getByRole('button', { name: 'Don’t use a model' }))
  await waitFor(() => expect(now.getAllByText('Sorted without AI')).toHaveLength(1))
})

test('without a server on this computer, the section says what to do', async () => {
  local.list({ kind: 'page', status: 200 })
  const { user } = showApp(address, { app, as: operator })
  await user.click(await button('Look on this computer'))
  await screen.findByText(
    'None of Ollama, LM Studio, llama.cpp, vLLM and Jan is running. Start one, load a model in it, and look again.',
  )
  local.list({ kind: 'models', ids: ['llama3.2:3b', 'mistral-small'] })
})

test('a key is connected and leaves the page, and a model from its list writes for one label or both', async () => {
  const { user, bodies } = showApp(address, { app, as: operator })
  const byKey = await connectAnother(user)
  const models = await byKey.findByLabelText<HTMLSelectElement>('Model')
  expect(
    within(models)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['gpt-6.1-sol', 'gpt-6.1-mini'])
  expect(document.activeElement).toBe(models)
  expect(byKey.getByLabelText<HTMLInputElement>('Key, if it needs one').value).toBe('')
  await user.selectOptions(models, 'gpt-6.1-mini')
  await user.selectOptions(byKey.getByLabelText('Used for'), 'Claude')
  await user.click(byKey.getByRole('button', { name: 'Use this model' }))
  await byKey.findByText('In use')
  expect(bodies.at(-1)).toMatchObject({ engine: 'connection', model: 'gpt-6.1-mini', aiModels: ['claude'] })
  expect(document.body.innerHTML).not.toContain(stubKey)
})

test('a wrong key shows an error beside the form, which keeps the input', async () => {
  const { user } = showApp(address, { app, as: operator })
  const byKey = await connectAnother(user, 'sk-wrong-key')
  const alert = await byKey.findByRole('alert')
  expect(alert.textContent).toMatch(/does not accept the key \(401\)\. Check it and try again\. Nothing was saved\.$/)
  expect(byKey.getByLabelText<HTMLInputElement>('Key, if it needs one').value).toBe('sk-wrong-key')
  await user.click(byKey.getByRole('radio', { name: 'OpenAI' }))
  expect(byKey.getByLabelText<HTMLInputElement>('Key').value).toBe('')
  await user.click(byKey.getByRole('button', { name: 'Connect' }))
  byKey.getByText('Enter the key.')
})

test('a model that fails its test question is not used, and the test can be cancelled', async () => {
  const { user } = showApp(address, { app, as: operator })
  const byKey = await connectAnother(user)
  await byKey.findByLabelText('Model')
  cloud.answer(fails('no-credit'))
  await user.click(byKey.getByRole('button', { name: 'Use this model' }))
  expect((await byKey.findByRole('alert')).textContent).toMatch(/has no credit left\..* Nothing was changed\.$/)

  cloud.answer({ kind: 'silence' })
  await user.click(byKey.getByRole('button', { name: 'Use this model' }))
  await user.click(await byKey.findByRole('button', { name: 'Cancel' }))
  await byKey.findByRole('button', { name: 'Use this model' })
  expect(byKey.queryByRole('alert')).toBeNull()
  expect((await card('In use now')).getAllByText('Sorted without AI')).toHaveLength(1)
})

test('a connection is removed after a question', async () => {
  const { user } = showApp(address, { app, as: operator })
  const byKey = await connectAnother(user)
  await user.click(await byKey.findByRole('button', { name: /^Remove 127\.0\.0\.1/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Connection removed')
  await waitFor(() => expect(byKey.queryByRole('list', { name: 'Connections' })).toBeNull())
})

test('people who are not operators read what writes and who may change it', async () => {
  showApp(address, { app, as: await app.signUp() })
  const now = await card('In use now')
  now.getByText('Only the first account made on this computer may change this.')
  now.getByText(/sorts your own sentences\.$/)
  expect(screen.queryByRole('region', { name: 'With an API key' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Look on this computer' })).toBeNull()
})
