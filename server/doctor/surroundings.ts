import { accessSync, constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sizeOf } from '#shared/bytes.ts'
import { backupDirOf } from '../backup/directory.ts'
import type { Config } from '../config/config.ts'
import { unreadProxy } from '../http/origin.ts'
import { isLoopback } from '../net/addresses.ts'
import { type Finding, note, ok, reasonOf, toDo, withinMs } from './finding.ts'

export async function examineSurroundings(config: Config): Promise<Finding[]> {
  return [
    node(),
    ...configured(config),
    ...disk(resolve(config.dataDir)),
    ...backupsPlace(config),
    ...['.env', ...config.settingFiles].flatMap((file) => settingsFile(config, file)),
    await address(config),
    ...(await proxy(config)),
    ...(await engines(config)),
  ]
}

function node(): Finding {
  const isRoot = process.getuid?.() === 0
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    return toDo('Node', `This is ${process.version}, but Hookline needs Node 20.19 or newer. See https://nodejs.org.`)
  return isRoot
    ? note('Node', `${process.version}, as root. A user for Hookline alone is enough and safer.`)
    : ok('Node', process.version)
}

/** Of secrets it says only whether they are set. */
function configured(config: Config): Finding[] {
  const { publicUrl, isSecure, identityProvider, passwordForms, stripe, supportEmail, host } = config
  const signIn = [identityProvider?.name && `with ${identityProvider.name}`, passwordForms && 'by password'].filter(
    Boolean,
  )
  return [
    ok(
      'Address',
      publicUrl ?? `${host}, ${isLoopback(host) ? 'only for this computer' : 'for every computer that reaches it'}`,
    ),
    publicUrl?.startsWith('http://') && !isLoopback(new URL(publicUrl).hostname)
      ? toDo(
          'Encryption',
          `PUBLIC_URL is ${publicUrl}: passwords and sessions travel in the open. Put TLS in front and set https://.`,
        )
      : ok('Encryption', isSecure ? 'the address is https' : 'not needed on this computer'),
    ok('Sign-in', signIn.join(' and ') || 'nobody'),
    ok('Payment', stripe ? 'plans are sold through Stripe' : 'nothing is sold, nothing is limited'),
    supportEmail
      ? ok('Help', supportEmail)
      : note('Help', 'SUPPORT_EMAIL is not set, so people have no address to write to.'),
  ]
}

const gigabyte = 1_000_000_000

/** The directory, or the nearest one above it that exists. */
export function existingPart(directory: string): string {
  let existing = directory
  while (!existsSync(existing)) existing = dirname(existing)
  return existing
}

/** Why a directory cannot be made, or null. */
function obstacle(directory: string): string | null {
  const existing = existingPart(directory)
  if (!statSync(existing).isDirectory()) return `${existing} is a file`
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `this user may not write into ${existing}`
  }
}

function backupsPlace(config: Config): Finding[] {
  const dir = backupDirOf(config)
  // An existing one is read later.
  const reason = (config.backups || config.backupBeforeMigration) && !existsSync(dir) && obstacle(dir)
  if (!reason) return []
  return [
    toDo('Backups', `None can be written to ${dir}: ${reason}. Give the directory to the user that runs Hookline.`),
  ]
}

/** It holds secrets. Windows has no such modes, and a container no other users. */
function settingsFile({ package: kind }: Config, file: string): Finding[] {
  if (process.platform === 'win32' || kind === 'container') return []
  if (!existsSync(file) || (statSync(file).mode & 0o004) === 0) return []
  const path = resolve(file)
  return [toDo('Settings', `Every user of this computer can read ${path}, with its secrets. Run: chmod o= ${path}`)]
}

