import { withBlankBeforePercent } from '../cleaning.ts'
import type { ArrangingWords } from '../writing.ts'

export const frenchArranging: ArrangingWords = {
  leansBack:
    "il elle ils elles ça cela ceci c'est c'était ce cet cette ces lui leur leurs son sa ses y alors ensuite puis après donc mais et ou car parce ainsi aussi pourtant depuis maintenant cependant pendant là celui celle ceux tous toutes d'ailleurs résultat",
  standsFor: "donc il elle ils elles ça cela ceci lui leur leurs le-même celui celle ceux y l'a l'ont l'avait",
  firstPerson: "je j'ai j'avais j'étais j me m'a moi mon ma mes nous notre nos on",
  announces: /^\p{L}{3,12}ons(?!\p{L})/iu,
  finite:
    /(?<!\p{L})(?:est|sont|était|étaient|a|ai|as|ont|avons|avait|avaient|va|vont|fait|font|peut|doit|\p{L}{2,}(?:ait|aient|èrent|ons|ez))(?!\p{L})/iu,
  dropped: [
    { verb: /^ai (?!-je)/iu, one: 'J’' },
    { verb: /^suis (?!-je)/iu, one: 'Je ' },
    { verb: /^(?:avons|sommes) /iu, one: 'Nous ' },
  ],
  capitalsAreNames: true,
  contrast: 'pas mais seulement jamais personne rien sans sauf au-lieu lieu moins perdu aucun aucune zéro non',
  offer: {
    problem: 'quel problème cela règle-t-il, et pour qui ?',
    contents: 'qu’est-ce qu’on y trouve ?',
    place: 'où peut-on l’obtenir ?',
  },
  endings: { question: 'Comment le voyez-vous ?', poll: 'Que choisissez-vous ?' },
  wholeSentence: (words) => `« ${words} » : comment le dire en une phrase entière ?`,
  clean: withBlankBeforePercent,
  colon: '\u00A0: ',
  noAnswer: 'non|rien|rien encore|aucune?|je ne sais pas|sais pas',
  and: 'et',
  ofThem: { of: "de|d'", them: 'eux|elles' },
  wishes: {
    pointing: 'le la l mon ma mes notre nos personne noms chiffres client clients',
    beforeNot: { and: 'et|mais', not: 'pas|ne|sans' },
    mention: 'menti|évoqu',
    byName: 'par (?:son|leur) nom|nommément',
    articles: 'le la les l',
    please: 'svp stp merci pls',
    not: 'pas sans ne ni rien jamais aucun aucune évite éviter évitez',
    out: 'enlève enlever retire retirer',
    withhold:
      'parle parler parlez mentionne mentionner mentionnez nomme nommer nommez cite citer citez révèle révéler évoque évoquer enlève enlever retire retirer',
    shape:
      'fais faites écris écrivez écrire garde gardez utilise utiliser mets mettez reste restez sois soyez dis commence termine parle',
    fill: "toutes fin et ou mais très un une peu de du des d c'est ça le la les l en avec que soit doit trop plus moins tout ton style post texte linkedin publication à au aux pas je veux s'il te vous plaît plait qui sonne genre faire être se",
    request:
      /^(?:écris|écrivez|rédige|rédigez|fais|faites|crée|je (?:veux|voudrais)|il me faut)(?:-moi)? (?:moi )?(?:un |le )?(?:court |petit )?(?:post|texte)(?: linkedin)? (?:sur|à propos de|qui dit que) /iu,
    length: /(?:^|\s)\d{1,4} (?:mots|phrases|lignes|caractères|paragraphes)(?!\p{L})/iu,
    roles:
      'client entreprise société chef patron collègue nom ville personne marque fournisseur équipe chiffre montant',
    short: 'court bref brève concis',
    question: 'question',
  },
  instructions: {
    to: 'à',
    hook: 'accroche hook début introduction ouverture',
    other: 'autre nouvelle nouveau différente différent change changer changez réécris remplace meilleure',
    shorter: 'court courte raccourcis raccourcir raccourcissez bref réduis réduire concis condense',
    list: 'liste puces points',
    without: 'sans enlève enlever supprime supprimer retire pas',
    improve: 'améliore améliorer améliorez corrige',
    cta: 'cta fin conclusion',
    fill: "rends rends-le un une le la les l d de du des en comme avec et s'il te vous plaît svp stp fais faites plus donne-moi donne moi je veux voudrais post texte tout section que soit me emojis emoji émojis peux-tu peu quelques lignes phrases mets sous forme l'accroche d'accroche",
  },
}
