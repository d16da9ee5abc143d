import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

const documents = resolve(import.meta.dirname, '../../docs/programs.md')

async function freePort() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return String(port)
}

test('the receiver in the documents takes what is signed with its secret now, and nothing else', async () => {
  const [, source = ''] = /```js\n([\s\S]+?)```/.exec(readFileSync(documents, 'utf8')) ?? []
  const dir = mkdtempSync(join(tmpdir(), 'hookline-receiver-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'receiver.mjs')
  writeFileSync(file, source)
  const [secret, port] = [newSecret(), await freePort()]
  const receiver = spawn(process.execPath, [file], { env: { WEBHOOK_SECRET: secret, PORT: port } })
  onTestFinished(() => void receiver.kill())
  const body = JSON.stringify({ type: 'post.created' })
  const receive = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: sent })).status
  const signed = (secrets: string[], at = new Date()) => signedHeaders(secrets, 'msg_1', at, body)
  await expect.poll(() => receive(signed([secret])).catch(() => null)).toBe(204)
  expect(await receive(signed([newSecret(), secret]))).toBe(204)
  expect([
    await receive(signed([newSecret()])),
    await receive(signed([secret]), `${body} `),
    await receive(signed([secret], new Date(Date.now() - 360_000))),
    await receive({}),
  ]).toEqual([401, 401, 401, 401])
})
