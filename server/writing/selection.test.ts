import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Post, PostContent } from '#shared/posts.ts'
import { rewriteInstruction, shortenInstruction } from '#shared/writing.ts'
import { posts } from '../database/schema.ts'
import { drafts, type Stub, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from './arranger/arranger.ts'
import { createEngines } from './engines/engines.ts'

let stub: Stub
let app: TestApp
let user: TestUser
beforeAll(async () => {
  stub = await startOpenAiStub()
  const openai = { baseUrl: stub.baseUrl, apiKey: stubKey, model: 'gpt-test' }
  app = await startTestApp({
    engines: createEngines({ openai, arranger: createArranger(analysis), timeouts: { retryDelay: 1 } }),
  })
})
afterAll(async () => {
  await app.stop()
  await stub.close()
})
beforeEach(async () => {
  user = await app.signUp()
  stub.requests.length = 0
})

const content: PostContent = {
  hook: 'We replaced the weekly status meeting with a page.',
  insight: 'The meeting was where some thought aloud.\n\nThe others waited for their turn. Reading is quicker.',
  value: 'Write down what is stuck and who can free it.',
  cta: 'Which meeting would you rather read?',
}

function selected(text: string, section: keyof PostContent = 'insight') {
  const start = content[section].indexOf(text)
  return { section, start, end: start + text.length, text }
}
const edit = (postId: string, text: string, instruction: string, on = app) =>
  on.call('POST', '/api/custom-edit', { as: user, body: { postId, instruction, selection: selected(text) } })
const read = async (id: string, on = app) =>
  (await (await on.call('GET', `/api/posts/${id}`, { as: user })).json()) as Post
const passage = (text: string) => says(JSON.stringify({ insight: text }))

test('only the selected words change, and the version holds the instruction', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  stub.answer(passage('Everybody else sat and waited.'))
  const response = await edit(id, 'The others waited for their turn.', rewriteInstruction)
  const insight = content.insight.replace('The others waited for their turn.', 'Everybody else sat and waited.')
  expect(await response.json()).toMatchObject({ content: { ...content, insight } })
  expect((await read(id)).content).toEqual({ ...content, insight })
  const asked = JSON.stringify(stub.requests[0]!.body.messages)
  expect(asked).toMatch(/<passage-\d+>\\nThe others waited for their turn\.\\n/)
  const versions = await (await app.call('GET', `/api/posts/${id}/versions`, { as: user })).json()
  expect(versions).toMatchObject({ present: { cause: 'edit', instruction: rewriteInstruction, engine: 'gpt-test' } })
})

test('the gaps around a selection stay as they are', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  stub.answer(passage('Some thought aloud.'))
  await edit(id, 'The meeting was where some thought aloud.\n\n', 'Make it shorter')
  expect((await read(id)).content.insight).toBe(
    'Some thought aloud.\n\nThe others waited for their turn. Reading is quicker.',
  )
})

test('the hard rules apply to the passage alone: it is sent back for its own inventions, not for the text around it', async () => {
  const { id } = await app.hasPost(user, { ...content, value: 'We must delve into it.', subject: content.hook })
  stub.answer(passage('The others lost 37% of their week.'), says('{"passages": ["The others lost their time."]}'))
  await edit(id, 'The others waited for their turn.', rewriteInstruction)
  expect(stub.requests).toHaveLength(2)
  const back = JSON.stringify(stub.requests[1]!.body.messages)
  expect(back).toMatch(/Nothing the author gave says “37/)
  expect(back).not.toMatch(/Overused: “/)
  expect((await read(id)).content.insight).toContain('The others lost their time. Reading is quicker.')
})

test('words that are gone are not changed, and the answer says so', async () => {
  const { id } = await app.hasPost(user, { ...content, insight: 'Typed anew.', subject: content.hook })
  const response = await edit(id, 'The others waited for their turn.', rewriteInstruction)
  expect(response.status).toBe(409)
  expect(await response.text()).toMatch(/^These words have changed in the meantime\. Nothing was changed/)
  expect(stub.requests).toHaveLength(0)
})

