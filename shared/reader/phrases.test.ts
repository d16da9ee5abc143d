import { describe, expect, it, test } from 'vitest'
import { readPassage } from './passage.ts'
import { compilePhrases, type Family, findPhrases } from './phrases.ts'

const sets = { big: 'growth trust', det: 'the a your' }
const family = (lines: string): Family => ({ rule: 'slop-word', weight: 1, reason: 'Worn.', lines })
const always = () => true

function found(lines: string, text: string, fits = always as Parameters<typeof findPhrases>[2]) {
  const hits = findPhrases(readPassage(text), compilePhrases([family(lines)], sets), fits)
  return hits.map(({ start, end, fix }) => ({ quote: text.slice(start, end), to: fix?.replacement }))
}
const quotes = (lines: string, text: string) => found(lines, text).map(({ quote }) => quote)

describe('a line of the list', () => {
  it.each([
    ['move/moved the needle', 'It moved the needle.', ['moved the needle']],
    ['big very? news', 'Big news, big very news.', ['Big news', 'big very news']],
    ['unlock @det? @big', 'Unlock growth, unlock your trust, unlock the door.', ['Unlock growth', 'unlock your trust']],
    ['go * home', 'Go straight home. Go home.', ['Go straight home']],
    ['go ** home', 'Go home. Go right on home. Go on and on and on home.', ['Go home', 'Go right on home']],
    ['[no one|nobody] talks', 'No one talks. Nobody talks.', ['No one talks', 'Nobody talks']],
    ["can't/cannot stop", 'We can’t stop. We cannot stop.', ['can’t stop', 'cannot stop']],
    ['in the end , people', 'In the end, people. In the end people.', ['In the end, people', 'In the end people']],
    ['game-changer', 'A game changer, a game-changer, a game\nchanger.', ['game changer', 'game-changer']],
    ['^ remember', 'Remember me. I remember. Remember?', ['Remember', 'Remember']],
    ['the truth $', 'The truth is here. The truth: it is not.', ['The truth']],
    ['agree .', 'Agree? I agree, of course. We agree', ['Agree', 'agree']],
    ['(the/our) journey', 'The journey. A journey. Our journey.', ['journey', 'journey']],
    ['journey (!time)', 'A journey time of an hour. A journey.', ['journey']],
  ])('%j reads %j', (lines, text, wanted) => expect(quotes(lines, text)).toEqual(wanted))

  it.each(['', '* home', 'very? big?'])('%j finds nothing and says why', (line) => {
    if (line === '') expect(quotes(line, 'Anything.')).toEqual([])
    else expect(() => quotes(line, 'Anything.')).toThrow(/entry/)
  })

  test('an unknown set is a mistake', () => expect(() => quotes('unlock @nothing', '')).toThrow('@nothing'))
})

describe('a plainer word', () => {
  it.each([
    ['delve/delves/delved into > look/looks/looked into', 'She delved into it.', 'looked into'],
    ['leverage (@det) > use', 'Leverage the list.', 'Use'],
    ['leverage (@det) > use', 'LEVERAGE the list.', 'USE'],
    ['prior to > before', 'Prior to lunch.', 'Before'],
  ])('%j turns %j into %j', (lines, text, to) => expect(found(lines, text)[0]?.to).toBe(to))

  test('is not offered where the word before it would no longer fit', () =>
    expect(found('utilisation > use', 'An utilisation.', (previous) => previous !== 'an')[0]?.to).toBeUndefined())
})

describe('an opening that can go', () => {
  const mend = (lines: string, text: string) => {
    const hit = findPhrases(readPassage(text), compilePhrases([family(lines)], sets), always)[0]
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
  ])('%j makes %j read %j', (lines, text, wanted) => expect(mend(lines, text)).toBe(wanted))
})
