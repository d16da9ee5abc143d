import { html } from 'hono/html'
import type { Message } from '#shared/say.ts'
import type { Voice } from './asked.ts'

const mark = '\uE000'

/** A sentence whose values are HTML, such as a link. */
export function tellHtml(tell: Voice['tell'], message: Message) {
  const given = Object.entries(message.values ?? {})
  const places = given.map(([name], at) => [name, mark + at + mark])
  const parts = tell({ ...message, values: Object.fromEntries(places) }).split(mark)
  return html`${parts.map((part, at) => (at % 2 === 1 ? (given[Number(part)]![1] as string) : part))}`
}
