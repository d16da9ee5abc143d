import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import {
  afterAcceptance,
  again,
  denied,
  failure,
  refusalOf,
  type StubFault,
  tokenFailure,
  tokenFailures,
} from './linkedin-faults.ts'
import { figuresStub } from './linkedin-figures.ts'
import { oauthStub, type StubReply, type StubToken, stubClient } from './linkedin-oauth.ts'
import { shownText } from './linkedin-text.ts'

export interface StubPost {
  urn: string
  author: string
  text: string
  commentary: string
  content: unknown
  comments: string[]
  createdAt: number
}

const knownScopes = ['openid', 'profile', 'email', 'w_member_social', 'w_member_social_feed', 'r_member_postAnalytics']
const maxCharacters = 3_000
/** A repeat later than this makes a second post; LinkedIn does not document the period. */
const knownForMs = 30_000

/**
 * The part of LinkedIn that the app uses: OAuth pages, posts, first comments, uploads, figures. Faults come from a queue or by
 * chance at given rates, set by calls or by another process at `/_stub/…`.
 */
export async function startLinkedInStub({ port = 0, approvedScopes = knownScopes, knowsForMs = knownForMs } = {}) {
  const posts: StubPost[] = []
  const uploads = new Map<string, { owner: string; bytes: Buffer | null }>()
  const requests: { body: Record<string, unknown>; headers: IncomingMessage['headers'] }[] = []
  const oauth = oauthStub(approvedScopes)
  const figures = figuresStub()
  let faults: StubFault[] = []
  let uploadFaults: number[] = []
  let rates: Partial<Record<StubFault, number>> = {}
  let forgottenAt = 0
  let minted = 0
  let origin = ''
  const held = new Set<ServerResponse>()
  let hung = Promise.withResolvers<void>()

  function nextFault(): StubFault | null {
    const queued = faults.shift()
    if (queued) return queued
    let chance = Math.random()
    for (const [fault, rate] of Object.entries(rates) as [StubFault, number][]) {
      if (chance < rate) return fault
      chance -= rate
    }
    return null
  }

  function tokenOf({ headers }: IncomingMessage): StubToken | StubReply {
    const token = oauth.tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
    if (!headers.authorization) return tokenFailure(65604, 'EMPTY_ACCESS_TOKEN', 'Empty oauth2 access token')
    if (!token) return tokenFailure(65600, 'INVALID_ACCESS_TOKEN', 'Invalid access token')
    return token.state === 'valid' ? token : tokenFailures[token.state]
  }

  function createPost({ sub, scopes }: StubToken, body: Record<string, unknown>): StubReply {
    if (!scopes.includes('w_member_social')) return denied('posts')
    if (!body.author)
      return failure(422, 'INVALID', 'ERROR :: /author :: field is required but not found and has no default value')
    if (body.author !== `urn:li:person:${sub}`) return denied('posts')
    if (body.lifecycleState !== 'PUBLISHED' || !body.visibility || !body.distribution)
      return failure(400, 'ILLEGAL_ARGUMENT', 'Request body could not be converted to data map')
    const commentary = String(body.commentary ?? '')
    const shown = shownText(commentary)
    if (shown.length > maxCharacters) return failure(400, 'FIELD_LENGTH_TOO_LONG', 'commentary is too long')
    if (!shown && !body.content) return failure(422, 'INVALID', 'commentary is empty')
    const media = mediaIn(body.content)
    const foreign = media.find((id) => !uploads.get(id)?.bytes || uploads.get(id)?.owner !== body.author)
    if (foreign) return failure(400, 'INVALID_VALUE_FOR_FIELD', `${foreign} is not available`)
    const isKnown = ({ createdAt }: StubPost) => createdAt > Math.max(forgottenAt, Date.now() - knowsForMs)
    const former = posts.find((post) => post.author === body.author && post.text === shown && isKnown(post))
    if (former)
      return failure(422, 'UNPROCESSABLE_ENTITY', `Content is a duplicate of ${former.urn}`, {
        errorDetails: { inputErrors: [{ code: 'DUPLICATE_POST' }] },
      })
    minted += 1
    const id = (BigInt(Date.now()) << 22n) + BigInt(minted)
    const urn = `urn:li:${media.some((one) => one.includes('document')) ? 'ugcPost' : 'share'}:${id}`
    const author = String(body.author)
    posts.push({ urn, author, text: shown, commentary, content: body.content, comments: [], createdAt: Date.now() })
    return { status: 201, headers: { 'x-restli-id': urn } }
  }

  function createComment({ sub, scopes }: StubToken, urn: string, body: Record<string, unknown>): StubReply {
    // LinkedIn refuses apps without a review, contrary to its documentation.
    if (!scopes.includes('w_member_social_feed')) return denied('partnerApiSocialActions')
    const post = posts.find((one) => one.urn === urn)
    if (!post || body.actor !== `urn:li:person:${sub}` || body.object !== urn)
      return failure(404, 'NOT_FOUND', 'The post does not exist')
    post.comments.push((body.message as { text: string }).text)
    return { status: 201, headers: { 'x-restli-id': String(post.comments.length) } }
  }

  function upload(kind: 'image' | 'document', { sub }: StubToken, body: Record<string, unknown>): StubReply {
    const { owner } = (body.initializeUploadRequest ?? {}) as { owner?: string }
    if (owner !== `urn:li:person:${sub}`)
      return { status: 403, body: { status: 403, message: `Accessing this ${kind} resource is forbidden` } }
    const urn = `urn:li:${kind}:C${uploads.size + 1}`
    uploads.set(urn, { owner, bytes: null })
    const uploadUrl = `${origin}/dms-uploads/${encodeURIComponent(urn)}`
    return { status: 200, body: { value: { uploadUrlExpiresAt: Date.now() + 86_400_000, uploadUrl, [kind]: urn } } }
  }

  /** Answers the API for a caller with a token; null if nothing is to be answered. */
  async function api(request: IncomingMessage, url: URL): Promise<StubReply | 'cut' | 'hang'> {
    const token = tokenOf(request)
    if ('status' in token) return token
    if (url.pathname === '/v2/userinfo') return oauth.userInfo(token)
    const version = request.headers['linkedin-version']
    if (!version) return failure(400, 'VERSION_MISSING', 'A version must be present')
    if (url.pathname === '/rest/memberCreatorPostAnalytics') {
      const authorOf = (urn: string) => posts.find((post) => post.urn === urn)?.author
      return figures.answer({ token, version: String(version), url, authorOf })
    }
    const uploaded = /^\/rest\/(?:images|documents)\/(.+)$/.exec(url.pathname)?.[1]
    if (request.method === 'GET' && uploaded) {
      const known = uploads.get(decodeURIComponent(uploaded))
      if (!known) return failure(404, 'NOT_FOUND', 'The asset does not exist')
      return { status: 200, body: { status: known.bytes ? 'AVAILABLE' : 'WAITING_UPLOAD' } }
    }
    const body = asObject(await text(request))
    if (!body) return failure(400, 'ILLEGAL_ARGUMENT', 'Request body could not be converted to data map')
    const commented = /^\/rest\/socialActions\/(.+)\/comments$/.exec(url.pathname)?.[1]
    if (commented) return createComment(token, decodeURIComponent(commented), body)
    const [, kind] = /^\/rest\/(image|document)s$/.exec(url.pathname) ?? []
    if (kind && url.searchParams.get('action') === 'initializeUpload')
      return upload(kind as 'image' | 'document', token, body)
    if (url.pathname !== '/rest/posts') return failure(404, 'NOT_FOUND', 'No such resource')
    const cameBefore = requests.some((one) => isDeepStrictEqual(one.body, body))
    requests.push({ body, headers: request.headers })
    const fault = nextFault()
    return (cameBefore && fault && again[fault]) || withFault(fault, token, body)
  }

  function withFault(fault: StubFault | null, token: StubToken, body: Record<string, unknown>) {
    if (fault === 'expired' || fault === 'revoked') {
      token.state = fault
      return tokenFailures[fault]
    }
    const refusal = fault && refusalOf(fault)
    if (refusal) return refusal
    const reply = createPost(token, body)
    return (fault && afterAcceptance[fault]) ?? reply
  }

  async function control(request: IncomingMessage, path: string): Promise<StubReply> {
    if (path === 'posts') return { status: 200, body: posts }
    const wanted = asObject(await text(request)) ?? {}
    if (path === 'faults') {
      faults = (wanted.faults as StubFault[]) ?? []
      rates = (wanted.rates as typeof rates) ?? {}
      return { status: 204 }
    }
    if (path === 'forget') {
      forgottenAt = Date.now()
      return { status: 204 }
    }
    return { status: 404 }
  }

  async function reply(request: IncomingMessage, url: URL): Promise<StubReply | 'cut' | 'hang'> {
    if (url.pathname === '/favicon.ico') return { status: 204 }
    if (url.pathname.startsWith('/_stub/')) return control(request, url.pathname.slice(7))
    if (url.pathname === '/oauth/v2/authorization') return oauth.consent(url.searchParams)
    if (url.pathname === '/oauth/v2/accessToken') return oauth.exchange(new URLSearchParams(await text(request)))
    if (url.pathname.startsWith('/dms-uploads/')) {
      const known = uploads.get(decodeURIComponent(url.pathname.slice(13)))
      const bytes = Buffer.concat(await request.toArray())
      const status = uploadFaults.shift() ?? (known ? 201 : 404)
      if (known && status === 201) known.bytes = bytes
      return { status }
    }
    return api(request, url)
  }

  const server = createServer(async (request, response) => {
    const replied = await reply(request, new URL(request.url ?? '/', origin))
    if (replied === 'cut') return void request.socket.destroy()
    if (replied === 'hang') {
      held.add(response)
      return hung.resolve()
    }
    const { status, body, headers } = replied
    const isPage = body !== undefined && String(body).startsWith('<')
    const type = body === undefined ? {} : { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' }
    response.writeHead(status, { ...type, ...headers })
    response.end(isPage ? String(body) : body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    env: {
      LINKEDIN_CLIENT_ID: stubClient.id,
      LINKEDIN_CLIENT_SECRET: stubClient.secret,
      LINKEDIN_API_URL: origin,
      LINKEDIN_OAUTH_URL: `${origin}/oauth/v2`,
    },
    tokens: () => [...oauth.tokens.keys()],
    posts,
    requests,
    uploads,
    figures,
    fail(...next: StubFault[]) {
      faults = next
    },
    failUploads(...next: number[]) {
      uploadFaults = next
    },
    nextHang() {
      hung = Promise.withResolvers()
      return hung.promise
    },
    /** Answers hanging calls, late, as if they had been accepted just now. */
    release() {
      for (const response of held) response.writeHead(201, { 'x-restli-id': posts.at(-1)?.urn }).end()
      held.clear()
    },
    end(state: 'expired' | 'revoked') {
      for (const token of oauth.tokens.values()) token.state = state
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
export type LinkedInStub = Awaited<ReturnType<typeof startLinkedInStub>>

function asObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function mediaIn(content: unknown): string[] {
  const { media, multiImage } = (content ?? {}) as { media?: { id: string }; multiImage?: { images: { id: string }[] } }
  return [...(media ? [media.id] : []), ...(multiImage?.images.map(({ id }) => id) ?? [])]
}
