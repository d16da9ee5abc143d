import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { hostileText, hostileValue, type Known, type Schema, spoiledValue, validValue } from './values.ts'

export type Send = (path: string, init: RequestInit) => Response | Promise<Response>

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, object>
  security?: object[]
}

export interface Call extends Operation {
  /** As in the document: `PUT /api/posts/{id}`. */
  name: string
  method: string
  path: string
}

export async function documentedCalls(send: Send): Promise<Call[]> {
  const response = await send('/api/openapi.json', {})
  const document = (await response.json()) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, object> }
  }
  const paths = withoutReferences(document.paths, document.components.schemas)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
    })),
  )
}

/** With every named schema in place of its name. None of them holds itself. */
function withoutReferences<T>(part: T, schemas: Record<string, object>): T {
  if (typeof part !== 'object' || part === null) return part
  const [, name] = /^#\/components\/schemas\/(.*)/.exec('$ref' in part ? String(part.$ref) : '') ?? []
  if (name) return withoutReferences(schemas[name], schemas) as T
  const parts = Object.entries(part).map(([key, value]) => [key, withoutReferences(value, schemas)] as const)
  return (Array.isArray(part) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as T
}

export interface Person {
  cookie: string
  username: string
  password: string
  /** By the part of the path that names their kind: `posts`, `proofs` … */
  ids: Record<string, string[]>
}

export interface GeneratedRequest {
  call: Call
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  as: 'caller' | 'nobody' | 'stranger'
}

/** Each person makes these calls once, since they take long or end everything. So they had better be sound. */
export const isRare = ({ name }: Call) =>
  name === 'DELETE /api/user' || /\/(password|password-reset|email-verification)(\/confirm)?$/.test(name)

/** A request to a call by `caller`, partly with values of `other`. Sound if `mustBeSound`. */
export function requestTo(
  call: Call,
  caller: Person,
  other: Person,
  mustBeSound = false,
): fc.Arbitrary<GeneratedRequest> {
  const own = knownValues(call, caller)
  const known = knownValues(call, caller, other)
  const contents = Object.entries(call.requestBody?.content ?? {})
  const isBodiless = call.method === 'GET' || contents.length === 0
  const { sound: soundPath, spoiled: spoiledPath } = pathsOf(call, caller, other)
  const sound = fc
    .record({
      path: soundPath,
      query: soundQueryOf(call, own),
      body: isBodiless ? fc.constant(undefined) : soundBody(contents, own),
    })
    .map(
      ({ path, query, body }): GeneratedRequest => ({
        call,
        path: path + query,
        headers: typeOf(body),
        body: body?.bytes,
        as: 'caller',
      }),
    )
  if (mustBeSound) return sound
  const spoiled = fc
    .record({
      path: spoiledPath,
      query: queryOf(call, known),
      body: call.method === 'GET' ? fc.constant(undefined) : spoiledBody(contents, known),
      who,
      odd: oddHeaders,
    })
    .map(
      ({ path, query, body, who, odd }): GeneratedRequest => ({
        call,
        path: path + query,
        headers: { ...odd, ...typeOf(body), ...(who.cookie !== undefined && { cookie: who.cookie }) },
        body: body?.bytes,
        as: who.as,
      }),
    )
  const [ofSound, ofSpoiled] = isRare(call) ? [9, 1] : [4, 6]
  return fc.oneof({ weight: ofSound, arbitrary: sound }, { weight: ofSpoiled, arbitrary: spoiled })
}

const typeOf = (body: Body | undefined): Record<string, string> =>
  body?.type === undefined ? {} : { 'content-type': body.type }

/** An address that no name server knows. */
export const nowhere = 'https://hooks.invalid/in'

/** Real values for text fields of the document, including those of `other` if given. */
function knownValues({ name }: Call, caller: Person, other?: Person): Known {
  const ofIds = (kind: string) => fc.constantFrom(...(caller.ids[kind] ?? []), ...(other?.ids[kind] ?? []))
  const newAddress = fc.uuid().map((id) => `${id}@example.com`)
  const odd = (...values: string[]) => (other ? values : [])
  return {
    category: fc.constantFrom('hot-takes', 'personal-experience', 'quick-tutorials', ...odd('unknown')),
    categories: fc.constantFrom('tip', 'rant', 'advice-list'),
    // A sound call deletes the last one.
    postId: other ? ofIds('posts') : fc.constantFrom(...(caller.ids.posts ?? []).slice(0, -1)),
    ids: name.endsWith('/bulk-delete')
      ? fc.constantFrom(...[caller, other].flatMap((person) => person?.ids.posts?.slice(-1) ?? []))
      : ofIds(name.includes('/posts/') ? 'posts' : 'writing-samples'),
    rule: fc.constantFrom('em-dashes', 'any-post', ...odd('No Rule')),
    // The words must be in the post at that place, which chance never hits.
    selection: fc.constantFrom(undefined, ...(other ? [{ section: 'hook', start: 0, end: 3, text: 'Our' }] : [])),
    timeZone: fc.constantFrom('Europe/Berlin', 'UTC', 'America/St_Johns'),
    instruction: fc.constantFrom(shortenInstruction, improveInstruction, ...odd('Write it in Klingon.')),
    themes: fc.constantFrom('meetings', 'hiring', 'Führung im Alltag'),
    coupon: fc.constantFrom('WELCOME50', 'welcome50', ...odd('FREE')),
    username: other
      ? fc.constantFrom(caller.username, other.username)
      : name === 'POST /api/register'
        ? newAddress
        : fc.constant(caller.username),
    password: fc.constantFrom(caller.password, ...odd('wrong password')),
    currentPassword: fc.constantFrom(caller.password, ...odd('wrong password')),
    newPassword: fc.constant(caller.password),
    email: fc.oneof(newAddress, ...(other ? [fc.constant(other.username)] : [])),
    cursor: other
      ? fc.tuple(fc.nat(4e12), fc.uuid()).map(([millis, id]) => `${millis}.${id}`)
      : fc.constantFrom(...(caller.ids['idea-sets'] ?? []), '4000000000000.x'),
    before: fc.constantFrom('1', '7', ...odd('0', 'x')),
    from: fc.constantFrom('2099-03-01T00:00:00Z', ...odd('0000-01-01T00:00:00Z', '9999-12-01T00:00:00Z')),
    to: fc.constantFrom(
      '2099-03-08T00:00:00+02:00',
      ...odd('0000-01-08T00:00:00Z', '9999-12-31T23:59:59-14:00', '2099-12-31T00:00:00Z'),
    ),
    time: fc.constantFrom('09:00', '17:30', ...odd('24:00', '9am')),
    add: fc.constantFrom('all', 'x,y'),
    ...(name.includes('/webhooks') && { url: fc.constantFrom(nowhere, ...odd('http://127.0.0.1/', 'x')) }),
    version: fc.constantFrom(1, 2),
    colour: fc.constantFrom('#0f766e', ...odd('red')),
    ...(/\/api\/workspaces?$/.test(name) && { name: fc.constantFrom('Field & Sons', ...odd(' ')) }),
    ...(name === 'PUT /api/user/workspace' && { id: ofIds('workspaces') }),
    // As with a selection, chance finds no words that a comment can be about.
    ...(name.endsWith('/comments') && { words: fc.constant(undefined), replacement: fc.constant(undefined) }),
    ...(name.endsWith('/comments') && { thread: other ? ofIds('comments') : fc.constant(undefined) }),
  }
}

interface Body {
  type: string | undefined
  bytes: string | Uint8Array<ArrayBuffer>
}
type Contents = [type: string, content: { schema?: Schema }][]

function soundBody(contents: Contents, known: Known): fc.Arbitrary<Body> {
  const bodies = contents.map(([type, { schema = {} }]) =>
    schema.format === 'binary'
      ? (/^image|pdf$/.test(type) ? images : uploads).map((bytes) => ({ type, bytes }))
      : validValue(schema, known).map((value) => ({ type, bytes: JSON.stringify(value) })),
  )
  return fc.oneof(...bodies)
}

function spoiledBody(contents: Contents, known: Known): fc.Arbitrary<Body> {
  const schema = contents.find(([type]) => type === 'application/json')?.[1].schema ?? {}
  const json = spoiledValue(schema, known).map((value) => JSON.stringify(value) ?? '')
  const said = (bytes: fc.Arbitrary<Body['bytes']>) => bytes.map((one) => ({ type: 'application/json', bytes: one }))
  return fc.oneof(
    { weight: 12, arbitrary: said(json) },
    { weight: 1, arbitrary: said(hostileValue.map((value) => JSON.stringify(value) ?? '')) },
    { weight: 1, arbitrary: said(fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)))) },
    { weight: 1, arbitrary: said(brokenJson) },
    { weight: 1, arbitrary: fc.record({ type: oddType, bytes: json }) },
    { weight: 1, arbitrary: fc.record({ type: oddType, bytes: uploads }) },
  )
}

