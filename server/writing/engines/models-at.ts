import type { ConnectionKind, FoundServer } from '#shared/engines.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { AppError } from '../../errors.ts'
import { refuseMetadata } from '../../net/given-address.ts'

export interface Place {
  kind: ConnectionKind
  baseUrl: string
  apiKey?: string
}

const patienceMs = 10_000
const maxBytes = 1_000_000
const maxModels = 500

/** OpenAI lists all its models; these families write no text. */
const writesNoText = /whisper|tts|dall-e|moderation|audio|realtime|transcribe|image|sora|babbage|davinci|search/

const measuresTexts = /embed|rerank/i

const hears = /whisper|transcribe/i
/** These answer with speakers and times, or only in a live call. */
const hearsOtherwise = /diarize|realtime/i

/** Statuses of a service that accepted the key and processed the question, even without a model of that name. */
const understood = [200, 400, 404, 422]

/** OpenAI responds with 403 when a project may use only some models. */
const isAboutModel = ({ body }: JsonResponse) =>
  (body as { error?: { code?: unknown } } | undefined)?.error?.code === 'model_not_found'

/**
 * The models that a service offers, newest first if it gives dates. Empty if it has no list or the key may not see it.
 */
export async function modelsAt(place: Place): Promise<string[]> {
  const models = await allModelsAt(place)
  return place.kind === 'openai' ? models.filter((model) => !writesNoText.test(model)) : models
}

/** The newest model that turns speech into text; null without one. */
export async function hearingModelAt(place: Place): Promise<string | null> {
  const models = await allModelsAt(place)
  return models.find((model) => hears.test(model) && !hearsOtherwise.test(model)) ?? null
}

async function allModelsAt({ kind, baseUrl, apiKey }: Place): Promise<string[]> {
  const headers: Record<string, string> =
    kind === 'anthropic'
      ? { 'anthropic-version': '2023-06-01', ...(apiKey && { 'x-api-key': apiKey }) }
      : { ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
  const host = new URL(baseUrl).host
  const path = kind === 'anthropic' ? 'models?limit=1000' : 'models'
  const asked = (what: string, question?: object) =>
    ask(`${baseUrl}/${what}`, { headers, question, signal: AbortSignal.timeout(patienceMs) }).catch(
      (error: unknown) => {
        if (error instanceof AppError) throw error
        throw new AppError('upstream', unreachable(host, error))
      },
    )
  const response = await asked(path)
  if ([401, 403].includes(response.status) && apiKey) {
    // A key may be allowed to write but not to list. A wrong key is refused for both.
    const [write, limit] =
      kind === 'anthropic' ? ['messages', 'max_tokens'] : ['chat/completions', 'max_completion_tokens']
    const small = await asked(write, { model: 'any', messages: [{ role: 'user', content: 'Hello' }], [limit]: 1 })
    if (!understood.includes(small.status) && !isAboutModel(small))
      throw new AppError('upstream', refused(host, small.status))
    return []
  }
  if ([404, 405, 501].includes(response.status) && kind === 'compatible') return []
  if (response.status !== 200) throw new AppError('upstream', refused(host, response.status))
  const models = listIn(response.body, 'data', 'id')
  if (!models)
    throw new AppError(
      'upstream',
      msg`${{ host }} answered, but not with a list of models. Check the address; it usually ends with /v1.`,
    )
  return models
}

function unreachable(host: string, error: unknown): Message {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError')
    return msg`${{ host }} did not answer within ${plural({ seconds: patienceMs / 1_000 }, { other: '# seconds' })}. Try again.`
  const code = cause?.code
  if (code === 'ENOTFOUND')
    return msg`${{ host }} cannot be reached: there is no such name. Check the address, and that the service runs.`
  if (code === 'ECONNREFUSED')
    return msg`${{ host }} cannot be reached: nothing listens there. Check the address, and that the service runs.`
  if (code === 'ECONNRESET')
    return msg`${{ host }} cannot be reached: it broke the connection off. Check the address, and that the service runs.`
  return code
    ? msg`${{ host }} cannot be reached: ${{ code }}. Check the address, and that the service runs.`
    : msg`${{ host }} cannot be reached. Check the address, and that the service runs.`
}

function refused(host: string, status: number): Message {
  if (status === 401 || status === 403)
    return msg`${{ host }} does not accept the key (${{ status }}). Check it and try again.`
  if (status === 429) return msg`${{ host }} gets too many requests at the moment. Wait a minute and try again.`
  if (status >= 300 && status < 400) return msg`${{ host }} redirects to another address. Enter that one.`
  if (status === 404 || status === 405) return msg`${{ host }} has no list of models at this address. Check it.`
  if (status >= 500) return msg`${{ host }} has a problem on its side (${{ status }}). Try again in a moment.`
  return msg`${{ host }} refused the request (${{ status }}). Check the address and the key.`
}

export interface LocalServer {
  name: string
  baseUrl: string
  list: { path: string; key: 'data' | 'models'; id: 'id' | 'name' }
}

export interface WithLocalServers {
  localServers: readonly LocalServer[]
}

const ofOpenAi = { path: '/v1/models', key: 'data', id: 'id' } as const

export const localServers: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434', list: { path: '/api/tags', key: 'models', id: 'name' } },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234', list: ofOpenAi },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080', list: ofOpenAi },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000', list: ofOpenAi },
  { name: 'Jan', baseUrl: 'http://127.0.0.1:1337', list: ofOpenAi },
]

