import { spawn } from 'node:child_process'
import type { Config } from '../config/config.ts'
import { startAgain as again } from '../config/server-process.mjs'

/** Ends this process and begins another like it, on the same port. Call it once everything has stopped. */
export function startAgain(config: Pick<Config, 'package' | 'port'>): never {
  const isLookedAfter = process.connected || config.package === 'deb' || config.package === 'container'
  if (isLookedAfter) process.exit(again)
  const env = { ...process.env, PORT: String(config.port), PORT_FILE: '' }
  const next = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env,
    detached: true,
    stdio: 'inherit',
    windowsHide: true,
  })
  next.unref()
  process.exit(0)
}
