import { runProgram } from './program.mjs'

await runProgram(['server/models/command.ts', ...process.argv.slice(2)])
