import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { resolver, validator } from 'hono-openapi'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { nulSentence } from './errors.ts'
import { errorReference } from './problem.ts'

z.config(en())

type Schema = z.ZodMiniType

const firstSentence = (issues: readonly { message: string; path?: readonly unknown[] }[]): string => {
  const issue = issues[0]
  if (!issue) return /*i18n*/ 'The request is not valid.'
  // The library's own messages do not name the field.
  const isLibrarys = /^(Invalid|Too|Unrecognized) /.test(issue.message)
  return isLibrarys && issue.path?.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message
}

const refuse = (result: { success: boolean; error?: readonly { message: string; path?: readonly unknown[] }[] }) => {
  if (!result.success) throw new AppError('invalid', firstSentence(result.error ?? []))
}

export function limitBody(maxSize: number, sentence: Sentence): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', sentence)
    },
  })
  // Reading the body makes the adapter build a whole Request. HTTP already enforces a declared length.
  return (c, next) => {
    const isSmall = Number(c.req.header('content-length')) <= maxSize && !c.req.header('transfer-encoding')
    return isSmall ? next() : limited(c, next)
  }
}

/** Whether part of the body has not reached this server yet, read or not. */
export async function isBodyToCome(c: HonoContext): Promise<boolean> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  // Lets the bytes that arrived with the head be processed.
  if (incoming?.complete === false) await setImmediate()
  return incoming?.complete === false
}

const smallBody = limitBody(1_000_000, 'The request is larger than 1 MB and was not read.')
/** Their routes apply separate limits once they know the caller. */
const uploads =
  /^\/api\/(writing-samples\/import|posts\/[^/]+\/media|sources\/file|figures\/(files|archive)|transcriptions)$/

export const limitedBody: MiddlewareHandler = (c, next) => {
  c.req.json = async () => parseJson(await c.req.text())
  return uploads.test(c.req.path) ? next() : smallBody(c, next)
}

const deepest = 64

/** Real requests are never nested deeper, and parsing a megabyte of brackets would block everybody else. */
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
    if (depth > deepest) throw new SyntaxError(/*i18n*/ 'The JSON is nested too deeply.')
  }
  return JSON.parse(text)
}

/**
 * PostgreSQL text cannot hold NUL, so it is refused before an engine is asked. Half a surrogate pair, from a careless
 * cut, becomes the replacement character: JSON columns could not hold it.
 */
function storable(value: unknown): void {
  // A loop, because the input may be nested deeper than the stack.
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

/** Checks the JSON body. The same schema goes into the OpenAPI document. */
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

export const moment = (name: string) => {
  const error = `${name} must be an ISO date-time such as 2026-11-21T09:00:00Z.`
  // PostgreSQL cannot read other years as JavaScript writes them.
  const isUsual = (year: number) => year >= 1 && year <= 9_999
  return z.iso
    .datetime({ offset: true, error })
    .check(z.refine((text) => isUsual(new Date(text).getUTCFullYear()), error))
}

/** A body of bytes. */
export const file = { schema: { type: 'string' as const, format: 'binary' } }

/** A file, in one of these types. */
export const fileResponses = (types: string[], errors: number[], isKept = false) => ({
  200: { description: 'Success', content: Object.fromEntries(types.map((type) => [type, file])) },
  ...(isKept && { 304: { description: 'As it was' } }),
  ...errorResponses(errors),
})

export const errorResponses = (errors: number[]) =>
  Object.fromEntries(errors.map((code) => [code, errorReference(code)]))

export const responses = (schema: Schema | null, errors: number[] = [], status = 200) => ({
  [status]: schema
    ? { description: 'Success', content: { 'application/json': { schema: resolver(schema) } } }
    : { description: 'Success' },
  ...errorResponses(errors),
})
