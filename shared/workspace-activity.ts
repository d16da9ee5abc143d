import * as z from 'zod/mini'
import { approvalModes } from './approval.ts'
import { roles } from './members.ts'

/** What people and programs did in a workspace, and what the server did for them. By group, as screens filter it. */
export const entryKinds = {
  posts: [
    'post created',
    'post copied',
    'post taken in',
    'text edited',
    'text rewritten',
    'version restored',
    'title changed',
    'media added',
    'media changed',
    'media removed',
    'scheduled',
    'unscheduled',
    'publishing begun',
    'published',
    'not published',
    'taken back',
    'post deleted',
    'post restored',
    'post deleted for good',
    'trash emptied',
  ],
  approval: ['approval asked', 'approval withdrawn', 'approved', 'changes asked'],
  comments: [
    'commented',
    'suggested',
    'comment changed',
    'comment deleted',
    'thread resolved',
    'thread reopened',
    'suggestion accepted',
    'suggestion rejected',
  ],
  members: ['member invited', 'invitation revoked', 'member joined', 'role changed', 'member removed', 'member left'],
  workspace: [
    'workspace renamed',
    'approval mode changed',
    'key created',
    'key renewed',
    'key ended',
    'program let in',
    'program ended',
    'webhook added',
    'webhook changed',
    'webhook deleted',
  ],
} as const
export type EntryGroup = keyof typeof entryKinds
export type EntryKind = (typeof entryKinds)[EntryGroup][number]
export const entryGroups = Object.keys(entryKinds) as EntryGroup[]

export const entriesAtOnce = 50
/** Entries are kept for this many days. */
export const entryDays = 365

/** Who acts: a person, a program with a person's key, somebody with a link and no account, or the server. */
export const entryActors = ['person', 'program', 'link', 'server'] as const

const detail = z.object({
  /** The post's new time, ISO, and its zone. */
  scheduledFor: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  via: z.optional(z.enum(['linkedin', 'manual'])),
  /** The network's or server's reason for a failure, as a code. */
  code: z.optional(z.string()),
  /** The label of the engine that wrote the text. */
  engine: z.optional(z.string()),
  /** The version that was restored. */
  version: z.optional(z.int()),
  role: z.optional(z.enum(roles)),
  formerRole: z.optional(z.enum(roles)),
  mode: z.optional(z.enum(approvalModes)),
  /** Of a key, a program or the workspace; for a webhook, the host. */
  name: z.optional(z.string()),
})
export type EntryDetail = z.infer<typeof detail>

export const activityEntry = z.object({
  id: z.string(),
  kind: z.enum(entryGroups.flatMap((group): readonly EntryKind[] => entryKinds[group]) as [EntryKind, ...EntryKind[]]),
  /** When it happened, or began. */
  at: z.string(),
  /** When the typing ended. Null for what takes no time. */
  until: z.nullable(z.string()),
  by: z.object({
    kind: z.enum(entryActors),
    /** Of the person; null for the server, for a link, and for a deleted account. */
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** The key, program or link with which they acted. */
    through: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
  /** Without a title once it is deleted. */
  post: z.nullable(z.object({ id: z.string(), title: z.nullable(z.string()) })),
  /** The member whom it concerns. Null for most kinds, and for a deleted account. */
  about: z.nullable(z.object({ id: z.string(), name: z.string() })),
  detail,
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const actorNamed = z.object({ kind: z.enum(['person', 'program', 'link']), id: z.string(), name: z.string() })
export type ActorNamed = z.infer<typeof actorNamed>
