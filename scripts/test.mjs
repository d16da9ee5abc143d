import { check, checks, journeys, neighbours, pageBenches } from './check.mjs'

const isForRelease = Boolean(process.env.TEST_RELEASE)
await check([...checks, journeys, ...(isForRelease ? [pageBenches, ...neighbours] : [])])
