import type { Messages } from '@lingui/core'
import { type InterfaceLanguage, localeOf, pseudoLanguage, type ShownLanguage } from '#shared/interface-languages.ts'

const catalogues: Record<InterfaceLanguage, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  de: () => import('virtual:messages/de'),
}

/** All messages of a language, by their ids, and by what the scripts of a page say in their place: texts in `written`. */
export async function messagesIn(language: ShownLanguage, written: ShownLanguage): Promise<Messages> {
  const [{ default: messages }, { default: own }] = await Promise.all([
    catalogues[localeOf(language)](),
    catalogues[localeOf(written)](),
  ])
  const textOf = (id: string) => {
    const [text, ...rest] = own[id] ?? []
    return typeof text === 'string' && rest.length === 0 ? text : id
  }
  const entries = Object.entries(messages)
  // A text may also be the key of another message, which then counts.
  const all = [...entries.map(([id, said]) => [textOf(id), said] as const), ...entries]
  if (language !== pseudoLanguage) return Object.fromEntries(all) as Messages
  const { pseudoMessage } = await import('#shared/pseudo.ts')
  return Object.fromEntries(all.map(([id, said]) => [id, pseudoMessage(said as never)])) as Messages
}
