import type { Actor, Context, User } from './context.ts'
import { AppError } from './errors.ts'

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
export function authorize<T extends Thing>({ actor }: Pick<Context, 'actor'>, action: Action<T>, thing: T): void {
  if (can(actor, action, thing)) return
  const what = `${action} ${names[thing]}`
  if (actor.kind === 'person') throw new AppError('forbidden', `Only an owner may ${what} here. Nothing was changed.`)
  throw new AppError('forbidden', `This ${actor.kind === 'program' ? 'key' : 'job'} may not ${what}.`)
}

/** The acting person, for what only a person has: a profile, preferences, sessions. */
export function person({ actor }: Pick<Context, 'actor'>): User {
  if (actor.kind !== 'person') throw new AppError('forbidden', `Only a person can do this, not a ${actor.kind}.`)
  return actor.user
}

/** The id that attempts and limits are counted under. */
export function actorId({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind === 'person') return actor.user.id
  return actor.kind === 'program' ? actor.keyId : actor.job
}
