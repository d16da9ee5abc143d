import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { forbidden } from './rules.mjs'

const resolution = {
  exportsFields: ['exports'],
  conditionNames: ['node', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
}

/**
 * Imports that break a rule, a sentence each.
 * @param {string} top the folder of the project
 * @returns {Promise<string[]>}
 */
export async function importFaults(top) {
  const folders = ['server', 'shared', 'web'].filter((folder) => existsSync(join(top, folder)))
  const { output } = await cruise(
    folders,
    {
      baseDir: top,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
      includeOnly: { path: '^(server|shared|web)/' },
      exclude: { path: String.raw`\.test\.tsx?$` },
    },
    resolution,
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to, cycle }) =>
    cycle
      ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
      : `${from} imports ${to}: ${rule.name}`,
  )
}
