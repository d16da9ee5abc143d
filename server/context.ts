import type { Logger } from 'pino'
import type { NotificationPreferences } from '#shared/accounts.ts'
import type { PlanId } from '#shared/plans.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { Config } from './config.ts'
import type { LocalServer } from './connections/models-at.ts'
import type { Database, Transaction } from './database/connect.ts'
import type { members } from './database/schema.ts'
import type { DatabaseWatch } from './database/watch.ts'
import type { LocalModels } from './models/local-models.ts'
import type { Permission } from './permissions.ts'
import type { Engines } from './writing/engines/engines.ts'

/** What the whole app is made of; tests give another clock, engine or address, never another database. */
export interface Deps {
  config: Config
  db: Database
  watch: DatabaseWatch
  engines: Engines
  /** Where models that run on this computer are looked for. */
  localServers: readonly LocalServer[]
  /** The models on this computer. */
  localModels: LocalModels
  /** Where texts are analysed. */
  analysis: Analysis
  log: Logger
  now: () => Date
  /** The key that lets a person at this computer into any account of the local provider. */
  computerKey: () => string
  /** Aborts when the server is about to stop. */
  stopping: AbortSignal
  timing: Timing
}

/** How long things are held and how often they are repeated; in milliseconds. */
export interface Timing {
  /** What a run holds, its key, its place in the plan or its job, is free again so long after its server died. */
  leaseMs: number
  /** Between renewals of a lease. */
  renewMs: number
  /** Between looks for jobs, at most: while notifications of new ones come, and while none can. */
  pollMs: number
  pollUnnotifiedMs: number
  /** Between comments in a stream. */
  heartbeatMs: number
}

export const timing: Timing = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 10_000,
  pollUnnotifiedMs: 2_000,
  heartbeatMs: 15_000,
}

export interface User extends NotificationPreferences {
  id: string
  username: string
  fullName: string
  profession: string | null
  companyName: string | null
  goal: string | null
  companyWebsite: string | null
  hasPassword: boolean
  plan: PlanId
  /** When the person signed in, in this session. */
  signedInAt: Date
}

/** The same, perhaps as part of a transaction. */
export interface Scope extends Omit<Deps, 'db'> {
  db: Database | Transaction
}

/** What a person is in a workspace. */
export type Role = (typeof members.$inferSelect)['role']

/**
 * Who acts: a person in a session, a program by that person's key, or a worker, which is a job of the server itself. The
 * last two may do what they name and nothing else; `can` in permissions.ts decides for all three.
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

/** For a job of the server that does something in a workspace. */
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

/** As part of a transaction: what a use-case writes with it is stored or lost with all the rest. */
export const within = <S extends Scope>(scope: S, tx: Transaction): S => ({ ...scope, db: tx })

export type Env = { Variables: { requestId: string; log: Logger; ctx: Context & Deps } }
