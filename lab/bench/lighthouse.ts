import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags } from '../../scripts/browser.mjs'
import type { BenchDatabase } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, table, whole } from './figures.ts'
import { root } from './processes.ts'
import { chromiumPath, type Screen, startScreens } from './screens.ts'

const runs = effort(3, 1)
/** Measures only the first screens. */
const maxScreens = effort(100, 1)
/** The target for performance; the other scores must be 100. */
const leastPerformance = 97
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The package's command line: the rest of its 150 MB is not needed. */
const program = join(root, 'lab/node_modules/lighthouse/cli/index.js')

interface Result {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/** Lighthouse's mobile preset (a simulated slow phone) on every screen. */
export async function benchLighthouse(database: BenchDatabase): Promise<string> {
  const app = await startScreens(database)
  try {
    const rows: string[][] = []
    const failing: string[] = []
    for (const screen of app.screens.slice(0, maxScreens)) {
      const results: Result[] = []
      for (let run = 0; run < runs; run++) results.push(await visit(app.url, screen))
      const scores = categories.map((category) =>
        median(results.map((result) => 100 * (result.categories[category]?.score ?? 0))),
      )
      const [performance = 0, ...others] = scores
      const isMet = performance >= leastPerformance && others.every((score) => score === 100)
      rows.push([`\`${screen.path}\``, `≥ ${leastPerformance}`, ...scores.map(whole), mark(isMet)])
      const middle = results.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(runs / 2)]!
      failing.push(...failingAudits(middle).map((audit) => `- \`${screen.path}\` ${audit}`))
    }
    return [
      table(['page', 'target', ...categories, ''], rows),
      ...(failing.length > 0 ? ['Audits below full marks in the median run:', failing.join('\n')] : []),
    ].join('\n\n')
  } finally {
    await app.stop()
  }
}

const performanceOf = ({ categories: found }: Result) => found.performance?.score ?? 0

async function visit(url: string, screen: Screen, attempts = 3): Promise<Result> {
  const { path, cookie } = screen
  const args = [
    url + path,
    '--quiet',
    '--output=json',
    `--only-categories=${categories}`,
    `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      maxBuffer: 100_000_000,
    })
    const result = JSON.parse(stdout) as Result
    if (result.runtimeError) throw new Error(result.runtimeError.message)
    return result
  } catch (error) {
    // The browser sometimes returns no trace; then the measurement is repeated.
    if (attempts > 1) return visit(url, screen, attempts - 1)
    throw new Error(`Lighthouse on ${path} gave no result.`, { cause: error })
  }
}

function failingAudits({ categories: found, audits }: Result): string[] {
  return categories.flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim()),
  )
}
