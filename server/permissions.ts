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
  /** Null until a browser reports one. */
  timeZone: string | null
  /** The photo's id in the media store. */
  photoId: string | null
  hasPassword: boolean
  plan: PlanId
}

export interface SignedIn extends User {
  /** When the person signed in, in this session. */
  signedInAt: Date
  /** This session began with a passkey, or the person added one in it. */
  hasShownPasskey: boolean
}

export type Role = (typeof members.$inferSelect)['role']

/**
 * A person in a session, a program with that person's key, or a worker, which is a job of the server. Programs and
 * workers may do only what they name, and programs only what their person may do. `can` decides for all three.
 */
export type Actor =
  | { kind: 'person'; user: SignedIn; role: Role }
  | { kind: 'program'; keyId: string; name: string; user: User; role: Role; may: readonly Permission[] }
  | { kind: 'worker'; job: string; may: readonly Permission[] }

/**
 * Who may do what to each thing of a workspace. `editor` allows every member, and any key or job that names the action.
 * `author` excludes workers, who have no voice. `person` and `owner` need a signed-in person or owner, whatever a key
 * or job names. accounts/operators.ts decides who operates the server.
 */
const needs = {
  posts: { read: 'editor', write: 'editor', schedule: 'editor', publish: 'editor', delete: 'editor' },
  ideas: { read: 'editor', write: 'editor' },
  // What posts are written about.
  sources: { read: 'editor', write: 'editor' },
  // What LinkedIn's files say about the posts.
  figures: { read: 'editor', write: 'editor' },
  // Samples, proofs, the sketch of the style, the form of address, and words to avoid.
  voice: { read: 'author', write: 'author' },
  // An author's usual posting times.
  slots: { read: 'author', write: 'author' },
  webhooks: { read: 'editor', change: 'editor' },
  billing: { read: 'editor', change: 'owner' },
  workspace: { export: 'person' },
  // The bell's notifications, and which of them the person has read.
  notifications: { read: 'person', change: 'person' },
  // The private address of the calendar feed.
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
  sources: 'sources',
  figures: 'figures',
  voice: 'the author’s voice',
  slots: 'posting slots',
  webhooks: 'webhooks',
  billing: 'the plan',
  workspace: 'the workspace',
  notifications: 'notifications',
  feed: 'the calendar feed',
  network: 'the connection to the network',
  account: 'the account',
}

export function can<T extends Thing>(actor: Actor, action: Action<T>, thing: T): boolean {
  const need = (needs[thing] as Record<string, 'editor' | 'owner' | 'author' | 'person'>)[action]
  if (actor.kind !== 'worker' && need === 'owner' && actor.role !== 'owner') return false
  if (actor.kind === 'person') return true
  if (need === 'person' || need === 'owner' || (need === 'author' && actor.kind === 'worker')) return false
  return actor.may.includes(`${action} ${thing}` as Permission)
}

/** Throws unless the actor may do it. Every use-case begins with this. */
export function authorize<T extends Thing>({ actor }: { actor: Actor }, action: Action<T>, thing: T): void {
  if (can(actor, action, thing)) return
  const what = `${action} ${names[thing]}`
  if (actor.kind === 'person') throw new AppError('forbidden', `Only an owner may ${what} here. Nothing was changed.`)
  throw new AppError('forbidden', `This ${actor.kind === 'program' ? 'key' : 'job'} may not ${what}.`)
}

export const noKeyCan = () => new AppError('forbidden', 'No key can do this. Sign in to do it yourself.')

/** The acting person, for a profile, preferences or sessions. */
export function person({ actor }: { actor: Actor }): SignedIn {
  if (actor.kind === 'program') throw noKeyCan()
  if (actor.kind === 'worker') throw new AppError('forbidden', 'Only a person can do this, not a job.')
  return actor.user
}

/** The name by which records show a program. */
export const programOf = (actor: Actor): string | undefined => (actor.kind === 'program' ? actor.name : undefined)

/** The id for counting attempts and limits. */
export function actorId({ actor }: { actor: Actor }): string {
  if (actor.kind === 'person') return actor.user.id
  return actor.kind === 'program' ? actor.keyId : actor.job
}