const brokenJson = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"title": 1e999, "limit": -1e999}',
  '{"title": NaN}',
  '{"title": "\\u0000"}',
  '{"title": "\\ud800", "title": "twice"}',
  '{"__proto__": {"title": "x"}, "constructor": {"prototype": {"x": 1}}}',
  '\ufeff{"title": "x"}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `"${'x'.repeat(990_000)}"`,
  `"${'x'.repeat(1_100_000)}"`,
)

const oddType = fc.constantFrom(
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/jsonp',
  'APPLICATION/JSON',
  'application/xml',
  'application/zip',
  'text/csv',
  '*/*',
)

const csv = (rows: string[]) =>
  `Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\r\n${rows.join('\r\n')}\r\n`
const shares = fc
  .array(
    fc
      .tuple(fc.constantFrom('2024-05-01 10:00:00', '0000-00-00 00:00:00', '', 'x'), hostileText)
      .map(
        ([date, text]) =>
          `${date},https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${text.length},"${text.slice(0, 5_000).replaceAll('"', '""')} ${'A post of mine, long enough to be a sample. '.repeat(2)}",,,MEMBER_NETWORK`,
      ),
    { maxLength: 6 },
  )
  .map(csv)

const uploads: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  shares.map((text) => new Uint8Array(strToU8(text))),
  shares.map((text) => new Uint8Array(zipSync({ 'Shares.csv': strToU8(text) }))),
  fc
    .tuple(shares, fc.nat())
    .map(([text, cut]) => new Uint8Array(zipSync({ 'a/../../Shares.csv': strToU8(text) })).slice(0, (cut % 400) + 1)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant(new Uint8Array(zipSync({ 'Shares.csv': new Uint8Array(3_000_000) }))),
)

