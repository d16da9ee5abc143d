import { type Figure, opening, turn } from './language.ts'

const mostly = `(?:d['’]abord|avant tout|surtout|aussi|parfois|souvent|toujours|déjà|un peu) `
const infinitive = String.raw`(?:se |s['’]|me |m['’]|ne pas )?\p{L}+(?:er|ir|re|oir)`
const lofty = `(?:croire|oser|grandir|écouter|investir|accepter|choisir de|donner|recevoir|transmettre|partager|aimer|respecter|reconnaître|apprendre|avancer|progresser|bâtir|inventer|imaginer|rêver|réussir|innover|inspirer|fédérer|embarquer|faire (?:confiance|grandir|le choix|preuve|vivre|rayonner|la différence|ensemble|société|sens)|prendre (?:soin|conscience|des risques|un risque|du recul|de la hauteur)|préparer (?:l['’]avenir|demain)|construire (?:l['’]avenir|demain|ensemble)|créer (?:du|des|de la)|offrir (?:une|un|du)|ouvrir (?:des|la voie|le champ)|servir|renoncer|s['’](?:engager|adapter|ouvrir|élever|affirmer)|se (?:réinventer|respecter|dépasser|projeter|relever|connaître|donner|remettre)|redonner|semer|honorer|célébrer|protéger|soutenir|voter|anticiper|mettre l['’]humain|changer (?:le|de|des))`
const praised = `(?:passion|famille|partenaires?|philosophie|aventure|expérience|vocation|engagement|art|promesse|état d['’]esprit|mode de vie|art de vivre|institution|histoire|mission|compagnon|signature|conviction|force|évidence|identité|symbole|alliée?|invitation|rencontre|symphonie|hymne|responsabilité|devoir|déclaration|communauté|mouvement|moteur|levier|investissement|opportunité|nécessité|révolution|culture|boussole)`
const trade = `(?:cv|télétravail|seo|e-?mail(?:ing)?|prospection|salariat|management|marketing|leadership|recrutement|réunion|bureau|powerpoint|diplôme|carrière|vente|hiérarchie|publicité|storytelling|blog|freelance|entretien|web|linkedin|growth|cold call(?:ing)?|organigramme|présentiel|5 à 9|9-17)`

