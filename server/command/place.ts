import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { homeOf } from '../config/home.ts'
import { CommandError } from './command-error.ts'
import { homeHere, readInstallation } from './installation.ts'
import { findRunning } from './running.ts'

/** Which Hookline the commands for posts work with. */
export interface Place {
  origin: string
  key: string
  /** Where people open it, if that is elsewhere. */
  address?: string
}

const loginFile = () => join(homeOf(process.env), 'login.json')

function readLogin(): Place | null {
  try {
    return JSON.parse(readFileSync(loginFile(), 'utf8')) as Place
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new CommandError(msg`${{ file: loginFile() }} cannot be read. Enter “hookline login” again.`)
  }
}

/** Keeps the key where only its person can read it. Returns the file. */
export function keepLogin(place: Place): string {
  const file = loginFile()
  mkdirSync(homeOf(process.env), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(place)}\n`, { mode: 0o600 })
  // A file that was there keeps its mode otherwise.
  chmodSync(file, 0o600)
  return file
}

export const forgetLogin = () => rmSync(loginFile(), { force: true })

export function originOf(address: string): string {
  const { protocol, origin } = URL.parse(address.includes('://') ? address : `https://${address}`) ?? {}
  if (origin && (protocol === 'https:' || protocol === 'http:')) return origin
  throw new CommandError(msg`This is not an address such as https://hookline.example.com.`, 'usage')
}

/** By HOOKLINE_URL, else by `hookline login`, else the one that runs on this computer. */
export function findOrigin(): string {
  const { HOOKLINE_URL: url } = process.env
  const origin = url ? originOf(url) : (readLogin()?.origin ?? findRunning(homeHere())?.local)
  if (origin) return origin
  throw new CommandError(
    msg`${{ product: product.name }} does not run here. Enter “hookline start”, or “hookline login https://…” for one elsewhere.`,
    'notRunning',
  )
}

/** A key goes only to the Hookline that it belongs to. */
export async function findPlace(): Promise<Place> {
  const origin = findOrigin()
  const { HOOKLINE_KEY: key } = process.env
  if (key) return { origin, key }
  const login = readLogin()
  if (login?.origin === origin) return login
  const running = findRunning(homeHere())
  if (running && [running.local, running.address].map(originOf).includes(origin)) {
    const { home, config } = readInstallation()
    // The database and its code are needed once, to create the key.
    const { keyOfThisComputer } = await import('../mcp/own-key.ts')
    const key = await keyOfThisComputer({ ...config, dataDir: resolve(home, config.dataDir) }, origin)
    return { origin, key, address: running.address }
  }
  throw new CommandError(msg`There is no key for ${{ origin }}. Enter “hookline login ${{ origin }}”.`, 'refused')
}
