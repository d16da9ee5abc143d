import { installForDevelopment, runNode } from './setup.mjs'

await installForDevelopment()
await runNode(['lab/chaos/main.ts', ...process.argv.slice(2)])
