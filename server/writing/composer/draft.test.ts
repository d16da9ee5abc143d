import { describe, expect, test } from 'vitest'
import { catalogueCategories, idsOf, type Language, languages, type Tone, tones } from '#shared/catalogue.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import { sentencesOf } from '#shared/text.ts'
import type { Answer, Brief } from '#shared/writing.ts'
import { type Lack, questions } from '../interview-questions.ts'
import { compose } from './compose.ts'
import { speechOf } from './language.ts'
import { isOutsiders } from './told.ts'

const seeds = Array.from({ length: 6 }, (_, seed) => seed)

const post = (
  language: Language,
  category: string,
  subject: string,
  seed = 1,
  answers: Answer[] = [],
  tone: Tone = 'standard',
) => {
  const brief: Brief = {
    subject,
    category,
    language,
    answers,
    postType: null,
    tone,
    emojiUsage: 'none',
    aiModel: 'gpt4',
  }
  return compose({ kind: 'post', brief, seed }) as PostContent
}

const hooks = (language: Language, category: string, subject: string) =>
  seeds.map((seed) => post(language, category, subject, seed).hook)

const ask = (language: Language, lack: Lack, answer: string): Answer => ({
  question: questions[language][lack],
  answer,
})

const stories: [Language, string[]][] = [
  [
    'english',
    [
      'In 2019 I ran out of money.',
      'My brother lent me 500 euros.',
      'I paid him back in 2021.',
      'He never asked for it.',
    ],
  ],
  ['english', ['We lost the Acme deal because nobody called back.', 'I was the one who should have called.']],
  ['english', ['I left my job in March.', 'My boss cried.', 'I did not.']],
  ['spanish', ['En 2019 me quedé sin dinero.', 'Mi hermano me prestó 500 euros.', 'Se los devolví en 2021.']],
  ['french', ['En 2019, je n’avais plus un sou.', 'Mon frère m’a prêté 500 euros.', 'Je les lui ai rendus en 2021.']],
  [
    'german',
    ['2019 ging mir das Geld aus.', 'Mein Bruder hat mir 500 Euro geliehen.', 'Ich habe sie 2021 zurückgezahlt.'],
  ],
]

describe('a story of the author’s', () => {
  test.each(stories)('keeps its order, the first sentence first: %s, %j', (language, told) => {
    for (const category of ['personal-experience', 'transformation-stories'])
      for (const seed of seeds) {
        const content = post(language, category, told.join(' '), seed)
        const places = told.map((sentence) => contentText(content).toLowerCase().indexOf(sentence.toLowerCase()))
        expect(content.hook.toLowerCase()).toContain(told[0]!.toLowerCase())
        expect(places).toEqual([...places].sort((one, other) => one - other))
        expect(places).not.toContain(-1)
      }
  })

  test.each(stories)('is told by the one it happened to, by nobody who was not there: %s, %j', (language, told) => {
    for (const category of ['personal-experience', 'transformation-stories', 'team-achievements'])
      for (const seed of seeds)
        for (const sentence of sentencesOf(contentText(post(language, category, told.join(' '), seed))))
          expect(isOutsiders(sentence, speechOf(language))).toBe(false)
  })
})

