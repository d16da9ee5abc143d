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
 * What is wrong with the proofs of a cell. A name that ends with “…” is the beginning of one test's name, and a proof
 * that names no file is in the file of the proof before it.
 * @param {string} cell
 */
function faultsOf(cell) {
  let file = ''
  return cell.split('<br>').flatMap((proof) => {
    const looked = /^looked at: (.*)$/.exec(proof)
    if (looked) return (looked[1] ?? '').split(/\s+/).length >= 5 ? [] : `does not say how it was looked at: ${proof}`
    const [, named = file, name = ''] = /^(?:`([^`]+)` )?› (.+)$/.exec(proof) ?? []
    file = named
    if (!file || !name) return `is no proof: ${proof || '(empty)'}`
    if (!/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) return `names ${file}, which is no test file`
    const tests = [...testsOf(file)]
    const fitting = name.endsWith('…')
      ? tests.filter((test) => test.startsWith(name.slice(0, -1)))
      : tests.filter((test) => test === name)
    if (fitting.length > 1) return `names ${fitting.length} tests of ${file}: ${name}`
    return fitting.length === 1 ? [] : `names a test that ${file} does not have: ${name}`
  })
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
  if (Number(number) !== at + 1) faults.push(`${row} is where row ${at + 1} belongs`)
  if (!/^§\d+$/.test(section) || !words || rest.length !== 1) faults.push(`${row} lacks its section, words or columns`)
  for (const fault of faultsOf(proofs)) faults.push(`${row} ${fault}`)
})
const beyond = lines.slice(lines.indexOf('## Beyond the specification')).filter((line) => line.startsWith('| '))
for (const [what = '', proofs = ''] of beyond.slice(2).map(cellsOf))
  for (const fault of faultsOf(proofs)) faults.push(`docs/specification.md, “${what}”, ${fault}`)
if (rows.length !== rowCount) faults.push(`docs/specification.md has ${rows.length} rows instead of ${rowCount}`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
