import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyScopes } from '#shared/keys.ts'
import type { Post } from '#shared/posts.ts'
import { webhookEventTypes } from '#shared/webhook-events.ts'
import { keys } from '../database/schema.ts'
import { noKeyCan } from '../permissions.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { checkExamples } from '../testing/documented.ts'
import { examples } from './examples.ts'

interface Operation {
  operationId: string
  parameters?: { $ref?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, object>
  security?: object[]
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } }
}

let app: TestApp
let text: string
let operations: (Operation & { method: string; path: string })[]
beforeAll(async () => {
  app = await startTestApp()
  text = await (await app.call('GET', '/api/openapi.json')).text()
  operations = Object.entries((JSON.parse(text) as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
})
afterAll(() => app.stop())

const operation = (id: string) => operations.find(({ operationId }) => operationId === id)!

async function program() {
  const person = await app.signUp()
  const made = await app.call('POST', '/api/keys', { as: person, body: { name: 'n8n', scopes: keyScopes } })
  const { id, secret } = await made.json()
  return { id, headers: { authorization: `Bearer ${secret}` } }
}

test('every example of the OpenAPI document fits its schema', () => {
  const { places, faults } = checkExamples(text)
  expect(faults).toEqual([])
  const count = Object.values(examples).reduce((sum, part) => sum + Object.keys(part).length, 0)
  expect(places.filter((place) => place.startsWith('/paths/'))).toHaveLength(count)
  expect(places.filter((place) => place.startsWith('/webhooks/'))).toHaveLength(webhookEventTypes.length)
  const { code } = (JSON.parse(text) as Document).components.schemas.Problem.properties
  const codes = places.flatMap((place) => /\/examples\/(\w+)$/.exec(place)?.[1] ?? [])
  // What is unsettled is always named more precisely, as open points.
  expect(codes.sort()).toEqual(code.enum.filter((one) => one !== 'unsettled').sort())
})

test('an example that does not fit is found', () => {
  const faultsWith = (change: (post: Post) => object) => {
    const document = JSON.parse(text)
    const media = document.paths['/api/posts/{id}'].get.responses[200].content['application/json']
    media.example = change(media.example)
    return checkExamples(JSON.stringify(document)).faults
  }
  expect(faultsWith((post) => post)).toEqual([])
  expect(faultsWith(({ title: _title, ...rest }) => rest)).toHaveLength(1)
  expect(faultsWith((post) => ({ ...post, mood: 'good' }))).toHaveLength(1)
})

test('the bodies in the examples get the answers in the examples', async () => {
  const { headers } = await program()
  const { postPosts, putPostsById } = examples
  const created = await app.call('POST', '/api/posts', { headers, body: postPosts?.body })
  const post: Post = await created.json()
  const own = { id: post.id, authorId: post.authorId, createdAt: post.createdAt, updatedAt: post.updatedAt }
  expect(post).toEqual({ ...(postPosts?.answer as Post), ...own })
  const answer = await app.call('PUT', `/api/posts/${post.id}`, { headers, body: putPostsById?.body })
  const changed: Post = await answer.json()
  expect(changed).toEqual({
    ...(putPostsById?.answer as Post),
    ...own,
    updatedAt: changed.updatedAt,
    editedAt: changed.editedAt,
  })
})

test('a call that no key may make says so', async () => {
  const { id, headers } = await program()
  await app.db
    .update(keys)
    .set({ scopes: [...keyScopes] })
    .where(eq(keys.id, id))
  const isForPersons = ({ security }: Operation) => JSON.stringify(security) === '[{"session":[]}]'
  expect(operations.filter(isForPersons).length).toBeGreaterThan(50)
  for (const one of operations.filter(({ security }) => security?.length !== 0)) {
    const { method, path, requestBody } = one
    const body = requestBody && (requestBody.content['application/json']?.example ?? {})
    const answer = await app.app.request(path.replaceAll(/{.*?}/g, 'x'), {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    expect(answer.status === 403, `${method} ${path}: ${said}`).toBe(isForPersons(one))
    if (isForPersons(one)) expect(said).toBe(noKeyCan().message)
  }
})

test.each([
  ['postPosts', ['IdempotencyKey', 'DryRun', 'Author']],
  ['deletePostsById', ['IdempotencyKey', 'DryRun', 'Author']],
  ['postPostsByIdMedia', ['IdempotencyKey', 'DryRun', 'Author']],
  ['postGeneratePost', ['IdempotencyKey', 'Author']],
  ['postWebhooks', ['IdempotencyKey', 'DryRun', 'Author']],
  ['getPostsById', ['Author']],
  ['postKeys', ['Author']],
  ['postLogin', []],
])('%s takes %j', (id, names) => {
  const { parameters = [], responses } = operation(id)
  const prefix = '#/components/parameters/'
  expect(parameters.flatMap(({ $ref }) => $ref?.replace(prefix, '') ?? [])).toEqual(names)
  if (names.length > 0) expect(responses).toHaveProperty('400')
  if (names.includes('IdempotencyKey')) expect(responses).toHaveProperty('409')
})

test('docs/programs.md names the changes that cannot be tried, and why', () => {
  const guide = readFileSync('docs/programs.md', 'utf8')
  const [, told = ''] = /^### Trying a change\n((?:(?!## ).*\n)*)/m.exec(guide) ?? []
  const named = [...told.matchAll(/`(POST|PUT|PATCH|DELETE) (\S+)`/g)].map(([, method, path]) => `${method} ${path}`)
  const takes = ({ parameters = [] }: Operation, name: string) =>
    parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`)
  const untried = operations.filter((one) => takes(one, 'IdempotencyKey') && !takes(one, 'DryRun'))
  expect(named.sort()).toEqual(untried.map(({ method, path }) => `${method} ${path}`).sort())
})
