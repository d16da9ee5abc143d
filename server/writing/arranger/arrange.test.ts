import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Author } from '#server/voice/author.ts'
import { blanksOf } from '#shared/blanks.ts'
import { emojiUsages, idsOf, type Language, languages } from '#shared/catalogue.ts'
import { writingWords } from '#shared/languages/writing.ts'
import { catalogueCategories } from '#shared/post-types.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import { emojisIn, sentenceKey } from '#shared/text/marks.ts'
import { type Brief, factsOf, maxSubjectLength } from '#shared/writing.ts'
import { evalBriefs } from '../../../lab/eval/briefs.ts'
import { arrange } from './arrange.ts'
import { sentencesOfNotes } from './sentences.ts'

const categories = [...idsOf(catalogueCategories), 'explanation', 'lead-magnet']

const briefFor = (brief: Partial<Brief> = {}): Brief => ({
  subject: 'remote onboarding',
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
  ...brief,
})

const knowing = (facts: string[]): Author => ({
  about: '',
  evidence: { samples: [], profile: '', proofs: [] },
  neverSay: [],
  voice: null,
  samples: [],
  facts,
})

const post = (brief: Partial<Brief>, facts: string[] = [], former?: PostContent, seed = 1) =>
  arrange({ kind: 'post', brief: briefFor(brief), seed, author: knowing(facts), former }).content as PostContent

const wordsOf = (text: string) => sentenceKey(text.replace(/\s+/g, ' '))

const notes =
  'our ferry was cancelled on 12 june with 41 pupils on the quay. i rang six hostels. the seventh said yes, for 9 euros a head. mr Aydin bought bread for everybody out of his own pocket. we sang until the warden asked us to stop'

