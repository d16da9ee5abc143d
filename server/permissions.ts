import type { NotificationPreferences } from '#shared/accounts.ts'
import type { PlanId } from '#shared/plans.ts'
import type { members } from './database/schema.ts'
import { AppError } from './errors.ts'

export interface User extends NotificationPreferences {
  id: string
  username: string
  fullName: string
  profession: string | null
  companyName: string | null
  goal: string | null
  companyWebsite: string | null
  /** Null until the browser has said its own. */
  timeZone: string | null
  /** The id of their photo in the media store. */
  photoId: string | null
  hasPassword: boolean
  plan: PlanId
  /** When the person signed in, in this session. */
  signedInAt: Date
  /** Whether this session began with a passkey, or one was added in it. */
  hasShownPasskey: boolean
}

/** What a person is in a workspace. */
export type Role = (typeof members.$inferSelect)['role']

/**
 * Who acts: a person in a session, a program with that person's key, or a worker, which is a job of the server.
 * Programs and workers may do only what they name; `can` decides for all three.
 */
export type Actor =
  | { kind: 'person'; user: User; role: Role }
  | { kind: 'program'; keyId: string; user: User; may: readonly Permission[] }
  | { kind: 'worker'; job: string; may: readonly Permission[] }

/**
 * Every action on each thing of a workspace, and who may do it. An `editor` is every member at least, and whatever a key or
 * a job names. `author` marks what is done in somebody's voice, which a worker has not. `person` and `owner` mark what
 * needs a person, in any role or as an owner, which no key and no job can allow. Who operates the server is decided in accounts/operators.ts, not here.
 */
const needs = {
  posts: { read: 'editor', write: 'editor', schedule: 'editor', publish: 'editor', delete: 'editor' },
  ideas: { read: 'editor', write: 'editor' },
  // Samples, proofs, the description of how someone writes, how they address readers, what they never say.
  voice: { read: 'author', write: 'author' },
  // When an author usually posts.
  slots: { read: 'author', write: 'author' },
  billing: { read: 'editor', change: 'owner' },
  workspace: { export: 'person' },
  // What the bell shows, and what of it the person has read.
  notifications: { read: 'person', change: 'person' },
  // The private address at which calendars read the planned posts.
  feed: { read: 'person', change: 'person' },
  // The person's own account on the network, with the right to post there.
  network: { read: 'person', change: 'person' },
  account: { change: 'person', delete: 'person' },
} as const

export type Thing = keyof typeof needs
export type Action<T extends Thing> = keyof (typeof needs)[T] & string
/** As a key or a worker names it, such as `write posts`. */
export type Permission = { [T in Thing]: `${Action<T>} ${T}` }[Thing]

const names: Record<Thing, string> = {
  posts: 'posts',
  ideas: 'ideas',
  voice: 'what the author’s voice is known by',
  slots: 'posting slots',
  billing: 'the plan',
  workspace: 'the workspace',
  notifications: 'notifications',
  feed: 'the calendar feed',
  network: 'the connection to the network',
  account: 'the account',
}

export function can<T extends Thing>(actor: Actor, action: Action<T>, thing: T): boolean {
  const need = (needs[thing] as Record<string, 'editor' | 'owner' | 'author' | 'person'>)[action]
  if (actor.kind === 'person') return need !== 'owner' || actor.role === 'owner'
  if (need === 'person' || need === 'owner' || (need === 'author' && actor.kind === 'worker')) return false
  return actor.may.includes(`${action} ${thing}` as Permission)
}

/** Throws unless the actor may do it. Every use-case begins with it. */
export function authorize<T extends Thing>({ actor }: { actor: Actor }, action: Action<T>, thing: T): void {
  if (can(actor, action, thing)) return
  const what = `${action} ${names[thing]}`
  if (actor.kind === 'person') throw new AppError('forbidden', `Only an owner may ${what} here. Nothing was changed.`)
  throw new AppError('forbidden', `This ${actor.kind === 'program' ? 'key' : 'job'} may not ${what}.`)
}

/** The acting person, for what only a person has: a profile, preferences, sessions. */
export function person({ actor }: { actor: Actor }): User {
  if (actor.kind !== 'person') throw new AppError('forbidden', `Only a person can do this, not a ${actor.kind}.`)
  return actor.user
}

/** The id that attempts and limits are counted under. */
export function actorId({ actor }: { actor: Actor }): string {
  if (actor.kind === 'person') return actor.user.id
  return actor.kind === 'program' ? actor.keyId : actor.job
}
