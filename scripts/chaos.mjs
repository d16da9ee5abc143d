import { checkNode, install, runNode } from './setup.mjs'

await install()
checkNode()
await runNode(['--disable-warning=ExperimentalWarning', 'lab/chaos/main.ts', ...process.argv.slice(2)])
