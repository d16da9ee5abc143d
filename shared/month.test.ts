import { expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import { proposeMonth, type Start } from './month.ts'
import { postTypes } from './post-types.ts'

const tuesdays = [1, 8, 15, 22].map((day) => new Date(Date.UTC(2026, 11, day, 9)))
const typeOf = (category: string) =>
  postTypes.find(({ categories }) => categories.some(({ id }) => id === category))?.id
const story: Start = { kind: 'story', text: 'The day the till broke down' }
const fact: Start = { kind: 'fact', text: '38 of 100 parcels came back' }
const idea: Start = { kind: 'idea', text: 'Why we count returns', category: 'rant' }
const theme: Start = { kind: 'theme', text: 'Running a small shop' }

test('what the author has comes before a bare theme, each once', () => {
  const made = proposeMonth(tuesdays, [theme, story, fact, idea], [], inEnglish)
  expect(
    made
      .map(({ subject }) => subject)
      .slice(0, 3)
      .toSorted(),
  ).toEqual([story, fact, idea].map(({ text }) => text).toSorted())
  expect(made[3]?.subject).toBe(theme.text)
  expect(made.map(({ at }) => at)).toEqual(tuesdays.map((at) => at.toISOString()))
})

test('a kind of post comes again only after the others', () => {
  const made = proposeMonth(tuesdays, [theme, { kind: 'theme', text: 'Hiring for a shop' }], [], inEnglish)
  expect(new Set(made.map(({ category }) => typeOf(category))).size).toBe(4)
  expect(made.map(({ subject }) => subject)).toEqual([theme.text, 'Hiring for a shop', theme.text, 'Hiring for a shop'])
})

test('the kind that was posted last waits, and the reason says how far away it is', () => {
  const last = { category: 'personal-experience', at: new Date('2026-11-29T09:00:00Z') }
  const [first, second] = proposeMonth(tuesdays, [story, fact], [last], inEnglish)
  expect([first?.subject, second?.subject]).toEqual([fact.text, story.text])
  expect(first?.reason).toBe('Starts from a fact in your proof bank. You have no other insight post around this time.')
  expect(second?.reason).toBe('Starts from a story in your proof bank. Your nearest story post is 9 days away.')
})

test('a favourite idea comes before the other ideas, in its own category', () => {
  const favourite: Start = { kind: 'idea', text: 'What a return costs', category: 'rant', isFavourite: true }
  const [first] = proposeMonth(tuesdays, [idea, favourite], [], inEnglish)
  expect(first).toMatchObject({ subject: favourite.text, category: 'hot-takes' })
  expect(first?.reason).toContain('Starts from a favourite idea.')
})

test('without anything to start from, nothing is proposed; a theme gives two posts, and a celebration is never one', () => {
  expect(proposeMonth(tuesdays, [], [], inEnglish)).toEqual([])
  expect(proposeMonth(tuesdays, [theme], [], inEnglish)).toHaveLength(2)
  const many = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(2026, 11, day + 1, 9)))
  const themes = Array.from({ length: 20 }, (_, at): Start => ({ kind: 'theme', text: `Theme number ${at}` }))
  const made = proposeMonth(many, themes, [], inEnglish)
  expect(made).toHaveLength(31)
  expect(made.map(({ category }) => typeOf(category))).not.toContain('celebration-posts')
})
