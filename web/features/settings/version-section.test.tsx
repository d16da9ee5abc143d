import { execFileSync } from 'node:child_process'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { productVersion } from '#server/config/version.ts'
import { withTestApp } from '#server/testing/app.ts'
import { newFolder, offer } from '#server/testing/releases.ts'
import { writeState } from '#server/updates/home.ts'
import { showApp } from '#web/testing.tsx'

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
})

const archive = `hookline-9.9.9-${process.platform}-${process.arch}.tar.xz`
const path = '/settings?section=server'

async function withRelease() {
  const folder = await newFolder()
  const home = await newFolder()
  await mkdir(join(folder, 'hookline/app'), { recursive: true })
  await writeFile(join(folder, 'hookline/app/filling'), Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))))
  execFileSync('tar', ['-cJf', archive, 'hookline'], { cwd: folder })
  const release = await offer(folder, '9.9.9')
  onTestFinished(async () => {
    release.close()
    for (const dir of [folder, home]) await rm(dir, { recursive: true, force: true })
  })
  const app = await withTestApp({ env: { HOOKLINE_PACKAGE: 'archive', HOOKLINE_HOME: home, ...release.env } })
  return { app, home, release, operator: await app.runsServer(await app.signUp()) }
}

const card = async () => within(await screen.findByRole('region', { name: 'Version' }))

test('an operator checks for a newer version, reads its notes as text, and stops and resumes the download', async () => {
  const { app, home, operator, release } = await withRelease()
  const { user } = showApp(path, { app, as: operator })
  const version = await card()
  version.getByText(`This is Hookline ${productVersion}. Installed for you on this computer.`)
  await user.click(version.getByRole('button', { name: 'Check now' }))
  await version.findByText('- 9.9.9 is <b>newer</b>.')
  release.slowDown(2_000, 200)
  await user.click(version.getByRole('button', { name: 'Update to 9.9.9' }))
  await version.findByRole('progressbar', { name: 'Update: downloading' })
  const part = join(home, 'downloads', `${archive}.part`)
  await expect.poll(async () => (await stat(part).catch(() => null))?.size).toBeGreaterThan(0)
  await user.click(version.getByRole('button', { name: 'Cancel' }))
  const resume = await version.findByRole('button', { name: 'Resume the update' })
  version.getByText(/^0\.\d MB of 0\.\d MB are downloaded\./)
  await waitFor(() => expect(document.activeElement?.contains(resume)).toBe(true))
  release.slowDown(0, 0)
  await user.click(resume)
  await version.findByText(/could not be unpacked/, undefined, { timeout: 20_000 })
})

test('an update that did not work is told, with what runs now', async () => {
  const { app, operator, home } = await withRelease()
  const at = new Date().toISOString()
  const reason = 'Version 9.9.9 was not ready after 30 seconds.'
  writeState(home, { phase: 'rolled-back', from: '0.1.0', to: '9.9.9', at, attempts: 1, backup: null, reason })
  showApp(path, { app, as: operator })
  await (await card()).findByText(
    /^The update to 9\.9\.9 did not work \(today at .+\)\. Version 9\.9\.9 was not ready after 30 seconds\. Version 0\.1\.0 runs again, with all your data\.$/,
  )
})

test('another package says who updates it', async () => {
  const app = await withTestApp({ env: { HOOKLINE_PACKAGE: 'npm' } })
  showApp(path, { app, as: await app.runsServer(await app.signUp()) })
  const version = await card()
  await version.findByText('To update, stop Hookline and run: npm install --global hookline@latest')
  expect(version.queryByRole('button')).toBeNull()
})

test('people who are not operators neither see nor ask for the version', async () => {
  const app = await withTestApp()
  const { requests } = showApp(path, { app, as: await app.signUp() })
  await screen.findByRole('region', { name: 'For whoever runs this server' })
  await waitFor(() => expect(requests).toContain('GET /api/writing-engine'))
  await expect.poll(() => screen.queryAllByRole('status').filter(({ textContent }) => textContent)).toEqual([])
  expect(screen.queryByRole('region', { name: 'Version' })).toBeNull()
  expect(requests).not.toContain('GET /api/updates')
})
