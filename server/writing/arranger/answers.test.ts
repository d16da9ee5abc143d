import { describe, expect, test } from 'vitest'
import { idsOf, type Language, languages } from '#shared/catalogue.ts'
import { type Lack, writingWords } from '#shared/languages/writing.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import { arrange } from './arrange.ts'

const briefFor = (subject: string, language: Language, said: readonly [Lack, string][]): Brief => ({
  subject,
  category: 'transformation-stories',
  postType: null,
  tone: 'standard',
  emojiUsage: 'a-few',
  language,
  aiModel: 'gpt4',
  answers: said.map(([lack, answer]) => ({ question: writingWords[language].interview.questions[lack], answer })),
})

const post = (subject: string, language: Language, said: readonly [Lack, string][], former?: PostContent) =>
  arrange({ kind: 'post', brief: briefFor(subject, language, said), seed: 2, former }).content as PostContent

interface Change {
  language: Language
  subject: string
  changed: string
  before: string
  said: string
}

const changes: Change[] = [
  {
    language: 'english',
    subject: 'Our clinic swapped the waiting list for a phone call in March. No-shows fell from 19 to 4 a week.',
    changed: 'swapped',
    before: 'Patients waited nine weeks for a letter.',
    said: 'Before that we sent nine letters a day.',
  },
  {
    language: 'spanish',
    subject: 'Nuestro taller cambió las fichas de papel por una pizarra en marzo. Los retrasos bajaron de 12 a 3.',
    changed: 'cambió',
    before: 'Cada mecánico buscaba su ficha media hora al día.',
    said: 'Antes buscábamos media hora al día.',
  },
  {
    language: 'french',
    subject: 'Notre crèche a remplacé les cahiers par un tableau en mars. Les oublis sont passés de 9 à 1 par semaine.',
    changed: 'remplacé',
    before: 'Chaque parent remplissait trois pages le matin.',
    said: 'Avant, nous remplissions trois pages chaque matin.',
  },
  {
    language: 'german',
    subject: 'Unsere Praxis hat im März die Warteliste durch einen Anruf ersetzt. Die Ausfälle sanken von 19 auf 4.',
    changed: 'ersetzt',
    before: 'Jeder Patient wartete neun Wochen auf einen Brief.',
    said: 'Vorher haben wir neun Briefe am Tag verschickt.',
  },
]

describe.each(changes)('how it was before, in $language', ({ language, subject, changed, before, said }) => {
  test('stands before what changed, also when the post is made anew', () => {
    const first = post(subject, language, [['before', before]])
    for (const content of [first, post(subject, language, [['before', before]], first)]) {
      const text = contentText(content)
      expect(text.indexOf(before)).toBe(0)
      expect(text.indexOf(changed)).toBeGreaterThan(0)
    }
  })

  test('follows the opening if it says “before” itself, and stands before the result', () => {
    const text = contentText(post(subject, language, [['before', said]]))
    const places = [text.indexOf(changed), text.indexOf(said), text.search(/(?:19|12|9) (?:to|a|à|auf) \d/)]
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })

  test('stands before the other answers if the subject only names something', () => {
    const topic = {
      english: 'night buses',
      spanish: 'autobuses nocturnos',
      french: 'bus de nuit',
      german: 'Nachtbusse',
    }
    const text = contentText(
      post(topic[language], language, [
        ['turn', subject],
        ['before', before],
      ]),
    )
    expect(text.toLowerCase().indexOf(before.slice(1, 20))).toBeLessThan(text.toLowerCase().indexOf(changed))
  })
})

const told: Record<Language, string> = {
  english:
    'We moved our bakery on 3 May. Two ovens went by crane. Nora drew the plan. The street came to watch. Bread was late once.',
  spanish:
    'Mudamos la panadería el 3 de mayo. Dos hornos fueron en grúa. Nora dibujó el plano. La calle vino a mirar. El pan llegó tarde una vez.',
  french:
    'Nous avons déménagé la boulangerie le 3 mai. Deux fours sont passés par la grue. Nora a dessiné le plan. La rue est venue voir. Le pain a pris du retard une fois.',
  german:
    'Wir sind am 3. Mai mit der Bäckerei umgezogen. Zwei Öfen hingen am Kran. Nora zeichnete den Plan. Die Straße kam gucken. Das Brot kam einmal zu spät.',
}
const facts: Record<Language, Partial<Record<Lack, string>>> = {
  english: {
    price: 'It cost us 4,000 euros and two nights.',
    who: 'I was there with Emre, who drove the crane.',
    when: 'It happened in Ghent at five in the morning.',
  },
  spanish: {
    price: 'Nos costó 4.000 euros y dos noches.',
    who: 'Estuve allí con Emre, que llevaba la grúa.',
    when: 'Pasó en Gante, a las cinco de la mañana.',
  },
  french: {
    price: 'Cela nous a coûté 4 000 euros et deux nuits.',
    who: 'J’y étais avec Emre, qui conduisait la grue.',
    when: 'Cela s’est passé à Gand, à cinq heures du matin.',
  },
  german: {
    price: 'Es hat uns 4.000 Euro und zwei Nächte gekostet.',
    who: 'Ich war dort mit Emre, der den Kran fuhr.',
    when: 'Es war im Mai in Gent um fünf Uhr früh.',
  },
}
const cases = Object.entries(facts).flatMap(([language, answers]) =>
  Object.entries(answers).map(([lack, answer]) => [language, lack, answer] as [Language, Lack, string]),
)

test.each(cases)('an answer about cost, people or time never ends a post: %s, %s', (language, lack, answer) => {
  const content = post(told[language], language, [[lack, answer]])
  expect(content.insight + content.value).toContain(answer.slice(0, 12))
  expect(content.cta).not.toContain(answer.slice(0, 12))
  const brief = briefFor(told[language], language, [[lack, answer]])
  const current = { ...post(told[language], language, []), cta: 'Hm.' }
  const again = arrange({ kind: 'section', brief, seed: 1, current, section: 'cta' })
  expect(again.content.cta).toBe('Hm.')
})

test.each(idsOf(languages))(
  'the answer on what readers should do ends a post, whenever it was asked: %s',
  (language) => {
    const [price, reader] = [
      facts[language].price!,
      writingWords[language].interview.frames.reader!.replace('___', 'X 12'),
    ]
    const { cta } = post(told[language], language, [
      ['reader', reader],
      ['price', price],
    ])
    expect(cta).toBe(reader)
  },
)
