import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '#shared/testing-say.ts'
import type { Language } from '../catalogue.ts'
import { expectWithin, processorMs } from '../testing-time.ts'
import { type Habit, habitsIn, type Learned } from './habits.ts'
import { lessonOf, type Sign } from './habits-lesson.ts'

const shown = (draft: string, published: string, language: Language = 'english'): Sign[] =>
  Object.entries(lessonOf(draft, published, language)?.signs ?? {})
    .filter(([, pairs]) => pairs)
    .map(([sign]) => sign as Sign)
const pairsOf = (sign: Sign, draft: string, published: string, language: Language = 'english') =>
  lessonOf(draft, published, language)?.signs[sign]
const swaps = (draft: string, published: string, language: Language = 'english') =>
  lessonOf(draft, published, language)?.swaps.map(({ from, to }) => [from, to])

const middle = 'We cancelled the Monday meeting in March. Eleven people waited there for three others to finish.'

describe('one post shows that its author', () => {
  test.each<[Sign, Language, draft: string, published: string]>([
    ['opening', 'english', `Meetings are broken everywhere today. ${middle}`, middle],
    ['opening', 'english', `Meetings are broken everywhere today. ${middle}`, `Nobody misses it yet. ${middle}`],
    [
      'opening',
      'german',
      'Besprechungen sind heute überall kaputt. Wir haben die am Montag gestrichen. Keiner fragt danach.',
      'Wir haben die am Montag gestrichen. Keiner fragt danach.',
    ],
    ['closing-question', 'english', `${middle} Which meeting would you cancel?`, middle],
    ['closing-question', 'english', `${middle} Which meeting would you cancel?`, `${middle} I sleep on Mondays now.`],
    [
      'closing-question',
      'spanish',
      'Quitamos la reunión del lunes. Nadie la echa de menos. ¿Y vosotros, cuál quitaríais?',
      'Quitamos la reunión del lunes. Nadie la echa de menos.',
    ],
    [
      'closing-question',
      'french',
      'Nous avons supprimé la réunion du lundi. Personne ne la réclame. Et vous, laquelle supprimeriez-vous ?',
      'Nous avons supprimé la réunion du lundi. Personne ne la réclame.',
    ],
    ['closing-line', 'english', `${middle} Sometimes less really is more.`, middle],
    ['shorter', 'english', `${middle} The list of blocked work came by mail afterwards.`, middle],
    ['longer', 'english', middle, `${middle} The list of blocked work came by mail afterwards.`],
    [
      'joined',
      'english',
      'We cancelled the meeting. Nobody asked for it back. The list is enough.',
      'We cancelled the meeting, and nobody asked for it back. The list is enough.',
    ],
    [
      'joined',
      'german',
      'Wir haben die Besprechung gestrichen. Keiner fragt danach. Die Liste reicht.',
      'Wir haben die Besprechung gestrichen, keiner fragt danach. Die Liste reicht.',
    ],
    [
      'split',
      'english',
      'We cancelled the meeting in March, and nobody has asked for it back since. The list is enough.',
      'We cancelled the meeting in March. Nobody has asked for it back since. The list is enough.',
    ],
    [
      'paragraphs-merged',
      'english',
      'We cancelled the meeting.\n\nNobody asked for it back.\n\nThe list is enough.',
      'We cancelled the meeting. Nobody asked for it back.\n\nThe list is enough.',
    ],
    [
      'paragraphs-split',
      'french',
      'Nous avons supprimé la réunion. Personne ne la réclame. La liste suffit.',
      'Nous avons supprimé la réunion.\n\nPersonne ne la réclame. La liste suffit.',
    ],
    ['emojis', 'english', `${middle} 🎉 Nobody asked. 🚀`, `${middle} Nobody asked.`],
    ['hashtags', 'english', `${middle}\n\n#meetings #work`, middle],
    [
      'exclamations',
      'spanish',
      '¡Quitamos la reunión! Nadie la pide. La lista basta.',
      'Quitamos la reunión. Nadie la pide. La lista basta.',
    ],
    [
      'dashes',
      'english',
      'We cancelled the meeting — all of it — in March. Nobody asked.',
      'We cancelled the meeting, all of it, in March. Nobody asked.',
    ],
    [
      'colons',
      'english',
      'One thing helped: a list by mail. Nobody asked.',
      'One thing helped, a list by mail. Nobody asked.',
    ],
    [
      'informal',
      'german',
      'Wir haben die Besprechung gestrichen. Wenn Sie mögen, schreiben Sie mir.',
      'Wir haben die Besprechung gestrichen. Wenn du magst, schreib mir.',
    ],
    [
      'formal',
      'french',
      'Nous avons supprimé la réunion. Raconte-moi comment tu fais.',
      'Nous avons supprimé la réunion. Racontez-moi comment vous faites.',
    ],
    [
      'i-for-we',
      'english',
      'We cancelled the meeting in March. We send a list by mail. Nobody asked.',
      'I cancelled the meeting in March. I send a list by mail. Nobody asked.',
    ],
    [
      'we-for-i',
      'german',
      'Ich habe die Besprechung gestrichen. Ich schicke eine Liste. Keiner fragt.',
      'Wir haben die Besprechung gestrichen. Wir schicken eine Liste. Keiner fragt.',
    ],
    [
      'rewording',
      'english',
      'We cancelled the Monday meeting in March. Nobody has asked for it back since then.',
      'We dropped the Monday meeting in March. Nobody has asked for it back since then.',
    ],
  ])('%s (%s)', (sign, language, draft, published) => {
    expect(shown(draft, published, language)).toContain(sign)
    expect(shown(draft, draft, language)).toEqual([])
    expect(lessonOf(draft, draft, language)?.swaps).toEqual([])
  })

  test('and the pair says what was written and what was kept', () => {
    expect(
      pairsOf('opening', `Meetings are broken everywhere today. ${middle}`, `Nobody misses it. ${middle}`),
    ).toEqual([{ written: 'Meetings are broken everywhere today.', kept: 'Nobody misses it.' }])
    expect(pairsOf('closing-question', `${middle} Which would you cancel?`, middle)).toEqual([
      { written: 'Which would you cancel?', kept: '' },
    ])
    expect(
      pairsOf(
        'joined',
        'We cancelled the meeting. Nobody asked for it back. The list is enough.',
        'We cancelled the meeting and nobody asked for it back. The list is enough.',
      ),
    ).toEqual([
      {
        written: 'We cancelled the meeting. Nobody asked for it back.',
        kept: 'We cancelled the meeting and nobody asked for it back.',
      },
    ])
    expect(
      pairsOf(
        'paragraphs-merged',
        'We cancelled the meeting.\n\nNobody asked for it back. The list is enough.',
        'We cancelled the meeting. Nobody asked for it back. The list is enough.',
      ),
    ).toEqual([
      {
        written: 'We cancelled the meeting.\n\nNobody asked for it back.',
        kept: 'We cancelled the meeting. Nobody asked for it back.',
      },
    ])
  })
})

