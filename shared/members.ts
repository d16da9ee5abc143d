import * as z from 'zod/mini'

/** From the one who may do everything to the one who reads, comments and approves. */
export const roles = ['owner', 'editor', 'writer', 'reviewer'] as const
export type Role = (typeof roles)[number]

/** Of a member: a person's role, or an author for whom others write and who never signs in. */
export const memberRoles = [...roles, 'author'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role may do everything that `least` may. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) <= roles.indexOf(least)

export const invitationDays = 7
/** In one workspace, those that nobody has used. */
export const maxInvitations = 50
/** In one workspace on a server that sells no plans. */
export const maxMembers = 100

const role = z.enum(roles, 'role must be owner, editor, writer or reviewer.')

export const member = z.object({
  id: z.string(),
  name: z.string(),
  /** The email; null for another member, except to owners. */
  address: z.nullable(z.string()),
  role: z.enum(memberRoles),
  isMe: z.boolean(),
  /** Others may write posts in the member's name and voice. */
  letsOthersWrite: z.boolean(),
  /** The role comes from a group at the identity provider, and is changed there. */
  isFromGroups: z.boolean(),
  joinedAt: z.string(),
})
export type Member = z.infer<typeof member>

export const authorId = z.string().check(z.maxLength(100, 'This is not the id of an author.'))

/** A member whose posts the workspace holds. */
export const author = z.object({
  id: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  signsIn: z.boolean(),
  profession: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** Whether I may write for this author: name the id in the header `X-Author`. */
  mayWriteFor: z.boolean(),
})
export type Author = z.infer<typeof author>

export const othersMayWrite = z.object({ letsOthersWrite: z.boolean('letsOthersWrite must be true or false.') })

export const authorLinkUses = ['connected', 'disconnected'] as const

export const roleChange = z.object({ role })

export const newInvitation = z.object({
  role,
  /** An author who never signs in, whose place the person takes. */
  authorId: z.optional(authorId),
  /** Only the owner of this email can then join. Without one, the first to open the link can. */
  address: z.optional(
    z
      .email('Please enter a valid email')
      .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Please enter a valid email')),
  ),
})
export type NewInvitation = z.infer<typeof newInvitation>

export const invitation = z.object({
  id: z.string(),
  role,
  address: z.nullable(z.string()),
  /** The name of the author whose place the person takes. */
  author: z.nullable(z.string()),
  /** Null for one that was sent by email, which proves whose address it is. */
  link: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitation>

const lostLink = 'The link is incomplete. Copy all of it.'
export const invitationToken = z.object({
  token: z.string(lostLink).check(z.minLength(1, lostLink), z.maxLength(1_000, 'This is not one of our links.')),
})

/** What a person sees before joining. */
export const shownInvitation = z.object({
  workspace: z.string(),
  invitedBy: z.string(),
  role,
  address: z.nullable(z.string()),
  /** The name of the author whose posts and voice become the person's. */
  author: z.nullable(z.string()),
  expiresAt: z.string(),
  /** The signed-in person joined with it. */
  isAccepted: z.boolean(),
})
export type ShownInvitation = z.infer<typeof shownInvitation>

export const joinPath = '/join'

export const maxWorkspaceName = 100
export const workspaceName = z.object({
  name: z
    .string('A workspace needs a name.')
    .check(
      z.trim(),
      z.minLength(1, 'A workspace needs a name.'),
      z.maxLength(maxWorkspaceName, `A name can hold at most ${maxWorkspaceName} characters.`),
    ),
})

export const workspaceChoice = z.object({ id: z.string('id must be the id of a workspace.').check(z.maxLength(100)) })

/** An author's posts that are not live, which another member can go on with. */
export const postsOfAuthor = z.object({
  id: z.string(),
  name: z.string(),
  /** False for somebody who has left. */
  isMember: z.boolean(),
  posts: z.int(),
  /** How many of them have a time. */
  scheduled: z.int(),
})
export type PostsOfAuthor = z.infer<typeof postsOfAuthor>

const someone = z.string('from and to must be ids of authors.').check(z.maxLength(100))
export const postsHandOver = z.object({ from: someone, to: someone })

export const handedPosts = z.object({ posts: z.int(), scheduled: z.int() })
export type HandedPosts = z.infer<typeof handedPosts>
