import { installForDevelopment, runNode } from './setup.mjs'

await installForDevelopment()
await runNode(['lab/eval/main.ts', ...process.argv.slice(2)])
