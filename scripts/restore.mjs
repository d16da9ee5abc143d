import { runProgram } from './program.mjs'

await runProgram(['server/backup/command.ts', 'restore', ...process.argv.slice(2)])
