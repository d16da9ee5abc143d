import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { writingWords } from '#shared/languages/writing.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import type { Brief } from '#shared/writing.ts'
import type { EngineChange } from '../engine.ts'
import { arrange } from './arrange.ts'
import { isRunningText } from './running-text.ts'

const briefFor = (brief: Partial<Brief>): Brief => ({
  subject: 'a story',
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
  ...brief,
})

const stories: Record<Language, string> = {
  english: `On Tuesday I sent our largest supplier away.

They brought a fifth of our flour and four fifths of our complaints.

What made me sure was Pavel, who had stopped eating lunch. So I rang the mill. It took six minutes.

Two things followed:
→ Nobody else left.
→ We found three smaller mills by June.

I was afraid for a year. It was not worth it.

Whom would you send away first?

#bakery #suppliers`,
  spanish: `El viernes se nos paró el horno a las cuatro de la mañana.

Llamé a Hasán, que arregla ascensores. Vino en pijama. Lo arregló con una pieza de su coche.

Desde entonces Hasán se lleva el pan gratis. Nadie ha protestado.

¿A quién llamarías tú?`,
  french: `Lundi, la chaudière de l’école a lâché par moins six degrés.

Claire a ouvert la salle des fêtes. Elle avait la clé depuis 2009. Personne ne le savait.

Depuis, la clé a une étiquette. Nous avons aussi une liste.

Qui garde vos clés ?`,
  german: `Am Montag stand unser Lager unter Wasser.

Ich rief Emre an, der sonst Dächer deckt. Er kam mit zwei Pumpen. Um neun war der Boden trocken.

Seitdem:
• hängt seine Nummer an der Tür
• steht alles auf Paletten

Weniger Keller, mehr Regal. Was steht bei euch noch unten?`,
}
const each = Object.entries(stories) as [Language, string][]
const none: PostContent = { hook: '', insight: '', value: '', cta: '' }

const write = (brief: Partial<Brief>, former?: PostContent, changes: EngineChange[] = [], seed = 1) =>
  arrange({ kind: 'post', brief: briefFor(brief), seed, ...(former && { former, changes }) })

describe('a post that its author pasted', () => {
  test.each(each)('is left as it is when it is made anew: %s', (language, text) => {
    const { content } = sectionsIn(text)
    for (const subject of [content.hook, 'my week', content.hook.slice(0, 24)])
      for (let seed = 0; seed < 10; seed++)
        expect(write({ subject, language }, content, [], seed)).toEqual({
          content,
          note: 'Already in order: nothing to change.',
        })
  })

  test('gets an answer that it does not have yet, and nothing moves', () => {
    const { content } = sectionsIn(stories.english)
    const { before, price } = writingWords.english.interview.questions
    const answers = [
      { question: price, answer: 'The new mills cost us 300 euros a month.' },
      { question: before, answer: 'Before that we had one mill for nine years.' },
    ]
    const brief = { subject: content.hook, answers }
    const added = write(brief, content).content as PostContent
    expect(added).toEqual({
      ...content,
      insight: `${answers[1]!.answer}\n\n${content.insight}`,
      value: `${content.value}\n\n${answers[0]!.answer}`,
    })
    expect(write(brief, added).note).toMatch(/nothing to change/)
  })

  test('gets the sentence of a changed subject', () => {
    const { content } = sectionsIn(stories.french)
    const subject = 'We have three keys now.'
    const task = { kind: 'post', brief: briefFor({ subject }), seed: 1, former: content, changes: [] } as const
    const added = arrange({ ...task, formerSubject: content.hook }).content
    expect(added).toEqual({ ...content, value: `${content.value}\n\n${subject}` })
    expect(arrange({ ...task, formerSubject: subject }).content).toEqual(content)
  })

  test('counts as its author’s while an engine put fewer of its sentences there', () => {
    const { content } = sectionsIn(stories.english)
    const tidied = { ...content, cta: 'What would you have done?' }
    expect(write({ subject: content.hook }, tidied, [{ before: content, after: tidied }]).content).toEqual(tidied)
  })
})

