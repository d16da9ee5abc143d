import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import type { PostContent } from '#shared/posts.ts'
import { inEnglish } from '#shared/testing-say.ts'
import { processorMs } from '#shared/testing-time.ts'
import { checkPost } from './check.ts'
import { clausesIn } from './clauses.ts'
import { loadEveryLanguage } from './languages.ts'
import { readPassage } from './passage.ts'

await loadEveryLanguage()

const check = (parts: readonly string[], language: Language) => {
  const [hook = '', insight = '', value = '', cta = ''] = parts
  const content: PostContent = { hook, insight, value, cta }
  return inEnglish(checkPost({ content, language, category: 'personal-experience', claims: null, voice: null }))
}

describe('no number is given to', () => {
  test.each<[Language, string[], string]>([
    ['english', [' '], 'nothing is written.'],
    ['english', ['Leadership'], 'it is a single word.'],
    ['english', ['Our move to Leeds'], 'it is a title, without a sentence.'],
    ['english', ['Why we stopped doing daily standups'], 'it is a title, without a sentence.'],
    ['english', ['The day our server room flooded'], 'it is a title, without a sentence.'],
    ['english', ['What we bring', '- tools\n- time\n- a clear offer'], 'it is a list, without a sentence.'],
    ['english', ['#Leadership #Trust #Work https://example.com'], 'it has nothing but links and hashtags.'],
    ['english', ['[what happened?]'], 'there is nothing but a blank.'],
    ['english', ['We changed [what?] in [when was it?].'], 'it is a title, without a sentence.'],
    ['english', ['We moved. [who?]', '[why?] And [how?]'], '3 blanks are left to fill in.'],
    [
      'english',
      [
        'Leadership',
        'in March, at our Hamburg office',
        'my team lead and I, his new product manager',
        'he asked me what…',
      ],
      '3 of its 4 sentences are incomplete.',
    ],
    [
      'english',
      ['Why we stopped doing daily standups.', 'Last autumn in our Berlin office.', 'Me and nine engineers.'],
      'it has no complete sentence.',
    ],
    ['german', ['Ich und neun Ingenieure.', 'Weil niemand die Notizen las.'], 'it has no complete sentence.'],
    ['french', ['Le jour où la salle a pris l’eau', 'Moi et Ana.'], 'it has no complete sentence.'],
    ['spanish', ['Por qué dejamos las reuniones', 'Yo y nueve ingenieros.'], 'it has no complete sentence.'],
  ])('%s %j', (language, parts, reason) => {
    const { score, notYet, verdict, criteria } = check(parts, language)
    expect([score, notYet, criteria]).toEqual([null, `Not a post yet: ${reason}`, []])
    expect(verdict).toBe(notYet)
  })
})

describe('short, dry and telegraphic posts keep their number', () => {
  test.each<[Language, string]>([
    ['english', 'We shipped it. Nobody noticed. That was the plan.'],
    ['english', 'Meetings are where ideas go to die'],
    ['english', '14 months. 3 rewrites. 0 regrets. We launched today.'],
    ['english', 'We just hit 1000 customers! Thanks to the team. [what comes next?]'],
    ['english', 'Our workshop is closed from 23 December to 2 January. The phone is on for emergencies.'],
    [
      'english',
      'Three things I check before I sign:\n- who pays when it breaks\n- how I get out\n- who answers on Sundays',
    ],
    ['german', 'Gestern Maschine 4, wieder der Sensor. Der Techniker sagt: Software. Mehmet hatte recht.'],
    ['german', 'Die meisten Meetings könnten eine Mail sein.'],
    ['french', 'J’ai démissionné ce matin. Pas de plan. Juste du soulagement.'],
    ['french', 'On recrute deux électriciens à Lyon. Temps plein, pas de week-ends. Écrivez-moi.'],
    ['spanish', 'Hoy dejé mi trabajo. Sin plan. Solo alivio.'],
    ['spanish', 'Buscamos dos electricistas en Vigo. Jornada completa, sin fines de semana.'],
  ])('%s %j', (language, text) => expect(check([text], language).score).toBeGreaterThan(30))
})

test('a text in a language or script without listed verbs is not called incomplete', () => {
  const dutch =
    'Wij hebben het kantoor verplaatst. Niemand miste de oude plek, en de koffie is nu beter dan ooit. Dat was het plan van de directie, en het werkte.'
  expect(check([dutch], 'english').notYet).toBeNull()
  expect(check(['私たちは会議をやめました。誰も気づきませんでした。'], 'english').notYet).toBeNull()
})

test('the incomplete sentences are marked', () => {
  const { findings } = check(['Leadership in small teams', 'Me and nine engineers.'], 'english')
  expect(findings.map(({ rule, quote }) => [rule, quote])).toEqual([
    ['fragment', 'Leadership in small teams'],
    ['fragment', 'Me and nine engineers.'],
  ])
})

describe('a sentence is whole where somebody does something', () => {
  test.each<[Language, string, boolean]>([
    ['english', 'Two customers left.', true],
    ['english', 'A failed launch and two lost clients.', false],
    ['english', 'The will to win, in May.', false],
    ['english', 'Ana’s new job in Leeds.', false],
    ['english', 'There’s a reason.', true],
    ['english', 'Because nobody read them.', false],
    ['english', 'When the client left, we celebrated.', true],
    ['german', 'Waren aus Polen.', false],
    ['german', 'Kunden warten.', true],
    ['german', 'Seitdem bleiben Leute davor stehen.', true],
    ['german', 'Die Frage, die alles verändert hat', false],
    ['french', 'À l’est de Paris.', false],
    ['french', 'Avec nous et nos clients.', false],
    ['french', 'Personne n’a rien vu.', true],
    ['spanish', 'La pregunta que cambió nuestras entrevistas', false],
    ['spanish', 'Nadie se dio cuenta.', true],
  ])('%s: %j %j', (language, text, isWhole) =>
    expect([...clausesIn(readPassage(text, language), language)].map((one) => one.isWhole)).toEqual([isWhole]),
  )
})

test('a usual post is read for its sentences in a millisecond', () => {
  const text = 'We closed the office in March. Because nobody came. Me and nine engineers, as ever.\n\n'.repeat(20)
  const passage = readPassage(text, 'english')
  const read = () => [...clausesIn(passage, 'english')]
  read()
  expect(Math.min(...Array.from({ length: 20 }, () => processorMs(read)))).toBeLessThan(3)
})