describe('a word that another one replaced in place', () => {
  test.each<[Language, string, string, [string, string][]]>([
    ['english', 'We utilize a list every day.', 'We use a list every day.', [['utilize', 'use']]],
    ['english', 'We did it in order to save time.', 'We did it to save time.', [['in order', '']]],
    ['english', 'It is really good for us all.', 'It is good for us all.', [['really', '']]],
    ['german', 'Der Kunde fragt jeden Tag danach.', 'Der Klient fragt jeden Tag danach.', [['Kunde', 'Klient']]],
    ['french', 'C’est un véritable plaisir pour nous.', 'C’est un vrai plaisir pour nous.', [['véritable', 'vrai']]],
    ['spanish', 'Hemos implementado un cambio pequeño.', 'Hemos hecho un cambio pequeño.', [['implementado', 'hecho']]],
  ])('in %s: %s → %s', (language, draft, published, found) => {
    const rest = ' Nobody asked for it back.'
    expect(swaps(draft + rest, published + rest, language)).toEqual(found)
  })

  test('is no fact: figures do not count', () => {
    expect(swaps('We have 14 people in the team.', 'We have 15 people in the team.')).toEqual([])
  })

  test('is in a sentence that stayed, not in one that another replaced', () => {
    expect(swaps(`Meetings are broken. ${middle}`, `Kitchens seem quiet. ${middle}`)).toEqual([])
  })
})

test('another text than the draft teaches nothing', () => {
  expect(lessonOf(middle, 'The oven is from 1961. My grandmother bought it with borrowed money.', 'english')).toBeNull()
  expect(lessonOf(middle, '', 'english')).toBeNull()
  expect(lessonOf('', middle, 'english')).toBeNull()
})

test('a sentence that only moved is neither cut nor new', () => {
  const first = 'Nobody has asked for the meeting back since then.'
  const signs = shown(`${first} ${middle}`, `${middle} ${first}`)
  expect(signs).not.toContain('opening')
  expect(signs).not.toContain('closing-line')
})

