import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context as HonoContext } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { default as Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import {
  connectedProgram,
  type ProgramRequest,
  programAnswer,
  programRequest,
  programScopeIds,
} from '#shared/programs.ts'
import { recordActivity } from '../accounts/activity.ts'
import { addEntries } from '../activity/entries.ts'
import { type Context, type Deps, type Env, within } from '../context.ts'
import { connectedPrograms } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { body, limitBody, responses } from '../http/body.ts'
import { type Caller, callerOf } from '../http/caller.ts'
import { clientAddress, originOf } from '../http/origin.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { isLoopback, networkOf } from '../net/addresses.ts'
import { authorize, person } from '../permissions.ts'
import { endProgram, listPrograms } from './programs.ts'
import { createAuthorizationServer, providerSession, resourceOf } from './provider.ts'

const tags = ['Programs']
/** Host names of this computer. Each port and name is a separate issuer. */
const maxOrigins = 8

/** The authorization server at each address by which people open the app. */
function authorizationServers(deps: Deps) {
  const servers = new Map<string, Promise<Provider>>()
  return (origin: string): Promise<Provider> => {
    const known = servers.get(origin)
    if (known) return known
    if (servers.size >= maxOrigins) servers.clear()
    const made = createAuthorizationServer(deps, origin)
    servers.set(origin, made)
    return made
  }
}

/** Metadata, and what programs call: OAuth 2.1 with PKCE. */
export function oauthRoutes(deps: Deps) {
  const serverAt = authorizationServers(deps)

  const forward = async (c: HonoContext<Env>) => {
    const origin = originOf(c, deps)
    const server = await serverAt(origin)
    const { incoming, outgoing } = c.env as HttpBindings
    const { protocol, host } = new URL(origin)
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    incoming.headers['x-forwarded-host'] = host
    // Each request asks the person, so no session of the library may answer for them.
    const cookies = incoming.headers.cookie?.split(/; */).filter((pair) => !pair.startsWith(providerSession))
    if (cookies) incoming.headers.cookie = cookies.join('; ')
    incoming.url = withScope(incoming.url ?? '/')
    await server.callback()(incoming as IncomingMessage, outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  }

  const protectedResource = (c: HonoContext<Env>) => {
    const origin = originOf(c, deps)
    c.header('access-control-allow-origin', '*')
    return c.json({
      resource: resourceOf(origin),
      authorization_servers: [origin],
      scopes_supported: programScopeIds,
      bearer_methods_supported: ['header'],
      resource_name: 'Hookline',
      resource_documentation: `${origin}/api-docs`,
    })
  }

  return new Hono<Env>()
    .get('/.well-known/oauth-protected-resource', protectedResource)
    .get('/.well-known/oauth-protected-resource/mcp', protectedResource)
    .get('/.well-known/oauth-authorization-server', forward)
    .get('/.well-known/openid-configuration', forward)
    .use('/oauth/*', limitBody(64_000, 'The request is larger than 64 KB and was not read.'))
    .use('/oauth/register', async (c, next) => {
      await countAttempt(deps, deps.config.limits?.register, `program:${networkOf(clientAddress(c, deps))}`)
      await next()
    })
    .all('/oauth/*', forward)
}

/** A program that names no permissions asks for all. The person chooses. */
function withScope(address: string): string {
  const url = new URL(address, 'http://here.invalid')
  if (url.pathname !== '/oauth/authorize' || url.searchParams.has('scope')) return address
  url.searchParams.set('scope', programScopeIds.join(' '))
  return url.pathname + url.search
}

/** What people see and decide: a program that asks to be let in, and those that are in. */
export function programRoutes(deps: Deps) {
  const serverAt = authorizationServers(deps)
  return new Hono<Env>()
    .get(
      '/program-requests/:id',
      describeRoute({
        tags,
        summary: 'A program that asks to be let in',
        responses: responses(programRequest, [401, 403, 404]),
      }),
      signedIn(deps, 'person'),
      async (c) => {
        authorize(c.var.ctx, 'change', 'account')
        return c.json((await requestOf(await serverAt(originOf(c, deps)), c.req.param('id'))).shown)
      },
    )
    .post(
      '/program-requests/:id',
      describeRoute({
        tags,
        summary: 'Let a program in, or refuse it',
        description: 'Without `scopes` the program is refused. The browser then goes to `redirect`.',
        responses: responses(z.object({ redirect: z.string() }), [400, 401, 403, 404, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(programAnswer),
      async (c) => {
        const server = await serverAt(originOf(c, deps))
        const { scopes } = c.req.valid('json')
        const asked = { id: c.req.param('id'), scopes, resource: resourceOf(originOf(c, deps)) }
        return c.json({ redirect: await answer(c.var.ctx, callerOf(c, deps), server, asked) })
      },
    )
    .get(
      '/programs',
      describeRoute({
        tags,
        summary: 'Programs that I let in, newest first',
        responses: responses(z.array(connectedProgram), [401]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listPrograms(c.var.ctx)),
    )
    .delete(
      '/programs/:id',
      describeRoute({ tags, summary: 'End a program’s access', responses: responses(null, [401, 404, 429], 204) }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await endProgram(c.var.ctx, callerOf(c, deps), c.req.param('id'))
        return c.body(null, 204)
      },
    )
}

async function requestOf(server: Provider, id: string) {
  const interaction = await server.Interaction.find(id)
  const client = interaction && (await server.Client.find(String(interaction.params.client_id)))
  if (!interaction || !client)
    throw new AppError('not_found', 'This request has expired or was answered already. Start again in the program.')
  const asked = String(interaction.params.scope ?? '').split(' ')
  const { hostname, host, protocol } = new URL(String(interaction.params.redirect_uri))
  const isVerified = URL.canParse(client.clientId)
  const home = isVerified ? new URL(client.clientId).host : (hostOf(client.clientUri) ?? host)
  const shown: ProgramRequest = {
    name: client.clientName ?? home,
    host: home,
    isVerified,
    returnsTo: isLoopback(hostname) || !/^https?:$/.test(protocol) ? null : host,
    scopes: programScopeIds.filter((scope) => asked.includes(scope)),
  }
  return { interaction, client, shown }
}

const hostOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host || null : null

interface Answer {
  id: string
  scopes: readonly (typeof programScopeIds)[number][]
  resource: string
}

/** Returns where the browser goes on. */
async function answer(ctx: Context & Deps, caller: Caller, server: Provider, { id, scopes, resource }: Answer) {
  authorize(ctx, 'change', 'account')
  const { interaction, client, shown } = await requestOf(server, id)
  const granted = shown.scopes.filter((scope) => scopes.includes(scope))
  const finish = async (result: object) => {
    Object.assign(interaction, { result })
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1_000))
    return interaction.returnTo
  }
  if (granted.length === 0)
    return finish({ error: 'access_denied', error_description: 'The person did not let the program in.' })
  const { id: userId } = person(ctx)
  const programId = randomUUID()
  await ctx.db.transaction(async (tx) => {
    const { workspaceId } = ctx
    const { name, host } = shown
    const createdAt = ctx.now()
    await tx
      .insert(connectedPrograms)
      .values({ id: programId, workspaceId, userId, clientId: client.clientId, name, host, scopes: granted, createdAt })
    await recordActivity(within(ctx, tx), userId, 'program-connected', caller)
    await addEntries(within(ctx, tx), { kind: 'program let in', detail: { name } })
  })
  const grant = new server.Grant({ clientId: client.clientId, accountId: userId })
  grant.jti = programId
  const refused = shown.scopes.filter((scope) => !granted.includes(scope)).join(' ')
  // The library counts these scopes as its own and as the resource's. What it finds in neither list it asks about again.
  grant.addOIDCScope(granted.join(' '))
  grant.addResourceScope(resource, granted.join(' '))
  grant.rejectOIDCScope(`openid offline_access ${refused}`.trim())
  if (refused) grant.rejectResourceScope(resource, refused)
  await grant.save()
  return finish({ login: { accountId: userId, remember: false }, consent: { grantId: programId } })
}