describe('a text in paragraphs as a subject', () => {
  test.each(each)('keeps its order, its paragraphs and its lists, also when made anew: %s', (language, subject) => {
    const { content } = write({ subject, language })
    expect(contentText(content as PostContent)).toBe(subject)
    const changes = [{ before: null, after: content as PostContent }]
    for (const seed of [1, 2, 7])
      expect(write({ subject, language }, content as PostContent, changes, seed)).toEqual({
        content,
        note: 'Already in order: nothing to change.',
      })
  })

  test('is printed with what may be a note, and without it once the author has left it out', () => {
    const text = 'Bitte keine Emojis.'
    const subject = `${stories.german}\n\n${text}`
    const { content, possibleNotes: asked = [] } = write({ subject, language: 'german' })
    expect(contentText(content as PostContent)).toBe(subject)
    expect(asked.map((note) => note.text)).toContain(text)
    const possibleNotes: PossibleNote[] = [{ text, names: [], state: 'out' }]
    expect(contentText(write({ subject, language: 'german', possibleNotes }).content as PostContent)).toBe(
      stories.german,
    )
  })

  test('keeps text that was typed into its post, and leaves out text that was removed', () => {
    const former = write({ subject: stories.english }).content as PostContent
    const changes = [{ before: null, after: former }]
    const typed = {
      ...former,
      insight: 'They brought a third of our flour and four fifths of our complaints.',
      value: `${former.value.replace(' It was not worth it.', '')}\n\nPavel eats lunch again.`,
    }
    expect(write({ subject: stories.english }, typed, changes).note).toMatch(/nothing to change/)
  })

  test('that is changed makes the post anew', () => {
    const former = write({ subject: stories.english }).content as PostContent
    const changes = [{ before: null, after: former }]
    const subject = stories.english.replace('I was afraid', 'In July a fourth one wrote to us. I was afraid')
    expect(contentText(write({ subject }, former, changes).content as PostContent)).toBe(subject)
    const { content } = write({ subject: stories.french, language: 'french' }, former, changes)
    expect(contentText(content as PostContent)).toBe(stories.french)
  })
})

test.each([
  ['english', 'We moved the till. Queues are shorter. Nobody complained. We should have asked first.'],
  ['english', 'moved the till in may\n\nqueues half as long\n\ntwo complained, then stopped\n\nask first next time'],
  ['german', 'Kasse umgestellt\n\nSchlange halb so lang\n\nzwei Beschwerden\n\nkeine mehr'],
  ['english', 'Our till.\n\nIt moved.'],
])('notes are no text in paragraphs: %s, %j', (_, subject) => {
  expect(isRunningText(subject)).toBe(false)
})

test('notes that were arranged still open with another sentence when made anew', () => {
  const subject = 'we moved the till in May. queues are half as long. two regulars complained to Anna. she laughed'
  const former = write({ subject }).content as PostContent
  const again = write({ subject }, former, [{ before: null, after: former }])
  expect((again.content as PostContent).hook).not.toBe(former.hook)
})

test('a list of arrows in notes stays a list', () => {
  const subject =
    'we changed mills in May\ntwo things happened:\n→ nobody left\n→ three mills wrote to us\nI slept again'
  const text = contentText(write({ subject }).content as PostContent)
  expect(text).toContain('Two things happened:\n→ Nobody left\n→ Three mills wrote to us')
  const former = { ...none, hook: 'We changed mills.', insight: 'Two things happened:\n→ Nobody left.\n→ It rained.' }
  const again = write({ subject: 'we changed mills in May. bread rose. I slept' }, former, [])
  expect(contentText(again.content as PostContent)).toContain('Two things happened:\n→ Nobody left.\n→ It rained.')
})
