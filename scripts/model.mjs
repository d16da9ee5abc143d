import { runProgram } from './program.mjs'

await runProgram('model', [...process.argv.slice(2)])
