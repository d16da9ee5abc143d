import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublic, NotPublic, publicLookup } from './addresses.ts'

interface Message {
  headers: Record<string, string | number>
  body: Buffer | string
  signal: AbortSignal
  /** The host may be in a private network. */
  isAllowed: boolean
}

/**
 * Posts to an address that somebody entered, on the internet unless it is allowed. The address is checked where it
 * connects. Redirects are not followed. Resolves with the head of the answer; the caller reads or destroys the rest.
 */
export const postPublic = (url: URL, { headers, body, signal, isAllowed }: Message) =>
  new Promise<IncomingMessage>((done, fail) => {
    // Node looks up names only, and `publicLookup` checks those.
    const bare = url.hostname.replace(/^\[|\]$/g, '')
    if (!isAllowed && isIP(bare) && !isPublic(bare)) throw new NotPublic(bare)
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { method: 'POST', headers, signal, ...(!isAllowed && { lookup: publicLookup }) },
      done,
    )
    request.on('error', fail)
    request.end(body)
  })
