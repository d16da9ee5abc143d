import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { analysis } from '#server/testing.ts'
import { catalogueCategories, emojiUsages, idsOf, type Language, tones } from '#shared/catalogue.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { emojisIn, rhythmOf, sentenceKey, sentencesOf, sharedSentences } from '#shared/text.ts'
import { type Brief, improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { createArranger } from '../arranger/arranger.ts'
import { compose } from './compose.ts'

const categories = [...catalogueCategories.map((category) => category.id), 'explanation', 'lead-magnet']
const questionCategories = ['thought-provoking', 'what-if-scenarios', 'community-polls']

const story = 'We stopped holding a weekly status meeting and wrote a one-page note instead. Delivery got calmer.'
const report =
  'My team of 5 shipped the new billing page in March after 3 delays. Anna led the migration. Customers now pay in two clicks. Support tickets fell by 40%.'

const subjects = [
  'remote onboarding',
  'Sales calls',
  'how to give feedback',
  'giving feedback to senior colleagues',
  'Weekly status meeting',
  'my first year as a manager',
  story,
  report,
  'Stop hiring for culture fit',
  'How do we keep remote teams connected?',
  'Why do teams ignore retrospectives?',
  'Customers rarely read release notes',
  'hello',
  'REMOTE ONBOARDING IS BROKEN',
  '🚀🚀 launch day 🎉',
  'https://example.com/some/path?x=1',
  'La incorporación remota de empleados',
  '?!?!?!?!',
  'line one is here\n\nline two is there\n- and a bullet',
  'the {great} [migration] of "everything"',
  `${'We learned a lot about hiring this year and wrote it down. '.repeat(84)}Done.`.slice(0, 5_000),
  'x'.repeat(5_000),
  'We hired slowly this year because we wanted to keep the culture that the first twelve people had built over the years, and it turned out that customers noticed before we did.',
]

const briefFor = (brief: Partial<Brief> = {}): Brief => ({
  subject: 'remote onboarding',
  category: 'numbered-tips',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
  ...brief,
})

const post = (brief: Partial<Brief> = {}, seed = 1) =>
  compose({ kind: 'post', brief: briefFor(brief), seed }) as PostContent
const edit = (current: PostContent, instruction: string, brief: Partial<Brief> = {}, seed = 1) =>
  compose({ kind: 'edit', brief: briefFor(brief), seed, current, instruction }) as PostContent
const wordsOf = (content: PostContent) => wordCount(contentText(content))
/** Nothing where it says that it changed nothing. */
const orRefused = (change: () => PostContent): PostContent | undefined => {
  try {
    return change()
  } catch (error) {
    expect((error as Error).message).toContain('Nothing was changed.')
    return undefined
  }
}
const isTopic = ({ subject }: Partial<Brief>) =>
  ['remote onboarding', 'Sales calls', 'how to give feedback'].includes(subject!)

const anyBrief = fc.record({
  subject: fc.constantFrom(...subjects),
  category: fc.constantFrom(...categories),
  tone: fc.constantFrom(...idsOf(tones)),
  emojiUsage: fc.constantFrom(...idsOf(emojiUsages)),
})
const seeds = fc.nat(1_000_000)
const forAll = (check: (brief: Partial<Brief>, seed: number) => void, numRuns = 120) =>
  fc.assert(
    fc.property(anyBrief, seeds, (brief, seed) => {
      check(brief, seed)
    }),
    { numRuns },
  )

describe('a post from the built-in composer', () => {
  test('has four sections with text in them, whatever the subject is', () => {
    forAll((brief, seed) => {
      const content = post(brief, seed)
      for (const section of sections) {
        expect(content[section]).toBe(content[section].trim())
        expect(content[section].length).toBeGreaterThan(10)
      }
      expect(contentText(content).length).toBeLessThan(3_000)
    })
    fc.assert(
      fc.property(fc.string({ minLength: 5, maxLength: 300, unit: 'grapheme' }), seeds, (subject, seed) => {
        expect(sections.every((section) => post({ subject }, seed)[section])).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('has no placeholders, brackets or marks of the machinery', () => {
    forAll((brief, seed) => expect(contentText(post(brief, seed))).not.toMatch(/[[\]{}|~]|undefined/))
  })

  test('holds no figure that the author did not give', () => {
    forAll((brief, seed) => {
      const text = contentText(post(brief, seed)).replace(/^(?:\d+\. |Step \d+: )/gm, '')
      for (const figure of text.match(/\d+/g) ?? []) expect(brief.subject).toContain(figure)
    })
  })

  test('quotes what the author told word for word', () => {
    for (const category of categories)
      for (const tone of idsOf(tones)) {
        const text = contentText(post({ subject: report, category, tone }, 3)).toLowerCase()
        for (const sentence of report.split(/(?<=\.) /)) expect(text).toContain(sentence.toLowerCase())
      }
  })

  test('carries as many emojis as were asked for', () => {
    const allowed = { none: [0, 0], 'a-few': [1, 3], many: [5, 8] } as const
    forAll((brief, seed) => {
      const [least, most] = allowed[brief.emojiUsage!]
      const amount = emojisIn(contentText(post(brief, seed))).length
      expect(amount).toBeGreaterThanOrEqual(least)
      expect(amount).toBeLessThanOrEqual(most)
    })
  })

  test('keeps the point of the hook before the fold', () => {
    forAll((brief, seed) => {
      const { hook } = post(brief, seed)
      expect(hook.length).toBeLessThanOrEqual(140)
      expect(hook.split('\n')).toHaveLength(1)
    })
  })

  test('opens with a question in the question categories and with a statement elsewhere', () => {
    for (const category of categories)
      for (const subject of subjects)
        for (const seed of [1, 2]) {
          const { hook } = post({ category, subject }, seed)
          expect([category, subject, hook, hook.endsWith('?')]).toEqual([
            category,
            subject,
            hook,
            questionCategories.includes(category),
          ])
        }
  })

  test('starts every sentence as a sentence, with single spaces and single marks', () => {
    forAll((brief, seed) => {
      const text = contentText(post(brief, seed))
      expect(text).not.toMatch(/ {2}|\n{3}|[^.]\.\.|[!?][!?.]|,,|;;|::|\s[,.;:!?]/)
      for (const sentence of sentencesOf(text))
        expect(sentence).toMatch(/^["“‘(«]?[\p{Lu}\p{N}\p{Extended_Pictographic}]/u)
    })
  })

  test('avoids the words and figures that give a machine away', () => {
    const slop =
      /—|\bdelv|\bleverag|\bunlock|\blandscape|\btapestry|\btestament|game.?changer|here['’]s the thing|let that sink in|in today['’]s|most people think|the truth is|\bthrilled|\bjourney\b|\bsynergy|\bsupercharge|isn['’]t just|not just|it['’]s not \w+, it['’]s|\bI(?:['’]ve| have)? spent\b|comment ["“]/i
    forAll((brief, seed) => expect(contentText(post(brief, seed))).not.toMatch(slop))
  })

  test('is long enough to be worth reading and varies the length of its sentences', () => {
    const posts = categories.flatMap((category) =>
      [story, 'remote onboarding'].flatMap((subject) =>
        [1, 2, 3, 4].map((seed) => contentText(post({ category, subject }, seed))),
      ),
    )
    const share = (wanted: (text: string) => boolean) => posts.filter(wanted).length / posts.length
    expect(share((text) => text.length >= 600 && text.length <= 1_400)).toBeGreaterThan(0.95)
    expect(share((text) => rhythmOf(text) > 0.5)).toBeGreaterThan(0.8)
  })

  test('is the same for the same seed', () => {
    forAll((brief, seed) => expect(post(brief, seed)).toEqual(post(brief, seed)), 100)
  })

  test('is another one than the text it replaces', () => {
    for (const category of categories) {
      const former = post({ category }, 5)
      const content = compose({ kind: 'post', brief: briefFor({ category }), seed: 5, former }) as PostContent
      expect(sharedSentences(contentText(content), contentText(former)), category).toBeLessThanOrEqual(0.5)
    }
  })

  test('builds on what the author answered', () => {
    const answers = [
      { question: 'What did you change?', answer: 'We pair every newcomer with a buddy. Nobody starts on a Friday.' },
    ]
    const text = contentText(post({ answers }))
    expect(text).toMatch(/[Ww]e pair every newcomer with a buddy\./)
    expect(text).toContain('obody starts on a Friday.')
  })

  test('does without the words the author never says, where it can', () => {
    const author = (neverSay: string[]) => ({
      about: '',
      evidence: { samples: [], profile: '', proofs: [] },
      neverSay,
      voice: null,
      samples: [],
      facts: [],
    })
    for (let seed = 0; seed < 20; seed++) {
      const neverSay = ['colleague']
      const content = compose({ kind: 'post', brief: briefFor(), seed, author: author(neverSay) }) as PostContent
      expect(contentText(content)).not.toMatch(/colleague/i)
    }
  })

  test('is refused, with what to do, when the author wrote at length in another language', () => {
    const told =
      'Dejamos de hacer la reunión semanal y escribimos una nota de una página. El equipo trabaja con más calma.'
    expect(() => post({ subject: told })).toThrow(/does not seem to be in English.+Choose Spanish.+Your text stays/)
    expect(post({ subject: told, language: 'spanish' }).hook).not.toBe('')
    expect(() => post({ subject: '会议'.repeat(60), language: 'german' })).toThrow(/Write it in German/)
  })

  test('shares no sentence of ours with a post of another category', () => {
    const owners = new Map<string, Set<string>>()
    for (const category of categories)
      for (let seed = 0; seed < 20; seed++)
        for (const sentence of sentencesOf(contentText(post({ category }, seed)))
          .map(sentenceKey)
          .filter((key) => wordCount(key) > 3))
          owners.set(sentence, (owners.get(sentence) ?? new Set()).add(category))
    expect([...owners].filter(([, users]) => users.size > 1)).toEqual([])
  })

  test('shows its category in its structure', () => {
    expect(post({ category: 'numbered-tips' }).value).toMatch(/^1\. .+\n2\. .+\n3\. /m)
    expect(post({ category: 'step-by-step' }).value).toMatch(/^Step 1: .+\nStep 2: .+\nStep 3: /m)
    expect(post({ category: 'community-polls' }).value).toMatch(/^A\) .+\nB\) .+\nC\) .+\nD\) /m)
    expect(post({ category: 'ways-to-format' }).value).toMatch(/^• .+Fits .+$/m)
    expect(post({ category: 'quick-tutorials' }).value).toMatch(/:\n\n1\. /)
    for (const seed of [1, 2, 3]) {
      expect(post({ category: 'transformation-stories' }, seed).value).toMatch(
        /Before: [\s\S]+The turn: [\s\S]+After: /,
      )
      expect(post({ category: 'predictions' }, seed).value).toMatch(/wrong|misread|fails/)
      expect(contentText(post({ category: 'contrarian-perspectives' }, seed))).toMatch(/The case against/)
      expect(contentText(post({ category: 'team-achievements' }, seed))).toMatch(/thank/i)
      expect(post({ category: 'what-if-scenarios' }, seed).hook).toMatch(/^What if /)
    }
  })

  test('sounds different in each tone', () => {
    for (const category of categories) {
      const texts = (['standard', 'professional', 'casual', 'enthusiastic'] as const).map((tone) =>
        [1, 2, 3].map((seed) => contentText(post({ category, tone }, seed))).join('\n'),
      )
      expect(new Set(texts).size).toBe(4)
      expect(texts[1]).not.toMatch(/n['’]t\b|['’]re\b|['’]ll\b/)
      expect(texts[2]).toMatch(/n['’]t\b|['’]re\b|['’]ll\b|['’]d\b|['’]s\b/)
      expect(texts[3]).toContain('!')
    }
  })
})

describe('a section written again', () => {
  test('is really different and keeps to its place', () => {
    forAll((brief, seed) => {
      const current = post(brief, seed)
      const section = sections[seed % sections.length]!
      const written = compose({ kind: 'section', brief: briefFor(brief), seed: seed + 1, current, section })
      expect(Object.keys(written)).toEqual([section])
      expect(written[section]).not.toBe(current[section])
    }, 150)
    for (const category of categories)
      for (const section of sections) {
        const current = post({ category }, 5)
        const written = compose({ kind: 'section', brief: briefFor({ category }), seed: 6, current, section })
        expect(sharedSentences(written[section]!, current[section]), `${category} ${section}`).toBeLessThan(0.5)
      }
  })
})

const typed: PostContent = {
  hook: "I'm thrilled to announce that we're really, really happy with our new office in Lyon. It took 14 months!",
  insight:
    'In order to choose it, we visited 9 places and, due to the fact that nobody could agree, we asked a neighbour, who told us about a fantastic bakery on the corner and about the noise on Thursdays.',
  value:
    '- Visit at night.\n- Ask the neighbours, they know a lot of stuff.\n- Measure the walk to the train, because everybody gets it wrong.\n- Bring a colleague who complains.',
  cta: "Don't you want to see it? 🙂 Come by, we'll make coffee 🎉",
}

describe('an edit', () => {
  test('shortens a post of its own by 20 to 40 % of its words in 95 of 100 cases, and keeps every section', () => {
    const shares: number[] = []
    forAll((brief, seed) => {
      const current = post(brief, seed)
      const short = edit(current, shortenInstruction, brief, seed)
      const left = wordsOf(short) / wordsOf(current)
      shares.push(left)
      expect(left).toBeLessThan(1)
      for (const section of sections) expect(short[section]).not.toBe('')
    }, 200)
    const within = shares.filter((left) => left >= 0.6 && left <= 0.8)
    expect(within.length / shares.length).toBeGreaterThanOrEqual(0.95)
  })

  test('shortens what was typed by as much where it can, and never makes a text longer or leaves a section empty', () => {
    const left = wordsOf(edit(typed, 'shorter please')) / wordsOf(typed)
    expect(left).toBeGreaterThanOrEqual(0.6)
    expect(left).toBeLessThanOrEqual(0.8)
    const words = fc
      .array(
        fc.constantFrom(
          'we',
          'ship',
          'a',
          'calm',
          'product',
          'and',
          'people, who',
          'notice.',
          'Then',
          'rest!',
          '\n',
          '12',
          'very',
        ),
        { minLength: 1, maxLength: 60 },
      )
      .map((list) => `Start ${list.join(' ')}`)
    fc.assert(
      fc.property(fc.record({ hook: words, insight: words, value: words, cta: words }), (current) => {
        const short = orRefused(() => edit(current, 'Make it more concise'))
        if (!short) return
        expect(wordsOf(short) / wordsOf(current)).toBeLessThanOrEqual(0.9)
        expect(wordsOf(short) / wordsOf(current)).toBeGreaterThanOrEqual(0.55)
        for (const section of sections) expect(short[section].trim()).not.toBe('')
      }),
      { numRuns: 200 },
    )
  })

  test('numbers a shortened list again from one', () => {
    for (let seed = 0; seed < 10; seed++) {
      const numbers = edit(post({}, seed), shortenInstruction)
        .value.match(/^\d+(?=\. )/gm)!
        .map(Number)
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
      expect(numbers.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('improves a text by saying the same without the filler', () => {
    const better = edit(typed, improveInstruction)
    expect(better.hook).toBe("We're happy with our new office in Lyon. It took 14 months!")
    expect(better.insight).toMatch(/^To choose it, we visited 9 places/)
    expect(better.insight).toContain('because nobody could agree')
    expect(better.value).toBe(typed.value)
  })

  test('improves even a tight post where its lines are our own, and keeps what it says', () => {
    forAll((brief, seed) => {
      const current = post(brief, seed)
      const better = orRefused(() => edit(current, improveInstruction, brief, seed))
      if (isTopic(brief)) expect(better).toBeDefined()
      if (!better) return
      expect(contentText(better)).not.toBe(contentText(current))
      expect(wordsOf(better)).toBeGreaterThan(wordsOf(current) * 0.8)
    }, 100)
  })

  test.each([
    ['Rewrite the post to be more casual', (text: string) => expect(text).not.toMatch(/\bdo not\b|\bcannot\b/)],
    ['make it more formal', (text: string) => expect(text).not.toMatch(/\w!|n't\b|'ll\b/)],
    ['more professional, please', (text: string) => expect(text).not.toContain("we'll")],
  ])('changes the manner: %s', (instruction, check) => {
    const changed = contentText(edit(typed, instruction))
    check(changed)
    expect(changed).not.toBe(contentText(typed))
    for (const fact of ['Lyon', '14 months', '9 places', 'Thursdays']) expect(changed).toContain(fact)
    for (const category of categories) {
      const current = post({ category }, 4)
      expect(contentText(edit(current, instruction, { category }))).not.toBe(contentText(current))
    }
  })

  test('makes a post on a topic longer without repeating a sentence', () => {
    forAll((brief, seed) => {
      const current = post(brief, seed)
      const longer = orRefused(() => edit(current, 'make it longer', brief, seed))
      if (!longer) return
      expect(wordsOf(longer)).toBeGreaterThan(wordsOf(current) * 1.1)
      expect(contentText(longer)).toContain(current.insight)
      const keys = sentencesOf(contentText(longer)).map(sentenceKey).filter(Boolean)
      expect(new Set(keys).size).toBe(keys.length)
    }, 100)
    for (const category of categories) expect(edit(post({ category }, 3), 'make it longer', { category })).toBeDefined()
  })

  test('adds a question at the end', () => {
    const asked = edit(typed, 'Add a question')
    expect(asked.cta.startsWith(typed.cta)).toBe(true)
    expect(asked.cta).toMatch(/\?$/)
    expect({ ...asked, cta: '' }).toEqual({ ...typed, cta: '' })
  })

  test('takes emojis out and puts them in, and leaves the words alone', () => {
    const bare = edit(typed, 'remove emojis')
    expect(emojisIn(contentText(bare))).toEqual([])
    expect(bare.cta).toBe("Don't you want to see it? Come by, we'll make coffee")
    const lively = edit(bare, 'add emojis')
    expect(emojisIn(contentText(lively)).length).toBeGreaterThan(0)
    expect(edit(lively, 'no emojis please')).toEqual(bare)
  })

  test.each(['Change the hook', 'new hook', 'give it a stronger hook'])(
    'changes the hook and nothing else: %s',
    (instruction) => {
      const current = post({}, 2)
      const changed = edit(current, instruction)
      expect(changed.hook).not.toBe(current.hook)
      expect({ ...changed, hook: '' }).toEqual({ ...current, hook: '' })
    },
  )

  test('does several things that one instruction asks for', () => {
    const changed = edit(typed, 'Make it shorter, more formal and remove the emojis')
    expect(wordsOf(changed)).toBeLessThan(wordsOf(typed) * 0.85)
    expect(emojisIn(contentText(changed))).toEqual([])
    expect(contentText(changed)).not.toContain("we'll")
  })

  test.each([
    'Translate it to French',
    'bitte ins Englische übersetzen',
    'tradúcelo al inglés',
    'Traduis-le en anglais',
  ])('refuses to translate and says why: %s', (instruction) => {
    expect(() => edit(typed, instruction)).toThrow(/cannot translate.+Nothing was changed/)
  })

  test.each<[Language, string, (before: string, after: string) => void]>([
    ['spanish', 'hazlo más corto', (before, after) => expect(wordCount(after)).toBeLessThan(wordCount(before) * 0.85)],
    ['french', 'plus court', (before, after) => expect(wordCount(after)).toBeLessThan(wordCount(before) * 0.85)],
    ['german', 'kürzer', (before, after) => expect(wordCount(after)).toBeLessThan(wordCount(before) * 0.85)],
    ['spanish', 'más largo', (before, after) => expect(wordCount(after)).toBeGreaterThan(wordCount(before) * 1.1)],
    ['french', 'plus long', (before, after) => expect(wordCount(after)).toBeGreaterThan(wordCount(before) * 1.1)],
    ['german', 'länger', (before, after) => expect(wordCount(after)).toBeGreaterThan(wordCount(before) * 1.1)],
    ['spanish', 'sin emojis', (_, after) => expect(emojisIn(after)).toEqual([])],
    ['french', 'sans emojis', (_, after) => expect(emojisIn(after)).toEqual([])],
    ['german', 'ohne Emojis', (_, after) => expect(emojisIn(after)).toEqual([])],
    ['spanish', 'añade una pregunta', (_, after) => expect(after).toMatch(/\?$/)],
    ['french', 'ajoute une question', (_, after) => expect(after).toMatch(/\?$/)],
    ['german', 'füge eine Frage hinzu', (_, after) => expect(after).toMatch(/\?$/)],
    ['spanish', 'más formal', (before, after) => expect(after).not.toBe(before)],
    ['french', 'plus formel', (before, after) => expect(after).not.toBe(before)],
    ['german', 'lockerer', (before, after) => expect(after).not.toBe(before)],
  ])('follows an instruction in the post’s own language: %s, %s', (language, instruction, check) => {
    for (let seed = 0; seed < 5; seed++) {
      const brief = { language, emojiUsage: 'a-few' as const, subject: 'marketing' }
      const current = post(brief, seed)
      check(contentText(current), contentText(edit(current, instruction, brief, seed)))
    }
  })

  test.each([
    'mention our summer party',
    'shorten it and talk about our new product',
    'write it like a pirate',
    'make it rhyme',
    'asdf',
  ])('refuses what it cannot do and says what it can: %s', (instruction) => {
    expect(() => edit(typed, instruction)).toThrow(AppError)
    expect(() => edit(typed, instruction)).toThrow(/can shorten.+connected model.+Nothing was changed/)
  })
})

describe('the composer as an engine', () => {
  const signal = () => new AbortController().signal

  test('shows the post as it grows and ends with all of it', async () => {
    const partials: Partial<PostContent>[] = []
    const task = { kind: 'post', brief: briefFor(), seed: 3 } as const
    const draft = await createArranger(analysis).write(task, {
      signal: signal(),
      onPartial: (partial) => partials.push(partial),
    })
    expect(draft).toEqual({ content: compose(task), usage: { inputTokens: null, outputTokens: null } })
    expect(partials.at(-1)).toEqual(draft.content)
    expect(partials.length).toBeGreaterThan(10)
    const lengths = partials.map((partial) => Object.values(partial).join('').length)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    for (const partial of partials)
      for (const section of sections) expect(draft.content[section]!.startsWith(partial[section] ?? '')).toBe(true)
  })

  test('stops when it is told to', async () => {
    const controller = new AbortController()
    let seen = 0
    const writing = createArranger(analysis).write(
      { kind: 'post', brief: briefFor(), seed: 3 },
      {
        signal: controller.signal,
        onPartial: () => {
          if (++seen === 2) controller.abort(new Error('enough'))
        },
      },
    )
    await expect(writing).rejects.toThrow('enough')
    expect(seen).toBe(2)
  })
})
