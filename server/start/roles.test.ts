import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '#shared/members.ts'
import { tableOfPermissions } from '../permissions.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { newPerson, placeOf } from '../testing/hostility.ts'
import { type Call, documentedCalls, requestTo } from '../testing/requests.ts'

/** Changes of what is the person's own in every role: account, bell, feed, connections, keys. */
const own =
  /^\/api\/(user|auth|keys|programs|program-requests|notifications|push-subscriptions|calendar-feed|network|invitation\/accept|workspaces|page-views|salesgpt-waitlist)\b/
/** For owners of the computer and operators, whatever their role in a workspace. */
const ofServer = /^\/api\/(operator|models|updates|this-computer|writing-engine)\b/
/** For whoever holds a link, whatever their role. */
const byLink = /^\/api\/review(\/|$)/
/** They ask for the password, which takes long, in every role. */
const withPassword = /^\/api\/user\/(password|passkeys|recovery-codes)/
/** They change nothing, though they are no GET. */
const asks = new Set(['POST /api/interview', 'POST /api/month/proposals'])

const needEditor = new Set([
  'POST /api/posts/bulk-schedule',
  'POST /api/posts/undo-schedule',
  'POST /api/posts/{id}/publish',
  'DELETE /api/posts/{id}/publish',
  'POST /api/posts/{id}/next-slot',
  'POST /api/figures/archive',
  'POST /api/figures/archive/posts',
])
const needOwner = new Set([
  'POST /api/create-checkout-session',
  'POST /api/billing-portal',
  'PUT /api/workspace',
  'GET /api/workspace/limits',
  'PUT /api/approval',
])
const needReviewer = new Set(['POST /api/posts/{id}/comments', 'PUT /api/comments/{id}', 'DELETE /api/comments/{id}'])
/** Not for editors and writers, though for reviewers: `approval.test.ts`. */
const decides = 'POST /api/posts/{id}/approvals'
/** Chance makes no request to these that the server understands, or the body decides. `permissions.test.ts`, `review.test.ts` and `hand-over-posts.test.ts` try them. */
const beyondChance = new Set([
  'GET /api/webhooks/{id}/deliveries',
  'POST /api/figures/files',
  'POST /api/hand-overs',
  'POST /api/posts',
  'POST /api/posts/{id}/carousel',
  'POST /api/review-links',
  'POST /api/sources',
  'PUT /api/posts/{id}',
])

/** The least role that a call should need, by its method and path alone. */
function expected({ name, method, path }: Call): Role {
  if (needOwner.has(name) || path.startsWith('/api/invitations')) return 'owner'
  if (path === '/api/membership' || path === '/api/authors') return method === 'POST' ? 'owner' : 'reviewer'
  if (path.startsWith('/api/authors/')) return 'owner'
  if (path.startsWith('/api/members')) return method === 'GET' ? 'reviewer' : 'owner'
  if (needEditor.has(name) || /^\/api\/webhooks/.test(path)) return 'editor'
  if (name === 'GET /api/transcription' || path.startsWith('/api/review-links')) return 'writer'
  const isForReviewers = own.test(path) || asks.has(name) || needReviewer.has(name) || name === decides
  return method === 'GET' || isForReviewers ? 'reviewer' : 'writer'
}

const refusal = /^Only (an owner(?:, an? \w+)*(?: or an? \w+)?) may [\w’ ]+ here\. Nothing was changed\.$/
const tries = 4

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
const send = (path: string, init: RequestInit) => app.app.request(path, init)
const status = async (as: TestUser, method: string, path: string, body?: unknown) =>
  (await app.call(method, path, { as, body })).status

