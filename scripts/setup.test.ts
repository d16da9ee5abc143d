import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './setup.mjs'

const locked = {
  '': { optionalDependencies: { here: '1', elsewhere: '1' } },
  'node_modules/app': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform] },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
  'node_modules/extra': { version: '1.0.0', optional: true },
}

async function folderWith(installed: Record<string, { version: string }> | null) {
  const folder = await mkdtemp(join(tmpdir(), 'hookline-setup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  await mkdir(join(folder, 'node_modules'))
  if (installed)
    await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

const [app, tool, here] = ['app', 'tool', 'here'].map((name) => ({
  [`node_modules/${name}`]: { version: name === 'tool' ? '2.0.0' : '1.0.0' },
}))

test('installed packages are not installed again, whoever installed them', async () => {
  expect(isInstalled(await folderWith({ ...app, ...tool, ...here }), {})).toBe(true)
  expect(isInstalled(await folderWith({ ...app, ...here }), { isProduction: true })).toBe(true)
})

test('an interrupted install, a missing part, another version, and a missing package for this system count as missing', async () => {
  expect(isInstalled(await folderWith(null), {})).toBe(false)
  expect(isInstalled(await folderWith({ ...app, ...here }), {})).toBe(false)
  const older = { 'node_modules/app': { version: '0.9.0' } }
  expect(isInstalled(await folderWith({ ...older, ...tool, ...here }), {})).toBe(false)
  expect(isInstalled(await folderWith({ ...app, ...tool }), {})).toBe(false)
  expect(isInstalled(await folderWith({ ...app, ...tool }), { withOptional: false })).toBe(true)
})

test('the oldest Node that runs the app installs each optional package of its computer', async () => {
  const { packages } = JSON.parse(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean; engines?: { node?: string } }>
  }
  // npm leaves out what is optional and wants a newer one. A binary whose package asks for more than it needs is in the
  // lock without this wish.
  const leftOut = Object.entries(packages).filter(
    ([, { optional, engines }]) => optional && Number(/^>=\s*(\d+)/.exec(engines?.node ?? '')?.[1]) > 20,
  )
  expect(leftOut.map(([path]) => path)).toEqual([])
})
