import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { CommandError } from './command-error.ts'
import { desktop, launcherFile } from './desktop.ts'
import { type Installation, packageKind } from './installation.ts'
import { stop } from './stop.ts'

/** What an archive and its updates leave in the home, beside data, settings and log. */
const parts = ['versions', 'current', 'downloads', 'cache', 'run.json', 'update.json', 'hookline.ico']

/** Removes the program and leaves the data. Returns where they are. */
export async function uninstall(installation: Installation): Promise<string> {
  const { home, config } = installation
  await stop(installation)
  desktop().stopStartingWithSession()
  if (packageKind() !== 'archive')
    throw new CommandError(
      msg`${{ product: product.name }} is stopped. To remove it, enter: npm uninstall --global hookline`,
    )
  desktop().removeFromMenu()
  const paths = [...parts.map((part) => join(home, part)), launcherFile()]
  if (process.platform === 'win32') removeWhenThisEnds(paths)
  else for (const path of paths) rmSync(path, { recursive: true, force: true })
  return resolve(home, config.dataDir)
}

/** Windows keeps the files of a program that runs. */
function removeWhenThisEnds(paths: string[]): void {
  const script = `Wait-Process -Id $env:HOOKLINE_ENDS -ErrorAction SilentlyContinue
Remove-Item -Recurse -Force -ErrorAction SilentlyContinue -LiteralPath ($env:HOOKLINE_PATHS -split '\\|')`
  spawn('powershell', ['-NoProfile', '-Command', script], {
    env: { ...process.env, HOOKLINE_ENDS: String(process.pid), HOOKLINE_PATHS: paths.join('|') },
    cwd: process.env.SystemRoot,
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  }).unref()
}
