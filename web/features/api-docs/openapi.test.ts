import { expect, test } from 'vitest'
import { callsByTag, schemaText, withoutReferences } from './openapi.ts'

test('an object reads like a type, with its optional and limited fields', () => {
  const schema = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 2000 },
      tone: { type: 'string', enum: ['standard', 'casual'], default: 'standard' },
      content: { type: 'object', required: ['hook'], properties: { hook: { type: 'string' } } },
    },
  }
  expect(schemaText(schema)).toBe(
    `{
  title: string  // not empty, at most 2,000 characters
  tone?: "standard" | "casual"  // default "standard"
  content?: {
    hook: string
  }
}`,
  )
})

test.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{}, 'anything'],
])('%j reads %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text)
})

test('calls appear under their noun in document order', () => {
  const operation = (tag: string) => ({ operationId: tag, tags: [tag], responses: {} })
  const groups = callsByTag({
    info: {},
    paths: {
      '/api/user': { get: operation('Accounts') },
      '/api/posts': { get: operation('Posts'), post: operation('Posts') },
    },
  })
  expect([...groups].map(([tag, calls]) => [tag, calls.map((call) => `${call.method} ${call.path}`)])).toEqual([
    ['Accounts', ['GET /api/user']],
    ['Posts', ['GET /api/posts', 'POST /api/posts']],
  ])
})

test('named parts appear in place of their names, also within one another', () => {
  const document = {
    paths: { answer: { $ref: '#/components/responses/Conflict' }, post: { $ref: '#/components/schemas/Post' } },
    components: {
      responses: { Conflict: { schema: { $ref: '#/components/schemas/Post' } } },
      schemas: { Post: { properties: { tones: [{ $ref: '#/components/schemas/Tone' }] } }, Tone: { type: 'string' } },
    },
  }
  const post = { properties: { tones: [{ type: 'string' }] } }
  expect(withoutReferences(document).paths).toEqual({ answer: { schema: post }, post })
})
