import type { Actor, Context, User } from './context.ts'
import { AppError } from './errors.ts'

/**
 * What can be done with each thing of a workspace, and which of its people may: an editor, which every member is at
 * least, or only an owner. What says `author` is done in somebody's voice, which a job has not; what says `person` is the
 * person's own, and no key can be given it either. Who operates the server is no matter of a workspace:
 * accounts/operators.ts decides that.
 */
const needs = {
  posts: { read: 'editor', write: 'editor', schedule: 'editor', publish: 'editor', delete: 'editor' },
  ideas: { read: 'editor', write: 'editor' },
  // Samples, proofs, the description of how someone writes, how they address readers, what they never say.
  voice: { read: 'author', write: 'author' },
  billing: { read: 'editor', change: 'owner' },
  workspace: { export: 'editor', delete: 'owner' },
  account: { change: 'person', delete: 'person' },
} as const

export type Thing = keyof typeof needs
export type Action<T extends Thing> = keyof (typeof needs)[T] & string
/** As a key or a job names it, such as `write posts`. */
export type Permission = { [T in Thing]: `${Action<T>} ${T}` }[Thing]

const names: Record<Thing, string> = {
  posts: 'posts',
  ideas: 'ideas',
  voice: 'what the author’s voice is known by',
  billing: 'the plan',
  workspace: 'the workspace',
  account: 'the account',
}

export function can<T extends Thing>(actor: Actor, action: Action<T>, thing: T): boolean {
  const need = (needs[thing] as Record<string, 'editor' | 'owner' | 'author' | 'person'>)[action]
  if (actor.kind === 'person') return need !== 'owner' || actor.role === 'owner'
  if (need === 'person' || (need === 'author' && actor.kind === 'worker')) return false
  return actor.may.includes(`${action} ${thing}` as Permission)
}

/** Refuses what the actor may not do. Every use-case begins with it. */
export function authorize<T extends Thing>({ actor }: Pick<Context, 'actor'>, action: Action<T>, thing: T): void {
  if (can(actor, action, thing)) return
  const what = `${action} ${names[thing]}`
  if (actor.kind === 'person') throw new AppError('forbidden', `Only an owner may ${what} here. Nothing was changed.`)
  throw new AppError('forbidden', `This ${actor.kind === 'program' ? 'key' : 'job'} may not ${what}.`)
}

/** The person who acts, for what only a person has: a profile, preferences, sessions. */
export function person({ actor }: Pick<Context, 'actor'>): User {
  if (actor.kind !== 'person') throw new AppError('forbidden', `Only a person can do this, not a ${actor.kind}.`)
  return actor.user
}

/** Whom attempts and limits are counted for. */
export function actorId({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind === 'person') return actor.user.id
  return actor.kind === 'program' ? actor.keyId : actor.job
}
