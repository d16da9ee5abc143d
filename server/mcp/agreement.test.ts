import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyScopes } from '#shared/keys.ts'
import type { Post } from '#shared/posts.ts'
import { drafts, type Stub, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { type LinkedInStub, startLinkedInStub } from '../stubs/linkedin.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { connectsNetwork, readsPost } from '../testing/networks.ts'
import { type Answering, callTool, connectProgram, keyFor } from '../testing/programs.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import { createEngines } from '../writing/engines/engines.ts'

let stub: LinkedInStub
let model: Stub
let app: TestApp
let author: TestUser
let key: string
beforeAll(async () => {
  stub = await startLinkedInStub()
  model = await startOpenAiStub()
  const openai = { baseUrl: model.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  const engines = createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } })
  app = await startTestApp({ engines, env: stub.env, now: () => new Date('2026-10-20T08:00:00Z') })
})
afterAll(async () => {
  await app.stop()
  await Promise.all([stub.stop(), model.close()])
})
beforeEach(async () => {
  author = await app.signUp('Nora Field', 'Europe/Berlin')
  await connectsNetwork(app, author)
  // Scheduling alone must not be a way around the permission to publish.
  key = await keyFor(app, author, { scopes: keyScopes.filter((scope) => scope !== 'publish posts') })
})

const sure = { title: 'Ask first', hook: 'Ask before you build.', insight: '', value: '', cta: '' }
const noon = { at: '2026-11-03T12:00', timeZone: 'Europe/Berlin' }

/** A person, and what they were shown. */
function person(does: Answering) {
  const shown: string[] = []
  const answer: Answering = (message, fields) => {
    shown.push(message)
    return does(message, fields)
  }
  return { shown, answer }
}
const agrees: Answering = () => ({ agrees: true })
const withoutForms = [
  ['a client without forms', {}],
  ['a client of before 2026', { isOld: true }],
] as const
const saysNo = [
  ['declines', () => null],
  ['leaves it unticked', () => ({ agrees: false })],
] as const

const scheduled = (post: Pick<Post, 'id'>) =>
  app.call('PUT', `/api/posts/${post.id}`, {
    as: author,
    body: { scheduledFor: '2026-11-03T11:00:00Z', timeZone: 'Europe/Berlin', openPoints: 'accept' },
  })

test('a time at which LinkedIn publishes by itself needs its person, who sees title, time and text', async () => {
  const post = await app.hasPost(author, sure)
  const { shown, answer } = person(agrees)
  const client = await connectProgram(app, { key, answer })
  const { data } = await callTool(client, 'schedule_post', { postId: post.id, ...noon })
  expect(shown).toEqual([
    expect.stringMatching(
      /^“Ask first” then goes out on LinkedIn by itself, on Tuesday,? 3 November 2026 at 12:00 GMT\+01:00 \(Europe\/Berlin\)\..*Ask before you build\./s,
    ),
  ])
  expect(data).toMatchObject({ post: { status: 'scheduled', ...noon } })
})

test.each(saysNo)('nothing is scheduled when the person %s', async (_, answer) => {
  const post = await app.hasPost(author, sure)
  const client = await connectProgram(app, { key, answer })
  const { says, data } = await callTool(client, 'schedule_post', { postId: post.id, ...noon })
  expect([says, data]).toMatchObject(['The author said no. Nothing was scheduled.', { post: { status: 'draft' } }])
})

test.each(withoutForms)('%s schedules nothing that would go out, and passes a link on', async (_, how) => {
  const post = await app.hasPost(author, sure)
  const client = await connectProgram(app, { key, ...how })
  for (const wish of [noon, { ...noon, at: '2026-10-25T02:30' }]) {
    const answered = await callTool(client, 'schedule_post', { postId: post.id, ...wish })
    expect(answered).toMatchObject({
      isError: true,
      says: expect.stringMatching(/^Nothing was scheduled: .*http:\/\/localhost:3000\/\?id=/),
    })
  }
  expect((await readsPost(app, author, post)).scheduledFor).toBeNull()
})

test('the hour, the open points and the agreement are one form', async () => {
  const post = await app.hasPost(author, {
    ...sure,
    subject: 'We moved our forms to paper.',
    hook: 'We moved our forms to paper.',
    value: 'It took [how many weeks?].',
  })
  const { shown, answer } = person((_, fields) =>
    Object.fromEntries(
      fields.map((field) => [field, field === 'agrees' || (field === 'occurrence' ? 'later' : 'six weeks')]),
    ),
  )
  const client = await connectProgram(app, { key, answer })
  await callTool(client, 'schedule_post', { postId: post.id, at: '2026-10-25T02:30', timeZone: 'Europe/Berlin' })
  expect(shown).toHaveLength(1)
  expect(await readsPost(app, author, post)).toMatchObject({
    content: { value: 'It took six weeks.' },
    scheduledFor: '2026-10-25T01:30:00+00:00',
  })
})

test('the slot that the person agreed to is the one that is taken', async () => {
  await app.call('PUT', '/api/posting-slots', { as: author, body: [{ weekday: 3, time: '09:00' }] })
  const post = await app.hasPost(author, sure)
  const { shown, answer } = person(agrees)
  const client = await connectProgram(app, { key, answer })
  const { says } = await callTool(client, 'schedule_post', { postId: post.id })
  expect(shown[0]).toContain('21 October 2026 at 09:00')
  expect(says).toBe('Scheduled for 2026-10-21T09:00 in Europe/Berlin.')
})