describe('a post', () => {
  test('has a hook and an insight, and no space around any section, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 5, maxLength: 400, unit: 'grapheme' }),
        fc.constantFrom(...categories),
        fc.constantFrom(...idsOf(languages)),
        fc.nat(20),
        (subject, category, language, seed) => {
          const content = post({ subject, category, language }, [], undefined, seed)
          expect(content.hook).not.toBe('')
          expect(content.insight).not.toBe('')
          for (const section of sections) expect(content[section]).toBe(content[section].trim())
        },
      ),
      { numRuns: 300 },
    )
  })

  test('is the author’s notes, cleaned: an opening, what happened in a paragraph, and the end', () => {
    expect(post({ subject: notes })).toEqual({
      hook: 'Our ferry was cancelled on 12 June with 41 pupils on the quay.',
      insight:
        'I rang six hostels. The seventh said yes, for 9 euros a head. Mr Aydin bought bread for everybody out of his own pocket.',
      value: 'We sang until the warden asked us to stop.',
      cta: '',
    })
  })

  test.each<[Language, string]>([
    ['english', 'What would you do differently?'],
    ['english', 'Which of them would you have rung first?'],
    ['spanish', '¿Qué harías distinto?'],
    ['french', 'Que feriez-vous autrement ?'],
    ['german', 'Was würdet ihr anders machen?'],
  ])('ends with the question that its author ends with, in %s', (language, question) => {
    const { insight, value, cta } = post({ subject: `${notes}. ${question}`, language })
    expect([insight.includes('?'), value.includes('?'), cta.replace(/\s/g, ' ')]).toEqual([false, false, question])
  })

  test('keeps the last sentence of a story, even if it sounds like a note', () => {
    const moral = 'The hardest part was trusting that silence meant work and not trouble.'
    expect(contentText(post({ subject: `${notes}. ${moral}` }))).toContain(moral)
  })

  test('is the same for the same task', () => {
    expect(post({ subject: notes })).toEqual(post({ subject: notes }))
  })

  test('loses no sentence of a long subject', () => {
    const lines = Array.from(
      { length: 70 },
      (_, at) => `On day ${at + 1} we moved ${at * 3 + 2} crates to hall ${at % 7}`,
    )
    const subject = lines.join('. ').slice(0, maxSubjectLength)
    const text = wordsOf(contentText(post({ subject })))
    for (const sentence of sentencesOfNotes(subject)) expect(text).toContain(wordsOf(sentence))
  })

  test('says a sentence that was typed twice only once', () => {
    const subject =
      'We lost the key on Monday. The neighbour had one. We lost the key on Monday. Nobody asked why. We now have three.'
    expect(contentText(post({ subject })).match(/lost the key/g)).toHaveLength(1)
  })

  test.each(categories)('is made of the author’s words, at most a fifth is ours: %s', (category) => {
    for (const { subject, answers, language, emojiUsage } of evalBriefs) {
      const content = post({ subject, answers, language, emojiUsage, category })
      const filled = contentText(content).replace(/\[[^\]]+\?\]/g, 'word '.repeat(12))
      const given = new Set(wordsOf(factsOf({ subject, answers })).split(' '))
      const ours = wordsOf(filled)
        .split(' ')
        .filter((word) => word !== 'word' && !given.has(word))
      expect(ours.length / wordCount(filled), subject).toBeLessThanOrEqual(0.2)
    }
  })

  test('holds no number that the author did not give, and no emoji', () => {
    for (const { subject, answers = [], language } of evalBriefs)
      for (const emojiUsage of idsOf(emojiUsages)) {
        const text = contentText(post({ subject, answers, language, emojiUsage }))
        expect(emojisIn(text)).toEqual([])
        for (const number of text.match(/\d+/g) ?? []) expect(factsOf({ subject, answers })).toContain(number)
      }
  })

  test('keeps the author’s own emojis unless none are wanted', () => {
    const subject = `${notes} 🎵`
    expect(emojisIn(contentText(post({ subject })))).toEqual(['🎵'])
    expect(emojisIn(contentText(post({ subject, emojiUsage: 'none' })))).toEqual([])
  })

  test('needs no blank once three things are given, and none under bad news', () => {
    for (const { kind, subject, answers, language, category } of evalBriefs) {
      if (kind === 'bare') continue
      const content = post({ subject, answers, language, category })
      expect(blanksOf(content).length, subject).toBe(0)
    }
    expect(blanksOf(post({ subject: 'Complaints fell from 30 to 4 after we moved the till.' }))).toHaveLength(3)
    const notes = 'our biggest client is insolvent, 84,000 open. we go on'
    expect(post({ subject: notes })).toMatchObject({ insight: 'We go on.', value: '', cta: '' })
  })

  test('asks for nothing of its category once two things were told', () => {
    const subject = 'my wife left in march. i still set two plates'
    for (const category of categories.filter((one) => one !== 'lead-magnet')) {
      const { insight, value, cta } = post({ subject, category })
      expect(`${insight} ${value} ${cta}`).not.toContain(
        `[${writingWords.english.interview.questions.options.toLowerCase()}]`,
      )
      expect(new Set([insight, value, cta]), category).toEqual(new Set(Object.values(post({ subject })).slice(1)))
    }
  })

  test('is put in order in whatever language the notes are', () => {
    const content = post({ subject: notes, language: 'german' })
    expect(content.hook).toMatch(/^Our ferry/i)
    expect(blanksOf(post({ subject: 'Nadie riega los árboles en agosto.', language: 'french' }))[0]?.question).toMatch(
      /\u00A0?\?$/,
    )
  })

  test('is arranged quickly, however long the notes are', async () => {
    const subject = 'We moved 12 crates on Monday and nobody had the key. '.repeat(95).slice(0, maxSubjectLength)
    const answers = Array.from({ length: 3 }, (_, at) => ({
      question: `Q${at}?`,
      answer: `It took ${at} days. `.repeat(50),
    }))
    const facts = Array.from({ length: 500 }, (_, at) => `Fact ${at} about crates and keys.`)
    await expectWithin(100, () => processorMs(() => post({ subject, answers }, facts)))
  })
})

