import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const notTheServer = 'A proxy responded instead of the server. Try again.'

/** Rewrites a post's hook with `proxy` between page and server. */
async function rewriteThrough(proxy: (ask: typeof fetch, ...request: Parameters<typeof fetch>) => Promise<Response>) {
  const author = await app.signUp()
  const post = await app.hasPost(author, {
    answers: [{ question: 'What came out of it?', answer: 'We got 14 hours a week back.' }],
  })
  const { user } = showApp(`/create?id=${post.id}`, { app, as: author })
  const hook = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hook' })
  await screen.findByRole('textbox', { name: 'Hook' })
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => (input === '/api/regenerate-section' ? proxy(ask, input, init) : ask(input, init))
  await user.click(screen.getByRole('button', { name: /^Regenerate hook/i }))
  return { author, hook, post }
}

test('a post is written even if a proxy blocks streams', async () => {
  const { author, hook, post } = await rewriteThrough((ask, input, { headers, ...init } = {}) =>
    ask(input, { ...init, headers: { ...(headers as Record<string, string>), accept: '*/*' } }),
  )
  const kept = async () => (await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()) as Post
  await expect.poll(async () => (await kept()).version).toBe(post.version + 1)
  await screen.findByText('Hook changed', { selector: 'li *' })
  const { content } = await kept()
  await expect.poll(() => hook().value).toBe(content.hook)
})

test.each([200, 502])("a proxy's own page with %i does not count as an answer", async (status) => {
  const page = '<!doctype html><title>Bad gateway</title><h1>nginx</h1>'
  const { hook, post } = await rewriteThrough(
    async () => new Response(page, { status, headers: { 'content-type': 'text/html' } }),
  )
  await screen.findByText((text) => text.endsWith(notTheServer), { selector: 'li *' })
  expect(screen.queryByText(/nginx/)).toBeNull()
  expect(hook().value).toBe(post.content.hook)
})
