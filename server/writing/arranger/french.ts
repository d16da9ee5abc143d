import type { Words } from './words.ts'

export const french: Words = {
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
  labels:
    'audience: Pour, who: Avec, price: Coût, before: Avant, result: Résultat, mistake: Erreur, first step: D’abord, source: Source, deadline: Échéance, options: Au choix, exception: Exception, thanks: Merci à, next: La suite',
  offer: {
    problem: 'quel problème cela règle-t-il, et pour qui ?',
    contents: 'qu’est-ce qu’on y trouve ?',
    place: 'où peut-on l’obtenir ?',
  },
  endings: { question: 'Comment le voyez-vous ?', poll: 'Que choisissez-vous ?' },
  wishes: {
    please: 'svp stp merci pls',
    not: 'pas sans ne ni rien jamais aucun aucune évite éviter évitez',
    tone: 'long larme honnête sincère pleurnich plaint court bref brève concis sec sèche drôle humour sérieux formel informel décontract sobre profession chaleureu humble vantard vendeur commercial moralisat niais gnangnan cucul dramatique pathos larmoyant émotion sentimental amer ironique sarcast neutre factuel direct arrogant mielleu victim putaclic simple',
    parts:
      'noms leçon phrase français anglais morale emoji émoji smiley hashtag buzzword jargon cliché puce exclamation blabla superlatif marketing pub publicitaire anglicisme langue-de-bois',
    withhold:
      'parle parler parlez mentionne mentionner mentionnez nomme nommer nommez cite citer citez révèle révéler évoque évoquer',
    shape:
      'fais faites écris écrivez écrire garde gardez utilise utiliser mets mettez reste restez sois soyez dis commence termine parle',
    fill: "toutes fin et ou mais très un une peu de du des d c'est ça le la les l en avec que soit doit trop plus moins tout ton style post texte linkedin publication à au aux pas je veux s'il te vous plaît plait qui sonne genre faire être se",
    asks: /^(?:svp|stp|s['’]il (?:te|vous) pla[iî]t|si possible|plutôt|idéalement|de préférence|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|j['’]aimerais|je (?:voudrais|préfère|préférerais)|ce serait (?:bien|sympa)|(?:avec )?(?:une (?:pointe|touche|dose)|un peu) d|reste[rz]?|ne fais|ne (?:pas|cite|citez|nomme|nommez|mentionne)|sans (?:citer|nommer|mentionner)|que ça (?:sonne|reste|fasse)|ton|fais|faites|évite[rz]?)(?!\p{L})/iu,
    mayAsk: /^(?:fais|faites|reste|restez|écris|écrivez|garde|mets|pas de|rien de|ne|style)(?!\p{L})/iu,
    about:
      /(?<!\p{L})(?:ton|style|orthographe|fautes|humour|jargon|sonne|en faire (?:trop|des tonnes)|trop en faire|ce post|le post|publicité|(?:ne |sans )(?:pas )?(?:cite[rz]?|nomme[rz]?|mentionne[rz]?) (?:pas )?(?:la|le|les|l['’]|mon|ma|mes|notre)|(?:chiffres?) (?:d['’]abord|au début))(?!\p{L})/iu,
    rather:
      /^(?:je ne veux pas|je veux pas|on ne veut pas|nous ne voulons pas) (?:que ça )?(?:avoir l['’]air|paraître|paraisse|sonner|sonne|me plaindre|me vanter|nommer|citer|mentionner|passer)(?!\p{L})/iu,
    request:
      /^(?:écris|écrivez|rédige|rédigez|fais|faites|crée|je (?:veux|voudrais)|il me faut)(?:-moi)? (?:moi )?(?:un |le )?(?:court |petit )?(?:post|texte)(?: linkedin)? (?:sur|à propos de|qui dit que) /iu,
    length: /(?:^|\s)\d{1,4} (?:mots|phrases|lignes|caractères|paragraphes)(?!\p{L})/iu,
    roles:
      'client entreprise société chef patron collègue nom ville personne marque fournisseur équipe chiffre montant',
    itself: 'moi nous me le ça',
    short: 'court bref brève concis',
    question: 'question',
  },
  instructions: {
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