describe('what notes leave out', () => {
  test.each<[Language, string, string]>([
    ['english', 'painted the ferry. we sold 3 seats', 'We painted the ferry.'],
    ['english', 'went through all 90 tickets. my back hurts', 'I went through all 90 tickets.'],
    ['english', 'had to close the quay at noon. nobody came', 'I had to close the quay at noon.'],
    ['german', 'hab den kahn gestrichen. niemand kam', 'Ich hab den kahn gestrichen.'],
    ['french', 'ai repeint le bac. personne ne vient', 'J’ai repeint le bac.'],
  ])('comes back where grammar leaves one answer, in %s: %s', (language, subject, hook) => {
    expect(post({ subject: `${subject}. no emojis`, language }).hook).toBe(hook)
  })

  test('can be an article, before an ordinal or something mentioned elsewhere', () => {
    const subject = 'i rang six inns. seventh said yes. inn had 3 beds, and the inn was dry. i slept'
    expect(contentText(post({ subject }))).toContain('The seventh said yes. The inn had 3 beds')
  })

  test.each([
    ['lost our key in the dunes', 'We lost our key in the dunes.'],
    ['lost my key in the dunes', 'I lost my key in the dunes.'],
    ['lost the key in the dunes', 'Lost the key in the dunes.'],
    ['told them that we open the gate at 6', 'Told them that we open the gate at 6.'],
  ])('is settled by the sentence alone where the author says both I and we: %s', (typed, sentence) => {
    const subject = `i run the camp site and we have 40 pitches. ${typed}. the pond is dry`
    expect(contentText(post({ subject }))).toContain(sentence)
  })

  test.each([
    'Ines has a van. painted it herself in May. it is red',
    'we met Tom and i was late. he drove. sold the van on Friday',
    'based in Leeds since May. open on Sundays. no dogs',
  ])('stays out if it may have been somebody else: %s', (subject) => {
    expect(contentText(post({ subject }))).not.toMatch(/(?:I|We) (?:painted|sold|based)/)
  })
})

test('German nouns keep the letters in which they were typed', () => {
  const subject = 'der Wirt kam um acht. er brachte das boot mit. das wars für heute'
  expect(contentText(post({ subject, language: 'german' })).replaceAll('\n\n', ' ')).toBe(
    'Der Wirt kam um acht. Er brachte das boot mit. Das wars für heute.',
  )
})

describe('the hook', () => {
  test('is a whole sentence that a phone does not cut, if there is one', () => {
    const long =
      'We had talked about it in every single meeting since the spring, with the landlord and without him, and there was always somebody who wanted to wait'
    const content = post({
      subject: `${long}. In October 3 ceilings came down. We left in November. The new place has no ceiling at all`,
    })
    expect(content.hook).toBe('In October 3 ceilings came down.')
    expect(contentText(content)).toContain(long)
    for (const brief of evalBriefs) {
      const { hook } = post(brief)
      expect(cutOf(hook)).toBe(hook.length)
    }
  })

  test('is the first that a desktop shows whole if none fits, or a blank', () => {
    const long = (words: number) => `We walked${' and walked'.repeat(words)} home`
    const leaning = 'It was late. It was cold. It was fun'
    expect(post({ subject: `${long(14)}. ${leaning}` }).hook).toBe(`${long(14)}.`)
    expect(post({ subject: `${long(30)}. ${leaning}` }).hook).toMatch(/^\[.+\?\]$/)
    expect(contentText(post({ subject: `${long(30)}. ${leaning}` }))).toContain(long(30))
  })

  test('is the author’s first sentence, however much another one says', () => {
    const result = 'returns went from 14 to 3 a week'
    const rest = 'We print the size on the box now. The driver reads it out'
    expect(post({ subject: `Sizes were unclear. ${rest}. ${result}` }).hook).toBe('Sizes were unclear.')
    expect(post({ subject: `I packed 200 boxes myself in May. ${rest}. ${result}` }).hook).toBe(
      'I packed 200 boxes myself in May.',
    )
  })

  test.each<[Language, string]>([
    ['english', 'hiring a second ferryman'],
    ['spanish', 'buscamos camarera/o'],
    ['french', 'cherchons un matelot'],
  ])('is the announcement the author starts with: %s', (language, first) => {
    const { hook } = post({
      subject: `${first}. boats, no cars. nos 60 trips cost 9 euros in may. bring boots`,
      language,
    })
    expect(hook.toLowerCase()).toBe(`${first}.`)
  })

  test('is the line that leads to the list after it', () => {
    const content = post({
      subject:
        'how we open the kiosk:\n- count the float\n- start the urn\n- chalk the board\nI took 20 minutes in May',
    })
    expect(content.hook).toBe('How we open the kiosk:')
    expect(content.insight).toMatch(/^- Count the float/)
  })

  test('is the author’s thesis if the post is an opinion', () => {
    const subject =
      'Vets get rich, people think. Last year I took home 41k for 60 hours. The nurse gets more. She should'
    expect(post({ subject, category: 'misconceptions' }).hook).toBe('Vets get rich, people think.')
  })

  test('never refers to a sentence before it', () => {
    const subject = 'Sizes were unclear. They cost us 900 euros in May. So 14 boxes came back. It is on the box now'
    expect(post({ subject }).hook).toBe('Sizes were unclear. They cost us 900 euros in May.')
  })

  test('takes along the sentence that leans on it', () => {
    const subject =
      'Sizes were unclear. Returns went from 14 to 3 a week. Nobody believed it. The driver reads the box out now'
    const text = contentText(post({ subject })).replaceAll('\n\n', ' ')
    expect(text).toContain('Returns went from 14 to 3 a week. Nobody believed it.')
  })
})

