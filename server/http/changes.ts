import type { Context as HonoContext, Next } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { type Env, within } from '../context.ts'
import { AppError } from '../errors.ts'
import { tryingOut, Undone, unlessUndone } from './dry-run.ts'
import { type Keep, once } from './once.ts'

/**
 * What a call changes: rows of the database alone; more, such as files, or rows after it fetched something; what a model
 * answers; the same with a handler that itself keeps its answer for repeats (`once`), because it works for minutes; or
 * rows, with an answer that holds a secret: a repeat hears only that it was done.
 */
export type Reach = 'rows' | 'more' | 'model' | 'slow' | 'secret'

/** The part of a response that a repeated request gets again. */
interface Answer {
  status: number
  type: string | null
  body: string
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
const isBeyondRows = (reach: Reach) => reach === 'more' || reach === 'model'
const canTryOut = (reach: Reach) => reach !== 'model' && reach !== 'slow'

/** How the OpenAPI document describes what programs send along with a change. */
export const changeParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'For calls with a key. A repeat within a day gets the first answer and changes nothing; where that held a secret, it gets 409. Another request with it is refused (409).',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  DryRun: {
    name: 'dryRun',
    in: 'query',
    description: 'For calls with a key. With `true`, the answer is what would happen, and nothing is stored or sent.',
    schema: { type: 'boolean' },
  },
} as const

/** The names of those that a call takes. */
export function changeParametersOf(method: string, reach: Reach): (keyof typeof changeParameters)[] {
  if (reads.has(method)) return []
  return ['IdempotencyKey', ...(canTryOut(reach) ? (['DryRun'] as const) : [])]
}

/**
 * Runs the rest of a program's request. With an `Idempotency-Key`, a repeat gets the first answer and changes nothing.
 * With `dryRun`, the answer is what would happen, and nothing changes.
 */
export async function runForProgram<S>(c: HonoContext<Env<S>>, next: Next, reach: Reach): Promise<void> {
  if (reads.has(c.req.method)) return next()
  const key = c.req.header('idempotency-key')
  if (isDryRun(c)) return tryOut(c, next, reach)
  if (key === undefined || reach === 'slow') return next()
  const { ctx } = c.var
  const answer = await once<Answer>(ctx, key, await requestOf(c, reach), c.req.raw.signal, (keep) =>
    isBeyondRows(reach)
      ? runFirst(c, next, keep)
      : inTransaction(c, next, reach === 'secret' ? withoutBody(keep) : keep),
  ).catch(unlessUndone)
  if (!answer || c.finalized) return
  if (reach === 'secret') throw doneBefore()
  const { status, type, body } = answer
  c.header('idempotent-replayed', 'true')
  c.res = c.newResponse(body || null, status as StatusCode, type === null ? {} : { 'content-type': type })
}

const withoutBody =
  (keep: Keep): Keep =>
  (tx, answer) =>
    keep(tx, { ...answer, body: '' })

const doneBefore = () =>
  new AppError(
    'conflict',
    'This was done already, and the secret in its answer is shown only once. If you don’t have it, make a new secret.',
    { problem: { code: 'already_done' } },
  )

/** Refuses `dryRun` where it would have no effect. */
export function refuseDryRun(c: HonoContext): void {
  if (!reads.has(c.req.method) && isDryRun(c))
    throw new AppError('invalid', 'dryRun works for programs with a key. Nothing was changed.')
}

function isDryRun(c: HonoContext): boolean {
  const asked = c.req.query('dryRun')
  if (asked !== undefined && asked !== 'true' && asked !== 'false')
    throw new AppError('invalid', 'dryRun must be true or false.')
  return asked === 'true'
}

async function tryOut<S>(c: HonoContext<Env<S>>, next: Next, reach: Reach): Promise<void> {
  if (!canTryOut(reach))
    throw new AppError(
      'invalid',
      'This call asks an AI model, and what it would answer is known only by asking, so it cannot be tried with dryRun. Nothing was done.',
    )
  c.set('ctx', tryingOut(c.var.ctx))
  // What takes long, such as an upload, must not hold a connection meanwhile.
  if (isBeyondRows(reach)) await next()
  else await inTransaction(c, next, async () => {})
  c.header('dry-run', 'true')
}

/** A refusal undoes the whole transaction, and frees the `Idempotency-Key`. */
function inTransaction<S>(c: HonoContext<Env<S>>, next: Next, keep: Keep): Promise<Answer> {
  const { ctx } = c.var
  return ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    c.set('ctx', inside)
    const answer = await answerOf(c, next)
    await keep(inside, answer)
    return answer
  })
}

/** A crash between the change and the answer's row lets a repeat run again. */
async function runFirst<S>(c: HonoContext<Env<S>>, next: Next, keep: Keep): Promise<Answer> {
  const answer = await answerOf(c, next)
  await keep(c.var.ctx, answer)
  return answer
}

async function answerOf(c: HonoContext, next: Next): Promise<Answer> {
  await next()
  if (c.error) throw new Undone()
  return { status: c.res.status, type: c.res.headers.get('content-type'), body: await c.res.clone().text() }
}

/** A file is known by its length. */
async function requestOf({ req }: HonoContext, reach: Reach): Promise<unknown> {
  const { pathname, search } = new URL(req.url)
  const isJson = req.header('content-type')?.startsWith('application/json')
  const content = !isBeyondRows(reach) || isJson ? await req.text() : req.header('content-length')
  const author = req.header('x-author') ?? []
  return [req.method, pathname + search, content].concat(author)
}