/** The smallest image, of four pixels. */
export const tinyImage = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
    'base64',
  ),
)
const images: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(tinyImage) },
  { weight: 1, arbitrary: fc.nat(tinyImage.length).map((cut) => tinyImage.slice(0, cut)) },
)

function pathsOf(call: Call, caller: Person, other: Person): Record<'sound' | 'spoiled', fc.Arbitrary<string>> {
  const path = call.path.replace('{version}', '1')
  const [, kind = ''] = /([\w-]+)\/\{/.exec(path) ?? []
  const ids = caller.ids[kind] ?? ['none']
  // Only the first post of a person was changed.
  const own = fc.constantFrom(...(path === call.path ? ids : ids.slice(0, 1)))
  const foreign = fc.constantFrom(...(other.ids[kind] ?? ['none']))
  const odd = fc.oneof(
    { weight: 6, arbitrary: foreign },
    { weight: 3, arbitrary: own },
    { weight: 2, arbitrary: hostileText.map((text) => encodeURIComponent(text.slice(0, 3_000).toWellFormed())) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('%00', '%zz', '%', '%ff', '..%2f..%2fuser', '%2e%2e', '%2F', '%5c', 'a%2fb', '%c0%af'),
    },
  )
  return {
    sound: own.map((id) => path.replace(/\{.*?\}/, () => id)),
    spoiled: fc
      .tuple(odd, fc.oneof({ weight: 20, arbitrary: fc.constant('') }, fc.constantFrom('/', '//', '/x', ';x=1', '%00')))
      .map(([id, end]) => path.replace(/\{.*?\}/, () => id) + end),
  }
}

const inQuery = ({ parameters = [] }: Call) => parameters.filter((one) => one.in === 'query')
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function soundQueryOf(call: Call, known: Known): fc.Arbitrary<string> {
  const values = Object.fromEntries(
    inQuery(call).map(({ name, schema }) => [name, known[name] ?? validValue(schema, known)]),
  )
  const requiredKeys = ['from', 'to'].filter((name) => name in values)
  return fc.record(values, { requiredKeys }).map((chosen) => {
    const pairs = Object.entries(chosen).map(([name, value]) => `${name}=${encoded(value)}`)
    return pairs.length ? `?${pairs.join('&')}` : ''
  })
}

function queryOf(call: Call, known: Known): fc.Arbitrary<string> {
  const named = inQuery(call).map(({ name, schema }) =>
    fc
      .oneof(validValue(schema, known), known[name] ?? hostileText, hostileText)
      .map((value) => `${name}=${encoded(value).slice(0, 4_000).replace(/%\w?$/, '')}`),
  )
  const odd = fc.constantFrom(
    'x=1',
    '=',
    '&',
    'limit',
    'limit[]=1',
    'q=%zz',
    'q=%ff',
    '__proto__=x',
    'constructor=1',
    '%00=1',
  )
  return fc
    .array(fc.oneof(...named, ...named, odd), { maxLength: 4 })
    .map((pairs) => (pairs.length ? `?${pairs.join('&')}` : ''))
}

/** The asker. The caller's cookie is added when the request is sent, as it may have changed by then. */
const who: fc.Arbitrary<{ cookie?: string; as: GeneratedRequest['as'] }> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ as: 'caller' as const }) },
  { weight: 1, arbitrary: fc.constant({ as: 'nobody' as const }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'hookline_session=',
        'hookline_session=x',
        `hookline_session=${'x'.repeat(4_000)}`,
        'hookline_session=%00',
        'hookline_session=%zz; hookline_session=2',
        "hookline_session=' or 1=1 --",
        '=; ;;; hookline_session',
        '__proto__=x',
      )
      .map((cookie) => ({ cookie, as: 'stranger' as const })),
  },
)

