import { describe, expect, test } from 'vitest'
import type { Language } from '../catalogue.ts'
import type { PostContent } from '../posts.ts'
import { traceClaims } from './claims.ts'
import { keepsFacts } from './kept.ts'

const postOf = (hook: string): PostContent => ({ hook, insight: '', value: '', cta: '' })
const evidence = (brief: string) => ({ brief, samples: [], profile: '', proofs: [], settled: [] })
const open = (text: string, language: Language, brief: string) =>
  traceClaims(postOf(text), language, evidence(brief)).filter(({ backing }) => backing === null)

const typed: [Language, notes: string, text: string][] = [
  [
    'english',
    '31 yrs at the mill, 2 mths off, 3 extra wks',
    'Thirty-one years at the mill, two months off, three weeks more.',
  ],
  ['english', 'funeral at st marks on weds', 'On Wednesday we said goodbye at St Mark’s.'],
  ['english', 'he fixed it in 98', 'He fixed it in 1998.'],
  ['english', 'planned 50, made 38k', 'We had planned 50k and made £38,000, so the gap was 12k.'],
  ['english', '1900 quid for 5 towers', 'We charged £1,900, which was £380 a tower.'],
  ['english', 'down from 4:50 to 7:10', 'We were down for two hours and twenty minutes.'],
  ['english', 'moved from sf', 'We moved from San Francisco.'],
  ['english', 'we ran 14km each day', 'We ran fourteen kilometres.'],
  ['english', '3 + 4 + 5 people in three teams', 'We were twelve people.'],
  ['english', 'outage fri 16:00 to sun 23:00', 'We were down for 55 hours.'],
  ['english', 'no backups 31 march to 9 oct', 'More than six months without a backup.'],
  ['english', '4 lads + me, target full 14 apr, seen 11 nov', 'Five of us. 211 nights, all green.'],
  ['english', `own shop since may ${new Date().getFullYear() - 17}`, 'I have had this shop for over seventeen years.'],
  ['english', 'vet bills down about half', 'The vet bill has halved.'],
  ['english', 'calls 2x a week, 3 bad months', 'I call them two times a week. Three bad months followed.'],
  ['english', 'no shows 11% -> 4, late ones 3%', 'Together it was 14%, and it is 7% now.'],
  [
    'german',
    'bürgschaft 60t, greife 2x im quartal ein',
    'Ich bürgte mit 60.000 Euro und greife zweimal im Quartal ein.',
  ],
  ['german', 'glas von 0,41 auf 0,58 €', 'Ein Glas kostet 58 Cent, siebzehn Cent mehr.'],
  [
    'french',
    'révision repoussée 2 fois, 0,17 € le kilo',
    'J’ai repoussé deux fois la révision. Dix-sept centimes le kilo.',
  ],
  ['spanish', 'cena a las 20.30, 190 de 312 de >65', 'Se cena a las 20.30. Más del 60 % son mayores.'],
  ['german', 'forecast 6,2 mio, kam 3,9. jetzt 4,4, kam 4,1', 'Aus 37 Prozent daneben wurden sieben.'],
  ['german', 'ki hat mich 45 % umsatz gekostet', 'Das hat mich knapp die Hälfte gekostet.'],
  ['german', '210 angebote, je 3 std, jetzt 88', 'Das sind 366 Stunden mehr.'],
  ['german', 'frist bis 31.12.26, brief kam am 2.1.', 'Die Frist lief bis zum 31. Dezember 2026. Zwei Tage fehlten.'],
  ['french', 'lea (17), 17 écarts, 97 fiches', 'Léa a dix-sept ans. Dix-sept écarts, quatre-vingt-dix-sept fiches.'],
  ['french', 'rose a 3,10 € au lieu de 0,90 en fevrier, offerte le 14', 'Elle a plus que triplé le 14 février.'],
  ['french', 'gel: 7 ha, il faut 400 bougies PAR ha, 8 € la bougie', 'Cela fait 22 400 euros.'],
  ['french', 'clients demandent si elle vient aider', '« Elle vient vous aider ? », demandent-ils.'],
  [
    'spanish',
    'de 2:40 a 1:50 por cliente. abrimos de 9 a 14',
    'Cada cliente tarda 50 segundos menos. Abrimos cinco horas.',
  ],
  ['spanish', 'clasificar 37 palets, 2 personas 4 h cada uno', 'Son casi trescientas horas.'],
  ['spanish', "'Protegido. Ultima actualizacion: 03/03/2026'", 'Decía: «Protegido. Última actualización: 03/03/2026.»'],
  [
    'german',
    'seit 31 J. dabei, 3 wo krank, im mi. zurück',
    'Ich war einunddreißig Jahre dabei, drei Wochen krank und am Mittwoch zurück.',
  ],
  ['german', 'kosten 5 tsd, umsatz 1,2 mio', 'Es kostete 5.000 Euro bei 1.200.000 Euro Umsatz.'],
  [
    'french',
    'client a payé 1900e, 3 sem de trop, à st marc',
    'Le client a payé 1 900 €, trois semaines de trop, à Saint-Marc.',
  ],
  ['french', 'un four neuf', 'On a acheté un four neuf.'],
  ['spanish', '3 d a 5 h, 40 mins', 'Tardamos tres días, luego cinco horas y cuarenta minutos.'],
]
test.each(typed)('what stands in hurried notes is backed, in %s: %s', (language, notes, text) => {
  expect(open(text, language, notes).filter(({ kind }) => kind !== 'event')).toEqual([])
})

