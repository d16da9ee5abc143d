import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proof, WritingEvidence } from '#shared/proofs.ts'
import { proof } from '#shared/proofs.ts'
import { proofs } from '../database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const path = '/api/proofs'
const content = 'We have 14 engineers in Lyon.'
const add = (as: TestUser, body: object) => app.call('POST', path, { as, body })
const list = async (as: TestUser) => (await (await app.call('GET', path, { as })).json()) as Proof[]
const evidence = async (as: TestUser) =>
  (await (await app.call('GET', '/api/writing-evidence', { as })).json()) as WritingEvidence

test('a proof is kept as a fact unless it is called a story, and the newest comes first', async () => {
  const author = await app.signUp()
  const response = await add(author, { content: `  ${content} ` })
  expect(response.status).toBe(201)
  const kept = (await response.json()) as Proof
  expect(kept).toMatchObject({ kind: 'fact', content })
  expect(proof.parse(kept)).toEqual(kept)
  await add(author, { kind: 'story', content: 'The first customer left on a Friday.' })
  expect((await list(author)).map(({ kind }) => kind)).toEqual(['story', 'fact'])
})

test('a proof is changed in part, and deleted once', async () => {
  const author = await app.signUp()
  const { id, createdAt } = (await (await add(author, { content })).json()) as Proof
  const change = await app.call('PATCH', `${path}/${id}`, { as: author, body: { content: 'We have 15 engineers.' } })
  expect(await change.json()).toMatchObject({ id, kind: 'fact', content: 'We have 15 engineers.', createdAt })
  expect((await app.call('DELETE', `${path}/${id}`, { as: author })).status).toBe(204)
  const again = await app.call('DELETE', `${path}/${id}`, { as: author })
  expect([again.status, await again.text()]).toEqual([404, 'Proof not found'])
  expect(await list(author)).toEqual([])
})

test.each([
  [{}, 'Please enter a fact or a story.'],
  [{ content: '   ' }, 'Please enter a fact or a story.'],
  [{ content: 'x'.repeat(2_001) }, 'A proof can hold at most 2,000 characters.'],
  [{ content, kind: 'rumour' }, 'kind must be fact or story.'],
])('a proof like %j is refused with a sentence', async (body, sentence) => {
  const author = await app.signUp()
  const response = await add(author, body)
  expect([response.status, await response.text()]).toEqual([400, sentence])
  expect(await list(author)).toEqual([])
})

test('a change that changes nothing is refused', async () => {
  const author = await app.signUp()
  const { id } = (await (await add(author, { content })).json()) as Proof
  const response = await app.call('PATCH', `${path}/${id}`, { as: author, body: {} })
  expect([response.status, await response.text()]).toEqual([400, 'There is nothing to change in the request.'])
})

test('an author can have five hundred proofs', async () => {
  const author = await app.signUp()
  const at = new Date()
  await app.db.insert(proofs).values(
    Array.from({ length: 500 }, (_, index) => ({
      id: `${author.id}-${index}`,
      workspaceId: author.workspaceId,
      authorId: author.id,
      kind: 'fact' as const,
      content,
      createdAt: at,
      updatedAt: at,
    })),
  )
  const response = await add(author, { content })
  expect([response.status, await response.text()]).toEqual([
    400,
    'At most 500 proofs can be kept. Delete one to add another; nothing was lost.',
  ])
})

test('someone else’s proofs look as if they did not exist', async () => {
  const [author, stranger] = [await app.signUp(), await app.signUp('Tom Vale')]
  const { id } = (await (await add(author, { content })).json()) as Proof
  expect(await list(stranger)).toEqual([])
  expect((await evidence(stranger)).proofs).toEqual([])
  const change = await app.call('PATCH', `${path}/${id}`, { as: stranger, body: { content: 'Mine.' } })
  expect([change.status, await change.text()]).toEqual([404, 'Proof not found'])
  expect((await app.call('DELETE', `${path}/${id}`, { as: stranger })).status).toBe(404)
  expect((await list(author))[0]?.content).toBe(content)
})

test('somebody who is not signed in has no proofs and no evidence', async () => {
  for (const call of [path, '/api/writing-evidence']) expect((await app.call('GET', call)).status).toBe(401)
  expect((await app.call('POST', path, { body: { content } })).status).toBe(401)
})

test('the evidence is what the author wrote, said of themself and kept', async () => {
  const author = await app.signUp()
  const sample = { content: 'We stopped our Monday meeting in March. Nobody missed it, and we write a page.' }
  await app.call('POST', '/api/writing-samples', { as: author, body: sample })
  await app.call('POST', '/api/writing-samples', { as: author, body: { ...sample, active: false } })
  await app.call('PUT', '/api/user', { as: author, body: { profession: 'Editor', companyName: 'Fieldnotes' } })
  await add(author, { content })
  expect(await evidence(author)).toEqual({
    samples: [sample.content],
    profile: 'Nora Field\nEditor\nFieldnotes',
    proofs: [content],
  })
})

test('the export of an account holds its proofs', async () => {
  const author = await app.signUp()
  await add(author, { kind: 'story', content })
  const zip = await (await app.call('GET', '/api/user/export', { as: author })).arrayBuffer()
  const file = unzipSync(new Uint8Array(zip))['proofs.json']
  expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject([{ kind: 'story', content }])
})
