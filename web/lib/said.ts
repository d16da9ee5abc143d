import type { Message } from '#shared/say.ts'
import { i18n, translated } from './language.ts'

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'id' in value

/** Says what `shared` found, in the language on screen. A plain text is in the catalogues as it is; a value may be a message. */
export function said(sentence: Message | string): string {
  if (typeof sentence === 'string') return translated(sentence)
  const values = Object.entries(sentence.values ?? {}).map(([name, value]) => [
    name,
    isMessage(value) ? said(value) : value,
  ])
  return i18n._({ ...sentence, values: Object.fromEntries(values) })
}

/** Options with their names in the language on screen. */
export const named = <Option extends { id: string; name: Message | string }>(
  options: readonly Option[],
): { id: Option['id']; name: string }[] => options.map(({ id, name }) => ({ id, name: said(name) }))
