import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type pg from 'pg'
import type { Deps } from '../context.ts'
import { channelOf, type Kind, type Observed, type Works } from './observed.ts'

interface Spoken<K extends Kind> {
  kind: SpanKind
  name: (work: Works[K]) => string
  attributes: (work: Works[K]) => Record<string, string | number | undefined>
}
const sent = (name: string): Spoken<'publication' | 'mail' | 'push'> => ({
  kind: SpanKind.CLIENT,
  name: () => name,
  attributes: ({ outcome }) => ({ 'hookline.outcome': outcome }),
})

/** What the span of a work says. */
const spans: { [K in Kind]: Spoken<K> } = {
  request: {
    kind: SpanKind.SERVER,
    name: ({ method, route = '' }) => `${method} ${route}`,
    attributes: ({ method, route, status }) => ({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    }),
  },
  job: {
    kind: SpanKind.CONSUMER,
    name: ({ kind }) => `job ${kind}`,
    attributes: ({ lateMs, outcome }) => ({ 'hookline.late_ms': Math.round(lateMs), 'hookline.outcome': outcome }),
  },
  publication: sent('publish a post'),
  mail: sent('send an email'),
  push: sent('send to a browser'),
  'model-call': {
    kind: SpanKind.CLIENT,
    name: ({ model }) => `chat ${model}`,
    attributes: ({ model, inputTokens, outputTokens }) => ({
      'gen_ai.request.model': model,
      'gen_ai.usage.input_tokens': inputTokens,
      'gen_ai.usage.output_tokens': outputTokens,
    }),
  },
}

interface Options {
  resource: Resource
  share: number
  endpoint: string
  headers: string | undefined
}

/** Sends spans of all observed work and of the database's statements from now on. Returns what sends the last ones. */
export function startTraces(
  { db }: Pick<Deps, 'db'>,
  { resource, share, endpoint, headers }: Options,
): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  })
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('hookline')
  const current = new AsyncLocalStorage<Context>()
  for (const kind of Object.keys(spans) as Kind[]) traceWork(tracer, current, kind)
  traceStatements(tracer, current, db)
  return () => provider.shutdown()
}

function traceWork<K extends Kind>(tracer: Tracer, current: AsyncLocalStorage<Context>, kind: K) {
  const { kind: spanKind, name, attributes } = spans[kind]
  const open = new WeakMap<object, Span>()
  const channel = channelOf(kind)
  channel.start.bindStore(current, (work) => {
    const parent = current.getStore() ?? parentOf(work as Works[K])
    const span = tracer.startSpan(name(work as Works[K]), { kind: spanKind }, parent)
    open.set(work as object, span)
    return trace.setSpan(parent, span)
  })
  channel.asyncEnd.subscribe((message) => {
    const work = message as Observed<K>
    const span = open.get(work)
    // A request's route is known only now.
    span?.updateName(name(work)).setAttributes(attributes(work))
    if (work.error || ('status' in work && Number(work.status) >= 500)) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

const propagator = new W3CTraceContextPropagator()
const getter = { keys: () => ['traceparent'], get: (from: Record<string, string>, key: string) => from[key] }

/** What asks the server may be part of a trace. */
function parentOf(work: Works[Kind]): Context {
  const traceparent = 'traceparent' in work && work.traceparent()
  return traceparent ? propagator.extract(ROOT_CONTEXT, { traceparent }, getter) : ROOT_CONTEXT
}

/** Statements outside of transactions, and transactions as a whole, with the wait for a connection. Never their texts. */
function traceStatements(tracer: Tracer, current: AsyncLocalStorage<Context>, { $client: pool }: Deps['db']) {
  const spanOf = (name: string) => {
    const parent = current.getStore()
    return (
      parent &&
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, parent)
    )
  }
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const traced = async (...given: unknown[]) => {
    const span = spanOf(nameOf(given[0]))
    try {
      return await query(...given)
    } catch (error) {
      span?.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span?.end()
    }
  }
  pool.query = traced as unknown as typeof pool.query

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient>
  const tracedConnect = (...given: unknown[]) => {
    // `query` of the pool connects with a callback.
    if (given.length > 0) return connect(...given)
    const span = spanOf('transaction')
    return connect().then(
      (client) => {
        const release = client.release
        client.release = (...why) => {
          span?.end()
          client.release = release
          return release.apply(client, why)
        }
        return client
      },
      (error) => {
        span?.end()
        throw error
      },
    )
  }
  pool.connect = tracedConnect as typeof pool.connect
}

/** The name of a prepared statement, or the first word of another. */
function nameOf(query: unknown): string {
  const { name, text = '' } = typeof query === 'string' ? { text: query } : (query as { name?: string; text?: string })
  return name ?? /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}
