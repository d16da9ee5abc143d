import * as z from 'zod/mini'
import { fullName, profile, timeZone } from './accounts.ts'
import { authorLinkUses, invitationToken, newInvitation } from './members.ts'

/** An author for whom others write, and who never signs in. */
export const newAuthor = z.object({ fullName, ...profile, timeZone: z.optional(timeZone) })
export type NewAuthor = z.infer<typeof newAuthor>

export const authorPatch = z
  .partial(newAuthor)
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'There is nothing to change in the request.'))
export type AuthorPatch = z.infer<typeof authorPatch>

export const authorLinkDays = 7

/** The link with which the author connects an account on the network. */
export const authorLink = z.object({
  /** Where it was sent; null for a link to pass on. */
  address: z.nullable(z.string()),
  /** Null for one that was sent. */
  link: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  use: z.nullable(z.enum(authorLinkUses)),
  usedAt: z.nullable(z.string()),
})
export type AuthorLink = z.infer<typeof authorLink>

export const newAuthorLink = z.pick(newInvitation, { address: true })
export type NewAuthorLink = z.infer<typeof newAuthorLink>

/** What engines are told about an author, the zone of the slots, and the connection to the network. */
export const authorDetails = z.object({
  id: z.string(),
  fullName: z.string(),
  profession: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  goal: z.nullable(z.string()),
  companyWebsite: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  /** Their posts, with those in the trash left out. */
  posts: z.number(),
  /** The name of the connected account; null without one. */
  connectedAs: z.nullable(z.string()),
  link: z.nullable(authorLink),
})
export type AuthorDetails = z.infer<typeof authorDetails>

export const connectPath = '/connect'
export const authorLinkToken = z.object({ token: invitationToken.shape.token })

/** What the page of an author's link shows. */
export const shownAuthorLink = z.object({
  author: z.string(),
  workspace: z.string(),
  /** Null if this person has left. */
  askedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  /** Whether the server can connect accounts at all. */
  isConfigured: z.boolean(),
  account: z.nullable(
    z.object({ name: z.string(), connectedAt: z.string(), expiresAt: z.string(), isOver: z.boolean() }),
  ),
})
export type ShownAuthorLink = z.infer<typeof shownAuthorLink>
