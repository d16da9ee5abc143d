import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Settings } from '../config/s3-settings.ts'

/** A refusal by the store, or 0 as the status when it did not answer. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string

  constructor(method: string, status: number, code: string, cause?: unknown) {
    super(status === 0 ? `S3 did not respond to ${method}` : `S3 responded to ${method} with ${status} (${code})`, {
      cause,
    })
    this.status = status
    this.code = code
  }
}

export interface Patience {
  /** Of a call that the store fails to answer. */
  attempts?: number
  /** Before the second attempt. It doubles with each. */
  pauseMs?: number
  /** Until an answer begins. */
  limitMs?: number
  signal?: AbortSignal | undefined
}

export interface Call {
  key?: string
  query?: Record<string, string>
  body?: Blob
  /** Of the body, in hexadecimal digits. The store refuses another body. */
  sha256?: string
}

/** Sends signed requests to one bucket, with a path-style address. Any answer that is no success throws an `S3Error`. */
export function createCaller({ url, bucket, key: accessKeyId, secret, region }: S3Settings, patience: Patience = {}) {
  const { attempts = 1, pauseMs = 500, limitMs = 120_000, signal } = patience
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function callOnce(method: string, { key, query, body, sha256 = 'UNSIGNED-PAYLOAD' }: Call): Promise<Response> {
    const path = key === undefined ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`
    const address = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
    const signer = new AwsV4Signer({
      method,
      url: address,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey: secret,
      headers: {
        'x-amz-content-sha256': sha256,
        ...(body !== undefined && { 'content-type': 'application/octet-stream' }),
      },
    })
    const { headers } = await signer.sign()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), limitMs)
    const request = { method, headers, signal: AbortSignal.any(signal ? [late.signal, signal] : [late.signal]) }
    // The signature is only valid for this address, so redirects are not followed.
    const response = await fetch(address, { ...request, body: body ?? null, redirect: 'error' })
      .catch((cause: unknown) => {
        signal?.throwIfAborted()
        throw new S3Error(method, 0, 'no answer', cause)
      })
      .finally(() => clearTimeout(timer))
    if (response.ok) return response
    const code = codeIn(await response.text().catch(() => '')) ?? 'no code'
    throw new S3Error(method, response.status, code)
  }

  async function call(method: string, what: Call): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await callOnce(method, what)
      } catch (error) {
        if (attempt >= attempts || !(error instanceof S3Error) || !mayPass(error)) throw error
        await sleep(pauseMs * 2 ** (attempt - 1), undefined, signal && { signal })
      }
    }
  }

  return { base, call }
}

const mayPass = ({ status, code }: S3Error) =>
  status === 0 || status >= 500 || status === 429 || code === 'RequestTimeout' || code === 'SlowDown'

export const codeIn = (xml: string): string | undefined => /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1]

/** The text of the first element with this name. Empty when there is none. */
export function field(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? '' : xml.slice(start + name.length + 2, end).replaceAll('&amp;', '&')
}
