import * as z from 'zod/mini'
import { type EntryKind, entryActors, entryGroups, entryKinds } from './activity-kinds.ts'
import { approvalModes } from './approval.ts'
import { roles } from './members.ts'

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
  /** The identity provider's groups decided. */
  isByGroups: z.optional(z.boolean()),
  mode: z.optional(z.enum(approvalModes)),
  /** How many posts were handed over. */
  count: z.optional(z.int()),
  /** Of a key, a program or the workspace; for a webhook, the host; of who gets posts. */
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
    /** Of the person; null for the server, for a link of somebody without an account, and for a deleted account. */
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
