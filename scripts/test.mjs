import { check, checks, journeys, ofN8n, pageBenches } from './check.mjs'

const isForRelease = Boolean(process.env.TEST_RELEASE)
await check([...checks, journeys, ...(isForRelease ? [pageBenches, ofN8n] : [])])
