import { expect, test } from 'vitest'
import { blanksIn, blanksOf, maskBlanks } from './blanks.ts'
import { answerTo, fillBlank, takeOutBlank, withAnswers } from './text/fill-blanks.ts'

const questionsIn = (text: string) => blanksIn(text).map(({ question }) => question)

test.each([
  ['We began small. [what did you try first?]', ['what did you try first?']],
  ['[a b?] and [¿qué probaste primero?]', ['a b?', '¿qué probaste primero?']],
  ['Nous avons essayé [quoi ?].', ['quoi ?']],
  [`[${'w'.repeat(159)}?]`, [`${'w'.repeat(159)}?`]],
])('a question in square brackets is a blank: %s', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions)
})

test.each([
  'The report [1] is out.',
  'She said [sic] nothing.',
  '[what happened]',
  '[a?',
  'Really [?]',
  '[first line\nsecond line?]',
  `[${'w'.repeat(160)}?]`,
  '[Did you know?](https://example.com)',
])('other brackets are not blanks: %s', (text) => {
  expect(questionsIn(text)).toEqual([])
})

test('brackets within brackets leave the inner question as the blank', () => {
  expect(questionsIn('[see [which one?]]')).toEqual(['which one?'])
})

test('the blanks of a post come in reading order, each with its place', () => {
  const content = { hook: 'Quiet. [why so?]', insight: '', value: '[how many?] [how long?]', cta: 'Bye.' }
  expect(blanksOf(content)).toEqual([
    { section: 'hook', index: 0, start: 7, end: 16, question: 'why so?' },
    { section: 'value', index: 0, start: 0, end: 11, question: 'how many?' },
    { section: 'value', index: 1, start: 12, end: 23, question: 'how long?' },
  ])
})

test('masking removes the blanks of a text and moves nothing else', () => {
  const text = 'It took [how long?] in 2024.'
  expect(blanksIn(maskBlanks(text))).toEqual([])
  expect(maskBlanks(text).indexOf('2024')).toBe(text.indexOf('2024'))
  expect(maskBlanks(text)).toHaveLength(text.length)
})

const fill = (text: string, words: string) => fillBlank(text, blanksIn(text)[0]!, words)

test.each([
  ['[what did you try first?]', 'we moved the meeting to a page', 'We moved the meeting to a page.'],
  ['It failed. [why so?] Then it worked.', 'nobody read it', 'It failed. Nobody read it. Then it worked.'],
  ['It failed. [why so?]\n\nThen it worked.', ' nobody read it! ', 'It failed. Nobody read it!\n\nThen it worked.'],
  ['[first?x?] [second one?]', 'we asked', 'We asked. [second one?]'],
  ['We tried [what did you try?].', 'A page.', 'We tried A page.'],
  ['We tried [what did you try?].', 'what else?', 'We tried what else?'],
  ['We tried [what did you try?], and it held.', 'a page.', 'We tried a page, and it held.'],
  ['We lost [how many?] customers.', '14', 'We lost 14 customers.'],
  ['The result: [what came of it?]', 'half the mail', 'The result: half the mail.'],
  ['- [first step?]\n- Ask again.', 'write it down today', '- Write it down today\n- Ask again.'],
  ['[which tool?]', 'Notion', 'Notion'],
  ['[where can it be read?]', 'it is on example.com/page', 'It is on example.com/page'],
  ['[which one was it?]', 'iPhone sales fell by 4%', 'iPhone sales fell by 4%.'],
  ['[how did it feel?]', 'so good 🙂', 'So good 🙂'],
  ['[¿qué probaste primero?] Luego cambió.', 'probamos una página', 'Probamos una página. Luego cambió.'],
  ['[¿cómo fue?] ¿Y tú?', 'fue un lunes', 'Fue un lunes. ¿Y tú?'],
  ['Costs: $[how much?] a year', '1,200', 'Costs: $1,200 a year'],
])('%s filled with “%s” reads “%s”', (text, words, filled) => {
  expect(fill(text, words)).toBe(filled)
})

test('words that look like a replacement pattern are taken as they are', () => {
  expect(fill('We paid [how much?] a month.', '$& and $1')).toBe('We paid $& and $1 a month.')
})

const takeOut = (text: string, at = 0) => takeOutBlank(text, blanksIn(text)[at]!)

test.each([
  ['It failed. [why so?] Then it worked.', 'It failed. Then it worked.'],
  ['It failed because of [what?]. Then it worked.', 'Then it worked.'],
  ['First line.\n\n[what did you try?]\n\nLast line.', 'First line.\n\nLast line.'],
  ['- One thing.\n- [another thing?]\n- A third.', '- One thing.\n- A third.'],
  ['1. One thing.\n2. [another thing?]\n3. A third.', '1. One thing.\n2. A third.'],
  ['1. [a thing?] Then we stopped.', '1. Then we stopped.'],
  ['The result: [what came of it?]', ''],
  ['[the only line?]', ''],
])('taking the blank out of “%s” keeps what the author said', (text, kept) => {
  expect(takeOut(text)).toBe(kept)
})

test('taking out one of two adjacent blanks leaves the other', () => {
  expect(takeOut('[why so?] [how long?] Then it worked.', 1)).toBe('[why so?] Then it worked.')
})

test.each([
  ['[what did you try first?]', ' a shared page ', { question: 'What did you try first?', answer: 'a shared page' }],
  ['It took [how long?]. Then it worked.', 'a year', { question: 'How long?', answer: 'It took a year.' }],
  ['Well. Then we lost [how many?] of them.', '14', { question: 'How many?', answer: 'Then we lost 14 of them.' }],
  ['[¿cómo fue?]', 'un lunes', { question: '¿Cómo fue?', answer: 'un lunes' }],
  ['We lost [how many?] in [which year?].', '14', null],
])('filling %s with “%s” gives the answer %j', (text, words, answer) => {
  expect(answerTo(text, blanksIn(text)[0]!, words)).toEqual(answer)
})

test.each([
  ['[what did you try first?]', 'a shared page', 'A shared page.'],
  ['It took [how long?]. Then it worked.', 'a year', 'It took a year. Then it worked.'],
  ['The checklist: [what is in it?]', 'ten questions for day one', 'The checklist: ten questions for day one.'],
])('the answer given by filling %s is back in the text when its question is asked again', (text, words, filled) => {
  const [blank] = blanksIn(text)
  expect(withAnswers(text, [answerTo(text, blank!, words)!])).toBe(filled)
  expect(withAnswers(text, [{ question: 'Something else?', answer: 'no' }])).toBe(text)
})
