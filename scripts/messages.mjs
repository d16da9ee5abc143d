import { installForDevelopment, runNode } from './setup.mjs'

await installForDevelopment()
await runNode(['scripts/messages/update.ts'])
