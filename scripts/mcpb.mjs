// Builds dist/hookline.mcpb, or the named file, which Claude Desktop installs with a double click:
// `node scripts/mcpb.mjs [file]`. The packer checks the manifest.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { installForDevelopment, installMcpb, root, runNode } from './setup.mjs'

await installForDevelopment()
await installMcpb()
const { build } = await import('vite')
const folder = join(root, '.cache', 'mcpb')
rmSync(folder, { recursive: true, force: true })
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'node', noExternal: true },
  build: {
    ssr: 'server/mcp/extension.ts',
    target: 'node20.19',
    outDir: join(folder, 'server'),
    rolldownOptions: { output: { entryFileNames: 'index.mjs', codeSplitting: false } },
  },
})
const manifest = {
  manifest_version: '0.3',
  name: 'hookline',
  display_name: 'Hookline',
  version: '0.1.0',
  description: 'Write, check and schedule your LinkedIn posts with the Hookline on your own computer or server.',
  author: { name: 'Hookline' },
  license: 'MIT',
  server: {
    type: 'node',
    entry_point: 'server/index.mjs',
    mcp_config: {
      command: 'node',
      // biome-ignore-start lint/suspicious/noTemplateCurlyInString: Claude Desktop fills them in.
      args: ['${__dirname}/server/index.mjs'],
      env: { HOOKLINE_URL: '${user_config.url}', HOOKLINE_KEY: '${user_config.key}' },
      // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
    },
  },
  user_config: {
    url: {
      type: 'string',
      title: 'Address of Hookline',
      description: 'As in your browser, such as http://localhost:3000.',
      default: 'http://localhost:3000',
      required: true,
    },
    key: {
      type: 'string',
      title: 'Key',
      description: 'Create one in Hookline, in Settings → Integrations.',
      sensitive: true,
      required: true,
    },
  },
  tools_generated: true,
  prompts_generated: true,
  compatibility: { runtimes: { node: '>=20.19' } },
}
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
const file = resolve(process.argv[2] ?? join(root, 'dist', 'hookline.mcpb'))
mkdirSync(dirname(file), { recursive: true })
const pack = join(root, 'scripts/mcpb/node_modules/@anthropic-ai/mcpb/dist/cli/cli.js')
await runNode([pack, 'pack', folder, file])
