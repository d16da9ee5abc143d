import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { ConfigError } from '../config/config-error.ts'
import { productVersion } from '../config/version.ts'
import type { Deps } from '../context.ts'
import { type ReadMetrics, startMetrics, type Watched } from './metrics.ts'
import { metricsType } from './route.ts'
import { startTraces } from './traces.ts'

/** Metrics and traces that the operator asked for. */
export interface Telemetry {
  readMetrics?: ReadMetrics
  /** Where metrics alone are served. */
  port?: number
  stop(): Promise<void>
}

export interface WithTelemetry {
  telemetry?: Telemetry
}

/** Observes what the server does from now on. */
export async function startTelemetry(deps: Pick<Deps, 'config' | 'log'> & Watched): Promise<Telemetry> {
  const { listen, token, traces, share, serviceName } = deps.config.telemetry
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': productVersion })
  const readMetrics = listen || token ? startMetrics(deps, resource) : undefined
  const sendRest = traces ? startTraces(deps, { resource, share, ...traces }) : async () => {}
  const server = listen && readMetrics && (await serveMetrics(deps, readMetrics, listen))
  return {
    readMetrics,
    port: (server?.address() as AddressInfo | undefined)?.port,
    stop: async () => {
      server?.close()
      server?.closeAllConnections()
      await sendRest().catch((err: unknown) => deps.log.warn({ err }, 'failed to send the last traces'))
    },
  }
}

async function serveMetrics(
  { log }: Pick<Deps, 'log'>,
  readMetrics: ReadMetrics,
  { host, port }: { host: string; port: number },
) {
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return response.writeHead(404).end('Metrics are at /metrics.')
    try {
      const text = await readMetrics()
      response.writeHead(200, { 'content-type': metricsType }).end(text)
    } catch (err) {
      log.error({ err }, 'failed to read metrics')
      response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new ConfigError(`METRICS_LISTEN cannot be used: ${error.message}.`)
  })
  return server
}
