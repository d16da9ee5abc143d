import { build, install } from './setup.mjs'

await install()
await build()
