import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import type { TracedClaim } from '#shared/claims/claims.ts'
import { contentText, type PostContent, sections } from '#shared/posts.ts'
import { families, textOf } from '#shared/testing-hostile.ts'
import { inEnglish } from '#shared/testing-say.ts'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import { fingerprintOf, matchVoice, type VoiceMatch } from '#shared/voice/voice.ts'
import { type CriterionId, checkPost, type Finding, type ReaderInput, shareOut } from './check.ts'
import { loadEveryLanguage } from './languages.ts'

await loadEveryLanguage()

const empty: PostContent = { hook: '', insight: '', value: '', cta: '' }

const check = (content: Partial<PostContent>, input: Partial<ReaderInput> = {}) =>
  inEnglish(
    checkPost({
      content: { ...empty, ...content },
      language: 'english',
      category: 'personal-experience',
      claims: null,
      voice: null,
      ...input,
    }),
  )

const pointsOf = (result: ReturnType<typeof check>, id: CriterionId) => {
  const found = result.criteria.find((one) => one.id === id)!
  return found.weight ? found.points / found.weight : null
}
const sentenceOf = (result: ReturnType<typeof check>, id: CriterionId) =>
  result.criteria.find((one) => one.id === id)!.sentence
const rulesOf = ({ findings }: { findings: readonly Pick<Finding, 'rule'>[] }) => findings.map(({ rule }) => rule)
const claim = (text: string, kind: TracedClaim['kind'], backing: TracedClaim['backing']): TracedClaim => ({
  kind,
  section: 'value',
  text,
  key: text.toLowerCase(),
  start: 0,
  end: text.length,
  backing,
  isCertain: backing === null,
})
const voice = (share: number): VoiceMatch => ({
  share,
  own: null,
  isThin: false,
  outside: [],
  sentence: { id: 'like', message: 'Like you.' },
})

const plain: PostContent = {
  hook: 'We cancelled our Monday status meeting in March.',
  insight:
    'It was where three people thought aloud while eleven waited for their turn. Nobody missed it. Ana, who ran it for six years, brought cake.',
  value:
    'What we do now: everyone writes two lines by ten. What is stuck goes on top, whoever can help answers there, and the two of them talk.\n\nIn June I asked the team whether they wanted the meeting back. Two of eleven did.',
  cta: 'Which meeting would you be glad to read instead?',
}
const stock: PostContent = {
  hook: "In today's fast-paced world, communication is more important than ever.",
  insight: "It's not about talking more. It's about connecting better. Great leaders listen, learn and inspire.",
  value: "Here's the thing: we must leverage our strengths. The result? Clarity, courage and consistency.",
  cta: 'At the end of the day, people follow people. Agree?',
}

