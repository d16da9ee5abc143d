import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'

/** What is observed of each kind of work: figures and names from a short list, never ids, addresses or texts. */
export interface Works {
  request: { method: string; traceparent: () => string | undefined; route?: string; status?: number }
  job: { kind: string; lateMs: number; outcome?: string }
  publication: { outcome?: string }
  mail: { outcome?: string }
  push: { outcome?: string }
  'model-call': { model: string; inputTokens?: number; outputTokens?: number; outcome?: string }
}

export type Kind = keyof Works
/** Work that is over, or about to begin. `error` is there once it has failed. */
export type Observed<K extends Kind> = Works[K] & { error?: unknown }

const channels = new Map<Kind, TracingChannel>()

export function channelOf(kind: Kind): TracingChannel {
  const channel = channels.get(kind) ?? tracingChannel(`hookline:${kind}`)
  channels.set(kind, channel)
  return channel
}

/**
 * Does a piece of work, which metrics and traces observe if they are on. The work may add to `about` what it finds.
 * Nothing is observed, and nothing measured, while nobody listens.
 */
export const observed = <K extends Kind, T>(kind: K, about: Works[K], work: () => Promise<T>): Promise<T> =>
  channelOf(kind).tracePromise(work, about)
