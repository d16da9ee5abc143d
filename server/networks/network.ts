import type { ConnectionEnd, PublishFailure } from '#shared/publishing.ts'
import type { OpenedMedia } from '../media/media.ts'

/** What became of something that was sent to a network. */
export type Outcome =
  /** It is live at this address. `isRepeat`: the network had the same post already and took no second one. */
  | { kind: 'published'; url: string; isRepeat: boolean }
  /** It was not taken, and never will be as it is. */
  | { kind: 'refused'; code: PublishFailure }
  /** It was not taken, because the token is of no use any more. */
  | { kind: 'reconnect'; code: ConnectionEnd }
  /** It was not taken now; without `until` it may be taken at any moment. */
  | { kind: 'later'; code: PublishFailure; until?: Date }
  /** Nobody knows whether it was taken. Only the very same request may be sent again: it cannot make a second post. */
  | { kind: 'unknown' }

/** An account on the network and the right to post there. */
export interface Access {
  externalId: string
  token: string
}

/** What a person granted on the pages of the network. */
export interface Grant extends Access {
  /** As the network calls the person. */
  name: string
  scopes: string[]
  expiresAt: Date
}

export interface Content {
  text: string
  /** Up to 20 images, or one document. */
  media: readonly OpenedMedia[]
}

/** JSON that holds all that is sent for a post; sent twice, it makes one post. */
export type PublishRequest = Record<string, unknown>

/** What became of a first comment. There is no way to send one twice without making two. */
export type CommentOutcome = 'posted' | 'refused' | 'unconfirmed'

/** A network on which posts are published. Nothing outside its own files knows which one it is. */
export interface Network {
  id: 'linkedin'
  /** Where a person grants access; `state` comes back from there unchanged. */
  authorizeAddress(redirectUri: string, state: string): string
  /** What the query of the way back says when access was not granted; null when it was. */
  refusalIn(query: URLSearchParams): string | null
  /** Throws an AppError with a sentence for the person. */
  exchange(code: string, redirectUri: string): Promise<Grant>
  /** Uploads what belongs to a post and makes the request for it; publishes nothing. */
  prepare(access: Access, content: Content): Promise<{ kind: 'ready'; request: PublishRequest } | NotReady>
  publish(access: Access, request: PublishRequest): Promise<Outcome>
  /** Comments on the post at an address that `publish` gave. */
  comment(access: Access, url: string, text: string): Promise<CommentOutcome>
}

export type NotReady = Extract<Outcome, { kind: 'refused' | 'reconnect' | 'later' }>
