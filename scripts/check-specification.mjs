// Holds docs/specification.md against the tests: every requirement has a row, and every row a proof that exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const rowCount = 389

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @type {Map<string, Set<string>>} */
const known = new Map()

/**
 * The names of a file's tests, as they stand in its source.
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
 * What is wrong with one proof, or undefined.
 * @param {string} proof
 */
function faultOf(proof) {
  const looked = /^looked at: (.*)$/.exec(proof)
  if (looked) return (looked[1] ?? '').split(/\s+/).length >= 5 ? undefined : `says not how it was looked at: ${proof}`
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  if (!file) return `is no proof: ${proof || '(empty)'}`
  if (!/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) return `names ${file}, which is no test file`
  return testsOf(file).has(name) ? undefined : `names a test that ${file} does not have: ${name}`
}

/** @type {string[]} */
const faults = []
const lines = read('docs/specification.md').split('\n')
const cellsOf = (/** @type {string} */ line) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
const rows = lines.filter((line) => /^\| *\d/.test(line)).map(cellsOf)

rows.forEach(([number = '', section = '', words = '', proofs = '', ...rest], at) => {
  const row = `docs/specification.md, row ${number},`
  if (Number(number) !== at + 1) faults.push(`${row} stands where row ${at + 1} belongs`)
  if (!/^§\d+$/.test(section) || !words || rest.length !== 1) faults.push(`${row} lacks its section, words or columns`)
  for (const proof of proofs.split('<br>')) {
    const fault = faultOf(proof)
    if (fault) faults.push(`${row} ${fault}`)
  }
})
const beyond = lines.slice(lines.indexOf('## Beyond the specification')).filter((line) => line.startsWith('| '))
for (const [what = '', proofs = ''] of beyond.slice(2).map(cellsOf))
  for (const fault of proofs.split('<br>').map(faultOf))
    if (fault) faults.push(`docs/specification.md, “${what}”, ${fault}`)
if (rows.length !== rowCount) faults.push(`docs/specification.md has ${rows.length} rows instead of ${rowCount}`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
