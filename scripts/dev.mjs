import { spawn } from 'node:child_process'
import { checkNode, install, node, root } from './setup.mjs'

await install()
checkNode()

const seed = process.argv.slice(2).filter((word) => word === '--seed')

// The page comes from Vite, which reloads it; calls go on to the server, which restarts itself when its files change.
const children = [
  spawn(node(), ['--watch', '--watch-path=server', '--watch-path=shared', 'server/start.ts', ...seed], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: 'http://localhost:3000' },
  }),
  spawn(node(), ['node_modules/vite/bin/vite.js', 'web', '--port', '3000', '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_URL: 'http://localhost:3001' },
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
