import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { withTestApp } from '#server/testing/app.ts'
import { bareEnv } from '#server/testing/bare-env.ts'
import { callTool, keyFor, speakingProgram } from '#server/testing/programs.ts'
import { root } from './setup.mjs'

interface Manifest {
  version: string
  server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } }
  user_config: Record<string, object>
}

test('the extension for Claude Desktop is packed with a valid manifest, and works with what its settings ask for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-mcpb-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const packed = join(folder, 'hookline.mcpb')
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/mcpb.mjs'), packed], {
    cwd: root,
  })
  expect(stdout).toContain('Manifest schema validation passes!')

  const files = unzipSync(readFileSync(packed))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const { server, user_config: settings }: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  expect(Object.keys(files)).toContain(server.entry_point)

  const app = await withTestApp()
  const author = await app.signUp()
  const post = await app.hasPost(author)
  const given: Record<string, string> = { url: await app.listen(), key: await keyFor(app, author) }
  expect(Object.keys(settings).sort()).toEqual(Object.keys(given).sort())
  const filledIn = (text: string) =>
    text.replaceAll(/\$\{__dirname\}/g, () => folder).replaceAll(/\$\{user_config\.(\w+)\}/g, (_, name) => given[name]!)
  const { args, env } = server.mcp_config
  const client = speakingProgram({ isOld: true })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: args.map(filledIn),
      env: { ...bareEnv, ...Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filledIn(text)])) },
    }),
  )
  onTestFinished(() => client.close())
  const { data } = await callTool<{ posts: { id: string }[] }>(client, 'find_posts')
  expect(data.posts).toMatchObject([{ id: post.id }])
}, 120_000)