test('any two texts give a lesson or none, and long texts take no long time', async () => {
  const words = fc.array(fc.constantFrom('we', 'cut', 'it.', 'Why?', 'And', '🎉', '\n\n', '#tag', '—', 'list:', '12'))
  const text = words.map((all) => all.join(' '))
  fc.assert(
    fc.property(text, text, (draft, published) => {
      const lesson = lessonOf(draft, published, 'english')
      if (lesson) expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson)
    }),
  )
  const long = (salt: string) =>
    Array.from({ length: 3_000 }, (_, at) => `${salt}${(at * 7919) % 997} word${at % 13}.`).join(' ')
  await expectWithin(1_500, (run) => processorMs(() => lessonOf(long(`One${run}`), long('Other'), 'english')))
})

/** Newest first, as they are read. */
function learnedFrom(pairs: readonly [draft: string, published: string][], language: Language = 'english'): Learned[] {
  return pairs
    .map(([draft, published], at) => ({
      postId: `post-${at}`,
      publishedAt: at + 1,
      lesson: lessonOf(draft, published, language)!,
    }))
    .toReversed()
}
const said = (habits: readonly Habit[]) => habits.map(({ sentence }) => inEnglish(sentence))

const subjects = ['meeting', 'rota', 'budget', 'newsletter', 'survey', 'workshop', 'fair', 'handbook', 'archive']
const story = (subject: string) =>
  `We cancelled the ${subject} in March. Eleven people had waited for it every single week.\n\nThe list by mail is enough.`
const withQuestion = (subject: string): [string, string] => [
  `${story(subject)} Which ${subject} would you cancel?`,
  story(subject),
]
const untouched = (subject: string): [string, string] => [withQuestion(subject)[0], withQuestion(subject)[0]]

test('three posts make a habit, counted among those that could show it, with the newest evidence first', () => {
  expect(habitsIn(learnedFrom(subjects.slice(0, 2).map(withQuestion)))).toEqual([])
  const seven = learnedFrom([
    ...subjects.slice(0, 5).map(withQuestion),
    ...subjects.slice(5, 7).map(untouched),
    [story('shop'), story('shop')],
  ])
  const [habit, ...others] = habitsIn(seven)
  expect(others).toEqual([])
  expect(inEnglish(habit)).toMatchObject({
    id: 'closing-question',
    count: 5,
    of: 7,
    sentence: 'In 5 of 7 posts you cut the closing question.',
    advice: 'They cut closing questions: end without one.',
  })
  expect(habit?.evidence[0]).toEqual({
    postId: 'post-4',
    language: 'english',
    words: [26, 21],
    pairs: [{ written: 'Which survey would you cancel?', kept: '' }],
  })
})

test('what is done in half of the posts is no habit', () => {
  expect(
    habitsIn(learnedFrom([...subjects.slice(0, 4).map(withQuestion), ...subjects.slice(4, 8).map(untouched)])),
  ).toEqual([])
})

test('two posts make a swap of words, unless the words stayed elsewhere', () => {
  const swapped = (subject: string): [string, string] => [
    `${story(subject)} We utilize a list now.`,
    `${story(subject)} We use a list now.`,
  ]
  const kept = (subject: string): [string, string] => [swapped(subject)[0], swapped(subject)[0]]
  expect(said(habitsIn(learnedFrom(subjects.slice(0, 2).map(swapped))))).toEqual([
    'In 2 of 2 posts you wrote “use” instead of “utilize”.',
  ])
  expect(habitsIn(learnedFrom([...subjects.slice(0, 2).map(swapped), ...subjects.slice(2, 4).map(kept)]))).toEqual([])
  expect(habitsIn(learnedFrom([swapped('meeting')]))).toEqual([])
})

test('a length says how much of the draft is left', () => {
  const cut = (subject: string): [string, string] => [
    `${story(subject)} ${story('list')} Nobody asked.`,
    `${story(subject)} Nobody asked.`,
  ]
  expect(said(habitsIn(learnedFrom(subjects.slice(0, 3).map(cut))))).toContain(
    'In 3 of 3 posts you made the text shorter, to 52% of its words.',
  )
})

test('a forgotten habit counts anew from the posts after that', () => {
  const learned = learnedFrom(subjects.slice(0, 6).map(withQuestion))
  const forgotten = new Map([['closing-question', 3]])
  expect(habitsIn(learned, forgotten)).toMatchObject([{ count: 3, of: 3 }])
  expect(habitsIn(learned, new Map([['closing-question', 4]]))).toEqual([])
})

test('posts that were published as drafted show no habit, and drafts of other posts teach nothing', () => {
  expect(habitsIn(learnedFrom(subjects.map(untouched)))).toEqual([])
  const texts = [middle, 'The oven is from 1961 and still bakes rye.', 'Butter costs nine percent more since June.']
  for (const [at, draft] of texts.entries())
    expect(lessonOf(draft, texts[(at + 1) % texts.length]!, 'english')).toBeNull()
})
