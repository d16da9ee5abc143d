import { type Message, msg } from '#shared/say.ts'

/** Without schemas, for screens. */

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
  members: [
    'member invited',
    'invitation revoked',
    'member joined',
    'role changed',
    'member removed',
    'member left',
    'posts handed over',
    'author added',
    'author removed',
    'author asked to connect',
    'author connected',
    'author disconnected',
    'review link made',
    'review link renewed',
    'review link ended',
  ],
  material: [
    'profile changed',
    'voice changed',
    'ideas made',
    'idea deleted',
    'sample added',
    'samples imported',
    'sample deleted',
    'proof added',
    'proof changed',
    'proof deleted',
    'phrases changed',
    'slots changed',
    'source added',
    'source deleted',
    'template added',
    'template renamed',
    'template deleted',
    'figures added',
    'figures removed',
  ],
  workspace: [
    'workspace renamed',
    'approval mode changed',
    'limits set',
    'network connected',
    'network disconnected',
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

export const groupNames: Record<EntryGroup, Message> = {
  posts: msg`Posts`,
  approval: msg`Approval`,
  comments: msg`Comments`,
  members: msg`Members`,
  material: msg`Voice, material and figures`,
  workspace: msg`Settings and keys`,
}

export const entriesAtOnce = 50
/** Entries are kept for this many days. */
export const entryDays = 365

/** Who acts: a person, a program with a person's key, somebody with a link and no session, or the server. */
export const entryActors = ['person', 'program', 'link', 'server'] as const