describe('an answer', () => {
  const asked = writingWords.english.interview.questions
  const subject =
    'We moved the desk to the door in May. 40 people a day found us at once. Nobody asked for the way again'

  test('about the audience is left out of a post that tells something', () => {
    const answers = [{ question: asked.audience, answer: 'village volunteers' }]
    expect(contentText(post({ subject, answers }))).not.toContain('volunteers')
    expect(contentText(post({ subject: 'desks in small libraries', answers }))).toContain('volunteers')
  })

  test('that begins with “nothing” keeps every letter of the rest', () => {
    const spaced = [{ question: asked.result, answer: 'nothing  yet. we open an hour later' }]
    expect(contentText(post({ subject, answers: spaced }))).toMatch(/We open an hour later\.$/)
    const answers = [{ question: asked.result, answer: 'nothing yet. we open an hour later' }]
    expect(contentText(post({ subject, answers }))).toMatch(/again\.\n\nWe open an hour later\.$/)
  })

  test('of two sentences stays one at the end', () => {
    const answers = [{ question: asked.example, answer: 'A man came in for the bus. He left with a card' }]
    expect(contentText(post({ subject, answers }))).toMatch(/\n\nA man came in for the bus\. He left with a card\.$/)
  })

  test('of several sentences needs no word before it', () => {
    const answers = [{ question: asked.who, answer: '28 drivers said yes. Dot did the drawing' }]
    expect(contentText(post({ subject, answers }))).toContain('\n\n28 drivers said yes. Dot did the drawing.')
  })

  test.each([
    ['Last autumn in our Berlin office.', 'english', '“Last autumn in our Berlin office”: how do you say it'],
    ['Me and nine engineers.', 'english', '“Me and nine engineers”: how do you say it'],
    ['yo y nueve ingenieros', 'spanish', '“yo y nueve ingenieros”: ¿cómo lo dices'],
    ['neuf ingénieurs et moi', 'french', '« neuf ingénieurs et moi » : comment le dire'],
    ['neun Leute und ich', 'german', '„neun Leute und ich“: wie heißt das'],
  ] as const)(
    'of a few words is never printed as a sentence, but waits in a blank to become one: %s',
    (answer, language, blank) => {
      const { who } = writingWords[language].interview.questions
      const text = contentText(post({ subject: 'night buses', language, answers: [{ question: who, answer }] }))
      const [found] = text.match(/\[[^\]]*(?:“|«|„)[^\]]*\?\]/) ?? []
      expect(found).toContain(blank)
      expect(text.replace(found!, '')).not.toContain(answer.replace(/\.$/, ''))
      const asked = { question: found!.slice(1, -1), answer: 'Ten of us sat in it.' }
      const again = contentText(post({ subject: 'night buses', language, answers: [{ question: who, answer }, asked] }))
      expect(again).toContain('en of us sat in it.')
      expect(again).not.toContain(found)
    },
  )

  test('is asked of readers in the last section only', () => {
    const content = post({ subject: 'night buses' })
    expect(content.cta).toBe('[what should readers do, or answer?]')
    expect(content.insight + content.value).not.toContain('readers')
  })

  test('that is advice is called no mistake', () => {
    const answers = [{ question: asked.mistake, answer: 'never move a desk on a Saturday' }]
    expect(contentText(post({ subject, answers }))).toContain('\n\nNever move a desk on a Saturday.')
  })
})

