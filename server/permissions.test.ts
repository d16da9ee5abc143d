import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keyScopes } from '#shared/keys.ts'
import type { Role } from '#shared/members.ts'
import type { Post } from '#shared/posts.ts'
import { isOperator, requireOperator } from './accounts/operators.ts'
import { changeTimeZone } from './accounts/own-account.ts'
import { analyticsOf } from './analytics/routes.ts'
import { billingOf, openPortal, startCheckout } from './billing/billing.ts'
import { listMissed, listScheduled } from './calendar/routes.ts'
import { asWorker, type Context } from './context.ts'
import { exportOf, exportPosts } from './export/export.ts'
import { feedOf, renewFeed, revokeFeed } from './feed/feed.ts'
import {
  countLaunches,
  deleteIdea,
  generateIdeas,
  getIdeaSet,
  listFavouriteIdeas,
  listIdeaSets,
  markIdea,
} from './ideas/ideas.ts'
import { addMedia, changeMedia, deleteMedia, getMedia } from './media/media.ts'
import { changeAccount, connect, disconnect, networkState } from './networks/accounts.ts'
import { publishNow, stopPublishing } from './networks/publish.ts'
import { listNotifications, readNotifications } from './notifications/notifications.ts'
import { type Actor, can, type Permission, person } from './permissions.ts'
import { deletePosts, schedulePosts } from './post-actions/bulk.ts'
import { duplicatePost } from './post-actions/duplicate.ts'
import { listPosts } from './posts/list-posts.ts'
import { createPost, getPost, updatePost } from './posts/posts.ts'
import { deletePost } from './posts/remove.ts'
import { pushStateOf, subscribe, unsubscribe } from './push/subscriptions.ts'
import { historyOf } from './scheduling/routes.ts'
import { changeSlots, listSlots, moveToNextSlot, nextSlot } from './scheduling/slots.ts'
import { addSource, addSourceFile, deleteSource, getSource, listSources } from './sources/sources.ts'
import type { Services } from './start/services.ts'
import { appTrash } from './start/trash.ts'
import { addTemplate, deleteTemplate, listTemplates, renameTemplate, startPost } from './templates/templates.ts'
import { someContent, startTestApp, type TestApp, type TestUser } from './testing/app.ts'
import { addressOf, changeAddress, changeNeverSay, neverSayOf } from './voice/author.ts'
import { decideHabit, listHabits } from './voice/habits.ts'
import { addImport, holdingUpload, previewImport } from './voice/import.ts'
import { addProof, changeProof, deleteProof, listProofs, readEvidence } from './voice/proofs.ts'
import { activateSample, addSample, deleteSample, deleteSamples, everySample, styleOf } from './voice/samples.ts'
import { voiceOf } from './voice/voice.ts'
import { readAgain } from './writing/second-reading.ts'
import { changeSketch, makeSketch, sketchOf } from './writing/sketch.ts'
import { editPost, rewriteSection, writePost } from './writing/write.ts'

let app: TestApp
let owner: TestUser
let editor: TestUser
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  editor = await app.joins(await app.signUp(), owner)
})
afterAll(() => app.stop())

const everything: Permission[] = [
  ...(['read posts', 'write posts', 'comment posts', 'schedule posts', 'publish posts', 'delete posts'] as const),
  ...(['approve posts', 'change workspace'] as const),
  ...(['read ideas', 'write ideas', 'read voice', 'write voice', 'read slots', 'write slots'] as const),
  ...(['read sources', 'write sources', 'read figures', 'write figures'] as const),
  ...(['read webhooks', 'change webhooks'] as const),
  ...(['read billing', 'change billing', 'export workspace', 'read members', 'change members'] as const),
  ...(['read links', 'change links'] as const),
  ...(['read notifications', 'change notifications', 'read feed', 'change feed'] as const),
  ...(['read network', 'change network', 'change account', 'delete account'] as const),
]
const allowed = (actor: Actor) =>
  everything.filter((permission) => {
    const [action, thing] = permission.split(' ') as ['read', 'posts']
    return can(actor, action, thing)
  })