test('an agreement is about the post as it was shown', async () => {
  const post = await app.hasPost(author, sure)
  const client = await connectProgram(app, {
    key,
    answer: async (_, fields) => {
      const { version } = await readsPost(app, author, post)
      if (version === post.version)
        await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { content: { hook: 'Something else.' } } })
      return fields.includes('agrees') && version === post.version ? { agrees: true } : null
    },
  })
  expect((await callTool(client, 'schedule_post', { postId: post.id, ...noon })).says).toMatch(/^The author said no/)
  expect((await readsPost(app, author, post)).scheduledFor).toBeNull()
})

/** The tools that change words, and what they would be called with. */
const changing = [
  ['change_post', ({ id: postId, version }: Post) => ({ postId, version, hook: 'Never ask.' })],
  ['rewrite_post', ({ id: postId }: Post) => ({ postId, part: 'hook' })],
  ['undo_change', ({ id: postId }: Post) => ({ postId })],
] as const

/** A post that a program has changed, and that its author has scheduled since. */
async function goingOut() {
  const post = await app.hasPost(author, sure)
  const program = await connectProgram(app, { key })
  await callTool(program, 'change_post', { postId: post.id, version: post.version, hook: 'Ask, then build it.' })
  expect((await scheduled(post)).status).toBe(200)
  return readsPost(app, author, post)
}

test.each(changing)('%s changes nothing that goes out before its person agrees', async (tool, given) => {
  const post = await goingOut()
  for (const [, answer] of saysNo) {
    const client = await connectProgram(app, { key, answer })
    expect((await callTool(client, tool, given(post))).says).toBe('The author said no. Nothing was changed.')
  }
  for (const [, how] of withoutForms) {
    const client = await connectProgram(app, { key, ...how })
    const { isError, says } = await callTool(client, tool, given(post))
    expect([isError, says]).toEqual([
      true,
      expect.stringMatching(/^Nothing was changed: the post is scheduled .* 3 November 2026 .*unschedule_post.*\?id=/),
    ])
  }
  expect(await readsPost(app, author, post)).toEqual(post)
  const { shown, answer } = person(agrees)
  const client = await connectProgram(app, { key, answer })
  expect(await callTool(client, tool, given(post))).toMatchObject({ isError: false })
  expect(shown[0]).toMatch(/^“Ask first” is scheduled and goes out on LinkedIn by itself on Tuesday,? 3 November 2026/)
  expect((await readsPost(app, author, post)).version).toBeGreaterThan(post.version)
})

test.each(changing.slice(0, 2))('without its time, %s changes the post as any draft', async (tool, given) => {
  const post = await goingOut()
  const client = await connectProgram(app, { key })
  await callTool(client, 'unschedule_post', { postId: post.id })
  const draft = await readsPost(app, author, post)
  expect(draft.scheduledFor).toBeNull()
  expect(await callTool(client, tool, given(draft))).toMatchObject({ isError: false })
})

test('a post whose reminder only asks its author is scheduled and changed as before', async () => {
  const other = await app.signUp()
  const post = await app.hasPost(other, sure)
  const client = await connectProgram(app, { key: await keyFor(app, other) })
  expect(await callTool(client, 'schedule_post', { postId: post.id, ...noon })).toMatchObject({
    isError: false,
    data: { post: { status: 'scheduled' } },
  })
  const { version } = await readsPost(app, other, post)
  expect(await callTool(client, 'change_post', { postId: post.id, version, hook: 'Ask.' })).toMatchObject({
    isError: false,
  })
})

test('a post that is scheduled while a model rewrites it keeps its words', async () => {
  const whole = {
    hook: sure.hook,
    insight: 'Most forms ask too much.',
    value: 'Ask one nurse.',
    cta: 'Whom do you ask?',
  }
  const post = await app.hasPost(author, { ...whole, subject: sure.hook })
  const program = await connectProgram(app, { key })
  const whileAsked = async () => {
    await model.nextRequest()
    return scheduled(post)
  }
  model.answer(drafts({ ...whole, hook: 'Never ask.' }, { after: whileAsked() }))
  const { isError, says } = await callTool(program, 'rewrite_post', { postId: post.id, instruction: 'Make it bolder' })
  expect([isError, says]).toEqual([true, expect.stringMatching(/^Nothing was changed: the post is scheduled/)])
  expect((await readsPost(app, author, post)).content.hook).toBe(sure.hook)
})

test('an answer for one time counts for no other', async () => {
  const post = await app.hasPost(author, sure)
  let rounds = 0
  const another: typeof fetch = async (input, init) => {
    const body = JSON.parse(String(init?.body ?? '{}'))
    if (body.params?.requestState) {
      rounds += 1
      body.params.arguments.at = '2026-10-21T12:00'
    }
    return app.app.request(String(input), { ...init, body: init?.body && JSON.stringify(body) })
  }
  // Asked again for the other time, the person declines.
  const client = await connectProgram(app, {
    key,
    answer: () => (rounds === 0 ? { agrees: true } : null),
    fetch: another,
  })
  expect((await callTool(client, 'schedule_post', { postId: post.id, ...noon })).says).toMatch(/^The author said no/)
  expect(rounds).toBe(2)
  expect((await readsPost(app, author, post)).scheduledFor).toBeNull()
})
