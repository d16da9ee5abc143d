import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf } from '#shared/catalogue.ts'
import { ideaCategories, ideasPerSet } from '#shared/ideas.ts'
import { minSubjectLength } from '#shared/writing.ts'
import { proposeIdeas, withoutApproach } from './ideas.ts'

const categories = idsOf(ideaCategories)
const themes = [
  'UX Designer',
  'remote onboarding',
  'AI',
  'burnout',
  'I hate meetings',
  '$& $1 {topic}',
  '🚀🚀',
  '?!',
  'x'.repeat(100),
]

test('six ideas are six subjects about the themes, no title twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...themes), { minLength: 1, maxLength: themes.length }),
      fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1, maxLength: 10 }),
      fc.nat(1_000_000),
      (asked, chosen, seed) => {
        const cycled = Array.from({ length: ideasPerSet }, (_, at) => chosen[at % chosen.length]!)
        const ideas = proposeIdeas({ themes: asked, categories: cycled, seed })
        const titles = ideas.map(({ title }) => title)
        expect(new Set(titles).size).toBe(ideasPerSet)
        for (const [at, { title, description }] of ideas.entries()) {
          expect(title.length).toBeGreaterThanOrEqual(minSubjectLength)
          expect(title).toMatch(/: ¿?\p{L}.+\?$/u)
          expect(description).toMatch(/[.?]$/)
          expect(asked.some((theme) => title.toLowerCase().startsWith(theme.toLowerCase().replace(/[?!]+$/, '')))).toBe(
            true,
          )
          expect(cycled[at]).toBeDefined()
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('half of a set begins with the author’s proofs, those about the themes first', () => {
  const kept = ['We cut onboarding from 6 weeks to 9 days. It took a year.', 'The bakery opens at six.']
  const asked = categories.slice(0, ideasPerSet)
  const titles = proposeIdeas({ themes: ['remote onboarding'], kept, categories: asked, seed: 2 }).map(
    ({ title }) => title,
  )
  expect(titles[0]).toBe('We cut onboarding from 6 weeks to 9 days.')
  expect(titles.slice(1).every((title) => title.startsWith('Remote onboarding: '))).toBe(true)
  const other = proposeIdeas({ themes: ['pricing'], kept, categories: asked, seed: 0 }).map(({ title }) => title)
  expect(other.slice(0, 2)).toEqual(['We cut onboarding from 6 weeks to 9 days.', 'The bakery opens at six.'])
  expect(new Set(other).size).toBe(ideasPerSet)
})

test('a category has questions of its own in every language', () => {
  for (const theme of [
    'remote onboarding',
    'la formación de equipos',
    'la gestion des équipes',
    'die Einarbeitung im Homeoffice',
  ]) {
    const all = categories.flatMap((category) =>
      proposeIdeas({ themes: [theme], categories: Array.from({ length: ideasPerSet }, () => category), seed: 0 }),
    )
    expect(new Set(all.map(({ title }) => title)).size).toBe(categories.length * ideasPerSet)
  }
})

test.each([
  [
    'die Einarbeitung im Homeoffice',
    /(?<!\p{L})(?:was|wer|wie|welche[rs]?|wo|wofür|woran|womit|worüber|von wem|über)(?!\p{L})/u,
  ],
  ['Führung', /\p{L}/u],
  ['la formación de equipos', /¿/],
  ['la gestion des équipes', /\u00A0\?$/],
])('a theme is asked about in its own language: %s', (theme, sign) => {
  for (const { title } of proposeIdeas({ themes: [theme], categories, seed: 3 })) expect(title).toMatch(sign)
})

test('the same task gives the same ideas, and the next seed others', () => {
  const task = { themes: ['night buses'], categories: [...categories], seed: 7 }
  expect(proposeIdeas(task)).toEqual(proposeIdeas(task))
  expect(proposeIdeas({ ...task, seed: 8 })).not.toEqual(proposeIdeas(task))
})

test('the approach to an idea is for its author: the arranged post does not contain it', () => {
  for (const theme of ['Pricing', 'Führung im Alltag'])
    for (const { title, description } of proposeIdeas({ themes: [theme], categories, seed: 4 })) {
      expect(withoutApproach(`${title}\n\n${description}`)).toBe(title)
      expect(withoutApproach(`${title}\n\n${description}\nWe tried it.`)).toBe(`${title}\n\nWe tried it.`)
    }
})
