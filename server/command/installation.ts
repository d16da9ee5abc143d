import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, readConfig } from '../config/config.ts'
import { isSet } from '../config/given-settings.ts'
import { homeOf } from '../config/home.ts'
import { packageDir } from '../config/places.ts'
import { readRun } from '../config/run-file.ts'

/** One installed Hookline: where it is, and how it is configured. */
export interface Installation {
  home: string
  /** The environment, and below it the file `.env` in the home. */
  settings: Record<string, string | undefined>
  config: Config
}

export type PackageKind = 'archive' | 'npm' | 'deb' | 'container' | 'source'

/** The launchers of the other packages say which they are; npm's launcher cannot. */
export const packageKind = (): PackageKind =>
  (process.env.HOOKLINE_PACKAGE as PackageKind | undefined) ??
  (basename(dirname(packageDir)) === 'node_modules' ? 'npm' : 'source')

/** A service manager chooses where a service works; a person's Hookline works in its home. */
export const isPersonal = () => !['deb', 'container'].includes(packageKind())

export const homeHere = (): string => (isPersonal() ? homeOf(process.env) : process.cwd())

export function readInstallation(): Installation {
  const home = homeHere()
  const settings = readSettings(home)
  return { home, settings, config: readConfig(settings) }
}

export function readSettings(home: string): Installation['settings'] {
  const file = join(home, '.env')
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env }
}

/** A browser keeps unsaved words and the installed app for one port, so it stays the same where nobody chose one. */
export const lastPort = (home: string) => Number(new URL(readRun(home)?.local ?? 'http://localhost:3000').port || 80)

/** For what is started from here. */
export function environment(home: string): NodeJS.ProcessEnv {
  if (!isPersonal()) return process.env
  const port = !isSet(readSettings(home), 'PORT') && { PORT: String(lastPort(home)) }
  return { ...process.env, ...port, HOOKLINE_HOME: home, HOOKLINE_PACKAGE: packageKind() }
}
