import { createHash } from 'node:crypto'

/** Text by the author or somebody they copied from. It may say anything, so it only ever goes between tags. */
export type Fenced =
  | 'subject'
  | 'answers'
  | 'wishes'
  | 'source'
  | 'quotes'
  | 'offer'
  | 'post'
  | 'former'
  | 'opening'
  | 'instruction'
  | 'passage'
  | 'themes'
  | 'author'
  | 'voice'
  | 'samples'
  | 'habits'
  | 'pairs'
  | 'facts'
  | 'never-say'
  | 'first'
  | 'second'

export type Texts = Partial<Record<Fenced, string>>

/**
 * Puts each of the author's texts between tags that none of them contains, so that no text can close its own fence. The
 * tags' number comes from the texts that stay the same from post to post, so that providers can cache them.
 */
export function fences(task: Texts, author: Texts = {}) {
  const texts = { ...author, ...task }
  const number = freeNumber(Object.values(author).join('\n'), Object.values(texts).join('\n'))
  return (name: Fenced) => `<${name}-${number}>\n${texts[name] ?? ''}\n</${name}-${number}>`
}

export type Fences = ReturnType<typeof fences>

const [least, count] = [1000, 9000]

function freeNumber(stable: string, all: string): number {
  const taken = new Set(Array.from(all.matchAll(/-(\d{4})/g), ([, digits]) => Number(digits)))
  const start = hashOf(stable) % count
  for (let step = 0; step < count; step += 1) {
    const number = least + ((start + step) % count)
    if (!taken.has(number)) return number
  }
  // A text that contains every four-digit number cannot contain this one.
  return 10_000_000_000 + hashOf(all)
}

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()
