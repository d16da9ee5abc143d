import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/setup.mjs'
import { readPo } from '../shared/po.ts'
import { pseudoText } from '../shared/pseudo.ts'
import { inBoth, inEnglish } from './made-up-language.ts'

const messages = [...readPo(readFileSync(join(root, 'shared/messages/de.po'), 'utf8')).values()]
  .map(({ message }) => message)
  // Examples in other languages have made-up letters of their own.
  .filter((message) => !/[{<\n]| {2}|[^\p{ASCII}\P{L}]/u.test(message))

test('every message is found in English and in the made-up language, and is English when it is read', () => {
  for (const [at, message] of messages.entries()) {
    const madeUp = `⟦${pseudoText(message)}⟧`
    expect(inEnglish(madeUp)).toBe(message)
    // Patterns take a while to make.
    if (at % 20 === 0) for (const shown of [message, madeUp]) expect(shown).toMatch(inBoth(message, true))
  }
})

test('patterns, letter cases and parts of a text are found in it, and other texts are not', () => {
  const shown = `⟦${pseudoText('Scheduled for ')}⟦${pseudoText('Wednesday, June ')}17⟧${pseudoText(' at ')}09:17.⟧`
  for (const pattern of [/^scheduled for \w+, june 17th at \d\d:\d\d\.$/i, /[R-T]chedule[bd]/, 'SCHEDULED', '09:17'])
    expect(shown).toMatch(inBoth(pattern))
  for (const pattern of [/^June/, /Saturday/, /schedule/, 'Scheduled at']) expect(shown).not.toMatch(inBoth(pattern))
  expect(shown).not.toMatch(inBoth('Scheduled for', true))
  expect(inEnglish(shown)).toBe('Scheduled for Wednesday, June 17 at 09:17.')
})
