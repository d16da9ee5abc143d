import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languageCodes, pseudoLanguage, sourceLanguage } from '#shared/interface-languages.ts'
import { textsInSources } from '../language/catalogue.ts'

/** Copies files that the server reads at run time. `files`: what to copy, and its name beside the bundle. */
export const filesBeside = (files: Record<string, string>): Plugin => ({
  name: 'files-beside',
  writeBundle({ dir = '' }) {
    for (const [from, to] of Object.entries(files)) cpSync(from, join(dir, to), { recursive: true })
  },
})

/** Copies the migrations. Their snapshots hold each column, and the server reads only the names of the tables. */
export const migrationsBeside = (from: string, to: string): Plugin => ({
  name: 'migrations-beside',
  writeBundle({ dir = '' }) {
    cpSync(from, join(dir, to), { recursive: true })
    const meta = join(dir, to, 'meta')
    for (const file of readdirSync(meta).filter((one) => one.endsWith('_snapshot.json'))) {
      const { tables } = JSON.parse(readFileSync(join(meta, file), 'utf8')) as {
        tables: Record<string, { name: string }>
      }
      const named = Object.fromEntries(Object.entries(tables).map(([id, { name }]) => [id, { name }]))
      writeFileSync(join(meta, file), JSON.stringify({ tables: named }))
    }
  },
})

/** Writes what the server says in each language into a folder beside the bundle. */
export const textsBeside = (folder: string): Plugin => ({
  name: 'texts-beside',
  generateBundle() {
    for (const language of [...languageCodes, pseudoLanguage] as const)
      if (language !== sourceLanguage)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${language}.json`,
          source: JSON.stringify(textsInSources(language)),
        })
  },
})

/** Leaves out source maps that lead to nothing but packages. */
export const mapsOfSources = (): Plugin => ({
  name: 'maps-of-sources',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'chunk' || !file.map?.sources.every((source) => source.includes('/node_modules/'))) continue
      delete bundle[`${name}.map`]
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
    }
  },
})

const list = 'files.json'

/** Removes files of earlier builds, except those of the last: a server that runs may still have to load some. */
export const removeFormer = (): Plugin => ({
  name: 'remove-former',
  writeBundle({ dir = '' }, bundle) {
    const now = Object.keys(bundle)
    const builds = existsSync(join(dir, list)) ? (JSON.parse(readFileSync(join(dir, list), 'utf8')) as string[][]) : []
    const kept = new Set([...now, ...(builds[0] ?? [])])
    for (const file of builds.flat().filter((name) => !kept.has(name))) rmSync(join(dir, file), { force: true })
    writeFileSync(join(dir, list), JSON.stringify([now, ...builds.slice(0, 1)]))
  },
})
