import { existsSync } from 'node:fs'
import { build, checkNode, compileCache, install, program, runNode } from './setup.mjs'

/**
 * Runs one of the server's programs. It may run beside the app, so it leaves the app's packages and files alone if they
 * are there. The program prints its own errors.
 * @param {string} name as in `server/config/places.ts`
 * @param {string[]} args
 */
export async function runProgram(name, args = []) {
  checkNode()
  if (!existsSync(program(name))) {
    await install()
    await build()
  }
  await runNode(['--enable-source-maps', program(name), ...args], { env: compileCache }).catch(() => {
    process.exitCode = 1
  })
}
