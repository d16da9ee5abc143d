import type { Server } from 'node:http'
import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { ThisComputer } from '#shared/this-computer.ts'
import type { Scope } from '../context.ts'
import { settings } from '../database/schema.ts'
import { isPublic } from '../net/addresses.ts'

/** Lets phones in the same network reach this server, beside its own loopback address, while the owner allows it. */
export interface Phones {
  state(): ThisComputer['phones']
  turn(isOn: boolean): Promise<void>
  /** Follows what the owner allows and the computer's addresses, which change with its network. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

interface Options extends Pick<Scope, 'db' | 'config'> {
  /** Opens a server at an address of this computer. */
  listen: (host: string) => Promise<Server>
  port: () => number
  log: Logger
  addresses?: () => string[]
  everyMs?: number
}

const name = 'phones'

export function createPhones({
  db,
  config,
  listen,
  port,
  log,
  addresses = networkAddresses,
  everyMs = 30_000,
}: Options): Phones {
  const open = new Map<string, Server>()
  let isOn = false
  let problem: string | null = null
  let isStopped = false
  let following = Promise.resolve()

  const close = async (host: string) => {
    const server = open.get(host)
    open.delete(host)
    if (!server) return
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeAllConnections()
    await closed
  }

  async function follow() {
    // A server that others reach by a proxy or another address must not open a way past it.
    isOn =
      !isStopped &&
      config.identityProvider?.kind === 'local' &&
      (await db.$count(settings, eq(settings.name, name))) > 0
    const wanted = isOn ? addresses() : []
    for (const host of open.keys()) if (!wanted.includes(host)) await close(host)
    problem = null
    for (const host of wanted) {
      if (open.has(host)) continue
      try {
        open.set(host, await listen(host))
        log.info({ host, port: port() }, 'phones in this network may connect')
      } catch (err) {
        log.warn({ err, host }, 'failed to let phones connect')
        problem = err instanceof Error ? err.message : String(err)
      }
    }
  }

  const refresh = () => {
    following = following.then(follow).catch((err: unknown) => log.error({ err }, 'failed to look after phones'))
    return following
  }
  const timer = setInterval(() => void refresh(), everyMs).unref()

  return {
    state: () => ({ isOn, addresses: addresses().map((host) => `http://${host}:${port()}`), problem }),
    async turn(on) {
      if (on) await db.insert(settings).values({ name, value: 'on' }).onConflictDoNothing()
      else await db.delete(settings).where(eq(settings.name, name))
      await refresh()
    },
    refresh,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await following
      await Promise.all([...open.keys()].map(close))
    },
  }
}

/** Of containers and virtual machines: no phone is in their networks. */
const isVirtual = (device: string) => /^(?:docker|br-|veth|virbr|vmnet|vbox|utun|tun|zt)/i.test(device)

/** This computer's addresses in private networks. */
function networkAddresses(): string[] {
  return Object.entries(networkInterfaces())
    .filter(([device]) => !isVirtual(device))
    .flatMap(([, found = []]) => found)
    .filter(({ address, internal }) => !internal && isIPv4(address) && !isPublic(address) && !isLinkLocal(address))
    .map(({ address }) => address)
}

const isLinkLocal = (address: string) => address.startsWith('169.254.')
