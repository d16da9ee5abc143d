// Before check.mjs loads, which reads it.
process.env.TEST_RELEASE = 'yes'
await import('./test.mjs')
