import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { readPatterns } from '#reader-patterns'
import { idsOf, languages } from '#shared/catalogue.ts'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import { readPassage } from './passage.ts'
import { findPatterns, type PatternSet, parsePatterns } from './patterns.ts'
import { learn, slopIn } from './slop.ts'

const all = await Promise.all(
  idsOf(languages).map(async (language) => {
    const text = await readPatterns(language)
    learn(language, text)
    return { language, text, patterns: parsePatterns(text).patterns }
  }),
)

describe.each(all)('the patterns of $language', ({ language, text, patterns }) => {
  test('are at most 200, each of a rule and with its reason, in at most 20 KB of what a browser loads', () => {
    expect(patterns.length).toBeGreaterThan(40)
    expect(patterns.length).toBeLessThanOrEqual(200)
    for (const { rule, reason } of patterns) {
      expect(['bait', 'cliche', 'hype', 'moral']).toContain(rule)
      expect(reason).toMatch(/\.$/)
    }
    expect(brotliCompressSync(text).length).toBeLessThan(20_000)
  })

  test('each find their example and spare the other one', () => {
    const lists = text.match(/^@.*$/gm)?.join('\n') ?? ''
    const wrong = patterns.flatMap((pattern) => {
      const alone = parsePatterns(`${lists}\n${pattern.source} | ${pattern.reason}`)
      const finds = (example: string) => findPatterns(readPassage(example), alone).length > 0
      return [
        ...(finds(pattern.finds) ? [] : [`${pattern.source} misses: ${pattern.finds}`]),
        ...(pattern.spares && !finds(pattern.spares) ? [] : [`${pattern.source} finds: ${pattern.spares}`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('read 30,000 characters of their own examples in time in proportion', async () => {
    const examples = patterns.map(({ finds }) => finds).join(' ')
    const long = examples.repeat(Math.ceil(30_000 / examples.length)).slice(0, 30_000)
    slopIn(long, language)
    await expectWithin(200, () => processorMs(() => slopIn(long, language)))
  })
})

const found = (line: string, text: string, lists = '') => {
  const set: PatternSet = parsePatterns(`${lists}\n[cliche]\n${line} | Reason. | Yes. | No.`)
  return findPatterns(readPassage(text), set).map(({ start, end, fix }) => ({
    quote: text.slice(start, end),
    to: fix?.replacement,
  }))
}
const quotes = (line: string, text: string, lists?: string) => found(line, text, lists).map(({ quote }) => quote)

describe('a pattern', () => {
  it.each([
    ['big very? news', 'Big news, big very news.', ['Big news', 'big very news']],
    ['delv* into', 'He delves into it, delving into it.', ['delves into', 'delving into']],
    ['go * home', 'Go straight home. Go home.', ['Go straight home']],
    ['go ** home', 'Go home. Go right on home. Go on and on and on home.', ['Go home', 'Go right on home']],
    ['[no one|nobody] talks', 'No one talks. Nobody talks.', ['No one talks', 'Nobody talks']],
    ["can't stop", 'We can’t stop. We cannot stop.', ['can’t stop']],
    ['in the end , people', 'In the end, people. In the end people.', ['In the end, people', 'In the end people']],
    ['game changer', 'A game changer, a game-changer, a gamechanger.', ['game changer', 'game-changer']],
    ['^ remember', 'Remember me. I remember.\nRemember?', ['Remember', 'Remember']],
    ['the truth :', 'The truth: it is not. The truth is here.', ['The truth:']],
    ['agree ?', 'Agree? I agree, of course. Do you agree ?', ['Agree?', 'agree ?']],
    ['say .', 'They say. They say so', ['say']],
    ['big [news]? today', 'Big news today. Big today.', ['Big news today', 'Big today']],
  ])('%j finds in %j: %j', (line, text, wanted) => expect(quotes(line, text)).toEqual(wanted))

  test('takes words from a list', () =>
    expect(quotes('unlock @big', 'Unlock growth, unlock trust, unlock the door.', '@big = growth trust')).toEqual([
      'Unlock growth',
      'unlock trust',
    ]))

  test('ignores quotations', () =>
    expect(quotes('big news', 'He said “big news, as ever” and left. Big news.')).toEqual(['Big news']))

  test('is found three times at most', () => expect(quotes('big news', 'Big news. '.repeat(50))).toHaveLength(3))

  it.each(['* home', 'a* home'])('%j would start anywhere and is refused', (line) =>
    expect(() => quotes(line, 'Home.')).toThrow('cannot begin'),
  )
  test('with an unknown list is a mistake', () => expect(() => quotes('unlock @nothing', '')).toThrow('@nothing'))
})

describe('a plainer word', () => {
  it.each([
    ['[delves into|delved into] > [looks into|looked into]', 'She delved into it.', 'looked into'],
    ['utilize > use', 'Utilize the list.', 'Use'],
    ['utilize > use', 'UTILIZE the list.', 'USE'],
  ])('of %j in %j is %j', (line, text, to) => expect(found(line, text)[0]?.to).toBe(to))
})

describe('an opening that can go', () => {
  const fixed = (line: string, text: string) => {
    const hit = findPatterns(readPassage(text), parsePatterns(`[cliche]\n${line} | Reason. | Yes. | No.`))[0]
    return hit?.fix ? text.slice(0, hit.start) + hit.fix.replacement + text.slice(hit.end) : null
  }
  it.each([
    ["here's the thing > -", "Here's the thing: nobody reads it.", 'Nobody reads it.'],
    ['i am proud to say that > -', 'I am proud to say that we won.', 'We won.'],
    ['i am proud to say that > -', 'And so i am proud to say that we won.', null],
    ['let that sink in > -', 'We lost it. Let that sink in. We wept.', 'We lost it. We wept.'],
    ['let that sink in > -', 'We lost it. Let that sink in.', 'We lost it.'],
    ['let that sink in > -', 'We lost it.\n\nLet that sink in.\n\nWe wept.', 'We lost it.\n\nWe wept.'],
    ['let that sink in > -', 'Let that sink in.', null],
    ["here's the thing > -", 'Here is a list; here’s the thing (again).', null],
  ])('%j makes %j read %j', (line, text, wanted) => expect(fixed(line, text)).toBe(wanted))
})
