import { expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { allForReaders, openNotes, withDecision } from '#shared/notes.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import { contentText, type PostContent } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import { evalBriefs } from '../../../lab/eval/briefs.ts'
import { arrange } from './arrange.ts'

const write = (brief: Partial<Brief>) => {
  const whole = {
    category: 'personal-experience',
    postType: null,
    tone: 'standard',
    emojiUsage: 'a-few',
    language: 'english',
    aiModel: 'gpt4',
    subject: '',
    ...brief,
  } as const
  const { content, possibleNotes = [] } = arrange({ kind: 'post', brief: whole, seed: 1 })
  const post = content as PostContent
  const open = openNotes(post, possibleNotes)
  const texts = (some: typeof open) => some.map(({ text }) => text)
  return {
    text: contentText(post),
    asked: texts(open.filter(({ together }) => !together)),
    askedTogether: texts(open.filter(({ together }) => together)),
    content: post,
    possibleNotes,
  }
}

const story =
  'Our ferry was cancelled on 12 June with 41 pupils on the quay. I rang six hostels. The seventh said yes. We sang until the warden came.'

const stories: Record<Language, string> = {
  english: story,
  german:
    'Am 12. Juni fiel unsere Fähre mit 41 Schülern aus. Ich rief sechs Herbergen an. Die siebte sagte zu. Wir haben bis Mitternacht gesungen.',
  french:
    'Le 12 juin, notre ferry a été annulé avec 41 élèves sur le quai. J’ai appelé six auberges. La septième a dit oui. Nous avons chanté jusqu’à minuit.',
  spanish:
    'El 12 de junio se canceló nuestro ferry con 41 alumnos en el muelle. Llamé a seis albergues. El séptimo dijo que sí. Hemos cantado en el muelle hasta medianoche.',
}

test.each<[Language, ...string[]]>([
  [
    'english',
    'Keep it short.',
    'No emojis please.',
    'Honest, not bitter.',
    'Tone: dry.',
    'Is that too much?',
    'TODO: check the year.',
  ],
  [
    'english',
    'Maybe end with a question?',
    'I don’t want pity.',
    'You can drop the last line.',
    'DO NOT name the ship.',
  ],
  [
    'german',
    'Bitte kurz.',
    'Nicht jammern.',
    'Der Reeder bleibt ungenannt.',
    'Zahl nochmal prüfen.',
    'Keine Frage am Ende.',
  ],
  ['french', 'Reste simple.', 'Pas de morale.', 'Ne cite pas la compagnie.', 'Le ton : factuel.', 'À vérifier.'],
  ['spanish', 'Que quede corto.', 'Sin moraleja.', 'No nombres la naviera.', 'Tono serio.', 'Revisar la fecha.'],
])('what may be a note is printed and asked about: %s', (language, ...notes) => {
  for (const note of notes) {
    const { text, asked } = write({ language, subject: `${stories[language]} ${note}` })
    expect(text.replaceAll('\n\n', ' ')).toContain(note)
    expect(asked).toContain(note)
  }
})

test.each(Object.entries(stories))('a plain story is not asked about: %s', (language, subject) =>
  expect(write({ language: language as Language, subject })).toMatchObject({ asked: [], askedTogether: [] }),
)

test('where one sentence may be a note, the others are asked about together', () => {
  const subject = `${story} The mayor would hate this. Keep it short.`
  const { asked, askedTogether, content, possibleNotes } = write({ subject })
  expect(asked).toEqual(['Keep it short.'])
  expect(askedTogether).toContain('The mayor would hate this.')
  expect(askedTogether).toHaveLength(5)
  const again = write({
    subject,
    possibleNotes: allForReaders(content, withDecision(possibleNotes, { text: asked[0]! }, 'out')),
  })
  expect(again).toMatchObject({ asked: [], askedTogether: [] })
  expect(again.text).toContain('The mayor would hate this.')
})

test('one answer settles a sentence that was left out and brought back, and none that is still out', () => {
  const notes = ['We sang.', 'It rained.'].map(
    (text): PossibleNote => ({ text, names: [], state: 'out', together: true }),
  )
  const content = { hook: 'We sang.', insight: '', value: '', cta: '' }
  expect(openNotes(content, notes)).toHaveLength(1)
  expect(allForReaders(content, notes).map(({ state }) => state)).toEqual(['kept', 'out'])
})

test('a name in a note that was left out is asked about alone, also where all others were asked about together', () => {
  const notes = [
    { text: 'No Aydin.', names: ['Aydin'], state: 'out' },
    { text: 'Mr Aydin bought bread.', names: [], state: 'open', together: true },
    { text: 'We sang.', names: [], state: 'open', together: true },
  ] satisfies PossibleNote[]
  const content = { hook: 'Mr Aydin bought bread.', insight: 'We sang.', value: '', cta: '' }
  expect(openNotes(content, notes)).toMatchObject([
    { text: 'Mr Aydin bought bread.', name: 'Aydin' },
    { text: 'We sang.', together: true },
  ])
})

test('no note of the briefs goes unasked', () => {
  for (const { subject, language, category, answers, wishes = [] } of evalBriefs) {
    const { asked } = write({ subject, language, category, answers })
    for (const wish of wishes) expect(asked.join('\n').toLowerCase(), subject).toContain(wish.toLowerCase())
  }
})

test('a remark in brackets is asked about alone, so that its sentence can stay', () =>
  expect(write({ subject: `${story} The boat left at noon (don’t say which).` }).asked).toEqual(['(don’t say which)']))

test('facts in brackets are not asked about', () =>
  expect(write({ subject: `We walked the warehouse (23 bays, 4 levels). ${story}` }).asked).toEqual([]))

test('a remark that hides a name is about its sentence, too, and about the name wherever it stands', () =>
  expect(
    write({
      language: 'french',
      subject: `On a fini l’audit de Kermorvan (NDA, donc surtout pas le nom). Kermorvan avait trois lignes. ${stories.french}`,
    }).asked,
  ).toEqual(['On a fini l’audit de Kermorvan (NDA, donc surtout pas le nom).', 'Kermorvan avait trois lignes.']))

test('who speaks to several readers does not speak to the writer', () =>
  expect(write({ language: 'german', subject: `Unterschätzt die Herbergen nicht. ${stories.german}` }).asked).toEqual(
    [],
  ))

test('“leave that out” is about the sentence before it, too', () =>
  expect(write({ subject: `${story} I cried at the quay. But obviously leave that out.` }).asked).toEqual([
    'I cried at the quay.',
    'But obviously leave that out.',
  ]))

test('what a note keeps out is asked about wherever else it stands', () =>
  expect(write({ subject: `${story} Mr Aydin bought bread. Don’t name Aydin, please.` }).asked).toEqual([
    'Mr Aydin bought bread.',
    'Don’t name Aydin, please.',
  ]))

test('the writer’s notes are never printed; their names and phrases are asked about', () => {
  const subject = `${story} Mr Aydin bought bread. The council paid four hundred euros later.`
  const { text, asked, askedTogether } = write({
    subject,
    writerNotes: 'Aydin stays out. Nothing about four hundred euros. Dry.',
  })
  expect(text).not.toMatch(/stays out|Nothing about|Dry/)
  expect(asked).toEqual(['Mr Aydin bought bread.', 'The council paid four hundred euros later.'])
  expect(askedTogether).toEqual([])
})

test('without emojis means that none is printed', () =>
  expect(write({ subject: `${story} It rained. 🚢`, writerNotes: 'no emojis' }).text).not.toContain('🚢'))

test('regenerating a post keeps its decisions: it prints nothing left out, and asks about nothing kept', () => {
  const subject = `${story} Keep it short. Nobody slept, no.`
  const { text, asked } = write({
    subject,
    possibleNotes: [
      { text: 'Keep it short.', names: [], state: 'out' },
      { text: 'Nobody slept, no.', names: [], state: 'kept' },
    ],
  })
  expect(text).not.toContain('short')
  expect(text).toContain('Nobody slept, no.')
  expect(asked).toEqual([])
})
