import type { Deps } from '../context.ts'
import type { Watched } from './metrics.ts'
import type { Telemetry } from './telemetry.ts'

/** Metrics and traces as far as the operator asked for them. Loads nothing otherwise: OpenTelemetry takes memory. */
export async function wantedTelemetry(deps: Pick<Deps, 'config' | 'log'> & Watched): Promise<Telemetry | undefined> {
  const { listen, token, traces } = deps.config.telemetry
  if (listen || token || traces) return (await import('./telemetry.ts')).startTelemetry(deps)
}
