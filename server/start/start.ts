import './quick-modules.ts'

await import('./main.ts')
