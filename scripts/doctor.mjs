import { runProgram } from './program.mjs'

await runProgram('doctor', process.argv.slice(2))
