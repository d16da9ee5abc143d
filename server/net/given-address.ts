import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { msg } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import { readAddress } from './addresses.ts'

/** Cloud metadata addresses hand out the machine's own credentials. No model is served there. */
const metadata = new BlockList()
metadata.addSubnet('169.254.0.0', 16)
metadata.addAddress('100.100.100.200')
metadata.addAddress('168.63.129.16')
metadata.addAddress('192.0.0.192')
metadata.addSubnet('fe80::', 10, 'ipv6')
metadata.addAddress('fd00:ec2::254', 'ipv6')
metadata.addAddress('fd20:ce::254', 'ipv6')
metadata.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('100.64.0.0', 10)
privateNetworks.addAddress('0.0.0.0')
privateNetworks.addAddress('::', 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Normalises an address that an operator typed: `localhost:11434` and `http://localhost:11434/` are the same. Adds /v1,
 * the path of OpenAI's protocol, where no path was given.
 */
export function readBaseUrl(typed: string): string {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname)
    throw new AppError('invalid', 'This isn’t a valid address. Enter one such as https://api.example.com/v1.')
  if (url.username || url.password || url.search || url.hash)
    throw new AppError('invalid', 'Enter the address alone: the key has a field of its own.')
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  return `${url.origin}${path || '/v1'}`
}

/**
 * Refuses cloud metadata addresses, whoever entered them. A name that does not resolve passes: the request itself will
 * fail.
 */
export async function refuseMetadata(url: URL): Promise<void> {
  if ((await addressesOf(url)).some((address) => isIn(metadata, address)))
    throw new AppError(
      'invalid',
      msg`${{ host: url.host }} is an address where a cloud hands out this machine’s credentials. Hookline does not connect to it.`,
    )
}

/** Redirects and names may lead into private networks only if the entered address is private. */
export async function refuseWayInside(entered: URL, target: URL): Promise<void> {
  const [from, to] = await Promise.all([entered, target].map(addressesOf))
  if (to?.some((address) => isIn(privateNetworks, address)) && !from?.some((address) => isIn(privateNetworks, address)))
    throw new AppError(
      'upstream',
      msg`${{ host: entered.host }} leads on to ${{ target: target.host }}, inside a private network. Hookline does not connect to it.`,
    )
}

export async function refuseKeyInTheOpen(url: URL): Promise<void> {
  if (url.protocol === 'https:') return
  if ((await addressesOf(url)).some((address) => !isIn(privateNetworks, address)))
    throw new AppError('invalid', 'Over http:// others could read the key on its way. Enter an address with https://.')
}

async function addressesOf({ hostname }: URL): Promise<string[]> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return found.map(({ address }) => readAddress(address)).filter((address) => address !== null)
}
