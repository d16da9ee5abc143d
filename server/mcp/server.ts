import { createHash } from 'node:crypto'
import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  createRequestStateCodec,
  inputRequired,
  type McpHttpHandler,
  type McpRequestContext,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { product } from '#shared/product.ts'
import { toAppError } from '../http/errors.ts'
import { actorId } from '../permissions.ts'
import { sign } from '../secrets.ts'
import { postTools } from './post-tools.ts'
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { scheduleTools } from './schedule-tools.ts'
import { type Answered, type Call, isQuestion, type ProgramContext, type Tool, toRefusal, toResult } from './tool.ts'
import { writingTools } from './writing-tools.ts'

export const tools: readonly Tool[] = [...postTools, ...writingTools, ...scheduleTools]

const instructions = `${product.name} writes, keeps and schedules LinkedIn posts in the author’s own voice. A post has four sections: hook, insight, value, CTA. It invents nothing: a question in square brackets is a blank that only the author fills, and a claim that nothing backs is the author’s to confirm. Pass such questions on; never answer them yourself. Give times as wall time and zone. Show the author the link of a post that you changed. What goes out on LinkedIn, and when, only the author decides.`

const hour = 3_600_000

/** Answers programs over HTTP. Each call's `authInfo.extra` has `ctx`, a `ProgramContext`, and `origin`. */
export const createProgramHandler = ({ log }: Pick<ProgramContext, 'log'>): McpHttpHandler =>
  createMcpHandler(
    ({ authInfo, era }) => {
      const { ctx, origin } = authInfo!.extra as { ctx: ProgramContext; origin: string }
      return createProgramServer(ctx, origin, { era })
    },
    { onerror: (error) => log.debug({ err: error }, 'a program’s request was refused') },
  )

/** Everything that a program can do for its person, in both eras of the protocol. */
export function createProgramServer(
  ctx: ProgramContext,
  origin: string,
  { era }: Pick<McpRequestContext, 'era'>,
): McpServer {
  const states = createRequestStateCodec<Answered['remembered']>({
    key: sign(ctx.config, ['questions of programs']),
    bind: () => `${ctx.workspaceId} ${actorId(ctx)}`,
  })
  const server = new McpServer(
    { name: 'hookline', title: product.name, version: '0.1.0', websiteUrl: origin },
    {
      instructions,
      cacheHints: {
        'tools/list': { ttlMs: hour, cacheScope: 'private' },
        'prompts/list': { ttlMs: hour, cacheScope: 'private' },
        'resources/list': { ttlMs: hour, cacheScope: 'private' },
        'server/discover': { ttlMs: hour, cacheScope: 'private' },
      },
      requestState: { verify: states.verify },
    },
  )
  const callOf = (tool: Tool, input: string, request: ServerContext): Call => ({
    ctx,
    origin,
    signal: request.mcpReq.signal,
    canAsk: era === 'modern' && canAsk(request),
    answered: answeredIn(tool, input, request),
    ask: async ({ message, fields, required, remember }) =>
      inputRequired({
        inputRequests: {
          [formName]: inputRequired.elicit({
            message,
            requestedSchema: { type: 'object', properties: fields, required },
          }),
        },
        requestState: await states.mint({ ...remember, tool: tool.name, input }, request),
      }),
  })
  for (const tool of tools) {
    const { name, title, description, input, output, annotations, work } = tool
    const config = {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { title, ...annotations },
    }
    server.registerTool(name, config, async (given, request) => {
      try {
        const result = await work(given as never, callOf(tool, fingerprintOf(given), request))
        return isQuestion(result) ? result : toResult(result)
      } catch (error) {
        const known = toAppError(error)
        if (!known) ctx.log.error({ err: error, tool: name }, 'a tool failed')
        return toRefusal(known)
      }
    })
  }
  addResources(server, ctx)
  addPrompts(server)
  return server
}

const formName = 'form'

/** Whether the client can put a form before its person. An empty capability means forms. */
function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as
    | Record<string, { elicitation?: { form?: object; url?: object } } | undefined>
    | undefined
  const { elicitation } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

/** An answer counts for the call that the person was asked about, not for the same tool with other words or times. */
const fingerprintOf = (input: object): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

function answeredIn({ name }: Tool, input: string, { mcpReq }: ServerContext): Answered | null {
  const remembered = mcpReq.requestState<Answered['remembered']>()
  const given = mcpReq.inputResponses?.[formName] as { action?: string; content?: Record<string, unknown> } | undefined
  if (!remembered || remembered.tool !== name || remembered.input !== input || !given) return null
  return { remembered, fields: given.action === 'accept' ? (given.content ?? {}) : null }
}