test('a colon and a list in one line become a list, and steps are numbered below the hook', () => {
  const subject =
    'How we onboard people: write a page before they come, sit beside them for a day, give them a real task, and ask what was odd'
  expect(post({ subject, category: 'step-by-step' })).toMatchObject({
    hook: 'How we onboard people:',
    insight:
      '1. Write a page before they come\n2. Sit beside them for a day\n3. Give them a real task\n4. Ask what was odd',
  })
  const short = post({ subject: 'What I take to every fair: tape, coffee, a chair', category: 'personal-experience' })
  expect(short).toMatchObject({ hook: 'What I take to every fair:', insight: '• Tape\n• Coffee\n• A chair' })
  const told = 'Tool room: each tool has its outline now, we searched for half an hour in May, nobody does any more'
  expect(contentText(post({ subject: told, category: 'personal-experience' }))).not.toMatch(/^[•1]/m)
})

test('the options of a poll typed in one line are a list', () => {
  const subject = 'Do you still call? yes / only by mail / not in years. My team of 7 made 210 calls in May'
  expect(contentText(post({ subject, category: 'community-polls' }))).toContain('• Yes\n• Only by mail\n• Not in years')
})

test('the request itself is removed from the text', () => {
  expect(
    post({
      subject: 'Write a LinkedIn post about our new quay. 3 ferries a day. No ticket office yet. I sell them on deck',
    }).hook,
  ).toBe('Our new quay.')
})

describe('a bare subject', () => {
  test.each(idsOf(languages))('is the hook, and the rest asks what the interview asks: %s', (language) => {
    const content = post({ subject: 'night buses', language })
    const blanks = blanksOf(content)
    expect(content.hook).toBe('Night buses')
    expect(blanks.map(({ section }) => section)).toEqual(['insight', 'value', 'cta'])
    const known = Object.values(writingWords[language].interview.questions).map((question) => question.toLowerCase())
    for (const { question } of blanks) expect(known).toContain(question.toLowerCase())
  })

  test('is followed by the answers, which close the blanks', () => {
    const english = writingWords.english.interview.questions
    const content = post({
      subject: 'night buses',
      answers: [
        { question: english.when, answer: 'the N4 in january, between the hospital and the harbour' },
        { question: english.who, answer: 'a driver called Suna, 58' },
        { question: english.turn, answer: 'we counted 31 nurses who walk home at 2' },
      ],
    })
    expect(content.hook).toBe('Night buses: we counted 31 nurses who walk home at 2.')
    expect(contentText(content)).toContain('A driver called Suna, 58.')
    const place = 'the N4 in january, between the hospital and the harbour'
    expect(blanksOf(content).map(({ question }) => question)).toEqual([
      `“${place}”: how do you say it in a whole sentence?`,
    ])
  })

  test.each(idsOf(languages))('with short answers is still the author’s words: %s', (language) => {
    for (const category of categories)
      for (const answer of [
        '42',
        'my aunt',
        'in the harbour',
        'two nights and a van',
        'nurses, drivers and one baker',
      ]) {
        const answers = Object.values(writingWords[language].interview.questions)
          .slice(0, 3)
          .map((question, at) => ({ question, answer: `${answer} ${at}` }))
        const text = contentText(post({ subject: 'night buses', answers, language, category }))
        const given = new Set(wordsOf(factsOf({ subject: 'night buses', answers })).split(' '))
        const filled = wordsOf(text.replace(/\[[^\]]+\?\]/g, 'word '.repeat(12))).split(' ')
        const ours = filled.filter((word) => word !== 'word' && !given.has(word))
        expect(ours.length / filled.length, text).toBeLessThanOrEqual(0.2)
      }
  })

  test('says nothing if the answer is “none”', () => {
    const answers = ['-', 'no', 'n/a', 'idk'].slice(0, 3).map((answer) => ({ question: 'Why?', answer }))
    expect(post({ subject: 'night buses', answers })).toEqual(post({ subject: 'night buses' }))
  })

  test('takes fitting facts and stories from the proof bank', () => {
    const facts = ['The N4 carries 60 people a night.', 'I drove a night bus for 2 years.']
    const other = 'The bakery opens at six.'
    const text = contentText(post({ subject: 'night buses' }, [other, ...facts]))
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).not.toContain(other)
  })

  test('that is an idea asks the question of the idea', () => {
    const content = post({ subject: 'Night buses: what nearly went wrong?' })
    expect(content).toMatchObject({ hook: 'Night buses', insight: '[what nearly went wrong?]' })
  })
})

