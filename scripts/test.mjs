import { check, checks, journeys, pageBenches } from './check.mjs'

await check([...checks, journeys, pageBenches])
