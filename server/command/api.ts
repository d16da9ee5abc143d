import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { localeOf } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { type components, createApiClient } from '../client/client.ts'
import { languageOfTerminal } from '../language/terminal.ts'
import { CommandError } from './command-error.ts'
import { findPlace, type Place } from './place.ts'

export type Post = components['schemas']['Post']
type Problem = components['schemas']['Problem']

export type Api = ReturnType<typeof connectTo>

export const connect = async () => connectTo(await findPlace())

/** The API of one Hookline. What goes wrong there becomes a sentence without a word of a post. */
export function connectTo({ origin, key, address = origin }: Place) {
  const client = createApiClient({
    baseUrl: origin,
    key,
    fetch: (request) => send(request, origin),
  })
  async function take<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>) {
    const answer = await call.catch((error: unknown) => {
      throw error instanceof SyntaxError ? notHookline(origin) : error
    })
    if (answer.response.ok) return { data: answer.data as T, response: answer.response }
    throw isProblem(answer.error) ? refusal(answer.error, address) : notHookline(origin)
  }
  return { client, take, linkTo: ({ id }: Pick<Post, 'id'>) => `${address}/?id=${encodeURIComponent(id)}` }
}

export const keyHeader = 'idempotency-key'
/** How often a broken connection is made again. */
export const attempts = 3

/** The key makes a change that is sent again one change. */
async function send(request: Request, origin: string): Promise<Response> {
  request.headers.set('accept-language', localeOf(languageOfTerminal()))
  if (request.method !== 'GET' && !request.headers.has(keyHeader)) request.headers.set(keyHeader, randomUUID())
  for (let left = attempts - 1; ; left--) {
    try {
      return await fetch(request.clone())
    } catch (error) {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {}
      if (left === 0 || code === 'ECONNREFUSED')
        throw new CommandError(
          msg`${{ product: product.name }} does not answer at ${{ origin }}. Is it running?`,
          'notRunning',
        )
      await sleep(1_000)
    }
  }
}

const notHookline = (origin: string) =>
  new CommandError(
    msg`What answers at ${{ origin }} is not ${{ product: product.name }}. Check the address.`,
    'notRunning',
  )

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'detail' in error

function refusal({ code, detail, posts = [], openPoints = [] }: Problem, address: string): CommandError {
  const settings = `${address}/settings?section=integrations`
  switch (code) {
    case 'unauthorized':
      return new CommandError(
        msg`${{ detail }}\nKeys are at ${{ settings }}. Then enter “hookline login”, or set HOOKLINE_KEY.`,
        'refused',
      )
    case 'forbidden':
      return new CommandError(
        msg`${{ detail }}\nWhat a key may do is chosen when it is created, at ${{ settings }}.`,
        'refused',
      )
    case 'same_text_scheduled':
    case 'time_taken': {
      const those = posts.map(({ id, scheduledFor }) => `  ${id}  ${scheduledFor}`).join('\n')
      return new CommandError(msg`${{ detail }}\n${{ those }}\nChoose another time, or add --anyway.`, 'undecided')
    }
    case 'open_points': {
      const count = openPoints.length
      return new CommandError(
        msg`${plural({ count }, { one: 'One point is', other: '# points are' })} still open. Decide in the app, or add --anyway. Nothing was changed.`,
        'undecided',
      )
    }
    case 'no_posting_slots':
      return new CommandError(msg`${{ detail }} Or give a time with --at.`, 'undecided')
    case 'changed':
      return new CommandError(msg`${{ detail }} Try again.`, 'undecided')
    default:
      return new CommandError(detail)
  }
}
