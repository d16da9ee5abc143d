import { runProgram } from './program.mjs'

await runProgram(['server/admin/sql.ts', ...process.argv.slice(2)])
