import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { temporaryDirectory } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, table, whole } from './figures.ts'
import { end, freePort, root, untilAnswering } from './processes.ts'

const runs = effort(5, 1)
const maxTimes = 1.6

const bare = { name: 'bare node:http with a database client', args: ['lab/bench/bare-start.ts'] }
const programs = [
  { name: '`npm start` (its script), second time', args: ['scripts/start.mjs'] },
  { name: '`node dist/server/server.js`', args: ['dist/server/server.js'] },
]

/** Time from starting the process to the first success of `/readyz`, with the embedded database and all set-up done. */
export async function benchStartUp(): Promise<string> {
  const dataDir = await temporaryDirectory()
  try {
    const first = await timeToReady(programs[0]!.args, dataDir)
    const times = new Map([bare, ...programs].map((program) => [program, [] as number[]]))
    for (let run = 0; run < runs; run++) {
      for (const [{ args }, measured] of times) measured.push(await timeToReady(args, dataDir))
    }
    const least = times.get(bare)!
    const figures = (measured: number[]) => [`${whole(median(measured))} ms`, `${whole(Math.max(...measured))} ms`]
    return table(
      ['', 'median', 'slowest', 'target', 'against bare', ''],
      [
        ['on an empty data directory, once', `${whole(first)} ms`, '', '', '', ''],
        [bare.name, ...figures(least), '', '', ''],
        ...programs.map((program) => {
          const measured = times.get(program)!
          const ratio = median(measured.map((time, run) => time / least[run]!))
          return [
            program.name,
            ...figures(measured),
            `≤ ${maxTimes} ×`,
            `${ratio.toFixed(2)} ×`,
            mark(ratio <= maxTimes),
          ]
        }),
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
    // An empty value counts as unset and overrides a developer's .env.
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
