import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from '@cantoo/fontkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import type { Language } from '../catalogue.ts'
import type { PostContent } from '../posts.ts'
import { troubleOf } from './deck.ts'
import { fitsOnPage } from './layout.ts'
import { drawnText, hasEmojis, missingLetters, type Weight, widthOf } from './letters.ts'
import { pagesOf } from './pages.ts'

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }
const made = (content: Partial<PostContent>, language: Language = 'english') =>
  pagesOf({ ...nothing, ...content }, language)
const sentence = (words: number, word = 'word') => `${'W'}${`${word} `.repeat(words).trim().slice(1)}.`

const usual: PostContent = {
  hook: 'We repaired bikes in the order they came in. It felt fair.',
  insight:
    'A tyre takes twelve minutes. A bent axle takes half a day.\n\nWith one queue, everyone waited for the axle.',
  value:
    'Now there are two benches. Anything under half an hour goes to the first.\n\nThe average wait fell from two days to five hours. We hired nobody for it.',
  cta: 'Where does a small job wait behind a big one?\n\n#bikes #repair',
}

describe('the pages of a post', () => {
  test('begin with the hook, hold one thought each, and end with the CTA, without hashtags', () => {
    expect(made(usual)).toEqual([
      'We repaired bikes in the order they came in. It felt fair.',
      'A tyre takes twelve minutes. A bent axle takes half a day.',
      'With one queue, everyone waited for the axle.',
      'Now there are two benches. Anything under half an hour goes to the first.',
      'The average wait fell from two days to five hours. We hired nobody for it.',
      'Where does a small job wait behind a big one?',
    ])
  })

  test.each<[Language, Partial<PostContent>, string[]]>([
    [
      'german',
      {
        hook: 'Das Teil kostet 1,80 Euro.',
        insight: 'Fehlt es z. B. am Montag, steht ein Rad vier Tage. Das ist teuer.',
      },
      ['Das Teil kostet 1,80 Euro.', 'Fehlt es z. B. am Montag, steht ein Rad vier Tage.', 'Das ist teuer.'],
    ],
    [
      'french',
      { hook: 'Nous avons dit non.', value: 'Il voulait 60 vélos ! Pourquoi pas ? M. Petit a signé.' },
      ['Nous avons dit non.', 'Il voulait 60 vélos !', 'Pourquoi pas ?', 'M. Petit a signé.'],
    ],
    [
      'spanish',
      { hook: 'Preguntamos a siete.', value: 'Faltaba luz. ¿Qué descubriste tú?' },
      ['Preguntamos a siete.', 'Faltaba luz.', '¿Qué descubriste tú?'],
    ],
  ])('keep sentences whole in %s', (language, content, pages) => {
    expect(made(content, language)).toEqual(pages)
  })

  test('a list stays with its announcement', () => {
    const list = 'It has three lines:\n- What is open\n- What waits\n- Who called'
    expect(made({ ...usual, value: list })).toContain(list)
  })

  test('a long list is divided between its items, never after the announcement', () => {
    const items = Array.from(
      { length: 9 },
      (_, at) => `${at + 1}. Do the thing number ${at} and write down how it went`,
    )
    const pages = made({ ...usual, insight: '', value: `Nine steps:\n${items.join('\n')}` })
    expect(pages.filter((page) => page.endsWith(':'))).toEqual([])
    expect(pages.slice(1, -1).flatMap((page) => page.split('\n'))).toEqual(['Nine steps:', ...items])
  })

  test('a hook too long for a cover goes on on the next page', () => {
    const pages = made({ ...usual, hook: `${sentence(20)} ${sentence(22)}` })
    expect(pages[0]).toBe(sentence(20))
    expect(pages[1]).toContain(sentence(22))
  })

  test('a sentence too long for a page is cut between clauses, and dots say so', () => {
    const clause = 'and then we went on with the work that was left from the day before'
    const long = `First we began, ${Array.from({ length: 20 }, () => clause).join(', ')}.`
    const pages = made({ ...usual, value: long })
    const parts = pages.filter((page) => page.includes('the day before'))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts[0]).toMatch(/, …$/)
    expect(parts[1]).toMatch(/^… and then/)
    expect(parts.every((page) => fitsOnPage(page))).toBe(true)
  })

  test('a text of few sentences makes few pages, and says how many are missing', () => {
    const pages = made({ hook: 'One.', insight: 'Two.', cta: 'Three?' })
    expect(pages).toEqual(['One.', 'Two.', 'Three?'])
    expect(inEnglish(troubleOf({ pages: pages.map((text) => ({ text, made: text })) }))).toBe(
      'A carousel has 6 to 10 pages, and this one has 3. Add 3 pages, or write more in the post.',
    )
  })

  test('a text of 3,000 characters makes at most ten', () => {
    const paragraph = `${sentence(12)} ${sentence(9)} ${sentence(14)}`
    const pages = made({ ...usual, value: Array.from({ length: 15 }, () => paragraph).join('\n\n') })
    expect(pages.length).toBeLessThanOrEqual(10)
    expect(pages.every((page, at) => fitsOnPage(page, at === 0))).toBe(true)
  })

  test('a text far too long loses nothing, and makes more', () => {
    const paragraphs = Array.from({ length: 60 }, (_, at) => `Point ${at}. ${sentence(40)}`)
    const pages = made({ ...usual, value: paragraphs.join('\n\n') })
    expect(pages.length).toBeGreaterThan(10)
    for (const at of paragraphs.keys()) expect(pages.join('\n')).toContain(`Point ${at}.`)
  })

  test.each<[string, Partial<PostContent>, string[]]>([
    ['nothing', {}, []],
    ['a hook', { hook: 'Only this.' }, ['Only this.']],
    ['no hook', { value: 'First. Second.' }, ['First.', 'Second.']],
    ['only hashtags', { cta: '#one #two' }, []],
  ])('%s is no error', (_, content, pages) => {
    expect(made(content)).toEqual(pages)
  })

  const words = fc.constantFrom(
    'We',
    'saved',
    '3',
    'hours,',
    'and',
    'then.',
    'Why?',
    '- one',
    '\n',
    '\n\n',
    'über',
    'x'.repeat(90),
  )
  const text = fc.array(words, { maxLength: 60 }).map((all) => all.join(' '))
  test('have every word of any text, in its order', () => {
    fc.assert(
      fc.property(fc.record({ hook: text, insight: text, value: text, cta: text }), (content) => {
        const letters = (all: string) => all.replaceAll(/[\s…]/g, '')
        expect(letters(pagesOf(content, 'english').join(''))).toBe(letters(Object.values(content).join('')))
      }),
      { numRuns: 60 },
    )
  })
})

