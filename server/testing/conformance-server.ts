// What the scenarios of the MCP conformance suite call, behind the handler and the guards of /mcp. Prints its address.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import * as z from 'zod'
import { readConfig } from '../config/config.ts'
import type { Env } from '../context.ts'
import { knownHost } from '../http/origin.ts'
import { ownOrigin } from '../mcp/routes.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const silence = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA='

const states = createRequestStateCodec<{ round: number }>({ key: 'x'.repeat(32) })
const text = (said: string) => ({ type: 'text' as const, text: said })
const image = { type: 'image' as const, data: pixel, mimeType: 'image/png' }
const embedded = (uri: string, mimeType: string, said: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: said },
})

const form = (message: string, field: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: { type: 'string' } }, required: [field] },
  })
const confirmation = inputRequired.elicit({
  message: 'Please confirm',
  requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
})
const sampling = (question: string, maxTokens: number) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(question) }], maxTokens })
const whatName = form('What is your name?', 'name')

const nothing = z.object({})
type Asks = (ctx: ServerContext) => ReturnType<Parameters<McpServer['registerTool']>[2]>

function addTools(server: McpServer): void {
  const add = (name: string, work: Asks) =>
    server.registerTool(name, { description: `Tests ${name}`, inputSchema: nothing }, (_, ctx) => work(ctx))
  add('test_simple_text', () => ({ content: [text('This is a simple text response for testing.')] }))
  add('test_image_content', () => ({ content: [image] }))
  add('test_audio_content', () => ({ content: [{ type: 'audio', data: silence, mimeType: 'audio/wav' }] }))
  add('test_embedded_resource', () => ({
    content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }))
  add('test_multiple_content_types', () => ({
    content: [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }))
  add('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  add('test_tool_with_progress', async ({ mcpReq }) => {
    const { progressToken } = mcpReq._meta ?? {}
    for (const progress of [0, 50, 100])
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
    return { content: [text(String(progressToken))] }
  })

  add('test_input_required_result_elicitation', ({ mcpReq }) => {
    const given = acceptedContent<{ name: string }>(mcpReq.inputResponses, 'user_name')
    return given
      ? { content: [text(`Hello, ${given.name}!`)] }
      : inputRequired({ inputRequests: { user_name: whatName } })
  })
  add('test_input_required_result_sampling', ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'capital_question')
    if (given.kind === 'sampling') return { content: [text(JSON.stringify(given.result.content))] }
    return inputRequired({ inputRequests: { capital_question: sampling('What is the capital of France?', 100) } })
  })
  add('test_input_required_result_list_roots', ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, 'client_roots')
    if (given.kind === 'roots') return { content: [text(given.roots.map(({ uri }) => uri).join())] }
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  })
  const confirming: Asks = async ({ mcpReq }) =>
    mcpReq.requestState() && mcpReq.inputResponses
      ? { content: [text('state-ok')] }
      : inputRequired({
          inputRequests: { confirm: confirmation },
          requestState: await states.mint({ round: 1 }),
        })
  add('test_input_required_result_request_state', confirming)
  add('test_input_required_result_tampered_state', confirming)
  add('test_input_required_result_multiple_inputs', async ({ mcpReq }) => {
    if (mcpReq.inputResponses) return { content: [text('All of them are here.')] }
    return inputRequired({
      inputRequests: {
        user_name: whatName,
        greeting: sampling('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await states.mint({ round: 1 }),
    })
  })
  add('test_input_required_result_multi_round', async ({ mcpReq }) => {
    const { round } = mcpReq.requestState<{ round: number }>() ?? { round: 0 }
    if (round === 2) return { content: [text('Thank you.')] }
    const request = round === 0 ? form('Step 1: What is your name?', 'name') : form('Step 2: Which color?', 'color')
    return inputRequired({
      inputRequests: { [`step${round + 1}`]: request },
      requestState: await states.mint({ round: round + 1 }),
    })
  })
  add('test_input_required_result_capabilities', ({ mcpReq }) => {
    const envelope = mcpReq.envelope as Record<string, { sampling?: object; elicitation?: object }> | undefined
    const can = envelope?.[CLIENT_CAPABILITIES_META_KEY]
    return inputRequired({
      inputRequests: {
        ...(can?.elicitation && { user_name: whatName }),
        ...(can?.sampling && { greeting: sampling('Generate a greeting', 50) }),
      },
    })
  })
}

function addResources(server: McpServer): void {
  server.registerResource('static-text', 'test://static-text', { mimeType: 'text/plain' }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }))
  server.registerResource('static-binary', 'test://static-binary', { mimeType: 'image/png' }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'image/png', blob: pixel }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, { mimeType: 'application/json' }, ({ href: uri }, { id }) => ({
    contents: [{ uri, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ID: ${id}` }) }],
  }))
}

function addPrompts(server: McpServer): void {
  const say = (...content: (ReturnType<typeof text> | typeof image | ReturnType<typeof embedded>)[]) => ({
    messages: content.map((one) => ({ role: 'user' as const, content: one })),
  })
  server.registerPrompt('test_simple_prompt', {}, () => say(text('This is a simple prompt for testing.')))
  server.registerPrompt(
    'test_prompt_with_arguments',
    { argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    ({ arg1, arg2 }) => say(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      say(
        embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
  server.registerPrompt('test_prompt_with_image', {}, () => say(image, text('Please analyze the image above.')))
  server.registerPrompt('test_input_required_result_prompt', {}, ({ mcpReq }) => {
    const given = acceptedContent<{ context: string }>(mcpReq.inputResponses, 'user_context')
    if (given) return say(text(given.context))
    return inputRequired({
      inputRequests: { user_context: form('What context should the prompt use?', 'context') },
    })
  })
}

const deps = { config: readConfig({}) } as Parameters<typeof ownOrigin>[0]
const handler = createMcpHandler(() => {
  const server = new McpServer(
    { name: 'hookline-conformance', version: '0.1.0' },
    { requestState: { verify: states.verify } },
  )
  addTools(server)
  addResources(server)
  addPrompts(server)
  return server
})
const app = new Hono<Env>()
  .use(knownHost(deps))
  .use(ownOrigin(deps))
  .all('/mcp', (c) => handler.fetch(c.req.raw))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
  console.log(`http://localhost:${port}/mcp`),
)
