import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, languages } from '#shared/catalogue.ts'
import { type IdeaCategory, ideaCategories, ideasPerSet } from '#shared/ideas.ts'
import { splitSentences } from '#shared/text.ts'
import { composeIdeas } from './ideas.ts'
import { speechOf } from './language.ts'
import { linesOf } from './phrases.ts'
import { ideaTexts } from './theme.ts'

const categories = idsOf(ideaCategories)
const themes = [
  'UX Designer',
  'HR managers',
  'Head of Marketing',
  'CTO',
  'remote onboarding',
  'Customers',
  'AI',
  'how to give feedback',
  'my first year as a manager',
  'why teams fail',
  'Why do teams ignore retrospectives?',
  'How do we keep remote teams connected?',
  'Customers rarely read release notes',
  'La incorporación remota de empleados',
  'I hate meetings',
  'Ich hasse Meetings',
  'burnout',
  'Lehrerin',
  'the {topic} of {Topic} and {role}',
  'B2B sales in 2026',
  '🚀🚀',
  '?!',
  '$& $1 $`',
  `${'a very long theme about many things '.repeat(3)}`.slice(0, 100),
  'x'.repeat(100),
]

/** Six categories, cycling, as the server asks for them. */
const cycle = (chosen: readonly IdeaCategory[]) =>
  Array.from({ length: ideasPerSet }, (_, at) => chosen[at % chosen.length]!)
const ideasFor = (theme: string | string[], chosen: readonly IdeaCategory[], seed: number) =>
  composeIdeas({ themes: [theme].flat(), categories: cycle(chosen), seed })

const anyThemes = fc.uniqueArray(fc.constantFrom(...themes), { minLength: 1, maxLength: 10 })
const anyCategories = fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1, maxLength: 10 })
const forAll = (check: (titles: string[], descriptions: string[], asked: string[]) => void) =>
  fc.assert(
    fc.property(anyThemes, anyCategories, fc.nat(1_000_000), (asked, chosen, seed) => {
      const ideas = ideasFor(asked, chosen, seed)
      check(
        ideas.map(({ title }) => title),
        ideas.map(({ description }) => description),
        asked,
      )
    }),
    { numRuns: 300 },
  )

