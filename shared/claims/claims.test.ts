import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsOf, type Language, languages } from '../catalogue.ts'
import type { PostContent } from '../posts.ts'
import { expectWithin, processorMs } from '../testing-time.ts'
import { shortenInstruction } from '../writing.ts'
import {
  claimsIn,
  type Evidence,
  openClaims,
  settleClaims,
  settleInstructed,
  settleTyped,
  takeBack,
  traceClaims,
  unaskedClaims,
} from './claims.ts'
import type { ClaimKind } from './found.ts'
import { passages } from './testing-passages.ts'

const postOf = (hook: string): PostContent => ({ hook, insight: '', value: '', cta: '' })
const nothing: Evidence = { brief: '', samples: [], profile: '', proofs: [], settled: [] }

const textsOf = (kind: ClaimKind, text: string, language: Language) =>
  claimsIn(postOf(text), language)
    .filter((claim) => claim.kind === kind)
    .map((claim) => claim.text)

const backings = (text: string, language: Language, evidence: Partial<Evidence>) =>
  Object.fromEntries(
    traceClaims(postOf(text), language, { ...nothing, ...evidence }).map((claim) => [claim.text, claim.backing]),
  )

describe('numbers', () => {
  const cases: [Language, string, string[]][] = [
    ['english', 'Churn fell by 2.3 points after we called forty accounts.', ['2.3', 'forty']],
    ['english', 'It cost $1.5k, then €90,000, then 3x that.', ['$1.5k', '€90,000', '3x']],
    [
      'english',
      'We lost one hundred and twenty-five people in twenty-one months.',
      ['one hundred and twenty-five', 'twenty-one months'],
    ],
    ['english', '4 of 26 managers read it, and a third of our clients.', ['4 of 26', 'third']],
    ['english', 'We went from 10 to 15 percent with 3–4 people.', ['10', '15 percent', '3–4']],
    ['english', 'Hundreds of people applied to us.', ['Hundreds']],
    [
      'english',
      'Costs are down by a fifth, it is twice as fast, and one in three stayed.',
      ['fifth', 'twice as', 'one in three'],
    ],
    [
      'spanish',
      'La factura ha bajado un tercio, vienen el doble de clientes y uno de cada cinco paga.',
      ['tercio', 'el doble de', 'uno de cada cinco'],
    ],
    [
      'french',
      'Nous avons perdu un tiers du temps, et un client sur deux a payé le double de l’an passé.',
      ['tiers', 'un client sur deux', 'le double de'],
    ],
    [
      'german',
      'Wir werfen ein Fünftel weniger weg, doppelt so viele kommen, jeder zweite Kunde bleibt.',
      ['Fünftel', 'doppelt so', 'jeder zweite'],
    ],
    [
      'spanish',
      'Redujimos el tiempo un 40 % y pagamos 1.200 euros a treinta y cinco personas.',
      ['40 %', '1.200 euros', 'treinta y cinco'],
    ],
    ['spanish', 'Nueve de cada diez clientes volvieron en tres meses.', ['Nueve de cada diez', 'tres meses']],
    [
      'french',
      'Nous avons perdu quatre-vingt-dix clients et 1 200 € en trois mois.',
      ['quatre-vingt-dix', '1 200 €', 'trois mois'],
    ],
    [
      'french',
      'Neuf clients sur dix sont revenus, soit 40 pour cent de plus.',
      ['Neuf clients sur dix', '40 pour cent'],
    ],
    [
      'german',
      'Mein Team hat zweiundvierzig Kunden und 1.200 Euro in drei Wochen verloren.',
      ['zweiundvierzig', '1.200 Euro', 'drei Wochen'],
    ],
    [
      'german',
      'Neun von zehn blieben, das sind 37 Prozent mehr, und wir haben es siebenmal versucht.',
      ['Neun von zehn', '37 Prozent', 'siebenmal'],
    ],
  ]
  test.each(cases)('are found in %s: %s', (language, text, found) => {
    expect(textsOf('number', text, language)).toEqual(found)
  })

  const harmless: [Language, string][] = [
    ['english', '1. Ask for it.\n2. Wait.\nStep 3: Leave.'],
    ['english', 'There are three ways to do this. Second, nobody needs the two of them.'],
    ['english', 'One of us is on call 24/7, and no one minds.'],
    ['english', 'Take ten quiet minutes. Write two sentences. Keep a page with two columns.'],
    ['english', 'GPT-4, B2B, Windows 11 and the 1st try.'],
    ['spanish', 'Hay tres maneras de hacerlo. Anota dos ideas y dedica diez minutos.'],
    ['spanish', 'Uno de nosotros lo sabe, y una vez basta.'],
    ['french', 'Il y a trois façons de le faire. Notez deux idées, prenez dix minutes.'],
    ['french', 'L’un de nous le sait, et un jour suffit.'],
    ['german', 'Es gibt drei Wege. Nehmt euch zehn Minuten, schreibt zwei Sätze.'],
    ['german', 'Einer von uns weiß es, und das ist der 3. Versuch.'],
  ]
  test.each(harmless)('that count nothing are no claims in %s: %s', (language, text) => {
    expect(textsOf('number', text, language)).toEqual([])
  })

  const kinds: [Language, string][] = [
    ['english', 'Set a timer for 10 minutes.'],
    ['english', 'Imagine you have 100 users. What if you had 250?'],
    ['english', 'The 4-day week works, and so does the four-day week. A 9-to-5 job does not.'],
    ['english', 'The 90-day plan is what new people need.'],
    ['english', 'Zero excuses.'],
    ['english', 'Everybody knows Web 2.0, the iPhone 15, Windows 11, ISO 9001 and the Fortune 500.'],
    ['english', 'Step 1: call 911\nStep 2: Ask 120 people.'],
    ['english', 'Version 2.1.3 is out (see p. 12 and pp. 14–15, No. 7, section 3).'],
    ['spanish', 'Pon un temporizador de 10 minutos. Llama al 112.'],
    ['spanish', 'Imagina que tienes 100 clientes.'],
    ['spanish', 'La semana de 4 días funciona, la semana de cuatro días también.'],
    ['spanish', 'Cero excusas. La Fórmula 1, la norma ISO 9001, la versión 2.1.3 (pág. 12).'],
    ['french', 'Réglez un minuteur sur 10 minutes. Appelez le 112.'],
    ['french', 'Imaginez que vous avez 100 clients.'],
    ['french', 'La semaine de 4 jours marche. Les 35 heures aussi.'],
    ['french', 'Zéro excuse. La Formule 1, la norme ISO 9001, la version 2.1.3 (p. 12, chapitre 3).'],
    ['german', 'Stellt einen Wecker auf 10 Minuten. Ruft die 112.'],
    ['german', 'Stell dir vor, du hast 100 Kunden.'],
    ['german', 'Die Vier-Tage-Woche, die 4-Tage-Woche und die 40-Stunden-Woche.'],
    [
      'german',
      'Null Ausreden. Formel 1, Windows 11, das iPhone 15, ISO 9001, Industrie 4.0, Version 2.1.3 (S. 12, Kapitel 3).',
    ],
  ]
  test.each(kinds)('of names, kinds, places, orders and suppositions are no claims in %s: %s', (language, text) => {
    expect(textsOf('number', text, language)).toEqual([])
    expect(textsOf('date', text, language)).toEqual([])
  })

  const meant: [Language, string, string[]][] = [
    ['english', 'We cut 12 people. Ask Anna, who saved 40 hours.', ['12', '40 hours']],
    ['english', 'Cut your costs by 40%. We had zero complaints.', ['40%', 'zero']],
    ['english', 'We ran a 30-day test with 100 users, and grew from 9 to 5 people.', ['30-day', '100', '9', '5']],
    ['english', 'Imagine our surprise: 300 people came. Save 120 hours a year.', ['300', '120 hours']],
    ['german', 'Stell dir vor, wir haben 40 % verloren.', ['40 %']],
    ['english', 'We moved into No. 5 and hired 300 people for version 2.', ['300']],
    ['spanish', 'Las 40 horas que ahorramos no volvieron.', ['40 horas']],
    ['french', 'Les 40 heures que nous avons gagnées comptent.', ['40 heures']],
    ['german', 'Wir haben 30 Tage getestet und 100 Kunden verloren.', ['30 Tage', '100']],
  ]
  test.each(meant)('are claims when they say how much, in %s: %s', (language, text, found) => {
    expect(textsOf('number', text, language)).toEqual(found)
  })
})

