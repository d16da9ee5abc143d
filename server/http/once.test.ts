import { once as eventOf } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BillingState } from '#shared/plans.ts'
import type { Post } from '#shared/posts.ts'
import { AppError } from '../errors.ts'
import { type StripeStub, startStripeStub } from '../stubs/stripe.ts'
import { analysis, startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import type { Engine, WritingOptions } from '../writing/engine.ts'
import { createEngines } from '../writing/engines/engines.ts'

const arranger = createArranger(analysis)
const nothingMore = async (_: WritingOptions) => {}
/** Hooks of one server's engine: before it starts, and between its last word and its answer. */
const engine = { before: nothingMore, after: nothingMore }
const gated: Engine = {
  ...arranger,
  write: async (task, options) => {
    await engine.before(options)
    const draft = await arranger.write(task, options)
    await engine.after(options)
    return draft
  },
  propose: async (task, options) => {
    await engine.before(options)
    return arranger.propose(task, options)
  },
}

let stripe: StripeStub
let app: TestApp
let other: TestApp
beforeAll(async () => {
  stripe = await startStripeStub()
  // Tests about renewal renew the leases themselves.
  const timing = { renewMs: 3_600_000 }
  app = await startTestApp({ env: stripe.env, engines: createEngines({ arranger: gated }), timing })
  other = await startTestApp({ env: stripe.env, database: app.database })
})
afterEach(() => {
  engine.before = nothingMore
  engine.after = nothingMore
})
afterAll(async () => {
  await app.stop()
  await other.stop()
  await stripe.stop()
})

const body = { title: 'Shorter meetings for everyone', category: 'hot-takes' }
const generate = (as: TestUser, server = app, key?: string) =>
  server.call('POST', '/api/generate-post', { as, body, headers: key ? { 'idempotency-key': key } : {} })
const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const postOf = async (response: Response) => ((await response.json()) as { post: Post }).post
const usedBy = async (as: TestUser) =>
  ((await (await app.call('GET', '/api/billing', { as })).json()) as BillingState).usage!
const rowsOf = async (table: 'generations' | 'idempotency_keys' | 'plan_reservations', as: TestUser) =>
  (await app.db.execute(sql`select * from ${sql.identifier(table)} where workspace_id = ${as.workspaceId}`)).rows

/** Holds the engine at that place; `reached` settles once it is there. */
function hold(place: 'before' | 'after') {
  const reached = Promise.withResolvers<WritingOptions>()
  const letGo = Promise.withResolvers<void>()
  engine[place] = async (options) => {
    reached.resolve(options)
    await letGo.promise
  }
  return { reached: reached.promise, letGo: letGo.resolve }
}

/** Runs `action` in the database whenever something happens to a table, for the length of one piece of work. */
async function whenever(happens: string, action: string, work: () => Promise<void>, kind = 'trigger') {
  const isDeferred = kind === 'constraint trigger'
  await app.db.execute(
    sql.raw(`create function break_it() returns trigger language plpgsql as $$ begin ${action}; return new; end $$;
      create ${kind} break_it after ${happens.replace(' when ', `${isDeferred ? ' deferrable initially deferred' : ''} for each row when `)} execute function break_it()`),
  )
  try {
    await work()
  } finally {
    await app.db.execute(sql.raw('drop function break_it cascade'))
  }
}

describe('a post, its record, its use of the plan and its answer are stored together or not at all', () => {
  const steps = {
    'when the post is stored': 'insert on posts when (true)',
    'when it is recorded': `insert on generations when (new.outcome = 'written')`,
    'when it is counted': 'update on plan_usage when (new.generations > 0)',
    'when its answer is kept': 'update on idempotency_keys when (new.response is not null)',
  }
  const failures = {
    'a statement fails': [`raise exception 'broken'`, 'trigger', 500],
    'the commit fails': [`raise exception 'broken'`, 'constraint trigger', 500],
    'the connection is lost': ['perform pg_terminate_backend(pg_backend_pid())', 'trigger', 503],
  } as const
  const cases = Object.entries(steps).flatMap(([step, happens]) =>
    Object.entries(failures).map(([failure, how]) => [step, failure, happens, ...how] as const),
  )
  test.each(cases)('%s and %s', async (_step, _failure, happens, action, kind, status) => {
    const user = await app.signUp()
    await whenever(
      happens,
      action,
      async () => {
        expect((await generate(user, app, 'one')).status).toBe(status)
        expect(await postsOf(user)).toEqual([])
        expect((await usedBy(user)).generations.used).toBe(0)
        expect(await rowsOf('plan_reservations', user)).toEqual([])
        expect((await rowsOf('generations', user)).map((row) => row.outcome)).not.toContain('written')
      },
      kind,
    )
    const post = await postOf(await generate(user, app, 'one'))
    expect(await postsOf(user)).toEqual([post])
    expect((await usedBy(user)).generations.used).toBe(1)
  })

  test('and so are a rewritten text and the version before it', async () => {
    const user = await app.signUp()
    const answers = [{ question: 'What came out of it?', answer: 'We got 14 hours a week back.' }]
    const post = await app.hasPost(user, { answers })
    await whenever(`insert on generations when (new.outcome = 'written')`, `raise exception 'broken'`, async () => {
      const body = { postId: post.id, section: 'hook' }
      expect((await app.call('POST', '/api/regenerate-section', { as: user, body })).status).toBe(500)
    })
    expect(await postsOf(user)).toEqual([post])
    expect(await app.db.query.postVersions.findMany({ where: (one, { eq }) => eq(one.postId, post.id) })).toEqual([])
  })

  test('and so are a set of ideas and the launch it uses up', async () => {
    const user = await app.signUp()
    const ask = () =>
      app.call('POST', '/api/generate-ideas', { as: user, body: { themes: ['Onboarding'], categories: ['tip'] } })
    await whenever(`insert on generations when (new.outcome = 'written')`, `raise exception 'broken'`, async () => {
      expect((await ask()).status).toBe(500)
    })
    expect(await (await app.call('GET', '/api/idea-sets', { as: user })).json()).toEqual([])
    expect((await usedBy(user)).launches.used).toBe(0)
    expect((await ask()).status).toBe(200)
    expect((await usedBy(user)).launches.used).toBe(1)
  })
})

describe('the claim of an Idempotency-Key', () => {
  const expire = (as: TestUser) =>
    app.db.execute(
      sql`update idempotency_keys set claimed_until = now() - interval '1 second' where workspace_id = ${as.workspaceId}`,
    )

  test('is lost with its server, and a run that comes back late stores nothing and gives no answer', async () => {
    const user = await app.signUp()
    const held = hold('after')
    const late = generate(user, app, 'late')
    await held.reached
    await expire(user)
    const post = await postOf(await generate(user, other, 'late'))
    held.letGo()
    const refused = await late
    expect([refused.status, await refused.text()]).toEqual([
      409,
      'This took so long that a repeat of the request has taken over. Nothing was stored here; ask again for the other request’s answer.',
    ])
    expect(await postsOf(user)).toEqual([post])
    expect((await usedBy(user)).generations.used).toBe(1)
    expect(await postOf(await generate(user, app, 'late'))).toEqual(post)
  })

  test('is not freed by a late run that fails', async () => {
    const user = await app.signUp()
    const failing = hold('before')
    const late = generate(user, app, 'late')
    await failing.reached
    await expire(user)
    const holding = hold('before')
    const second = generate(user, app, 'late')
    await holding.reached
    // The first run fails now. The database alone would have let it delete the second run's key.
    engine.after = async () => {
      engine.after = nothingMore
      throw new AppError('upstream', 'The engine is away.')
    }
    failing.letGo()
    expect((await late).status).toBe(502)
    expect(await rowsOf('idempotency_keys', user)).toHaveLength(1)
    holding.letGo()
    const post = await postOf(await second)
    expect(await postsOf(user)).toEqual([post])
  })

  test('holds its answer for a day by the clock of the database, however the clock of a server jumps', async () => {
    const user = await app.signUp()
    const post = await postOf(await generate(user, app, 'jump'))
    const ahead = await startTestApp({ now: () => new Date(Date.now() + 30 * 60_000), database: app.database })
    await app.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '23.9 hours' where workspace_id = ${user.workspaceId}`,
    )
    expect(await postOf(await generate(user, ahead, 'jump'))).toEqual(post)
    await app.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '24.1 hours' where workspace_id = ${user.workspaceId}`,
    )
    expect((await postOf(await generate(user, ahead, 'jump'))).id).not.toBe(post.id)
    await ahead.stop()
  })

  test('is renewed while the engine works, and so is the place in the plan', async () => {
    const timing = { leaseMs: 30_000, renewMs: 20 }
    const renewed = await startTestApp({
      env: stripe.env,
      engines: createEngines({ arranger: gated }),
      timing,
      database: app.database,
    })
    const user = await app.signUp()
    const held = hold('before')
    const asked = generate(user, renewed, 'long')
    await held.reached
    const until = async () => [
      (await rowsOf('idempotency_keys', user))[0]?.claimed_until,
      (await rowsOf('plan_reservations', user))[0]?.expires_at,
    ]
    const [claim, place] = await until()
    await expect.poll(async () => (await until())[0]).not.toEqual(claim)
    await expect.poll(async () => (await until())[1]).not.toEqual(place)
    held.letGo()
    expect((await asked).status).toBe(200)
    await renewed.stop()
  })
})