test('every call refuses exactly the roles that may not make it', async () => {
  const owner = await newPerson(send)
  const [{ workspaceId } = { workspaceId: '' }] = await app.db.query.members.findMany()
  const calls = (await documentedCalls(send))
    .filter(
      ({ name, security, path }) =>
        security?.length !== 0 &&
        !(ofServer.test(path) || byLink.test(path) || withPassword.test(path) || beyondChance.has(name)),
    )
    .sort((a, b) => placeOf(a) - placeOf(b))

  async function isRefused(call: Call, cookie: string): Promise<boolean> {
    for (const request of fc.sample(requestTo(call, owner, owner, true), { numRuns: tries, seed: 17 })) {
      const { path, headers, body } = request
      const answer = await send(path, {
        method: call.method,
        headers: { ...headers, cookie, 'x-workspace': workspaceId },
        body,
      })
      if (answer.status === 403) return refusal.test(await answer.text())
      if (![400, 404].includes(answer.status)) return false
    }
    return false
  }

  // Whoever may do more comes later, so that everything is still there, and tries only what others were refused.
  const found: Record<string, Role> = {}
  let refused = calls
  for (const role of [...roles].reverse()) {
    const still: Call[] = []
    let { cookie } = await app.joins(await app.signUp(), { workspaceId }, role)
    for (const call of refused) {
      if (await isRefused(call, cookie)) still.push(call)
      else found[call.name] = role
      // A new workspace is the maker's own, and the session moves there.
      if (placeOf(call) > 1 || role === 'owner' || call.name === 'POST /api/workspaces')
        ({ cookie } = await app.joins(await app.signUp(), { workspaceId }, role))
    }
    refused = still
  }
  expect(found).toEqual(Object.fromEntries(calls.map((call) => [call.name, expected(call)])))
}, 120_000)

test('a writer writes, and a request that also schedules or publishes changes nothing', async () => {
  const owner = await app.signUp()
  const writer = await app.joins(await app.signUp(), owner, 'writer')
  const post = await app.hasPost(owner)
  const path = `/api/posts/${post.id}`
  expect(await status(writer, 'PUT', path, { title: 'Another title' })).toBe(200)
  const times = { scheduledFor: '2099-01-01T09:00:00Z', timeZone: 'UTC' }
  const refused = await app.call('PUT', path, { as: writer, body: { title: 'Refused', ...times } })
  expect([refused.status, await refused.text()]).toEqual([
    403,
    'Only an owner or an editor may schedule posts here. Nothing was changed.',
  ])
  expect(await status(writer, 'PUT', path, { title: 'Refused', publication: {} })).toBe(403)
  const fresh = { title: post.title, content: post.content, category: 'hot-takes' }
  const made = await app.call('POST', '/api/posts', { as: writer, body: { ...fresh, ...times } })
  expect([made.status, await made.text()]).toEqual([403, expect.stringContaining('schedule')])
  expect(await (await app.call('GET', path, { as: owner })).json()).toMatchObject({ title: 'Another title' })
  expect(await status(writer, 'POST', '/api/posts', fresh)).toBe(201)
})

test.each([
  ['POST', '/api/posts', { title: 'A title', category: 'hot-takes' }],
  ['PUT', '/api/posts/a', { title: 'A title' }],
  ['POST', '/api/posts/a/carousel', {}],
  ['POST', '/api/sources', { text: 'A text to write about.' }],
  ['POST', '/api/figures/files', undefined],
  ['GET', '/api/webhooks/a/deliveries', undefined],
])('a reviewer is refused %s %s', async (method, path, body) => {
  const reviewer = await app.joins(await app.signUp(), await app.signUp(), 'reviewer')
  expect(await status(reviewer, method, path, body)).toBe(403)
})

// To write it anew: npx vitest run server/start/roles.test.ts -u
test('the documentation shows the table of permissions', async () => {
  const path = '../../docs/architecture.md'
  const text = await readFile(new URL(path, import.meta.url), 'utf8')
  const [before, after] = text.split(/(?<=<!-- permissions -->\n)(?:\|.*\n)+(?=<!-- end of permissions -->)/)
  await expect(`${before}${tableOfPermissions()}\n${after}`).toMatchFileSnapshot(path)
})
