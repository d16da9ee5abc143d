import { expect, test } from 'vitest'
import { sectionsIn } from './sections.ts'

test.each([
  ['One.', ['One.', '', '', '']],
  ['One.\n\nTwo.', ['One.', 'Two.', '', '']],
  ['One.\r\n\r\nTwo.\r\n\r\nThree?', ['One.', 'Two.', '', 'Three?']],
  [
    '\n\nOne,\nstill one.\n \nTwo.\n\n\n- a\n- b\n\nFour.\n\nFive?\n',
    ['One,\nstill one.', 'Two.', '- a\n- b\n\nFour.', 'Five?'],
  ],
  ['   ', ['', '', '', '']],
])('the text %j is put into sections without losing a word', (text, [hook, insight, value, cta]) => {
  const { content, startOf } = sectionsIn(text)
  expect(content).toEqual({ hook, insight, value, cta })
  for (const [section, words] of Object.entries(content))
    expect(text.startsWith(words, startOf[section as keyof typeof startOf])).toBe(true)
})
