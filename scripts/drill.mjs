import { runProgram } from './program.mjs'

await runProgram('backup', ['drill', ...process.argv.slice(2)])
