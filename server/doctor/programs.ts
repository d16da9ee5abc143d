import { resolve4 } from 'node:dns/promises'
import { isIPv4 } from 'node:net'
import type { Config } from '../config/config.ts'
import { isPublic } from '../net/addresses.ts'
import { type Finding, note, ok, reasonOf, toDo, withinMs } from './finding.ts'

const about = 'Programs'

/** Looks at the address as a chat on the web would that its person connects. */
export async function examinePrograms({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  if (!publicUrl)
    return note(
      about,
      'Chats on the web, such as Claude, cannot reach this computer. Programs on it can: docs/programs.md says how.',
    )
  const problem = (await problemAt(publicUrl)) ?? (await problemOfAddress(new URL(publicUrl)))
  return problem ? toDo(about, problem) : ok(about, `Claude, ChatGPT and others can connect at ${publicUrl}/mcp`)
}

async function problemAt(publicUrl: string): Promise<string | null> {
  const endpoint = `${publicUrl}/mcp`
  const get = (url: string, init?: RequestInit) =>
    fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(withinMs) })
  try {
    const answer = await get(endpoint, { method: 'POST' })
    const to = answer.headers.get('location')
    if (to)
      return `${endpoint} redirects to ${to}, where programs arrive without their token. Set PUBLIC_URL to that address.`
    const [, metadata] = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '') ?? []
    if (answer.status !== 401 || !metadata)
      return `${endpoint} answers ${answer.status} and does not say where to sign in. A proxy in front must pass /mcp, /oauth/ and /.well-known/ on, with the header WWW-Authenticate.`
    const wanted = `${publicUrl}/.well-known/oauth-protected-resource/mcp`
    if (metadata !== wanted) return `${endpoint} sends programs to ${metadata} instead of ${wanted}. Check PUBLIC_URL.`
    const resource = await read<{ resource?: string; authorization_servers?: string[] }>(await get(metadata))
    if (resource?.resource !== endpoint || resource.authorization_servers?.[0] !== publicUrl)
      return `${metadata} does not describe ${endpoint}. A proxy in front must pass /.well-known/ on to Hookline.`
    const server = `${publicUrl}/.well-known/oauth-authorization-server`
    if ((await read<{ issuer?: string }>(await get(server)))?.issuer !== publicUrl)
      return `${server} does not describe ${publicUrl}. A proxy in front must pass /.well-known/ on to Hookline.`
    return null
  } catch (error) {
    return `${endpoint} cannot be reached (${reasonOf(error)}), so no program can connect.`
  }
}

const read = async <T>(response: Response): Promise<T | null> =>
  response.ok ? ((await response.json().catch(() => null)) as T | null) : null

/** Claude’s servers come over IPv4 and to port 443 only. */
async function problemOfAddress({ protocol, port, hostname }: URL): Promise<string | null> {
  if (protocol !== 'https:' || port !== '')
    return 'Chats on the web come over https to port 443 only. Set PUBLIC_URL to an https address without a port.'
  const addresses = isIPv4(hostname) ? [hostname] : await resolve4(hostname).catch(() => [])
  if (addresses.some(isPublic)) return null
  return `${hostname} has no public IPv4 address, and chats on the web come over IPv4 only. Add an A record for it.`
}
