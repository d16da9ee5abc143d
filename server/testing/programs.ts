import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { type KeyScope, type KeyWithSecret, keyScopes } from '#shared/keys.ts'
import type { TestApp, TestUser } from './app.ts'

/** What a person does with a form: the fields they fill in, or null to decline. */
type Filled = Record<string, string | boolean> | null
export type Answering = (message: string, fields: string[]) => Filled | Promise<Filled>

interface Connecting {
  key?: string
  authProvider?: OAuthClientProvider
  /** Without it the client cannot put forms before its person. */
  answer?: Answering
  /** Speaks the protocol as it was before 2026. */
  isOld?: boolean
  fetch?: typeof fetch
}

export async function keyFor(
  app: TestApp,
  as: TestUser,
  { scopes = [...keyScopes], name = 'Desk notes' }: { scopes?: KeyScope[]; name?: string } = {},
): Promise<string> {
  const response = await app.call('POST', '/api/keys', { as, body: { name, scopes } })
  return ((await response.json()) as KeyWithSecret).secret
}

/** The official client, not connected yet. */
export function speakingProgram({ answer, isOld = false }: Pick<Connecting, 'answer' | 'isOld'>): Client {
  const client = new Client(
    { name: 'Test program', version: '1.0.0' },
    {
      capabilities: answer ? { elicitation: { form: {} } } : {},
      versionNegotiation: { mode: isOld ? 'legacy' : 'auto' },
    },
  )
  if (answer)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const { message, requestedSchema } = params as { message: string; requestedSchema: { properties: object } }
      const content = await answer(message, Object.keys(requestedSchema.properties))
      return content ? { action: 'accept', content } : { action: 'decline' }
    })
  return client
}

/** The official client, connected to the app. */
export async function connectProgram(
  app: Pick<TestApp, 'app'>,
  { key, authProvider, fetch: through, ...how }: Connecting,
  url = 'http://localhost:3000/mcp',
): Promise<Client> {
  const client = speakingProgram(how)
  const inProcess = (input: string | URL | Request, init?: RequestInit) =>
    Promise.resolve(app.app.request(input instanceof URL ? input.href : input, init))
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), {
      authProvider,
      requestInit: key ? { headers: { authorization: `Bearer ${key}` } } : undefined,
      fetch: through ?? (inProcess as typeof fetch),
    }),
  )
  onTestFinished(() => client.close())
  return client
}

interface Result {
  structuredContent?: unknown
  content: unknown
  isError?: boolean
}

/** A tool's data, its sentence, and whether it was refused. */
export async function callTool<Data = Record<string, never>>(client: Client, name: string, given: object = {}) {
  const result = (await client.callTool({ name, arguments: { ...given } })) as Result
  const [{ text }] = result.content as [{ text: string }]
  return { data: result.structuredContent as Data, says: text.split('\n')[0]!, isError: result.isError ?? false }
}
