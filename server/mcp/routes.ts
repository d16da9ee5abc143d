import type { AuthInfo, McpHttpHandler } from '@modelcontextprotocol/server'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../context.ts'
import { keyHash } from '../http/bearer.ts'
import { limitBody } from '../http/body.ts'
import { toAppError } from '../http/errors.ts'
import { keyCalls, type ProgramCaller, programs } from '../http/key-caller.ts'
import { withNamedAuthor } from '../http/named-author.ts'
import { originOf } from '../http/origin.ts'
import { hashToken } from '../http/tokens.ts'
import { programWithToken } from '../oauth/programs.ts'
import { resourceOf } from '../oauth/provider.ts'
import type { ProgramContext } from './tool.ts'

export type ProgramServices = Deps & Omit<ProgramContext, 'workspaceId' | 'actor'>

/** The Model Context Protocol, all revisions at one address, for programs with a key or an access token. */
export function mcpRoutes(deps: ProgramServices) {
  return new Hono<Env>()
    .use(ownOrigin(deps))
    .use(limitBody(1_000_000, 'The request is larger than 1 MB and was not read.'))
    .use(keyCalls(deps, tokenHash))
    .all('/', answers(deps))
}

/** The protocol’s library takes long to load, and is only needed where programs call. */
function lateHandler(deps: ProgramServices): () => Promise<McpHttpHandler> {
  let loading: Promise<McpHttpHandler> | undefined
  const load = async () => {
    const { createProgramHandler } = await import('./server.ts')
    const handler = createProgramHandler(deps)
    deps.stopping.addEventListener('abort', () => void handler.close())
    return handler
  }
  return () => (loading ??= load())
}

/** A page of another site must not call, whatever key or token it has. Programs other than browsers send no origin. */
export const ownOrigin =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== originOf(c, deps))
      return c.json(
        { jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'This origin may not call this server.' } },
        403,
      )
    await next()
  }

const tokenIn = (c: HonoContext): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** A program with a token has the limits of one with a key. */
function tokenHash(c: HonoContext): string | null {
  const token = tokenIn(c)
  return token === undefined ? null : hashToken(token)
}

function answers(deps: ProgramServices): MiddlewareHandler<Env> {
  const handler = lateHandler(deps)
  const findProgram = programs(deps)
  return async (c) => {
    const origin = originOf(c, deps)
    const resource = resourceOf(origin)
    const token = tokenIn(c)
    const refuse = (sentence: string, status: 401 | 403 = 401) => {
      // A client that gets this looks for the authorization server there.
      const metadata = `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`
      const error = token
        ? `error="invalid_token", error_description="${sentence.replaceAll(/["\\]|[^ -~]/g, '')}", `
        : ''
      c.header('www-authenticate', `Bearer ${error}${metadata}`)
      return c.json({ error: token ? 'invalid_token' : 'unauthorized', error_description: sentence }, status)
    }
    if (!token) return refuse('Connect this program, or give it a key of Hookline.')
    let program: ProgramCaller | null
    try {
      const hash = keyHash(c)
      program = hash ? await findProgram(hash) : await programWithToken(deps, token, resource)
    } catch (error) {
      const known = toAppError(error)
      if (known?.status !== 401 && known?.status !== 403) throw error
      return refuse(known.message, known.status)
    }
    if (!program) return refuse('This access has ended. Connect the program again.')
    const ctx: ProgramContext = await withNamedAuthor(c, { ...deps, log: c.var.log, ...program })
    const authInfo: AuthInfo = {
      token,
      clientId: program.actor.keyId,
      scopes: [...program.actor.may],
      resource: new URL(resource),
      extra: { ctx, origin },
    }
    const answer = await (await handler()).fetch(c.req.raw, { authInfo })
    // A raw response would lose the headers that are set already.
    return c.newResponse(answer.body, answer)
  }
}
