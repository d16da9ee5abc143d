import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leastChoices, type Opening, type OpeningHabits } from '#shared/openings.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { generations, posts } from '../database/schema.ts'
import { fails, type Stub, type StubReply, says, startOpenAiStub, stubKey } from '../stubs/engines.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from './arranger/arranger.ts'
import { createEngines } from './engines/engines.ts'

const title = 'Since March, 14 people read a page instead of the weekly status meeting'
const request = {
  title,
  category: 'personal-experience',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
}
const plain = 'We replaced the weekly status meeting with a page.'
const withNumber = '14 people read a page instead of meeting.'
const long = `We replaced the weekly meeting${' and the other weekly meeting'.repeat(5)}.`
const rest = {
  insight: 'Some thought aloud there while the others waited for their turn. Reading is quicker.',
  value: 'Write down what is stuck and who can free it. Leave out the rest.',
  cta: '',
}

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

const call = async <T>(method: string, path: string, body?: unknown, as = user) => {
  const response = await app.call(method, path, { as, body })
  const text = await response.text()
  return { status: response.status, text, json: () => JSON.parse(text) as T }
}
const withHooks = (...hooks: string[]) => says(JSON.stringify({ angle: 'For those who sit in it.', hooks, ...rest }))
async function written(answer: StubReply, body: object = {}): Promise<Post> {
  stub.answer(answer)
  return (await call<{ post: Post }>('POST', '/api/generate-post', { ...request, ...body })).json().post
}
const openingsOf = async (id: string) => (await call<Opening[]>('GET', `/api/posts/${id}/openings`)).json()
const choose = (id: string, text: string) =>
  call<{ post: Post; content: Partial<PostContent> }>('POST', `/api/posts/${id}/opening`, { text })
const lastPrompt = () => (stub.requests.at(-1)!.body.messages as { content: string }[]).at(-1)!.content

describe('with a model', () => {
  test('a post keeps its three openings with a reason each and the faults said plainly, the one in use first', async () => {
    const post = await written(withHooks(long, withNumber, plain))
    expect(post.content.hook).toBe(withNumber)
    expect(await openingsOf(post.id)).toEqual([
      { text: withNumber, reason: 'Names the number and is short', faults: [] },
      { text: long, reason: 'Starts with what happened and speaks as I or we', faults: ['A phone cuts it off.'] },
      { text: plain, reason: 'Starts with what happened and speaks as I or we', faults: [] },
    ])
    const headers = { 'accept-language': 'de' }
    const [, inGerman] = (await (
      await app.call('GET', `/api/posts/${post.id}/openings`, { as: user, headers })
    ).json()) as Opening[]
    expect(inGerman).toMatchObject({
      reason: 'Beginnt mit einem Ereignis und spricht in der Ich- oder Wir-Form',
      faults: ['Auf dem Handy wird er abgeschnitten.'],
    })
  })

  test('the first opening stays, because the text follows it, unless it has a certain fault', async () => {
    const vague = 'Most meetings are a habit.'
    const invented = '97 people cheered when the last meeting was over.'
    expect((await written(withHooks(vague, withNumber, plain))).content.hook).toBe(vague)
    expect((await written(withHooks(long, withNumber, plain))).content.hook).toBe(withNumber)
    expect((await written(withHooks(invented, plain, withNumber))).content.hook).toBe(plain)
  })

  test('another opening replaces the hook alone, makes a version, and uses nothing of the plan', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    const { post: changed, content } = (await choose(post.id, plain)).json()
    expect(content).toEqual({ hook: plain })
    expect(changed.content).toEqual({ ...post.content, hook: plain })
    const versions = (await call<{ present: object; former: object[] }>('GET', `/api/posts/${post.id}/versions`)).json()
    expect(versions.present).toMatchObject({ cause: 'opening', engine: 'gpt-test' })
    expect(versions.former).toHaveLength(1)
    expect(await app.db.$count(generations, eq(generations.workspaceId, user.workspaceId))).toBe(1)
    // It claims something that nothing backs, and choosing it does not make it the author's word.
    expect(changed.claims).toEqual(post.claims)
  })

  test('the rest is written to fit the opening on screen, which stays word for word', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    await choose(post.id, plain)
    const next = { ...rest, insight: 'A page can be read in ten quiet minutes. Nobody waits for a turn.' }
    stub.answer(says(JSON.stringify(next)))
    const { content, post: now } = (
      await call<{ content: PostContent; post: Post }>('POST', `/api/posts/${post.id}/rest`)
    ).json()
    expect(content).toEqual({ hook: plain, ...next })
    expect(now.content).toEqual(content)
    expect(lastPrompt()).toMatch(new RegExp(`<opening-(\\d+)>\\n${plain}\\n</opening-\\1>`))
    expect(lastPrompt()).toContain('the keys insight, value, cta.')
    const kinds = await app.db
      .select({ kind: generations.kind })
      .from(generations)
      .where(eq(generations.postId, post.id))
    expect(kinds).toEqual([{ kind: 'post' }, { kind: 'post' }])
    expect(await openingsOf(post.id)).toHaveLength(3)
  })

  test('an opening that breaks a rule is not sent back with the rest: its author chose it', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    await choose(post.id, long)
    stub.requests.length = 0
    stub.answer(says(JSON.stringify(rest)))
    await call('POST', `/api/posts/${post.id}/rest`)
    expect(stub.requests).toHaveLength(1)
  })

  test('a failure loses nothing of the former text', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    stub.answer(fails('broken'))
    expect((await call('POST', `/api/posts/${post.id}/rest`)).status).toBe(502)
    expect((await call<Post>('GET', `/api/posts/${post.id}`)).json().content).toEqual(post.content)
  })

  test('a post written anew has new openings, and none if its writer gives no choice', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    await written(withHooks(plain, 'A page does what the meeting did.'), { postId: post.id })
    expect((await openingsOf(post.id)).map(({ text }) => text)).toContain('A page does what the meeting did.')
    await written(says(JSON.stringify({ hook: 'Meetings can be read.', ...rest })), { postId: post.id })
    expect(await openingsOf(post.id)).toEqual([])
  })

  test('a text that is none of the openings is refused, and so is a stranger’s post', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    expect((await choose(post.id, 'Something else.')).status).toBe(409)
    const stranger = await app.signUp()
    expect((await call('GET', `/api/posts/${post.id}/openings`, undefined, stranger)).status).toBe(404)
    expect((await call('POST', `/api/posts/${post.id}/opening`, { text: plain }, stranger)).status).toBe(404)
    expect((await call('POST', `/api/posts/${post.id}/rest`, undefined, stranger)).status).toBe(404)
  })

  test('a copy and a post from the trash have the openings', async () => {
    const post = await written(withHooks(withNumber, plain, long))
    const openings = await openingsOf(post.id)
    const copy = (await call<Post>('POST', `/api/posts/${post.id}/duplicate`)).json()
    expect(await openingsOf(copy.id)).toEqual(openings)
    await call('DELETE', `/api/posts/${post.id}`)
    expect((await call('POST', `/api/trash/${post.id}/restore`)).status).toBe(200)
    expect(await openingsOf(post.id)).toEqual(openings)
  })
})

