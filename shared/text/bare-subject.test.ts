import { expect, test } from 'vitest'
import type { Language } from '../catalogue.ts'
import { isBareSubject } from './bare-subject.ts'

test.each<[string, Language]>([
  ['Code review', 'english'],
  ['5 tips for a calmer on-call week', 'english'],
  ['A meeting that went wrong', 'english'],
  ['We lost our biggest client last week', 'english'],
  ['How small manufacturers can plan their shifts without a spreadsheet and without weekend calls', 'english'],
  ['Cómo decir que no a un cliente', 'spanish'],
  ['Perdimos a nuestro mejor cliente', 'spanish'],
  ['Recruter sans CV', 'french'],
  ['Mein erster Tag als Chefin', 'german'],
])('a topic alone is bare: %s', (subject, language) => {
  expect(isBareSubject(subject, language)).toBe(true)
})

test.each<[string, Language]>([
  ['In March 2024 my boss lost 40% of our clients', 'english'],
  ['Churn fell from 4.1% to 2.9% after the new onboarding', 'english'],
  ['We stopped the Monday meeting. Nobody missed it.', 'english'],
  ['Meeting went wrong\nwrong slides\nclient left early', 'english'],
  [
    'I told a new customer that our tool was not for them and they came back a year later with a team of six',
    'english',
  ],
  ['Cerramos la tienda el martes y el miércoles llamaron tres clientes para preguntar por qué no abríamos', 'spanish'],
  ['Nous avons fermé la boutique un mardi. Le lendemain, trois clients ont appelé.', 'french'],
  ['Wir haben die Montagsrunde gestrichen. Vermisst hat sie niemand.', 'german'],
])('a subject that tells something is not: %s', (subject, language) => {
  expect(isBareSubject(subject, language)).toBe(false)
})
