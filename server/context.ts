import type { Logger } from 'pino'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import type { Config } from './config/config.ts'
import type { Database, Transaction } from './database/connect.ts'
import type { Actor, LinkHolder, Permission, User } from './permissions.ts'

/**
 * What all server code works with. Code that needs another service says so in its parameter, such as `Deps &
 * WithMailer`. The service's folder declares that type.
 */
export interface Deps {
  config: Config
  db: Database
  log: Logger
  now: () => Date
}

export interface WithStopping {
  /** Aborts first: the server is no longer ready, and takes no new jobs. */
  leaving: AbortSignal
  /** Aborts when the server begins to stop. */
  stopping: AbortSignal
}

/** `Deps`, with `db` possibly a transaction. */
export interface Scope extends Omit<Deps, 'db'> {
  db: Database | Transaction
}

/** A use-case's workspace, and who acts there. */
export interface Context extends Scope {
  workspaceId: string
  actor: Actor
  /** In which to answer; English where nobody asks. */
  language?: ShownLanguage
  /** For whom the actor writes, if a request names somebody else: see http/named-author.ts. */
  namedAuthor?: User
}

/** For a job that acts in a workspace. */
export const asWorker = <S extends Scope>(
  scope: S,
  workspaceId: string,
  job: string,
  may: readonly Permission[],
  /** Whose link it is, if the job is a link. */
  holder?: LinkHolder,
): S & Context => ({
  ...scope,
  workspaceId,
  actor: { kind: 'worker', job, may, ...(holder !== undefined && { holder }) },
})

/** The same context inside a transaction. */
export const within = <S extends Scope>(scope: S, tx: Transaction): S => ({ ...scope, db: tx })

/** What a route's handler finds in the request, with the services of its routes. */
export type Env<Services = unknown> = {
  Variables: {
    requestId: string
    log: Logger
    ctx: Context & Deps & Services
    /** Who asks, where no `ctx` says it. */
    account?: string
  }
}