function disk(dataDir: string): Finding[] {
  const existing = existingPart(dataDir)
  const { bavail, blocks, bsize } = statfsSync(existing)
  const says = `${sizeOf(bavail * bsize)} of ${sizeOf(blocks * bsize)} are free for ${dataDir}`
  const room =
    bavail * bsize < gigabyte
      ? toDo('Disk', `Only ${says}. Free some space, or move DATA_DIR: a full disk stops every change.`)
      : ok('Disk', says)
  const reason = obstacle(dataDir)
  if (existing !== dataDir && reason)
    return [
      room,
      toDo(
        'Data',
        `${dataDir} cannot be made: ${reason}. Set DATA_DIR to another directory, or give this one to the user that runs Hookline.`,
      ),
    ]
  if (existing !== dataDir) return [room, note('Data', `${dataDir} does not exist yet. The first start creates it.`)]
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    writeFileSync(probe, '')
    return [room, clockOf('The file system', statSync(probe).mtimeMs - Date.now())]
  } catch (error) {
    return [
      room,
      toDo('Data', `${dataDir} is not writable (${reasonOf(error)}). Give it to the user that runs Hookline.`),
    ]
  } finally {
    rmSync(probe, { force: true })
  }
}

export function clockOf(whose: string, driftMs: number): Finding {
  const seconds = Math.round(Math.abs(driftMs) / 100) / 10
  if (seconds <= 2) return ok('Clock', `${whose} and this computer agree`)
  return toDo(
    'Clock',
    `${whose} is ${seconds} s ${driftMs > 0 ? 'ahead of' : 'behind'} this computer, which says ${new Date().toISOString()}. Synchronize both with a time server (NTP): sessions and posting times depend on it.`,
  )
}

async function address({ host, port }: Config): Promise<Finding> {
  if (port === 0) return ok('Port', 'a free one')
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable}:${port}`
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(withinMs) })
    const text = await response.text()
    if (response.ok && text === 'ok') return ok('Port', `Hookline answers on ${url}`)
    if (response.status === 503) return toDo('Port', `Hookline answers on ${url} and says: ${text}`)
    return toDo('Port', `Another program answers on ${url}. Stop it, or set PORT to another number.`)
  } catch (error) {
    const isFree = reasonOf((error as Error).cause ?? error).includes('ECONNREFUSED')
    return isFree
      ? note('Port', `Nothing answers on ${url}: Hookline is not running.`)
      : toDo(
          'Port',
          `Something holds ${url} but does not answer (${reasonOf(error)}). Stop it, or set PORT to another number.`,
        )
  }
}

async function proxy({ publicUrl, trustProxy }: Config): Promise<Finding[]> {
  if (!publicUrl || trustProxy) return []
  const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(withinMs) }).catch(() => null)
  if (!answer?.headers.has(unreadProxy)) return []
  return [
    toDo(
      'Proxy',
      `A proxy answers at ${publicUrl} and TRUST_PROXY is off, so all people count as one caller and share one limit of attempts. Set TRUST_PROXY=on.`,
    ),
  ]
}

/** Lists each provider's models, which needs the key and sends no text. */
async function engines({ openai, anthropic }: Config): Promise<Finding[]> {
  const providers: ({ label: string; baseUrl: string; model: string; headers?: Record<string, string> } | undefined)[] =
    [
      openai && {
        label: 'GPT-4',
        ...openai,
        headers: openai.apiKey ? { authorization: `Bearer ${openai.apiKey}` } : undefined,
      },
      anthropic && {
        label: 'Claude',
        ...anthropic,
        headers: { 'x-api-key': anthropic.apiKey, 'anthropic-version': '2023-06-01' },
      },
    ]
  const configured = providers.filter((provider) => provider !== undefined)
  if (configured.length === 0)
    return [ok('Engine', 'the choice in Settings, or else the arranger, which needs no key and no network')]
  return Promise.all(
    configured.map(async ({ label, baseUrl, model, headers }) => {
      const about = `Engine ${label}`
      try {
        const signal = AbortSignal.timeout(withinMs)
        const { status } = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, { headers, signal, redirect: 'manual' })
        if (status === 401 || status === 403)
          return toDo(about, `${baseUrl} refuses the key (${status}). Check it in the environment or in .env.`)
        return ok(about, `${model} at ${baseUrl}, reachable`)
      } catch (error) {
        return toDo(about, `${baseUrl} cannot be reached (${reasonOf(error)}). Check the address and the network.`)
      }
    }),
  )
}
