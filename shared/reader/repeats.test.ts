import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import type { PostContent } from '#shared/posts.ts'
import { inEnglish } from '#shared/testing-say.ts'
import { checkPost } from './check.ts'
import { loadEveryLanguage } from './languages.ts'

await loadEveryLanguage()

const check = (content: Partial<PostContent>, language: Language = 'english', isIgnored = () => false) =>
  inEnglish(
    checkPost({
      content: { hook: '', insight: '', value: '', cta: '', ...content },
      language,
      category: 'personal-experience',
      claims: [],
      voice: null,
      isIgnored,
    }),
  )
const repeatsOf = (result: ReturnType<typeof check>) => result.findings.filter(({ rule }) => rule === 'repeat')
/** Takes every repeat out of the section, last one first. */
const mended = (text: string, result: ReturnType<typeof check>) =>
  repeatsOf(result)
    .toReversed()
    .reduce((now, { start, end, fix }) => now.slice(0, start) + fix!.replacement + now.slice(end), text)

const paragraphs: Record<Language, [string, string]> = {
  english: [
    'We moved the workshop to the old mill in March. Nobody wanted to carry the lathe up those stairs.',
    'Two neighbours came with a crane, and Pete paid them in cider. The lathe has stood by the window since then.',
  ],
  german: [
    'Wir sind im März mit der Werkstatt in die alte Mühle gezogen. Niemand wollte die Drehbank diese Treppe hinauftragen.',
    'Zwei Nachbarn kamen mit einem Kran, und Peter bezahlte sie mit Most. Seither steht die Drehbank am Fenster.',
  ],
  spanish: [
    'En marzo llevamos el taller al viejo molino del río. Nadie quería subir el torno por aquellas escaleras.',
    'Dos vecinos vinieron con una grúa, y Pedro les pagó con sidra. Desde entonces el torno está junto a la ventana.',
  ],
  french: [
    'En mars nous avons installé l’atelier dans le vieux moulin. Personne ne voulait monter le tour par cet escalier.',
    'Deux voisins sont venus avec une grue, et Pierre les a payés en cidre. Depuis, le tour se trouve près de la fenêtre.',
  ],
}

describe.each(Object.entries(paragraphs) as [Language, [string, string]][])('in %s', (language, [one, other]) => {
  test('a repeated paragraph is found at its second place, caps the score and can be taken out', () => {
    const insight = `${one}\n\n${other}\n\n${one}`
    const result = check({ insight }, language)
    const [found, ...others] = repeatsOf(result)
    expect(others).toEqual([])
    expect(found!.quote.trim()).toBe(one)
    expect(found!.start).toBeGreaterThan(insight.indexOf(other))
    expect(result.verdict).toMatch(/^At most \d\d while \d\d% of its words only repeat what it has already said\.$/)
    expect(result.score).toBeLessThan(check({ insight: `${one}\n\n${other}` }, language).score! - 20)
    expect(mended(insight, result)).toBe(`${one}\n\n${other}`)
  })

  test('a text without repeats has none', () =>
    expect(repeatsOf(check({ hook: one, insight: other }, language))).toEqual([]))
})

const [mill, lathe] = paragraphs.english
const [moved, nobody] = mill.split(/(?<=\.) /) as [string, string]

test('a whole text repeated gets half its points, and each repeated paragraph is marked', () => {
  const result = check({ hook: moved, insight: `${nobody} ${lathe}`, value: `${moved}\n\n${nobody} ${lathe}` })
  expect(result.verdict).toMatch(/^At most 50 while 50%/)
  expect(repeatsOf(result).map(({ section, quote, fix }) => [section, quote, fix])).toEqual(
    [
      ['value', moved, null],
      ['value', `${nobody} ${lathe}`, null],
    ].map(([section, quote]) => [
      section,
      expect.stringContaining(quote!),
      { label: 'Remove the repeat', replacement: '' },
    ]),
  )
})

it.each([
  ['within a paragraph', `${mill} ${lathe} ${nobody} So we asked.`, `${mill} ${lathe} So we asked.`],
  ['at the end of one', `${mill}\n\n${lathe} ${nobody}\n\nSo we asked.`, `${mill}\n\n${lathe}\n\nSo we asked.`],
  ['at the start of one', `${mill}\n\n${nobody} ${lathe}`, `${mill}\n\n${lathe}`],
  ['in other case and marks', `${mill} ${lathe} ${nobody.toUpperCase().replace('.', ' !')}`, `${mill} ${lathe}`],
  ['right behind itself', `${moved}\n${moved}\n${lathe}`, `${moved}\n${lathe}`],
  ['before a list', `${mill}\n\n${nobody}\n- A crane\n- Cider`, `${mill}\n\n- A crane\n- Cider`],
  ['as an item of a list', `- ${moved}\n- ${nobody}\n- ${moved}\n\n${lathe}`, `- ${moved}\n- ${nobody}\n\n${lathe}`],
])('a sentence repeated %s is taken out with its white space', (_where, insight, wanted) => {
  const result = check({ insight })
  expect(repeatsOf(result)).toHaveLength(1)
  expect(mended(insight, result)).toBe(wanted)
})

it.each([
  ['short lines', 'Nobody called. We waited.\n\nNobody called. We went home.\n\nNobody called.'],
  ['a refrain', `${moved}\n\n${lathe}\n\n${moved}`],
  ['numbers that differ', 'We sold 1.5 tons of apples in May. We sold 15 tons of apples in May.'],
  ['nearly the same words', `${moved} ${moved.replace('March', 'April')}`],
  ['sentences with blanks', 'We asked [who?] for the big crane. We asked [when?] for the big crane.'],
])('%s may stand', (_what, insight) => expect(repeatsOf(check({ insight }))).toEqual([]))

test('a single repeated sentence caps nothing, comes first, and costs nothing once ignored', () => {
  const insight = `${mill} ${lathe} ${lathe.replaceAll('lathe', 'saw').replace('Two', 'Three')} ${'Then it rained for days. '.repeat(3)} ${nobody}`
  const found = check({ insight })
  expect([found.cap, found.verdict]).toEqual([null, '1 passage repeats earlier text word for word.'])
  const left = check({ insight }, 'english', () => true)
  expect(repeatsOf(left)).toEqual([])
  expect(left.score).toBeGreaterThan(found.score!)
})

test('no section is left empty by a fix', () => {
  const [found] = repeatsOf(check({ hook: moved, insight: moved, value: lathe }))
  expect([found?.section, found?.fix]).toEqual(['insight', null])
})

test('a repeated claim counts once', () => {
  const place = { section: 'value', start: 0, end: 1 } as const
  const claim = { ...place, kind: 'number', text: '4', key: '4', backing: 'brief', isCertain: false } as const
  const { criteria } = checkPost({
    content: { hook: '', insight: mill, value: '4 of us. 4 of us.', cta: '' },
    language: 'english',
    category: '',
    claims: [claim, { ...claim, start: 9, end: 10 }, { ...claim, key: '5' }],
    voice: null,
  })
  expect(inEnglish(criteria.find(({ id }) => id === 'claims')!.sentence!)).toBe('All 2 claims come from you.')
})
