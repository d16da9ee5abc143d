import type { NotificationPreferences } from '#shared/accounts.ts'
import type { InterfaceLanguage } from '#shared/interface-languages.ts'
import { isAtLeast, type Role, roles } from '#shared/members.ts'
import type { PlanId } from '#shared/plans.ts'
import { msg } from '#shared/say.ts'
import { AppError } from './errors.ts'
import { anyOf } from './language/parts.ts'
import { permissionNames, roleNames } from './permission-names.ts'

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
  /** The language of the app. Null until a browser reports one. */
  language: InterfaceLanguage | null
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

/** Who has a link that acts without a session: a member, or a reviewer who has no account. */
export type LinkHolder = { userId: string } | { linkId: string; reviewer: string }

/**
 * A person in a session, a program with that person's key, or a worker, which is a job of the server or a link.
 * Programs and workers may do only what they name, and programs only what their person may do. `can` decides for all.
 */
export type Actor =
  | { kind: 'person'; user: SignedIn; role: Role }
  | { kind: 'program'; keyId: string; name: string; user: User; role: Role; may: readonly Permission[] }
  | { kind: 'worker'; job: string; may: readonly Permission[]; holder?: LinkHolder }

/** Whether a key or job that names the action may do it too. `author` excludes jobs, who have no voice. */
type Hands = 'anyone' | 'author' | 'person'
interface Need {
  least: Role
  /** Roles above the least one that may not, all the same. */
  but: readonly Role[]
  by: Hands
}
const by =
  (by: Hands) =>
  (least: Role, but: readonly Role[] = []): Need => ({ least, but, by })
const anyone = by('anyone')
const author = by('author')
const inPerson = by('person')

/** Who may do what to each thing of a workspace. accounts/operators.ts decides who operates the server. */
const needs = {
  posts: {
    read: anyone('reviewer'),
    write: anyone('writer'),
    comment: author('reviewer'),
    schedule: anyone('editor'),
    publish: anyone('editor'),
    delete: anyone('writer'),
    // Whoever writes or schedules posts does not also approve them, except owners.
    approve: inPerson('reviewer', ['editor', 'writer']),
  },
  ideas: { read: anyone('reviewer'), write: anyone('writer') },
  // What posts are written about.
  sources: { read: anyone('reviewer'), write: anyone('writer') },
  // What LinkedIn's files say about the posts.
  figures: { read: anyone('reviewer'), write: anyone('writer') },
  // Samples, proofs, the sketch of the style, the form of address, and words to avoid.
  voice: { read: author('reviewer'), write: author('writer') },
  // An author's usual posting times.
  slots: { read: author('reviewer'), write: author('writer') },
  webhooks: { read: anyone('editor'), change: anyone('editor') },
  billing: { read: anyone('reviewer'), change: inPerson('owner') },
  workspace: { export: inPerson('reviewer'), change: inPerson('owner') },
  members: { read: inPerson('reviewer'), change: inPerson('owner') },
  // Addresses by which people without an account see posts.
  links: { read: inPerson('writer'), change: inPerson('writer') },
  // The bell's notifications, and which of them the person has read.
  notifications: { read: inPerson('reviewer'), change: inPerson('reviewer') },
  // The private address of the calendar feed.
  feed: { read: inPerson('reviewer'), change: inPerson('reviewer') },
  // The person's own account on the network, with the right to post there.
  network: { read: inPerson('reviewer'), change: inPerson('reviewer') },
  account: { change: inPerson('reviewer'), delete: inPerson('reviewer') },
} satisfies Record<string, Record<string, Need>>

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
  members: 'the members',
  links: 'review links',
  notifications: 'notifications',
  feed: 'the calendar feed',
  network: 'the connection to the network',
  account: 'the account',
}

const needOf = (action: string, thing: Thing) => (needs[thing] as Record<string, Need>)[action]!

const isEnough = (role: Role, { least, but }: Need) => isAtLeast(role, least) && !but.includes(role)

/** The roles that may do it in person. */
export const rolesThatMay = <T extends Thing>(action: Action<T>, thing: T): Role[] =>
  roles.filter((role) => isEnough(role, needOf(action, thing)))

export function can<T extends Thing>(actor: Actor, action: Action<T>, thing: T): boolean {
  const need = needOf(action, thing)
  const { by } = need
  if (actor.kind !== 'worker' && !isEnough(actor.role, need)) return false
  if (actor.kind === 'person') return true
  if (by === 'person' || (by === 'author' && actor.kind === 'worker')) return false
  return actor.may.includes(`${action} ${thing}` as Permission)
}

/** Throws unless the actor may do it. Every use-case begins with this. */
export function authorize<T extends Thing>({ actor }: { actor: Actor }, action: Action<T>, thing: T): void {
  if (can(actor, action, thing)) return
  const what = permissionNames[`${action} ${thing}` as Permission]
  if (actor.kind === 'person') {
    const roles = anyOf(rolesThatMay(action, thing).map((role) => roleNames[role]))
    throw new AppError('forbidden', msg`Only ${{ roles }} may ${{ what }} here. Nothing was changed.`)
  }
  if (actor.kind === 'worker') throw new AppError('forbidden', msg`This job may not ${{ what }}.`)
  const role = roleNames[actor.role]
  throw new AppError(
    'forbidden',
    isEnough(actor.role, needOf(action, thing))
      ? msg`This key may not ${{ what }}.`
      : msg`This key acts for ${{ role }}, who may not ${{ what }} here.`,
  )
}

/** Everything that a person in a role may do. */
export const permissionsIn = (role: Role): Permission[] =>
  everyNeed().flatMap((need) => (isEnough(role, need) ? [need.permission] : []))

const everyNeed = () =>
  (Object.keys(needs) as Thing[]).flatMap((thing) =>
    Object.entries<Need>(needs[thing]).map(([action, need]) => ({
      ...need,
      action,
      thing,
      permission: `${action} ${thing}` as Permission,
    })),
  )

/** The table as Markdown, one row for all that the same people may do. */
export function tableOfPermissions(): string {
  const rows = new Map<string, Map<Thing, string[]>>()
  for (const { action, thing, by } of everyNeed()) {
    const key = `${by} ${rolesThatMay(action as Action<Thing>, thing).join(' ')}`
    const things = rows.get(key) ?? new Map<Thing, string[]>()
    rows.set(key, things.set(thing, [...(things.get(thing) ?? []), action]))
  }
  const lines = [...rows].map(([key, things]) => {
    const [by, ...may] = key.split(' ') as [Hands, ...Role[]]
    const what = [...things].map(([thing, actions]) => `${names[thing]}: ${actions.join(', ')}`).join('; ')
    const byRole = roles.map((role) => (may.includes(role) ? 'yes' : 'no'))
    const program = { anyone: 'as its key names', author: 'as its key names, for its person', person: 'never' }[by]
    return [what, ...byRole, program, by === 'anyone' ? 'as its job names' : 'never']
  })
  const head = ['', ...roles, 'program', 'worker']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
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