const lookMs = 500

/** The servers that are running and list their models. Asks all at once, for half a second each. */
export async function lookFor(servers: readonly LocalServer[]): Promise<FoundServer[]> {
  const found = await Promise.all(
    servers.map(async ({ name, baseUrl, list }) => {
      const response = await ask(baseUrl + list.path, { signal: AbortSignal.timeout(lookMs) }).catch(() => null)
      const models = response?.status === 200 ? listIn(response.body, list.key, list.id) : null
      return models && { name, baseUrl: `${baseUrl}/v1`, models }
    }),
  )
  return found.filter((server) => server !== null)
}

interface JsonResponse {
  status: number
  /** Undefined when it is not JSON, or too long. */
  body?: unknown
}

interface Request {
  headers?: Record<string, string>
  question?: object
  signal: AbortSignal
}

async function ask(address: string, { headers, question, signal }: Request): Promise<JsonResponse> {
  await refuseMetadata(new URL(address))
  const response = await fetch(address, {
    ...(question && { method: 'POST', body: JSON.stringify(question) }),
    headers: { accept: 'application/json', ...(question && { 'content-type': 'application/json' }), ...headers },
    signal,
    redirect: 'manual',
  })
  const { status } = response
  if (!response.body) return { status }
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > maxBytes) return { status }
    chunks.push(chunk)
  }
  try {
    return { status, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    return { status }
  }
}

/** The names in a response such as `{"data": [{"id": "…"}]}`, or null if it has another shape. */
function listIn(body: unknown, key: string, id: string): string[] | null {
  const list = (body as Record<string, unknown> | null | undefined)?.[key]
  if (!Array.isArray(list)) return null
  const entries = (list as unknown[]).slice(0, maxModels * 4).map((entry) => (entry ?? {}) as Record<string, unknown>)
  const age = ({ created }: Record<string, unknown>) => (typeof created === 'number' ? created : 0)
  const names = entries
    .toSorted((one, other) => age(other) - age(one))
    .map((entry) => entry[id])
    .filter((name): name is string => typeof name === 'string' && name.length > 0 && name.length <= 200)
  if (names.length === 0 && list.length > 0) return null
  return [...new Set(names)].filter((name) => !measuresTexts.test(name)).slice(0, maxModels)
}
