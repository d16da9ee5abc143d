import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { resolver, validator } from 'hono-openapi'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { isLoopback, readAddress } from './addresses.ts'
import type { Deps, Env } from './context.ts'
import { DatabaseSilent } from './database/connect.ts'
import { AppError } from './errors.ts'

z.config(en())

type Schema = z.ZodMiniType

const firstSentence = (issues: readonly { message: string; path?: readonly unknown[] }[]): string => {
  const issue = issues[0]
  if (!issue) return 'The request is not valid.'
  // The library's own messages do not say which field they are about; ours do.
  const isLibrarys = /^(Invalid|Too|Unrecognized) /.test(issue.message)
  return isLibrarys && issue.path?.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message
}

const refuse = (result: { success: boolean; error?: readonly { message: string; path?: readonly unknown[] }[] }) => {
  if (!result.success) throw new AppError('invalid', firstSentence(result.error ?? []))
}

export function limitBody(maxSize: number, sentence: string): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', sentence)
    },
  })
  // Looking for a body makes the adapter build a whole Request, and a length that is said is kept to by HTTP.
  return (c, next) => {
    const isSmall = Number(c.req.header('content-length')) <= maxSize && !c.req.header('transfer-encoding')
    return isSmall ? next() : limited(c, next)
  }
}

/** Whether part of the body has not arrived yet. Bytes that have reached this server count as arrived, read or not. */
export async function isBodyToCome(c: HonoContext): Promise<boolean> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  // Bytes that arrived together with the head are processed after this turn.
  if (incoming?.complete === false) await setImmediate()
  return incoming?.complete === false
}

const smallBody = limitBody(1_000_000, 'The request is larger than 1 MB and was not read.')
/** Uploads have their own limit, which their route applies once the caller is known. */
const uploads = /^\/api\/(writing-samples\/import|posts\/[^/]+\/media)$/

export const limitedBody: MiddlewareHandler = (c, next) => {
  c.req.json = async () => parseJson(await c.req.text())
  return uploads.test(c.req.path) ? next() : smallBody(c, next)
}

const deepest = 64

/** Nothing that the app reads is nested deeper, and parsing a megabyte of brackets holds up everybody else. */
function parseJson(text: string) {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]
    if (isInString) {
      if (one === '\\') at += 1
      else if (one === '"') isInString = false
    } else if (one === '"') isInString = true
    else if (one === '[' || one === '{') depth += 1
    else if (one === ']' || one === '}') depth -= 1
    if (depth > deepest) throw new SyntaxError('The JSON is nested too deep.')
  }
  return JSON.parse(text)
}

const nulSentence = 'The text holds a NUL character, which cannot be stored.'

/**
 * PostgreSQL cannot store NUL in text; better refused before an engine has written for it. Half a character, which a
 * careless cut leaves, becomes the sign for what cannot be read: in JSON it could not be stored either.
 */
function storable(value: unknown): void {
  // Not by recursion: what is sent may be nested deeper than the stack is.
  const ahead = [value]
  while (ahead.length > 0) {
    const next = ahead.pop()
    if (typeof next === 'string' && next.includes('\0')) throw new AppError('invalid', nulSentence)
    if (typeof next !== 'object' || next === null) continue
    const parts = next as Record<string, unknown>
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === 'string' && !part.isWellFormed()) parts[name] = part.toWellFormed()
      ahead.push(part)
    }
  }
}

/** The JSON body, checked; the same schema goes into the OpenAPI document. */
export const body = <S extends Schema>(schema: S) =>
  validator('json', schema, (result, c) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('invalid', 'Send the body as JSON, with the header Content-Type: application/json.')
    }
    refuse(result)
    storable(result.data)
  })

export const query = <S extends Schema>(schema: S) =>
  validator('query', schema, (result) => {
    refuse(result)
    storable(result.data)
  })

/** An instant in a request. */
export const moment = (name: string) => {
  const error = `${name} must be an ISO date-time such as 2026-11-21T09:00:00Z.`
  // PostgreSQL reads no other years as JavaScript writes them.
  const isUsual = (year: number) => year >= 1 && year <= 9_999
  return z.iso
    .datetime({ offset: true, error })
    .check(z.refine((text) => isUsual(new Date(text).getUTCFullYear()), error))
}

const plain = { 'text/plain': { schema: { type: 'string' as const } } }
const sentences: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Nobody is signed in',
  402: 'The plan does not include it, or is used up',
  403: 'Not allowed',
  404: 'Not found, or not yours',
  409: 'It conflicts with what is there',
  413: 'Too large, and not read',
  422: 'Something is to be settled first; nothing was changed',
  429: 'Too many requests',
  502: 'Another service failed',
  503: 'Not configured, or away for a moment',
}

