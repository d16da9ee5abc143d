import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** A sentence that can be said in every language of the app. `server/language` and `web/lib/language.ts` say it. */
export interface Message {
  id: string
  /** In English, as ICU text. The web's build leaves it out: its catalogues have it. */
  message?: string
  values?: Record<string, unknown>
}

/** A part of a sentence that depends on a number or a name. */
class Choice {
  readonly text: string
  readonly values: Record<string, unknown>
  constructor(kind: 'plural' | 'select', named: Named, cases: Record<string, string>) {
    const [name = ''] = Object.keys(named)
    const listed = Object.entries(cases).map(([key, text]) => `${/^\d+$/.test(key) ? `=${key}` : key} {${text}}`)
    this.text = `{${name}, ${kind}, ${listed.join(' ')}}`
    this.values = named
  }
}

/** A value with its name in the sentence: `{ name }`. */
type Named = Record<string, unknown>

// The web's build replaces what follows by its result: Lingui's macros have the same names and do the same.

/**
 * A message with its values by name:
 *
 *     msg`${{ title }} is scheduled`
 *     msg`${plural({ count }, { one: '# post', other: '# posts' })} published`
 */
export function msg(
  strings: TemplateStringsArray | { message: string; context?: string },
  ...values: (Named | Choice)[]
): Message {
  if (!('raw' in strings)) return { id: generateMessageId(strings.message, strings.context), message: strings.message }
  const said: Record<string, unknown> = {}
  let message = strings[0]!
  for (const [at, value] of values.entries()) {
    const isChoice = value instanceof Choice
    Object.assign(said, isChoice ? value.values : value)
    message += (isChoice ? value.text : `{${Object.keys(value)[0]}}`) + strings[at + 1]
  }
  return { id: generateMessageId(message), message, ...(values.length > 0 && { values: said }) }
}

/** `{ count }` and what to say of each number: `one`, `other`, `0`. `#` stands for the number. */
export const plural = (named: Named, cases: { other: string; [number: string]: string }) =>
  new Choice('plural', named, cases)

export const select = (named: Named, cases: { other: string; [word: string]: string }) =>
  new Choice('select', named, cases)
