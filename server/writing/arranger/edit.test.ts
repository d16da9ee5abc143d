import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { say } from '#server/language/say.ts'
import type { Language } from '#shared/catalogue.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { emojisIn } from '#shared/text/marks.ts'
import { withoutPassages } from '#shared/text/passages.ts'
import { sentencesIn } from '#shared/text/sentences.ts'
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
const typed = arrange({ kind: 'post', brief, seed: 1 }).content as PostContent
const edit = (instruction: string, current = typed, language = brief.language) =>
  arrange({ kind: 'edit', brief: { ...brief, language }, seed: 1, current, instruction }).content as PostContent
const words = (content: PostContent) => wordCount(contentText(content))

const answerTo = (instruction: string, current = typed) =>
  arrange({ kind: 'edit', brief, seed: 1, current, instruction })

/** Half of these sentences tell something. */
const wordy: PostContent = {
  hook: 'On 12 June our ferry was cancelled with 41 pupils on the quay.',
  insight: 'Every teacher knows this kind of grey and windy evening. People were kind. I rang six hostels.',
  value: 'That is how small wonders happen, again and again. The seventh hostel said yes, for 9 euros a head.',
  cta: 'People were kind. The parents had already seen the video on Friday.',
}

describe('an instruction to shorten', () => {
  test.each([
    shortenInstruction,
    'shorter please',
    'make it 30% shorter',
    'hazlo más corto',
    'plus court',
    'bitte kürzer',
  ])('removes about 30 % if that much is repeated or tells nothing: %s', (instruction) => {
    const { content, note, droppable } = answerTo(instruction, wordy)
    const short = content as PostContent
    expect(words(short) / words(wordy)).toBeGreaterThanOrEqual(0.6)
    expect(words(short) / words(wordy)).toBeLessThanOrEqual(0.8)
    expect(short.hook).toBe(wordy.hook)
    for (const section of sections) expect(short[section]).not.toBe('')
    for (const fact of ['41 pupils', 'six hostels', '9 euros', 'the video on Friday'])
      expect(contentText(short)).toContain(fact)
    expect([note, droppable]).toEqual([undefined, undefined])
  })

  test('never removes a fact, and asks which sentences can go', () => {
    const story: PostContent = {
      hook: 'In March our biggest customer, a bakery chain in Bremen, told us they were leaving.',
      insight: 'We had spent the year building dashboards. Their shift manager showed us her phone.',
      value: 'She opened our app 31 times a day. We rebuilt the screen in three weeks.',
      cta: 'They renewed for two years in May.',
    }
    const { content, note, droppable } = answerTo(shortenInstruction, story)
    for (const fact of ['31 times', 'in three weeks', 'They renewed', 'dashboards'])
      expect(contentText(content as PostContent)).toContain(fact)
    expect(note).toMatch(/^(?:\d+% shorter without losing a fact\. )?Every sentence left says something/)
    expect(droppable!.map(({ text }) => text)).toContain('She opened our app 31 times a day.')
    for (const { section, start, end, text } of droppable!) expect(content[section]!.slice(start, end)).toBe(text)
    const chosen = droppable!.filter(({ text }) => /^(?:She|They)/.test(text))
    const short = withoutPassages(content as PostContent, chosen)
    expect(short).toEqual({ ...content, value: 'We rebuilt the screen in three weeks.', cta: '' })
  })

  test.each<[Language, string, string, string]>([
    ['english', 'Two things followed:', 'Fewer calls, more orders.', 'What would you drop?'],
    ['spanish', 'Pasaron dos cosas:', 'Menos llamadas, más pedidos.', '¿Qué dejarías tú?'],
    ['french', 'Deux choses ont suivi :', 'Moins d’appels, plus de commandes.', 'Que laisseriez-vous ?'],
    ['german', 'Zwei Dinge folgten:', 'Weniger Anrufe, mehr Aufträge.', 'Was lasst ihr weg?'],
  ])('keeps the line above a list and the one before the question: %s', (language, lead, ending, question) => {
    const list = '→ 12 mills wrote.\n→ Nora Field stayed.'
    for (const content of [
      {
        hook: 'Hook 1.',
        insight: `Bread is slow.\n\n${lead}\n${list}`,
        value: `Bread is patient work. ${ending}`,
        cta: question,
      },
      {
        hook: 'Hook 1.',
        insight: `Bread is slow.\n\n${lead}\n${list}`,
        value: `Bread is patient work.\n\n${ending}\n\n${question}`,
        cta: '',
      },
      {
        hook: 'Hook 1.',
        insight: `Bread is slow.\n\n${lead}\n${list}`,
        value: 'Bread is patient work.',
        cta: `${ending} ${question} #a`,
      },
    ]) {
      const asked = { kind: 'edit', seed: 1, current: content, instruction: 'make it 60% shorter' } as const
      const { content: short, droppable } = arrange({ ...asked, brief: { ...brief, language } })
      expect(contentText(short as PostContent)).toContain(`${lead}\n${list}`)
      expect(contentText(short as PostContent)).toContain(ending)
      expect(droppable!.map(({ text }) => text)).toContain(ending)
      expect(droppable!.map(({ text }) => text)).not.toContain(lead)
      const items = droppable!.filter(({ text }) => /12 mills|Nora/.test(text))
      expect(items).toHaveLength(2)
      const unlisted = contentText(withoutPassages(short as PostContent, items))
      expect(unlisted).not.toContain(lead)
      expect(unlisted).toContain(ending)
      expect(contentText(withoutPassages(short as PostContent, items.slice(1)))).toContain(lead)
    }
  })

  test('by another share aims for it, and any other number is refused', () => {
    expect(words(answerTo('make it 10% shorter', wordy).content as PostContent) / words(wordy)).toBeGreaterThan(0.75)
    expect(answerTo('make it 80% shorter', wordy).droppable).not.toHaveLength(0)
    for (const instruction of ['shorten to 3 sentences', 'Make it a list of 3', 'cut it by 10'])
      expect(() => edit(instruction)).toThrow(/Nothing was changed\.$/)
  })

  test('that names a section leaves the others as they are', () => {
    const { content, droppable } = answerTo('make the insight shorter', wordy)
    expect(content).toEqual(wordy)
    expect(new Set(droppable!.map(({ section }) => section))).toEqual(new Set(['insight']))
  })
})

