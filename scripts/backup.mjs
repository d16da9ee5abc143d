import { runProgram } from './program.mjs'

await runProgram('backup', ['backup', ...process.argv.slice(2)])
