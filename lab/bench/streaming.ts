import { drafts, startOpenAiStub } from '../../server/stubs/engines.ts'
import { type BenchDatabase, personOf, poolSize, signIn } from './database.ts'
import { effort } from './effort.ts'
import { mark, median, milliseconds, percentile, table } from './figures.ts'
import { startServer } from './processes.ts'

const runs = effort(80, 3)
const runsOfWarmUp = effort(10, 1)
const maxAddedMs = 5
/**
 * The stub's first piece arrives after one pace and contains the start of the hook, so it is also the first visible
 * text.
 */
const pace = { size: 24, pace: 20 }

const now = () => performance.timeOrigin + performance.now()

/** The delay between the provider's first token and the first text on screen. */
export async function benchStreaming(database: BenchDatabase): Promise<string> {
  const stub = await startOpenAiStub(null)
  stub.answer(drafts(undefined, pace))
  const app = await startServer('dist/server/server.js', '/readyz', {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(poolSize),
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: stub.baseUrl,
    OPENAI_MODEL: 'stub',
  })
  try {
    const cookie = await signIn(database, personOf('newcomer'))
    const [afterToken, throughApp, straight]: number[][] = [[], [], []]
    for (let run = 0; run < runsOfWarmUp + runs; run++) {
      const asked = stub.requests.length
      const written = await firstText(
        `${app.url}/api/generate-post`,
        { cookie, accept: 'text/event-stream' },
        request,
        'event: partial',
      )
      // The app may have sent a draft back since, so this reads the first request.
      const { body, firstTokenAt } = stub.requests[asked]!
      const plain = await firstText(`${stub.baseUrl}/chat/completions`, {}, body, '"delta":{"content":"')
      if (run < runsOfWarmUp) continue
      afterToken!.push(written.at - firstTokenAt!)
      throughApp!.push(written.after)
      straight!.push(plain.after)
    }
    const added = throughApp!.map((time, run) => time - straight![run]!)
    const row = (name: string, times: number[], isJudged: boolean) => [
      name,
      isJudged ? `≤ ${maxAddedMs} ms` : '',
      milliseconds(median(times)),
      milliseconds(percentile(times, 95)),
      isJudged ? mark(median(times) <= maxAddedMs) : '',
    ]
    return table(
      ['', 'target', 'median', 'p95', ''],
      [
        row('the provider’s first token, asked straight', straight!, false),
        row('the app’s first text', throughApp!, false),
        row('added from request to first text', added, true),
        row('added from the provider’s first token to first text', afterToken!, true),
      ],
    )
  } finally {
    await app.stop()
    await stub.close()
  }
}

const request = {
  title: 'What we learned when we stopped our Monday status meeting',
  category: 'personal-experience',
  postType: 'story-posts',
  aiModel: 'gpt4',
}

/** Sends a request, notes when `sign` arrives, and reads to the end. */
async function firstText(url: string, headers: Record<string, string>, body: unknown, sign: string) {
  const startedAt = now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  let text = ''
  let at: number | undefined
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const arrivedAt = now()
    text += chunk
    if (text.includes(sign)) at ??= arrivedAt
  }
  if (at === undefined || /^event: error/m.test(text)) throw new Error(`${url} wrote nothing: ${text.slice(0, 300)}`)
  return { at, after: at - startedAt }
}
