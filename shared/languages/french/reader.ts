import { gradeOfEase } from '../grade.ts'
import { never, none, setOf } from '../lists.ts'
import type { ReaderWords } from '../reader.ts'

export const french: ReaderWords = {
  verbs: {
    subjects: setOf('je j tu il on ils c nous vous'),
    leading: setOf('ne n se s me m te t'),
    noVerb: setOf(
      'et ou mais pas plus ni de d à au en avec pour sur dans par que qui même mêmes deux trois tous toutes',
    ),
    finite: setOf(`
      est sont était étaient suis sommes êtes sera serait seront fut furent ai a avons avez ont avait avaient avais aura
      aurait va vais vont allons faut peut peux peuvent pouvait doit dois doivent devait veut veux veulent sait sais
      savent dit disent vient viennent vaut`),
    sure: /^\p{L}{2,}(?:aient|èrent|irent)$/u,
    likely:
      /^(?:\p{L}{2,}(?:ait|ez)|fait|font|prend|prennent|met|mettent|reste|restent|coûte|coûtent|marche|travaille|pense|change|commence|continue|arrive|arrivent|manque|compte|suffit|sert|aide|aiment|avançons|devient)$/u,
    opens: never,
    others: setOf(`
      lait trait portrait souhait parfait retrait extrait bienfait attrait forfait chez assez nez rendez client patient
      quotient`),
    before: setOf(`
      le la les l un une des du de d au aux à en dans par pour sur sous avec sans chez mon ma mes ton ta tes son sa ses
      notre nos votre vos leur leurs ce cet cette ces deux trois quatre cinq six sept huit neuf dix très plus moins bien
      et ou tout`),
    opening: setOf('parce quand lorsque si que qui comment pourquoi où comme puisque quel quelle quels quelles'),
    relative: setOf('qui que qu dont où'),
    near: none,
    articles: setOf('le la les l un une mon ma mes notre nos deux trois quatre cinq six sept huit neuf dix ce'),
  },
  joints: setOf('de pour et ou'),
  nouns: setOf('l d le un'),
  prepositions: none,
  everything: none,
  being: setOf('est sont était étaient'),
  contracted: none,
  ago: /(?<!\p{L})il y a (?:[^\s,]{1,20} ){1,2}(?:ans?|mois|semaines?|jours?|heures?)(?!\p{L})/giu,
  contrasts: [
    /\bn['’](?:est|était) (?:pas|plus) [^.!?\n]{2,60}[.;]\s{1,2}c['’](?:est|était)\b/i,
    /\bpas parce que? [^.!?\n]{2,60}[.,]\s{1,2}(?:mais )?parce que?\b/i,
  ],
  vowels: /[aeiouyàâéèêëîïôöùûüœæ]+/g,
  mute: /[^aeiouyàâéèêëîïôöùûü](?:e|es|ent)$/,
  // Kandel and Moles, from 0 to 100.
  grade: ({ perWord, perSentence }) => gradeOfEase(207 - 73.6 * perWord - 1.015 * perSentence),
  smallShare: 0.54,
}
