import { spawn } from 'node:child_process'
import { installForDevelopment, root } from './setup.mjs'

const port = Number(process.env.PORT ?? 3000)

const node = await installForDevelopment()

const seed = process.argv.slice(2).filter((word) => word === '--seed')

// Vite serves and reloads the page. It passes calls on to the server, which restarts when its files change.
const withLinkedIn = process.argv.includes('--linkedin')
const stubAddress = `http://127.0.0.1:${port + 2}`
const linkedIn = withLinkedIn && {
  LINKEDIN_CLIENT_ID: 'stub-client',
  LINKEDIN_CLIENT_SECRET: 'stub-secret',
  LINKEDIN_API_URL: stubAddress,
  LINKEDIN_OAUTH_URL: `${stubAddress}/oauth/v2`,
}
const children = [
  ...(withLinkedIn
    ? [spawn(node, ['server/stubs/linkedin-start.ts', String(port + 2)], { cwd: root, stdio: 'inherit' })]
    : []),
  spawn(node, ['--watch', '--watch-path=server', '--watch-path=shared', 'server/start/main.ts', ...seed], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      INTERFACE_LANGUAGES: 'en,es,fr,de',
      ...linkedIn,
    },
  }),
  spawn(node, ['node_modules/vite/bin/vite.js', 'web', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://localhost:${port + 1}` },
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