describe('dates', () => {
  const cases: [Language, string, string[]][] = [
    ['english', 'On 6 May 2025 we moved, after two tries in March and Q2 2024.', ['6 May 2025', 'March', 'Q2 2024']],
    ['english', 'We march on, and we may win. In 2019 2000 people left at 9:30 am.', ['2019', '9:30 am.']],
    [
      'spanish',
      'El 6 de mayo de 2025 cambiamos, y en el segundo trimestre pagamos.',
      ['6 de mayo de 2025', 'segundo trimestre'],
    ],
    ['english', 'The plan said 9.8, and the jib said 11.4.', []],
    ['german', 'Am 31.12. war Schluss, die Prüfung ist am 30.9.', ['31.12.', '30.9.']],
    ['french', 'Le 6 mai 2025 nous avons changé, puis en mars et à 22 h 30.', ['6 mai 2025', 'mars', '22 h 30']],
    [
      'german',
      'Am 6. Mai 2025 haben wir gewechselt, im dritten Quartal um 22 Uhr, vorher 2019.',
      ['6. Mai 2025', 'dritten Quartal', '22 Uhr', '2019'],
    ],
  ]
  test.each(cases)('are found in %s: %s', (language, text, found) => {
    expect(textsOf('date', text, language)).toEqual(found)
  })

  const spoken: [Language, string, string[]][] = [
    ['english', 'We met at half past four and left at nine. Then on 31/01.', ['half past four', 'at nine', '31/01']],
    ['spanish', 'Quedamos a las nueve y media y nos fuimos el 3/10.', ['a las nueve y media', '3/10']],
    ['french', 'Nous nous sommes vus à trois heures et demie, le 3/10.', ['à trois heures et demie', '3/10']],
    ['german', 'Wir trafen uns um halb fünf, am 26.9. dann um elf.', ['um halb fünf', '26.9.', 'um elf']],
  ]
  test.each(spoken)('are found in speech and notes in %s: %s', (language, text, found) => {
    expect(textsOf('date', text, language)).toEqual(found)
  })

  const weekdays: [Language, string, string[]][] = [
    ['english', 'On Mondays we stop, as we do every March. The Monday meeting is long.', []],
    ['english', 'On Monday we stopped. Next Friday is the last day.', ['Monday', 'Next Friday']],
    ['spanish', 'Los lunes paramos. El martes cerramos la oficina.', ['martes']],
    ['french', 'Le lundi, nous nous arrêtons. Mardi dernier, nous avons fermé le bureau.', ['Mardi dernier']],
    ['german', 'Montags hören wir auf. Am Dienstag haben wir das Büro geschlossen.', ['Dienstag']],
  ]
  test.each(weekdays)('can be particular weekdays, in %s: %s', (language, text, found) => {
    expect(textsOf('date', text, language)).toEqual(found)
  })
})

