import { vi } from 'vitest'
import type { NetworkState } from '#shared/networks.ts'
import type { Post } from '#shared/posts.ts'
import type { TestApp, TestUser } from './app.ts'

/** Connects a person through the stub's pages, as a browser would. Returns the path of the final redirect. */
export async function connectsNetwork(
  app: TestApp,
  as: TestUser,
  answer: Record<string, string> = { answer: 'allow', member: as.username },
): Promise<URL> {
  const begun = await app.call('GET', '/api/network/connect?returnTo=%2Fposts', { as })
  const cookie = [as.cookie, begun.headers.get('set-cookie')?.split(';')[0]].join('; ')
  const consent = new URL(begun.headers.get('location') ?? '')
  for (const [name, value] of Object.entries(answer)) consent.searchParams.set(name, value)
  const granted = await fetch(consent, { redirect: 'manual' })
  const back = new URL(granted.headers.get('location') ?? '')
  const kept = await app.call('GET', back.pathname + back.search, { headers: { cookie } })
  return new URL(kept.headers.get('location') ?? '', 'http://here.invalid')
}

export const networkOf = async (app: TestApp, as: TestUser) =>
  (await (await app.call('GET', '/api/network', { as })).json()) as NetworkState

export const publishes = (
  app: TestApp,
  as: TestUser,
  { id }: Pick<Post, 'id'>,
  body: object = { openPoints: 'accept' },
) => app.call('POST', `/api/posts/${id}/publish`, { as, body })

export const readsPost = async (app: TestApp, as: TestUser, { id }: Pick<Post, 'id'>) =>
  (await (await app.call('GET', `/api/posts/${id}`, { as })).json()) as Post

/** Waits until the post is as expected; jobs run beside the test. */
export const postOnce = (app: TestApp, as: TestUser, post: Pick<Post, 'id'>, isSo: (post: Post) => boolean) =>
  vi.waitFor(
    async () => {
      const now = await readsPost(app, as, post)
      if (!isSo(now)) throw new Error(`${now.status} ${JSON.stringify([now.failure, now.publication])}`)
      return now
    },
    { timeout: 15_000, interval: 50 },
  )