describe('an instruction', () => {
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

  test('for another hook moves one sentence, and the old opening goes back to where it was given', () => {
    const given = (content: PostContent) => sentencesIn(contentText(content)).map(({ text }) => text)
    const first = edit('another hook')
    const second = edit('another hook', first)
    const isInOrder = (content: PostContent) => {
      const [, ...rest] = given(content)
      const order = rest.map((text) => given(typed).indexOf(text))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }
    isInOrder(first)
    isInOrder(second)
  })

  test('for another hook keeps the closing question of a pasted post at its end', () => {
    const pasted = {
      hook: 'I used to think that hiring was about talent.',
      insight: 'Two of them left within ninety days. Nobody had told them what a good first month looked like.',
      value: 'Write a page about the first month before the advert.',
      cta: 'What is on your first-month page?',
    }
    for (const subject of ['', pasted.hook]) {
      const asked = { kind: 'edit', seed: 1, current: pasted, instruction: 'Another hook' } as const
      const changed = arrange({ ...asked, brief: { ...brief, subject } }).content as PostContent
      expect(changed.hook).not.toBe(pasted.hook)
      expect(changed.cta).toBe(pasted.cta)
      expect(contentText(changed)).toContain(pasted.hook)
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

  test('for no emojis removes them and nothing else', () => {
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

  test('for a list takes the section that has enough sentences, and says so where none has', () => {
    const three = 'We rang six hostels. One said yes. It had bunks.'
    const items = '• We rang six hostels\n• One said yes\n• It had bunks'
    const long = `${three} ${three}`
    expect(edit('make it a list', { ...typed, insight: three, value: 'It rained.' }).insight).toBe(items)
    const both = edit('make it a list', { ...typed, insight: long, value: three })
    expect([both.insight, both.value]).toEqual([long, items])
    expect(edit('make the insight a list', { ...typed, insight: three, value: three }).insight).toBe(items)
    const spread = { hook: long, insight: 'We sang. It rained.', value: items, cta: three }
    expect(answerTo('make it a list', spread)).toEqual({
      content: spread,
      note: 'Neither the insight nor the value has three sentences outside a list. Nothing was changed.',
    })
    expect(answerTo('make the insight a list', spread).note).toMatch(
      /^That part of the post does not have three sentences/,
    )
  })

  test('to improve corrects careless typing', () => {
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
  ])('that needs a model is refused as a whole, with a list of what is possible: %s', (instruction) => {
    expect(() => edit(instruction)).toThrow(AppError)
    expect(() => edit(instruction)).toThrow(/^That needs an AI model\..+shortened.+Nothing was changed\.$/)
  })

  test.each([
    ['no emojis', 'There are no emojis in it. Nothing was changed.'],
    ['no list', 'There is no list in it. Nothing was changed.'],
    [improveInstruction, 'Already tidy: nothing to change.'],
  ])('that finds nothing to change says so: %s', (instruction, note) => {
    expect(answerTo(instruction)).toEqual({ content: typed, note })
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

  test('adds something given or kept that the post does not say yet', () => {
    const fact = 'The quay has 3 berths and one lamp.'
    expect(section('insight', typed, [fact])).toMatchObject({ content: { insight: `${typed.insight}\n\n${fact}` } })
    const { cta } = section('cta', { ...typed, cta: 'We got home.' }).content
    expect(cta).toMatch(/^We got home\.\n\n(?:The parents|We sang|People)/)
  })

  test('replaces a hook and changes no other section', () => {
    const fact = 'The quay has 3 berths and one lamp.'
    expect(section('hook', typed, [fact]).content).toEqual({ hook: fact })
  })

  test.each(['hook', 'insight', 'cta'] as const)('stays and says so when there are no other words: %s', (name) => {
    const { content, note } = section(name, typed)
    expect(content).toEqual({ [name]: typed[name] })
    expect(say(note!)).toMatch(/^Every sentence you gave is in the post already\..+Nothing was changed\.$/)
  })

  test('asks something else if it only asks', () => {
    const bare = { ...brief, subject: 'night ferries' }
    const current = arrange({ kind: 'post', brief: bare, seed: 1 }).content as PostContent
    const { insight } = section('insight', current, [], bare).content
    expect(insight).toMatch(/^\[.+\?\]$/)
    expect(contentText(current)).not.toContain(insight)
  })
})