describe('names', () => {
  const cases: [Language, string, string[]][] = [
    ['english', 'We met Sarah Miller of Northwind in Lisbon.', ['Sarah Miller', 'Northwind', 'Lisbon']],
    ['english', 'Anna said it. On Monday the French team used HubSpot.', ['Anna', 'HubSpot']],
    ['spanish', 'Ayer Ana García llamó desde Bilbao.', ['Ana García', 'Bilbao']],
    ['french', 'Hier Claire Dubois a appelé depuis Nantes.', ['Claire Dubois', 'Nantes']],
    [
      'german',
      'Gestern rief Anna Berg von Siemens an, danach Frau Okafor und die Kanzlei Meier GmbH.',
      ['Anna Berg', 'Siemens', 'Okafor', 'Meier GmbH'],
    ],
  ]
  test.each(cases)('are found in %s: %s', (language, text, found) => {
    expect(textsOf('name', text, language)).toEqual(found)
  })

  const harmless: [Language, string][] = [
    ['english', 'The Meeting Nobody Ever Missed. Step 1: Write it. “Call them” is not NEVER.'],
    ['spanish', 'Funciona. ¿Buena idea? Sí: Mira bien.'],
    ['french', 'Ça marche. « Oui », dit-il : Notez tout.'],
    ['german', 'Unser Team hat den Kunden im Büro die Folien der Woche gezeigt, Ihnen auch.'],
    ['english', 'It is like Formula 1, by the Pareto principle and Murphy’s law, on a Kanban board.'],
    ['spanish', 'Es el principio de Pareto, la ley de Murphy y la matriz de Eisenhower, como en la Fórmula 1.'],
    ['french', 'C’est le principe de Pareto et la loi de Parkinson, comme en Formule 1.'],
  ]
  test.each(harmless)('are not every capital in %s: %s', (language, text) => {
    expect(textsOf('name', text, language)).toEqual([])
  })
})

test.each<[Language, string, string[]]>([
  ['english', 'Yesterday Dr. Brown and Mr Field met.', ['Brown', 'Field']],
  ['spanish', 'El Sr. Pérez y la Dra. Ruiz vinieron ayer.', ['Pérez', 'Ruiz']],
  ['french', 'Hier Mme Dubois et le Dr Blanc sont venus.', ['Dubois', 'Blanc']],
  ['german', 'Gestern kamen Dr. Okafor und Frau Lindner.', ['Okafor', 'Lindner']],
])('a title alone is not a name, in %s: %s', (language, text, found) => {
  expect(textsOf('name', text, language)).toEqual(found)
})

test('a blank claims nothing, and the claims around it keep their places', () => {
  const text = 'We moved. [which of the 40 clients in Berlin left in 2019?] It cost 300 euros.'
  const claims = claimsIn(postOf(text), 'english')
  expect(claims.map((claim) => claim.text)).toContain('300 euros')
  for (const claim of claims) {
    expect(text.slice(claim.start, claim.end)).toBe(claim.text)
    expect(claim.text).not.toMatch(/40|Berlin|2019/)
  }
})

test('an event continues after the full stop of a time', () => {
  expect(textsOf('event', 'I met Anna at 9 a.m. in the office. Good.', 'english')).toEqual([
    'I met Anna at 9 a.m. in the office',
  ])
})

describe('quotations', () => {
  const cases: [Language, string, number][] = [
    ['english', 'A customer told me: “Nobody reads this page anyway.”', 1],
    ['english', 'Ask your team: “What would make this easier?” It is a so-called “quick call”.', 0],
    ['spanish', 'Mi jefa dijo: «No volveré a hacerlo nunca».', 1],
    ['french', 'Une cliente m’a dit : « Personne ne lit cette page. »', 1],
    ['german', 'Ein Kunde sagte: „Das liest doch niemand.“', 1],
  ]
  test('may be questions that somebody asks in the present', () => {
    expect(textsOf('quote', 'The father looks up: “When do we start, then?”', 'english')).toHaveLength(1)
    expect(textsOf('quote', 'Elle demande : « On commence quand, alors ? »', 'french')).toHaveLength(1)
  })

  test('end where they end, whichever way their guillemets point', () => {
    const text = '»Das geht nicht«, sagte Petra. Die Idee blieb. »Das geht doch«, sagte sie später.'
    expect(textsOf('quote', text, 'german')).toEqual(['»Das geht nicht«', '»Das geht doch«'])
  })

  test.each(cases)('are somebody’s words in %s: %s', (language, text, count) => {
    expect(textsOf('quote', text, language)).toHaveLength(count)
  })
})

