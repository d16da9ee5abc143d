import { expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { speechOf } from './language.ts'
import { shorten } from './shorten.ts'

/** A sentence of the author's in a post that has to keep the rest. */
const shortened = (language: Language, hook: string) => {
  const insight = `${Array(14).fill('x').join(' ')}.`
  return shorten({ hook, insight, value: '', cta: '' }, speechOf(language), () => false).hook
}

test.each<[Language, string, string]>([
  ['english', 'We stayed for two years although the pay was bad.', 'We stayed for two years.'],
  ['spanish', 'Nos fuimos todos de allí porque el alquiler subió mucho.', 'Nos fuimos todos de allí.'],
  ['spanish', 'Vendimos el coche viejo del abuelo, lo cual nos dolió.', 'Vendimos el coche viejo del abuelo.'],
  ['french', 'Nous avons quitté la ville parce que le loyer doublait.', 'Nous avons quitté la ville.'],
  [
    'french',
    'Il a vendu la vieille voiture de son père, ce qui nous a fait mal.',
    'Il a vendu la vieille voiture de son père.',
  ],
  ['german', 'Wir sind aus der Stadt gezogen, weil die Miete sich verdoppelt hat.', 'Wir sind aus der Stadt gezogen.'],
])('in %s, a sentence can lose the remark at its end: %s', (language, text, expected) => {
  expect(shortened(language, text)).toBe(expected)
})

test.each<[Language, string]>([
  ['english', 'The bakery on the main corner, which Anna found in May, closed last week.'],
  ['english', 'They decide which tools we use and they never ask us about it.'],
  ['english', 'The log in which we found it was four years old.'],
  ['english', 'Nobody on the team left because they were unhappy.'],
  ['english', 'She said to us all: “We stayed here because it was good.”'],
  ['english', 'We had all read the same log file and drawn the same wrong conclusion.'],
  ['english', 'We invited everyone on the list, but nobody came to it.'],
  ['spanish', 'El libro, que compré en mayo, se perdió en la mudanza.'],
  ['spanish', 'Dijo que no, que ya lo sabía todo el mundo.'],
  ['spanish', 'Llamé a once antiguos compañeros, le pedí un nombre a cada uno y lo apunté.'],
  ['french', "Personne n'est parti de là parce qu'il était triste."],
  ['french', "J'ai appelé onze anciens collègues, j'ai demandé un nom à chacun et j'ai noté."],
  ['german', 'Ich weiß bis heute nicht, was das gekostet hat.'],
  ['german', 'Er sagte in der Sitzung, da sei nichts zu machen.'],
  ['german', 'Niemand ist von dort gegangen, weil er traurig war.'],
])('in %s, a sentence stays whole where less of it would say something else: %s', (language, text) => {
  expect(shortened(language, text)).toBe(text)
})
