import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { examinePrograms } from './programs.ts'

type Answers = (publicUrl: string) => Record<string, [status: number, headers?: Record<string, string>, body?: object]>

async function examined(answers: Answers): Promise<string> {
  const server = createServer((request, response) => {
    const [status, headers, body] = answers(publicUrl)[request.url ?? ''] ?? [404]
    response.writeHead(status, headers).end(body && JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (await examinePrograms({ publicUrl })).says.replaceAll(publicUrl, 'HERE')
}

const challenge = (metadata: string) => ({ 'www-authenticate': `Bearer resource_metadata="${metadata}"` })
const good: Answers = (url) => ({
  '/mcp': [401, challenge(`${url}/.well-known/oauth-protected-resource/mcp`)],
  '/.well-known/oauth-protected-resource/mcp': [200, {}, { resource: `${url}/mcp`, authorization_servers: [url] }],
  '/.well-known/oauth-authorization-server': [200, {}, { issuer: url }],
})

test.each<[RegExp, Answers]>([
  [/https to port 443 only/, good],
  [
    /redirects to https:\/\/elsewhere.example/,
    () => ({ '/mcp': [308, { location: 'https://elsewhere.example/mcp' }] }),
  ],
  [/answers 404 and does not say where to sign in/, () => ({})],
  [/sends programs to \/\.well-known.* instead of HERE/, () => ({ '/mcp': [401, challenge('/.well-known/x')] })],
  [/oauth-protected-resource\/mcp does not describe/, (url) => ({ '/mcp': good(url)['/mcp']! })],
  [
    /oauth-authorization-server does not describe/,
    (url) => ({ ...good(url), '/.well-known/oauth-authorization-server': [404] }),
  ],
])('says what keeps chats on the web out: %s', async (sentence, answers) => {
  expect(await examined(answers)).toMatch(sentence)
})

test('a computer that only itself can reach is told of the other way', async () => {
  expect((await examinePrograms({ publicUrl: undefined })).says).toMatch(/docs\/programs\.md/)
})
