import { expect, test } from 'vitest'
import { leaveOut, openNotes, withDecision } from './notes.ts'
import type { PossibleNote } from './possible-notes.ts'
import type { PostContent } from './posts.ts'

const content: PostContent = {
  hook: 'We left Bosch in May.',
  insight: 'Keep it short. The contract had 40 pages (don’t say which).',
  value: '1. The lamp\n2. No names\n3. Bosch paid',
  cta: '',
}
const note = (text: string, state: PossibleNote['state'] = 'open', names: string[] = []): PossibleNote => ({
  text,
  names,
  state,
})

test('asks about each passage that still stands there and is not settled, in reading order', () => {
  const notes = [note('No names'), note('Keep it short.'), note('Something else.'), note('The lamp', 'kept')]
  expect(openNotes(content, notes)).toEqual([
    { section: 'insight', start: 0, end: 14, text: 'Keep it short.' },
    { section: 'value', start: 15, end: 23, text: 'No names' },
  ])
})

test('a passage that the author has changed is their word', () =>
  expect(openNotes({ ...content, insight: 'Keep it simple.' }, [note('Keep it short.')])).toEqual([]))

test('a passage that was left out and comes back is asked about again', () =>
  expect(openNotes(content, [note('Keep it short.', 'out')])).toHaveLength(1))

test('a name of a note that was left out is asked about wherever it stands, until it is kept', () => {
  const notes = [note('Don’t name Bosch.', 'out', ['Bosch'])]
  const open = openNotes(content, notes)
  expect(open.map(({ text, name }) => [text, name])).toEqual([
    ['We left Bosch in May.', 'Bosch'],
    ['Bosch paid', 'Bosch'],
  ])
  expect(openNotes(content, withDecision(notes, open[0]!, 'kept')).map(({ text }) => text)).toEqual(['Bosch paid'])
})

test('leaving out takes a sentence, an item or a remark in brackets, and nothing else', () => {
  const without = (text: string) => leaveOut(content, openNotes(content, [note(text)])[0]!)
  expect(without('Keep it short.').insight).toBe('The contract had 40 pages (don’t say which).')
  expect(without('(don’t say which)').insight).toBe('Keep it short. The contract had 40 pages.')
  expect(without('No names').value).toBe('1. The lamp\n2. Bosch paid')
})

test('a post whose opening is left out opens with its next sentence', () =>
  expect(leaveOut(content, openNotes(content, [note('We left Bosch in May.')])[0]!)).toMatchObject({
    hook: 'Keep it short.',
    insight: 'The contract had 40 pages (don’t say which).',
  }))
