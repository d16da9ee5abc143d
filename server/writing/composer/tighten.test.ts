import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { speechOf } from './language.ts'
import { tighten, varyRhythm } from './tighten.ts'

const improved = (language: Language, text: string) => {
  const speech = speechOf(language)
  return varyRhythm(tighten(text, speech), speech)
}

describe('saying the same in fewer words', () => {
  test.each<[Language, string, string]>([
    ['english', 'He is actually very good at it.', 'He is good at it.'],
    ['english', 'We were basically really tired.', 'We were tired.'],
    ['english', 'It is quite literally true.', 'It is true.'],
    ['english', 'He was, quite literally, on the roof.', 'He was on the roof.'],
    ['english', 'He is a very old man.', 'He is an old man.'],
    ['english', 'It was an extremely good idea.', 'It was a good idea.'],
    ['english', 'The majority of our team is remote.', 'Most of our team is remote.'],
    ['english', 'We are able to, but he is able to swim.', 'We are able to, but he can swim.'],
    ['english', 'To be honest, we lost money.', 'We lost money.'],
    ['english', 'The truth is we lost money.', 'We lost money.'],
    ['english', 'The team — all five of us — left.', 'The team, all five of us, left.'],
    ['german', 'Das ist eigentlich sehr gut.', 'Das ist gut.'],
    ['german', 'Sehr viele Kunden sind gegangen.', 'Viele Kunden sind gegangen.'],
    ['german', 'Wir blieben aufgrund der Tatsache, dass es regnete.', 'Wir blieben, weil es regnete.'],
    ['german', 'Hand aufs Herz: Wir waren sehr müde.', 'Wir waren müde.'],
    ['french', 'Il faut véritablement aimer le métier.', 'Il faut aimer le métier.'],
    ['french', "La vérité, c'est que nous avons perdu.", 'Nous avons perdu.'],
    ['spanish', 'La verdad es que realmente es muy bueno.', 'Es muy bueno.'],
    ['spanish', 'Potenciar el talento es realmente clave.', 'Potenciar el talento es clave.'],
  ])('in %s, filler goes and whole sentences are left: %s', (language, text, expected) => {
    expect(improved(language, text)).toBe(expected)
  })

  test.each<[Language, string]>([
    ['english', 'Really? Just do it.'],
    ['english', 'Really? Just do it, then tell me what happened on your side.'],
    ['english', "I don't really know him well."],
    ['english', 'Not really. Very few people.'],
    ['english', 'I explained it simply and clearly.'],
    ['english', 'We are well and truly lost now.'],
    ['english', 'It is big, very big.'],
    ['english', 'It was a very unique day.'],
    ['english', 'I put it simply, in general terms.'],
    ['english', 'Of course not every customer stayed.'],
    ['english', 'I know that that man had had enough.'],
    ['english', 'I think that is wrong.'],
    ['english', 'The truth is in the logs.'],
    ['english', '2019—2021 was hard.'],
    ['german', 'Wirklich? Ja.'],
    ['german', 'Hat es geklappt? Nicht wirklich.'],
    ['german', 'Das war nicht sehr gut.'],
    ['german', 'Menschen, die die Welt ändern.'],
    ['german', 'Sehr geehrte Damen und Herren.'],
    ['german', 'Das freut mich so sehr.'],
    ['german', 'Kurz gesagt: Nein.'],
    ['french', 'Vraiment ? Oui. C’est vraiment très bien.'],
    ['french', 'Pas vraiment. Très peu de gens.'],
    ['french', 'Nous nous sommes trompés.'],
    ['french', 'Il s’agit d’un grand nombre de clients.'],
    ['french', 'C’est d’extrêmement bonne qualité.'],
    ['spanish', '¿Realmente? Sí.'],
    ['spanish', 'No realmente.'],
    ['spanish', 'No es realmente bueno para nadie.'],
    ['spanish', 'Lo que quería era realmente y sin dudas un cambio.'],
  ])('in %s, a word stays where the sentence needs it: %s', (language, text) => {
    expect(improved(language, text)).toBe(text)
  })

  test.each<[Language, string, string]>([
    ['english', 'She said “really very good” to me.', 'She said “really very good” to me.'],
    [
      'english',
      'He told us “I really left. And I was very tired.” Then it was really over.',
      'He told us “I really left. And I was very tired.” Then it was over.',
    ],
    [
      'english',
      '"I really love it," she said, and it was really good.',
      '"I really love it," she said, and it was good.',
    ],
    ['english', 'He said "it is very good and left.', 'He said "it is very good and left.'],
    [
      'german',
      'Er sagte: „Das ist wirklich sehr gut“, und ging sehr schnell nach Hause.',
      'Er sagte: „Das ist wirklich sehr gut“, und ging schnell nach Hause.',
    ],
    [
      'french',
      'Elle a dit : « C’est extrêmement faux. » Il est extrêmement tard.',
      'Elle a dit : « C’est extrêmement faux. » Il est très tard.',
    ],
    ['spanish', 'Dijo: «Es realmente bueno.» Y es realmente tarde.', 'Dijo: «Es realmente bueno.» Y es tarde.'],
  ])('in %s, what is quoted stays word for word: %s', (language, text, expected) => {
    expect(improved(language, text)).toBe(expected)
  })
})

describe('the rhythm', () => {
  test.each<[Language, string]>([
    ['english', 'So many people. So we left.'],
    ['english', 'Not one call. Anna wrote.'],
    ['german', 'Der Termin fiel aus. Anna schrieb.'],
    ['french', 'Oui. C’est très bien.'],
    ['french', 'Pas vraiment. Très peu de gens.'],
    ['spanish', '¿Sí? Sí. Es muy bueno.'],
  ])('in %s, a word that may need its capital opens its own sentence: %s', (language, text) => {
    expect(improved(language, text)).toBe(text)
  })

  test('two short sentences become one where the second opens with a plain word', () => {
    expect(improved('english', 'We left early. They stayed on.')).toBe('We left early, and they stayed on.')
  })

  test.each([
    'He said “we were all there in the room that day, and we saw the whole thing happen right in front of us” to her.',
    'Three things were decided in that long meeting on the last day: who calls; who writes; who reads it all at the very end.',
  ])('a long sentence stays whole where a part of it would not stand: %s', (text) => {
    expect(varyRhythm(text, speechOf('english'))).toBe(text)
  })
})
