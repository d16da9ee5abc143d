import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { guessLanguage, isForeign } from './foreign.ts'
import { speechOf } from './language.ts'
import { readSubject } from './subject.ts'

const read = (language: Language, text: string) => readSubject(speechOf(language), text)
const joined = (language: Language, before: string, topic: string, isAgain = false) =>
  speechOf(language).grammar.joined?.(before, topic, isAgain) ?? before + topic

describe('a subject that names something fits after a preposition', () => {
  test.each<[Language, string, string]>([
    ['english', 'remote onboarding', 'remote onboarding'],
    ['english', 'how to give feedback', 'giving feedback'],
    ['english', 'Weekly status meeting', 'weekly status meetings'],
    ['english', 'my first job', 'my first job'],
    [
      'english',
      'My experience moving from design to product management',
      'my experience moving from design to product management',
    ],
    ['english', 'Why I quit Google', 'the story of why I quit Google'],
    ['english', 'how we cut our AWS bill', 'the story of how we cut our AWS bill'],
    ['english', 'why customers leave', 'the question of why customers leave'],
    ['english', 'Tips for writing better code reviews', 'writing better code reviews'],
    ['english', '3 ways to handle difficult stakeholders', 'handling difficult stakeholders'],
    ['english', 'The problem with performance reviews', 'performance reviews'],
    ['english', 'Miro for remote teams', 'Miro for remote teams'],
    ['spanish', 'Madrid', 'Madrid'],
    ['spanish', 'Notion', 'Notion'],
    ['spanish', 'Excel para principiantes', 'Excel para principiantes'],
    ['spanish', 'consejos para hablar en público', 'hablar en público'],
    [
      'spanish',
      'por qué los jóvenes dejan las grandes empresas',
      'la cuestión de por qué los jóvenes dejan las grandes empresas',
    ],
    ['spanish', 'reuniones semanales', 'las reuniones semanales'],
    ['spanish', 'Liderazgo', 'el liderazgo'],
    ['spanish', 'gestión del tiempo', 'la gestión del tiempo'],
    ['spanish', 'problemas de comunicación', 'los problemas de comunicación'],
    ['spanish', 'agua en la oficina', 'el agua en la oficina'],
    ['spanish', 'cómo dar feedback', 'la manera de dar feedback'],
    ['spanish', 'aprender SQL', 'aprender SQL'],
    ['spanish', 'mi primer año como jefa', 'mi primer año como jefa'],
    ['spanish', 'ChatGPT', 'ChatGPT'],
    ['french', 'réunions sans décision', 'les réunions sans décision'],
    ['french', 'télétravail', 'le télétravail'],
    ['french', 'charge mentale', 'la charge mentale'],
    ['french', 'intégration à distance', 'l’intégration à distance'],
    ['french', 'comment préparer un entretien', 'la façon de préparer un entretien'],
    ['french', 'apprendre SQL', 'la façon d’apprendre SQL'],
    ['french', 'Notion', 'Notion'],
    ['french', 'Paris', 'Paris'],
    ['french', 'Salesforce', 'Salesforce'],
    ['french', 'Angela Merkel', 'Angela Merkel'],
    ['french', 'Recrutement', 'le recrutement'],
    ['french', 'conseils pour négocier son salaire', 'la façon de négocier son salaire'],
    [
      'french',
      'pourquoi les jeunes quittent les grandes entreprises',
      'la question de savoir pourquoi les jeunes quittent les grandes entreprises',
    ],
    ['french', 'fiarve interne', '«\u00A0fiarve interne\u00A0»'],
    ['german', 'Wöchentliche Statusmeetings', 'wöchentliche Statusmeetings'],
    ['german', 'Vertrieb', 'Vertrieb'],
    ['german', 'Der Alltag im Lager', 'den Alltag im Lager'],
    ['german', 'Die Einarbeitung', 'die Einarbeitung'],
    ['german', 'Feedback geben', '„Feedback geben“'],
    ['german', 'mein erster Job', 'meinen ersten Job'],
    ['german', 'Mehr Gehalt', 'mehr Gehalt'],
    ['german', 'wie man gute Stellenanzeigen schreibt', 'das Schreiben von guten Stellenanzeigen'],
    ['german', 'wie man ein Team führt', '„Wie man ein Team führt“'],
    ['german', 'warum junge Leute kündigen', 'die Frage „Warum junge Leute kündigen“'],
    ['german', 'Tipps für bessere Präsentationen', 'bessere Präsentationen'],
    ['german', 'Mein erster Kunde', 'meinen ersten Kunden'],
    ['german', 'Wie man eine Retrospektive leitet', 'das Leiten einer Retrospektive'],
  ])('%s: %s → %s', (language, typed, topic) => {
    expect(read(language, typed)).toMatchObject({ facts: [], topic })
  })

  test.each<[Language, string, string, string]>([
    ['spanish', 'hablar de ', 'el feedback', 'hablar del feedback'],
    ['spanish', 'hablar de ', 'la gestión', 'hablar de la gestión'],
    ['french', 'parler de ', 'le télétravail', 'parler du télétravail'],
    ['french', 'parler de ', 'les réunions', 'parler des réunions'],
    ['french', 'parler de ', 'l’intégration', 'parler de l’intégration'],
    ['french', 'autour de ', 'apprendre', 'autour d’apprendre'],
    ['french', 'parler de ', 'Angela Merkel', 'parler d’Angela Merkel'],
    ['german', 'Beim Thema ', 'die Vier-Tage-Woche', 'Beim Thema Vier-Tage-Woche'],
    ['german', 'Beim Thema ', 'den Alltag im Lager', 'Beim Thema Alltag im Lager'],
    ['german', 'Beim Thema ', 'meinen ersten Job', 'Beim Thema „mein erster Job“'],
    ['german', 'Beim Thema ', 'unsere Kantine', 'Beim Thema „unsere Kantine“'],
    ['german', 'über ', 'die Vier-Tage-Woche', 'über die Vier-Tage-Woche'],
  ])('%s: “%s” and “%s” make “%s”', (language, before, topic, whole) => {
    expect(joined(language, before, topic)).toBe(whole)
  })

  test('once named it is only pointed at', () => {
    expect(joined('german', 'Beim Thema ', 'dieses Thema', true)).toBe('Bei diesem Thema')
    expect(joined('german', 'über das Thema ', 'dieses Thema', true)).toBe('über dieses Thema')
    expect(joined('spanish', 'El tema de ', 'esto', true)).toBe('Este tema')
  })
})

