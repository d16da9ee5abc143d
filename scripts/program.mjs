import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, install, programFlags, root, runNode } from './setup.mjs'

/**
 * Runs a program of the server's that may work beside a running app, and so leaves the app's packages alone.
 * It has said itself what went wrong.
 * @param {string[]} args
 */
export async function runProgram(args) {
  if (!existsSync(join(root, 'node_modules'))) await install({ isProduction: true })
  checkNode()
  await runNode([...programFlags, ...args]).catch(() => {
    process.exitCode = 1
  })
}