describe('letters', () => {
  const require = createRequire(import.meta.url)
  test.each<[Weight, string]>([
    ['medium', '500Medium/Inter_500Medium.ttf'],
    ['bold', '700Bold/Inter_700Bold.ttf'],
  ])('have the widths of the %s font', (weight, file) => {
    const font = create(readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`))) as Font
    for (const letter of 'AaÄäßñçÉœ€„“–…→•¿0123456789 Žőłя') {
      const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!)!
      expect([letter, widthOf(letter, 1, weight)]).toEqual([letter, advanceWidth / font.unitsPerEm])
    }
  })

  test.each([
    ['We launched 🚀 today', 'We launched today', []],
    ['𝗕𝗼𝗹𝗱 and 𝘪𝘵𝘢𝘭𝘪𝘤', 'Bold and italic', []],
    ['a\u200Bb\u00ADc\t d', 'abc d', []],
    ['Pourquoi\u202F?', 'Pourquoi\u00A0?', []],
    ['E\u0301te', 'Éte', []],
    ['Ein Wort: 日本', 'Ein Wort: ', ['日', '本']],
    ['سلام', '', ['س', 'ل', 'ا', 'م']],
    ['100 % → “yes” • €5', '100 % → “yes” • €5', []],
  ])('%s', (given, drawn, missing) => {
    expect([drawnText(given), missingLetters(given)]).toEqual([drawn, missing])
  })

  test('emojis are known, signs of text are not emojis', () => {
    expect(['🚀', '1️⃣', '→', '©'].map(hasEmojis)).toEqual([true, true, false, false])
  })
})
