import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Meter, ObservableResult } from '@opentelemetry/api'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import type { Resource } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { sql } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { type JobCounts, jobCounts } from '../database/job-counts.ts'
import { channelOf, type Kind, type Observed } from './observed.ts'

export interface Watched extends Pick<Deps, 'db'> {
  /** When the last backup was made. Null where none is made. */
  lastBackup: () => Promise<Date | null>
}

/** In Prometheus' text format. */
export type ReadMetrics = () => Promise<string>

/** A reader of Prometheus gives up after ten seconds. */
const timeoutMillis = 5_000
const shortly = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const atLength = [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 900]

/** Counts what the server does from now on, and looks at its state whenever somebody reads. */
export function startMetrics({ db, lastBackup }: Watched, resource: Resource): ReadMetrics {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const meter = new MeterProvider({ resource, readers: [reader] }).getMeter('hookline')
  countWork(meter)
  watchProcess(meter)
  watchDatabase(meter, db)
  watchBackups(meter, lastBackup)
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true)
  return async () => serializer.serialize((await reader.collect({ timeoutMillis })).resourceMetrics)
}

function countWork(meter: Meter) {
  const histogram = (name: string, description: string, boundaries: number[]) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: boundaries } })

  const requests = histogram('http_server_request_duration_seconds', 'Until the answer begins.', shortly)
  whenOver('request', ({ method, route = '', status = 500 }, duration) =>
    requests.record(duration, {
      'http.request.method': methods.has(method) ? method : '_OTHER',
      'http.route': route,
      'http.response.status_code': status,
    }),
  )
  const runs = histogram('hookline_job_duration_seconds', 'Runs of jobs.', atLength)
  const lateness = histogram('hookline_job_lateness_seconds', 'From a job’s time to its run.', atLength)
  whenOver('job', ({ kind, lateMs, outcome = 'done' }, duration) => {
    runs.record(duration, { kind, outcome })
    lateness.record(Math.max(0, lateMs) / 1_000, { kind })
  })
  const calls = histogram('hookline_model_call_duration_seconds', 'Until the answer is complete.', atLength)
  const tokens = meter.createCounter('hookline_model_tokens', { description: 'Read (input) and written (output).' })
  whenOver('model-call', ({ model, inputTokens = 0, outputTokens = 0, outcome = 'done' }, duration) => {
    calls.record(duration, { model, outcome })
    tokens.add(inputTokens, { model, direction: 'input' })
    tokens.add(outputTokens, { model, direction: 'output' })
  })
  for (const kind of ['publication', 'mail', 'push'] as const) {
    const { name, description, outcomes } = counted[kind]
    const counter = meter.createCounter(name, { description })
    // Prometheus sees no increase of a series that begins with 1.
    for (const outcome of outcomes) counter.add(0, { outcome })
    whenOver(kind, ({ outcome = 'done' }) => counter.add(1, { outcome }))
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const counted = {
  publication: {
    name: 'hookline_publications',
    description: 'Attempts to publish a post.',
    outcomes: ['published', 'refused', 'reconnect', 'later', 'unknown', 'not sent', 'failed'],
  },
  mail: { name: 'hookline_mails', description: 'Attempts to send an email.', outcomes: ['done', 'failed'] },
  push: {
    name: 'hookline_pushes',
    description: 'Attempts to send a message to a browser.',
    outcomes: ['sent', 'gone', 'failed'],
  },
}

/** Calls back with the work and its seconds. Failed work without an outcome of its own has the outcome `failed`. */
function whenOver<K extends Kind>(kind: K, record: (work: Observed<K>, duration: number) => void) {
  const begun = new WeakMap<object, number>()
  channelOf(kind).subscribe({
    start: (work) => void begun.set(work, performance.now()),
    asyncEnd: (message) => {
      const work = message as Observed<K> & { outcome?: string }
      if (work.error) work.outcome ??= 'failed'
      record(work, (performance.now() - (begun.get(work) ?? performance.now())) / 1_000)
    },
    // Types of Node ask for all five.
    end: () => {},
    asyncStart: () => {},
    error: () => {},
  })
}

const resolution = 20

function watchProcess(meter: Meter) {
  const gauge = (name: string, description: string, read: (result: ObservableResult) => void) =>
    meter.createObservableGauge(name, { description }).addCallback(read)
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  gauge('nodejs_eventloop_delay_seconds', 'Since the last reading.', (result) => {
    const percentiles = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
    // What is measured is the time between two looks.
    for (const [percentile, nanoseconds] of Object.entries(percentiles))
      result.observe(Math.max(0, nanoseconds / 1e9 - resolution / 1e3), { percentile })
    delay.reset()
  })
  let used = performance.eventLoopUtilization()
  gauge('nodejs_eventloop_utilization_ratio', 'Since the last reading.', (result) => {
    const now = performance.eventLoopUtilization()
    result.observe(performance.eventLoopUtilization(now, used).utilization)
    used = now
  })
  gauge('process_resident_memory_bytes', 'All of the process.', (result) => result.observe(process.memoryUsage.rss()))
  gauge('nodejs_heap_used_bytes', 'JavaScript’s.', (result) => result.observe(getHeapStatistics().used_heap_size))
  gauge('process_start_time_seconds', 'Since 1970.', (result) => result.observe(performance.timeOrigin / 1_000))
  meter.createObservableCounter('process_cpu_seconds', { description: 'Of all threads.' }).addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / 1e6)
  })
}

function watchDatabase(meter: Meter, db: Deps['db']) {
  const { $client: pool } = db
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
  gauge('hookline_database_connections', 'For requests and jobs.').addCallback((result) => {
    result.observe(pool.idleCount, { state: 'idle' })
    result.observe(pool.totalCount - pool.idleCount, { state: 'used' })
  })
  gauge('hookline_database_connections_max', 'DATABASE_POOL.').addCallback((result) =>
    result.observe(pool.options.max ?? 0),
  )
  gauge('hookline_database_connections_waiting', 'Who waits for one.').addCallback((result) =>
    result.observe(pool.waitingCount),
  )
  const up = gauge('hookline_database_up', '1 while it answers.')
  const states = gauge('hookline_jobs', 'Of all servers with this database.')
  const oldest = gauge('hookline_jobs_oldest_seconds', 'How late the latest of the late ones is.')
  meter.addBatchObservableCallback(
    async (result) => {
      const found = await countJobs(db).catch(() => null)
      result.observe(up, found ? 1 : 0)
      if (!found) return
      const { latestMs, ...counts } = found
      for (const [state, count] of Object.entries(counts)) result.observe(states, count, { state })
      result.observe(oldest, latestMs / 1_000)
    },
    [up, states, oldest],
  )
}

function watchBackups(meter: Meter, lastBackup: Watched['lastBackup']) {
  const description = 'Since the last backup, or since the first should have been made.'
  meter.createObservableGauge('hookline_backup_age_seconds', { description }).addCallback(async (result) => {
    const last = await lastBackup().catch(() => null)
    if (last) result.observe((Date.now() - last.getTime()) / 1_000)
  })
}

async function countJobs(db: Deps['db']): Promise<JobCounts> {
  const { rows } = await db.execute<JobCounts & Record<string, unknown>>(sql.raw(jobCounts))
  return rows[0]!
}
