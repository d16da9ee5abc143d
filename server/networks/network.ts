import type { PostFigures } from '#shared/figures.ts'
import type { ConnectionEnd, PublishFailure } from '#shared/publishing.ts'
import type { OpenedMedia } from '../media/media.ts'

export type Outcome =
  /** It is live at this address. `isRepeat`: the network already had the same post and made no second one. */
  | { kind: 'published'; url: string; isRepeat: boolean }
  /** It was refused, and would be refused again unchanged. */
  | { kind: 'refused'; code: PublishFailure }
  /** It was refused because the token is no longer valid. */
  | { kind: 'reconnect'; code: ConnectionEnd }
  /** It was refused for now; retry from `until` on, or at any time. */
  | { kind: 'later'; code: PublishFailure; until?: Date }
  /** It may or may not be live. Only the same request may be sent again: it cannot make a second post. */
  | { kind: 'unknown' }

export interface Access {
  externalId: string
  token: string
}

export interface Grant extends Access {
  name: string
  scopes: string[]
  expiresAt: Date
}

export interface Content {
  text: string
  /** Up to 20 images, or one document. */
  media: readonly OpenedMedia[]
}

/** The whole request for a post, as JSON. Sending it twice makes one post. */
export type PublishRequest = Record<string, unknown>

/** The outcome of a first comment. Sending one twice makes two comments. */
export type CommentOutcome = 'posted' | 'refused' | 'unconfirmed'

/** What a network answers about one post. */
export type Counted =
  /** What it tells; what it does not tell is missing. */
  | { kind: 'counted'; figures: PostFigures }
  /** The token is no longer valid. */
  | { kind: 'reconnect'; code: ConnectionEnd }
  /** The app or the grant may not ask. Publishing may still work. */
  | { kind: 'not allowed' }
  /** The network no longer knows the version of its API that this server speaks. */
  | { kind: 'version' }
  /** From `until` on, or at any time. */
  | { kind: 'later'; until?: Date }

/** A network's own figures about posts. */
export interface PostCounts {
  /** What a person must have granted. */
  scope: string
  callsPerPost: number
  /** Whether the network tells anything about the post at this address. */
  mayAsk(url: string): boolean
  of(access: Access, url: string): Promise<Counted>
}

/** A network that publishes posts. Only its own files know which one it is. */
export interface Network {
  id: 'linkedin'
  /** The page where a person grants access. The network returns `state` unchanged. */
  authorizeAddress(redirectUri: string, state: string): string
  /** Why access was not granted, from the query of the redirect back; null when it was granted. */
  refusalIn(query: URLSearchParams): string | null
  /** Throws an AppError with a sentence for the person. */
  exchange(code: string, redirectUri: string): Promise<Grant>
  /** Uploads a post's media and builds its request. Publishes nothing. */
  prepare(access: Access, content: Content): Promise<{ kind: 'ready'; request: PublishRequest } | NotReady>
  publish(access: Access, request: PublishRequest): Promise<Outcome>
  /** Comments on the post at an address from `publish`. */
  comment(access: Access, url: string, text: string): Promise<CommentOutcome>
  counts: PostCounts
}

export type NotReady = Extract<Outcome, { kind: 'refused' | 'reconnect' | 'later' }>
