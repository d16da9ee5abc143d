import type { Language } from '#shared/catalogue.ts'

/**
 * Words typical of machine-written text in each language. A short list keeps a model's attention; the Reader check
 * knows more.
 */
export const overusedWords: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'delve',
    'leverage',
    'unlock',
    'landscape',
    'testament',
    'game-changer',
    'journey',
    'here’s the thing',
    'let that sink in',
    'the result?',
    'thrilled to announce',
  ],
  spanish: [
    'potenciar',
    'impulsar',
    'panorama',
    'marcar la diferencia',
    'llevar al siguiente nivel',
    'sinergia',
    'en un mundo cada vez más',
    'la clave está en',
    'aquí viene lo interesante',
    'emocionado de anunciar',
  ],
  french: [
    'levier',
    'booster',
    'véritable',
    'incontournable',
    'changer la donne',
    'écosystème',
    'dans un monde où',
    'le résultat ?',
    'et si je vous disais',
    'force est de constater',
    'ravi de vous annoncer',
  ],
  german: [
    'eintauchen',
    'Gamechanger',
    'auf das nächste Level',
    'Mehrwert',
    'ganzheitlich',
    'nahtlos',
    'in einer Welt, in der',
    'Hand aufs Herz',
    'Das Ergebnis?',
    'der Schlüssel zum Erfolg',
    'ich freue mich riesig',
  ],
}
