import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, languages } from '#shared/catalogue.ts'
import { writingWords } from '#shared/languages/writing.ts'
import { catalogueCategories, explanationCategory, leadMagnetCategory } from '#shared/post-types.ts'
import type { Post } from '#shared/posts.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { wanted, wantedOfSerious } from './interview-questions.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const askFor = async (as: TestUser, title: string, category = 'personal-experience', language = 'english') => {
  const response = await app.call('POST', '/api/interview', { as, body: { title, category, language } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { questions: string[] }).questions
}

test('at most three questions are asked, the same ones every time', async () => {
  const author = await app.signUp()
  const first = await askFor(author, 'A meeting that went wrong')
  expect(first).toEqual([
    'When and where did it happen?',
    'Who was involved, and in which role?',
    'What was the moment when it changed?',
  ])
  expect(await askFor(author, 'A meeting that went wrong')).toEqual(first)
})

test('each question comes with a beginning of its answer, in the language that the subject is typed in', async () => {
  const author = await app.signUp()
  const body = {
    title: 'Por qué dejamos las reuniones de los lunes',
    category: 'personal-experience',
    language: 'english',
  }
  const response = await app.call('POST', '/api/interview', { as: author, body })
  expect(await response.json()).toEqual({
    questions: ['¿Cuándo y dónde pasó?', '¿Quién participó y con qué papel?', '¿En qué momento cambió todo?'],
    frames: ['Pasó en ___, en ___.', 'Estuve allí con ___, que ___.', 'Todo cambió cuando ___.'],
  })
})

test('details in the subject are not asked for', async () => {
  const author = await app.signUp()
  expect(await askFor(author, 'Last week a customer sent our invoice back')).toEqual([
    'What was the moment when it changed?',
    'What came out of it?',
    'Which number belongs in it: how many, how much, how long?',
  ])
  expect(await askFor(author, 'We need no stand-ups because nobody listens', 'hot-takes')).toEqual([
    'What does someone say who disagrees?',
    'Which one example shows it best?',
  ])
})

test('a subject that tells a story is asked only for clearly missing details', async () => {
  const author = await app.signUp()
  expect(await askFor(author, 'The room went quiet and then it went on. '.repeat(40))).toEqual([
    'When and where did it happen?',
    'Who was involved, and in which role?',
    'What came out of it?',
  ])
  const whole = 'Last Monday our apprentice closed the wrong valve. In the end 300 litres ran out. We laughed, later.'
  expect(await askFor(author, whole)).toEqual([])
})

test('details in an answer are not asked for again', async () => {
  const author = await app.signUp()
  const ask = async (answers: object[]) => {
    const body = { title: 'A meeting that went wrong', category: 'personal-experience', answers }
    const response = await app.call('POST', '/api/interview', { as: author, body })
    return ((await response.json()) as { questions: string[] }).questions
  }
  const question = 'When and where did it happen?'
  expect(await ask([{ question, answer: 'In Lyon, in March 2024, with our biggest client.' }])).toEqual([
    'What was the moment when it changed?',
    'What came out of it?',
  ])
  expect(await ask([{ question, answer: ' ' }])).toContain(question)
})

test.each([
  ['english', 'Layoffs at our agency', 'What happened, in plain words?'],
  ['english', 'We are losing our biggest client', 'What happened, in plain words?'],
  ['spanish', 'El cierre de nuestra tienda', '¿Qué pasó, dicho con sencillez?'],
  ['french', 'Un licenciement qui m’a marqué', 'Que s’est-il passé, en mots simples ?'],
  ['german', 'Wir haben unseren größten Kunden verloren', 'Was ist passiert, in einfachen Worten?'],
])('a loss is asked about plainly, whatever the category: %s, %s', async (language, title, first) => {
  const author = await app.signUp()
  for (const category of ['team-achievements', 'data-interpretation', 'numbered-tips']) {
    const asked = await askFor(author, title, category, language)
    expect(asked[0]).toBe(first)
    expect(asked).toHaveLength(3)
  }
})

test.each([
  ['spanish', 'Una reunión que salió mal', '¿Cuándo y dónde pasó?'],
  ['french', 'Une réunion qui a mal tourné', 'Quand et où cela s’est-il passé ?'],
  ['german', 'Ein Meeting, das schiefging', 'Wann und wo war das?'],
])('the questions are in the language of the post: %s', async (language, title, question) => {
  expect((await askFor(await app.signUp(), title, 'personal-experience', language))[0]).toBe(question)
})

test('every category has questions in every language', () => {
  const categories = [...catalogueCategories, leadMagnetCategory, explanationCategory]
  expect(Object.keys(wanted).sort()).toEqual(idsOf(categories).sort())
  for (const language of idsOf(languages)) {
    for (const lack of [...Object.values(wanted).flat(), ...wantedOfSerious])
      expect(writingWords[language].interview.questions[lack]).toMatch(/\?$/)
  }
})

test.each([
  [{ title: 'abc', category: 'hot-takes' }, 'Please enter a post subject with at least 5 characters.'],
  [{ title: 'A long subject', category: 'gone' }, 'Please select a post category before generating a post.'],
])('nothing is asked about %j', async (body, sentence) => {
  const response = await app.call('POST', '/api/interview', { as: await app.signUp(), body })
  expect([response.status, await response.text()]).toEqual([400, sentence])
})

const brief = { title: 'A meeting that went wrong', category: 'personal-experience' }
const answers = [{ question: 'When and where did it happen?', answer: 'In Lyon, in March 2024.' }]

test('answers are kept with the post, and a post written anew keeps them unless others are sent', async () => {
  const author = await app.signUp()
  const write = async (body: object) =>
    (
      (await (await app.call('POST', '/api/generate-post', { as: author, body: { ...brief, ...body } })).json()) as {
        post: Post
      }
    ).post
  const post = await write({ answers: [...answers, { question: 'Who?', answer: '  ' }] })
  expect(post.answers).toEqual(answers)
  expect((await write({ postId: post.id })).answers).toEqual(answers)
  expect((await write({ postId: post.id, answers: [] })).answers).toEqual([])
})

test('more answers than a post keeps are refused', async () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ question: `Question ${index}?`, answer: 'Yes.' }))
  const response = await app.call('POST', '/api/generate-post', {
    as: await app.signUp(),
    body: { ...brief, answers: many },
  })
  expect([response.status, await response.text()]).toEqual([400, 'At most 12 answers can be kept.'])
})