const general: [Language, string][] = [
  ['english', 'A reviewer with 2,000 lines in front of them does not review.'],
  ['english', 'Somebody of 34 with two kids reads your code at nine in the evening.'],
  ['english', 'It logged this all night: `status=ok renewed=0`.'],
  ['german', 'Jemand mit 34 und zwei Kindern liest deinen Code abends um neun.'],
  ['german', 'Nur liest bei 2.000 Zeilen keiner mehr.'],
  ['french', 'Quelqu’un de 34 ans avec deux enfants lit votre code à neuf heures du soir.'],
  ['spanish', 'Delante de 2.000 líneas nadie revisa.'],
]
test.each(general)('general sentences, examples and code claim nothing, in %s: %s', (language, text) => {
  expect(open(text, language, 'code review')).toEqual([])
})

describe('what is certainly made up', () => {
  const brief: Record<Language, string> = {
    english: 'we hired tomasz, no degree. work sample 45 min, 61 applicants',
    german: 'tomasz eingestellt, kein abschluss. arbeitsprobe 45 min, 61 bewerber',
    french: 'embauché tomasz, sans diplome. essai de 45 min, 61 candidats',
    spanish: 'fichamos a tomasz, sin título. prueba de 45 min, 61 candidatos',
  }
  const made: [Language, string][] = [
    ['english', 'It saved us 37% of the time.'],
    ['english', 'On 3 February he started.'],
    ['english', 'He came to us from Barclays.'],
    ['english', 'Last Thursday a client shouted at me for 90 minutes.'],
    ['english', 'His parrot is called Biscuit.'],
    ['english', 'He called our form “a polite way to say no”.'],
    ['german', 'Das hat uns 37 Prozent der Zeit gespart.'],
    ['german', 'Sein Hund heißt Krümel.'],
    ['german', 'Seitdem grüßt er mich mit „Na, Meister“.'],
    ['french', 'Odile a replié la lettre.'],
    ['french', '« On commence quand ? », demande le père.'],
    ['spanish', 'Cuando salió, me hizo una seña: «Creo que el dolor lo tienes tú».'],
  ]
  test.each(made)('is a claim that nothing given comes near, in %s: %s', (language, text) => {
    expect(open(text, language, brief[language]).some(({ isCertain }) => isCertain)).toBe(true)
  })

  const doubtful: [Language, string][] = [
    ['english', 'I have looked at it for long enough.'],
    ['english', 'We kept 45 desks.'],
    ['english', 'In his second week Tomasz repaired the coffee machine with a paperclip.'],
    ['german', 'Gestern hat mich ein Kunde am Telefon angeschrien.'],
    ['french', 'Hier, une cliente m’a crié dessus au téléphone.'],
    ['spanish', 'Ayer me gritó un cliente por teléfono.'],
    ['german', 'Ich habe sie lange genug angeschaut.'],
    ['french', 'Je les ai regardés assez longtemps.'],
    ['spanish', 'No los he mirado bastante.'],
  ]
  test.each(doubtful)('is not what may be meant otherwise, in %s: %s', (language, text) => {
    expect(open(text, language, brief[language]).filter(({ isCertain }) => isCertain)).toEqual([])
  })
})

test.each([
  ['a number', 'Five people write a page in March.', 'People write a page in March.', false],
  ['a date', 'Five people write a page in March.', 'Five people write a page.', false],
  ['a name', 'Anna hated it.', 'Somebody hated it.', false],
  ['a word of the notes', 'Anna hated the page.', 'Anna hated it.', false],
  ['nothing, put otherwise', 'Five people write a page in March.', 'A page, written by 5 people in March.', true],
  ['what the notes do not say', 'Anna hated the page, which was blue.', 'Anna hated the page.', true],
])('a changed text is compared with the notes: it lacks %s', (_, former, changed, keeps) => {
  const notes = evidence('5 people write a page since march. Anna hated it')
  expect(keepsFacts(postOf(former), postOf(changed), 'english', notes)).toBe(keeps)
})
