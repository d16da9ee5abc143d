import { runProgram } from './program.mjs'

await runProgram(['server/backup/command.ts', 'backup', ...process.argv.slice(2)])
