import type { McpServer } from '@modelcontextprotocol/server'
import { momentAt } from '#shared/wall-time.ts'
import { toAppError } from '../http/errors.ts'
import { zoneOf } from '../posts/schedule.ts'
import { listSlots, nextSlot } from '../scheduling/slots.ts'
import { neverSayOf } from '../voice/author.ts'
import { voiceOf } from '../voice/voice.ts'
import type { ProgramContext } from './tool.ts'

/** How many free slots to list. */
const slotsAhead = 10

/** What a program can read about its author before it writes. */
export function addResources(server: McpServer, ctx: ProgramContext): void {
  const add = (name: string, title: string, description: string, read: () => Promise<object>) => {
    const uri = `hookline://${name}`
    server.registerResource(name, uri, { title, description, mimeType: 'application/json' }, async () => {
      const data = await read().catch((error: unknown) => {
        const known = toAppError(error)
        if (!known) ctx.log.error({ err: error, resource: name }, 'failed to read a resource')
        throw new Error(known?.message ?? 'Something went wrong. The error was recorded; please try again.')
      })
      return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(data) }] }
    })
  }
  add(
    'voice',
    'The author’s voice',
    'How the author writes, each measure with sentences of theirs that show it.',
    async () => {
      const voice = await voiceOf(ctx)
      return voice ?? { summary: 'There are fewer than two writing samples, so nothing is known about the voice yet.' }
    },
  )
  add('never-say', 'Never-say phrases', 'Words and phrases that the author never uses.', async () => ({
    phrases: await neverSayOf(ctx),
  }))
  add(
    'free-slots',
    'Free posting slots',
    `The author’s weekly slots, and the next ${slotsAhead} free ones.`,
    async () => {
      const timeZone = zoneOf(ctx)
      const free: string[] = []
      for (let at = await nextSlot(ctx); at && free.length < slotsAhead; at = await nextSlot(ctx, at))
        free.push(momentAt(at, timeZone).wallTime)
      return { timeZone, slots: await listSlots(ctx), free }
    },
  )
}
