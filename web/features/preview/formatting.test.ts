import { expect, test } from 'vitest'
import { asList, withBlankLine } from './formatting.ts'

const bullets = () => '•'
const numbers = (number: number) => `${number}.`
/** The text with its selection in angle brackets. */
function shown({ text, start, end }: ReturnType<typeof asList>) {
  return start === end
    ? `${text.slice(0, start)}|${text.slice(end)}`
    : `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`
}
function given(marked: string) {
  const text = marked.replace(/[<>|]/g, '')
  const start = marked.search(/[<|]/)
  return { text, start, end: marked.includes('|') ? start : marked.indexOf('>') - 1 }
}

test.each([
  ['A\nB|\nC', bullets, 'A\n• B|\nC'],
  ['Before\n<One\nTwo>\nAfter', numbers, 'Before\n<1. One\n2. Two>\nAfter'],
  ['<• One\n\n• Two>', numbers, '<1. One\n\n2. Two>'],
  ['<- One\n3. Two>', bullets, '<• One\n• Two>'],
  ['<• One\n• Two>', bullets, '<One\nTwo>'],
  ['|', bullets, '• |'],
])('%j as a list is %j', (before, markOf, after) => {
  expect(shown(asList(given(before), markOf))).toBe(after)
})

test.each([
  ['One. |Two.', 'One.\n\n|Two.'],
  ['One.\n\n\n|\nTwo.', 'One.\n\n|Two.'],
  ['<One.> Two.', 'One.\n\n|Two.'],
])('a blank line in %j', (before, after) => {
  expect(shown(withBlankLine(given(before)))).toBe(after)
})
