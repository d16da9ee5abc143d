import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sample } from '#shared/samples.ts'
import type { Fingerprint } from '#shared/voice/voice.ts'
import { startTestApp, type TestApp, type TestUser, withTestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const path = '/api/writing-samples'
const content = 'We stopped our Monday meeting in March. Nobody missed it, and we write a page instead.'
const add = (as: TestUser, body: object) => app.call('POST', path, { as, body })
const list = async (as: TestUser) => (await (await app.call('GET', path, { as })).json()) as Sample[]
const style = async (as: TestUser) =>
  (await (await app.call('GET', '/api/writing-style', { as })).json()) as Record<string, string>

test('a sample is an active LinkedIn post unless the request says otherwise', async () => {
  const author = await app.signUp()
  const response = await add(author, { content: `  ${content}  ` })
  expect(response.status).toBe(201)
  const created = (await response.json()) as Sample
  expect(created).toEqual({
    id: expect.any(String),
    title: null,
    content,
    source: 'linkedin',
    active: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await add(author, { title: ' The page ', content, source: 'custom', active: true })
  expect((await list(author)).map(({ title, source }) => [title, source])).toEqual([
    ['The page', 'custom'],
    [null, 'linkedin'],
  ])
})

test.each([
  [{ content: 'x'.repeat(49) }, 'Please provide a sample of at least 50 characters.'],
  [{ content: `${' '.repeat(60)}short` }, 'Please provide a sample of at least 50 characters.'],
  [{}, 'Please provide a sample of at least 50 characters.'],
  [{ content: 'x'.repeat(20_001) }, 'A sample can hold at most 20,000 characters.'],
  [{ content, source: 'book' }, 'source must be linkedin or custom.'],
  [{ content, title: 'x'.repeat(201) }, 'A title can hold at most 200 characters.'],
])('a sample like %j is refused with a sentence', async (body, sentence) => {
  const author = await app.signUp()
  const response = await add(author, body)
  expect([response.status, await response.text()]).toEqual([400, sentence])
  expect(await list(author)).toEqual([])
})

test('samples are activated, deactivated and deleted', async () => {
  const author = await app.signUp()
  const { id } = (await (await add(author, { content })).json()) as Sample
  const off = await app.call('PATCH', `${path}/${id}`, { as: author, body: { active: false } })
  expect(await off.json()).toMatchObject({ id, active: false })
  expect((await list(author))[0]?.active).toBe(false)
  expect((await app.call('PATCH', `${path}/${id}`, { as: author, body: { active: 'no' } })).status).toBe(400)
  expect((await app.call('DELETE', `${path}/${id}`, { as: author })).status).toBe(204)
  expect((await app.call('DELETE', `${path}/${id}`, { as: author })).status).toBe(404)
  expect(await list(author)).toEqual([])
})

test('someone else’s samples look as if they did not exist', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const { id } = (await (await add(author, { content })).json()) as Sample
  expect(await list(stranger)).toEqual([])
  const change = await app.call('PATCH', `${path}/${id}`, { as: stranger, body: { active: false } })
  expect([change.status, await change.text()]).toEqual([404, 'Writing sample not found'])
  expect((await app.call('DELETE', `${path}/${id}`, { as: stranger })).status).toBe(404)
  expect((await list(author))[0]?.active).toBe(true)
})

test('the style needs two active samples, and is described from active ones only', async () => {
  const author = await app.signUp()
  expect(await style(author)).toEqual({})
  await add(author, { content })
  expect(await style(author)).toEqual({})
  const { id } = (await (await add(author, { content: `${content} Would you?` })).json()) as Sample
  expect((await style(author)).basis).toMatch(/^Measured in 2 active samples/)
  await app.call('PATCH', `${path}/${id}`, { as: author, body: { active: false } })
  expect(await style(author)).toEqual({})
})

test('the voice needs two active samples, and is measured from one’s own active ones only', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp()]
  const voice = async (as: TestUser) =>
    (await (await app.call('GET', '/api/voice', { as })).json()) as Fingerprint | null
  await add(author, { content })
  expect(await voice(author)).toBeNull()
  const { id } = (await (await add(author, { content: `${content} Would you?` })).json()) as Sample
  expect(await voice(author)).toMatchObject({ samples: 2, language: 'english', isThin: true, own: null })
  expect((await voice(author))!.measures.find((measure) => measure.id === 'closing-question')!.evidence).toEqual([
    'Would you?',
  ])
  expect(await voice(stranger)).toBeNull()
  await app.call('PATCH', `${path}/${id}`, { as: author, body: { active: false } })
  expect(await voice(author)).toBeNull()
})

test('somebody who is not signed in has no samples', async () => {
  for (const call of [path, '/api/writing-style', '/api/voice']) expect((await app.call('GET', call)).status).toBe(401)
  expect((await app.call('POST', path, { body: { content } })).status).toBe(401)
})

test('where plans are sold, the analysis needs one that includes it, and the voice that writing needs does not', async () => {
  const names = [
    'WEBHOOK_SECRET',
    'PRICE_PRO_MONTHLY',
    'PRICE_PRO_YEARLY',
    'PRICE_ENTERPRISE_MONTHLY',
    'PRICE_ENTERPRISE_YEARLY',
  ]
  const env = Object.fromEntries(['SECRET_KEY', ...names].map((name) => [`STRIPE_${name}`, name]))
  const selling = await withTestApp({ env: { ...env, SUPPORT_EMAIL: 'support@hookline.test' } })
  const author = await selling.signUp()
  expect((await selling.call('GET', '/api/voice', { as: author })).status).toBe(200)
  const response = await selling.call('GET', '/api/writing-style', { as: author })
  expect([response.status, await response.text()]).toEqual([
    402,
    'The Basic plan does not include writing-style analysis. Upgrade to Pro on the pricing page (/pricing).',
  ])
})
