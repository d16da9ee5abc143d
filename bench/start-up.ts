import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { temporaryDirectory } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, table, whole } from './figures.ts'
import { end, freePort, root, untilAnswering } from './processes.ts'

const runs = effort(5, 1)
const mostMs = 1000

const programs = [
  { name: '`npm start` (its script), second time', args: ['scripts/start.mjs'] },
  { name: '`node server/start.ts`', args: ['server/start.ts'] },
]

/** From starting the process to the first good answer of `/readyz`, with the embedded database and all set-up done before. */
export async function benchStartUp(): Promise<string> {
  const dataDir = await temporaryDirectory()
  try {
    const first = await timeToReady(programs[0]!.args, dataDir)
    const times = programs.map((): number[] => [])
    for (let run = 0; run < runs; run++) {
      for (const [index, { args }] of programs.entries()) times[index]!.push(await timeToReady(args, dataDir))
    }
    return table(
      ['', 'target', 'median', 'slowest', ''],
      [
        ['on an empty data directory, once', '', `${whole(first)} ms`, '', ''],
        ...programs.map(({ name }, index) => [
          name,
          `< ${whole(mostMs)} ms`,
          `${whole(median(times[index]!))} ms`,
          `${whole(Math.max(...times[index]!))} ms`,
          mark(median(times[index]!) < mostMs),
        ]),
      ],
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeToReady(args: string[], dataDir: string): Promise<number> {
  const port = String(await freePort())
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Empty counts as unset, and wins over a developer's .env.
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilAnswering(`http://127.0.0.1:${port}/readyz`, child)
    return performance.now() - startedAt
  } finally {
    await end(child)
  }
}
