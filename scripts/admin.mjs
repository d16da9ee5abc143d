import { runProgram } from './program.mjs'

await runProgram('admin', [...process.argv.slice(2)])
