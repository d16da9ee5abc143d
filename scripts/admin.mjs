import { runProgram } from './program.mjs'

await runProgram(['server/admin/command.ts', ...process.argv.slice(2)])
