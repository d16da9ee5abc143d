import * as z from 'zod/mini'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import { interfaceLanguages, optional, webAddress, wholeNumber } from './setting-forms.ts'

const leastToken = 16
const share = 'must be a share from 0 to 1'

/** A port, or an address and a port. */
const place = z.optional(
  z.pipe(
    z
      .string()
      .check(z.regex(/^(?:(?:[\w.-]+|\[[\da-fA-F:.]+\]):)?\d{1,5}$/, 'must be a port, or an address and a port')),
    z.transform((value) => {
      const at = value.lastIndexOf(':')
      const host = value.slice(0, Math.max(at, 0)).replace(/^\[|\]$/g, '')
      return { host: host || '127.0.0.1', port: Number(value.slice(at + 1)) }
    }),
  ),
)

/** In the order of docs/configuration.md. */
export const operationEnvironment = {
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  STOP_WAIT_SECONDS: wholeNumber(0, 0, 300),
  INTERFACE_LANGUAGES: interfaceLanguages,
  METRICS_LISTEN: place,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(leastToken, `must have at least ${leastToken} characters`))),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_TRACES_SAMPLER_ARG: z.pipe(
    z._default(z.string(), '1'),
    z.pipe(z.transform(Number), z.number(share).check(z.minimum(0, share), z.maximum(1, share))),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'hookline'),
}

interface OperationEnvironment {
  LOG_LEVEL: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  STOP_WAIT_SECONDS: number
  INTERFACE_LANGUAGES: readonly ShownLanguage[]
  METRICS_LISTEN?: { host: string; port: number } | undefined
  METRICS_TOKEN?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
  OTEL_SERVICE_NAME: string
}

export const operationSettings = (settings: OperationEnvironment) => ({
  logLevel: settings.LOG_LEVEL,
  /** From the moment when the server says that it is not ready until it stops. */
  stopWaitMs: settings.STOP_WAIT_SECONDS * 1_000,
  /** In which the app can be read. */
  languages: settings.INTERFACE_LANGUAGES,
  telemetry: {
    /** Where metrics are served to everybody who can reach it. Undefined: nowhere. */
    listen: settings.METRICS_LISTEN,
    /** With it, `/metrics` answers on the app's own port. */
    token: settings.METRICS_TOKEN,
    /** Where traces go. Undefined: nowhere. The exporter reads OpenTelemetry's other settings from the environment. */
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, headers: settings.OTEL_EXPORTER_OTLP_HEADERS }
      : undefined,
    /** Of the traces that begin here. */
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    serviceName: settings.OTEL_SERVICE_NAME,
  },
})