test('there are six ideas with different titles that a subject has room for', () => {
  forAll((titles) => {
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(ideasPerSet)
    for (const title of titles) {
      expect(title).toBe(title.trim())
      expect(title.length).toBeGreaterThanOrEqual(10)
      expect(title.length).toBeLessThanOrEqual(90)
      expect(title).toMatch(/^[“«„(¿]?[\s\u00A0]?[\p{Lu}\p{N}$]/u)
    }
  })
})

test('themes that say nothing to the composer still give six different ideas', () => {
  for (let seed = 0; seed < 200; seed++) {
    const titles = ideasFor(['?!', '🚀🚀', 'UX Designer'], ['best-practices'], seed).map(({ title }) => title)
    expect(new Set(titles).size).toBe(ideasPerSet)
  }
})

test('six ideas of one category about one theme are six different ones, whatever the theme is', () => {
  for (const theme of themes)
    for (const category of categories)
      expect(new Set(ideasFor(theme, [category], 7).map(({ title }) => title)).size).toBe(ideasPerSet)
})

test('nothing of the machinery, no placeholder and no figure that was not given gets into an idea', () => {
  forAll((titles, descriptions, asked) => {
    for (const text of [...titles, ...descriptions]) {
      expect(text).not.toMatch(/[[\]{}|~]|undefined/)
      for (const figure of text.match(/\d+/g) ?? []) expect(asked.join(' ')).toContain(figure)
    }
  })
})

const lines = ideaCategories.flatMap(({ id }) =>
  [`ideas, ${id}`, `role ideas, ${id}`].flatMap((heading) =>
    speechOf('english')
      .phrases(heading)
      .map((line) => line.split(' :: ') as [title: string, approach: string]),
  ),
)

test('every description is one sentence of its own', () => {
  for (const [title, approach] of lines) {
    expect(splitSentences(approach), title).toHaveLength(1)
    expect(approach, title).toMatch(/^\p{Lu}.{20,140}\.$/u)
  }
  expect(new Set(lines.map(([, approach]) => approach)).size).toBe(lines.length)
})

test('ideas avoid the words and figures that give a machine away', () => {
  const slop =
    /—|\bdelv|\bleverag|\bunlock|\blandscape|\btapestry|\btestament|game.?changer|here['’]s|most people think|the truth|\bjourney\b|isn['’]t just|not just|it['’]s not/i
  for (const [title, approach] of lines) expect(`${title} ${approach}`).not.toMatch(slop)
})

test('the same seed gives the same ideas, and other seeds give other ones', () => {
  const sets = Array.from({ length: 20 }, (_, seed) => ideasFor('remote onboarding', categories, seed))
  expect(ideasFor('remote onboarding', categories, 3)).toEqual(sets[3])
  expect(new Set(sets.flat().map(({ title }) => title)).size).toBeGreaterThan(40)
})

test('all themes get their turn, and each of two themes meets each of two categories', () => {
  const about = (titles: string[], word: string) => titles.filter((title) => title.toLowerCase().includes(word)).length
  for (let seed = 0; seed < 20; seed++) {
    const six = ideasFor(['pricing', 'hiring'], ['tip', 'rant'], seed)
    for (const half of [six.filter((_, at) => at % 2 === 0), six.filter((_, at) => at % 2 === 1)])
      for (const theme of ['pricing', 'hiring'])
        expect(
          about(
            half.map(({ title }) => title),
            theme,
          ),
        ).toBeGreaterThan(0)
  }
})

test.each([
  ['UX Designer', /\b(?:UX designers?)\b/, /UX Designer\b/],
  ['HR managers', /\bHR managers\b|\b(?:[Aa]n|every|new|good) HR manager\b/, /a HR|managerss/],
  ['Head of Marketing', /\bheads? of marketing\b/, /of marketings/],
])('a theme that is somebody’s work is spoken of as people: %s', (theme, right, wrong) => {
  for (let seed = 0; seed < 30; seed++)
    for (const { title } of ideasFor(theme, categories, seed)) {
      expect(title).toMatch(right)
      expect(title).not.toMatch(wrong)
    }
})

const titlesOf = (theme: string | string[], seeds = 30) =>
  Array.from({ length: seeds }, (_, seed) => ideasFor(theme, categories, seed).map(({ title }) => title)).flat()

test.each([
  ['Fachkräftemangel', /Fachkräftemangel/],
  ['Vertrieb', /Vertrieb/],
  ['Projektleiter', /[dD]ie Arbeit als Projektleiter|Thema Arbeit als Projektleiter/],
  ['lehrerin', /[dD]ie Arbeit als Lehrerin|Thema Arbeit als Lehrerin/],
  ['Lehrerin an einer Schule', /Arbeit als Lehrerin/],
  ['enseignante', /(?:[Ll]e|du|au) métier d’enseignante/],
  ['Vente B2B', /[Vv]ente B2B/],
  ['diseñadora UX', /(?:[Ee]l|del|al) trabajo de diseñadora UX/],
  ['contratación', /(?:[Ll]a) contratación/],
  ['emprender', /emprender/],
])('a theme of a word or two gets ideas in its own language: %s', (theme, named) => {
  const english = /(?<!\p{L})(?:the|what|about|around|with|would|of)(?!\p{L})/iu
  for (const title of titlesOf(theme)) {
    expect(title).toMatch(named)
    expect(title).not.toMatch(english)
  }
})

test('a theme that tells no language goes by the themes beside it', () => {
  const titles = titlesOf(['Was Vertrieb mit Vertrauen zu tun hat', 'SEO'])
  for (const title of titles) expect(title).not.toMatch(/(?<!\p{L})(?:the|what|about|around|would)(?!\p{L})/iu)
})

test.each(['résumé writing', 'UX Designer', 'café owner', 'Leadership', 'sales management'])(
  'a theme in English stays in English: %s',
  (theme) => {
    for (const title of titlesOf(theme))
      expect(title).not.toMatch(/(?<!\p{L})(?:der|rund um|über|el|sobre|le|sur)(?!\p{L})/u)
  },
)

test('a name keeps its capital inside an idea', () => {
  for (const title of titlesOf('Zalando')) expect(title).toContain('Zalando')
})

test.each(['mom', 'stay-at-home dad'])('being somebody is no job and no thing: %s', (theme) => {
  for (const title of titlesOf(theme)) expect(title).toMatch(new RegExp(`[Bb]eing a ${theme}`))
})

test.each([
  ['I hate meetings', '“I hate meetings”'],
  ['Ich hasse Meetings', '„Ich hasse Meetings“'],
  ['Odio las reuniones', '«Odio las reuniones»'],
  ['Je déteste les réunions', '«\u00A0Je déteste les réunions\u00A0»'],
])('a sentence is taken as what somebody says, and nothing is set up with it: %s', (theme, quoted) => {
  for (const title of titlesOf(theme)) {
    expect(title).toContain(quoted)
    expect(title).not.toMatch(/set up|picture|our team|womit ich|Bild|Team|montado|dibujo|équipe|schéma/)
  }
})

test.each(['burnout', 'being fired', 'Mein Vater ist gestorben', 'el acoso laboral', 'le deuil'])(
  'a misfortune is no occasion for routines, tricks or complaints: %s',
  (theme) => {
    const wrong =
      /set up|routine|trick|annoy|fashion|enjoy|coffee|drop|Kniff|Routine|aufregt|Mode|freut|quicio|moda|disfruto|truco|agace|réflexe|préfère|pause/
    for (const title of titlesOf(theme)) expect(title).not.toMatch(wrong)
  },
)

test.each(['Why do teams fail?', 'Warum scheitern Teams?', '¿Por qué fracasan los equipos?', 'Should managers code?'])(
  'a question of the author’s own is the first idea: %s',
  (theme) => {
    for (let seed = 0; seed < 10; seed++) expect(ideasFor(theme, categories, seed)[0]?.title).toBe(theme)
  },
)

test('the lines for sentences and misfortunes say one thing each, in every language', () => {
  for (const { id } of languages)
    for (const kind of ['sentence ideas', 'hardship ideas']) {
      const made = linesOf(ideaTexts(speechOf(id)), kind).map((line) => line.split(' :: '))
      expect(made.map(([category]) => category).sort()).toEqual([...categories].sort())
      for (const [, title, approach = ''] of made) {
        expect(title).toContain('opic}')
        expect(splitSentences(approach), title).toHaveLength(1)
        expect(approach, title).toMatch(/^\p{Lu}.{20,140}\.$/u)
      }
    }
})
