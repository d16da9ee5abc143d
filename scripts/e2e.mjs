import { check, journeys } from './check.mjs'

await check([journeys])
