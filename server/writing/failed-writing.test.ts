import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { drafts, fails, type StubReply, sampleDraft, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from './arranger/arranger.ts'
import { createEngines } from './engines/engines.ts'
import { promptVersion } from './prompts/prompts.ts'

let app: TestApp
let user: TestUser
let model: Awaited<ReturnType<typeof startOpenAiStub>>
beforeAll(async () => {
  model = await startOpenAiStub()
  const openai = { baseUrl: model.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  const timeouts = { firstToken: 20_000, betweenTokens: 20_000, total: 20_000, retryDelay: 1 }
  app = await startTestApp({ engines: createEngines({ openai, arranger: createArranger(analysis), timeouts }) })
  user = await app.signUp()
})
afterAll(async () => {
  await app.stop()
  await model.close()
})

const invisible = { hook: ' \u200b', insight: '\n\n', value: '\u2060', cta: ' ' }
const answers: [string, StubReply][] = [
  ['has failed', fails('broken')],
  ['is empty', says('')],
  ['is white space', drafts(invisible)],
  ['is no draft', says('I would rather talk about the weather.')],
  ['breaks off', drafts(sampleDraft, { end: 'death' })],
  ['is too long to be finished', drafts(sampleDraft, { end: 'length' })],
  ['is a refusal', says('', { end: 'refusal' })],
]
const title = 'We replaced the weekly status meeting with one page'
const calls = {
  'generate-post': ({ id }: Post) => ({ title, category: 'hot-takes', postId: id }),
  'generate-lead-magnet': ({ id }: Post) => ({ title, leadMagnetTitle: 'The first-week checklist', postId: id }),
  'regenerate-section': ({ id }: Post) => ({ postId: id, section: 'hook' }),
  'custom-edit': ({ id }: Post) => ({ postId: id, instruction: 'Make it warmer' }),
}
const whole = ({ id }: Post) => app.db.query.posts.findFirst({ where: (one, { eq }) => eq(one.id, id) })
const former = ({ id }: Post) => app.db.query.postVersions.findMany({ where: (one, { eq }) => eq(one.postId, id) })

test.each(Object.entries(calls))(
  '%s changes nothing when the answer failed, is empty or was cut',
  async (path, bodyOf) => {
    const post = await app.hasPost(user)
    const before = await whole(post)
    for (const [kind, answer] of answers) {
      model.answer(answer)
      const response = await app.call('POST', `/api/${path}`, { as: user, body: bodyOf(post) })
      expect(response.status, kind).toBeGreaterThanOrEqual(400)
      expect(await whole(post), kind).toEqual(before)
    }
    expect(await former(post)).toEqual([])
  },
)

test.each(Object.entries(calls))('%s changes nothing when it is cancelled', async (path, bodyOf) => {
  const post = await app.hasPost(user)
  const before = await whole(post)
  model.answer(drafts(sampleDraft, { pace: 50 }))
  const origin = await app.listen()
  const cancel = new AbortController()
  const asked = model.nextRequest()
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie: user.cookie }
  const init = { method: 'POST', headers, body: JSON.stringify(bodyOf(post)), signal: cancel.signal }
  const response = await fetch(`${origin}/api/${path}`, init)
  await response.body!.getReader().read()
  cancel.abort()
  expect(await (await asked).closed).toBe(true)
  expect(await whole(post)).toEqual(before)
  expect(await former(post)).toEqual([])
})

test('what an engine wrote says so, with the instruction and the version of its prompts', async () => {
  const post = await app.hasPost(user)
  model.answer(drafts())
  expect((await app.call('POST', '/api/custom-edit', { as: user, body: calls['custom-edit'](post) })).status).toBe(200)
  const versions = await (await app.call('GET', `/api/posts/${post.id}/versions`, { as: user })).json()
  expect(versions).toMatchObject({
    present: { cause: 'edit', instruction: 'Make it warmer', engine: 'gpt-test', promptVersion, by: { id: user.id } },
    former: [{ version: 1, cause: null, by: null }],
    next: null,
  })
})
