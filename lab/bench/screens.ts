import { type BenchDatabase, personOf, poolSize, signIn } from './database.ts'
import { startServer } from './processes.ts'

export function chromiumPath(): string {
  if (!process.env.CHROMIUM_PATH) throw new Error('CHROMIUM_PATH is not set; npm run bench sets it.')
  return process.env.CHROMIUM_PATH
}

export interface Screen {
  path: string
  /** The limit for bytes of JavaScript, if we promise one. */
  maxBytes?: number
  cookie?: string
}

const publicPages = ['/salesgpt', '/pricing', '/privacy', '/terms', '/support']
const ownPages = [
  '/ideas',
  '/posts',
  '/library',
  '/lead-magnet',
  '/calendar',
  '/analytics',
  '/settings',
  '/writing-samples',
  '/api-docs',
]

/** The app with its built screens: public ones for a visitor, the others for a person with posts. */
export async function startScreens(database: BenchDatabase) {
  const app = await startServer('dist/server/server.js', '/readyz', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
  })
  const cookie = await signIn(database, personOf('writer'))
  const screens: Screen[] = [
    { path: '/auth', maxBytes: 98_000 },
    { path: '/', maxBytes: 118_000, cookie },
    ...publicPages.map((path) => ({ path })),
    ...ownPages.map((path) => ({ path, cookie })),
  ]
  return { ...app, screens }
}
