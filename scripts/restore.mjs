import { runProgram } from './program.mjs'

await runProgram('backup', ['restore', ...process.argv.slice(2)])
