import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

/** The server's programs by name: where each begins, below `server`. The bundle has a file for each, `<name>.js`. */
export const programs = {
  server: 'start/main.ts',
  hookline: 'command/main.ts',
  admin: 'admin/command.ts',
  backup: 'backup/command.ts',
  doctor: 'doctor/command.ts',
  mcp: 'mcp/command.ts',
  model: 'models/command.ts',
  sql: 'admin/sql.ts',
  'analysis-worker': 'start/analysis-worker.ts',
  'examine-process': 'media/examine-process.ts',
  'inference-process': 'models/inference-process.ts',
  'read-process': 'sources/read-process.ts',
  'unpack-process': 'updates/unpack-process.ts',
  updater: 'updates/updater.ts',
  'figures-process': 'figures/figures-process.ts',
} as const

// All files of the bundle are in one folder, `dist/server`.
const isBundled = basename(import.meta.dirname) !== 'config'
const dist = join(import.meta.dirname, isBundled ? '..' : '../../dist')

// The bundle's programs start several times sooner, so a whole run of tests has them started.
const startsBundled = isBundled || process.env.HOOKLINE_PROGRAMS === 'bundled'

/** The file to start a program with, from source or from the bundle. */
export const programFile = (name: keyof typeof programs): string =>
  startsBundled ? join(dist, 'server', `${name}.js`) : join(import.meta.dirname, '..', programs[name])

/** The folder that is installed as a package. From a clone it is `dist`. */
export const packageDir = dist

/** It names the version. */
export const packageFile = join(isBundled ? dist : join(dist, '..'), 'package.json')

/** The built web app. */
export const webDir = join(dist, 'web')

/** What the app says in a language, in the sources: see shared/messages. */
export const catalogueFile = (language: string): string =>
  join(import.meta.dirname, '../../shared/messages', `${language}.po`)

/** What the server says in a language, as the build prepares it. Null in the sources. */
export const builtTextsFile = isBundled
  ? (language: string): string => join(import.meta.dirname, 'messages', `${language}.json`)
  : null

/** A file of a package that is read at run time. The build copies it beside the bundle, by `filesBeside`. */
export const fileOfPackage = (file: string): string =>
  isBundled ? join(dist, 'server', basename(file)) : createRequire(import.meta.url).resolve(file)
