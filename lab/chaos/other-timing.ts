/** Bundled into the app: sets leases and pauses from the JSON in `CHAOS_TIMING`, so that a run takes minutes. */
import { timing } from '../../server/config/timing.ts'

Object.assign(timing, JSON.parse(process.env.CHAOS_TIMING ?? '{}'))
