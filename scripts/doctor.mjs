import { runProgram } from './program.mjs'

await runProgram(['server/doctor/command.ts'])
