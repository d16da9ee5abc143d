import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withTestApp } from '#server/testing/app.ts'
import { keyFor } from '#server/testing/programs.ts'
import { newSecret, signedHeaders } from '#server/webhooks/signature.ts'

// The built package, as n8n loads it. n8n itself is not there, so each test gives what it asks n8n for.
const built = createRequire(new URL('n8n/package.json', import.meta.url))
const { Hookline } = built('./dist/nodes/Hookline/Hookline.node.js')
const { HooklineTrigger } = built('./dist/nodes/HooklineTrigger/HooklineTrigger.node.js')

interface Item {
  json: Record<string, unknown>
  pairedItem: { item: number }
}

interface Asked {
  method: string
  url: string
  headers: Record<string, string>
  qs?: Record<string, string | number | undefined>
  body?: object
}

async function n8nWithKey() {
  const app = await withTestApp({ env: { WEBHOOK_HOSTS: 'n8n.lan' } })
  const author = await app.signUp()
  const [address, key] = [await app.listen(), await keyFor(app, author)]
  async function request(_: string, { method, url, headers, qs = {}, body }: Asked) {
    const query = Object.entries(qs).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const answer = await fetch(`${url}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    return { statusCode: answer.status, body: text && JSON.parse(text), headers: Object.fromEntries(answer.headers) }
  }
  const n8n = {
    getCredentials: async () => ({ address }),
    getNode: () => ({ id: 'b5e0', name: 'Hookline', type: 'hookline' }),
    helpers: {
      httpRequestWithAuthentication: request,
      returnJsonArray: (found: object | object[]) => [found].flat().map((json) => ({ json })),
      constructExecutionMetaData: (found: object[], { itemData }: { itemData: object }) =>
        found.map((one) => ({ ...one, pairedItem: itemData })),
    },
  }
  let executions = 0
  const run = async (
    operation: string,
    given: Record<string, unknown>,
    items = 1,
    execution = `${++executions}`,
  ): Promise<Item[]> => {
    const [results] = await new Hookline().execute.call({
      ...n8n,
      getInputData: () => Array.from({ length: items }, () => ({ json: {} })),
      getNodeParameter: (name: string, _: number, otherwise: unknown) =>
        name === 'operation' ? operation : (given[name] ?? otherwise),
      continueOnFail: () => false,
      getInstanceId: () => '9d1c',
      getWorkflow: () => ({ id: 'posts' }),
      getExecutionId: () => execution,
      evaluateExpression: () => 0,
    })
    return results
  }
  return { app, author, n8n, run }
}

test('n8n creates, drafts, finds and schedules posts', async () => {
  const { app, author, run } = await n8nWithKey()
  const text = { title: 'Meetings', category: 'hot-takes', hook: 'We stopped.', cta: 'And you?' }
  const [made, second] = await run('create', text, 2)
  expect([made?.json.content, second?.pairedItem]).toEqual([
    { hook: 'We stopped.', insight: '', value: '', cta: 'And you?' },
    { item: 1 },
  ])
  const postId = made?.json.id
  const [timed] = await run('schedule', { postId, when: 'time', time: '2099-12-01T09:00', timeZone: 'Europe/Berlin' })
  expect(timed?.json).toMatchObject({ id: postId, status: 'scheduled', scheduledWallTime: '2099-12-01T09:00' })
  const again = run('schedule', { postId: second?.json.id, when: 'time', time: '2099-12-02T09:00' })
  await expect(again).rejects.toThrow('A post with the same text is scheduled already.')
  const [untimed] = await run('schedule', { postId, when: 'never' })
  expect(untimed?.json).toMatchObject({ status: 'draft' })
  const subject = 'We moved our intake forms to paper because nurses lost 20 minutes a shift.'
  const [draft] = await run('draft', { subject, category: 'explanation', language: 'english' })
  expect((await run('get', { postId: draft?.json.id }))[0]?.json).toMatchObject({ subject })
  for (let count = 0; count < 103; count++) await app.hasPost(author)
  const all = await run('getAll', { returnAll: true })
  expect(new Set(all.map(({ json }) => json.id)).size).toBe(106)
  expect(await run('getAll', { limit: 101, status: 'draft' })).toHaveLength(101)
})

test('a node that n8n runs again changes nothing twice', async () => {
  const { run } = await n8nWithKey()
  const text = { title: 'Meetings', category: 'hot-takes', hook: 'We stopped.' }
  const first = await run('create', text, 2, 'same')
  expect(await run('create', text, 2, 'same')).toEqual(first)
  await run('create', text)
  expect(await run('getAll', { returnAll: true })).toHaveLength(3)
})

test('the trigger of n8n adds its webhook, takes what Hookline signs with its secret, and deletes it', async () => {
  const { app, author, n8n } = await n8nWithKey()
  const kept: Record<string, unknown> = {}
  const url = 'http://n8n.lan/webhook/1'
  const hooks = {
    ...n8n,
    getWorkflowStaticData: () => kept,
    getNodeWebhookUrl: () => url,
    getNodeParameter: () => ['post.created'],
  }
  const trigger = new HooklineTrigger()
  const { checkExists, create, delete: remove } = trigger.webhookMethods.default
  const webhooks = async () => (await app.call('GET', '/api/webhooks', { as: author })).json()
  expect(await checkExists.call(hooks)).toBe(false)
  await create.call(hooks)
  expect([await checkExists.call(hooks), await webhooks()]).toMatchObject([true, [{ url, events: ['post.created'] }]])

  const body = JSON.stringify({ type: 'post.created', data: {} })
  async function receive(headers: Record<string, string>, sent = body) {
    let status = 200
    const response = {
      status(code: number) {
        status = code
        return response
      },
      send: () => response,
    }
    const { workflowData } = await trigger.webhook.call({
      ...hooks,
      getRequestObject: () => ({ rawBody: Buffer.from(sent) }),
      getHeaderData: () => headers,
      getResponseObject: () => response,
      getBodyData: () => JSON.parse(sent),
    })
    return { status, workflowData }
  }
  const secret = String(kept.secret)
  const signed = (secrets: string[], at = new Date()) => signedHeaders(secrets, 'msg_1', at, body)
  expect(await receive(signed([secret]))).toEqual({ status: 200, workflowData: [[{ json: JSON.parse(body) }]] })
  expect(await receive(signed([newSecret(), secret]))).toMatchObject({ status: 200 })
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000)
  const refused = [
    await receive(signed([newSecret()])),
    await receive(signed([secret]), body.replace('created', 'changed')),
    await receive(signed([secret], minutesAgo(6))),
    await receive(signed([secret], minutesAgo(-6))),
    await receive({}),
  ]
  await remove.call(hooks)
  expect([kept, await webhooks()]).toEqual([{}, []])
  refused.push(await receive(signed(['whsec_'])))
  for (const one of refused) expect(one).toEqual({ status: 401, workflowData: undefined })
  kept.id = 'deleted in Hookline'
  await remove.call(hooks)
})
