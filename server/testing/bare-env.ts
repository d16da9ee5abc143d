import { compileCache } from '../../scripts/setup.mjs'

/** For the programs that tests start: nothing of the developer's own environment, and a quicker start. */
export const bareEnv = { PATH: process.env.PATH ?? '', ...compileCache }
