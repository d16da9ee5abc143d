import type { Logger } from 'pino'
import type { NotificationPreferences } from '#shared/accounts.ts'
import type { PlanId } from '#shared/plans.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { Config } from './config/config.ts'
import type { LocalServer } from './connections/models-at.ts'
import type { Database, Transaction } from './database/connect.ts'
import type { members } from './database/schema.ts'
import type { DatabaseWatch } from './database/watch.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MediaStore } from './media/store.ts'
import type { LocalModels } from './models/local-models.ts'
import type { Permission } from './permissions.ts'
import type { Engines } from './writing/engines/engines.ts'

/** The app's dependencies; tests pass another clock, engine or address, never another database. */
export interface Deps {
  config: Config
  db: Database
  watch: DatabaseWatch
  engines: Engines
  /** Where models that run on this computer are looked for. */
  localServers: readonly LocalServer[]
  /** The models on this computer. */
  localModels: LocalModels
  /** Where the bytes of images and documents are. */
  mediaStore: MediaStore
  /** The threads that analyse texts. */
  analysis: Analysis
  /** Sends emails. */
  mailer: Mailer
  /** The tabs that are open on this server. */
  live: Live
  log: Logger
  now: () => Date
  /** The key that lets a person at this computer into any account of the local provider. */
  computerKey: () => string
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal
  timing: Timing
}

/** Durations of leases and intervals, in milliseconds. */
export interface Timing {
  /** A lease ends so long after its server died: of an idempotency key, a place in the plan, a job. */
  leaseMs: number
  /** Between renewals of a lease. */
  renewMs: number
  /** The longest interval between polls for jobs: while notifications arrive, and while they cannot. */
  pollMs: number
  pollUnnotifiedMs: number
  /** Between comments in a stream. */
  heartbeatMs: number
  /** How long a network may take to answer. */
  answerMs: number
  /** After the first attempt to publish that had no answer; twice as long after each further one. */
  publishAgainMs: number
  /** So long after its first byte a request without an answer is repeated, and never later. */
  repeatForMs: number
}

export const timing: Timing = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 10_000,
  pollUnnotifiedMs: 2_000,
  heartbeatMs: 15_000,
  answerMs: 20_000,
  publishAgainMs: 5_000,
  repeatForMs: 600_000,
}

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

/** `Deps`, with `db` possibly a transaction. */
export interface Scope extends Omit<Deps, 'db'> {
  db: Database | Transaction
}

/** What a person is in a workspace. */
export type Role = (typeof members.$inferSelect)['role']

/**
 * Who acts: a person in a session, a program with that person's key, or a worker, which is a job of the server.
 * Programs and workers may do only what they name; `can` in permissions.ts decides for all three.
 */
export type Actor =
  | { kind: 'person'; user: User; role: Role }
  | { kind: 'program'; keyId: string; user: User; may: readonly Permission[] }
  | { kind: 'worker'; job: string; may: readonly Permission[] }

/** What a use-case works with: the workspace it works in, and who acts there. */
export interface Context extends Scope {
  workspaceId: string
  actor: Actor
}

/** For a job that acts in a workspace. */
export const asWorker = <S extends Scope>(
  scope: S,
  workspaceId: string,
  job: string,
  may: readonly Permission[],
): S & Context => ({
  ...scope,
  workspaceId,
  actor: { kind: 'worker', job, may },
})

/** The same context within a transaction: all its writes are stored or none. */
export const within = <S extends Scope>(scope: S, tx: Transaction): S => ({ ...scope, db: tx })

export type Env = { Variables: { requestId: string; log: Logger; ctx: Context & Deps } }
