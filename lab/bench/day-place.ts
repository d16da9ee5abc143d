import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { hashToken } from '../../server/http/tokens.ts'

/** A person with a session on one server. */
export interface Place {
  url: string
  pool: Pool
  person: string
  cookie: string
  post: string
}

export async function open(pool: Pool, url: string, person: string): Promise<Place> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into sessions (token_hash, user_id, workspace_id, created_at, expires_at)
     values ($1, $2, $2, now(), now() + interval '1 day')`,
    [hashToken(token), person],
  )
  const { rows } = await pool.query<{ id: string }>(
    'select id from posts where workspace_id = $1 and scheduled_for is null order by created_at desc limit 1',
    [person],
  )
  return { url, pool, person, cookie: `hookline_session=${token}`, post: rows[0]!.id }
}

/** The milliseconds of a request. */
export async function ask({ url, cookie }: Place, path: string, body?: object): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url + path, {
    method: body ? 'PUT' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  return performance.now() - startedAt
}