/** The responses of an operation in the OpenAPI document: its success, and the errors worth naming. */
export const responses = (schema: Schema | null, errors: number[] = [], status = 200) => ({
  [status]: schema
    ? { description: 'Success', content: { 'application/json': { schema: resolver(schema) } } }
    : { description: 'Success' },
  ...Object.fromEntries(errors.map((code) => [code, { description: sentences[code] ?? 'Error', content: plain }])),
})

const deepestCause = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** The one place where errors become responses: a plain sentence, never a stack trace. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const message = /json/i.test(error.message)
      ? 'The body is not valid JSON.'
      : error.message || 'The request is not valid.'
    return new AppError(error.status === 413 ? 'too_large' : 'invalid', message)
  }
  const cause = deepestCause(error) as { code?: unknown; severity?: unknown; message?: unknown } | null
  if (cause?.code === '22021') return new AppError('invalid', nulSentence)
  if (cause?.code === diskFull && cause.severity === 'ERROR')
    return new AppError(
      'unavailable',
      'The disk of the database is full. Nothing was changed; try again when there is room on it.',
    )
  if (isOneOf(cause, turnedAway))
    return new AppError(
      'unavailable',
      'The database cannot be reached right now. Nothing was changed; try again in a moment.',
    )
  if (cause instanceof DatabaseSilent || isOneOf(cause, brokenOff))
    return new AppError(
      'unavailable',
      'The database did not answer. If you were changing something, look whether it was kept before you try again.',
    )
  return null
}

interface Failures {
  codes: readonly string[]
  words: RegExp
}

/** Failures where the statement was not run, or was rolled back. */
const turnedAway: Failures = {
  codes: [
    ...['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
    // Starting up or shutting down, too many connections, no connection.
    ...['57P01', '57P02', '57P03', '53300', '08001', '08004', '08006'],
    // Cancelled for its length, for a deadlock, for waiting; asked of a standby.
    ...['57014', '40P01', '55P03', '25P03', '25006'],
  ],
  // The last three are PgBouncer's, which has no server to ask.
  words:
    /timeout exceeded when trying to connect|due to connection timeout|timeout expired|query_wait_timeout|server_login_retry|cannot connect to server/i,
}

/** Usually fails one statement; when PostgreSQL panics over it the server goes down, perhaps during a commit. */
const diskFull = '53100'

/** Failures where the connection was lost during a statement, which may have been a commit. */
const brokenOff: Failures = {
  // 08P01 is how PgBouncer says that it lost its server.
  codes: ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '08P01', diskFull],
  words: /connection terminated|not queryable/i,
}

const isOneOf = (cause: { code?: unknown; message?: unknown } | null, { codes, words }: Failures): boolean =>
  codes.includes(String(cause?.code)) || words.test(String(cause?.message))

/** The address that people open: PUBLIC_URL, or what the browser says it is talking to on loopback. */
export function originOf(c: HonoContext, { config }: Pick<Deps, 'config'>): string {
  return config.publicUrl ?? `http://${c.req.header('host') ?? `localhost:${config.port}`}`
}

/** The caller's address. Of `X-Forwarded-For` only what the operator's own proxies wrote counts: each adds one on the right. */
export function clientAddress(c: HonoContext, { config }: Pick<Deps, 'config'>): string {
  const forwarded = config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-config.trustProxy) : undefined
  return readAddress(forwarded?.trim()) ?? peerAddress(c)
}

/** The peer of the connection: the caller, or the proxy in front of this server. */
export const peerAddress = (c: HonoContext): string =>
  readAddress((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress) ?? 'unknown'

/**
 * Only the server's own names are accepted, so that no other site's name can be pointed at it (DNS rebinding): that of
 * PUBLIC_URL, else on loopback those of loopback. What is on the same computer, such as a proxy, may call it by that.
 */
export const knownHost = (deps: Deps): MiddlewareHandler<Env> => {
  const { host: listensOn, publicUrl } = deps.config
  const listensOnLoopback = isLoopback(listensOn)
  const isOpen = publicUrl === undefined && !listensOnLoopback
  const own = publicUrl && new URL(publicUrl).hostname
  return async (c, next) => {
    // Whoever sends none is no browser.
    const host = (c.req.header('host') ?? own ?? 'localhost').replace(/:\d+$/, '').toLowerCase()
    const isOfComputer = isLoopback(host) && (listensOnLoopback || isLoopback(peerAddress(c)))
    if (!isOpen && host !== own && !isOfComputer)
      throw new AppError(
        'forbidden',
        own
          ? `This server answers at ${publicUrl} only. A proxy in front of it has to pass that name on.`
          : 'This server answers on this computer only. Set PUBLIC_URL to use another name.',
      )
    await next()
  }
}

/** A page of another site must not act for the person signed in here. */
export const sameSite =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (c, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.req.path === '/api/logout'
    if (changes) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const isForeign = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && origin !== originOf(c, deps)
      if (isForeign) throw new AppError('forbidden', 'This request came from another site and was refused.')
    }
    await next()
  }
