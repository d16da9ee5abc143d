import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { product } from '#shared/product.ts'
import { reviewHeader } from '#shared/review-path.ts'
import { productVersion } from '../config/version.ts'
import type { Deps, Env } from '../context.ts'
import { changeParameters, changeParametersOf } from '../http/changes.ts'
import { cookieName } from '../http/cookies.ts'
import { authorParameter } from '../http/named-author.ts'
import { type Content, type JsonSchema, nameSchemas, type Operation, type Schemas } from '../http/named-schemas.ts'
import { errorAnswers, errorReference, errorsOfEveryCall } from '../http/problem.ts'
import { limitHeaders } from '../http/rate-limits.ts'
import type { Access } from '../http/signed-in.ts'
import { errors, examples } from './examples.ts'
import './schema-names.ts'

/** What the server sends to addresses that a person names. */
export interface WebhookEvent {
  /** Such as `post.published`. */
  name: string
  summary: string
  body: z.ZodMiniType
  example?: unknown
}

const description = `Every call of the app.

**Who calls**: a browser with a session, or a program with a key, sent as \`Authorization: Bearer hk_…\`.

**Changes by a key** take a header \`Idempotency-Key\`: a repeat within a day gets the first answer, with \`Idempotent-Replayed: true\`, and changes nothing. With \`?dryRun=true\` the answer is what would happen, with \`Dry-Run: true\`, and nothing is stored or sent; calls that ask an AI model refuse it (400).

**Limits**: answers to a key have \`RateLimit-Policy\` and \`RateLimit\`, which say what is left. After 429, wait for the seconds in \`Retry-After\`.

**Errors** are one plain sentence (\`text/plain\`). A program that sends \`Accept: application/problem+json\` gets the same sentence in a problem (RFC 9457) with a stable \`code\` to act on.`

/** The OpenAPI document, as text, with its entity tag. It takes about a tenth of a second to make. */
export async function describeApi(
  app: Hono<Env>,
  { config }: Pick<Deps, 'config'>,
  events: readonly WebhookEvent[],
): Promise<{ text: string; tag: string }> {
  const {
    paths,
    components,
    tags: _none,
    ...rest
  } = await generateSpecs(app, {
    documentation: {
      info: {
        title: `${product.name} API`,
        version: productVersion,
        description,
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: config.publicUrl ?? '/', description: 'This installation' }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName(config, 'session'),
            description: 'The session of a signed-in person.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'hk_…',
            description:
              'A key for a program, made in Settings. It may do what it names, and no more than its person may.',
          },
          reviewLink: {
            type: 'apiKey',
            in: 'header',
            name: reviewHeader,
            description: 'What follows # in the address of a review link.',
          },
        },
      },
      security: [{ session: [] }, { key: [] }],
    },
    exclude: [/^\/(?!api)/, '/api/*', /^\/api\/(auth|network)\/callback/],
    defaultValidationErrorResponse: false,
  })
  const answersToErrors = errorAnswers(errors)
  const operations: Operation[] = []
  for (const path of Object.values(paths))
    for (const [method, operation] of Object.entries(path) as [string, CheckedOperation][]) {
      operation.operationId = operation.operationId.replace('Api', '')
      describeAccess(method.toUpperCase(), operation)
      operation.responses = { ...errorsOfEveryCall(operation), ...operation.responses }
      addExamples(operation)
      operations.push(operation)
    }
  const webhooks = events.map((event) => describeEvent(event))
  const known: Schemas = { ...(components.schemas as Schemas), ...answersToErrors.schemas }
  for (const { definitions } of webhooks) Object.assign(known, definitions)
  const document = {
    ...rest,
    paths,
    ...(webhooks.length > 0 && { webhooks: Object.fromEntries(webhooks.map(({ name, post }) => [name, { post }])) }),
    components: {
      ...components,
      schemas: nameSchemas([...operations, ...webhooks.map(({ post }) => post)], known),
      parameters: { ...changeParameters, Author: authorParameter },
      headers: limitHeaders,
      responses: answersToErrors.responses,
    },
  }
  const text = JSON.stringify(document)
  return { text, tag: `"${hash('sha256', text, 'base64url')}"` }
}

/** From `signedIn`, which also enforces it. */
interface CheckedOperation extends Operation {
  access?: Access
  security?: object[]
}

function describeAccess(method: string, operation: CheckedOperation) {
  const { access } = operation
  delete operation.access
  if (!access) return
  if (access === 'person') operation.security = [{ session: [] }]
  const taken = access === 'person' ? [] : changeParametersOf(method, access)
  const references = [...taken, 'Author'].map((name) => ({ $ref: `#/components/parameters/${name}` }))
  operation.parameters = [...(operation.parameters ?? []), ...references]
  operation.responses = { 404: errorReference(404), ...operation.responses }
  if (taken.includes('IdempotencyKey')) operation.responses = { 409: errorReference(409), ...operation.responses }
}

function addExamples({ operationId, requestBody, responses }: Operation) {
  const { body, answer } = examples[operationId] ?? {}
  const exemplify = (part: Content | undefined, example: unknown) => {
    const json = part?.content?.['application/json']
    if (json && example !== undefined) json.example = example
  }
  exemplify(requestBody, body)
  const success = Object.keys(responses).find((status) => status.startsWith('2'))
  exemplify(success ? responses[success] : undefined, answer)
}

function describeEvent({ name, summary, body, example }: WebhookEvent) {
  // A reference within one schema becomes one within the document.
  const text = JSON.stringify(toJSONSchema(body, { io: 'input' })).replaceAll('#/$defs/', '#/components/schemas/')
  const {
    $schema: _dialect,
    $defs = {},
    ...schema
  } = JSON.parse(text) as JsonSchema & {
    $schema?: string
    $defs?: Schemas
  }
  const post = {
    operationId: name,
    tags: ['Webhooks'],
    summary,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
    },
    responses: { '2XX': { description: 'Received. Any other answer makes the server try again.' } },
  }
  return { name, post, definitions: $defs }
}