describe('events', () => {
  const cases: [Language, string, string[]][] = [
    [
      'english',
      'I built a small tool, and we’ve launched it twice. It is slow.',
      ['I built a small tool, and we’ve launched it twice'],
    ],
    [
      'english',
      'Yesterday a client called me. The mother nodded at her phone. Maria from accounting said the invoices were wrong.',
      [
        'Yesterday a client called me',
        'The mother nodded at her phone',
        'Maria from accounting said the invoices were wrong',
      ],
    ],
    [
      'english',
      'Yesterday a client asked if we could call every supplier. A client could ask that every day. She said: “Nobody reads these invoices.”',
      ['Yesterday a client asked if we could call every supplier', 'She said: “Nobody reads these invoices.”'],
    ],
    [
      'english',
      'I still remember sitting in that car, crying. The room went silent. The interns laughed. She had been up all night.',
      [
        'I still remember sitting in that car, crying',
        'The room went silent',
        'The interns laughed',
        'She had been up all night',
      ],
    ],
    [
      'english',
      'Next month we launch the second site. Remember to call next week. If we can, we launch it next year.',
      ['Next month we launch the second site'],
    ],
    [
      'german',
      'Nächsten Monat eröffnen wir einen zweiten Laden. Nächsten Monat ist Sommer.',
      ['Nächsten Monat eröffnen wir einen zweiten Laden'],
    ],
    [
      'french',
      'On ouvre un deuxième site le mois prochain. Personne ne sait de quoi sera fait demain.',
      ['On ouvre un deuxième site le mois prochain'],
    ],
    [
      'spanish',
      'Mi primer jefe me decía números. El próximo mes empiezo mi otra carrera. Un recuerdo de la compañía.',
      ['Mi primer jefe me decía números', 'El próximo mes empiezo mi otra carrera'],
    ],
    ['english', 'I thought about it. If I built a tool, would you use it? You wrote a page. The page was long.', []],
    [
      'spanish',
      'Lancé una herramienta. Mi equipo redujo las reuniones. Ayer llamó un cliente enfadado.',
      ['Lancé una herramienta', 'Mi equipo redujo las reuniones', 'Ayer llamó un cliente enfadado'],
    ],
    ['spanish', 'Pensé en ello. Así se hace, y aquí también. Lanzaré otra.', []],
    [
      'french',
      'J’ai lancé un outil. On a fermé le bureau. Hier, une cliente a appelé la boutique.',
      ['J’ai lancé un outil', 'On a fermé le bureau', 'Hier, une cliente a appelé la boutique'],
    ],
    ['french', 'J’ai compris. Nous avons tous besoin de temps. J’ai peur du vide.', []],
    [
      'german',
      'Ich habe ein Werkzeug gebaut. Dann strichen wir das Meeting. Gestern rief mich ein Kunde wegen der Rechnung an.',
      [
        'Ich habe ein Werkzeug gebaut',
        'Dann strichen wir das Meeting',
        'Gestern rief mich ein Kunde wegen der Rechnung an',
      ],
    ],
    [
      'german',
      'Ich habe lange nachgedacht. Ich habe Respekt davor. Wenn ich ein Werkzeug gebaut hätte, wüsste ich es.',
      [],
    ],
  ]
  test.each(cases)('are sentences that report what happened, in %s: %s', (language, text, found) => {
    expect(textsOf('event', text, language)).toEqual(found)
  })

  const scenes: [Language, string, string, string][] = [
    [
      'english',
      'we stopped the monday status call, nobody missed it',
      'Last month we dropped our status call on Mondays.',
      'Last Tuesday I stood in the kitchen with cold coffee.',
    ],
    [
      'spanish',
      'quitamos la reunión de los lunes y nadie la echa de menos',
      'Quitamos la reunión del lunes en el equipo.',
      'El martes llamó una clienta llorando desde el coche.',
    ],
    [
      'french',
      'on a supprimé la réunion du lundi, personne ne la regrette',
      'Nous avons supprimé notre réunion.',
      'Hier, une cliente m’a appelé depuis sa voiture.',
    ],
    [
      'german',
      'haben das statusmeeting am montag gestrichen, keinem fehlt es',
      'Wir haben das Meeting gestrichen.',
      'Gestern rief mich ein Kunde aus dem Auto an.',
    ],
  ]
  test.each(scenes)('are open when the author reported nothing similar, in %s', (language, brief, own, invented) => {
    expect(Object.values(backings(own, language, { brief }))).not.toContain(null)
    const claims = traceClaims(postOf(invented), language, { ...nothing, brief })
    expect(claims.filter(({ kind, backing }) => kind === 'event' && backing === null)).toHaveLength(1)
  })

  const deeds: [Language, brief: string, invented: string, own: string][] = [
    [
      'english',
      'cafe owner, dropped the oat milk surcharge in may. no complaints since',
      'A critic called it a surrender in a supplement. The landlord moved his office upstairs. We have since ordered new chairs.',
      'The surcharge disappeared. The fear was bigger than the damage. A cup tastes the same whoever carried it. Nobody has complained. Numbers rarely say what a thing was worth.',
    ],
    [
      'german',
      'café, aufpreis für hafermilch weg seit mai. keine beschwerden mehr',
      'Ein Kritiker nannte es eine Kapitulation. Der Vermieter räumte seinen Lagerraum. Kurz darauf übertrug mir eine Agentur ihre Kantine.',
      'Der Aufpreis verschwand. Die Angst war größer als der Schaden. Ein Becher, den jemand getragen hat, schmeckt gleich. Es gab keine Beschwerden. Wir arbeiten und warten.',
    ],
  ]
  test.each(deeds)(
    'are what anybody did, but no states or general remarks, in %s',
    (language, brief, invented, own) => {
      const open = (text: string) =>
        traceClaims(postOf(text), language, { ...nothing, brief }).filter(({ backing }) => backing === null)
      expect(open(invented).map(({ kind }) => kind)).toEqual(['event', 'event', 'event'])
      expect(open(own)).toEqual([])
    },
  )
})

describe('what is so', () => {
  const states: [Language, brief: string, own: string, invented: string, opinion: string][] = [
    [
      'english',
      'no phones at the desk since may, we got fewer complaints',
      'There are no phones at the desk now.',
      'A brass bell hangs beside the narrow counter window now.',
      'My advice is simple.',
    ],
    [
      'german',
      'keine handys am schalter seit mai, weniger beschwerden',
      'Am Schalter gibt es jetzt keine Handys.',
      'In unserem Pausenraum hängt ein Bergkalender mit bunten Nadeln und kleinen Fähnchen.',
      'Mein Rat ist einfach.',
    ],
    [
      'french',
      'plus de téléphones au guichet depuis mai, moins de plaintes',
      'Il n’y a plus de téléphones au guichet maintenant.',
      'Une cloche en laiton pend désormais derrière la petite fenêtre grise.',
      'Mon conseil est simple.',
    ],
    [
      'spanish',
      'sin móviles en la ventanilla desde mayo, menos quejas',
      'Ahora no hay móviles en la ventanilla.',
      'Ahora una campana dorada cuelga junto al pequeño mostrador gris.',
      'Mi consejo es sencillo.',
    ],
  ]
  test.each(states)(
    'is open when hardly a word of it is the author’s, in %s',
    (language, brief, own, invented, opinion) => {
      const open = (text: string) =>
        traceClaims(postOf(text), language, { ...nothing, brief }).filter(({ backing }) => backing === null)
      expect(open(invented)).toMatchObject([{ kind: 'event', isCertain: false }])
      expect(open(own)).toEqual([])
      expect(open(opinion)).toEqual([])
    },
  )

  test('is not open when the author’s words are in another language', () =>
    expect(
      Object.values(
        backings('In unserem Pausenraum hängt ein Bergkalender mit bunten Nadeln und kleinen Fähnchen.', 'german', {
          brief: 'We have a break room where people can look at the mountains and plan their next tour together.',
        }),
      ),
    ).toEqual(['brief']))
})