describe('a list that was typed', () => {
  test('has a capital after each full stop, and keeps other marks between its sentences', () => {
    const subject =
      'Before the first ferry:\n- count to ten. count again anyway\n- chocks before the cones always; then we wait for the beacon\n- call the deck, e.g. by radio'
    expect(contentText(post({ subject, category: 'step-by-step' }))).toContain(
      '- Count to ten. Count again anyway\n- Chocks before the cones always; then we wait for the beacon\n- Call the deck, e.g. by radio',
    )
  })

  test('stays a list, with the line that leads to it', () => {
    const subject =
      'We open the kiosk in 20 minutes.\nWhat we do:\n- count the float\n- start the urn\n- chalk the board\nThen we sell.'
    const content = post({ subject, category: 'step-by-step' })
    expect(contentText(content)).toContain('What we do:\n- Count the float\n- Start the urn\n- Chalk the board')
  })

  test('is a list, too, if it was typed in one line', () => {
    const text = contentText(post({ subject: 'what i check; 1) the door 2) the key 3) the fuse box' }))
    expect(text).toBe('What I check.\n\n1. The door\n2. The key\n3. The fuse box')
  })

  test('typed in one line ends with its last item', () => {
    const subject = 'what i check; 1) the door 2) the key 3) the fuse box, with Ines. we opened in 1998'
    const text = contentText(post({ subject }))
    expect(text.split('\n')).toEqual(expect.arrayContaining(['3. The fuse box, with Ines', 'We opened in 1998.']))
  })

  test('opens with its first item if nothing leads to it', () => {
    const items = ['we sold 80 tents in May', 'Ines drove 3 of them home', 'nobody slept', 'it rained']
    const bullets = post({ subject: items.map((item) => `- ${item}`).join('\n') })
    expect(bullets.hook).toBe('We sold 80 tents in May')
    expect(contentText(bullets)).toContain('- Ines drove 3 of them home')
    expect(blanksOf(bullets)).toEqual([])
    const numbered = post({ subject: items.map((item, at) => `${at + 1}. ${item}`).join('\n') })
    expect(numbered.hook).toBe('1. We sold 80 tents in May')
    expect(contentText(numbered)).toContain('2. Ines drove 3 of them home')
    const three = post({
      subject: items
        .slice(0, 3)
        .map((item) => `- ${item}`)
        .join('\n'),
    })
    expect(three.insight).toBe('- Ines drove 3 of them home\n- Nobody slept')
  })

  test('stays one block of lines, with the heading or the line above it', () => {
    const items = '- 14 pumps, 3 of them new\n- no leak since May\n- the oldest is from 1971'
    const headed = post({ subject: `Pump house, lower valley\n${items}` })
    expect(headed).toMatchObject({ hook: 'Pump house, lower valley.', value: '', cta: '' })
    expect(headed.insight).toBe('- 14 pumps, 3 of them new\n- No leak since May\n- The oldest is from 1971')
    const led = post({ subject: `Pump house, lower valley\nWhat the year came to\n${items}` })
    expect(led.insight).toBe(`What the year came to.\n${headed.insight}`)
    const apart = post({ subject: `Pump house, lower valley\nI read the gauges at 6\n\n${items}` })
    expect(apart.insight).toBe('I read the gauges at 6.')
  })

  test.each(idsOf(languages))('is enough to be asked for nothing, under its heading: %s', (language) => {
    const subject = 'Ferry 2, Moss quay\n- 9 trips, 1 late\n- 412 tickets'
    expect(blanksOf(post({ subject, language, category: 'numbered-tips' }))).toEqual([])
  })

  test('is numbered if the post is a list and the lines have no marks', () => {
    const subject = 'opening the kiosk\ncount the float\nstart the urn\nchalk the board'
    const text = contentText(post({ subject, category: 'numbered-tips' }))
    expect(text).toBe('Opening the kiosk.\n\n1. Count the float\n2. Start the urn\n3. Chalk the board')
  })
})

