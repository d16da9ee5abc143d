import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverProcess } from '../../scripts/setup.mjs'

export const root = resolve(import.meta.dirname, '../..')

export interface Running {
  url: string
  child: ChildProcess
  /** In bytes, since its start. */
  peakMemory(): Promise<number>
  stop(): Promise<void>
}

const patienceMs = 120_000

/** Starts a server, on a free port unless `env` names one, and waits until `path` answers. Discards its output. */
export async function startServer(file: string, path: string, env: Record<string, string>): Promise<Running> {
  const port = env.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const isOurs = file.startsWith('dist/')
  const args = [
    ...(isOurs ? serverProcess.flags : []),
    '--import',
    resolve(root, 'lab/bench/measured.ts'),
    resolve(root, file),
  ]
  const child = spawn(process.execPath, args, {
    // Outside the project, so that a developer's .env has no effect.
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      ...(isOurs && serverProcess.env),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilAnswering(`${url}${path}`, child)
  return {
    url,
    child,
    peakMemory: async () => {
      child.send('memory')
      const [peak] = (await once(child, 'message')) as [number]
      return peak
    },
    stop: () => end(child),
  }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Polls without long pauses, which would blur the measured time. */
export async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    if (isUp) return
    await sleep(3)
  }
  throw new Error(`${url} did not answer within ${patienceMs / 1000} seconds`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
