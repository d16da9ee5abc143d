import { join } from 'node:path'
import { mergeConfig } from 'vite'
import ofServer from '../../../server/build/vite.config.ts'
import { bundle } from './bundle.ts'

/** The server as users run it, but with the leases and pauses of `CHAOS_TIMING`. */
export default mergeConfig(ofServer, {
  build: {
    outDir: bundle,
    sourcemap: false,
    license: false,
    rolldownOptions: { input: { server: join(import.meta.dirname, 'server.ts') } },
  },
})
