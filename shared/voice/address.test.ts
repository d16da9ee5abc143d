import { expect, test } from 'vitest'
import { addressIn } from './address.ts'

test.each([
  ['german', 'Wenn du willst, schreib dir die Nummer auf.', 'informal'],
  ['german', 'Schreibt mir, was bei euch anders läuft.', 'informal'],
  ['german', 'Wenn Sie mögen, rufen Sie an. Ich freue mich, von Ihnen zu hören.', 'formal'],
  ['german', 'Sie kam um vier. Sie ging um fünf.', null],
  ['french', 'Si tu veux, je t’envoie la liste.', 'informal'],
  ['french', 'Et vous, comment faites-vous avec vos clients ?', 'formal'],
  ['spanish', 'Si te pasa lo mismo, dime cómo lo haces tú.', 'informal'],
  ['spanish', 'Si a usted le pasa lo mismo, escríbame.', 'formal'],
  ['spanish', 'Abrimos el lunes.', null],
  ['spanish', '¿Qué opinas? Cuéntame.', 'informal'],
  ['spanish', '¿Cómo lo haces? Escríbenos.', 'informal'],
  ['spanish', 'Llámame mañana.', 'informal'],
  ['spanish', 'Dígame qué piensa.', 'formal'],
  ['spanish', '¿Cómo es un lunes? ¿Qué pasa después? ¿Por qué muchas empresas y las ventas bajan?', null],
  ['french', 'Raconte-moi la suite. Dis-moi tout.', 'informal'],
  ['french', 'Écrivez-moi. Dites-moi tout.', 'formal'],
  ['french', 'Un ami a cuisiné chez-moi.', null],
  ['german', 'Habt ihr das auch? Schreibt mir.', 'informal'],
  ['german', 'Erzählt uns davon.', 'informal'],
  ['german', 'Das macht ihr Spaß. Er schreibt mir. Gefällt mir.', null],
  ['spanish', 'El nuevo me trató de usted toda la mañana. En el taller nos hablamos de tú.', null],
  ['spanish', 'El jefe me dijo: tú no entiendes de pan.', null],
  ['spanish', '«¿Tú qué harías?» Y se fue. Si a usted le pasa, escríbame.', 'formal'],
  [
    'german',
    'Seit gestern soll ich jemanden siezen, den ich zehn Jahre kenne. Der Chef hat mir das Du angeboten.',
    null,
  ],
  ['german', 'Der Kunde sagte: Ich rufe an, wenn ich Sie brauche.', null],
  ['german', '„Haben Sie das geprüft?“ Hatte ich nicht. Schreib mir, wenn du es besser machst.', 'informal'],
  ['german', 'Da ist ein Formular, das Sie kennen, und ein Recht, das Sie angeht.', 'formal'],
  ['french', 'Il fallait se vouvoyer, puis on est passé au tu.', null],
  ['french', 'La cliente m’a dit que vous n’ouvrez jamais à l’heure.', null],
  ['french', '« Vous fermez quand ? » À midi. Dis-moi si tu fais pareil.', 'informal'],
  ['english', 'You can ring me.', null],
] as const)('in %s “%s” addresses its readers: %s', (language, text, address) => {
  expect(addressIn([text], language)).toBe(address)
})

test('what most texts do counts', () => {
  const [you, formal] = ['Schreib mir, wenn du magst.', 'Schreiben Sie mir, wenn Sie mögen.']
  expect(addressIn([you, you, formal], 'german')).toBe('informal')
  expect(addressIn([you, formal], 'german')).toBeNull()
})
