import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from './say.ts'

/** A value with its messages said. */
export type InEnglish<T> = T extends readonly (infer One)[]
  ? InEnglish<One>[]
  : T extends object
    ? Message extends T
      ? string
      : { [Key in keyof T]: InEnglish<T[Key]> }
    : T

const english = setupI18n({ locale: 'en', messages: { en: {} } })
english.setMessagesCompiler(compileMessage)

const isMessage = (value: object): value is Message => 'id' in value && 'message' in value

/** Says every message in a value, however deep, in English. */
export function inEnglish<T>(value: T): InEnglish<T> {
  if (typeof value !== 'object' || value === null) return value as InEnglish<T>
  if (Array.isArray(value)) return value.map(inEnglish) as InEnglish<T>
  const entries = (given: object) =>
    Object.fromEntries(Object.entries(given).map(([key, one]) => [key, inEnglish(one)]))
  return (
    isMessage(value) ? english._({ ...value, values: entries(value.values ?? {}) }) : entries(value)
  ) as InEnglish<T>
}