/** Figures of speech that set abstractions against each other; named in `french.ts` with the rest. */
export const frenchFigures: readonly Figure[] = [
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}${infinitive}\>(?<x>[^.!?\n,;:]{0,45}?),? (?:ce )?c['’]est (?:${mostly})?(?:et )?(?<y>${lofty}\>[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}${infinitive}\>(?<x>[^.!?\n,;:]{0,45}?), c['’]est ${mostly}(?<y>${infinitive}\>[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    big: 1,
    pattern: turn(
      String.raw`${opening}(?:la |le |les |l['’]|une? )(?<x>[\p{L}-]+(?: [\p{L}-]+){0,2}), c['’]est ${mostly}(?<y>[^.!?\n]{1,60})`,
    ),
  },
  {
    rule: 'tidy-moral',
    big: 2,
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}(?:la |le |l['’]|les )(?<x>[\p{L}-]+) (?:bat|battent|vaut|surpasse|prime sur|l['’]emporte sur|précède|nourrit|appelle|entraîne|engendre|tue|mange|dévore|crée|bâtit|attire|forge|inspire|rassemble|libère|ouvre|détruit|remplace|surclasse|gagne sur|passe avant) (?:toujours |souvent )?(?:la |le |l['’]|les |des? )?(?<y>[\p{L}-]+)`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<(?<!reste |restait |y a |avait |n['’]a )plus qu(?:e |['’])(?:une? |de simples? |des? )?(?<x>[\p{L}-]+(?: [\p{L}-]+){0,2}), (?:c['’]est |avant tout )?(?:une? |le |la |l['’]|des? )(?:vraie? |véritable |belle |grande )?(?<y>${praised}\>[^.!?\n]{0,40})`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:est|sont) mort[es]*(?: et enterrée?s?)?\s?[.,!:;…]\s*(?:vive|longue vie|place (?:à|au|aux)|bienvenue)\>[^.!?\n]{0,40}`,
    ),
  },
  { rule: 'contrast-figure', pattern: turn(String.raw`\<(?:le|la|l['’]|les) ?${trade} (?:est|sont) mort[es]*\>`) },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`\<(?:la plupart(?: des [\p{L}-]+(?: [\p{L}-]+)?)?|beaucoup(?: d[e’'] ?[\p{L}-]+)?|les autres|tout le monde|certains|les gens|les amateurs|les moyens) [^.!?\n\d]{2,50}[.;,]\s+(?:mais )?(?:les|nos) (?:meilleure?s?|grands?|vrais?|champions|gagnants|pros|professionnels|leaders|plus \p{L}+|\d+ ?% restants?)\> [^.!?\n]{2,50}`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`\<\d+ ?% des (?:gens|personnes|entrepreneurs|managers|commerciaux|entreprises|startups|recruteurs|candidats|créateurs|dirigeants|freelances|posts)\> (?:abandonnent|échouent|font|ratent|oublient|ignorent|se trompent|n['’]osent|ne)\>[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?<v>\p{L}{3,}(?:er|ir|re|ez|ons)) (?<x>moins|mieux|plus|vrai|local|autrement|juste)[.,;]? (?:et |mais |pour )(?:mieux )?\p{L}{3,}(?:er|ir|re|ez|ons) ?(?:mieux|moins|plus|vrai|autrement|juste|ensemble|longtemps|loin)?(?=\s?[.,!:;\n]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?<v>\p{L}{3,}(?:er|ir|re|ez|ons)) (?:moins|mieux|plus|local|autrement), (?:mais )?\p{L}{3,}(?:er|ir|re|ez|ons) (?:mieux|moins|plus|autrement|juste|ensemble|loin|longtemps)`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:je|nous|on|vous|elle|il|ils|elles) n(?:e |['’])\p{L}{3,} (?:pas|plus) (?:seulement |juste )?(?:des? |d['’]|une? |la |le |les |l['’]|que )(?<x>[^.!?\n,;:]{2,50})[.,;:]\s+(?:mais )?(?:je|j['’]|nous|on|vous|elle|il|ils|elles) ?(?:[vl]ous |les? |la )?\p{L}{3,} (?:des |du |de la |de l['’]|une? |la |les? |l['’])(?<y>[^.!?\n]{2,60})`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`\<n(?:e se |e s['’]|['’]est )\p{L}+ (?:pas|jamais)(?<x>[^.!?\n,;:]{0,30})[.,;:]\s+(?:mais )?(?:elle|il|ça|cela|ils|elles) (?:se |s['’])(?<y>\p{L}+[^.!?\n]{0,50})`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:je n['’]ai|nous n['’]avons|on n['’]a) (?:pas|jamais) (?:vraiment )?choisi [^.!?\n]{3,50}[.,;]\s+(?:c['’]est )?(?:lui|elle|eux|il|ce \p{L}+|cette \p{L}+)(?: qui)?,? (?:m['’]a|nous a|m['’]ont)[^.!?\n]{1,30}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<n['’]est pas (?:seulement |juste |que )?(?:le mien|la mienne|le nôtre|la nôtre|le fruit|une victoire personnelle|un aboutissement)[^.!?\n]{0,30}[.,;]\s+(?:mais )?(?:il|elle|c['’]est|ce) [^.!?\n]{3,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    exceptFacts: true,
    big: 1,
    pattern: turn(
      String.raw`\<(?:est|sont|reste|restent|doit rester) (?:une? |des? |d['’]|le |la |l['’])(?<x>[^.!?\n,;:]{2,30}), (?:et )?(?:pas|non|jamais) (?:une? |des? |d['’]|le |la |l['’])(?<y>[^.!?\n]{2,30})`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(
      String.raw`${opening}(?:on |nous |vous )?\p{L}+ (?:une? |l['’]|la |le |des |les )(?<x>[\p{L}-]+(?: [\p{L}-]+)?), (?:et |mais )?(?:on |nous |vous )?\p{L}+ (?:une? |l['’]|la |le |des |les )(?<y>[\p{L}-]+)(?=\s?[.!\n]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:les machines|les algorithmes|les robots|l['’]ia|les outils|les process|les chiffres) [^.!?\n,;]{2,40}[,;.]\s+(?:mais )?(?:les humains|l['’]humain|les hommes|le cœur|les gens|l['’]intuition)\> [^.!?\n]{2,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(String.raw`\<d['’]aujourd['’]hui\>[^.!?\n\d]{1,45}\<de demain\>`),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<un petit (?:pas|geste|effort|clic)\>[^.!?\n]{1,30}\<un (?:grand|immense|énorme)\>[^.!?\n]{1,40}`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?:oser|tomber|échouer|douter|rêver|apprendre|essayer|créer|innover|grandir|avancer|persévérer|se tromper|se relever|recommencer|rebondir|transmettre|partager|écouter|comprendre|agir),? (?:se |s['’])?(?:oser|tomber|échouer|douter|rêver|apprendre|essayer|créer|innover|grandir|avancer|persévérer|tromper|relever|recommencer|rebondir|transmettre|partager|écouter|comprendre|agir|ajuster),? (?:et |puis )?(?:se |s['’])?(?:oser|échouer|rêver|apprendre|réessayer|créer|innover|grandir|avancer|persévérer|relever|recommencer|rebondir|transmettre|partager|écouter|agir|réussir|améliorer)\>`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<du (?:beau|bon|vrai|local|lourd|concret|sens|solide|fait maison|frais|cœur|temps), (?:et )?(?:du|de l['’]|de la) ?(?:beau|bon|vrai|local|lourd|concret|sens|solide|frais|énergie|passion|audace|cœur|travail|bonheur)(?:,| et) (?:et )?(?:du|de l['’]|de la|beaucoup de) ?(?:beau|bon|vrai|local|lourd|concret|sens|passion|frais|bonheur|travail|patience|audace|humain)\>`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?:du |de l['’]|de la |des )(?:bruit|ego|égo|vent|buzz|paraître|esbroufe|poudre aux yeux|blabla|promesses|discours|cœur|passion|audace|sueur|larmes|doutes|rires),? (?:et )?(?:du |de l['’]|de la |des )(?:bruit|ego|égo|vent|buzz|paraître|esbroufe|poudre aux yeux|blabla|promesses|discours|cœur|passion|audace|sueur|larmes|doutes|rires|énergie|joie|travail)(?:,| et)[^.!?\n]{1,40}`,
    ),
  },
  {
    rule: 'staccato',
    pattern: turn(
      String.raw`(?<=^|[.!?…:]\s|\n|, )(?:pas|zéro|aucune?|ni|sans|fini) (?:de |d['’]|les? |la )?[\p{L}’'-]+(?: [\p{L}’'-]+)?[.,] (?:pas|zéro|aucune?|ni|sans|fini) (?:de |d['’]|les? |la )?[\p{L}’'-]+(?: [\p{L}’'-]+)?[.,] (?:juste|seulement|rien que|que|uniquement|simplement) (?:de |d['’]|du |des |l['’]|le |la |les |une? )[^.!?\n]{2,50}`,
    ),
  },
  {
    rule: 'tidy-moral',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`(?<![?]\s)(?<=^|[.!…]\s|\n)parce qu(?:e |['’])(?<x>(?:la |le |les |l['’]|votre |notre |chaque |demain |on )[^.!?\n,;:]{3,45})\.`,
    ),
  },
  {
    rule: 'cliche',
    pattern: turn(
      String.raw`\<(?:votre|vos|ton|tes) [\p{L}-]+(?: [\p{L}-]+)?, (?:notre|nos|mon|ma|mes) (?:plus (?:bel(?:le)?|grande?) )?[\p{L}-]+(?=\s?[.!\n]|$)`,
    ),
  },
  {
    rule: 'generic-optimism',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}(?:changeons|osons|repensons|cultivons|célébrons|agissons|construisons|bâtissons|réinventons|inventons|imaginons|valorisons|redonnons|remettons|créons|partageons|transmettons|semons|rêvons|libérons|révélons|brisons|dépassons|écoutons|embrassons|apprenons à|cessons de|arrêtons de|soyons|restons|gardons|croyons|misons|accompagnons|encourageons|défendons|protégeons|ensemble,? \p{L}+ons)\> (?<x>[^.!?\n]{3,70})`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:on|nous|je) (?:ne )?(?:recrute|recrutons|forme|vend|vendons|choisit|suit|embauche)\p{L}* (?:pas )?(?:une? |des? |l['’]|la |le )(?:savoir-être|cv|diplômes?|compétences?|personnalités?|attitude|profils?|parcours)[,.] (?:et |mais )?(?:on|nous|je) \p{L}+ [^.!?\n]{3,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<mieux vaut (?!(?:appeler|passer|venir|réserver|téléphoner|sonner|garer|commander|éviter|arroser)\>)[^.!?\n]{2,40} que [^.!?\n]{2,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(
      String.raw`\<(?:des |de la |du |une? |le |la |l['’]|d['’])(?<x>[\p{L}-]+(?: [\p{L}-]+)?), (?:et )?(?:pas|non|jamais) (?:des |de la |du |une? |le |la |l['’]|d['’])(?<y>[\p{L}-]+)(?=\s?[.!:\n]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(
      String.raw`\<(?:concilier|concilie|réconcilier|réconcilie|conjuguer|conjugue|allier|allie|allient|marier|conjuguons|allions|concilions|unir|articuler|équilibrer) (?:la |le |l['’]|les )?(?<x>[\p{L}-]+(?: [\p{L}-]+)?) et (?:la |le |l['’]|les )?(?<y>[\p{L}-]+)`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`\<on parle (?:beaucoup|souvent|toujours|tant|sans cesse|partout) d[^.!?\n]{2,50}[.,;]\s*(?:mais )?(?:on (?:en )?parle |et |beaucoup |bien )?(?:trop )?(?:peu|rarement|moins|jamais|pas assez)\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'most-people',
    pattern: turn(
      String.raw`\<la plupart des (?:gens|personnes|entrepreneurs|managers|commerciaux|entreprises|startups|recruteurs|candidats|créateurs|dirigeants|freelances|marques|leaders|équipes|vendeurs|coachs)\> (?:abandonnent|échouent|font l['’]erreur|ratent|oublient|ignorent|se trompent|n['’]osent|passent à côté|veulent|attendent|croient|pensent|ne)\>[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:la |le |l['’]|une? )\p{L}{4,} sans (?:la |le |l['’]|une? )?\p{L}{4,},? (?:n['’]est (?:rien|que|qu['’])|ne (?:vaut|sert|mène|veut)|c['’]est|reste)\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:un|une|le|la|les) (?:bon |mauvais |vrai |simple |grand )?(?:leader|manager|chef|patron|boss|entrepreneur|gagnant|perdant|meilleurs?|amateur|pro|vendeur|client|pessimiste|optimiste|faible|fort|sage)s? \p{L}+(?: [\p{L}’'-]+){0,4}[,.;] (?:et |mais )?(?:un|une|le|la|les) (?:bon |mauvais |vrai |simple |grand )?(?:leader|manager|chef|patron|boss|entrepreneur|gagnant|perdant|autres?|amateur|pro|vendeur|pessimiste|optimiste|faible|fort|fou)s? \p{L}+[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<hier\>[^.!?\n\d]{2,40}[,.;] aujourd['’]hui\>[^.!?\n\d]{2,40}[,.;] (?:et )?demain\>[^.!?\n\d]{2,40}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(
      String.raw`\<plus (?:de |d['’])(?<x>[\p{L}-]+(?: [\p{L}-]+)?)(?:,| et) moins (?:de |d['’])(?<y>[\p{L}-]+)`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:ce |cette |ces )?\p{L}+ ne (?:m['’]appartient|nous appartient|m['’]appartiennent) pas(?: vraiment| seulement)?[^.!?\n]{0,20}[.,;:]\s+(?:mais )?(?:il|elle|c['’]est|ce)\>[^.!?\n]{2,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:il |elle |ça |cela )?n['’]appartient (?:pas )?qu?['’]?(?:à )?(?:moi|une personne|nous)\>[^.!?\n]{0,20}[.,;:]\s+[^.!?\n]{2,60}`,
    ),
  },
]
