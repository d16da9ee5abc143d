import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Entry } from '../../shared/po.ts'

type Said = readonly (string | readonly [name: string, kind?: string, cases?: object])[]

/** The values, tags and choices of a message, which every language must have alike. */
function partsOf(message: string): string {
  const parts = new Set<string>()
  const add = (tokens: Said) => {
    for (const token of tokens) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag)
      else {
        const [name, kind, cases = {}] = token
        parts.add(kind ? `${name}, ${kind}` : name)
        for (const one of Object.values(cases)) if (Array.isArray(one)) add(one as Said)
      }
    }
  }
  add(compileMessageOrThrow(message) as Said)
  return [...parts].sort().join(' ')
}

/** Why people would read English or nothing: no translation, or one with other values than the message. */
export function faultsOf(entries: Iterable<Entry>, language: string): string[] {
  return [...entries].flatMap(({ message, translation }) => {
    const name = `${language}: ${JSON.stringify(message.slice(0, 80))}`
    if (!translation) return [`${name} is not translated`]
    try {
      const [wanted, given] = [partsOf(message), partsOf(translation)]
      return wanted === given ? [] : [`${name} holds “${wanted}”, its translation “${given}”`]
    } catch (error) {
      return [`${name} cannot be read: ${(error as Error).message.split('\n')[0]}`]
    }
  })
}