describe('a subject that says something is kept as it is', () => {
  test.each<[Language, string]>([
    ['english', 'Customers rarely read release notes'],
    ['english', 'Stop hiring for culture fit'],
    ['english', 'My mother died last week'],
    ['english', 'My manager hates me'],
    ['english', 'My dog ate the only copy'],
    ['spanish', 'Los clientes casi nunca leen las notas de versión'],
    ['spanish', 'Aprendí a decir que no demasiado tarde'],
    ['spanish', 'Las encuestas de clima no sirven si nadie responde después'],
    ['french', 'Les clients ne lisent presque jamais les notes de version'],
    ['french', 'J’ai répondu à mes mails deux fois par jour'],
    ['french', 'Le nouveau site est en ligne'],
    ['german', 'Kunden lesen selten Versionshinweise'],
    ['german', 'Wir haben das Meeting gestrichen'],
    ['german', 'Mitarbeiterbefragungen bringen nichts, wenn danach niemand antwortet'],
  ])('%s: %s', (language, typed) => {
    expect(read(language, typed).facts).toEqual([`${typed}.`])
  })
})

test.each([
  ['remote onboarding', 'working on remote onboarding'],
  ['writing reports', 'writing reports'],
  ['imposter syndrome among junior developers', 'concerned with imposter syndrome among junior developers'],
  ['books on negotiation', 'concerned with books on negotiation'],
])('only what can be worked on is worked on: %s', (typed, doing) => {
  expect(read('english', typed)).toMatchObject({ doing })
})

test('a question keeps the people it asks about', () => {
  expect(read('english', 'Should managers code?')).toMatchObject({ question: 'Should managers code?' })
  expect(read('english', 'Should managers code?').topic).toBeUndefined()
})

test.each<[Language, string, string]>([
  ['spanish', '¿Por qué los equipos ignoran las retrospectivas?', '¿Por qué los equipos ignoran las retrospectivas?'],
  ['french', 'Pourquoi tant de réunions ?', 'Pourquoi tant de réunions\u00A0?'],
  ['german', 'Warum so viele Meetings?', 'Warum so viele Meetings?'],
])('a question in %s stays one: %s', (language, typed, question) => {
  expect(read(language, typed)).toMatchObject({ facts: [], question })
})

test.each<[Language, string, string]>([
  ['english', 'La incorporación remota de empleados', '“La incorporación remota de empleados”'],
  ['german', 'the meeting that nobody wanted', '„the meeting that nobody wanted“'],
  ['spanish', 'die Einarbeitung von neuen Kollegen', '«die Einarbeitung von neuen Kollegen»'],
])('a name in another language than the post is quoted: %s, %s', (language, typed, topic) => {
  expect(read(language, typed)).toMatchObject({ facts: [], topic })
})

test.each<[string, Language | undefined]>([
  ['We wrote a page instead of the meeting', 'english'],
  ['Dejamos de hacer la reunión y escribimos una página', 'spanish'],
  ['Nous avons arrêté la réunion et nous écrivons une page', 'french'],
  ['Wir haben das Meeting gestrichen und schreiben eine Seite', 'german'],
  ['AI', undefined],
  ['UX Designer', undefined],
])('the small words tell the language: %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

test('what is written in another script is foreign to all four languages', () => {
  for (const language of ['english', 'spanish', 'french', 'german'] as const)
    expect(isForeign('会议太多了', language)).toBe(true)
})
