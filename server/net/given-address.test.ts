import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connect, path, said, setUp, use } from '../testing/connections.ts'
import { readBaseUrl, refuseMetadata, refuseWayInside } from './given-address.ts'

describe('addresses', () => {
  test.each([
    'http://169.254.169.254/latest',
    'http://2852039166/latest',
    'http://0xa9.0xfe.0xa9.0xfe',
    'http://[::ffff:169.254.169.254]/v1',
    'http://[fd00:ec2::254]/v1',
    'http://[fe80::1]/v1',
    'http://100.100.100.200/v1',
  ])('%s, where a cloud hands out credentials, is never asked', async (address) => {
    await expect(refuseMetadata(new URL(address))).rejects.toThrow(/this machine’s credentials/)
    const { app, operator } = await setUp()
    const body = { kind: 'compatible', baseUrl: address }
    const response = await app.call('POST', `${path}/connections`, { as: operator, body })
    expect(await said(response)).toEqual([400, expect.stringMatching(/Hookline does not connect to it\.$/)])
  })

  test.each(['http://192.168.1.1/admin', 'http://127.0.0.1:5432', 'http://[::1]', 'http://[::]', 'http://10.1.2.3'])(
    'a public address must not lead on to %s, a private one may',
    async (target) => {
      const leadsOn = (entered: string) => refuseWayInside(new URL(entered), new URL(target))
      await expect(leadsOn('https://93.184.216.34')).rejects.toThrow(
        /inside a private network\. Hookline does not connect to it\.$/,
      )
      await expect(leadsOn('http://192.168.1.7:8080')).resolves.toBeUndefined()
    },
  )

  test('a key is not sent unencrypted to somebody else’s machine', async () => {
    const { app, operator } = await setUp()
    expect(await said(await connect(app, operator, { baseUrl: 'http://93.184.216.34/v1' }))).toEqual([
      400,
      expect.stringMatching(/^Over http:\/\/ others could read the key on its way/),
    ])
  })

  test.each([
    ['localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/', 'http://localhost:11434/v1'],
    ['https://Api.Example.com/v1/', 'https://api.example.com/v1'],
    ['https://example.com/openai/v2', 'https://example.com/openai/v2'],
  ])('%s is %s', (typed, read) => expect(readBaseUrl(typed)).toBe(read))
})

test('whatever an operator types, the answer is a sentence', async () => {
  const { app, operator } = await setUp()
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `http://127.0.0.1:1/${text}`),
    fc.constantFrom('http://', 'http://[', 'http://%zz', 'javascript:alert(1)', '//x', 'http://127.0.0.1:99999'),
  )
  const texts = fc.record({ kind: fc.constantFrom('openai', 'compatible', 'x'), baseUrl: typed, key: fc.option(typed) })
  const changes = fc.record({
    engine: fc.constantFrom('arranger', 'local', 'connection', 'x'),
    connectionId: fc.option(typed, { nil: undefined }),
    model: fc.option(typed, { nil: undefined }),
    aiModels: fc.option(fc.array(fc.constantFrom('gpt4', 'x')), { nil: undefined }),
  })
  // Nothing listens at the addresses, and other names are never looked up.
  const isQuick = ({ baseUrl }: { baseUrl: string }) => baseUrl.includes('127.0.0.1') || !/^[\w.-]+$/.test(baseUrl)
  await fc.assert(
    fc.asyncProperty(texts.filter(isQuick), changes, async (connection, change) => {
      const responses = [
        await app.call('POST', `${path}/connections`, { as: operator, body: connection }),
        await use(app, operator, change),
      ]
      for (const response of responses) {
        expect([200, 400, 404, 409, 502, 503]).toContain(response.status)
        if (response.status !== 200) expect(await response.text()).toMatch(/\S/)
      }
    }),
    { numRuns: 150 },
  )
  expect(app.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})
