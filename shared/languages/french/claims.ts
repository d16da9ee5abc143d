import type { ClaimWords } from '../claims.ts'
import { foldedSetOf, mapOf, never, setOf } from '../lists.ts'

/** Past participles, without other words that end like them, such as "tous" and "plus". */
const participle =
  '(?!(?:tous|qu|plus|plusieurs|jamais|mais|puis|depuis|sous|nous|vous|deux|aussi|ainsi|ici|qui|lui|parmi|midi|trois|fois|mois|dans|sans|pas|très|après|dès|près|accès|succès|progrès|du|au|eux|peu|lieu|mieux|début|soit|petit|huit|nuit|droit|esprit|envie|besoin|peur|raison)(?!\\p{L}))(?:\\p{L}+(?:é|és|ée|ées|i|is|it|u|us|ert|aint|eint)|fait|mis|pris|dit|écrit)(?!\\p{L})'

const months = [
  ['janvier', 'janv'],
  ['fevrier', 'fevr'],
  ['mars'],
  ['avril', 'avr'],
  ['mai'],
  ['juin'],
  ['juillet', 'juil'],
  ['aout'],
  ['septembre', 'sept'],
  ['octobre', 'oct'],
  ['novembre', 'nov'],
  ['decembre', 'dec'],
]

export const french: ClaimWords = {
  numbers: mapOf(
    'zero 0|deux 2|trois 3|quatre 4|cinq 5|six 6|sept 7|huit 8|neuf 9|dix 10|onze 11|douze 12|treize 13|quatorze 14|quinze 15|seize 16|vingt 20|vingts 20|trente 30|quarante 40|cinquante 50|soixante 60|septante 70|octante 80|huitante 80|nonante 90|dizaine 10|douzaine 12|quinzaine 15|vingtaine 20|trentaine 30|quarantaine 40|cinquantaine 50',
    Number,
  ),
  powers: mapOf(
    'cent 100|cents 100|mille 1000|million 1000000|millions 1000000|milliard 1000000000|milliards 1000000000|centaine 100',
    Number,
  ),
  joint: 'et',
  crowds: mapOf('dizaines 20|douzaines 24|centaines 100|milliers 1000|millions 1000000|milliards 1000000000', Number),
  parts: mapOf('tiers 3|quart 4|quarts 4|cinquieme 5|dixieme 10', Number),
  phrases: [
    { pattern: /(?<=\d \p{L}{1,30}, )(?:à )?moitié (?=\p{L})/giu, value: 50, unit: '%', isWeak: true },
    {
      pattern: /(?<!\p{L})(?:une? )?(?<time>heure|jour|semaine|mois|an|année) et demie?(?!\p{L})/giu,
      value: 1.5,
      unit: 'x',
      isWeak: true,
    },
    {
      pattern: /(?<!\p{L})(?:la moitié(?! (?:du|de la|des) (?:chemin|temps))|de moitié)(?!\p{L})/giu,
      value: 50,
      unit: '%',
      isWeak: true,
    },
    { pattern: /(?<!\p{L})demi-?(?<time>heure|journée)(?!\p{L})/giu, value: 0.5, unit: 'x', isWeak: true },
    { pattern: /(?<!\p{L})(?:le double (?:de|du|des|d[’'])|au double)/giu, value: 2, unit: 'x' },
    { pattern: /(?<!\p{L})doublée?s?(?!\p{L})/giu, value: 2, unit: 'x' },
    { pattern: /(?<!\p{L})triplée?s?(?!\p{L})/giu, value: 3, unit: 'x' },
    { pattern: /(?<!\p{L})(?:le triple (?:de|du|des|d[’'])|au triple)/giu, value: 3, unit: 'x' },
  ],
  idioms: /^(?:mille (?:mercis|fois|excuses|façons|occasions|raisons)|cent fois)(?!\p{L})/iu,
  outOf: /^(?: \p{L}+)? sur (?=\d|\p{L})/iu,
  multiples: /^(?: ?[x×]\b| fois (?=plus|moins|le|la))/iu,
  multiplied: new Map(),
  percent: /^[\s\u00A0\u202F]?(?:%|pour ?cents?\b|points de pourcentage\b)/iu,
  currencies: mapOf(
    'euros €|euro €|eur €|balles €|dollars $|dollar $|usd $|livres £|francs chf|chf chf|centimes ¢|centime ¢',
  ),
  times: mapOf(
    'seconde second|secondes second|minute minute|minutes minute|heure hour|heures hour|jour day|jours day|nuits day|journee day|journees day|semaine week|semaines week|mois month|an year|ans year|annee year|annees year|decennie decade|decennies decade|trimestres quarter|trimestre quarter',
  ),
  per: foldedSetOf('par de l la le chaque'),
  structure: foldedSetOf(
    'choses chose façons manières raisons étapes étape conseils questions question points point leçons règles idées signes erreurs options parties habitudes phrases phrase lignes ligne types sortes exemples principes niveaux versions faits vérités traits phases mots chemins ingrédients mythes colonnes moitiés blocs catégories paragraphes temps pistes moyens critères réflexes camps côtés',
  ),
  theSame: /(?<!\p{L})(?:les|ces|entre|page|chapitre|numéro|ligne|jour)\s$/iu,
  hedges:
    /(?:^|\s)(?:environ|près de|presque|(?:plus|moins) (?:de|que)|autour de|à peu près|jusqu[’']à|quelque|une?|les)\s$/iu,
  firstPerson: /(?<!\p{L})(?:je|nous|mon|ma|mes|notre|nos|moi|me|m|j)(?!\p{L})/iu,
  past: new RegExp(
    `(?<!\\p{L})je me souviens (?:\\p{L}+ )?(?:de|du|des|d[’'])|(?<!\\p{L})(?:ai|as|a|ont|avons|avez|avais|avait|avions|avaient|étais|était|étaient|suis|sommes|sont|est) (?:\\p{L}+ment )?${participle}|(?<!\\p{L})\\p{L}{2,}(?:aient|ait)(?!\\p{L})|(?<!\\p{L})(?:fut|furent|eut)(?!\\p{L})|(?<!\\p{L})(?:j[’']|je (?:ne |me |m[’'])?)(?!(?:re)?connais(?!\\p{L}))\\p{L}{2,}ais(?!\\p{L})`,
    'iu',
  ),
  order:
    /^(?:(?:alors|puis|et|mais|maintenant|ensuite|d[’']abord|enfin|toujours|jamais|aujourd[’']hui|demain|ou|chaque \p{L}+|le \p{L}+)(?:\s+(?:,\s+)?|,\s+))*(?:(?!(?:assez|chez|nez|rez)(?!\p{L}))\p{L}+ez|soyez|faites|dites|(?!(?:hier|hiver|premier|dernier|janvier|février|métier|papier|atelier|chantier|avenir|plaisir)(?!\p{L}))\p{L}{2,}(?:er|ir)|prendre|mettre|écrire|lire|faire|dire)(?!\p{L})/iu,
  reader: /(?<!\p{L})(?:vous|votre|vos|tu|ton|tes|te)(?!\p{L})/iu,
  conditional:
    /(?<!\p{L})\p{L}+(?<![éoaè]|[^a]u)r(?:ais|ait|aient|ions|iez)(?!\p{L})|(?<!\p{L})(?:ira|sera|aura|fera|donneront|seront)(?!\p{L})/iu,
  imagined:
    /^(?:\P{L}*(?:et|maintenant),? )?(?:imaginez|imagine|imaginons|supposez|suppose|supposons|admettons|mettons|disons|et si)[:,]? (?:que |qu[’'])?(?:vous|tu|on|il y a|nous|quelqu[’']un|une?|\d+)(?!\p{L})/iu,
  general:
    /(?<!\p{L})(?:on peut|il faut|il suffit|(?<!comme )si|pourrait|devrait|peut|peuvent|mieux vaut|quelqu[’']un qui|quiconque|celui qui|chaque|souvent|parfois|rarement|d[’']ordinaire|en général)(?!\p{L})/iu,
  anybody:
    /(?<!\p{L})(?:personne|quelqu[’']un|on)(?!\p{L})|^(?:(?:mais|et|ou|donc|alors) )?(?:tout le monde|les gens|la plupart|une? \p{L})/iu,
  negation: /(?<!\p{L})(?:ne|n[’']\p{L}+|pas|jamais|rien|personne|aucune?|sans)(?!\p{L})/iu,
  myself: /^ \p{L}+ (?:\+|&|et|plus) moi(?!\p{L})/iu,
  months,
  monthDate:
    /(?<!\p{L})(?:(?<day>\d{1,2}|1er) )?(?<month>janvier|février|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre)(?: (?<year>(?:19|20)\d\d))?(?!\p{L})/giu,
  monthFirst: false,
  weekdays: [
    ['lundi', 'lundis'],
    ['mardi', 'mardis'],
    ['mercredi', 'mercredis'],
    ['jeudi', 'jeudis'],
    ['vendredi', 'vendredis'],
    ['samedi', 'samedis'],
    ['dimanche', 'dimanches'],
  ],
  weekday:
    /(?<!(?<!\p{L})(?:les?|du|des|chaque) )(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: dernier| prochain)?(?!\p{L})/giu,
  quarters: [
    /\b[TQ]([1-4])\b/giu,
    /(?<!\p{L})(premier|deuxième|second|troisième|quatrième|dernier|1er|2e|3e|4e) trimestre/giu,
  ],
  clock:
    /\b(?<hour2>[01]?\d|2[0-3])(?:[:]|\s?h\s?)(?<minute2>[0-5]\d)\b(?!:)|\b(?<=à |vers |avant |dès )(?<hour3>\d{1,2}) ?(?:h|heures)\b/giu,
  clockWords:
    /(?<!\p{L})(?:à|vers|dès|à partir de|jusqu[’']à|depuis) (?<h>une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) heures?(?: et (?<past>demie|quart|dix|vingt)| moins (?:le )?(?<to>quart|dix|vingt))?(?!\p{L})(?! (?:de|où) )/giu,
  beforeYear:
    /(?<!\p{L})(?:en|depuis|jusqu[’']en|de|d[’']ici|fin|début|courant|mi|entre|et|à|année|l[’']an|été|hiver|automne|printemps|avant|après|vers|dès)[\s-]$/iu,
  everyMonth: /(?<!\p{L})(?:chaque|tous les)\s$/iu,
  author: /(?<!\p{L})(?:j[’']|(?:je|nous|on|(?:mon|ma|mes|notre|nos) \p{L}+)(?!\p{L}))/iu,
  moment:
    /(?<!\p{L})(?:hier|avant-hier|ce (?:matin|soir|jour-là)|cet après-midi|cette (?:nuit|semaine)(?:-là)?|il y a (?:\p{L}+ ){1,3}(?:jours?|semaines?|mois|ans?)|(?:la semaine|l[’']année|le mois|l[’']été|l[’']hiver) derni(?:er|ère)|l[’']autre jour|un (?:jour|matin|soir)|la (?:première fois|veille)|cet hiver|cet été|le lendemain|(?:lun|mar|mercre|jeu|vendre|same)di (?:dernier|matin|soir)|dimanche (?:dernier|matin|soir))(?!\p{L})/iu,
  now: /(?<!\p{L})(?:maintenant|désormais|dorénavant|depuis lors|depuis ce jour|aujourd[’']hui|à présent)(?!\p{L})/iu,
  coming:
    /(?<!\p{L})(?:demain(?=,? (?:je|on|nous)(?!\p{L}))|après-demain|(?:la semaine|le mois|l[’']année|l[’']été|l[’']hiver|le trimestre|l[’']an) prochaine?|(?:lun|mar|mercre|jeu|vendre|same)di prochain|dimanche prochain)(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:(?:un|une|autre|le|la|les|des|ce|cet|cette|ces|mon|ma|mes|notre|nos|son|sa|ses) (?:cliente?|acheteur|acheteuse|utilisateur|utilisatrice|collègue|associée?|chef|cheffe|patronne?|directeur|directrice|stagiaire|candidate?|employée?|voisine?|amie?|mère|père|parents|frère|sœur|fils|fille|femme|mari|homme|monsieur|dame|garçon|élève|étudiante?|professeure?|patiente?|infirmière|médecin|avocate?|équipe|salle|public|famille)s?|l[’'](?:acheteur|acheteuse|utilisateur|utilisatrice|associée?|employée?|amie?|homme|élève|étudiante?|infirmière|avocate?|équipe))(?!\p{L})/iu,
  other: /(?<!\p{L})(?:ils?|elles?)(?!\p{L})(?! (?:y |en |faut|fallait|a fallu|s[’']agi))/iu,
  opinions: foldedSetOf(
    'pense pensais pensait crois croyais croyait trouve trouvais trouvait veux voulais voulait savais savait pensé cru voulu su appris compris aimé senti espéré douté imaginé supposé oublié préféré détesté remarqué connu rêvé craint convaincu persuadé surpris',
  ),
  bases: mapOf(
    'fait faire|mis mettre|pris prendre|ecrit ecrire|vu voir|lu lire|bu boire|construit construire|reduit reduire|vendu vendre|perdu perdre|tenu tenir|ouvert ouvrir|conduit conduire|produit produire|repris reprendre|remis remettre|recu recevoir',
  ),
  speech:
    /(?<!\p{L})(?:dit|disait|confié|raconté|demandé|demandait|écrit|répondu|répond|expliqué|ajouté|admis|lâché|lancé|soufflé|sa réponse|ma réponse|leur réponse|ses mots|sa question|m[’']a dit)(?!\p{L})/iu,
  stop: foldedSetOf(
    "a à ai aie ainsi alors après as au aucun aucune aujourd'hui auquel aussi autour autre autres aux avait avant avec avez avoir avons bien car ce ceci cela celle celles celui ces cet cette ceux chacun chaque chez chose choses ci comme comment contre d dans de deja depuis derrière des donc dont du elle elles en encore entre es est et étaient était étant être eu eux fait faire faut fois font hui il ils ici j je jour jours l la là laquelle le lequel les leur leurs lui m ma mais me même mêmes mes mieux moi moins mon n ne ni non nos notre nous on ont ou où oui par parce pas peu peut peuvent plus plusieurs pour pourquoi pouvoir près presque puis qu quand que quel quelle quelles quelque quelques quels qui quoi rien s sa sans se sera ses si sien soi soit son sont souvent sous sous suis sur t ta tandis tant te tel tels tes toi ton toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre vous vraiment y",
  ),
  titles: /(?<!\p{L})(?:(?:M|Mme|Mlle|Dr|Pr|Me|Monsieur|Madame|Maître)\.?|s[’']appel(?:le|ait)|prénommée?) $/u,
  acts: /^ (?:(?:m[’']|l[’']|s[’']|nous |leur |lui )?(?:a|avait|est|était)) \p{Ll}+(?:é|ée|i|ie|u|ue|it|is|ise|ite|ert)(?!\p{L})/u,
  notNames: foldedSetOf(
    'hier internet linkedin dieu web ok noël noel toussaint pentecôte ascension valentin terre pâques état i ii iii ia rh pme français anglais europe',
  ),
  peoples: /(?:iens?|iennes?|ais|aises?|ois|oises?)$/,
  capitalsAreCommon: false,
  groupMark: '.',
  one: { article: foldedSetOf('un une'), last: foldedSetOf('un une'), first: foldedSetOf('un une'), hour: 'une' },
  half: /^ (?:et demie?|(?<hour>heures? (?:trente|et demie)))(?!\p{L})/u,
  ordinalEnding: /^(?:er|e|eme)$/,
  kinds: [
    // "le four neuf" is a new oven.
    { before: /\p{L}{3} $/u, is: /^neufs?(?=[.,;:!?)]|$)/iu },
    { before: /(?<!\p{L})semaine(?: de travail)? de $/iu, is: /^[\p{L}\d]+ (?:jours|heures)(?!\p{L})/iu },
    { before: /(?<!\p{L})les $/iu, is: /^35 heures(?!\p{L})/u },
  ],
  ofAll: /^ (?:de|des|du)(?!\p{L})/u,
  and: 'et',
  between: setOf('à et ou'),
  perAnything: foldedSetOf('par'),
  references: {
    short: 'pp?|[Aa]rt|[Cc]hap|[Ff]ig|[Vv]ol',
    whole: '[Cc]hapitre|[Dd]iapositive|[Ll]igne|[Éé]pisode|[Ss]aison|[Nn]iveau',
  },
  calling: /(?<!\p{L})(?:appelez|appelle|composez)(?: le)?\s$/iu,
  sharing: { ordinal: never, behind: never, before: never },
  hour: 'heure',
  further: foldedSetOf('nouveaux nouvelles autres grands grandes'),
  things: {
    people: foldedSetOf('personne personnes gens hommes femmes individus'),
    customers: foldedSetOf('client clients clientes utilisateur utilisateurs acheteur compte comptes abonné abonnés'),
    employees: foldedSetOf(
      'salarié salariés collègue collègues employé employés collaborateur collaborateurs développeur ingénieur ingénieurs membre membres',
    ),
    companies: foldedSetOf('entreprise entreprises société sociétés boîte boîtes'),
    meetings: foldedSetOf(
      'réunion réunions appel appels entretien entretiens conversation conversations rendez discussion discussions échange échanges',
    ),
    applicants: foldedSetOf('candidat candidats candidature candidatures'),
    texts: foldedSetOf('publication publications article articles texte textes page pages'),
    pictures: foldedSetOf('photo photos image images cliché clichés'),
    messages: foldedSetOf('message messages courriel courriels mail mails réponse réponses lettre lettres'),
    times: foldedSetOf('fois essai essais tentative tentatives tour tours'),
  },
  ordinals: ['premier', 'deuxieme', 'troisieme', 'quatrieme'],
  minutes: mapOf('demie 30|quart 15', Number),
  quarter: 'trimestre',
  ofYear: 'de',
  shortTitles: foldedSetOf('dr mme mlle'),
  laws: foldedSetOf('diagramme effet loi lois matrice méthode principe pyramide rasoir règle'),
  promise: /(?<!\p{L})(?:économise[sz]?|gagne[sz]?)(?!\p{L})/iu,
  changing: foldedSetOf(
    'baisser baissé augmenter augmenté grandi tomber tombé réduire réduit économiser économisé perdre perdu gagner gagné atteindre atteint monter monté progresser progressé coûter coûte coûté payer payé dépenser dépensé duré pour',
  ),
  sizes: { percent: 'pour cent', words: 'plus (?:court|long)|moins long' },
  cutting: {
    openings: 'Depuis|Après|Avant|Pendant|Le|En|Dès',
    bareOpenings: 'Depuis|Après|Avant|Pendant|En|Dès',
    about: 'environ|seulement',
    subjects: 'je|nous|il|elle|on|ils|elles|mon|ma|mes|notre|nos|le|la|les',
    closings: "en|le|depuis|jusqu[’']en|au",
    times: 'à|vers',
    needy: 'est|était|sont|étaient|et|ou|mais|de|des|du|pour|entre|que',
    additions: 'ce qui|qui|que|soit|avec|sans|après|depuis',
  },
}
