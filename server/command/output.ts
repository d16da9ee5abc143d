import { text } from 'node:stream/consumers'
import { contentText } from '#shared/posts.ts'
import { msg } from '#shared/say.ts'
import type { Post } from './api.ts'

// A reader such as “head” may stop before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

export const readStdin = () => text(process.stdin)

export const idsHelp = msg`With “-”, ids come from stdin, as “hookline posts list” prints them.`

export async function idsIn(given: string[]): Promise<string[]> {
  if (given.join() !== '-') return given
  const lines = (await readStdin()).split('\n')
  return lines.map((line) => line.split('\t', 1)[0]!.trim()).filter(Boolean)
}

export const json = { json: { type: 'boolean' } } as const
export const jsonHelp = { '--json': msg`each post as a line of JSON` }

export const printJson = (post: Post) => console.log(JSON.stringify(post))

/** A text may not command the terminal. */
const harmless = (words: string) => words.replaceAll(/[^\P{Cc}\n]/gu, ' ')

/** As it is pasted into the network. */
export const printText = ({ content }: Post) => console.log(harmless(contentText(content)))

/** One line, for people and for `cut`. */
const printLine = ({ id, status, scheduledWallTime, timeZone, title }: Post) => {
  const at = scheduledWallTime ? `${scheduledWallTime} ${timeZone}` : '-'
  console.log([id, status, at, harmless(title).replaceAll('\n', ' ')].join('\t'))
}

export const print = (post: Post, { json }: { json?: boolean }) => (json ? printJson : printLine)(post)
