import { runProgram } from './program.mjs'

await runProgram('sql', [...process.argv.slice(2)])