describe('a place in the plan', () => {
  test('that a dead server held is free again, and its late run neither stores nor counts', async () => {
    const user = await app.signUp()
    const held = hold('after')
    const late = generate(user)
    await held.reached
    for (let count = 0; count < 9; count++) expect((await generate(user, other)).status).toBe(200)
    expect((await generate(user, other)).status).toBe(402)
    await app.db.execute(
      sql`update plan_reservations set expires_at = now() - interval '1 second' where workspace_id = ${user.workspaceId}`,
    )
    expect((await generate(user, other)).status).toBe(200)
    held.letGo()
    const refused = await late
    expect([refused.status, await refused.text()]).toEqual([
      409,
      'This took so long that its place in the plan expired. Nothing was stored or counted.',
    ])
    expect((await usedBy(user)).generations).toEqual({ used: 10, limit: 10 })
    expect(await postsOf(user)).toHaveLength(10)
  })

  /** Asks for a stream and hangs up when the engine is at that place. */
  async function cancelled(place: 'before' | 'after', as: TestUser) {
    const held = hold(place)
    const hangUp = new AbortController()
    const asked = fetch(`${await app.listen()}/api/generate-post`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: as.cookie },
      body: JSON.stringify(body),
      signal: hangUp.signal,
    }).catch(() => null)
    const { signal } = await held.reached
    hangUp.abort()
    await asked
    if (!signal.aborted) await eventOf(signal, 'abort')
    held.letGo()
    await expect.poll(async () => (await rowsOf('generations', as)).map((row) => row.outcome)).toEqual(['cancelled'])
    expect(await postsOf(as)).toEqual([])
    return (await usedBy(as)).generations.used
  }

  test('is given back by cancelling before the text was delivered, and used up by cancelling afterwards', async () => {
    expect(await cancelled('before', await app.signUp())).toBe(0)
    expect(await cancelled('after', await app.signUp())).toBe(1)
  })
})

test('a silent stream has a heartbeat, even while it waits for another request’s answer', async () => {
  const beating = await startTestApp({
    engines: createEngines({ arranger: gated }),
    timing: { heartbeatMs: 20 },
    database: app.database,
  })
  const user = await app.signUp()
  const held = hold('before')
  const ask = async () => {
    const headers = { accept: 'text/event-stream', 'idempotency-key': 'beating' }
    const response = await beating.call('POST', '/api/generate-post', { as: user, body, headers })
    return response.body!.pipeThrough(new TextDecoderStream()).getReader()
  }
  const streams = [await ask(), await ask()]
  for (const stream of streams)
    for (let beats = 0; beats < 3; beats++) expect((await stream.read()).value).toBe(': \n\n')
  held.letGo()
  for (const stream of streams) {
    let text = ''
    for (let chunk = await stream.read(); !chunk.done; chunk = await stream.read()) text += chunk.value
    const events = text.split('\n\n').filter((block) => block !== '' && !block.startsWith(':'))
    expect(events.at(-1)).toMatch(/^event: done/)
  }
  expect(await postsOf(user)).toHaveLength(1)
  await beating.stop()
})