describe('a claim is traced to the author’s own words', () => {
  const brief =
    'We stopped our Monday status meeting in March 2024. 5 people write a page, 1,200 read it. 40% fewer calls. Anna Berg said "nobody will miss it".'
  const cases: [Language, string, Record<string, string | null>][] = [
    ['english', 'We had five people, then 6 people.', { five: 'brief', '6': null }],
    [
      'english',
      '1,200 readers told us: 40 % fewer calls, 45 % less noise.',
      { '1,200': 'brief', '40 %': 'brief', '45 %': null },
    ],
    [
      'english',
      'In March it began, in March 2024 it grew, by March 2025 it was done.',
      { March: 'brief', 'March 2024': 'brief', 'March 2025': null },
    ],
    ['english', 'ANNA BERG and Tom Vale agreed.', { 'Tom Vale': null }],
    ['english', 'Anna Berg said: “Nobody will miss it.”', { 'Anna Berg': 'brief', '“Nobody will miss it.”': 'brief' }],
    [
      'english',
      'We cancelled the Monday status meeting. I wrote a book about sailing.',
      { 'We cancelled the Monday status meeting': 'brief', 'I wrote a book about sailing': null },
    ],
    [
      'spanish',
      'Fuimos cinco personas, 1.200 lectores y un 40 % menos de llamadas en marzo de 2024.',
      { cinco: 'brief', '1.200': 'brief', '40 %': 'brief', 'marzo de 2024': 'brief' },
    ],
    [
      'french',
      'Nous étions cinq, puis 1 200 lecteurs en mars 2024.',
      { cinq: 'brief', '1 200': 'brief', 'mars 2024': 'brief' },
    ],
    [
      'german',
      'Wir waren fünf, dann 1.200 Leser, 40 Prozent weniger Anrufe im März 2024, nach 3 Wochen.',
      { fünf: 'brief', '1.200': 'brief', '40 Prozent': 'brief', 'März 2024': 'brief', '3 Wochen': null },
    ],
  ]
  test.each(cases)('in %s: %s', (language, text, expected) => {
    expect(backings(text, language, { brief })).toMatchObject(expected)
  })

  test('a number still matches when rounded or in another unit of time', () => {
    const own = { brief: 'We lost 4,812 customers in two weeks.' }
    expect(backings('We lost nearly 5,000 customers within 14 days.', 'english', own)).toMatchObject({
      '5,000': 'brief',
      '14 days': 'brief',
    })
    expect(backings('We lost 5,000 customers within two months.', 'english', own)).toMatchObject({
      '5,000': null,
      'two months': null,
    })
  })

  test('a time or share matches however it is written', () => {
    const own = { brief: 'It took 5 h 30, from 4:30 to 9:15, until 31 January. 20% stayed.' }
    const text =
      'It took five and a half hours. We began at half past four and left at quarter past nine, on 31/01. One in five stayed with us.'
    expect(backings(text, 'english', own)).toMatchObject({
      'five and a half hours': 'brief',
      'half past four': 'brief',
      'quarter past nine': 'brief',
      '31/01': 'brief',
      'One in five': 'brief',
    })
  })

  const noted: [Language, string, string][] = [
    [
      'english',
      'opened in june, 14 sept, feb was slow',
      'In June we began. By 14 September and in February it was slow.',
    ],
    ['german', 'ausschuss weniger seit mai', 'Seit Mai ist es weniger.'],
    [
      'english',
      'build took 5h20, now 1h45',
      'It took five hours and twenty minutes, now 1 h 45. That is 215 minutes less.',
    ],
    ['english', '80 seats, 11 stay empty', '69 of 80 are taken, so 14 % stay empty.'],
    [
      'english',
      'returns from 45 to 18 a week',
      'We have 27 returns fewer, which is 60 % less, so they more than halved.',
    ],
    ['english', '80 seats, half empty', '40 seats stayed empty.'],
    ['english', 'a year and a half for the app', 'The app took us 18 months.'],
    ['german', 'halbes jahr daran gebaut', 'Nach sechs Monaten haben wir daran gebaut.'],
    ['german', '80 Plätze, halb leer', 'Es blieben 40 Plätze leer.'],
    ['spanish', 'año y medio con el proyecto', 'Tardamos 18 meses con el proyecto.'],
    ['french', 'un an et demi de travaux', 'Les travaux ont pris 18 mois.'],
    ['english', '340 visitors, 17 of them bought', 'Only 5 % of them bought something.'],
    ['english', 'team of 12 and 4 left', 'A third of our team left.'],
    ['english', 'rent went from 900 to 1800', 'Our landlord doubled the rent to 1,800.'],
    ['french', '9 semaines de chantier au lieu de 6', 'Trois semaines de plus que prévu, soit neuf semaines.'],
    ['spanish', 'facturamos 650k, antes 325 mil', 'Facturamos 650.000 euros, el doble de los 325.000 de antes.'],
    ['french', 'budget de 650 k€', 'Nous avons payé 650 000 euros.'],
    ['german', '650 tsd umsatz, 1,4 mio geplant', 'Wir haben 650.000 Euro geschafft, geplant waren 1,4 Millionen.'],
    ['english', 'woke up at 4am', 'At four in the morning I woke up.'],
    ['english', '3 hours there, 38 pounds an hour', 'He asked for 114 pounds.'],
    ['english', 'I charge £38/h. it took 90 minutes', 'The bill was £57.'],
    ['english', '12 complaints per month for 2 years', 'That makes 288 complaints.'],
    ['english', '80 seats, 4 euros per seat', 'We pay 320 euros.'],
    ['german', '38 euro pro stunde, 3 stunden gebraucht', 'Das macht 114 Euro.'],
    ['german', 'miete 4200 euro im monat, 2 jahre leerstand', 'Der Leerstand hat uns 100.800 Euro gekostet.'],
    ['french', '38 euros de l’heure, 3 heures de travail', 'Il a payé 114 euros.'],
    ['french', '200 € par mois pendant 6 mois', 'Nous avons payé 1 200 euros.'],
    ['spanish', '38 euros por hora, tardamos 3 horas', 'Pagaron 114 euros.'],
    ['spanish', '200 euros al mes, 6 meses', 'Pagamos 1.200 euros.'],
    ['english', 'closing the shop next monday', 'Next Monday we are closing it.'],
    ['french', 'nadia a rouvert à 5h du matin', 'À cinq heures du matin, Nadia a rouvert.'],
    [
      'english',
      'costs fell 18% in q2',
      'In Q2 the costs were 82 % of what they had been. In the second quarter we paid less.',
    ],
  ]
  test.each(noted)(
    'however it was noted, and what follows from it is theirs too, in %s: %s',
    (language, brief, text) => {
      const open = traceClaims(postOf(text), language, { ...nothing, brief }).filter(({ backing }) => backing === null)
      expect(open.map((claim) => claim.text)).toEqual([])
    },
  )

  const rephrased: [Language, string, string][] = [
    [
      'english',
      'moved our 14 person agency to a 4 day week in jan. revenue down 6% first quarter, back to normal by q3. two clients left, said friday emails mattered. sick days halved from 40 to 19',
      'In January our agency of fourteen moved to a four-day week. In the first quarter revenue fell by 6 %, and by Q3 it was back to normal. Two of our clients left us. They said that emails on Fridays mattered to them. Our sick days went from 40 to 19, less than half. I would do it again.',
    ],
    [
      'english',
      'got fired 3 weeks before christmas, age 47. 61 applications, 4 interviews, 1 offer in may, 15% less pay. what helped: walking w/ my neighbour every morning',
      'I was fired three weeks before Christmas. I am 47. I wrote 61 applications and got four interviews out of them. In May there was one offer, for 15 % less pay. What helped me was walking with my neighbour every morning.',
    ],
    [
      'english',
      'forgot to renew our domain. site down 9h on black friday, approx 22k lost. my fault, autorenew was on my old card',
      'On Black Friday our site was down for nine hours because I forgot to renew the domain. We lost about $22,000. It was my fault: the automatic renewal ran on my old card.',
    ],
    [
      'english',
      'hired a 58 yr old apprentice carpenter, used to be a bank clerk. best apprentice ive had in 20 years. customers think hes the boss',
      'Our new apprentice is 58. He was a bank clerk before he came to us as a carpenter. In twenty years I have not had a better one. Customers take him for the boss.',
    ],
    [
      'german',
      'filiale in fulda zugemacht, 5 leute, 3 konnten in kassel weitermachen. miete war 4200 im monat, umsatz zuletzt 11k. hätte ich 2 jahre früher machen müssen',
      'Wir haben die Filiale in Fulda geschlossen. Von fünf Leuten arbeiten drei in Kassel weiter. Die Miete lag bei 4.200 Euro, der Umsatz zuletzt bei 11.000. Zwei Jahre früher wäre besser gewesen.',
    ],
    [
      'german',
      'erste woche als teamleiterin, hab allen 6 einzeln 30 min zugehört statt powerpoint. peter hat gesagt das hat noch keiner gemacht',
      'In meiner ersten Woche als Teamleiterin habe ich zugehört. Sechs Gespräche, je eine halbe Stunde, keine PowerPoint. Peter sagte, das habe noch keiner gemacht.',
    ],
    [
      'spanish',
      'cerramos la tienda online en julio, 3 años, 1.900 pedidos, nunca ganamos dinero. nos quedamos con el local de Gijón. mi hermana llevaba razón',
      'En julio cerramos nuestra tienda online. Duró tres años y sumó 1.900 pedidos, pero nunca ganamos dinero con ella. Nos quedamos con el local de Gijón. Mi hermana tenía razón.',
    ],
    [
      'french',
      'viré mon plus gros client en avril, 38% du CA. il appelait le dimanche. 5 mois pour remonter, équipe de 4 soulagée',
      'En avril, j’ai viré mon plus gros client. Il pesait 38 % de notre chiffre d’affaires et il appelait le dimanche. Il nous a fallu cinq mois pour remonter. Mon équipe de quatre était soulagée.',
    ],
    [
      'french',
      'panne de la chambre froide samedi nuit, 800 kg de poisson perdus, assurance a payé 60%. maintenant alarme sur le tel de 3 personnes',
      'Dans la nuit de samedi, la chambre froide est tombée en panne. Nous avons perdu 800 kg de poisson. L’assurance en a payé 60 %, le reste, 40 %, est pour nous. Maintenant, trois personnes ont l’alarme sur leur téléphone.',
    ],
    [
      'english',
      'Our support team answers in 11 min now, was 3h. changed one thing: whoever opens a ticket keeps it. 8 people, since 2 sept',
      'Since the second of September whoever opens a ticket keeps it. It is the only thing we changed. Our team of eight used to answer after three hours. Today it takes eleven minutes, a sixteenth of the time.',
    ],
  ]
  test.each(rephrased)(
    'a draft that only says their notes in other words leaves nothing open, in %s: %s',
    (language, brief, text) => {
      const open = traceClaims(postOf(text), language, { ...nothing, brief }).filter(({ backing }) => backing === null)
      expect(open.map((claim) => claim.text)).toEqual([])
    },
  )

  test('a number that follows from none of the author’s stays open', () => {
    const brief = '80 seats, 11 empty. 6 of them in the back row since May.'
    const text = 'We gave 19 away on 3 June. 60 % of the back row stayed. It took 45 minutes and cost $4,000.'
    const open = traceClaims(postOf(text), 'english', { ...nothing, brief }).filter(
      ({ kind, backing }) => backing === null && kind !== 'event',
    )
    expect(open.map((claim) => claim.text)).toEqual(['19', '3 June', '60 %', '45 minutes', '$4,000'])
  })

  const counted: [Language, string, Record<string, string | null>, Record<string, string | null>][] = [
    ['english', '5 customers left', { 'We lost five clients.': 'brief' }, { 'We have 5 offices.': null }],
    ['english', '5 customers left', { 'Five people are gone.': 'brief' }, { 'There are 5 floors.': null }],
    ['english', '5 left in March', { 'Five customers are gone.': 'brief' }, {}],
    ['spanish', 'perdimos 5 clientes', { 'Se fueron 5 usuarios.': 'brief' }, { 'Tenemos 5 oficinas.': null }],
    ['french', '5 clients sont partis', { 'Ces 5 clients manquent.': 'brief' }, { 'Nous avons 5 bureaux.': null }],
    ['german', '5 Kunden sind gegangen', { 'Es fehlen 5 Kunden.': 'brief' }, { 'Wir haben 5 Büros.': null }],
    ['german', '5 customers left', { 'Es fehlen 5 Kunden.': 'brief' }, {}],
  ]
  test.each(counted)('a number for one thing does not back another, in %s: %s', (language, brief, same, others) => {
    for (const [text, backing] of Object.entries({ ...same, ...others })) {
      const numbers = traceClaims(postOf(text), language, { ...nothing, brief }).filter(({ kind }) => kind === 'number')
      expect(
        numbers.map((one) => one.backing),
        text,
      ).toEqual([backing])
    }
  })

  test.each<[Language, string, string[], string[]]>([
    ['english', 'Our churn fell 40%.', ['Churn is down by 40 %.', '40% less churn.'], ['Our revenue rose 40%.']],
    ['english', 'The shop opened in 2024.', ['In 2024, the shop was new.'], ['The app came in 2024.']],
    ['english', 'The move cost €500.', ['For 500 euros we moved: the move.'], ['The desk cost €500.']],
    ['spanish', 'La rotación bajó un 40 %.', ['Un 40 % menos de rotación.'], ['Las ventas subieron un 40 %.']],
    [
      'french',
      'L’attrition a baissé de 40 %.',
      ['40 % d’attrition en moins.'],
      ['Le chiffre d’affaires a monté de 40 %.'],
    ],
    ['german', 'Die Fluktuation sank um 40 %.', ['40 Prozent weniger Fluktuation.'], ['Der Umsatz stieg um 40 %.']],
  ])('a settled claim covers only its own thing, in %s: %s', (language, said, same, others) => {
    const amounts = (text: string) =>
      claimsIn(postOf(text), language).filter(({ kind }) => kind === 'number' || kind === 'date')
    const settled = settleClaims([], amounts(said), 'true')
    const backingsOf = (text: string) =>
      traceClaims(postOf(text), language, { ...nothing, settled })
        .filter(({ kind }) => kind === 'number' || kind === 'date')
        .map(({ backing }) => backing)
    for (const text of [said, ...same]) expect(backingsOf(text), text).toEqual(['author'])
    for (const text of others) expect(backingsOf(text), text).toEqual([null])
    expect(takeBack(settled, amounts(same[0]!)[0]!)).toEqual([])
    expect(takeBack(settled, amounts(others[0]!)[0]!)).toEqual(settled)
  })

  test('a rate combines only with amounts of its own unit', () => {
    const own = (brief: string) => ({ brief })
    expect(backings('It cost 114 pounds.', 'english', own('3 hours at 38 pounds a day'))).toMatchObject({
      '114 pounds': null,
    })
    expect(backings('It cost 114 pounds.', 'english', own('3 hours, and 38 pounds'))).toMatchObject({
      '114 pounds': null,
    })
    expect(backings('It rose by 12 %.', 'english', own('4 months, 3 % a month'))).toMatchObject({ '12 %': null })
  })

  test('a number with four digits or decimals needs only one shared word', () => {
    const own = {
      proofs: [
        'Loans at the branch: 71,400 last year, 74,900 this year. The branch has 14 desks and 2.3 km of shelves.',
      ],
    }
    expect(backings('Loans were 71,400 in the year before.', 'english', own)).toMatchObject({ '71,400': 'proof' })
    expect(backings('The shelves alone take 2.3 km.', 'english', own)).toMatchObject({ '2.3': 'proof' })
    expect(backings('We paid 71,400 for the van.', 'english', own)).toMatchObject({ '71,400': null })
    expect(backings('The branch lost 14 people.', 'english', own)).toMatchObject({ '14': null })
  })

  test('a stored fact that the post was written from counts like its notes', () => {
    const facts = ['Loans at the branch: 71,400 last year, 74,900 this year. Monday to Friday we open at nine.']
    const text = 'It was 71,400 before. That is 3,500 more, or 5 %. We have 40 offices.'
    expect(backings(text, 'english', { proofs: facts })).toMatchObject({ '71,400': null, '3,500': null })
    expect(backings(text, 'english', { proofs: facts, facts })).toMatchObject({
      '71,400': 'proof',
      '3,500': 'proof',
      '5 %': 'proof',
      '40': null,
    })
  })

  test('a stored fact in another language does not back every event', () => {
    const facts = ['Ich habe mit meinem Team das Meeting am Montag gestrichen.']
    expect(backings('I wrote a book about sailing.', 'english', { proofs: facts, facts })).toEqual({
      'I wrote a book about sailing': null,
    })
  })

  test('a number in one of many samples counts only with the same topic', () => {
    const own = { samples: ['When we opened the Lisbon office, 12 people moved with me.'] }
    expect(backings('12 people moved.', 'english', own)).toMatchObject({ '12': 'sample' })
    expect(backings('We lost 12 laptops.', 'english', own)).toMatchObject({ '12': null })
  })

  test('the profile, the proof bank and settled claims back it too', () => {
    const own = {
      profile: 'Nora Field\nFieldnotes',
      proofs: ['We have 14 engineers in Lyon.'],
      settled: [
        { key: '40%', state: 'true' as const },
        { key: '60%', state: 'asked' as const },
      ],
    }
    expect(backings('At Fieldnotes our 14 engineers save 40 % and 60 %.', 'english', own)).toMatchObject({
      Fieldnotes: 'profile',
      '14': 'proof',
      '40 %': 'author',
      '60 %': null,
    })
  })

  test('a short form in the notes backs the whole word', () =>
    expect(backings('I dropped the production database.', 'english', { brief: 'prod db dropped, i ran it' })).toEqual({
      'I dropped the production database': 'brief',
    }))

  test('an event in the author’s notes in another language backs one in the post', () => {
    const own = { brief: 'Ich habe mit meinem Team das Meeting am Montag gestrichen.' }
    expect(backings('We cancelled a meeting.', 'english', own)).toEqual({ 'We cancelled a meeting': 'brief' })
  })
})

