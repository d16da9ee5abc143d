import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { product } from '#shared/product.ts'

export interface Place {
  /** Where Hookline answers, such as http://localhost:3000. */
  origin: string
  key: string
}

const revision = '2026-07-28'
const passedOn = [
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
] as const

/**
 * Speaks the protocol over stdin and stdout for a Hookline that a client cannot reach as a connector, such as one on
 * the same computer. Every request goes to /mcp. Forms reach the person through clients of before 2026, too, because
 * their connection lasts.
 */
export function speakOverStdio(place: Place, fetched: typeof fetch = fetch): void {
  serveStdio(({ era }) => {
    const server = new Server(
      { name: 'hookline', title: product.name, version: '0.1.0', websiteUrl: place.origin },
      { capabilities: { tools: {}, resources: {}, prompts: {} } },
    )
    const clientOf = ({ mcpReq: { envelope } }: ServerContext) =>
      era === 'modern'
        ? envelope
        : {
            [CLIENT_INFO_META_KEY]: server.getClientVersion(),
            [CLIENT_CAPABILITIES_META_KEY]: server.getClientCapabilities() ?? {},
          }
    for (const method of passedOn)
      server.setRequestHandler(method, async ({ params }: { params?: object }, request: ServerContext) => {
        const { inputResponses } = request.mcpReq
        const requestState = request.mcpReq.requestState<string>()
        const sent = { ...params, ...(inputResponses && { inputResponses }), ...(requestState && { requestState }) }
        return (await ask(place, fetched, method, {
          ...sent,
          _meta: { ...clientOf(request), [PROTOCOL_VERSION_META_KEY]: revision },
        })) as never
      })
    return server
  })
}

interface Answer {
  result?: object
  error?: { code: number; message: string; data?: unknown }
  error_description?: string
}

/** What is no JSON is a sentence, such as that of a limit. */
function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return { error_description: text.split('\n')[0] || undefined }
  }
}

async function ask(
  { origin, key }: Place,
  fetched: typeof fetch,
  method: string,
  params: { name?: string; uri?: string; _meta: object },
) {
  const named = params.name ?? params.uri
  const response = await fetched(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(named !== undefined && { 'mcp-name': named }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }).catch(() => {
    throw new ProtocolError(-32_603, `${product.name} does not answer at ${origin}. Start it, then try again.`)
  })
  const answer = readAnswer(await response.text().catch(() => ''))
  if (answer.result) return answer.result
  const {
    code = -32_603,
    message = answer.error_description ?? `${product.name} answered with status ${response.status}.`,
    data,
  } = typeof answer.error === 'object' ? answer.error : {}
  throw new ProtocolError(code, message, data)
}
