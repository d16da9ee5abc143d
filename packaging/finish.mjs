import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/setup.mjs'
import { version } from './assemble.mjs'
import { writeBill } from './bill.mjs'

/** @param {string} file */
const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Lays beside the packages what installs and checks them. @param {string} out */
export function finish(out) {
  for (const script of ['install.sh', 'install.ps1']) cpSync(join(root, 'packaging', script), join(out, script))
  writeBill(out, version)
  const files = readdirSync(out).filter((file) => /^hookline[-_]/i.test(file) && !file.endsWith('.minisig'))
  writeFileSync(join(out, 'SHA256SUMS'), files.map((file) => `${sumOf(join(out, file))}  ${file}\n`).join(''))
}
