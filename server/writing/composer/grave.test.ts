import { describe, expect, test } from 'vitest'
import { emojiUsages, idsOf, type Language, tones } from '#shared/catalogue.ts'
import { contentText, type PostContent, sections } from '#shared/posts.ts'
import { emojisIn, sentencesOf } from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { compose } from './compose.ts'
import { isGrave } from './grave.ts'
import { linesOf } from './phrases.ts'
import { textsOf } from './texts.ts'

const briefFor = (language: Language, category: string, subject: string, more: Partial<Brief> = {}): Brief => ({
  subject,
  category,
  language,
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  aiModel: 'gpt4',
  ...more,
})
const post = (...brief: Parameters<typeof briefFor>) =>
  compose({ kind: 'post', brief: briefFor(...brief), seed: 5 }) as PostContent

describe('a grave subject', () => {
  test.each<[Language, string, string]>([
    ['english', 'unpopular-opinion', 'sexual harassment at work'],
    ['english', 'hot-takes', 'suicide prevention'],
    ['english', 'community-polls', 'the war in Ukraine'],
    ['english', 'work-anniversaries', 'Today I was laid off after 12 years'],
    ['english', 'project-completion', 'burnout'],
    ['english', 'team-achievements', 'layoffs'],
    ['english', 'numbered-tips', 'My mother died last week.'],
    ['spanish', 'hot-takes', 'acoso sexual en el trabajo'],
    ['spanish', 'numbered-tips', 'la muerte de un compañero'],
    ['french', 'unpopular-opinion', 'le harcèlement au travail'],
    ['french', 'team-achievements', 'Le plan social est terminé.'],
    ['german', 'predictions', 'der Krieg in der Ukraine'],
    ['german', 'hot-takes', 'Mobbing am Arbeitsplatz'],
  ])(
    'is refused where there are no words of the author’s or the category needs lines of its own: %s, %s, %s',
    (...brief) => {
      expect(() => post(...brief)).toThrow(/grave.+connect a model.+Your text stays as it is/)
    },
  )

  const stories: [Language, string[], string][] = [
    ['english', ['My mother died last week.'], 'personal-experience'],
    [
      'english',
      ['My father died in June.', 'I went back to work after two days.', 'I should not have.'],
      'personal-experience',
    ],
    ['english', ['I was fired last March.', 'My boss cried.', 'I did not.'], 'transformation-stories'],
    ['spanish', ['Mi padre murió en junio.', 'Volví al trabajo a los dos días.'], 'personal-experience'],
    ['french', ['Mon père est mort en juin.', 'Je suis retournée au travail après deux jours.'], 'personal-experience'],
    ['german', ['Mein Vater ist gestern gestorben.', 'Heute bin ich nicht im Büro.'], 'personal-experience'],
  ]

  test.each(stories)(
    'is told in the author’s words and order, with quiet lines and nothing else: %s, %j',
    (language, told, category) => {
      const quiet = ['insight', 'value', 'cta'].flatMap((pool) => linesOf(textsOf(language).grave!, pool))
      const quietSentences = quiet.flatMap(sentencesOf)
      for (const tone of idsOf(tones))
        for (const emojiUsage of idsOf(emojiUsages)) {
          const content = post(language, category, told.join(' '), { tone, emojiUsage })
          const text = contentText(content)
          expect(content.hook).toBe(told[0])
          for (const section of sections) expect(content[section]).not.toBe('')
          expect(emojisIn(text)).toEqual([])
          expect(text).not.toContain('!')
          const sentences = sentencesOf(text)
          expect(sentences.filter((sentence) => told.includes(sentence))).toEqual(told)
          for (const sentence of sentences.filter((one) => !told.includes(one)))
            expect(quietSentences).toContain(sentence)
        }
    },
  )

  test('opens a question post with a question that suits it, or with the author’s own', () => {
    expect(post('english', 'thought-provoking', 'My mother died last week.').hook).toMatch(
      /^My mother died last week\. .+\?$/,
    )
    const own = 'How do we talk about grief at work?'
    expect(post('english', 'thought-provoking', own).hook).toBe(own)
  })

  test('is seen in an answer and in the title of what is offered', () => {
    const answers = [{ question: 'What was it like before?', answer: 'My brother had died in spring.' }]
    expect(isGrave(briefFor('english', 'personal-experience', 'Coming back to work', { answers }))).toBe(true)
    expect(isGrave(briefFor('english', 'lead-magnet', 'a list', { leadMagnetTitle: 'Suicide prevention' }))).toBe(true)
  })

  test('has another wording on another try', () => {
    const texts = Array.from({ length: 6 }, (_, seed) =>
      contentText(
        compose({
          kind: 'post',
          brief: briefFor('english', 'personal-experience', 'My mother died last week.'),
          seed,
        }) as PostContent,
      ),
    )
    expect(new Set(texts).size).toBe(6)
  })
})

test.each<[Language, string]>([
  ['english', 'How we set up a war room for the launch'],
  ['english', 'The price war in retail'],
  ['english', 'Death by PowerPoint'],
  ['english', 'I am dying to try the new release'],
  ['english', 'Deadlines and award shows'],
  ['english', 'Analysis paralysis'],
  ['spanish', 'La guerra de precios'],
  ['spanish', 'La despedida de una compañera que se jubila'],
  ['french', 'La guerre des prix'],
  ['french', 'Une licence pour notre logiciel'],
  ['german', 'Der Preiskrieg im Handel'],
  ['german', 'Ich habe nach zehn Jahren gekündigt'],
  ['german', 'Das war ein guter Tag'],
])('what only sounds grave is not: %s, %s', (language, subject) => {
  expect(isGrave(briefFor(language, 'personal-experience', subject))).toBe(false)
})
