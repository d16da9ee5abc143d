import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import type { WithTelemetry } from './telemetry.ts'

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** Metrics for whoever has the token. Without one the address does not exist. */
export const metricsWithToken =
  ({ config, telemetry }: Pick<Deps, 'config'> & WithTelemetry): MiddlewareHandler<Env> =>
  async (c) => {
    const { token } = config.telemetry
    if (!token || !telemetry?.readMetrics) return c.text('Page not found', 404)
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!timingSafeEqual(hash(given), hash(token)))
      throw new AppError('unauthorized', 'Metrics need METRICS_TOKEN as a bearer token.')
    return c.text(await telemetry.readMetrics(), 200, { 'content-type': metricsType })
  }

const hash = (text: string) => createHash('sha256').update(text).digest()
