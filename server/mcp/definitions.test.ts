import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { connectProgram, keyFor } from '../testing/programs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Measured for these definitions with o200k_base: 3.99. */
const charactersPerToken = 3.9

test('at most 15 tools, all annotated, with output schemas and links, in under 6,000 tokens', async () => {
  const client = await connectProgram(app, { key: await keyFor(app, await app.signUp()) })
  const { tools } = await client.listTools()
  expect(tools.length).toBeLessThanOrEqual(15)
  for (const { title, description, annotations, outputSchema } of tools) {
    expect([title, description]).not.toContain(undefined)
    expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), openWorldHint: expect.any(Boolean) })
    if (!annotations?.readOnlyHint) expect(annotations?.destructiveHint).toEqual(expect.any(Boolean))
    expect(JSON.stringify(outputSchema)).toContain('"link"')
  }
  expect(JSON.stringify(tools).length / charactersPerToken).toBeLessThan(6_000)
})
