// Checks docs/specification.md against the tests: every requirement has a row, and every row has a proof that exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const rowCount = 389

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @type {Map<string, Set<string>>} */
const known = new Map()

/**
 * The names of a file's tests, as written in its source.
 * @param {string} file
 */
function testsOf(file) {
  const found = known.get(file) ?? new Set()
  if (known.has(file)) return found
  known.set(file, found)
  const call = /(?:\b(?:test|it)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"),/g
  for (const [, single, double] of read(file).matchAll(call)) found.add((single ?? double ?? '').replaceAll("\\'", "'"))
  return found
}

/**
 * The faults of a row's proofs. A name that ends with “…” is the beginning of one test's name. A proof without a file
 * uses the file of the proof before it.
 * @param {string[]} proofs
 */
function faultsOf(proofs) {
  let file = ''
  return proofs.flatMap((proof) => {
    const looked = /^looked at: (.*)$/.exec(proof)
    if (looked) return (looked[1] ?? '').split(/\s+/).length >= 5 ? [] : `does not say how it was looked at: ${proof}`
    const [, named = file, name = ''] = /^(?:`([^`]+)` )?› (.+)$/.exec(proof) ?? []
    file = named
    if (!file || !name) return `is no proof: ${proof}`
    if (!/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) return `names ${file}, which is no test file`
    const fitting = [...testsOf(file)].filter((test) =>
      name.endsWith('…') ? test.startsWith(name.slice(0, -1)) : test === name,
    )
    if (fitting.length > 1) return `names ${fitting.length} tests of ${file}: ${name}`
    return fitting.length === 1 ? [] : `names a test that ${file} does not have: ${name}`
  })
}

/** @type {string[]} */
const faults = []
const [required = '', beyond = ''] = read('docs/specification.md').split('\n## Beyond the specification\n')

/**
 * The rows of a list: each begins with an unindented line; its proofs, and perhaps its departure, follow indented.
 * @param {string} text
 */
const rowsOf = (text) =>
  [...text.matchAll(/^(?:(\d+)\.|-) (.+)\n((?: +.+\n?)*)/gm)].map(([, number = '', words = '', below = '']) => ({
    number,
    words,
    proofs: below
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('**Instead:** ')),
  }))

const rows = required
  .split(/^(?=## )/m)
  .filter((section) => /^## §\d+\n/.test(section))
  .flatMap(rowsOf)
rows.forEach(({ number, proofs }, at) => {
  const row = `docs/specification.md, row ${number},`
  if (Number(number) !== at + 1) faults.push(`${row} is where row ${at + 1} belongs`)
  if (proofs.length === 0) faults.push(`${row} has no proof`)
  for (const fault of faultsOf(proofs)) faults.push(`${row} ${fault}`)
})
for (const { words, proofs } of rowsOf(beyond)) {
  if (proofs.length === 0) faults.push(`docs/specification.md, “${words}”, has no proof`)
  for (const fault of faultsOf(proofs)) faults.push(`docs/specification.md, “${words}”, ${fault}`)
}
if (rows.length !== rowCount) faults.push(`docs/specification.md has ${rows.length} rows instead of ${rowCount}`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
