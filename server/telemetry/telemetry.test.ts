import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { changeBackupState } from '../backup/state.ts'
import { MailRefused } from '../mail/mailer.ts'
import { someContent, withTestApp } from '../testing/app.ts'
import { observed } from './observed.ts'

const token = '0123456789abcdef'
const authorization = `Bearer ${token}`
const files = resolve(import.meta.dirname, '../../docs/monitoring')

test('metrics count requests by the pattern of their route, and work by its outcome', async () => {
  const app = await withTestApp({ env: { METRICS_TOKEN: token } })
  const user = await app.signUp()
  const post = await app.hasPost(user)
  await app.call('GET', `/api/posts/${post.id}`, { as: user })
  await app.call('GET', '/api/posts?limit=20', { as: user })
  await app.call('GET', '/api/posts/secret', { as: user })
  await app.call('GET', '/not-a-page')
  await observed('publication', { outcome: 'refused' }, async () => {})
  await observed('mail', {}, () => Promise.reject(new MailRefused('recipient_refused'))).catch(() => {})
  await observed('job', { kind: 'post-due', lateMs: 3_000 }, async () => {})
  await observed('model-call', { model: 'a model', inputTokens: 12, outputTokens: 34 }, async () => {})
  await changeBackupState(app.deps, () => ({ succeededAt: new Date(Date.now() - 108_000_000).toISOString() }))
  const read = await app.call('GET', '/metrics', { headers: { authorization } })
  expect(read.headers.get('content-type')).toContain('version=0.0.4')
  const text = await read.text()
  const has = (line: string) => expect(text.split('\n')).toContain(line)
  const requests = 'http_server_request_duration_seconds_count'
  expect(text).toContain(
    `${requests}{http_request_method="GET",http_route="/api/posts/:id",http_response_status_code="200"}`,
  )
  has(`${requests}{http_request_method="GET",http_route="/api/posts/:id",http_response_status_code="404"} 1`)
  has(`${requests}{http_request_method="GET",http_route="/api/posts",http_response_status_code="200"} 1`)
  has('hookline_publications_total{outcome="refused"} 1')
  has('hookline_mails_total{outcome="failed"} 1')
  has('hookline_job_lateness_seconds_bucket{kind="post-due",le="5"} 1')
  has('hookline_model_tokens_total{model="a model",direction="output"} 34')
  has('hookline_database_up 1')
  expect(text).toMatch(/^hookline_backup_age_seconds 10800\d\.\d+$/m)
  for (const secret of [post.id, user.id, 'secret', 'not-a-page']) expect(text).not.toContain(secret)

  const series = new Set([...text.matchAll(/^(\w+)\{?/gm)].map(([, name]) => name))
  const rules = parse(readFileSync(`${files}/alerts.yaml`, 'utf8')) as { groups: { rules: { expr: string }[] }[] }
  const dashboard = JSON.parse(readFileSync(`${files}/dashboard.json`, 'utf8')) as { panels: { targets: object[] }[] }
  const asked = JSON.stringify([rules.groups.map(({ rules }) => rules.map(({ expr }) => expr)), dashboard.panels])
  const named = new Set([...asked.matchAll(/\b(?:hookline|http_server|nodejs|process)_\w+/g)].map(([name]) => name))
  expect(named.size).toBeGreaterThan(12)
  expect([...named].filter((name) => !series.has(name))).toEqual([])
})

test('metrics are for the holder of the token, and without one there is no such address', async () => {
  const [open, closed] = [await withTestApp({ env: { METRICS_TOKEN: token } }), await withTestApp()]
  expect((await open.call('GET', '/metrics')).status).toBe(401)
  expect((await open.call('GET', '/metrics', { headers: { authorization: `${authorization}0` } })).status).toBe(401)
  expect((await closed.call('GET', '/metrics', { headers: { authorization } })).status).toBe(404)
})

interface Sent {
  resourceSpans: {
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }[]
  }[]
}

test('a traced request is part of its caller’s trace, with its statements and without its words', async () => {
  const bodies: string[] = []
  const allowed: (string | undefined)[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString())
    allowed.push(request.headers.authorization)
    response.end('{}')
  }).listen(0)
  onTestFinished(() => void collector.close())
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20t' }
  const app = await withTestApp({ env })
  const user = await app.signUp()
  const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const body = { title: 'A quiet subject', content: someContent, category: 'hot-takes' }
  const headers = { traceparent: `00-${traceId}-${caller}-01` }
  expect((await app.call('POST', '/api/posts', { as: user, body, headers })).status).toBe(201)
  await app.deps.telemetry?.stop()
  expect(new Set(allowed)).toEqual(new Set(['Bearer t']))
  const sent = bodies.flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans)
  const request = spans.find(({ parentSpanId }) => parentSpanId === caller)
  expect(request).toMatchObject({ name: 'POST /api/posts', traceId })
  const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(['session_user', 'transaction']))
  expect(bodies.join()).not.toMatch(/quiet subject|example\.com/)
})
