// Holds the direction of imports and the paths that the documents name.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** What must not be imported from where; the server is known to the web by type only. */
const forbidden = [
  { from: /^shared\//, to: /^(server|web)\// },
  { from: /^server\//, to: /^web\// },
  { from: /^web\//, to: /^server\//, exceptTypes: true },
  { from: /^web\/(ui|lib)\//, to: /^web\/(features|shell|routes)\// },
  { from: /^web\/features\//, to: /^web\/routes\// },
]

/** @type {string[]} */
const faults = []

for (const file of files.filter((name) => /\.(ts|tsx)$/.test(name) && !/\.(test|gen)\./.test(name))) {
  for (const [, type, , path = ''] of read(file).matchAll(
    /^(?:import|export)( type)? ([^'"]*from )?['"]([#.][^'"]+)['"]/gm,
  )) {
    const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
    for (const rule of forbidden) {
      if (rule.from.test(file) && rule.to.test(target) && !(rule.exceptTypes && type))
        faults.push(`${file} must not import ${target}`)
    }
  }
}

const places = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
)
for (const file of files.filter((name) => name.endsWith('.md'))) {
  const text = read(file).replaceAll(/```[\s\S]*?```/g, '')
  const named = [...text.matchAll(/`((?:server|shared|web|e2e|bench|docs|scripts)\/[\w./-]*)`/g)].map(([, path = '']) =>
    path.replace(/\/$/, ''),
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  for (const path of [...named, ...linked])
    if (!places.has(path)) faults.push(`${file} names ${path}, which does not exist`)
}

const settings = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
const explained = read('docs/configuration.md')
for (const name of settings)
  if (!explained.includes(`\`${name}\``)) faults.push(`docs/configuration.md does not explain ${name}`)
if (settings.length < 10) faults.push('the settings could not be found in server/config.ts')

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