describe('what was answered in the interview', () => {
  const cases: [Language, [Lack, string][]][] = [
    [
      'english',
      [
        ['when', 'March 2024'],
        ['who', 'Anna Schmidt'],
        ['number', '14 months'],
      ],
    ],
    [
      'english',
      [
        ['who', 'Anna, our designer'],
        ['price', 'weekends, mostly, and one very long Easter'],
      ],
    ],
    [
      'english',
      [
        ['objection', 'It costs too much.'],
        ['before', 'We met every day.'],
        ['thanks', 'Anna'],
      ],
    ],
    [
      'spanish',
      [
        ['number', '14 meses'],
        ['who', 'Ana Ruiz'],
        ['price', 'muchos fines de semana'],
      ],
    ],
    [
      'french',
      [
        ['number', '14 mois'],
        ['who', 'Anne Dupont'],
        ['thanks', 'Anne'],
      ],
    ],
    [
      'german',
      [
        ['number', '14 Monate'],
        ['thanks', 'Anna, weil sie nie aufgegeben hat.'],
        ['price', 'viele Nerven und zwei Urlaube'],
      ],
    ],
  ]

  test.each(cases)('is in the post, each with what was asked, and never opens it: %s, %j', (language, answered) => {
    const answers = answered.map(([lack, answer]) => ask(language, lack, answer))
    for (const category of [
      'personal-experience',
      'numbered-tips',
      'community-polls',
      'project-completion',
      'hot-takes',
    ])
      for (const seed of [0, 1]) {
        const { hook, ...body } = post(language, category, shipped[language], seed, answers)
        const text = contentText({ hook: '', ...body })
        for (const [, answer] of answered) {
          const bare = answer.replace(/\.$/, '')
          expect(hook.toLowerCase()).not.toContain(bare.toLowerCase())
          expect(text).toMatch(new RegExp(`\\p{L}[^.!?\\n]*:[\\s\\u00A0]${bare}`, 'iu'))
        }
      }
  })

  test('stands as it is where it is a sentence of its own', () => {
    const text = contentText(
      post('english', 'problem-solution', 'late invoices', 1, [
        ask('english', 'first step', 'We called every customer. Nobody minded.'),
      ]),
    )
    expect(text).toContain('We called every customer. Nobody minded.')
  })

  test.each<[Language, Lack, string, RegExp]>([
    ['english', 'objection', 'It costs too much.', /: it costs too much\./],
    ['spanish', 'objection', 'Es demasiado caro.', /: es demasiado caro\./],
    ['french', 'reason', 'Parce que le lundi tout le monde est fatigué.', /\u00A0: parce que le lundi/],
    ['german', 'before', 'Wir trafen uns montags. Keiner war vorbereitet.', /: Wir trafen uns montags\. Keiner war/],
  ])('takes the sense of its question along: %s, %s', (language, lack, answer, expected) => {
    for (const seed of seeds) {
      const content = post(language, 'problem-solution', shipped[language], seed, [ask(language, lack, answer)])
      expect(contentText(content)).toMatch(expected)
    }
  })

  test.each<[Language, string, string[]]>([
    ['english', 'Yes, every week / Only reviews / No, never', ['Yes, every week', 'Only reviews', 'No, never']],
    ['english', 'A) Office\nB) Home\nC) Both', ['Office', 'Home', 'Both']],
    ['english', 'Remote, hybrid or office', ['Remote', 'Hybrid', 'Office']],
    ['spanish', 'En casa, en la oficina o un poco de cada', ['En casa', 'En la oficina', 'Un poco de cada']],
    ['french', 'Au bureau / À la maison', ['Au bureau', 'À la maison']],
    ['german', 'Ja, Nein oder Manchmal', ['Ja', 'Nein', 'Manchmal']],
  ])('becomes the options of a poll, the only ones: %s, %s', (language, answer, options) => {
    for (const seed of seeds) {
      const { hook, value } = post(language, 'community-polls', nouns[language], seed, [
        ask(language, 'options', answer),
      ])
      expect(hook).toMatch(/\?$/)
      expect(value.split('\n').filter((line) => /^[A-H]\)/.test(line))).toEqual(
        options.map((option, at) => `${'ABC'[at]}) ${option}`),
      )
    }
  })

  test('is taken word for word, whatever the tone is', () => {
    const answers = [ask('english', 'options', 'You guys decide / Nobody knows / Loads of stuff')]
    for (const tone of idsOf(tones)) {
      const { value } = post('english', 'community-polls', 'retrospectives', 1, answers, tone)
      expect(value).toContain('A) You guys decide\nB) Nobody knows\nC) Loads of stuff')
    }
  })

  test('is not needed where a question names its two sides', () => {
    const { hook, value } = post('english', 'community-polls', 'Should I learn Python or Go?', 13)
    expect(hook).toContain('Should I learn Python or Go?')
    expect(value).toMatch(/^A\) Python\nB\) Go\b/)
  })
})

const shipped: Record<Language, string> = {
  english: 'We shipped the new site',
  spanish: 'Lanzamos la nueva web',
  french: 'Nous avons lancé le nouveau site',
  german: 'Wir haben die neue Website veröffentlicht',
}
const nouns: Record<Language, string> = {
  english: 'retrospectives',
  spanish: 'retrospectivas',
  french: 'réunions',
  german: 'Retrospektiven',
}

