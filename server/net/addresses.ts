import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/**
 * An IP address in canonical form: no brackets, port or zone, and IPv4 inside IPv6 as IPv4. Null for anything else, so
 * the result never holds a caller's text.
 */
export function readAddress(text: string | undefined): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text ?? '') ?? []
  const bare = bracketed ?? (text ?? '').replace(/^([\d.]+):\d+$/, '$1')
  if (!isIPv6(bare)) return bracketed === undefined && isIP(bare) ? bare : null
  const [withoutZone = ''] = bare.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? []
  if (!high || !low) return canonical
  return [high, low]
    .flatMap((group) => {
      const value = Number.parseInt(group, 16)
      return [value >> 8, value & 255]
    })
    .join('.')
}

/** The network that one caller is assumed to control: an IPv4 address, or the first 64 bits of an IPv6 one. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address

/** The network to remember a caller by without their address: /24, or /48 for IPv6. */
export function wideNetworkOf(address: string): string {
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return isIP(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(left).fill('0'), ...after]
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/** Every IPv4 range outside the public internet. */
const notPublic = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(network, bits)
// Cloud metadata outside the ranges above.
notPublic.addAddress('168.63.129.16')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
/** Documentation, and tunnels that carry an IPv4 address. */
const notGlobal = new BlockList()
notGlobal.addSubnet('2001:db8::', 32, 'ipv6')
notGlobal.addSubnet('2001::', 32, 'ipv6')
notGlobal.addSubnet('2002::', 16, 'ipv6')

export function isPublic(text: string): boolean {
  const address = readAddress(text)
  if (!address) return false
  if (isIPv6(address)) return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
  return !notPublic.check(address)
}

/**
 * For requests to addresses that somebody entered. Checks the address at connection time, so a name cannot be public at
 * the check and private afterwards. Node does not call it for hosts that are IP addresses.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const failure = error ?? (found.every(({ address }) => isPublic(address)) ? null : new NotPublic(hostname))
    if (failure) callback(failure, '')
    else if (options.all) callback(null, found)
    else callback(null, found[0]!.address, found[0]!.family)
  })

export class NotPublic extends Error {
  override name = 'NotPublic'
  constructor(hostname: string) {
    super(`${hostname} is in a private network.`)
  }
}