const header = (name: string, ...values: string[]) => fc.constantFrom(...values).map((value) => [name, value] as const)

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: header('accept', 'text/event-stream', '*/*', 'x', ';;;', 'text/event-stream;q=0', '') },
      {
        weight: 4,
        arbitrary: header('idempotency-key', 'again', 'again', '', 'x'.repeat(201), 'ü', '__proto__', "' or 1=1"),
      },
      { weight: 2, arbitrary: header('range', 'bytes=0-0', 'bytes=99999-', 'bytes=-1', 'lines=1-2') },
      { weight: 2, arbitrary: header('accept-encoding', 'gzip', 'identity;q=0', '*;q=0', 'br, x') },
      { weight: 2, arbitrary: header('accept-language', 'de', '*', 'x'.repeat(500)) },
      { weight: 2, arbitrary: header('content-encoding', 'gzip', 'br', 'x') },
      { weight: 2, arbitrary: header('x-http-method-override', 'DELETE', 'TRACE') },
      { weight: 2, arbitrary: header('x-forwarded-for', '127.0.0.1', 'x', '::1, ::', "'") },
      { weight: 1, arbitrary: header('origin', 'null', 'https://evil.example', 'x') },
      { weight: 1, arbitrary: header('sec-fetch-site', 'same-origin', 'cross-site', 'x') },
      { weight: 2, arbitrary: header('if-none-match', '*', '"x"') },
      { weight: 2, arbitrary: header('stripe-signature', '', 't=1,v1=x', 't=,v1=', 'x'.repeat(2_000)) },
    ),
    { maxLength: 3 },
  )
  .map((chosen) => Object.fromEntries(chosen))
