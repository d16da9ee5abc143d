import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { emojisIn } from '#shared/text.ts'
import { type Brief, improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { arrange } from './arrange.ts'

const subject =
  'our ferry was cancelled on 12 june with 41 pupils on the quay. i rang six hostels. it was raining. the seventh hostel said yes, for 9 euros a head. mr Aydin bought bread for everybody. people were kind. we sang until the warden asked us to stop. the parents had already seen the video'

const brief: Brief = {
  subject,
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
}
const typed = arrange({ kind: 'post', brief, seed: 1 }) as PostContent
const edit = (instruction: string, current = typed, language = brief.language) =>
  arrange({ kind: 'edit', brief: { ...brief, language }, seed: 1, current, instruction }) as PostContent
const words = (content: PostContent) => wordCount(contentText(content))

describe('an instruction', () => {
  test.each([
    shortenInstruction,
    'shorter please',
    'make it 30% shorter',
    'hazlo más corto',
    'plus court',
    'bitte kürzer',
  ])('to shorten takes 20 to 40 % of the words and keeps the hook and every section: %s', (instruction) => {
    const short = edit(instruction)
    expect(words(short) / words(typed)).toBeGreaterThanOrEqual(0.6)
    expect(words(short) / words(typed)).toBeLessThanOrEqual(0.8)
    expect(short.hook).toBe(typed.hook)
    for (const section of sections) expect(short[section]).not.toBe('')
  })

  test('to shorten a post of four sentences leaves out the one that says least', () => {
    const four = (text: string) => arrange({ kind: 'post', brief: { ...brief, subject: text }, seed: 1 }) as PostContent
    const current = four(
      'We sold 40 tents in May. Nobody slept. It rained, the van stuck in the mud. I still have 3 of them',
    )
    const short = edit('shorter', current)
    expect(words(short)).toBeLessThan(words(current) * 0.9)
    expect(short).toMatchObject({ hook: current.hook, value: 'I still have 3 of them.' })
  })

  test('to shorten by a percentage aims for it, and any other number is refused', () => {
    expect(words(edit('make it 10% shorter')) / words(typed)).toBeGreaterThan(0.85)
    expect(words(edit('shorten to 70 %')) / words(typed)).toBeLessThan(0.75)
    expect(() => edit('make it 60% shorter')).toThrow(/No whole sentence can go/)
    for (const instruction of ['shorten to 3 sentences', 'Make it a list of 3', 'cut it by 10'])
      expect(() => edit(instruction)).toThrow(/Nothing was changed\.$/)
  })

  test('to shorten leaves out what says least', () => {
    const text = contentText(edit(shortenInstruction))
    expect(text).toContain('9 euros')
    expect(text).not.toContain('People were kind.')
  })

  test('for another hook opens with another sentence and keeps all of them', () => {
    for (const instruction of [
      'another hook',
      'change the hook',
      'otro gancho',
      'une autre accroche',
      'anderer Einstieg',
    ]) {
      const changed = edit(instruction)
      expect(changed.hook).not.toBe(typed.hook)
      expect(contentText(changed)).toContain(typed.hook)
      expect(words(changed)).toBe(words(typed))
    }
  })

  test('for another hook, given again and again, brings up one after the other', () => {
    const hooks = new Set<string>()
    let current = typed
    for (let press = 0; press < 4; press++) {
      current = edit('another hook', current)
      hooks.add(current.hook)
    }
    expect(hooks.size).toBe(4)
  })

  test('for no emojis takes them out and nothing else', () => {
    const current = { ...typed, value: `${typed.value} 🎵`, cta: `🚌 ${typed.cta}` }
    for (const instruction of ['no emojis', 'remove the emojis', 'sin emojis', 'sans emojis', 'keine Emojis bitte'])
      expect(edit(instruction, current)).toEqual(typed)
    expect(emojisIn(contentText(current))).toHaveLength(2)
  })

  test('for a list makes one of the sentences, and back', () => {
    const current = { ...typed, value: 'We rang six hostels. One said yes. It had bunks.' }
    const listed = edit('make it a list', current)
    expect(listed).toEqual({ ...current, value: '• We rang six hostels\n• One said yes\n• It had bunks' })
    expect(edit('no list', listed)).toEqual(current)
  })

  test('to improve puts right what was typed carelessly', () => {
    const current = { ...typed, insight: 'i rang six hostels .  it was raining' }
    expect(edit(improveInstruction, current).insight).toBe('I rang six hostels. It was raining.')
  })

  test('to improve moves an opening that the fold cuts', () => {
    const hook = `We had ${'waited and waited and '.repeat(8)}waited.`
    const improved = edit(improveInstruction, { ...typed, hook })
    expect(improved.hook.length).toBeLessThanOrEqual(140)
    expect(contentText(improved)).toContain(hook)
  })

  test.each([
    'mention our summer party',
    'shorten it and talk about our new product',
    'not shorter',
    'no shorter',
    'shorter and no emojis',
    'change the hook and shorten it',
    'more casual',
    'translate it into German',
    'make it rhyme',
    'asdf',
  ])('that takes a model is refused as a whole, with what can be done: %s', (instruction) => {
    expect(() => edit(instruction)).toThrow(AppError)
    expect(() => edit(instruction)).toThrow(/takes a model.+shortened.+Nothing was changed\.$/)
  })

  test.each(['no emojis', 'no list', improveInstruction])('that changes nothing says so: %s', (instruction) => {
    expect(() => edit(instruction)).toThrow(/Nothing was changed\.$/)
  })
})

describe('a section made anew', () => {
  const section = (name: 'hook' | 'insight' | 'cta', current: PostContent, facts: string[] = [], own = brief) =>
    arrange({
      kind: 'section',
      brief: own,
      seed: 1,
      current,
      section: name,
      author: {
        about: '',
        evidence: { samples: [], profile: '', proofs: [] },
        neverSay: [],
        voice: null,
        samples: [],
        facts,
      },
    })

  test('takes other words of the author’s', () => {
    const fact = 'The quay has 3 berths and one lamp.'
    expect(section('insight', typed, [fact])).toEqual({ insight: fact })
    expect(section('hook', typed, [fact])).toEqual({ hook: fact })
  })

  test('takes what was given and the post no longer says', () => {
    const current = { ...typed, cta: 'We got home.' }
    expect(section('cta', current).cta).toMatch(/^(?:The parents|We sang|People)/)
  })

  test('says so when there are none', () => {
    expect(() => section('insight', typed)).toThrow(/Everything you gave is in the post.+Nothing was changed\.$/)
  })

  test('asks something else where it only asks', () => {
    const bare = { ...brief, subject: 'night ferries' }
    const current = arrange({ kind: 'post', brief: bare, seed: 1 }) as PostContent
    const { insight } = section('insight', current, [], bare)
    expect(insight).toMatch(/^\[.+\?\]$/)
    expect(contentText(current)).not.toContain(insight)
  })

  test('is, for a hook, another sentence of the post, whose place the old one takes', () => {
    const changed = { ...typed, ...section('hook', typed) }
    expect(changed.hook).not.toBe(typed.hook)
    expect(words(changed)).toBe(words(typed))
    expect(contentText(changed)).toContain(typed.hook)
  })
})
