import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxPostCharacters } from '#shared/publishing.ts'
import type { LinkedInSettings } from '../config/linkedin-settings.ts'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import { type LinkedInError, outcomeOf, permalink, postUrn } from './linkedin-errors.ts'
import { linkedInFigures } from './linkedin-figures.ts'
import { type Answer, streamed, uploadMedia } from './linkedin-media.ts'
import { linkedInConnecting } from './linkedin-oauth.ts'
import { toLittleText } from './little-text.ts'
import type { Access, Network, NotReady, Outcome, PublishRequest } from './network.ts'

/** After these errors nothing can have arrived. */
const notSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const maxAnswerBytes = 1_000_000
const uploadTimes = 10
const conflictPauseMs = 1_000

/** LinkedIn's OAuth and Posts API, as an app gets them without a review. */
export function linkedIn(
  settings: LinkedInSettings,
  { config: { timing }, now }: Pick<Deps, 'config' | 'now'>,
): Network {
  /** Throws when no answer comes in time. */
  async function call(url: string, init: RequestInit, limitMs = timing.answerMs): Promise<Answer> {
    const signal = AbortSignal.timeout(limitMs)
    const { status, headers, body } = await fetch(url, { ...init, redirect: 'error', signal })
    return { status, headers, body: parse(await textOf(body)) }
  }

  const api = (access: Access, path: string, body?: unknown) =>
    call(`${settings.apiUrl}/rest/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${access.token}`,
        'linkedin-version': settings.version,
        'x-restli-protocol-version': '2.0.0',
        'content-type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  async function create(access: Access, request: PublishRequest): Promise<Answer | Outcome> {
    try {
      return await api(access, 'posts', request)
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      return notSent.includes(cause?.code ?? '') ? { kind: 'later', code: 'unreachable' } : { kind: 'unknown' }
    }
  }

  /** Uploads only to LinkedIn, whatever address the API names. */
  function put(url: string, bytes: Readable, headers: Record<string, string>) {
    const { origin, hostname, protocol } = new URL(url)
    const isLinkedIns = protocol === 'https:' && /(^|\.)linkedin\.com$/.test(hostname)
    if (!isLinkedIns && origin !== new URL(settings.apiUrl).origin) throw new Error('The upload leads elsewhere.')
    return call(url, { method: 'PUT', headers, ...streamed(bytes) }, uploadTimes * timing.answerMs)
  }

  function refusalOf({ status, body, headers }: Answer): NotReady {
    const outcome = outcomeOf(status, (body ?? {}) as LinkedInError, headers.get('retry-after'), now())
    if (outcome.kind === 'published' || outcome.kind === 'unknown') return { kind: 'later', code: 'unreachable' }
    return outcome.kind === 'refused' && outcome.code === 'rejected' ? { kind: 'refused', code: 'media' } : outcome
  }

  return {
    id: 'linkedin',

    ...linkedInConnecting(settings, call, now),

    counts: linkedInFigures(api, now),

    async prepare(access, { text, media }) {
      if (!text && media.length === 0) return { kind: 'refused', code: 'empty' }
      if (text.length > maxPostCharacters) return { kind: 'refused', code: 'too-long' }
      const author = personUrn(access.externalId)
      const calls = {
        api: (path: string, body?: unknown) => api(access, path, body),
        put,
        refusalOf,
        pause: () => sleep(timing.publishAgainMs),
      }
      const uploaded = await uploadMedia(calls, author, media).catch((error: unknown): NotReady => {
        if (!(error instanceof AppError)) return { kind: 'later', code: 'unreachable' }
        return error.code === 'unavailable'
          ? { kind: 'later', code: 'storage' }
          : { kind: 'refused', code: 'missing-file' }
      })
      if (uploaded.kind !== 'ready') return uploaded
      return {
        kind: 'ready',
        request: {
          author,
          commentary: toLittleText(text),
          visibility: 'PUBLIC',
          distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
          lifecycleState: 'PUBLISHED',
          isReshareDisabledByAuthor: false,
          ...(uploaded.content && { content: uploaded.content }),
        },
      }
    },

    async publish(access, request) {
      let answer = await create(access, request)
      if ('status' in answer && answer.status === 409) {
        await sleep(conflictPauseMs)
        answer = await create(access, request)
      }
      if (!('status' in answer)) return answer
      const { status, headers, body } = answer
      if (status < 300) {
        const urn = postUrn.exec(headers.get('x-restli-id') ?? headers.get('x-linkedin-id') ?? '')?.[0]
        // The post may be live without an address. Repeating the request returns the address.
        return urn ? { kind: 'published', url: permalink(urn), isRepeat: false } : { kind: 'unknown' }
      }
      return outcomeOf(status, (body ?? {}) as LinkedInError, headers.get('retry-after'), now())
    },

    async comment(access, url, text) {
      const urn = postUrn.exec(url)?.[0] ?? ''
      const body = { actor: personUrn(access.externalId), object: urn, message: { text } }
      try {
        const { status } = await api(access, `socialActions/${encodeURIComponent(urn)}/comments`, body)
        if (status >= 500 || status === 408) return 'unconfirmed'
        return status >= 200 && status < 300 ? 'posted' : 'refused'
      } catch {
        return 'unconfirmed'
      }
    },
  }
}

const personUrn = (id: string) => `urn:li:person:${id}`

async function textOf(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > maxAnswerBytes) throw new Error('The answer is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
