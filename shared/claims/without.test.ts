import { expect, test } from 'vitest'
import type { ClaimKind } from './found.ts'
import { sentenceAround, withoutClaim } from './without.ts'

const spanOf = (text: string, claim: string, kind?: ClaimKind) => ({
  kind,
  start: text.indexOf(claim),
  end: text.indexOf(claim) + claim.length,
})

test.each([
  ['It works. We saved 40 hours. It stays.', '40 hours', 'It works. It stays.'],
  ['In March 2024, we cut it. Fine.', 'March 2024', 'We cut it. Fine.'],
  ['We wrote it down, which saved us 40 hours. Good.', '40 hours', 'We wrote it down. Good.'],
  ['It works (up 40 %) for us.', '40 %', 'It works for us.'],
  ['One\n\nWe saved 40 hours.\n\nTwo', '40 hours', 'One\n\nTwo'],
  ['- One\n- We saved 40 hours.\n- Two', '40 hours', '- One\n- Two'],
  ['1. We saved 40 hours. Nice.\n2. Two', '40 hours', '1. Nice.\n2. Two'],
  ['We saved 40 hours.', '40 hours', ''],
  ['Im März 2024, kurz vor Ostern, war Schluss. Gut.', 'März 2024', 'Gut.'],
])('“%s” without “%s” becomes “%s”', (text, claim, left) => {
  expect(withoutClaim(text, spanOf(text, claim))).toBe(left)
})

test.each<[string, string, ClaimKind, string]>([
  ['It cost $4.5 million to build in Q3 FY24 (see p. 12). Step 1: ask.', '$4.5 million', 'number', 'Step 1: ask.'],
  ['No. 5 was late. St. Gallen is far. Fine.', '5', 'number', 'St. Gallen is far. Fine.'],
  ['Es steht dort (siehe S. 12 und Nr. 4). Gut.', '12', 'number', 'Es steht dort. Gut.'],
  ['Vea el art. 5 (pág. 12). Nada más.', '12', 'number', 'Vea el art. 5. Nada más.'],
  ['In 5 days we lost 5 customers.', '5 days', 'number', 'We lost 5 customers.'],
  ['En 5 días perdimos 5 clientes.', '5 días', 'number', 'Perdimos 5 clientes.'],
  ['En 5 jours nous avons perdu 5 clients.', '5 jours', 'number', 'Nous avons perdu 5 clients.'],
  ['En 2021 l’équipe a changé.', '2021', 'date', 'L’équipe a changé.'],
  ['En 5 días de trabajo perdimos 5 clientes. Fin.', '5 días', 'number', 'Fin.'],
  ['In 5 Tagen verloren wir 5 Kunden. Ende.', '5 Tagen', 'number', 'Ende.'],
  ['M. Dupont a dit oui en 2021.', '2021', 'date', 'M. Dupont a dit oui.'],
  ['Mr. Field said yes back in March 2021.', 'March 2021', 'date', 'Mr. Field said yes.'],
  ['La Sra. Pérez dijo que sí en marzo de 2021.', 'marzo de 2021', 'date', 'La Sra. Pérez dijo que sí.'],
  ['Das Büro schlossen wir im März 2021.', 'März 2021', 'date', 'Das Büro schlossen wir.'],
  ['We all met at nine. Good.', 'at nine', 'date', 'We all met. Good.'],
  ['It was in 2021. Good.', '2021', 'date', 'Good.'],
  ['The two of us met between March and May. Good.', 'May', 'date', 'Good.'],
  ['We have 5 offices in 40 %. Good.', '40 %', 'number', 'Good.'],
])('“%s” without “%s”, a %s, leaves no fragment', (text, claim, kind, left) => {
  expect(withoutClaim(text, spanOf(text, claim, kind))).toBe(left)
})

test('a claim is shown in its sentence', () => {
  const text = '- One.\n- We saved  40 hours. It stays.'
  expect(sentenceAround(text, spanOf(text, '40 hours'))).toBe('We saved  40 hours.')
})
