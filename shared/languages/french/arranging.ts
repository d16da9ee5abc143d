import { withBlankBeforePercent } from '../cleaning.ts'
import type { ArrangingWords } from '../writing.ts'
import { frenchNotes } from './notes.ts'

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
  request:
    /^(?:écris|écrivez|rédige|rédigez|fais|faites|crée|je (?:veux|voudrais)|il me faut)(?:-moi)? (?:moi )?(?:un |le )?(?:court |petit )?(?:post|texte)(?: linkedin)? (?:sur|à propos de|qui dit que) /iu,
  notes: frenchNotes,
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
