// Holds imports to the rules of scripts/structure, code files to 300 lines, and documents to existing paths.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { installStructure, root } from './setup.mjs'
import { isTest } from './structure/rules.mjs'

const maxLines = 300

/** Data files may be long: tables, and texts to measure others by. */
const data = [
  'server/start/schema-names.ts',
  'server/start/examples.ts',
  'server/database/schema.ts',
  'server/seed/demo.ts',
]

const isCode = (/** @type {string} */ file) => /\.(ts|tsx|mts|mjs|js)$/.test(file)

/** A name with a list in braces stands for several. */
const expanded = (/** @type {string} */ name) => {
  const [, before = name, list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
  return list === undefined ? [name] : list.split(',').map((one) => before + one.trim() + after)
}

const isGenerated = (/** @type {string} */ file) => file.endsWith('.gen.ts')

/** @param {string} top */
const filesOf = (top) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: top, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(top, file)))

/**
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
function longFiles(files, read) {
  const lines = (/** @type {string} */ file) => read(file).trimEnd().split('\n').length
  const faults = files
    .filter((file) => !data.includes(file) && !isGenerated(file) && lines(file) > maxLines)
    .map((file) => `${file} has ${lines(file)} lines, more than ${maxLines}: look for its second idea`)
  return faults
}

/**
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
function deadPaths(files, read) {
  const places = new Set(
    files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
  )
  const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))]
  const path = new RegExp(`\`((?:${folders.join('|').replaceAll('.', '\\.')})\\/[\\w./{},-]*)\``, 'g')
  const names = new Set(files.map((file) => basename(file)))
  /** @type {string[]} */
  const faults = []
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = read(file).replaceAll(/```[\s\S]*?```/g, '')
    const named = [...text.matchAll(path)].flatMap(([, name = '']) => expanded(name.replace(/\/$/, '')))
    const bare = [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|m[jt]s|js|css))`/g)].map(([, name = '']) => name)
    const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, name = '']) =>
      join(dirname(file), name),
    )
    for (const name of [...named, ...linked])
      if (!places.has(name)) faults.push(`${file} names ${name}, which does not exist`)
    for (const name of bare) if (!names.has(name)) faults.push(`${file} names ${name}, as no file is called`)
  }
  return faults
}

/** @param {(file: string) => string} read */
function unexplainedSettings(read) {
  const places = globSync('server/config/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
  const settings = places.flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??: /gm)].map(([, name = '']) => name),
  )
  const explained = read('docs/configuration.md')
  const sources = globSync(['{server,scripts,packaging}/**/*.{ts,mjs,sh,ps1}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name.endsWith('.test.ts'),
  }).map(read)
  const listed = [...explained.matchAll(/^\| `([A-Z][A-Z\d_]+)`/gm)].map(([, name = '']) => name)
  const faults = [
    ...settings
      .filter((name) => !explained.includes(`\`${name}\``))
      .map((name) => `docs/configuration.md does not explain ${name}`),
    ...listed
      .filter((name) => !sources.some((text) => text.includes(name)))
      .map((name) => `docs/configuration.md explains ${name}, which the server does not read`),
  ]
  // `NAME_FILE` names a file that holds `NAME`.
  faults.push(
    ...settings.filter((name) => name.endsWith('_FILE')).map((name) => `${name} reads as a file of a setting`),
  )
  if (!explained.includes('_FILE=')) faults.push('docs/configuration.md does not explain settings in files')
  return settings.length < 10 ? ['the settings could not be found in server/config/config.ts'] : faults
}

/** It loads a library that was installed since the build. */
const mayCompute = ['server/models/inference-process.ts']

/**
 * Imports that no rule can follow: a name that is computed, and a file beside `import.meta.url` in another folder.
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
function hiddenImports(files, read) {
  const isProduct = (/** @type {string} */ file) => /^(server|shared|web)\//.test(file)
  return files.filter(isProduct).flatMap((file) => {
    const text = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const computes = !mayCompute.includes(file) && /\bimport\((?!\s*(['"][^'"]*['"]|`[^`$]*`)\s*\))/.test(text)
    const named = [...text.matchAll(/\bnew URL\(\s*['"`](\.\.\/[^'"`]*\.[mc]?[jt]sx?)['"`],\s*import\.meta\.url/g)]
    return [
      ...(computes ? [`${file} computes what it imports, so nobody can tell what that is`] : []),
      ...named.map(([, name]) => `${file} names ${name} beside its own address: import it`),
    ]
  })
}

/**
 * The faults of the files in a folder that git knows.
 * @param {string} top
 */
export async function structureFaults(top) {
  await installStructure()
  // The name is no literal, because types are checked before the package is installed.
  const { importFaults } = await import(new URL('structure/imports.mjs', import.meta.url).href)
  const files = filesOf(top)
  const read = (/** @type {string} */ file) => readFileSync(join(top, file), 'utf8')
  const code = files.filter((file) => isCode(file) && !isTest(file))
  return [
    ...(await importFaults(top)),
    ...hiddenImports(code, read),
    ...longFiles([...code, ...files.filter((file) => file.endsWith('.css'))], read),
    ...deadPaths(files, read),
  ]
}

if (import.meta.filename === process.argv[1]) {
  const faults = [
    ...(await structureFaults(root)),
    ...unexplainedSettings((file) => readFileSync(join(root, file), 'utf8')),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
