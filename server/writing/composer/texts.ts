import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#shared/catalogue.ts'

/** A line, or the wordings that one place of a sequence can take. */
export type Line = string | readonly string[]

/** The pools of one file, by heading. */
export type Pools = Readonly<Record<string, readonly Line[]>>

/** The texts of one language, by file name without its ending. */
export type Texts = Readonly<Record<string, Pools>>

// Apart from `new URL`, so that a bundler does not take it for an asset.
const here = import.meta.url
const read = new Map<Language, Texts>()

/** The prepared sentences of a language. They are Markdown, so that someone who knows the language can put them right. */
export function textsOf(language: Language): Texts {
  const known = read.get(language)
  if (known) return known
  const folder = new URL(`./texts/${language}/`, here)
  const texts = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.md$/, ''),
      readPools(readFileSync(new URL(file, folder), 'utf8')),
    ]),
  )
  read.set(language, texts)
  return texts
}

/** `## pool`, then `- line` items; in a sequence `1. wording` opens a place and `   - wording` adds to it. */
export function readPools(markdown: string): Pools {
  const pools: Record<string, Line[]> = {}
  let lines: Line[] = []
  for (const row of markdown.split(/\r?\n/)) {
    const [, heading] = /^## (.*\S)/.exec(row) ?? []
    if (heading) {
      lines = pools[heading] ??= []
      continue
    }
    const [, indent = '', mark, text = ''] = /^(\s*)(-|\d+\.) (.*\S)?/.exec(row) ?? []
    if (!mark) continue
    if (mark !== '-') lines.push([text])
    else if (indent) lines.push([...(lines.pop() as string[]), text])
    else lines.push(text)
  }
  return pools
}