describe('what is open', () => {
  const claims = traceClaims(postOf('We lost 12 clients. 40 % came back.'), 'english', nothing)

  test('is listed once: an event with its number inside', () => {
    expect(openClaims(claims).map(({ text, inside }) => [text, inside.map((one) => one.text)])).toEqual([
      ['We lost 12 clients', ['12']],
      ['40 %', []],
    ])
  })

  test('is settled with the claims inside it, and not asked about again', () => {
    const settled = settleClaims([], [openClaims(claims)[0]!], 'asked')
    expect(settled).toEqual([
      { key: 'we lost 12 clients', state: 'asked' },
      { key: '12 clien', state: 'asked' },
    ])
    expect(unaskedClaims(claims, settled).map(({ text }) => text)).toEqual(['40 %'])
    expect(settleClaims(settled, claims.slice(0, 1), 'true')).toContainEqual({
      key: 'we lost 12 clients',
      state: 'true',
    })
  })
})

describe('the author’s own word', () => {
  const writing = { subject: 'Our page', answers: [], leadMagnetTitle: null, language: 'english' as const, claims: [] }
  const keysOf = (settled: readonly { key: string }[] | null) => settled?.map(({ key }) => key) ?? null

  test('confirms claims that they type and no earlier text made', () => {
    const before = postOf('Our page has 1,200 readers. It saved 40 hours.')
    const after = postOf('Our page has 1,300 readers. It saved 40 hours. Anna Berg wrote it.')
    expect(keysOf(settleTyped(writing, after, [before]))).toEqual(['1300 | page reade', 'anna berg'])
    expect(settleTyped(writing, postOf('It saved 40 hours of our time.'), [before])).toBeNull()
    const alike = postOf('We saved a lot of time for everyone in the team.')
    expect(keysOf(settleTyped(writing, postOf('We saved time for the team.'), [alike]))).toEqual([
      'we saved time for the team',
    ])
    expect(settleTyped(writing, alike, [alike])).toBeNull()
    expect(settleTyped({ ...writing, subject: 'It saved 40 hours' }, before, [postOf('1,200 readers')])).toBeNull()
  })

  test.each<[string, string, string[] | null]>([
    ['add that we saved 40 hours', 'The page saved 40 hours. It has 90 readers.', ['40 hour | page']],
    ['say that Anna Berg wrote it in 2021', 'Anna Berg wrote it in 2021.', ['anna berg', 'y2021 | anna berg write']],
    ['make it about 30% shorter', 'The page saved 30% of it.', null],
    ['say it in 5 sentences', 'The page has 5 customers.', null],
    ['more casual', 'The page saved 40 hours.', null],
    [shortenInstruction, 'The page saved 30%.', null],
  ])('confirms claims from their instruction: “%s” for “%s”', (instruction, text, keys) => {
    expect(keysOf(settleInstructed(writing, postOf(text), instruction))).toEqual(keys)
  })
})

