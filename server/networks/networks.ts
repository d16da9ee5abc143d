import type { Deps } from '../context.ts'
import { linkedIn } from './linkedin.ts'
import type { Network } from './network.ts'

/** The network that this server publishes on; null when it has no app there and authors post by hand. */
export const networkOf = (deps: Pick<Deps, 'config' | 'now'>): Network | null =>
  deps.config.linkedin ? linkedIn(deps.config.linkedin, deps) : null