test('typing elsewhere in the post stays, and typing into the words wins over the engine', async () => {
  for (const [change, status] of [
    [{ cta: 'Typed meanwhile.' }, 200],
    [{ insight: 'Typed over it.' }, 409],
  ] as const) {
    const { id } = await app.hasPost(user, { ...content, subject: content.hook })
    const typed = stub
      .nextRequest()
      .then(() => app.call('PUT', `/api/posts/${id}`, { as: user, body: { content: change } }))
    stub.answer(says(JSON.stringify({ insight: 'Everybody else sat and waited.' }), { after: typed }))
    expect((await edit(id, 'The others waited for their turn.', rewriteInstruction)).status).toBe(status)
    expect((await read(id)).content).toMatchObject(change)
  }
})

const whole = (postId: string, instruction: string) =>
  app.call('POST', '/api/custom-edit', { as: user, body: { postId, instruction } })
const typedMeanwhile = async (id: string) => {
  await stub.nextRequest()
  return app.call('PUT', `/api/posts/${id}`, { as: user, body: { content: { hook: 'Typed by hand.' } } })
}

test('an edit does not overwrite the author’s changes meanwhile', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  stub.answer(drafts(undefined, { after: typedMeanwhile(id) }))
  expect((await whole(id, 'Make it warmer')).status).toBe(409)
  expect((await read(id)).content.hook).toBe('Typed by hand.')
})

test('an edit of other parts is merged with the author’s changes meanwhile', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  const insight = 'Forty people read the page, and eleven answer below it.'
  stub.answer(drafts({ ...content, insight }, { after: typedMeanwhile(id) }))
  const response = await whole(id, 'Say how many read it')
  expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, ''])
  expect((await read(id)).content).toEqual({ ...content, hook: 'Typed by hand.', insight })
})

test('a change that commits in the moment in which the new words are stored is merged too', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  const isWaiting = () =>
    app.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
  stub.answer(passage('Everybody else sat and waited.'))
  const editing = await app.db.transaction(async (tx) => {
    await tx.update(posts).set({ cta: 'Typed meanwhile.', version: sql`version + 1` }).where(eq(posts.id, id))
    const started = edit(id, 'The others waited for their turn.', rewriteInstruction)
    await expect.poll(isWaiting).toBe(1)
    return { started }
  })
  expect((await editing.started).status).toBe(200)
  expect((await read(id)).content).toMatchObject({
    insight: expect.stringContaining('Everybody else sat and waited.'),
    cta: 'Typed meanwhile.',
  })
})

test('a selection of nothing is refused with a sentence', async () => {
  const { id } = await app.hasPost(user, { ...content, subject: content.hook })
  const body = { postId: id, instruction: 'Shorter', selection: { section: 'insight', start: 0, end: 0, text: ' ' } }
  const response = await app.call('POST', '/api/custom-edit', { as: user, body })
  expect([response.status, await response.text()]).toEqual([400, 'Select the words to change.'])
})

test('without a model a passage only gets shorter, and only if that costs no fact', async () => {
  const alone = await startTestApp()
  try {
    user = await alone.signUp()
    const insight =
      'In order to decide, we met on 3 March. It is good to talk. Anna from Bremen counted 31 tickets. We went home.'
    const whole = { section: 'insight', start: 0, end: insight.length, text: insight }
    const { id } = await alone.hasPost(user, { ...content, insight, subject: content.hook })
    const ask = (instruction: string, selection: object) =>
      alone.call('POST', '/api/custom-edit', { as: user, body: { postId: id, instruction, selection } })
    expect((await ask(shortenInstruction, whole)).status).toBe(200)
    const short = (await read(id, alone)).content
    for (const fact of ['3 March', 'Anna', 'Bremen', '31 tickets', 'We went home'])
      expect(short.insight).toContain(fact)
    expect(short.insight.length).toBeLessThan(insight.length)
    expect(short).toEqual({ ...content, insight: short.insight })
    const fact = 'Anna from Bremen counted 31 tickets.'
    const start = short.insight.indexOf(fact)
    const one = { section: 'insight', start, end: start + fact.length, text: fact }
    for (const [instruction, sentence] of [
      [shortenInstruction, 'Nothing here can go without losing a fact. Nothing was changed.'],
      [rewriteInstruction, 'That needs an AI model. Nothing was changed.'],
    ] as const) {
      const response = await ask(instruction, one)
      expect([response.status, await response.text()]).toEqual([400, sentence])
    }
  } finally {
    await alone.stop()
  }
})