/** Actions that need a person, whatever a key or job names. */
const personal = [
  ...(['approve posts', 'change workspace'] as const),
  ...(['change billing', 'export workspace', 'read members', 'change members'] as const),
  ...(['read links', 'change links'] as const),
  ...(['read notifications', 'change notifications'] as const),
  ...(['read feed', 'change feed'] as const),
  ...(['read network', 'change network', 'change account', 'delete account'] as const),
]
const ofOwners = ['change billing', 'change workspace', 'change members'] as const
const without = (...refused: Permission[]) => everything.filter((permission) => !refused.includes(permission))
const user = {} as Extract<Actor, { kind: 'person' }>['user']
const program = { kind: 'program', keyId: 'k', name: 'n8n', user, role: 'owner' } as const
const inRole = (role: Role): Actor => ({ kind: 'person', user, role })

test.each<[string, Actor, Permission[]]>([
  ['an owner may do everything', inRole('owner'), everything],
  [
    'an editor may do everything but approve posts, and change the workspace, the plan and the members',
    inRole('editor'),
    without(...ofOwners, 'approve posts'),
  ],
  [
    'a writer may not schedule or publish either, nor see webhooks',
    inRole('writer'),
    without(
      ...ofOwners,
      ...(['schedule posts', 'publish posts', 'approve posts', 'read webhooks', 'change webhooks'] as const),
    ),
  ],
  [
    'a reviewer may read, approve, and change only what is their own',
    inRole('reviewer'),
    without(
      ...everything.filter((one) =>
        /^(write|schedule|publish|delete) (?!account)|webhooks|links|change (billing|members|workspace)/.test(one),
      ),
    ),
  ],
  [
    'a program may do only what its key names',
    { ...program, may: ['read posts', 'schedule posts'] },
    ['read posts', 'schedule posts'],
  ],
  [
    'a program may do no more than its person',
    { ...program, role: 'writer', may: ['read posts', 'write posts', 'schedule posts'] },
    ['read posts', 'write posts'],
  ],
  ['a program whose key names nothing may do nothing', { ...program, may: [] }, []],
  [
    'no key reaches a person’s account, here or on the network, their bell, the export or the payment of the plan',
    { ...program, may: everything },
    without(...personal),
  ],
  [
    'a worker may do only what its job names',
    { kind: 'worker', job: 'publish', may: ['publish posts'] },
    ['publish posts'],
  ],
  [
    'no job reaches these either, nor a voice or its slots, and none comments',
    { kind: 'worker', job: 'all', may: everything },
    without('comment posts', 'read voice', 'write voice', 'read slots', 'write slots', ...personal),
  ],
])('%s', (_, actor, may) => {
  expect(allowed(actor)).toEqual(may)
})

test('a key can name exactly what programs may do', () => {
  expect([...keyScopes].sort()).toEqual(allowed({ ...program, may: everything }).sort())
})

const status = async (as: TestUser, method: string, path: string, body?: unknown) =>
  (await app.call(method, path, { as, body })).status

test('an editor sees the plan but cannot change it', async () => {
  const checkout = { planType: 'pro', billingCycle: 'monthly' }
  const refused = await app.call('POST', '/api/create-checkout-session', { as: editor, body: checkout })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toBe('Only an owner may change the plan here. Nothing was changed.')
  expect(await status(editor, 'POST', '/api/billing-portal')).toBe(403)
  expect(await status(editor, 'GET', '/api/billing')).toBe(200)
  expect(await status(owner, 'POST', '/api/billing-portal')).toBe(503)
})

test('an editor works on the posts of this workspace and of no other', async () => {
  const post = await app.hasPost(owner)
  const elsewhere = await app.hasPost(await app.signUp())
  expect(await status(editor, 'PUT', `/api/posts/${post.id}`, { title: 'Another title' })).toBe(200)
  expect(await status(editor, 'GET', `/api/posts/${elsewhere.id}`)).toBe(404)
  expect(await status(editor, 'DELETE', `/api/posts/${post.id}`)).toBe(204)
})