test('a lead magnet is arranged from its two titles and blanks', () => {
  const content = post({
    subject: 'first calls with tenants',
    category: 'lead-magnet',
    leadMagnetTitle: 'The one-page call sheet',
  })
  expect(content.hook).toBe('First calls with tenants')
  expect(content.value).toBe('The one-page call sheet: [what is in it?]')
  expect(blanksOf(content)).toHaveLength(3)
})

test('a post made anew opens with another sentence if one can', () => {
  const former = post({ subject: notes })
  const again = post({ subject: notes }, [], former, 2)
  expect(again.hook).not.toBe(former.hook)
  expect(wordsOf(contentText(again)).split(' ').sort()).toEqual(wordsOf(contentText(former)).split(' ').sort())
})

const again = (subject: string, former: PostContent) =>
  arrange({ kind: 'post', brief: briefFor({ subject }), seed: 2, former })

test('a post made anew that would be the same again says so, and so does one under a heading', () => {
  const subject = 'Our ferry was cancelled in June. They sent us home. It was raining. So we sang'
  const former = post({ subject })
  expect(again(subject, former)).toEqual({ content: former, note: expect.stringMatching(/Nothing was changed\.$/) })
  const titled = 'Tool room: each tool has its outline. We searched 25 minutes in May, now 5. Emre drew it'
  const heading = post({ subject: titled })
  expect(heading.hook).toMatch(/^Tool room: /)
  expect(again(titled, heading)).toMatchObject({ content: heading, note: expect.any(String) })
})

test('bad news in one sentence gets no question of its category and no closing question', () => {
  for (const category of ['personal-experience', 'numbered-tips', 'hot-takes', 'problem-solution']) {
    const text = contentText(post({ subject: 'Our barn burned down on Sunday.', category }))
    expect(text.replace(/\[[^\]]+\]/g, '')).not.toContain('?')
    expect(text).not.toContain(writingWords.english.interview.questions.example.toLowerCase())
  }
})

test.each([
  [['The crew joined at 9 a.m. on Monday.', 'We met.']],
  [['it takes 6 min.', 'we like it.']],
  [['the drain ran uphill (!!) and nobody looked.', 'it is dry now.']],
  [['The U.S. team came by ferry.', 'We met.']],
  [['he wrote "who has the key?!" on the gate.', 'nobody had.']],
  [['he asked "who has the key?"', 'Nobody had.']],
  [['EE. UU. le ofreció plaza.', 'dijo que no.']],
  [['on ouvre à 7 h.', 'on commence par le four.']],
  [['38 % du CA.', 'on est 6.']],
  [['le prêt est tombé à 2 M.', "on n'a licencié personne."]],
  [['I met 2 M. Duval there.']],
  [['we bought 2 more for £80 each in feb.', 'vans leave at 7:05 now.']],
  [['we opened the quay in Feb. 2020.']],
  [['people think we sell tickets all day..', 'i sold 82 last year.']],
  [['Well.. maybe.']],
  [['2 Mio. Euro, 3 Std. am Tag.']],
])('typed notes are split where a sentence ends: %j', (parts) => {
  expect(sentencesOfNotes(parts.join(' '))).toEqual(parts)
})

test.each<[Language, string, string]>([
  ['english', 'ai at work took us 3 days', 'AI at work took us 3 days.'],
  ['english', 'U.S. team of 6 came', 'U.S. team of 6 came.'],
  ['english', 'i saw it on friday , and i said so', 'I saw it on Friday, and I said so.'],
  ['english', 'WE CLOSE AT NOON ON SUNDAYS', 'We close at noon on Sundays.'],
  ['english', 'iPhone repairs took us 3 days', 'iPhone repairs took us 3 days.'],
  ['spanish', '¿quién cierra hoy?', '¿Quién cierra hoy?'],
  ['german', 'am 3. März kamen 40 Leute', 'Am 3. März kamen 40 Leute.'],
  ['german', '3. Platz beim Stadtlauf', '3. Platz beim Stadtlauf.'],
  ['french', 'ça marche  bien', 'Ça marche bien.'],
])('capitals, blanks and full stops are put right in %s: %s', (language, typed, clean) => {
  const { hook } = post({
    subject: `${typed}\n\nWe went on. We stayed. We left`,
    language,
    category: 'community-polls',
  })
  expect(hook).toBe(clean)
})
