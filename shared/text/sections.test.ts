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
  [
    'One.\n\nTwo.\n\nThree.\n\nWhich was it?\n\n#trains #tea_time',
    ['One.', 'Two.', 'Three.', 'Which was it?\n\n#trains #tea_time'],
  ],
  [
    'Uno.\n\nDos.\n\nTres.\n\n¿Cuál fue?\n\n#Logística, #Pequeñas\n\n#2026',
    ['Uno.', 'Dos.', 'Tres.', '¿Cuál fue?\n\n#Logística, #Pequeñas\n\n#2026'],
  ],
  ['Eins.\n\nZwei.\n\nSchreibt mir.\n#Öfen\n', ['Eins.', 'Zwei.', '', 'Schreibt mir.\n#Öfen']],
  ['Un.\n\nDeux ?\n\n#été', ['Un.', 'Deux ?\n\n#été', '', '']],
  ['One.\n\n#one', ['One.\n\n#one', '', '', '']],
  ['One.\n\nTwo.\n\n#one is the best', ['One.', 'Two.', '', '#one is the best']],
  ['#one #two', ['#one #two', '', '', '']],
  ['   ', ['', '', '', '']],
])('the text %j is put into sections without losing a word', (text, [hook, insight, value, cta]) => {
  const { content, startOf } = sectionsIn(text)
  expect(content).toEqual({ hook, insight, value, cta })
  for (const [section, words] of Object.entries(content))
    expect(text.startsWith(words, startOf[section as keyof typeof startOf])).toBe(true)
})
