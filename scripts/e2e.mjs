// All journeys. Before check.mjs loads, which reads it.
process.env.TEST_RELEASE = 'yes'
const { check, journeys } = await import('./check.mjs')

await check([journeys])