test.each(idsOf(languages))(
  'of the labelled %s drafts, the ledger finds what is invented and little else',
  (language) => {
    let invented = 0
    let found = 0
    let alarms = 0
    let isFalse = 0
    for (const { brief, post, invented: planted } of passages[language]) {
      const open = traceClaims(postOf(post), language, { ...nothing, brief }).filter(
        ({ kind, backing }) => backing === null && (kind === 'number' || kind === 'date'),
      )
      const isSame = (one: string, other: string) => one.includes(other) || other.includes(one)
      invented += planted.length
      found += planted.filter((one) => open.some(({ text }) => isSame(one, text))).length
      alarms += open.length
      isFalse += open.filter(({ text }) => !planted.some((one) => isSame(one, text))).length
    }
    expect(found / invented).toBeGreaterThanOrEqual(0.9)
    expect(isFalse / alarms).toBeLessThanOrEqual(0.05)
  },
)

test('a text of 30,000 characters is traced to 500 samples and 500 facts in a moment', async () => {
  const report = (at: number) =>
    `In week ${at} we moved ${at * 3} files to Lisbon. Anna Berg said that it took ${at} days.`
  const own = {
    ...nothing,
    samples: Array.from({ length: 500 }, (_, at) => `${report(at)} ${report(at + 7)}`),
    proofs: Array.from({ length: 500 }, (_, at) => report(at + 500)),
    settled: Array.from({ length: 500 }, (_, at) => ({ key: `${at} hour | team page${at}`, state: 'true' as const })),
  }
  traceClaims(postOf(report(1)), 'english', own)
  const trace = (run: number) => {
    const text = Array.from({ length: 400 }, (_, at) => report((run * 400 + at) * 5)).join('\n')
    expect(traceClaims(postOf(text.slice(0, 30_000)), 'english', own).length).toBeGreaterThan(1_000)
  }
  await expectWithin(400, (run) => processorMs(() => trace(run)))
})

test('every claim is at its offsets, in any text', () => {
  const word = fc.constantFrom(
    'I',
    'built',
    '12',
    '40 %',
    'März',
    '“so it goes on”',
    'Anna',
    'wir',
    'haben',
    '1.200',
    'trois',
    '\n',
    '- ',
    '👋🏽',
    '#tag2',
    '.',
    '?',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ unit: 'binary' }))),
      fc.constantFrom(...idsOf(languages)),
      (parts, language) => {
        const text = parts.join(' ')
        for (const claim of claimsIn(postOf(text), language))
          expect(text.slice(claim.start, claim.end)).toBe(claim.text)
      },
    ),
    { numRuns: 300 },
  )
})
