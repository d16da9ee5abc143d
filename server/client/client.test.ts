import { expect, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'

const text = { hook: 'We stopped.', insight: 'Nobody missed it.', value: 'Start with a list.', cta: 'And you?' }
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

test('a program writes, changes, schedules and undoes a post with the typed client', async () => {
  const app = await withTestApp()
  const api = app.client(await app.signUp())
  const made = await api.POST('/api/posts', { body: { title: 'Meetings', category: 'hot-takes', content: text } })
  expect(made.error).toBeUndefined()
  const { id, version } = made.data!
  const path = { id }
  const changed = await api.PUT('/api/posts/{id}', {
    params: { path },
    body: { content: { hook: 'We stopped in March.' }, version },
  })
  expect(changed.data).toMatchObject({ content: { ...text, hook: 'We stopped in March.' }, status: 'draft' })
  await api.PUT('/api/posting-slots', { body: [{ weekday: 2, time: '09:00' }] })
  const { data: next } = await api.GET('/api/posting-slots/next')
  const planned = await api.POST('/api/posts/{id}/next-slot', { params: { path }, body: {} })
  expect(planned.data?.status).toBe('scheduled')
  expect(new Date(planned.data!.scheduledFor!)).toEqual(new Date(next!.scheduledFor!))
  const { data: scheduled } = await api.GET('/api/posts', { params: { query: { status: 'scheduled', limit: 5 } } })
  expect(scheduled?.map((post) => post.id)).toEqual([id])
  const { data: versions } = await api.GET('/api/posts/{id}/versions', { params: { path } })
  expect(versions?.former).toHaveLength(1)
  expect((await api.DELETE('/api/posts/{id}', { params: { path } })).response.status).toBe(204)
  const { data: trash } = await api.GET('/api/trash')
  expect(trash).toMatchObject([{ kind: 'post' }])

  // @ts-expect-error: there is no such call
  await api.GET('/api/post')
  // @ts-expect-error: the title is missing
  await api.POST('/api/posts', { body: { category: 'hot-takes' } })
})

test('a refusal is a problem with a code, and says which version the post has now', async () => {
  const app = await withTestApp()
  const user = await app.signUp()
  const api = app.client(user)
  const { id, version } = await app.hasPost(user)
  const change = { params: { path: { id } }, body: { title: 'Mine', version } }
  expect((await api.PUT('/api/posts/{id}', change)).error).toBeUndefined()
  const { error, response } = await api.PUT('/api/posts/{id}', change)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(error).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'This post was changed somewhere else in the meantime. Nothing was overwritten.',
    code: 'changed',
    version: version + 1,
  })
  const plain = await app.call('PUT', `/api/posts/${id}`, { as: user, body: change.body })
  expect([plain.headers.get('content-type'), await plain.text()]).toEqual(['text/plain; charset=UTF-8', error?.detail])
})

test('a program learns which points are open, and which posts have the same text or time', async () => {
  const app = await withTestApp()
  const user = await app.signUp()
  const api = app.client(user)
  const draft = { title: 'Meetings', category: 'hot-takes', content: text }
  const open = { ...draft, content: { ...text, value: '[what did it save?]' } }
  const refused = await api.POST('/api/posts', { body: { ...open, scheduledFor: days(1), openPoints: 'refuse' } })
  expect(refused.error).toMatchObject({
    status: 422,
    code: 'open_points',
    openPoints: [{ kind: 'blank', text: 'what did it save?' }],
  })
  const first = await api.POST('/api/posts', { body: { ...draft, scheduledFor: days(2) } })
  const posts = [{ id: first.data!.id, scheduledFor: new Date(first.data!.scheduledFor!).toISOString() }]
  const same = await api.POST('/api/posts', { body: { ...draft, scheduledFor: days(3), clashes: 'refuse' } })
  expect(same.error).toMatchObject({ status: 409, code: 'same_text_scheduled', posts })
  const other = await api.POST('/api/posts', { body: { ...draft, content: { hook: 'Another.' } } })
  const change = (clashes?: 'refuse' | 'accept') =>
    api.PUT('/api/posts/{id}', {
      params: { path: { id: other.data!.id } },
      body: { scheduledFor: posts[0]!.scheduledFor, clashes },
    })
  expect((await change('refuse')).error).toMatchObject({ status: 409, code: 'time_taken', posts })
  expect((await change()).data?.status).toBe('scheduled')
  // It does not clash with itself.
  await api.PUT('/api/posts/{id}', { params: { path: { id: posts[0]!.id } }, body: { scheduledFor: null } })
  expect((await change('refuse')).error).toBeUndefined()
  const api2 = app.client(await app.signUp())
  expect((await api2.POST('/api/posts', { body: { ...draft, scheduledFor: days(2), clashes: 'refuse' } })).error).toBe(
    undefined,
  )
})

test('two programs that schedule the same text at once do not both succeed', async () => {
  const app = await withTestApp()
  const user = await app.signUp()
  const api = app.client(user)
  const [one, two] = [await app.hasPost(user), await app.hasPost(user)]
  const answers = await Promise.all(
    [one, two].map(({ id }, index) =>
      api.PUT('/api/posts/{id}', {
        params: { path: { id } },
        body: { scheduledFor: days(index + 1), clashes: 'refuse' },
      }),
    ),
  )
  expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409])
})
