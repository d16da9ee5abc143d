import { installForDevelopment, installMigrations, runNode } from './setup.mjs'

await installForDevelopment()
await installMigrations()
await runNode(['scripts/migrations/node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)])