describe('the score', () => {
  test('of a post that tells what happened is far above one that says nothing', () => {
    expect(check(plain).score).toBeGreaterThan(80)
    expect(check(stock).score).toBeLessThan(50)
  })

  test('is the sum of its criteria, whose weights make 100', () => {
    const { score, criteria } = check(plain)
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(Math.abs(score! - criteria.reduce((sum, { points }) => sum + points, 0))).toBeLessThanOrEqual(0.5)
  })

  test('of nothing is none', () =>
    expect(check({ hook: ' \n ' })).toEqual({
      score: null,
      notYet: 'Not a post yet: nothing is written.',
      verdict: 'Not a post yet: nothing is written.',
      cap: null,
      criteria: [],
      findings: [],
    }))

  test('is the same each time', () => expect(check(stock)).toEqual(check(stock)))

  const judged = (...without: number[]) => Array.from({ length: 10 }, (_, at) => !without.includes(at))
  it.each([
    [judged(), [18, 10, 20, 16, 12, 10, 4, 3, 3, 4]],
    [judged(5), [20, 11, 22, 18, 13, 0, 5, 3, 3, 5]],
    [judged(0, 5), [0, 14, 28, 22, 17, 0, 6, 4, 4, 5]],
    [Array(10).fill(false), Array(10).fill(0)],
  ])('weights %j as %j', (judged, weights) => expect(shareOut(judged)).toEqual(weights))

  test('stays between 0 and 100 for any text in any language, and every finding quotes its place', () => {
    const pieces = fc.constantFrom(
      ...[
        'word ',
        '. ',
        '? ',
        '!! ',
        '\n',
        '\n\n\n',
        '- ',
        '🎉 ',
        '#tag ',
        '**',
        '𝗮𝗯 ',
        ' — ',
        "It's not ",
        'it’s ',
        '43 % ',
      ],
      ...[
        'no es ',
        'sino ',
        'nicht ',
        'sondern ',
        'pas ',
        'c’est ',
        'from a to b, ',
        'trust, ',
        'https://a.b ',
        'The end',
      ],
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(
        fc.record({ hook: text, insight: text, value: text, cta: text }),
        fc.constantFrom(...idsOf(languages)),
        (content, language) => {
          const { score, notYet, verdict, criteria, findings } = check(content, { language, claims: [] })
          if (score === null) expect(verdict).toBe(notYet)
          else expect(notYet === null && Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
          for (const { weight, points } of criteria) expect(points >= 0 && points <= weight).toBe(true)
          for (const { section, start, end, quote } of findings) {
            expect(end).toBeGreaterThan(start)
            expect(content[section].slice(start, end)).toBe(quote)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each(families)('of 30,000 characters of %s takes less than 50 ms', async (_name, unit, spoken) => {
    const whole = textOf(unit, 29_999)
    for (const language of spoken) {
      const read = (run: number) => {
        const text = `${run}${whole}`
        const content = { hook: text.slice(0, 200), insight: `${text.slice(200)}${run}` }
        check(content, { language, subject: 'Twelve clauses of an NDA' })
      }
      await expectWithin(50, (run) => processorMs(() => read(run)))
    }
  })
})

describe('the verdict', () => {
  const said = 'Nothing stands out. Read it aloud once before you publish.'
  test('says that nothing stands out only where nothing does', () => {
    expect(check(plain).verdict).toBe(said)
    expect(check({ ...plain, value: `${plain.value} [why?]` }).verdict).toBe(
      'At most 95 while 1 blank is left to fill in.',
    )
    expect(check({ ...plain, value: `${plain.value} It’s a game changer.` }).verdict).toBe(
      '1 passage is worth a second look.',
    )
  })

  test('is the criterion that costs most where one has less than half of its points, however high the score', () => {
    const hook = `${'We cancelled the Monday status meeting and for a while nobody could say what it had been good for '.repeat(3)}.`
    const { score, verdict, findings, criteria } = check({ ...plain, hook })
    expect([findings, score! >= 80]).toEqual([[], true])
    const low = criteria.filter(({ weight, points }) => points < weight / 2)
    expect(low.map(({ sentence }) => sentence)).toContain(verdict)
  })

  const praise =
    /^(?:It stays on its subject|It sticks to one idea|Sentence length varies|Reads easily|The opening makes|Plain letters|No clichés|All \d+ claims)/
  test('of a criterion praises only at full marks', () => {
    const short = Array.from({ length: 9 }, (_, at) => `We met the client again on day ${at} of the week.`).join('\n')
    const posts = [
      plain,
      stock,
      { ...plain, insight: short },
      { hook: plain.hook, insight: short },
      { value: plain.value },
    ]
    for (const post of posts)
      for (const subject of [null, 'our Monday status meeting, and the cake that Ana brought', 'Our meeting'])
        for (const { weight, points, sentence } of check(post, { subject, claims: [] }).criteria)
          if (praise.test(sentence)) expect([sentence, points]).toEqual([sentence, weight])
  })

  test('of a low score without a finding is what costs most', () => {
    const insight = Array.from({ length: 6 }, (_, at) => `We met the client again on day ${at} of the week.`).join(
      '\n\n',
    )
    const { score, verdict, findings } = check({ insight })
    expect([findings, score! < 80]).toEqual([[], true])
    expect(verdict).not.toBe(said)
  })

  test('of a short text is that there is little to judge', () => {
    const { score, verdict } = check({ hook: 'We shipped it. Nobody noticed. That was the plan.' })
    expect(verdict).toBe('At most 69 while there are only 9 words to judge.')
    expect(score).toBeLessThanOrEqual(69)
  })
})

describe('every fix', () => {
  test('changes only its span, and the fault is not found there again', () => {
    const texts = [
      stock.hook,
      stock.value,
      'We delve into numbers prior to lunch!! It was a 𝗯𝗼𝗹𝗱 **move**.\n\n\n\nThe end.',
      'One — two words — three words — and four.',
      '✅ One thing\n✅ Another thing',
      'Done #a #b #c #d today.',
    ]
    for (const insight of texts) {
      for (const finding of check({ insight }).findings) {
        if (!finding.fix) continue
        const { start, end, rule, fix } = finding
        const fixed = insight.slice(0, start) + fix.replacement + insight.slice(end)
        expect(fixed.startsWith(insight.slice(0, start))).toBe(true)
        expect(fixed.endsWith(insight.slice(end))).toBe(true)
        const again = check({ insight: fixed }).findings.filter((one) => one.rule === rule && one.start === start)
        expect(again.map(({ quote }) => quote)).not.toContain(finding.quote)
      }
    }
  })

  it.each([
    ['We delve into it.', 'We look into it.'],
    ['It is 𝗯𝗼𝗹𝗱 and 𝘪𝘵𝘢𝘭𝘪𝘤.', 'It is bold and 𝘪𝘵𝘢𝘭𝘪𝘤.'],
    ['It is **bold**, they say.', 'It is bold, they say.'],
    ['One.\n \n\n\nTwo.', 'One.\n\nTwo.'],
    ['It works!!! At last!!', 'It works! At last!!'],
    ["Here's the thing: nobody reads it.", 'Nobody reads it.'],
  ])('%j becomes %j', (insight, wanted) => {
    const { start, end, fix } = check({ insight }).findings.find((finding) => finding.fix)!
    expect(insight.slice(0, start) + fix!.replacement + insight.slice(end)).toBe(wanted)
  })

  test('takes no blank out', () => {
    const { findings } = check({ insight: 'We lost it. Let that sink in. [why?] We wept.' })
    expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['cliche', null],
      ['blank', null],
    ])
  })

  test('of a block of hashtags takes nothing else out', () => {
    const tags = '#a #b #c #d #e #f'
    expect(check({ value: `We moved. ${tags}` }).findings[0]?.fix?.replacement).toBe('')
    expect(check({ value: `We moved. #a #b #c and then #d #e #f` }).findings[0]?.fix).toBeNull()
  })

  test('is not offered where the words reach into the next section, or would leave none', () => {
    expect(check({ hook: 'Let that sink in.', insight: 'It rained.' }).findings[0]?.fix).toBeNull()
    const whole = check({ hook: 'Most people think it is luck.', insight: 'The truth is that it is work.' })
    expect(whole.findings.find(({ section }) => section === 'hook')?.fix ?? null).toBeNull()
  })
})

describe('claims', () => {
  const value = '43 % of them came back with Ana.'
  const made = (claims: TracedClaim[]) => check({ ...plain, value }, { claims })

  test('an invented number caps the score at 59 and is named', () => {
    const { score, cap, findings } = made([claim('43 %', 'number', null)])
    expect(score).toBeLessThanOrEqual(59)
    expect(cap).toBe('At most 59 while none of your material backs “43 %”. Confirm that it’s true, or remove it.')
    expect(findings.find(({ rule }) => rule === 'invented-number')).toMatchObject({
      criterion: 'claims',
      section: 'value',
      quote: '43 %',
      fix: null,
    })
  })

  test('a date without a source caps it too; a name does not', () => {
    expect(made([claim('43 %', 'date', null)]).cap).not.toBeNull()
    const named = made([claim('43 %', 'name', null)])
    expect([named.cap, rulesOf(named).includes('untraced-claim')]).toEqual([null, true])
  })

  it.each([
    [[], 1],
    [['brief', 'author'], 1],
    [['brief', null], 0.875],
    [Array(4).fill(null), 0.5],
    [Array(9).fill(null), 0],
  ] as const)('backed by %j are worth %d', (backings, share) => {
    const result = made(backings.map((backing) => claim('43 %', 'name', backing)))
    expect(pointsOf(result, 'claims')).toBeCloseTo(share, 1)
  })

  test('that are unknown give their weight to the others', () => expect(pointsOf(check(plain), 'claims')).toBeNull())
  test('a post without any is not marked down for them', () =>
    expect(pointsOf(check(plain, { claims: [] }), 'claims')).toBe(1))
})

describe('specificity', () => {
  test('counts only what has a source, and each only once', () => {
    const claims = (backing: TracedClaim['backing'], texts: readonly string[]) =>
      texts.map((text) => claim(text, 'name', backing))
    const three = ['What', 'On', 'Talk']
    expect(pointsOf(check(plain, { claims: claims('brief', three) }), 'specificity')).toBeGreaterThan(0.8)
    expect(pointsOf(check(plain, { claims: claims('brief', ['What', 'What', 'What']) }), 'specificity')).toBeLessThan(
      0.5,
    )
    expect(pointsOf(check(plain, { claims: claims(null, three) }), 'specificity')).toBe(0)
  })
  test('is read from the text while sources are unknown', () => {
    expect(pointsOf(check(plain), 'specificity')).toBe(1)
    expect(
      pointsOf(check({ insight: 'Everybody should communicate better and think of the future.' }), 'specificity'),
    ).toBe(0)
  })
})

describe('the hook', () => {
  const long = `${'We tried it for a long time and nobody could say what it was good for '.repeat(3)}.`
  it.each([
    ['We cancelled our Monday meeting.', 1, 'makes its point before “…more”'],
    [`We cancelled our Monday meeting. ${'It was long. '.repeat(16)}`, 0.85, 'every screen cuts it off at 210'],
    [long, 0.4, 'a phone cuts it off mid-thought'],
    ['Why do we still meet on Mondays?', 0.8, 'it asks instead of telling'],
    ["I'm thrilled to announce that we moved.", 0.6, 'it uses a stock phrase'],
    ['One line.\nTwo.\nThree.\nFour.', 1, 'makes its point'],
  ])('%j is worth %d: %s', (hook, share, said) => {
    const result = check({ ...plain, hook })
    expect(pointsOf(result, 'hook')).toBeCloseTo(share, 1)
    expect(sentenceOf(result, 'hook')).toContain(said)
  })

  test('may ask where the post is meant to ask', () => {
    const hook = 'Why do we still meet on Mondays?'
    expect(pointsOf(check({ ...plain, hook }, { category: 'thought-provoking' }), 'hook')).toBe(1)
  })

  test('that is missing earns nothing', () => expect(pointsOf(check({ ...plain, hook: '' }), 'hook')).toBe(0))
})

describe('the subject', () => {
  const subject =
    'cancelled our Monday status meeting in March, eleven people, Ana brought cake, everyone writes two lines by ten'
  const filler: PostContent = {
    hook: 'We cancelled our Monday status meeting in March.',
    insight:
      'Most things that go wrong in a week were known to somebody at the start of it. The rest is a matter of asking at the right time, and of listening when an answer comes that nobody had wanted to hear.',
    value:
      'Take ten minutes today and put on paper what you would change first. Keep it short. Show it to a person who sees it differently, and wait a day before you say anything. What is left after that day is usually the part that was worth saying, and it is often less than expected.',
    cta: 'What would you change first?',
  }

  test('takes few points from a post that speaks of it in everyday words', () => {
    const result = check(plain, { subject })
    expect(pointsOf(result, 'subject')).toBeGreaterThan(0.4)
    expect(result.score).toBeGreaterThan(75)
  })

  test('that only the hook mentions caps the score far below', () => {
    const { score, cap } = check(filler, { subject, claims: [] })
    expect(score).toBeLessThan(40)
    expect(cap).toMatch(/^At most \d+ while so little of it is about its subject\.$/)
  })

  test('that is hardly mentioned comes first, and sentences that could be in any post are marked', () => {
    const { verdict, cap, findings } = check(filler, { subject, claims: [] })
    expect(verdict).toBe(cap)
    const marked = findings.filter(({ rule }) => rule === 'any-post')
    expect(marked.length).toBeGreaterThan(2)
    expect(marked.map(({ quote }) => quote)).not.toContain(filler.hook)
    const named = check(plain, { subject: 'The pruning of our apple trees in winter' })
    expect(named.findings.find(({ rule }) => rule === 'off-subject')?.quote).toBe(plain.hook)
    expect(check(plain, { subject }).findings.filter(({ rule }) => rule === 'any-post')).toEqual([])
  })

  test('caps nothing where a post adds too few words to tell', () => {
    const short = {
      hook: plain.hook,
      insight: 'We read the list on paper now, each of us before lunch. It saved us hours.',
    }
    expect(check(short, { subject, claims: [] }).cap).toBe('At most 84 while there are only 24 words to judge.')
  })

  test('is not judged where it is unknown, and its weight goes to the others', () => {
    expect(pointsOf(check(filler), 'subject')).toBeNull()
    expect(check(filler).cap).toBeNull()
  })

  test('that the post never mentions is hardly met', () =>
    expect(pointsOf(check(plain, { subject: 'The pruning of our apple trees in winter' }), 'subject')).toBe(0.25))

  test.each(['burnout', 'cold calling'])(
    'of so few words as “%s” that its language cannot be told is judged as well',
    (subject) => {
      const { score, criteria } = check(plain, { subject, claims: [] })
      expect(criteria.find(({ id }) => id === 'subject')?.weight).toBeGreaterThan(0)
      expect(score).toBeLessThan(60)
    },
  )

  test('that nobody gave does not count, and neither do sources of a post without claims', () => {
    const own = {
      hook: 'The lathe from the old mill stands in our yard again.',
      insight:
        'Rust had eaten the bearings, and the spindle wobbled like a loose tooth. My father filed new bushings out of bronze while I scraped paint off the bed. A neighbour lent us his hoist for the chuck.',
    }
    const result = check(own, { isOwn: true, subject: own.hook, claims: [] })
    expect([pointsOf(result, 'subject'), sentenceOf(result, 'subject')]).toEqual([
      null,
      'Not checked: nobody gave a subject.',
    ])
    expect([pointsOf(result, 'claims'), sentenceOf(result, 'claims')]).toEqual([
      null,
      'Not checked: it claims nothing that would need a source.',
    ])
    expect(result.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  test('that nobody gave counts against a text that anybody could have written', () => {
    const { cap, findings } = check(filler, { isOwn: true, claims: [] })
    expect(cap).toMatch(/^At most \d+ while so much of it could be in any post\.$/)
    expect(findings.some(({ rule }) => rule === 'any-post')).toBe(true)
  })

  test('in another language than the post is not judged', () => {
    const subject = 'hemos anulado la reunión del lunes y ahora todo el mundo escribe dos líneas antes de las diez'
    expect(pointsOf(check(plain, { subject }), 'subject')).toBeNull()
  })

  test('said in the author’s own words alone is met', () => {
    const own = {
      hook: 'We cancelled our Monday status meeting in March.',
      insight: 'Eleven people. Ana brought cake.',
    }
    expect(pointsOf(check(own, { subject }), 'subject')).toBe(1)
  })

  test('is met in other forms of its words, and in German in parts of them', () => {
    const insight =
      'Die Werkstatt nimmt ab Mai nur noch Lastwagen an. Hebebühne und Grube sind umgebaut, und in den Werkstätten der Nachbarn stehen jetzt die Kleinwagen.'
    expect(
      pointsOf(check({ insight }, { language: 'german', subject: 'Umbau der Autowerkstatt' }), 'subject'),
    ).toBeGreaterThan(0.25)
  })
})

describe('a blank', () => {
  const value = `${plain.value} [who was against it?]`
  test('is found, costs a little and is not read as the post’s own words', () => {
    const whole = check(plain)
    const result = check({ ...plain, value })
    expect(result.findings.map(({ rule, quote }) => [rule, quote])).toEqual([['blank', '[who was against it?]']])
    expect(result.cap).toBe('At most 95 while 1 blank is left to fill in.')
    expect(result.score).toBe(Math.round(whole.score! * 0.95))
  })

  test('beside two others leaves no post yet', () => {
    const blanks = '[what did you try first?] '.repeat(3)
    expect(check({ ...plain, value: `${plain.value} ${blanks}` })).toMatchObject({
      score: null,
      verdict: 'Not a post yet: 3 blanks are left to fill in.',
    })
  })
})

describe('your voice', () => {
  it.each([
    [0.9, 5, 1],
    [0.8, 12, 1],
    [0.6, 5, 0.5],
    [0.4, 5, 0],
    [0.1, 5, 0],
    [0.9, 4, null],
  ])('%d of the measures with %d samples is worth %j', (share, samples, points) => {
    const found = pointsOf(check(plain, { voice: voice(share), samples }), 'voice')
    if (points === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(points, 1)
  })
})

test('a text without a recognisable voice leaves those points to the others', () => {
  const samples = Array.from({ length: 6 }, () => contentText(plain))
  const heard = (content: PostContent) => {
    const match = matchVoice(contentText(content), fingerprintOf(samples)!)
    return check(content, { voice: match, samples: 6 }).criteria.find(({ id }) => id === 'voice')!
  }
  expect(heard({ ...empty, hook: 'We lost five customers.' })).toMatchObject({
    weight: 0,
    points: 0,
    sentence: '4 words are too few to tell.',
  })
  const own = heard(plain)
  expect(own.weight).toBeGreaterThanOrEqual(15)
  expect(own.points).toBe(own.weight)
})

describe('rhythm', () => {
  const paragraphs = (count: number) =>
    Array.from({ length: count }, (_, at) => `${'word '.repeat(4 + ((at * 7) % 13))}here.`).join('\n\n')
  it.each([
    [4, 0.95],
    [6, 0.8],
    [8, 0.6],
  ])('%d paragraphs of one sentence in a row are worth at most %d', (count, most) =>
    expect(pointsOf(check({ insight: paragraphs(count) }), 'rhythm')).toBeLessThanOrEqual(most),
  )

  test('sentences of one length cost points', () => {
    const value =
      'We met the client in the spring. We wrote the answers on a card. We put the cards on the wall. We chose the ones with most votes. We told the client what we chose.'
    const result = check({ value })
    expect(sentenceOf(result, 'rhythm')).toBe('Most sentences are about the same length.')
    expect(pointsOf(result, 'rhythm')).toBeLessThan(0.75)
  })

  test('whole sentences in short lines are not called fragments', () => {
    const lines = [
      'We met on Monday. It rained.',
      'Ana brought a cake. We ate it.',
      'Nobody spoke. We wrote it all down.',
    ]
    const said = sentenceOf(
      check({
        value: [...lines, ...lines.map((line) => line.replace('We', 'They'))]
          .concat(lines.map((line) => `${line} It was late.`))
          .join('\n'),
      }),
      'rhythm',
    )
    expect(said).toMatch(/^Lines are \d+ words long on average\. Group the ones that belong together\.$/)
  })

  test('list items are no paragraphs', () =>
    expect(rulesOf(check({ value: '- One thing.\n- Two things.\n- Three.\n- Four.\n- Five.\n- Six.' }))).not.toContain(
      'one-sentence-paragraphs',
    ))
})

describe('easy to read', () => {
  const easy: Record<Language, [string, string]> = {
    english: [
      'We met on a bus. She had a dog. The dog ate my lunch. I bought her a tea.',
      'Organisational transformation initiatives necessitate comprehensive stakeholder communication, particularly regarding interdependent infrastructural considerations.',
    ],
    spanish: [
      'La vi en el bus. Iba con un perro. El perro se comió mi pan. Le di un té y se fue.',
      'La implementación de transformaciones organizativas requiere consideraciones infraestructurales interdependientes, particularmente respecto de comunicaciones institucionales.',
    ],
    french: [
      'Je l’ai vue dans le bus. Elle avait un chien. Le chien a pris mon pain. Je lui ai offert un thé.',
      'L’implémentation de transformations organisationnelles nécessite des considérations infrastructurelles interdépendantes, particulièrement concernant les communications institutionnelles.',
    ],
    german: [
      'Ich sah sie im Bus. Sie hatte einen Hund. Der Hund fraß mein Brot. Ich gab ihr einen Tee.',
      'Organisationsübergreifende Transformationsinitiativen erfordern umfassende Kommunikationsstrukturen, insbesondere hinsichtlich interdependenter Infrastrukturüberlegungen sämtlicher Beteiligter.',
    ],
  }
  it.each(Object.entries(easy) as [Language, [string, string]][])('in %s', (language, [simple, hard]) => {
    expect(pointsOf(check({ value: simple }, { language }), 'readability')).toBe(1)
    expect(pointsOf(check({ value: hard }, { language }), 'readability')).toBe(0)
  })

  test('nouns heaped on nouns are not', () =>
    expect(
      sentenceOf(
        check({
          value: 'Portfolio controlling, risk tracking, audit trails, schedule forecasts, cost reports, dashboards.',
        }),
        'readability',
      ),
    ).toBe('It strings nouns together and leaves out the small words that make sentences easy to read.'))
})

describe('one idea', () => {
  test('is kept where paragraphs take up one another’s words', () =>
    expect(pointsOf(check(plain), 'idea')).toBeGreaterThan(0.6))

  test('is not where each speaks of something else', () => {
    const insight =
      'The bakery opens at six.\n\nTrains to Leeds were late again.\n\nMy sister paints boats in the harbour.\n\nNobody knows who planted the walnut tree behind that school.\n\nHis letter arrived with two stamps and a coffee stain, on a day of rain and wind and little else worth telling.'
    expect(pointsOf(check({ insight }), 'idea')).toBe(0)
  })
})

describe('the form', () => {
  const checkForm = (value: string, input: Partial<ReaderInput> = {}) =>
    check({ insight: 'We moved to Leeds in May, and nobody wanted to go back to the old office.', value }, input)

  it.each([
    ['𝗯𝗼𝗹𝗱 words here', 'fake-bold'],
    ['**bold** words here', 'markdown'],
    ['One.\n\n\nTwo.', 'blank-lines'],
    ['Read https://example.com/page, please.', 'link'],
    ['Read www.example.com today.', 'link'],
    ['Done. #a #b #c #d #e #f', 'hashtags'],
  ])('%j breaks %s', (value, rule) => expect(rulesOf(checkForm(`Well, ${value}`))).toContain(rule))

  it.each([
    'A plain text with 3 * 4 ** 2 stars.',
    'Two paragraphs.\n\nOne blank line.',
    'Booking.com and Node.js are names.',
    'Issue #12 and C# are no hashtags.',
    'Two hashtags: #work #team',
    '№ 5 costs 3 €, ℃ and ™ are letters of their own.',
    '🎉 One emoji.',
  ])('%j breaks nothing', (value) =>
    expect(checkForm(value).findings.filter(({ criterion }) => criterion === 'form')).toEqual([]),
  )

  it.each([
    ['none', 0, 0],
    ['none', 1, 1],
    ['a-few', 3, 0],
    ['a-few', 4, 1],
    ['many', 8, 0],
    ['many', 10, 2],
    [null, 5, 0],
    [null, 6, 0],
  ] as const)('with %j emojis asked for, %d leave %d to take out', (emojiUsage, count, surplus) => {
    const value = Array.from({ length: count }, () => 'word 🎉').join(' and ')
    const found = rulesOf(checkForm(`Some ${value}`, { emojiUsage }))
    expect(found.filter((rule) => rule === 'emoji-amount')).toHaveLength(surplus)
  })

  test('more than two hashtags, five emojis nobody asked for and symbols before lines cost points, and only blocks are marked', () => {
    const costs = (value: string) => {
      const result = checkForm(value)
      expect(result.findings.map(({ rule }) => rule)).toEqual([])
      return 1 - pointsOf(result, 'form')!
    }
    expect(costs('We moved. #one #two')).toBe(0)
    expect(costs('We moved. #one #two #three')).toBeGreaterThan(0.2)
    expect(costs('What we moved:\n→ one\n→ two\n→ three\n→ four\n→ five\n→ six')).toBeGreaterThan(0.2)
    expect(costs('We moved 🎉 and 🎉 and 🎉 and 🎉 and 🎉 and 🎉.')).toBeGreaterThan(0.2)
  })

  test('a post without the emojis that were allowed costs nothing', () =>
    expect(pointsOf(checkForm('Not one of them.', { emojiUsage: 'many' }), 'form')).toBe(1))

  test('three broken are as bad as it gets', () =>
    expect(pointsOf(checkForm('𝗯𝗼𝗹𝗱 https://example.com\n\n\n#a #b #c'), 'form')).toBe(0))
})

test('no text mentions machines or reach', () => {
  for (const content of [plain, stock, empty]) {
    for (const language of idsOf(languages)) {
      const { cap, criteria, findings } = check(content, { language, claims: [claim('What', 'number', null)] })
      const said = [cap ?? '', ...criteria.map(({ sentence }) => sentence), ...findings.map(({ reason }) => reason)]
      expect(said.join('\n')).not.toMatch(
        /\bAI\b|artificial|machine|robot|viral|algorithm|reach(?:es)? more|more views/i,
      )
    }
  }
})

test('findings come in reading order', () => {
  const places = check(stock).findings.map(({ section, start }) => 100_000 * sections.indexOf(section) + start)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
