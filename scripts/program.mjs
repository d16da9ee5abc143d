import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, install, programFlags, root, runNode } from './setup.mjs'

/**
 * Runs a server program that may work beside a running app, so it leaves the app's packages alone. The program prints
 * its own errors.
 * @param {string[]} args
 */
export async function runProgram(args) {
  if (!existsSync(join(root, 'node_modules'))) await install({ isProduction: true })
  checkNode()
  await runNode([...programFlags, ...args]).catch(() => {
    process.exitCode = 1
  })
}