async function programOf(owner: TestUser, ...may: Permission[]): Promise<Context & Services> {
  const ctx = await app.contextOf(owner)
  return { ...ctx, actor: { kind: 'program', keyId: randomUUID(), name: 'n8n', user: person(ctx), role: 'owner', may } }
}
const brief = {
  subject: 'The report',
  category: 'hot-takes',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
} as const
const newPost = { title: 'The report', content: someContent, brief, engine: null, claims: [] }
const forbidden = (message: unknown) => ({ code: 'forbidden', message })

test('a program is refused anything that its key does not name, before anything changes', async () => {
  const writes = await programOf(owner, 'read posts', 'write posts')
  const post = await createPost(writes, newPost)
  const scheduledFor = new Date(Date.now() + 86_400_000).toISOString()
  await expect(updatePost(writes, post.id, { title: 'Later', scheduledFor })).rejects.toMatchObject(
    forbidden('This key may not schedule posts.'),
  )
  await expect(updatePost(writes, post.id, { publication: {} })).rejects.toMatchObject(
    forbidden('This key may not publish posts.'),
  )
  await expect(deletePost(writes, post.id)).rejects.toMatchObject(forbidden('This key may not delete posts.'))
  await expect(listPosts(await programOf(owner, 'read ideas'), {})).rejects.toMatchObject(
    forbidden('This key may not read posts.'),
  )
  expect(await getPost(writes, post.id)).toEqual(post)
  await expect(getPost(await programOf(await app.signUp(), 'read posts'), post.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a worker lists the posts of its workspace', async () => {
  const someone = await app.signUp()
  const posts = [await app.hasPost(someone, { createdAt: new Date(0) }), await app.hasPost(someone)]
  const ctx = asWorker(app.deps, someone.workspaceId, 'publish', ['read posts'])
  const { body, next } = await listPosts(ctx, { sort: 'oldest' })
  expect((JSON.parse(body) as Post[]).map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
  expect(next).toBeNull()
  const first = await listPosts(ctx, { sort: 'oldest', limit: 1 })
  expect(JSON.parse(first.body)).toEqual([posts[0]])
  const second = await listPosts(ctx, { sort: 'oldest', limit: 1, cursor: first.next! })
  expect(JSON.parse(second.body)).toEqual([posts[1]])
  const browser = await app.call('GET', '/api/posts?sort=oldest', { as: someone })
  expect(await browser.text()).toBe(body)
  await expect(deletePost(ctx, posts[0]!.id)).rejects.toMatchObject(forbidden('This job may not delete posts.'))
})

test('a page of the list is one query, for a browser as for anybody else', async () => {
  await app.hasPost(owner)
  const asked = vi.spyOn(app.db.$client, 'query')
  onTestFinished(() => asked.mockRestore())
  expect(await status(owner, 'GET', '/api/posts?limit=10')).toBe(200)
  expect(asked).toHaveBeenCalledTimes(1)
  await listPosts(await programOf(owner, 'read posts'), { limit: 10 })
  const listing = asked.mock.calls.filter(([question]) => JSON.stringify(question).includes('json_agg'))
  expect(listing).toHaveLength(2)
})

test('a worker is refused everything that needs a person, and no worker operates the server', async () => {
  const ctx = asWorker(app.deps, owner.workspaceId, 'publish', ['read posts'])
  expect(() => person(ctx)).toThrow(expect.objectContaining(forbidden('Only a person can do this, not a job.')))
  expect(await isOperator(ctx)).toBe(false)
  await expect(requireOperator(ctx)).rejects.toMatchObject({ code: 'forbidden' })
})

const signal = new AbortController().signal
const options = { signal, keep: async () => {} }
const written = { ...brief, title: 'The report' } as Parameters<typeof writePost>[1]
const browser = { sessionKey: null, token: null, caller: { browser: '', address: '' } }
const grant = { externalId: 'a', token: 't', name: 'Ada', scopes: [], expiresAt: new Date() }
const attempts: [string, (ctx: Context & Services) => unknown][] = [
  ['change the time zone', (ctx) => changeTimeZone(ctx, { timeZone: 'UTC' })],
  ['list posts', (ctx) => listPosts(ctx, {})],
  ['read a post', (ctx) => getPost(ctx, 'a')],
  ['read the history of a post', (ctx) => historyOf(ctx, 'a')],
  ['create a post', (ctx) => createPost(ctx, newPost)],
  ['change a post', (ctx) => updatePost(ctx, 'a', { title: 'Another' })],
  ['delete a post', (ctx) => deletePost(ctx, 'a')],
  ['delete posts', (ctx) => deletePosts(ctx, ['a'])],
  ['schedule posts', (ctx) => schedulePosts(ctx, ['a'], {})],
  ['export posts', (ctx) => exportPosts(ctx, ['a'])],
  ['duplicate a post', (ctx) => duplicatePost(ctx, 'a')],
  ['add an image', (ctx) => addMedia(ctx, 'a', null, { alt: '', title: '' }, signal)],
  ['see an image', (ctx) => getMedia(ctx, 'a')],
  ['change an image', (ctx) => changeMedia(ctx, 'a', { alt: 'A chart' })],
  ['remove an image', (ctx) => deleteMedia(ctx, 'a')],
  ['write a post', (ctx) => writePost(ctx, written, options)],
  ['write over a post', (ctx) => writePost(ctx, { ...written, postId: 'a' }, options)],
  ['rewrite a section', (ctx) => rewriteSection(ctx, { postId: 'a', section: 'hook' }, options)],
  ['edit a post', (ctx) => editPost(ctx, { postId: 'a', instruction: 'Shorter' }, options)],
  ['have a post read', (ctx) => readAgain(ctx, { postId: 'a' }, options)],
  ['see the calendar', (ctx) => listScheduled(ctx, new Date(0), new Date(1))],
  ['see missed posts', (ctx) => listMissed(ctx)],
  ['read the slots', (ctx) => listSlots(ctx)],
  ['change the slots', (ctx) => changeSlots(ctx, [])],
  ['find the next slot', (ctx) => nextSlot(ctx)],
  ['move a post to the next slot', (ctx) => moveToNextSlot(ctx, 'a')],
  ['see analytics', (ctx) => analyticsOf(ctx, 'UTC')],
  ['have ideas', (ctx) => generateIdeas(ctx, { themes: ['a'], categories: ['rant'], aiModel: 'gpt4' }, options)],
  ['list ideas', (ctx) => listIdeaSets(ctx)],
  ['read ideas', (ctx) => getIdeaSet(ctx, 'a')],
  ['list favourite ideas', (ctx) => listFavouriteIdeas(ctx)],
  ['mark an idea', (ctx) => markIdea(ctx, 'a', true)],
  ['delete an idea', (ctx) => deleteIdea(ctx, 'a')],
  ['count launches', (ctx) => countLaunches(ctx)],
  ['add a source', (ctx) => addSource(ctx, { text: 'A text' }, signal)],
  ['upload a source', (ctx) => addSourceFile(ctx, null, 'a.txt', signal)],
  ['list sources', (ctx) => listSources(ctx)],
  ['read a source', (ctx) => getSource(ctx, 'a')],
  ['delete a source', (ctx) => deleteSource(ctx, 'a')],
  ['list proofs', (ctx) => listProofs(ctx)],
  ['add a proof', (ctx) => addProof(ctx, { kind: 'fact', content: 'We are eleven.' })],
  ['change a proof', (ctx) => changeProof(ctx, 'a', { content: 'We are twelve.' })],
  ['delete a proof', (ctx) => deleteProof(ctx, 'a')],
  ['read the evidence', (ctx) => readEvidence(ctx)],
  ['list samples', (ctx) => everySample(ctx).next()],
  ['add a sample', (ctx) => addSample(ctx, { title: '', content: 'A text', source: 'custom', active: true })],
  ['activate a sample', (ctx) => activateSample(ctx, 'a', true)],
  ['delete a sample', (ctx) => deleteSample(ctx, 'a')],
  ['delete samples', (ctx) => deleteSamples(ctx, ['a'])],
  ['upload samples', (ctx) => holdingUpload(ctx, async () => 'held')],
  ['look at an import', (ctx) => previewImport(ctx, { text: 'A text' })],
  ['import samples', (ctx) => addImport(ctx, { text: 'A text' }, 'custom', 'all')],
  ['read the style', (ctx) => styleOf(ctx)],
  ['read the voice', (ctx) => voiceOf(ctx)],
  ['read the sketch', (ctx) => sketchOf(ctx)],
  ['have a sketch made', (ctx) => makeSketch(ctx, signal)],
  ['change the sketch', (ctx) => changeSketch(ctx, 'Dry.')],
  ['read what is never said', (ctx) => neverSayOf(ctx)],
  ['change what is never said', (ctx) => changeNeverSay(ctx, ['game changer'])],
  ['read the address', (ctx) => addressOf(ctx)],
  ['read habits', (ctx) => listHabits(ctx)],
  ['decide on a habit', (ctx) => decideHabit(ctx, { id: 'opening', state: 'off' })],
  ['change the address', (ctx) => changeAddress(ctx, 'formal')],
  ['read notifications', (ctx) => listNotifications(ctx)],
  ['see notifications', (ctx) => readNotifications(ctx)],
  ['list browsers', (ctx) => pushStateOf(ctx)],
  [
    'subscribe a browser',
    (ctx) => subscribe(ctx, { endpoint: '', keys: { p256dh: '', auth: '' } }, { ...browser.caller, browserHash: null }),
  ],
  ['unsubscribe a browser', (ctx) => unsubscribe(ctx, 'a')],
  ['read the calendar feed', (ctx) => feedOf(ctx, 'http://localhost')],
  ['make a calendar feed', (ctx) => renewFeed(ctx)],
  ['revoke the calendar feed', (ctx) => revokeFeed(ctx)],
  ['publish a post', (ctx) => publishNow(ctx, 'a', { openPoints: 'accept' })],
  ['stop publishing a post', (ctx) => stopPublishing(ctx, 'a')],
  ['see the connection to the network', (ctx) => networkState(ctx)],
  ['connect the network', (ctx) => connect(ctx, grant, browser.caller)],
  ['change the connection', (ctx) => changeAccount(ctx, { publishes: true })],
  ['disconnect the network', (ctx) => disconnect(ctx, browser.caller)],
  ['export', (ctx) => exportOf(ctx)],
  ['list templates', (ctx) => listTemplates(ctx)],
  ['keep a template', (ctx) => addTemplate(ctx, { postId: 'a', name: 'Shape' })],
  ['rename a template', (ctx) => renameTemplate(ctx, 'a', 'Shape')],
  ['delete a template', (ctx) => deleteTemplate(ctx, 'a')],
  ['begin a post from a template', (ctx) => startPost(ctx, 'a')],
  ['see the trash', (ctx) => appTrash.list(ctx)],
  ['restore something', (ctx) => appTrash.restore(ctx, 'a')],
  ['restore several things', (ctx) => appTrash.restoreAll(ctx, ['a'])],
  ['delete something for good', (ctx) => appTrash.deleteForGood(ctx, 'a')],
  ['empty the trash', (ctx) => appTrash.empty(ctx)],
  ['read the plan', (ctx) => billingOf(ctx)],
  ['pay', (ctx) => startCheckout(ctx, { planType: 'pro', billingCycle: 'monthly' }, { origin: 'http://localhost' })],
  ['change the payment', (ctx) => openPortal(ctx, 'http://localhost')],
]

test.each(attempts)('an actor without permissions may not %s', async (_, attempt) => {
  const refused = async (ctx: Context & Services) => attempt(ctx)
  await expect(refused(await programOf(owner))).rejects.toMatchObject(
    forbidden(expect.stringMatching(/^This key may not /)),
  )
  await expect(refused(asWorker(app.deps, owner.workspaceId, 'nothing', []))).rejects.toMatchObject(
    forbidden(expect.stringMatching(/^This job may not /)),
  )
})
