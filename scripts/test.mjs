import { check, checks, journeys } from './check.mjs'

await check([...checks, journeys])
