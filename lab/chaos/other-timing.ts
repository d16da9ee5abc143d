/** Loaded into the app: leases and pauses last as long as `CHAOS_TIMING` says, as JSON, so that a run takes minutes. */
import { timing } from '../../server/config/timing.ts'

Object.assign(timing, JSON.parse(process.env.CHAOS_TIMING ?? '{}'))
