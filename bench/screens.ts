import { type BenchDatabase, personOf, poolSize, signIn } from './database.ts'
import { startServer } from './processes.ts'

/** How every part starts Chromium: as root it has no sandbox, and nothing of its own may use the network meanwhile. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