describe('what is said around the author’s sentence is true of it', () => {
  test.each<[Language, string, string, RegExp]>([
    ['english', 'community-polls', 'We closed our Berlin office', /in favour/],
    ['english', 'what-if-scenarios', 'We closed our Berlin office', /became the rule/],
    ['english', 'numbered-tips', 'We closed our Berlin office', /likelier|doing the same|tips/],
    ['english', 'problem-solution', 'We closed our Berlin office', /handled|got better|relief|unstuck/],
    ['english', 'team-achievements', 'We closed our Berlin office', /alone|applause|took a team/i],
    ['english', 'i-tried-format', 'We closed our Berlin office', /tested|experiment|trial|tried/i],
    ['english', 'predictions', 'We closed our Berlin office', /predict|expect|receipt/i],
    ['english', 'data-interpretation', 'We closed our Berlin office', /number|figure|compared/i],
    ['english', 'unpopular-opinion', 'my first job', /My first job\./],
    ['english', 'data-interpretation', 'how we cut our AWS bill', /story behind it/],
    ['english', 'project-completion', 'ship the new billing system', /Ship the new/],
    ['spanish', 'predictions', 'Cerramos nuestra oficina de Madrid', /predicci|pronóstico/i],
    ['spanish', 'community-polls', 'Cerramos nuestra oficina de Madrid', /a favor|buena idea/i],
    ['french', 'predictions', 'Nous avons fermé notre bureau de Lyon', /prédi|pronosti/i],
    ['german', 'predictions', 'Wir haben unser Büro in Berlin geschlossen', /prognose|wetten/i],
    ['german', 'team-achievements', 'Wir haben unser Büro in Berlin geschlossen', /feiern|bravo|stark/i],
  ])('%s, %s: %s', (language, category, subject, distorting) => {
    for (const hook of hooks(language, category, subject)) expect(hook).not.toMatch(distorting)
  })

  test('and there is always another way to begin', () => {
    for (const language of idsOf(languages))
      for (const { id } of catalogueCategories)
        expect(new Set(hooks(language, id, shipped[language])).size).toBeGreaterThan(1)
  })

  test('a list that only the author knows is not made up', () => {
    expect(() => post('english', 'numbered-tips', '5 mistakes I made as a first-time founder')).toThrow(/Only you know/)
    expect(() => post('spanish', 'numbered-tips', '5 errores que cometí al empezar')).toThrow(/Only you know/)
    expect(() => post('french', 'numbered-tips', '5 erreurs que j’ai commises')).toThrow(/Only you know/)
    expect(() => post('german', 'numbered-tips', '5 Fehler, die ich gemacht habe')).toThrow(/Only you know/)
    expect(
      contentText(
        post(
          'english',
          'numbered-tips',
          '5 mistakes I made as a first-time founder\nI hired too fast.\nI charged too little.',
        ),
      ),
    ).toContain('I charged too little.')
  })

  test('has as many points as the subject asks for', () => {
    const { value } = post('english', 'ways-to-format', '3 ways to handle difficult stakeholders', 2)
    expect(value.match(/^• /gm)).toHaveLength(3)
  })
})

test.each<[Language, string, string, RegExp]>([
  ['english', 'numbered-tips', 'Tips for writing better code reviews', /tips for tips|better at tips/i],
  ['english', 'unpopular-opinion', 'An unpopular opinion on standups', /an unpopular opinion on standups/i],
  ['english', 'misconceptions', 'Common misconceptions about UX design', /common misconceptions about UX/i],
  ['english', 'resource-recommendations', 'Resources for learning SQL', /resources for learning/i],
  ['english', 'numbered-tips', 'books on negotiation', /working on books|work on books/i],
  ['english', 'thought-provoking', 'the importance of sleep', /go about the importance/i],
  ['spanish', 'numbered-tips', 'consejos para hablar en público', /consejos? (?:sobre|para) (?:los )?consejos/i],
  ['spanish', 'trend-analysis', 'Madrid', /el madrid|la madrid/i],
  ['spanish', 'explanation', 'Notion', /(?:el|la) notion/i],
  ['french', 'numbered-tips', 'conseils pour négocier son salaire', /conseils pour négocier/i],
  ['french', 'explanation', 'Notion', /la notion|«/i],
  ['french', 'pain-points', 'Paris', /les paris/i],
  ['french', 'explanation', 'Salesforce', /«|(?:la|le) salesforce/i],
  ['german', 'numbered-tips', 'Tipps für bessere Präsentationen', /Tipps? (?:für|zu) Tipps/i],
  ['german', 'unpopular-opinion', 'die Vier-Tage-Woche im Mittelstand', /Thema die Vier/],
  ['german', 'predictions', 'die Rente', /Thema die Rente/],
  ['german', 'resource-recommendations', 'mein erster Job', /für „mein erster Job“|Thema meinen/],
  ['german', 'unpopular-opinion', 'Mehr Gehalt', /über Mehr|Thema Mehr/],
])('a subject fits where it is put: %s, %s, %s', (language, category, subject, wrong) => {
  for (const seed of seeds) expect(contentText(post(language, category, subject, seed))).not.toMatch(wrong)
})