describe('without a model', () => {
  const story =
    'The bakery lost 40 loaves a day in March.\nWe baked for the shelf. Now we bake to order and 3 loaves are left.\nAnna counted them every night.'

  test('the openings are the author’s own sentences; choosing one moves it up and the former hook back', async () => {
    const { post } = (
      await call<{ post: Post }>('POST', '/api/generate-post', { ...request, title: story, engine: 'arranger' })
    ).json()
    const openings = await openingsOf(post.id)
    expect(openings.length).toBeGreaterThan(1)
    expect(openings[0]!.text).toBe(post.content.hook)
    for (const { text } of openings) expect(story).toContain(text)
    const other = openings[1]!.text
    const { post: changed } = (await choose(post.id, other)).json()
    const wordsOf = ({ content }: Post) => Object.values(content).join(' ').split(/\s+/).toSorted()
    expect(changed.content.hook).toBe(other)
    expect(wordsOf(changed)).toEqual(wordsOf(post))
    expect(stub.requests).toHaveLength(0)
  })
})

test('without a model nothing writes the rest', async () => {
  const sorting = await startTestApp()
  const as = await sorting.signUp()
  const post = await sorting.hasPost(as)
  const refused = await sorting.call('POST', `/api/posts/${post.id}/rest`, { as })
  expect([refused.status, await refused.text()]).toEqual([400, 'That needs an AI model. Nothing was changed.'])
  await sorting.stop()
})

describe('the choices of openings', () => {
  async function chooseTimes(times: number, text: string) {
    for (let done = 0; done < times; done += 1) {
      const post = await written(withHooks(plain, withNumber))
      await choose(post.id, text)
    }
  }
  const habits = async () => (await call<OpeningHabits>('GET', '/api/voice/openings')).json()

  test(`become a habit after ${leastChoices}, told to the model and followed among equals, until it is switched off`, async () => {
    const both = ['In March the meeting became a page.', '14 of us read.']
    await chooseTimes(leastChoices - 1, withNumber)
    expect(await habits()).toEqual({ choices: leastChoices - 1, habit: null, isFollowed: true })
    expect((await written(withHooks(...both))).content.hook).toBe(both[0])
    await chooseTimes(1, withNumber)
    expect(await habits()).toEqual({
      choices: leastChoices,
      habit: `You chose the opening with a number in ${leastChoices} of ${leastChoices} choices.`,
      isFollowed: true,
    })
    expect((await written(withHooks(...both))).content.hook).toBe(both[1])
    expect(lastPrompt()).toContain(`chose the opening with a number in ${leastChoices} of ${leastChoices} choices`)
    const off = await call<OpeningHabits>('PUT', '/api/voice/openings', { isFollowed: false })
    expect(off.json().isFollowed).toBe(false)
    expect((await written(withHooks(...both))).content.hook).toBe(both[0])
    expect(lastPrompt()).not.toContain('chose the opening')
  })

  test('count once for each post and belong to one author', async () => {
    const post = await written(withHooks(plain, withNumber))
    for (const text of [withNumber, plain, withNumber]) await choose(post.id, text)
    expect((await habits()).choices).toBe(1)
    const colleague = await app.joins(await app.signUp(), user)
    expect((await call<OpeningHabits>('GET', '/api/voice/openings', undefined, colleague)).json().choices).toBe(0)
  })

  test('hold no words of the post', async () => {
    const post = await written(withHooks(plain, withNumber))
    await choose(post.id, withNumber)
    await app.db.delete(posts).where(eq(posts.id, post.id))
    expect((await habits()).choices).toBe(1)
  })
})
