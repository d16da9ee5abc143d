import { check, checks, journeys, pageBenches } from './check.mjs'

const isForRelease = Boolean(process.env.TEST_RELEASE)
await check([...checks, journeys, ...(isForRelease ? [pageBenches] : [])])
