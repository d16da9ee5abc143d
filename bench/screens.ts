import { type BenchDatabase, personOf, poolSize, signIn } from './database.ts'
import { startServer } from './processes.ts'

export function chromiumPath(): string {
  if (!process.env.CHROMIUM_PATH) throw new Error('CHROMIUM_PATH is not set; npm run bench sets it.')
  return process.env.CHROMIUM_PATH
}

export interface Screen {
  path: string
  /** A Cookie header, for a screen that is seen signed in. */
  cookie?: string
}

/** The app with its built screens, `/auth` seen by a visitor and `/` by a person with posts. */
export async function startScreens(database: BenchDatabase) {
  const app = await startServer('server/start.ts', '/readyz', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
  })
  const screens: Screen[] = [{ path: '/auth' }, { path: '/', cookie: await signIn(database, personOf('writer')) }]
  return { ...app, screens }
}
