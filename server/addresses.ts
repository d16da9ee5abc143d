import { isIP, isIPv6 } from 'node:net'

/**
 * An IP address in canonical form: without brackets, port and zone, IPv4 inside IPv6 as IPv4. Null for anything else,
 * so that the result never holds text of a caller's choosing.
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
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4).join(':')
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
