import type { Family } from '../phrases.ts'

/** Named in the families as `@name`. */
export const frenchSets: Readonly<Record<string, string>> = {
  louable: `confiance bienveillance empathie écoute humilité résilience patience persévérance discipline régularité constance
    rigueur exigence passion motivation réussite succès performance excellence innovation créativité leadership management
    bonheur liberté audace courage ambition curiosité diversité différence inclusion égalité parité mixité solidarité
    collaboration coopération transparence authenticité sincérité honnêteté intégrité loyauté respect reconnaissance gratitude
    sens échec apprentissage changement transformation agilité sobriété engagement vulnérabilité sérénité équilibre
    harmonie joie espoir énergie humain humanité entrepreneuriat dépassement volonté détermination générosité simplicité
    convivialité proximité responsabilité durabilité éthique équité tolérance fraternité dialogue entraide inspiration
    imagination intuition optimisme positivité complicité fidélité réactivité sincérité ténacité adaptabilité feedback
    bien-être hospitalité partage cohésion mindset storytelling networking`,
  beau: `belle belles beau beaux bel magnifique magnifiques superbe superbes formidable formidables incroyable incroyables
    merveilleuse merveilleux extraordinaire extraordinaires fabuleuse fabuleux sacrée sacré folle fou immense
    exceptionnelle exceptionnel inoubliable inoubliables grande intense mémorable sublime`,
  fête: `soirée journée semaine année aventure équipe énergie rencontre rencontres expérience édition fierté émotion histoire
    initiative ambiance mobilisation dynamique réussite performance progression parcours moment moments projet victoire
    surprise reconnaissance récompense salle matinée énergies inspiration saison belle collaboration leçon claque`,
  demain: `talents talent leaders leader managers métiers métier monde mobilité mobilités ville villes société solutions
    compétences usages entreprise entreprises agriculture industrie technologies usine commerce
    citoyens champions générations habitat enjeux défis entrepreneurs territoires énergies recrutement banque
    management logistique tourisme alimentation médecine économie croissance succès dirigeants innovations
    experts artisans`,
  peuple: `équipe équipes collaborateurs collaborateur collaboratrices salariés salarié talents managers clients client partenaires
    parties acteurs adhérents habitants usagers communauté écosystème entreprises territoires`,
  vertueux: `ambitieuse ambitieux ambitieuses fédératrice fédérateur fédérateurs inclusive inclusif collaborative collaboratif
    vertueuse vertueux collective collectif positive positif innovante innovant responsable durable partagée partagé
    bienveillante bienveillant globale engagée engagé stimulante stimulant inspirante inspirant disruptive transversale
    participative proactive agile humaine humain commune apprenante gagnante porteuse novatrice structurante`,
  flatteur: `ambitieux ambitieuse ambitieuses audacieux audacieuse authentique authentiques bienveillant bienveillante
    bienveillants bienveillantes chaleureux chaleureuse chaleureuses convivial conviviale créatif créative créatifs créatives
    dynamique dynamiques engagé engagée engagés engagées exigeant exigeante fédérateur fédératrice généreux généreuse humain
    humaine humains humaines humble humbles inclusif inclusive innovant innovante innovants innovantes inspirant inspirante
    inspirants inspirantes passionné passionnée passionnés passionnées performant performante performants positif positive
    puissant puissante réactif réactive sincère sincères solidaire solidaires unique uniques vibrant vibrante attractif attractive
    novateur novatrice durable durables intuitif intuitive élégant élégante raffiné raffinée intemporel intemporelle magique
    gourmand gourmande immersif immersive collaboratif collaborative agile agiles motivé motivée motivés motivées déterminé
    déterminée déterminés souriant souriante souriants enrichissant enrichissante stimulant stimulante épanouissant épanouissante
    émouvant émouvante poétique sensible joyeux joyeuse vertueux vertueuse responsable responsables talentueux talentueuse
    soudé soudée soudés fluide moderne intense inoubliable libre libres optimiste optimistes serein sereine épanoui épanouie
    transparent transparente curieux curieuse`,
  gain: `sérénité visibilité efficacité confiance productivité performance clarté impact temps autonomie agilité liberté
    compétences compétence crédibilité fluidité maturité légèreté puissance qualité simplicité tranquillité notoriété
    humanité assurance`,
  fond: 'cœur coeur',
  ouvrage: 'relieur relieuse barrage turbine toiture charpente menuisier menuiserie soudure chaudière pompe',
  prise: 'électricien électricienne disjoncteur câble câbles tableau volts interrupteur fusible fusibles gaine',
  labo: 'chimiste éprouvette acide solvant laboratoire labo four réacteur vigne gaz',
  forêt: 'forêt randonnée sentier sentiers guide montagne berger ronces balisage bivouac carte traileurs',
  foire: 'forain foraine manège manèges wagonnet rails parc fête attraction',
  calcul:
    'courbe courbes équation fonction fonctions maths mathématiques élèves devoir professeur professeure logarithme',
  fisc: 'tva déclaration fiscal fiscale cotisation cfe impôt impôts taxe taxes bilan comptable pib formulaire',
  rugby: 'rugby ballon mêlée poteaux arbitre pénalité stade terrain',
  santé: 'genou épaule tendon fracture plâtre kiné poumon patient patiente médecin infirmière hôpital pouls bloc',
  course: 'coureur coureurs dossard ravito ravitaillement kilomètre kilomètres km départ chrono peloton digue ligne',
  altitude: 'grue grutier nacelle drone ballon montgolfière planeur avion buse parapente échafaudage crue treuil',
  silo: 'grain moissonneuse céréales agriculteur agricultrice coopérative démolition porteurs blé maïs',
  gènes: `généticienne généticien labo laboratoire variétés variété gènes séquence séquençage échantillon échantillons
    espèce espèces bactérie génome prélèvement salive loup loups extrait police`,
  poterie: 'moule plâtre fonderie bronze résine argile tour potier potière',
}

/** Mottos, advertisements and the language of companies: true of everyone, so of nobody. */
export const frenchSayings: readonly Family[] = [
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock opening. Start with what happened or what you think.',
    lines: `
      riche/riches/remplie/remplies/pleine/rempli en/de/d' défis/défi/émotions/émotion/rencontres/projets/enseignements/apprentissages/partage/partages/échanges/sens/surprises/succès/nouveautés/souvenirs
      une année intense/riche/charnière/folle/exceptionnelle/pas/incroyable/décisive/historique
      clôture/clôturer/clos/clore/referme/tourne un/ce/une/cette chapitre/page
      une nouvelle vie/ère/page/étape/aventure/histoire/saison commence/débute/s'ouvre/s'écrit
      ^ [ils l'ont|elles l'ont|on l'a|nous l'avons|elle l'a|il l'a] fait $
      mission réussie/accomplie
      un pari audacieux/osé/réussi/gagnant
      défi de taille
      avec brio
      l'émotion était/est palpable/forte/intense/là/vive/grande
      beaucoup/tellement/énormément d'émotion/émotions
      j'ai tout quitté/plaqué/lâché pour
      j'ai choisi la liberté/vie
      j'ai dit non/stop/oui au confort/salariat/système
      ^ j'ai osé .
      j'ai failli tout arrêter/abandonner/lâcher/plaquer
      touché le fond ~ @mer
      j'ai tout reconstruit/recommencé
      je suis une autre/nouvelle personne/femme
      je suis un autre/nouvel homme
      me lève/lever/lève chaque? le? matin avec le/la/une
      à mon/ma moi d'il
      au moi d'il y a
      j'aurais aimé qu'on me
      j'aurais aimé savoir/qu'on
      ce que j'aurais aimé
      si c'était à refaire
      si je devais tout? recommencer
      [ce qu'on n'apprend|ce que l'on n'apprend|ça ne s'apprend|cela ne s'apprend] pas/jamais
      le secret le mieux
      simple/simples mais/et redoutable/efficace/puissant/puissante/redoutablement/terriblement/redoutables
      erreurs/erreur/raisons/habitudes/choses qui vous/te/nous coûtent/coûte/sabotent/freinent
      la seule chose/métrique/question/règle qui compte/vaille
      la règle d'or
      voici la/ma recette ~ @cuisine
      ^ prenez/prends des notes $
      je pose ça là
      je dis ça je
      je dis ça , je
      je vous dis tout
      je vous explique tout
      ^ fierté/gratitude/émotion/respect/bonheur/joie/magie .
      fun fact
      story time
      storytime
      petite/une anecdote qui
      je n'avais/n'ai rien vu venir
      ^ zéro/aucun/sans regret/regrets $
      je ne regrette rien
      comme si c'était hier
      que le temps passe
      le temps passe vite
      repartir/repartons/repartir de/d'une zéro/page
      un immense/énorme/grand/vif/franc succès
      au succès retentissant
      carton plein $
      chaud au cœur
      du baume au
      les/des yeux qui brillent/pétillent
      des/les regards/yeux émerveillés
      j'ai tellement appris
      j'ai tant appris
      comme disait/dirait nelson/albert/steve/saint/einstein/gandhi/confucius/churchill
      comme le disait/dit/dirait si/nelson/albert/steve/saint/justement/l'adage
      nelson mandela
      steve jobs
      simon sinek
      albert einstein (disait/a)
      henry ford
      peter drucker
      michael jordan
      saint exupéry (disait/écrivait/a/le)
      le monde d'après
      un monde d'après
      le monde de l'après
      du jamais vu
      donnent/donne le tournis ~ manège
      est/sont en marche $ ~ moteur machine pompe
      rien ne sera/serait plus/jamais
      tout sera différent
      plus rien n'est comme
      une parenthèse se
      une page se
      on m'avait prévenu/prévenue
      à tous/toutes ceux/celles qui doutent/hésitent/rêvent/n'osent/croient
      ode à
      ceci est une/un (histoire/déclaration/appel/lettre)
      c'est l'histoire d/de
      voici l'histoire de/d
      voici mon histoire
      mon histoire commence/est
      tout le monde me disait
      en ces temps incertains/troublés/difficiles/agités/mouvementés/compliqués/bousculés/particuliers/si
      en cette période incertaine/troublée/difficile/agitée/particulière/compliquée/de
      par les temps qui courent
      en pleine période/ère de transformation/transition/mutation
      dans cette période/ère/époque (si/incertaine/troublée/de/particulière)
      dans une époque/période/ère troublée/incertaine/agitée/de/où/qui
      dans un quotidien * effréné
      dans un monde * effréné
      à l'heure où tout/les/la/le/chacun
      à l'ère des/de/du (réseaux/données/ia/l/la/tout)
      alors que le/la/notre monde/métier/secteur/société/planète change/évolue/accélère/bascule/se/traverse/s
      le monde/métier/secteur/marché/travail évolue/change/bouge/accélère , (et/nous/nos/vite/plus)
      tout s'accélère
      tout va de plus en plus
      un monde qui change/bouge/évolue/va/accélère/court/doute
      ^ une page se tourne
      ^ une page s'ouvre
      ^ un chapitre se/s referme/ferme/achève/clôt/termine/ouvre
      referme/refermer/ferme/fermer/tourne/tourner/ouvre/ouvrir/clôt/clos/écrire/écris/commence/commencer/démarre/entame ce/cette/un/mon/le/une nouveau/nouvelle/beau/belle/dernier? chapitre/page (!du/de/sur/du/8/3) ~ @livre
      avec un pincement/petit au/pincement
      un pincement au cœur
      c'est avec un/une/beaucoup/le/la d? @very? immense/grande/certaine/vive/petit? émotion/fierté/joie/plaisir/tristesse/nostalgie/enthousiasme/gratitude/honneur/bonheur/pincement/regret/humilité
      c'est avec le cœur
      c'est avec émotion
      après * années/ans riches/intenses/incroyables/passionnantes/formidables/merveilleuses/inoubliables/passionnés
      années riches en
      que d'émotions/énergie/souvenirs/chemin/rires/larmes/sourires
      ^ quelle/quel @beau @fête
      ^ quelle/quel @fête .
      ^ quelle/quel @fête humaine/collective/incroyable/inspirante/folle
      ^ @happy d/de rejoindre/accueillir/intégrer/contribuer/participer/représenter/célébrer/lancer/inaugurer/compter/voir/retrouver/annoncer/partager/présenter/dévoiler/faire/vous
      ^ [je suis|nous sommes] @very? @happy d/de rejoindre/accueillir/intégrer/contribuer/représenter/célébrer/inaugurer/compter/annoncer/partager/présenter/dévoiler/faire/vous
      ^ @very? @happy d'avoir pu/été/eu participé/contribué/reçu/représenté/remporté/rejoint/obtenu/décroché/la/le/l
      je suis @very? @happy d'avoir été/eu/pu (la/le/l/participer/contribuer/choisie/choisi/nommée/nommé/sélectionnée)
      un? honneur/privilège/bonheur/joie de vous/pouvoir/rejoindre/participer/représenter/partager/accueillir/prendre
      ^ quel/quelle honneur/privilège/bonheur/joie/chance
      ne pourrais/pourrait être plus fier/fière/heureux/heureuse
      fier/fière/fiers/fières de appartenir/contribuer/participer/porter/représenter/rejoindre/compter/cette/nos/notre
      fier/fière/fiers/fières d'être/appartenir/avoir/accompagner/annoncer/accueillir
      [j'ai une|une] grande/belle/super/excellente/merveilleuse/bonne nouvelle à vous
      une? excellente/merveilleuse/immense nouvelle $
      ça y est , c'est (officiel/fait/signé/parti)
      on peut enfin vous
      nous pouvons enfin vous/l
      je peux enfin vous/le/l (annoncer/dire)
      le secret est enfin
      (!de) roulement de tambour/tambours
      attention , post/spoiler
      vous l'attendiez
      l'attente est enfin/terminée
      vous étiez nombreux/nombreuses à
      ^ accrochez vous .
      tenez vous bien
      je vais être transparent/transparente/honnête/franc/franche/cash/direct/directe/clair/claire/sincère (avec)
      en toute transparence/honnêteté/humilité/franchise/sincérité ,
      disons les choses
      appelons un chat un
      ^ il faut? se rendre à l'évidence
      rendons nous à l'évidence
      on va/ne/va se pas? se? mentir
      [on va|on ne va|on va] pas se mentir/raconter (d/des)
      on va pas se mentir
      [on va|on ne va] pas se raconter d'histoires
      ne nous racontons pas d'histoires
      arrêtons de nous/se mentir/voiler
      il faut bien se le dire
      je vais vous/te (faire une confidence)
      je me suis longtemps/souvent demandé
      je l'avoue $
      j'avoue tout
      j'ai un aveu à
      vis ma vie de
      ^ le saviez vous $
      ^ c'est parti pour
      ^ nouveau/nouvelle chapitre/aventure/défi/page/étape $
      ^ hier encore , (c/ce/j/nous)
      ce n'était/c'était qu'un/un/une/une simple? rêve/idée (!de)
      d'un simple? rêve/idée/croquis/coin
      sur un coin de nappe/table
      une idée folle/un peu folle
      un pari fou/un peu
      un rêve fou/un peu/de gosse/gamin/devenu
      rêve de gosse/gamin/gamine
      un rêve qui se/devient
      partis/parti/partie de rien
      tout est parti d'une/un (idée/constat/rêve/envie/conviction/rencontre)
      tout est né/parti d'une/un idée/constat/rêve/envie/conviction/rencontre
      né/née d'une/un envie/constat/rêve/conviction/passion/rencontre/volonté
      si on m'avait dit/prédit
      tant de souvenirs
      tant de chemin
      une nouvelle étape $
      une étape importante/clé/majeure/symbolique/décisive/charnière
      un tournant dans ma/notre/sa/leur/l'histoire
      une conviction $
      une conviction forte/profonde/intime
      ma/notre/une intime/profonde conviction
      notre/ma mission , c'est
      notre/ma mission $
      notre/mon ambition est
      notre raison d'être
      une ambition claire/forte/commune/simple
      une journée placée sous le signe
      sous le signe de/du/d
      placé/placée/placés sous le signe
      un moment fort/riche/unique/rare/précieux/intense/privilégié/convivial/inspirant/exceptionnel/magique/suspendu/inoubliable (!de)
      moment/moments fort/forts/riche/riches/intense/convivial/conviviaux/inspirant/inspirants/exceptionnel/d'échange/d'échanges/d'émotion/émotion
      un moment fort/riche de/en
      un grand moment de
      un temps fort
      de beaux moments
      de beaux/belles échanges/rencontres/souvenirs/moments/sourires/perspectives/synergies/opportunités/collaborations/réussites/histoires/valeurs/projets
      de belles * en perspective
      des/d échanges riches/passionnants/inspirants/authentiques/sincères/nourris/constructifs/de/inspirés
      des étoiles plein/dans les
      des papillons dans le
      le sourire jusqu'aux
      les larmes aux
      plein/pleine/pleins/rempli/remplie d'énergie/étoiles/idées/inspiration/motivation (pour/dans)
      boosté/boostée à bloc/pour
      gonflé/gonflée à bloc ~ pneu pneus vélo roue ballon zodiac
      je ressors/repars/rentre/reviens grandi/grandie/inspiré/inspirée/motivé/motivée/boosté/nourri/nourrie/riche/plein/pleine/regonflé
      ressort/ressors/ressorts/ressortons grandi/grandie/grandis/inspirés/plus
      la tête pleine/remplie d'idées/étoiles/projets
      des projets plein la
      des idées plein la
      le cœur rempli/plein/gonflé
      qui me/nous tient/tiennent particulièrement? à cœur
      nous avons à cœur de
      j'ai à cœur de
      ayant à cœur
      avoir à cœur de
      parce que les/la/le/nous/vous/tout/toute/chaque/votre/vos/l'avenir/humain/demain *? compte/comptent/mérite/méritent/méritez .
      parce que la/le/les/l * n'attend/n'attendent/n'a
      parce que chaque * compte/mérite`,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A drumroll before the point. Make the point.',
    lines: `
      et pourtant , personne n'en
      ^ et pourtant $ .
      ^ pourtant $ .
      ^ jusqu'au jour où
      et puis un jour/matin/soir , tout
      et puis c'est arrivé
      et c'est arrivé .
      puis est venu/venue/arrivé/arrivée le/la/ce/un/une (déclic/jour/révélation/doute/moment/chute/burn/coup)
      puis vint/arriva le jour/moment/déclic/doute
      puis tout s'est/a (arrêté/basculé/effondré/changé/accéléré)
      tout s'est enchaîné/accéléré/éclairé/aligné
      ce jour là , ma vie/carrière
      ma vie a basculé/changé
      rien ne m'avait/nous avait? préparé/préparée
      personne ne m'avait/nous/vous/t préparé/préparée/prépare
      vous ne devinerez jamais
      tu ne devineras jamais
      vous n'allez pas le croire
      ce que j'ai découvert/vu/appris/compris/vécu m'a/a * (bouleversé/bouleversée/changé/choqué/sidéré/marqué)
      m'a bouleversé/bouleversée/transformé/transformée/marqué/changé (à/pour/profondément/la/ma)
      m'a transformé/transformée
      on connaît/connait la suite
      vous connaissez la suite
      la suite , vous la connaissez
      la suite , on la
      et le reste , c'est/est/appartient
      le reste est/n'est de? l? histoire
      la suite est écrite/belle/à écrire
      voici/voilà la dure/triste/vraie/seule/simple réalité/vérité/raison/différence/clé
      ^ voici pourquoi $
      voici/voilà ce que j'en retire/retiens/tire
      voici/voilà ce que/qu' personne/on/personne ne/n * dit
      voici/voilà * leçons/conseils/vérités/habitudes/secrets/astuces/enseignements
      leçons que j'ai/en/m/la/l/cette/ces (tirées/tire/apprises/retenues/a/ont/retiens/échec/vie)
      leçons que m'a/m'ont
      leçons apprises/tirées/de vie
      les * leçons [que j'ai|que m'a|que m'ont|que je retiens|de ma|de mon]
      les leçons d'un/une (échec/vie/carrière)
      les/mes/nos grandes leçons
      ma plus grande/belle leçon/fierté/victoire/réussite
      notre plus grande/belle leçon/fierté/victoire/réussite/force/récompense/richesse/satisfaction
      ce que * * m'a/m'ont appris sur/de
      ce que m'a/m'ont appris * ** sur
      ce que cette expérience
      ce que cette/ce/mon/ma aventure/expérience/échec/parcours/année/traversée m'a/nous
      la dure/triste réalité/vérité
      le constat est implacable/clair/simple/amer/frappant/unanime/édifiant
      le message est clair
      les chiffres sont sans/là/éloquents/implacables
      la réponse est évidente
      la raison est simple
      le secret de/du/d * réussite/succès/bonheur/longévité
      le vrai secret
      ^ rien à ajouter $
      rien de plus , rien de moins
      c'est aussi simple que/ça
      voilà , c'est dit
      la messe est dite
      à bon entendeur
      ^ cqfd
      ^ mic drop
      ^ boom $
      ^ bref $ .
      ^ et devine/devinez
      ^ alerte spoiler
      ^ attention spoiler
      ^ la vérité , elle
      ^ petite piqûre de rappel
      piqûre de rappel ~ @santé vaccin vaccination tétanos
      ^ note à moi
      ^ mantra du
      ^ citation du
      ^ pensée du
      ^ à retenir $
      ^ le mot de la fin
      ^ retenez une/bien/ceci
      s'il ne fallait/faut retenir qu/qu'une
      s'il y a une chose
      une seule chose à retenir
      si je devais résumer/retenir (en/une/un/qu)
      si je devais n/ne (en/garder/retenir)
      si vous ne deviez
      je le dis souvent
      je l'ai toujours dit
      comme je le/dis/le dis souvent/toujours
      on ne le répétera jamais
      on l'oublie trop
      on oublie trop souvent
      on sous estime trop/souvent/tous
      trop souvent , on/nous/les
      n'est un secret pour
      ne laisse/laissera/laissent personne indifférent
      laisse sans voix
      ne manque pas de sens
      ça fait réfléchir
      ça donne à réfléchir
      de quoi réfléchir
      je vous laisse sur
      je vous laisse avec cette
      je vous laisse y
      posez vous la question
      pose toi la question
      posez vous la bonne
      la vraie question , c'est/est
      la seule question qui
      une question me/qui (taraude/hante)
      pensez y la prochaine
      et si c'était ça/cela/possible/maintenant
      et si c'était le/la moment/solution/clé/vraie/secret
      et si le/la/les secret/clé/vrai/vraie/solution/meilleur/meilleure/réponse/problème
      et si vous passiez/osiez/changiez/preniez/commenciez/arrêtiez/faisiez/deveniez (à/le/de/la)
      et si on/nous osait/osions/changeait/ralentissait/réinventait/repensait/remettait/changions/repensions/réinventions`,
  },
  {
    rule: 'tidy-moral',
    weight: 1.5,
    reason: 'A motto that fits everyone. Tell what happened here instead.',
    lines: `
      @louable et/, @louable
      @louable et/, la/le/l'/les/de/du/d' @louable
      entre @louable et @louable
      le goût de l'authentique/effort/vrai/authenticité/excellence
      goût des bonnes/choses choses/simples
      des choses simples
      les choses simples
      c'est de la poésie/magie
      c'est de l'art
      [n'est pas que|n'est pas qu'une|n'est pas qu'un] * , c'est/il/elle
      seule la victoire
      appartient/appartiennent à ceux/celles/celui qui
      se forge/forgent/gagne/construit/révèle dans/en l'ombre/adversité/épreuve/silence/effort/difficulté
      dans les moments difficiles que
      c'est dans la/les/l'/le difficulté/difficultés/adversité/épreuve/moments/silence/doute/détail/détails/échec qu/que
      tant que tu/vous n'abandonnes/n'abandonnez/y
      soit tu/vous/on/je gagnes/gagnez/gagne , soit
      il n'y aura/a jamais/pas de bon moment
      le meilleur moment , c'est maintenant/aujourd'hui
      limites/limite que vous/tu/l'on/on vous/te/s/se
      votre/ton/notre/mon * , c'est votre/ton/notre/mon (!dos/voisin/voisine/collègue/frère/affaire)
      n'est qu'un/une moyen/outil/illusion/étiquette/chiffre/commencement/étape/titre (!de/à)
      @louable est le/la/l'/un/une/notre début/base/clé/clef/ciment/moteur/socle/fondement/cœur/carburant/pilier/mère/essence/âme/sel/nerf/arme/meilleur/meilleure/premier/première/muscle/choix/force/plus/boussole/colonne/reine/seul/seule/nouvelle/nouveau
      @louable reste/restent la/le/notre/une
      l'arme la plus puissante
      basé/basée/fondé/fondée/basés/fondés/bâti/bâtie/repose/reposent sur la/le/l'/des @louable
      basé/basée/fondé/fondée/reposant sur des valeurs
      on ne bâtit/construit/réussit/gagne/fait rien [seul|seule|tout seul]
      on ne réussit jamais/pas seul/seule
      on n'avance pas/jamais seul/seule
      personne ne réussit/avance seul/seule
      seuls , nous/on
      il est urgent/temps d'agir/de d'? ralentir/repenser/changer/oser/remettre/redonner/reprendre/écouter/agir/réagir/réinventer/prendre
      il est temps/urgent [d'agir|d'oser|de changer|de repenser|de passer à|de ralentir|de remettre|de redonner|de se réveiller|de prendre soin|d'en parler|de réinventer|de reprendre|de dire stop|de penser à]
      le temps n'est plus à/aux
      [place aux actes|assez de discours|des paroles aux actes|aux discours , mais]
      apprendre à apprendre
      l'éducation est la/l/le/une
      a été/fut/est ma/mon/le/la plus grande/belle/beau/grand/meilleur chance/cadeau/école/leçon/victoire/moteur/bonheur/amour
      est le début/commencement de la/l'/tout sagesse/réussite/aventure/liberté/changement
      mérite/méritent ce qu'il y a
      mérite/méritent/méritez bien? une pause/parenthèse
      pause/repos bien méritée/mérité
      la tête pleine de rêves
      où l'on se régale
      une ville/vie/maison à vivre
      celles/celle que vous vous fixez/imposez
      au service de tous/toutes/chacun
      un grand changement/impact
      en/disent/dit parfois plus que
      qui récompense/salue/couronne/reconnaît le/l'/un/des/les/cet travail/engagement/efforts/années/effort
      le/du travail/engagement de toute une
      le/du sommet de l'iceberg
      la partie visible/immergée/émergée
      les lignes/mentalités bougent/évoluent/changent
      face aux/à bouleversements/cette/l'incertitude/un/la/mutations/turbulences/crises
      de notre époque/temps $
      la route est encore? longue mais/, (mais)
      de? belles/nouvelles/beaux/pages à écrire/vivre/venir/partager
      belles/nouvelles pages/histoires/aventures/années à écrire/vivre/venir/partager
      [on lâche|on ne lâche|ne lâchons|on lâchera] rien
      visons/viser/visez l'excellence
      viser l'excellence/haut/plus
      aux petits oignons/soins ~ oignon botte semis
      immersion totale/dans/au ~ @mer langue plongeur plongeuse piscine
      vivez/vivre/vivons l'expérience/l'instant/l'aventure/ensemble
      rien qu'à vous/toi/nous/soi
      instant/moment/moments/instants de/d' pure/pur/douceur/détente/évasion/calme/plénitude/sérénité/bonheur/grâce/magie/gourmandise/tendresse/poésie/communion
      le luxe de/d' (prendre/ralentir/ne/dire/choisir/avoir)
      éveillent/éveille/éveiller/réveillent/réveiller les/vos/tous sens ~ bébé crèche
      cuisine du cœur
      fais/faites/faire de ta/votre/sa vie/quotidien/passion
      [les gens|ils|vos clients] oublieront/oublient ce que
      prenez/prendre/prenons/prends soin de/des vos/nos/tes/ses équipes/collaborateurs/salariés/gens/clients/talents/proches/autres
      partenariat/avenir/projet/projets/collaboration/début/débuts/année prometteur/prometteuse/prometteurs
      en plein essor
      d'avenir $
      multipliez/multiplier/décuplez/décupler vos/votre/tes/leurs leads/ventes/clients/revenus/chances/résultats/contacts
      sans effort/efforts (et/!particulier)
      votre/vos/tes concurrent/concurrents le/l'/ont/font
      vous passez à côté
      imaginez/imagine $ : plus/une/un
      plus jamais de (stress/paperasse/galère/prise)
      et si votre/ta/vos * vous/te
      curieux/curieuse/curieuses d'en savoir
      envie/besoin/prêt/prête d'en? savoir plus
      osez/osons franchir/pousser le/la/les (pas/porte/cap)
      vous/te fait/font vibrer/rêver/avancer/lever/tenir
      qu'est-ce qui vous/te/nous anime/motive/inspire
      ce qui m'anime/nous anime/vous anime/me porte/nous porte/me drive/m'inspire/me fait vibrer/me motive
      comme on en fait/voit/croise peu/rarement/plus
      personnes/équipes/femmes/hommes/profils/clients/collègues/personnalités exceptionnelles/exceptionnels/extraordinaires/incroyables/formidables/géniales/géniaux
      d'une richesse/intensité/qualité/générosité/bienveillance/beauté/humanité/énergie incroyable/rare/folle/exceptionnelle/infinie/inouïe/remarquable
      restera/resteront/reste gravé/gravée/gravés/gravées/dans/à (dans/mémoires/mémoire/jamais)
      restera/resteront gravé/gravée/gravés/gravées
      souvenir/souvenirs impérissable/impérissables/inoubliable/inoubliables/précieux/mémorables/mémorable
      vous avez été incroyables/formidables/exceptionnels/extraordinaires/géniaux/au
      un grand/immense/énorme/gros bravo
      public/monde/soleil était/est/fut au rendez vous
      pensé/pensées/pensés/pensée pour demain
      besoins de demain
      marché/monde/vie/sport/terrain/métier ne [fait pas de cadeau|fait pas de cadeaux|ment pas|pardonne pas]
      [un projet|une équipe|une maison|une ville|un lieu|une marque] , mille/une/un émotions/idées/histoires/vision/passion/ambition/projet/objectif/équipe/famille
      ont/a toute leur/sa place
      sortir/sors/sortez/sortons des/de cases/case/clous/routine
      être/rester/devenir soi , (tout/pleinement/enfin)
      [être soi|devenir soi|devenir qui|oser être|redevenir soi]
      s'autoriser à/le
      autorisez/autorise vous/toi à/le
      échouer/perdre/tomber/douter/ralentir/reculer pour mieux
      est le/la/l'/un/une meilleur/meilleure/plus/seul/véritable professeur/professeurs/école/enseignant/moteur/carburant/investissement/arme/allié/alliée/conseiller/récompense
      j'ai suivi/écouté/fait mon/confiance instinct/cœur/intuition/rêve/voix/à
      [choisi de croire|appris à croire|décidé de croire|cessé de croire|continué à croire] en/à/que
      on/tu/nous/vous ne vit/vis/vivons/vivez qu'une
      m'a/m'ont tout appris/donné
      la douleur est/passe temporaire/passagère
      on a deux oreilles
      met/mettent * ans à se construire
      parole donnée/tenue
      vaut/valent mieux? mille/dix promesses/mots/discours/paroles
      @louable , c'est la/le/l'/une/un/notre (base/clé/vie/règle/minimum/moteur/école/force/socle/secret/fondement)
      c'est la base $
      [allons droit|je vais droit|aller droit|venons en] au but/fait
      ^ cartes sur table $
      retour en images sur/de
      que retenir de
      une pensée pour ceux/celles/tous/toutes
      une pensée émue/particulière
      merci/bravo/quelle/belle la team/gang/dream
      quelle/super/belle/dream team
      big up
      vous déchirez/assurez/gérez
      équipe/équipes/team au top
      [on ne s'arrête|nous ne nous arrêterons|on ne s'arrêtera|on ne compte pas s'arrêter] pas? là
      le rêve continue/devient/commence/américain/est/prend
      rêve/rêves devient/deviennent/devenu réalité
      voyons/voyez/voir/voit/vois grand (!écran)
      nos/mes/leurs ambitions sont/restent/n'ont
      change/changeons/changer/changent de dimension/braquet/paradigme/peau/cap/logiciel ~ @mer serpent
      pas/mais notre/nos/leur/son âme/valeurs/adn/essence/identité/esprit $
      faire simple
      l'art de/d' faire/recevoir/vivre/transmettre/dire/convaincre/embarquer/raconter/prendre/ne/bien/la
      la beauté du geste
      la main et le cœur
      au service de/des/du l'? émotion/émotions/beauté/goût/élégance/climat/planète/territoire/territoires/jeunes/entreprises
      semer/semez/semons aujourd'hui/pour/les ~ @jardin
      la terre/nature/montagne/mer/forêt/vie nous apprend/rappelle/enseigne/donne
      [nourrir le monde|nourrir la planète|consommer|cultiver|entreprendre|manager|travailler|produire|voyager|vivre|penser|recruter|vendre] autrement
      [changer d'échelle|changeons d'échelle|change d'échelle] ~ carte plan règle
      [de l'ombre à la lumière|du rêve à la réalité|d'une idée à une|de l'idée à la|du doute à la]
      notre/nos/ma richesse , [ce sont|c'est]
      autrement , c'est possible
      est un acte/geste [politique|militant|d'amour|citoyen|engagé|fort|de courage|de résistance]
      du champ à
      de la fourche à
      bon sens paysan
      consommons/consommer/mangeons/manger/achetons/acheter/pensons responsable/local/mieux/français
      chacun/chacune peut/doit/à agir/son/sa/contribuer échelle/niveau
      à son échelle
      la génération qui agit/change/ose
      l'urgence est
      le temps presse
      demain , il sera
      il sera trop tard
      nous rassemble/rassemblent/unit/unissent/dépasse/élève/relie/grandit $
      langage universel
      miroir de/d' nos/notre/l'/la/une vies/vie/société/époque/âme
      prend/prendre/prennent aux tripes
      qui fait/font du bien
      lire/écrire/peindre/courir/marcher/chanter/danser/jardiner/cuisiner , c'est (voyager/vivre/aimer/partager/respirer/exister/rêver/méditer/résister/donner/s)
      mérite/méritent sa/leur/une/votre chance/seconde/place/attention
      croire/croyons en/à chaque/la/le/leur/l'
      le plus beau métier
      plus beau métier
      soignants/enseignants/agriculteurs/artisans , nos/les/ces héros
      héros/héroïnes de/du/des l'? ombre/quotidien/temps
      métier de/du cœur/sens/vocation/lien
      l'engagement/passion/bienveillance/exigence/confiance au quotidien
      servir/aider/vivre/aimer/donner , tout simplement
      tout simplement .
      le client/terrain/humain/collectif d'abord
      l'humain/client/terrain/collectif d'abord/avant
      écouter/comprendre/observer avant de parler/convaincre/juger/vendre/agir/répondre/conseiller
      vous n'êtes qu'à un
      à un clic/pas/rêve de/d' (vous/votre)
      tout ce dont vous/nous/tu
      le/la seul/seule chose/moyen/façon d'y/de/d'/qui réussir/grandir/avancer/progresser/arriver
      on ne réussit/gagne jamais/pas/rien seul/seule
      on peut tout/toujours (changer/recommencer/réussir/choisir/apprendre)
      changer/réussir/recommencer est/c'est toujours possible
      il faut y croire
      il faut savoir [dire non|s'arrêter|lâcher|oser|se remettre|rebondir|écouter|donner]
      il faut du/de l'/de courage/cran/audace pour
      [ce n'est pas facile|ce n'est pas simple|ça n'a pas été simple|ça n'a pas été facile|ça n'a pas toujours été] , mais
      [ça n'a pas toujours été|ce n'est pas toujours] facile/simple/rose
      avec ses hauts et
      des hauts , des
      des collègues devenus/devenues amis/amies
      une deuxième/seconde famille/maison/peau
      ma seconde famille/maison
      chaque enfant/jour/rencontre/échec/client/erreur/projet/sourire/instant/défi/moment/matin/étape/élève/patient/voyage/épreuve/chute/refus/non est un/une
      transmettre/reprendre/passer/reprend/transmet/passe le flambeau ~ olympique défilé
      passer/passe/transmettre le relais à/aux ~ piste natation coureur
      dans le sang $ ~ médecin infirmière patient labo prise taux plomb
      ne laissez/laisse personne/jamais vous/te/personne
      ne laissez/laisse pas/jamais la/les/vos/tes/le peur/peurs/doute/doutes/autres
      choisissez/choisis vos/tes/un batailles/combats/travail/métier (que)
      choisissez/choisis vos/tes batailles/combats
      vous avez/tu as le droit de/d' dire/être/échouer
      il n'y a que le premier pas
      le plus dur/difficile , c'est de commencer/se
      rien de grand
      la vie est belle
      faire/fais/faites/faisons ce [que l'on aime|qu'on aime|que vous aimez|que tu aimes|que nous aimons]
      aimer/aimez/aime/aimons ce [que l'on fait|qu'on fait|que vous faites|que tu fais|que nous faisons]
      c'est/ce/sont ** qui fait/font la/toute/notre force/richesse/différence/beauté/valeur/singularité
      ce qui fait toute? la/notre force/richesse/différence/beauté/singularité/fierté
      ce qui fait le sel
      laisser/laissez/laisse/laissons sa/une/votre/notre/son/leur trace/empreinte/marque (positive/dans/durable/sur)
      préserver/sauver/protéger/préservons/sauvons/protégeons la/notre planète/vivant
      plus fort/forte/forts que jamais
      toujours plus loin/haut/fort/proche/proches/vite
      rien n'est laissé au
      sans limite/limites $
      se relever/relève/relevé plus fort/forte
      [sans passion|sans exécution|sans action|sans travail|sans confiance|sans vision|sans sens|sans équipe|sans valeurs] , rien/on/la/le/tout
      il y a ceux/celles qui
      il y a deux types/sortes/catégories de
      il y a les * ** et les autres
      équilibre vie/entre pro/la/vie
      vie pro/professionnelle , et/vie vie?
      parler/parle/parlent d'une même voix
      la confiance règne
      le reste suivra
      le reste suit $
      aucune/nulle @louable ne
      plus de @louable , moins
      un/une @louable qui (ne/se/fait/donne)
      la vie est faite de/d
      la vie n'est qu/faite/pas
      la vie m'a/nous (appris/apprend/réserve)
      la vie ne tient
      la vie nous réserve
      la vie est trop/ainsi/belle/courte/bien/un/une
      la vie vaut
      la vie continue $
      l'école de la vie/patience/humilité/rigueur/persévérance/débrouille
      une école de la/l/d vie/patience/humilité/rigueur/persévérance
      les rencontres changent/font/qui/sont/nous (des/la/tout/vie)
      rencontre/rencontres qui changent/change/marque/marquent/comptent/compte/bouleversent/transforment
      il y a des/ces rencontres/instants qui/dont
      une seule/simple rencontre/parole/phrase/décision/personne/idée suffit/peut (à/pour/parfois/tout/changer)
      suffit à/parfois/pour * ** tout/vie changer/change/basculer
      suffit à tout
      il suffit d'un geste/mot/regard/sourire/déclic
      il suffit de/d' croire/oser/vouloir/y/se/commencer/le (lancer/croire)
      un simple/petit sourire/geste/mot/regard/merci/bonjour peut/suffit/change
      un sourire , (un/une)
      un geste simple peut/qui/suffit
      un/le geste qui sauve/change/compte
      chaque * est unique/précieux/précieuse/importante/important/essentiel/essentielle/sacré/magique/singulier/singulière
      chaque * compte $ ~ balance soute gramme grammes kilo kilos seconde secondes millimètre chrono watt watts
      chaque *? est une/un chance/victoire/leçon/cadeau/opportunité/aventure/défi/occasion/trésor/histoire/promesse/invitation/fête/page/bénédiction/rencontre/voyage/apprentissage/ambassadeur
      chaque * raconte une/son/l'histoire
      chaque *? a/porte/cache/mérite son/sa/ses/une/un histoire/importance/beauté/magie/potentiel/super
      chaque * nous rapproche/apprend/enseigne/rappelle
      chaque matin/jour est un/une
      derrière chaque * , un/une/des/l/il/se
      derrière chaque * , un/une/des/il/se
      le succès/bonheur/talent/courage n'arrive/vient/attend/tombe/s pas/jamais (par/seul/du/tout)
      le monde/avenir/futur/succès/réussite vous/nous/leur/t appartient
      le monde vous/nous/leur/t'? appartient
      l'avenir vous/nous/leur/t'? appartient
      l'avenir se/nous/s'? (écrit/construit/prépare/dessine/tend/joue/appartient)
      l'avenir/futur/demain est/sera entre vos/nos/leurs/tes mains
      demain se construit/prépare/décide/joue
      écrire/écrivez/écrivons la/le/l/leur/notre/votre suite/avenir/futur
      préparer/préparons/préparez/prépare l'avenir
      investir/investissons/investit dans l'avenir/humain/la/le/les/soi/vous/demain (jeunesse/talents/humain)
      miser/misons/misez/mise/parier/parions/pari sur la/l'/le/les jeunesse/humain/avenir/talents/talent/confiance/intelligence/collectif
      investissez/investis en/sur vous/toi
      le/la meilleur/meilleure investissement/placement
      aujourd'hui pour demain
      aujourd'hui pour mieux
      @demain de demain (!matin/soir/après/midi)
      de génération en génération
      pour les générations
      on ne sait jamais de quoi
      profitez/profite/profitons de/d/du ceux/chaque/instant/vie/moment/présent
      carpe diem
      le bonheur/secret/diable/beauté/magie/excellence/charme/clé est dans/se/tient/réside
      l'excellence est dans
      la perfection/magie/beauté se/est/réside/tient dans/cache
      revenir/revenons/revenez/retour/retourner/recentrer/recentrons/concentrer/concentrons/concentrez/recentrez vous/nous/se? à/sur l'essentiel
      [revenir|revenons|retour|retourner] aux fondamentaux/sources
      l'essentiel est ailleurs/là/de
      se/me/nous/vous ressourcer/recentrer/ressource
      reconnecter à/avec soi/la/l/nature/essentiel
      prendre/prends/prenons/prenez/pris/prennent de la hauteur ~ @altitude
      prenez/prends/prenons/prendre/s'accorder/accordez vous/toi/nous/le/un temps/moment/vous de/pour vivre/vous/soi/souffler/respirer/ralentir/rêver/écouter/savourer
      soyez/sois/soyons doux/douce/indulgent/indulgente/indulgents/indulgente/bienveillant/bienveillants/fiers/fier/fière/audacieux/curieux/ambitieux/unis/solidaires/créatifs/optimistes/humbles (avec/de/et/envers/ensemble)
      soyez/sois/soyons fiers/fier/fière/audacieux/curieux/ambitieux/unis/solidaires/créatifs/optimistes/humbles/libres/vous/heureux/bienveillants $
      soyez/sois/soyons vous/toi/nous même/mêmes
      entourez/entoure/entourons vous/toi/nous de/des/d (bonnes/personnes/gens/ceux/bons)
      entourez/entoure/entourons vous/toi/nous des/de bonnes/personnes/gens/ceux
      s'entourer des/de/d' bonnes/personnes/ceux
      bien s'entourer
      donner/donnez/donne/donnent/donné/donnait/donnons sans compter/attendre/rien
      recevoir/reçoit/reçois bien/beaucoup/tellement/tant/toujours plus/davantage (!de/d/que/qu)
      plus on donne , plus
      donner , c'est recevoir
      faire de nos/ses/leurs/vos/la/cette/notre/chaque/l'/le différences/différence/diversité/faiblesses/faiblesse/fragilité/échecs/échec/contrainte/contraintes/handicap/singularité/crise/force une/un/des force/forces/richesse/atout/atouts/opportunité/tremplin/levier/chance/moteur/réussite
      faire/faisons/fait de * ** une force/opportunité/priorité/chance/richesse/fierté/réussite/aventure
      faire/faisons/fait de * ** un atout/levier/tremplin/moteur/succès
      une force , pas/et/non
      la diversité/différence/mixité/inclusion/multiculturalité est/fait/est une/la/notre richesse/force/atout/chance
      @louable se/s mérite/gagne/cultive/apprend/construit/partage/travaille/vit/nourrit/éduque (!à/au/avec/dans/en/par/chez/mal/depuis/entre)
      @louable [n'est|n'a|ne suffit] pas/jamais (un/une/le/la/qu/que/négociable/acquise/innée/le)
      n'est pas un/une vain/slogan/luxe/option/faiblesse/hasard/fatalité/gadget/caprice/privilège/aveu/posture/sprint/honte/marathon/matricule/formalité
      n'est pas égoïste/négociable/optionnel/optionnelle/optionnels/inné/innée/magique
      n'est pas donné/donnée à tout
      n'est jamais un/une luxe/hasard/fatalité/option
      ne sont pas des/un slogans/luxe/option/faiblesses/ressources
      n'est plus un/une luxe/option/tabou/mythe/gadget
      ce n'est pas un slogan/luxe/gros/hasard
      ne fait/font pas tout/le (bonheur/moine/manager/leader)
      n'est/n'es/n'êtes/n'était pas qu? un/une simple? numéro/matricule/dossier/chiffre/ligne (!de/vert/rose/du)
      n'est pas un gros mot
      n'est pas un signe de
      n'est pas un long fleuve
      n'est pas la chute/destination
      bâtir/bâtissons/construire/construisons/gagner/mériter/cultiver/nourrir/préserver la confiance
      les soft/soft skills/skill (ont/font/feront/sont)
      meilleur/meilleure/belle carte de visite
      pépite au/de/à (cœur/deux/découvrir/taille)
      la goutte d'eau qui a fait
      fait déborder le vase ~ fleuriste évier
      m'a bouleversé/bouleversée/chamboulé/chamboulée $
      bienvenue dans/à l/la/le/un/une/notre/cette nouvelle/ère/monde/avenir/futur/famille/univers/aventure
      ne fait/font pas tout
      ne fera pas tout
      ne s'improvise/s'improvisent pas
      ne se décrète/décrètent pas
      ne se mesure/mesurent/compte pas/jamais en/au/à (!mètres/degrés/litres)
      ne se résume/réduit pas à/au/aux
      l'affaire de tous/toutes/chacun
      est l'affaire de tous/toutes/chacun
      une affaire de passion/confiance/femmes/humain/humains/état/détails/collectif/sens
      un état d'esprit $
      un véritable état d
      avant tout [une affaire|une histoire|un état|une aventure|de l'humain|du partage|une question|une rencontre|des femmes|des hommes|de l'écoute|une passion|des personnes|une relation|un métier de]
      d'abord [une affaire de|une aventure|de l'humain|du partage|une rencontre|des femmes|des hommes|une relation]
      il n'y a pas [d'échec|de petits rêves|de petits gestes|de petits combats|de petit geste|de petite victoire|de petites victoires|de raccourci|de raccourcis|de recette miracle|de fatalité|de bon moment|d'âge pour]
      il n'y a que des apprentissages/solutions/leçons/opportunités/victoires/expériences
      jamais d'échec/échecs
      soit on gagne , soit
      on gagne , ou
      on n'échoue jamais/pas
      tomber , se relever
      tomber/tombez/tombe pour mieux
      se/me/nous perdre pour mieux
      pour mieux se/rebondir/avancer/repartir/sauter/grandir/vivre (trouver/retrouver/relever/construire)
      pour mieux rebondir/avancer/repartir/sauter/grandir/vivre
      moins , mais mieux
      le moins est le
      les excuses n/sont/ne (!de)
      pas d'excuses $
      zéro excuse/excuses
      aucune excuse $
      sans excuse/excuses $
      pendant que vous/tu/d'autres/les hésitez/hésites/dormez/dors/doutez/attendez/attends/procrastinez/autres/scrollez
      ceux/celles qui réussissent/osent/avancent/persistent/n'abandonnent (!leur/le/un/la/les)
      qui n'avance/n'avancent/n'évoluent/n'innovent/n'évolue pas recule/reculent/meurt/meurent/disparaissent/régresse/régressent
      si vous n'avancez/n'évoluez pas
      levez/lève vous/toi tôt
      travaillez/travaille dur/en silence
      travail acharné
      à force de travail/persévérance/volonté/ténacité/détermination
      à la sueur de
      le/la @louable est l'ennemi/ennemie
      est l'ennemi/ennemie du/de bien/progrès/changement/la/l (créativité/innovation/action/réussite/excellence)
      est l'ennemi/ennemie du bien/progrès/changement
      la seule personne à dépasser/battre/impressionner/changer
      votre/ton seul/unique/pire/meilleur/plus grand? ennemi/concurrent/obstacle/limite/atout/allié
      votre/ton pire ennemi
      personne ne le fera à
      personne ne viendra vous
      ne compte/comptez que sur
      tout est une question de/d
      tout est question de/d
      tout est affaire de
      rien n'est impossible/figé/acquis
      rien ne remplace/remplacera [l'humain|la rencontre|le contact|le terrain|l'échange|l'expérience|un sourire|la présence]
      rien de grand ne/n
      rien d'extraordinaire ne
      les grandes/belles choses/histoires/idées prennent/commencent/naissent/se/demandent
      les belles/plus histoires/belles commencent/rencontres/histoires/victoires
      les plus belles/beaux/grandes/grands histoires/victoires/rencontres/réussites/leçons/choses/aventures/idées/projets/moments
      le meilleur moment pour planter un arbre , c'était
      le bon moment n/c'est
      le moment parfait n
      c'est le moment ou
      c'est maintenant que tout
      il n'est jamais trop tôt
      n'attendez/attends pas le/que/d'être (bon/moment/prêt/prête)
      osez/osons/oser [la différence|le changement|la vulnérabilité|le collectif|dire non|demander|y croire|l'audace|l'humain|la confiance]
      osons $
      osez être/vous/y
      croyez/crois y $
      faites/fais vous/toi confiance
      ayez/aie confiance en/foi
      croyez/croire/crois/croyons en/à/au/aux vos/tes/ses/nos/vous/toi/soi/potentiel/talents/collectif/forces/humain/l/la/demain (humain/force/jeunesse)
      ne lâchez/lâche/lâchons/lâcher jamais/rien/pas (rien/l)
      ne rien lâcher
      tout donner $ .
      se dépasser/surpasser (chaque/pour/ensemble/et/,)
      dépassement de soi
      se surpasser
      se donner les moyens de ses
      viser/visez/visons/vise l'excellence/plus/la lune/loin/haut
      voir/voyez/voyons grand/plus (loin/et)
      rêver/rêvez/rêvons en grand/plus
      le champ des possibles
      sky is
      [l'important|l'essentiel|le plus important] , c'est de/d'y participer/croire/oser/rester/avancer/être/essayer/garder/se/faire/prendre
      l'important , ce n'est
      la gentillesse est/n
      un peu de douceur/bienveillance/gentillesse/humanité
      un peu plus d'/de humanité/bienveillance/douceur/sens/humain
      le monde a besoin de/d'
      à chacun sa/son/ses (rythme/chemin/histoire/talent)
      chacun son/sa/ses/a/avance à/rythme/chemin/histoire/combat/parcours
      ce n'est pas la destination
      la destination compte/importe
      la nature nous/reprend/a/est/fait (bien/ses/rend/appris/enseigne/rappelle/tout)
      la planète nous/vous dit/remercie/remercier
      il n'y a qu'une planète
      un pour tous
      seul , on/tu/nous va/avance/allons/vas/peut/réussit
      plus vite , ensemble
      le collectif fait/prime/porte/gagne/avant
      c'est le collectif qui
      la force de/du/d'un/d'une notre/collectif/équipe
      jouer/gagner/joue/gagne/gagnons/avancer/avançons en équipe/collectif
      on gagne ensemble
      une victoire collective/d'équipe/partagée
      les machines/algorithmes/robots * ** , les/l'/le humains/humain/hommes/homme/cœur
      la technologie/tech/ia doit/n'est/ne (rester/remplacera/qu/pas)
      au service de/du/des l? humain/humains/vivant/sens/collectif/hommes/homme/vos/votre/nos/notre/ambitions (ambitions/projets/réussite/performance)
      au service de l'humain/homme/vivant
      au service du vivant/collectif/bien/sens/progrès
      au service de vos/votre/nos/notre projets/projet/ambitions/réussite/performance/envies/rêves/clients/bien/avenir/croissance/santé
      un enfant qui sourit
      un sourire d'enfant
      les enfants d'aujourd'hui
      les * d'aujourd'hui * ** de demain
      si tu veux , tu
      là où il y a une
      vouloir , c'est
      à cœur vaillant rien
      se battre pour ses
      aller au bout de ses
      vivre/vivez/vis/vivons de sa/votre/ta/ses/vos/pleinement passion/rêves
      vivre de sa passion
      faire de sa/ma/leur passion un/son/mon/leur/sa
      le travail d'une vie
      une vie de passion
      un métier passion
      métier de/avec passion/cœur
      l'amour du/de métier/travail/produit/beau/bien/la (bien/bon/fait)
      l'amour du métier/produit/beau/geste/travail
      la passion du/de (métier/bois/goût/beau/geste/produit/l/la/détail)
      avec le cœur
      [vient|venu|venue|parler|parle] du/avec cœur
      avec amour
      avec deux ailes
      déployer/déploie/déployez/déploient ses/leurs/vos/tes ailes ~ oiseau buse héron cigogne planeur moulin
      voler/vole de ses/leurs propres ailes
      prendre/prend/prendra/prennent/pris son/leur envol ~ oiseau buse héron cigogne planeur grues`,
  },
  {
    rule: 'slop-word',
    weight: 1,
    reason: 'The language of brochures. Say what a customer would see.',
    lines: `
      @flatteur et/, @flatteur
      résolument
      bienveillance
      bienveillant/bienveillante/bienveillants/bienveillantes
      résilience ~ acier béton charpy matériau matériaux éprouvette caoutchouc
      authenticité ~ certificat notaire expert tableau enchères signature
      agilité ~ chien chienne border éducateur canin slalom
      unique en son genre
      portés/porté/portée/portées par les/nos/des/une/notre/cette équipes/équipe/talents/élan/collectif/passion/énergie/dynamique
      bravo à/aux/les l'? équipe/équipes/artistes
      bravo les équipes/filles/champions/artistes
      un/une/cette/le/la territoire/ville/entreprise/région/équipe/agence/département qui bouge/ose/innove/vibre/avance/gagne/rayonne/grandit/inspire
      un lieu/objet/endroit/bâtiment/produit qui a une/du (âme/caractère/histoire/sens)
      une maison/marque/entreprise/boutique/adresse qui a une/du (âme/caractère/histoire/sens)
      a une âme $ ~ violon luthier luthière altos
      supplément d'âme
      où l'on/on se régale/sent (bien/chez)
      raconte/racontent le/notre/un terroir/territoire/savoir/monde
      est/sont/reste notre/nos métier/priorité/priorités/passion/mission/moteur/force/fierté/raison/adn/quotidien/combat/moto/boussole/vocation/carburant/credo ~ @auto @mer
      révéler/révélez/révèle/révélons votre/vos/ton/ta/tes/leur/leurs/son (!être)
      vous êtes au bon endroit
      ne cherchez plus
      une chaîne/vague/marée de solidarité/générosité/soutien
      [générosité|bonne humeur|succès|partage|qualité|émotion|sourire|magie|solidarité] était/étaient/sera/est/seront/sont au rendez vous
      peut/peuvent/va/vont tout changer
      mains/main en or/d'or
      au grand cœur
      métier de passionnés/passionné/passion
      un/de savoir faire unique/ancestral/d'exception/reconnu
      expertise reconnue/unique/pointue/métier
      un/une expert/experte/expertise à votre service/écoute
      à votre écoute
      à l'écoute de vos/vos/votre (besoins/envies/projets)
      accompagnement/service/solution/solutions/offre/réponse/approche/conseil sur mesure
      satisfaction garantie/totale
      prix imbattable/imbattables
      maximiser/maximisez/booster/boostez votre/vos/ton/le
      [à 200|à 300|se donne à fond|se donner à fond|donné à fond]
      à vitesse grand v
      feux sont au vert ~ @auto
      joindre/allier l'utile
      catalyseur/catalyseurs de/d' ~ @labo pot essence
      s'inscrire/inscrit dans la durée
      notre rapport au/à travail/l/la (!annuel)
      traverser/traversé/affronter/affronté la/les/des tempête/tempêtes/crise/crises ~ @mer
      vents contraires ~ @mer
      tenir/tient/garder la barre ~ bateau voilier marin skipper quai ponton port danse
      une collaboration fructueuse/riche/inspirante
      échanges/rencontres/collaborations fructueux/fructueuses
      dans la joie et
      la grande famille
      l'esprit de/d' famille/équipe/startup/conquête
      notre promesse $
      une promesse tenue/simple/forte
      nouvelle génération de (talents/leaders/managers/entrepreneurs)
      empreinte positive
      @beau/belle moment/moments/journée/soirée/rencontre d'échange/partage/de/d'échanges partage/convivialité/bonheur/fête
      @fête incroyable/incroyables/exceptionnelle/exceptionnel/inoubliable/magique/extraordinaire/mémorable/inspirante
      faire/faites/fait/font battre @det? cœur/cœurs
      un combat de tous les
      esprit libre
      la créativité n/au/est
      libérer/libérez/libère votre/la/leur/les/ton/ta/nos @big/audace/parole/imagination
      le digital/numérique/métavers/data/ia au service
      l'ia/intelligence artificielle/data/tech au service/est/va/peut/ne/doit/n' (!de/en)
      révolution numérique/digitale/industrielle/verte/silencieuse/culturelle ~ historien musée siècle
      transformation positive/durable
      fibre entrepreneuriale/artistique/sociale
      âme d'entrepreneur/artiste/d'enfant
      entrepreneur/entrepreneuse dans l'âme
      dans l'âme $
      jongler/jongle/jonglons entre/avec ~ cirque jongleur balles quilles
      multi/slash casquettes/slasheur/slasheuse
      touche à tout et
      hyper motivé/motivée/heureux/heureuse/fier/fière
      ultra motivé/motivée/fier/fière/performant
      un/une/de/le/la/des véritable/véritables (!cuir/nom/prénom/chantier/casse/passoire/andouille/date/adresse/cause/cauchemar/bazar/coupable/auteur/lin/soie/patronyme)
      un/une vrai/vraie cocon/bijou/pépite/coup/partenaire/bonheur/aventure/plus/défi/chance/tremplin/expertise/valeur/dynamique/révolution/source/engagement/transformation/passion/accompagnement/communauté/force/fierté/bouffée/bol/partage/sens/famille (!de/du)
      cocon (de/où/chaleureux/familial/douillet/cosy/idéal/parfait) ~ soie papillon chenille magnanerie ver
      un/votre/notre/véritable cocon ~ soie papillon chenille magnanerie ver
      bol d'air
      chargé/chargée/chargés d'histoire/émotion/sens/symbole/symboles
      le temps semble/s'est/s'arrête/suspend/suspendu (arrêté/s/suspendu/suspendre)
      le temps s'est arrêté ~ horloge horloger horlogère pendule montre
      comme une parenthèse
      parenthèse enchantée/hors/bucolique/gourmande/suspendue/inoubliable/musicale/bien
      hors du temps
      il fait bon vivre/flâner/se/s'y/travailler
      où il fait bon
      bien vivre ensemble
      bien vivre/manger/grandir/vieillir , (c)
      vivre ensemble
      se sentir/sent/sentent/sentez/sentirez comme? chez soi/vous
      comme à la maison
      un accueil chaleureux
      accueil chaleureux/convivial/personnalisé
      dans une ambiance/atmosphère/cadre conviviale/chaleureuse/feutrée/intimiste/détendue/festive/bienveillante/chaleureux/idyllique/enchanteur/exceptionnel/verdoyant/bucolique/familiale
      ambiance/atmosphère/cadre bienveillante/idyllique/enchanteur/exceptionnel/verdoyant/bucolique/feutrée/chaleureux/chaleureuse/conviviale/unique/magique/cocooning
      niché/nichée/nichés au/dans/en/entre cœur/creux/écrin
      niché/nichée au cœur
      loin du/de/des tumulte/agitation/bruit/l/stress/la (agitation/frénésie/foule/ville)
      loin du tumulte/stress
      loin de l'agitation
      à l'abri des regards
      se ressourcer
      ressourcez vous
      lieu de vie et
      un lieu unique/magique/d'exception/chargé/inspirant/atypique/de vie/où
      un coup de cœur/boost/projecteur
      coup de cœur (assuré/garanti/absolu/du/de)
      coup de projecteur/lumière
      sublimer/sublime/sublimez/subliment/sublimons/sublimant/sublimé/sublimée/sublimés (!le/au/point)
      éveiller/éveille/ravir/ravira/ravissent/réveiller/réveille/titiller/émerveiller/émoustiller vos/les/nos papilles
      vos papilles
      papilles en
      cuisine généreuse/authentique/sincère/inventive/créative/instinctive/gourmande/de cœur
      généreux/généreuse et/, authentique/gourmand/gourmande/sincère/créatif/créative
      gourmand/gourmande et/, généreux/généreuse/sain/saine/authentique
      vous/nous/te fait/font/fera voyager ~ train bus car ferry
      invite/invitent/inviter/invitation au/à voyage/rêver/rêverie/évasion/s/la/l (évader/évasion/contemplation/détente)
      invite/invitent au voyage
      invitation à la/l'/se/s'/un/une/ralentir/rêver/penser/repenser
      promesse d'un/d'une/de (moment/voyage/évasion/expérience)
      charme de l'ancien
      charme et modernité/authenticité
      alliant/alliance/allie/allient/allier/conjugue/conjuguent/conjuguer/conjuguant/marie/marier/mêle/mêlant/combine/combiner/concilier/concilie/concilient/réconcilier/réconciliant @det? performance/sens/tradition/modernité/passion/innovation/exigence/bienveillance/élégance/confort/authenticité/esthétique/plaisir/technologie/humain/créativité/rigueur/vie/humanité/efficacité/durabilité/écologie/qualité/excellence/utile/proximité/simplicité/expertise (!privée)
      performance et (sens/bienveillance/humain/durabilité/plaisir/éthique/responsabilité)
      sens et (performance/engagement/utilité)
      qualité , (proximité/réactivité/service/écoute/conseil/innovation/professionnalisme)
      service irréprochable/personnalisé/sur/d'exception/haut/de qualité/premium/cinq
      qualité irréprochable/exceptionnelle/inégalée/au
      un service irréprochable/personnalisé/sur/premium
      conseils personnalisés/avisés/d'experts
      accompagnement personnalisé/humain/global/sur/bienveillant/complet/premium/360
      suivi personnalisé ~ @santé
      la qualité au service
      votre/ta satisfaction/santé/sécurité/bonheur , (est/notre)
      votre/vos satisfaction/santé/sécurité/réussite/confort/projet/projets/bonheur/confiance est/sont/mérite/méritent/, notre/nos/la/le/priorité/meilleur
      satisfaction client/clients est/au/avant
      votre/vos * , notre/nos @louable/priorité/métier/mission/expertise/engagement/force/satisfaction/récompense/passion/combat/savoir (!dame)
      votre/vos/ton *? mérite/méritent/méritez/mérites mieux/le/la meilleur/meilleure
      mérite/méritent/méritez/méritons/mérites le meilleur
      le meilleur pour vous/votre/vos
      donnez/donne/donner/donnons vie/corps à
      donner/donne/donnons/redonner/redonnons/remettre/remettons/remettez/retrouver/retrouve/chercher/cherche/mettre/mettons/mettez du sens (!de/figuré/interdit/unique)
      remettre/remettons/remis/remettez/mettre/mettons/placer/plaçons/replacer de? l'humain
      remettre/remettons/remettez de/du/d l? humain/sens/humanité/cœur/vie
      plus d'humain/humanité
      porteur/porteuse/porteurs/quête/chargé/vecteur/créateur/créatrice/riche de/en sens
      en quête de sens
      quête de sens
      faire/fait sens $
      qui a du sens
      qui font/fait sens
      gagnez/gagner/gagne/gagnons/gagné en @gain (!mètres)
      gagnez/gagner/gagne du temps , (et/gagnez)
      simplifiez/simplifie/simplifier/facilitez/facilite/faciliter/changez/changer vous/toi/la/votre/ta/leur/le vie/quotidien
      simplifiez vous la
      concentrez/concentre vous/toi sur l'essentiel/ce/votre
      passez/passer/passons/passe/passage à l'action
      faites/fais décoller/exploser/grimper/rayonner votre/vos/ton/ta/tes
      faire/fait/font/faites/faisons/faisant vibrer/rayonner/rêver/grandir/briller/bouger/fleurir/éclore @det? @big/lignes/cœurs/publics/territoire/jeunesse/savoir/jeunes/chacun
      faire grandir/éclore/émerger/fleurir/briller les/la/le/nos/vos/chaque/chacun/des/leurs/un (talents/talent/équipes/potentiels/idées/humain/collectif/autres)
      monter/montée/monte/montent/montez/monter en compétence/compétences/puissance/gamme
      accompagner/accompagne/accompagnons/accompagnez/accompagnant/accompagnement/accompagnent/accompagné/accompagnés *? *? montée/transition/transformation/changement/évolution/croissance/réussite/développement/mutation/épanouissement/performance
      accompagner/accompagne/accompagnons vos/votre/nos/chacun ** projets/projet/ambitions/succès/réussite/évolution/talents/croissance/rêves/envies/transformation
      vous accompagne/accompagnons/accompagner/accompagnent dans/tout/pas
      la conduite du changement
      conduite/accompagnement du/au changement
      transition écologique/énergétique/numérique/digitale et/,
      réussir/réussissons sa/votre/leur/cette/la transition/transformation
      feuille de route ambitieuse/claire/commune/partagée/stratégique
      dynamique/démarche/approche/vision/stratégie/initiative/gouvernance/philosophie @vertueux
      dynamique de/d' (groupe/croissance/innovation/transformation/progrès/réseau)
      projet/projets/programme/partenariat/collectif/modèle @vertueux et/, @vertueux
      projet/projets fédérateur/fédérateurs/porteur/porteurs/structurant/structurants/inspirant
      vision stratégique/partagée/commune/ambitieuse/audacieuse/inspirante
      visions partagées
      valeurs communes/partagées/fortes/humaines/familiales/d'écoute/de partage/profondes/qui (!du)
      fidèle/fidèles à nos/ses/mes/leurs/son/notre valeurs/engagements/adn/mission/convictions/esprit/identité/racines
      fort/forte/forts de son/notre/cette/ses/nos/ce/mon expérience/expertise/succès/dynamique/ancrage/réseau/équipe/savoir
      engagé/engagée/engagés/engageons/engageons pour/auprès/en un/une/la/l/de/faveur (avenir/monde/planète/société/diversité/inclusion)
      nos/notre/des/un engagement/engagements fort/forts/sincère/concret/concrets/quotidien/durable/total
      poursuivons/poursuivre/continuons/continuer/maintenons/entretenir ensemble/cette/sur/dans belle/lancée/dynamique/aventure/voie
      cette belle/formidable/magnifique/superbe/incroyable dynamique/aventure/équipe/énergie/initiative/histoire/soirée/rencontre/expérience/collaboration/réussite/mobilisation/famille/opportunité
      belle/formidable/superbe/incroyable/nouvelle/vraie dynamique
      co construire/construisons/construit/construite/construction/création/créer/créons
      coconstruire/coconstruisons/coconstruction/cocréer/cocréation/cocréons
      décloisonner/décloisonnons/décloisonnement
      casser/cassons/casse/briser/brisons/brise/abattre/abattons/éclater les silos/codes/tabous/préjugés/stéréotypes/clichés ~ @silo
      sortir/sortons/sortez/travailler/travaillons/fonctionner/travaille/fonctionne des/en silos/silo ~ @silo
      briser/brisons/brise/lever/levons/levez les/le tabous/tabou/silence/freins/codes/glace/barrières ~ vélo atelier lac pelleteuse
      libérer/libérons/libère la parole
      faire/fait/faisons bouger/évoluer/changer les lignes/mentalités/regards/choses/habitudes
      changer/change/changeons/changez/changent le/notre/de/votre regard/paradigme/mentalités/perspective/mindset
      changer de/le/les paradigme/regard/perspective/mindset/mentalités/donne
      porter un autre/nouveau regard
      un autre/nouveau regard sur
      changement de regard/mentalité/paradigme/posture
      acculturer/acculturation
      impulser/impulse/impulsons/impulsion une/nouvelle/un/le/nouvel (dynamique/élan/changement)
      impulser/impulse/insuffler/insuffle/donner/donne une/un/le/nouvelle nouvelle/vraie/nouvel/vrai dynamique/élan/souffle/impulsion
      capitaliser/capitalisons/capitaliser sur nos/les/l/cette/ses (forces/acquis/succès/expérience)
      s'inscrire/s'inscrit/inscrivons dans une/la/cette/notre démarche/dynamique/volonté/durée/stratégie/vision/logique
      porter/porte/portons/portent haut les/nos/ses/la/le/nos (couleurs/valeurs/voix)
      porter la voix
      porter/porte/portons/portée/porté/portés/portées par une/la/l/des/un/notre (équipe/conviction/passion/collectif/énergie/ambition/vision/envie/même/volonté/élan/valeurs)
      aligner/alignés/aligner/alignement les/nos/des/sur (énergies/planètes/valeurs/équipes)
      mettre/mettons/met/mis/mise/mettant en synergie/musique
      au cœur du/de la/l/notre/nos/votre/vos/toutes/tout/nos/chaque/leurs/son/leur/cette réacteur/action/projet/relation/démarche/préoccupations/décisions/soin/processus/changement/quotidien/écosystème/changements/métiers/engagements/réflexion/transition/développement/enjeux/territoires/vivant/humain/collectif/sujet/monde/système
      l'humain/client/utilisateur/patient/collaborateur/usager/salarié/élève/soin/environnement/sens/bien/collectif être? au cœur/centre
      le/la client/collaborateur/salarié/sens/patient/élève/durabilité/qualité/collectif/vivant/usager/relation au cœur/centre de
      [au centre de tout|au centre de nos préoccupations|au centre de notre stratégie|au centre de l'attention|au centre de toutes]
      l'humain/humains est/au/avant/reste/d'abord/restera/sera/demeure/, (au/le/la/notre/tout/toujours/cœur)
      l'humain avant/d'abord/,
      rester/reste/resté/restons/profondément/résolument/foncièrement/terriblement/avant tout humain/humaine/humains
      plus grande/belle/précieuse/précieux/beau richesse/force/fierté/atout/ressource/récompense/réussite/victoire/cadeau
      première/véritable/seule richesse/force
      notre/votre/nos/leur première/vraie richesse/force
      capital humain
      marque de fabrique $
      c'est notre/ma/leur/votre signature/force/moteur/marque/richesse/adn/fierté/priorité/essence/quotidien/raison/mantra/promesse/leitmotiv/crédo/credo (!ligne)
      notre/mon/son/leur/votre mantra/leitmotiv/crédo/credo/boussole/motto $ ~ @mer
      maître/maîtres mot/mots
      mot d'ordre $ ~ grève syndicat manifestation
      l'adn de/d' (notre/l/la/cette/nos/une/toute) ~ @gènes
      notre/votre/mon adn ~ @gènes
      ancré/ancrée/ancrés dans notre/nos/son/l/leur adn/valeurs/ère/territoire/culture
      un/une acteur/actrice majeur/majeure/incontournable/engagé/engagée/clé/local ~ @scène
      acteur/actrice/acteurs de sa/leur/votre/ma/son/ta/la/leurs formation/santé/vie/changement/transition/carrière/parcours/apprentissage/transformation/évolution/avenir/développement
      être acteur/actrice/acteurs de/du ~ @scène
      pôle d'excellence
      centre d'excellence ~ @santé
      label de qualité et
      exigence de qualité et
      haut de gamme et
      référence incontournable
      synergies/synergie en/avec/entre/fortes/possibles/nouvelles/à
      belles/nouvelles/fortes synergies
      vecteur/vecteurs de/d' (lien/cohésion/changement/sens/croissance/confiance/valeurs/emploi/progrès)
      créer/crée/créent/créons/générer/génère/apporter/apporte/délivrer/délivrons/délivre/maximiser de la valeur/richesse
      création/créateur/créateurs de valeur/richesse/lien/liens/sens
      tirer/tire/tirons/tirent/tirez vers le haut ~ @altitude poulie corde treuil
      tirer le meilleur
      faire/fait/faisons ressortir le meilleur
      donner/donne/donnent/donnons/donné/donnez le meilleur/maximum de soi/nous/moi/vous/lui/elle/eux
      donner le meilleur
      mettre/mis/met/mettons du/tout cœur à/notre
      mouillé/mouiller/mouillent/mouillons le maillot ~ piscine nageur nageuse bassin plage
      transformer/transformé/transforme/transformons l'essai ~ @rugby
      franchir/franchi/franchit/franchissons un/une cap/étape/palier ~ @mer @course
      passer un/la cap/seconde/vitesse ~ @mer @auto
      changer/change/changeons d'échelle/de braquet/dimension ~ vélo carte plan cycliste
      passage/passer à l'échelle ~ maquette plan
      poser/posons/posé/pose la/les première/premières pierre/pierres/brique/briques/jalon/bases d/de/du/d'une/d'un (l/nouveau/avenir/projet/futur/demain/monde) ~ @bâti
      une pierre à l
      apporter/apporte/apportons/apporté/apportez sa/ma/notre/leur/votre pierre ~ @bâti
      ouvrir/ouvrons/ouvre/ouvrent/ouvert la voie (aux/à) ~ @montagne grimpeur grimpeuse
      ouvrir de nouveaux/nouvelles horizons/perspectives/portes
      explorer/explorons/explore/explorez de nouveaux/nouvelles horizons/territoires/perspectives/voies/possibilités
      repousser/repousse/repoussons/repoussé les/nos/mes/ses limites/frontières/codes
      réinventer/réinvente/réinventons/réinventez/réinventé/redéfinir/redéfinit/révolutionner/révolutionne/disrupter/ubériser (le/la/les/notre/nos/votre/l)
      se/vous/me/nous réinventer/réinventez/réinvente/réinventons
      révolutionner/révolutionne/révolutionnent/révolutionnera/révolutionnez votre/notre/le/la/les/l/vos
      une petite/vraie/véritable/vraie/petite révolution (!de)
      change/changer/changera/changent/changé à jamais/tout/profondément (votre/notre/mon)
      change/changer/changera/changent/changé à jamais
      imaginer/imaginons/imaginez/inventer/inventons/dessiner/dessinons/bâtir/bâtissons/construire/construisons/façonner/façonnons/penser/préparer/écrire/écrivons ensemble/un/une/le/la/l/les/notre avenir/monde/futur/société/entreprise/ville/demain/lendemains (meilleur/plus/de/durable/ensemble)
      un avenir/futur/monde/demain plus/meilleur/durable/juste/désirable/serein/commun/radieux/où/vert
      avenir/futur/monde désirable/durable/meilleur
      avoir/ayant/a/ont un/de impact positif/réel/concret/durable/fort/sociétal/social/l'impact
      impact/impacts positif/positifs/durable/sociétal/concret et/sur
      à impact positif/social/$
      avoir de l'impact
      maximiser/mesurer notre/votre/son impact (positif/social)
      éco responsable et
      écoresponsable/écoresponsables et
      plus vert/verte/responsable/durable et/, plus
      durable et (responsable/solidaire/inclusif/inclusive/désirable/local)
      responsable et (durable/solidaire/engagé/engagée/local)
      pour une/un planète/avenir/monde/société/futur/agriculture plus/meilleur/meilleure/durable
      agissons/agir/engageons/mobilisons/unissons/battons pour/nous/ensemble/en la/le/une/un/planète/climat/avenir (planète/climat/avenir/monde)
      agissons/mobilisons/engageons nous? ensemble/maintenant/tous/pour
      ensemble , agissons/construisons/imaginons/inventons/bâtissons/relevons/faisons/osons/avançons/cultivons/changeons/créons/donnons/écrivons/préparons/continuons/soyons/célébrons/protégeons
      ^ ensemble , pour/vers/plus
      ^ ensemble $ .
      c'est ensemble que/qu
      ensemble , nous/on sommes/est/pouvons/ferons/irons/peut/fera/ira/allons/va/faisons/construisons
      plus forts/fort/loin/grand/haut ensemble
      unis/unies/solidaires/soudés et/, solidaires/engagés/unis/déterminés/plus
      l'union/unité fait/est la/notre force
      changer/change/changent/changeons/changera/transformer/transforme/sauver/bouleverse/bouleverser le/des/une/la/leur/leurs/votre monde/vies/vie/destins/destin/quotidien/trajectoires (!privée) ~ @santé pompiers secouristes samu défibrillateur
      semer/sème/semons/semez/planter/plantons/plante des/une/la/l'/les graines/graine/espoir/idées/joie/bonheur/rêves (d/de/du) ~ @jardin
      graines d'avenir/espoir/champions/talents
      élan de/collectif/solidaire (solidarité/générosité/cœur) ~ @jardin
      un bel/formidable/magnifique/nouvel/vrai élan/exemple/esprit/hommage/équilibre (!de/du/1)
      faire preuve de/d' (résilience/agilité/audace/bienveillance/créativité/empathie/humilité/courage/pédagogie)
      esprit d'équipe/famille/équipe/initiative/entreprise/conquête (et/,)
      l'esprit d'équipe
      cohésion d'équipe
      souder/soude/soudent les équipes/liens/équipe
      renforcer/renforce/renforcent/renforçons/resserrer/consolider la/les/nos/notre cohésion/liens/esprit (d/entre/social)
      tisser/tissons/tisse/tissent/nouer/nouons/créer/créons/crée/retisser/recréer/renforcer des/du/les/nos/de/un lien/liens/vrais (!hypertexte/hypertextes/url) ~ @étoffe
      lien social
      cultiver/cultivons/cultive/cultivez/cultivent la/le/l'/l/les/notre/sa/son/votre/nos excellence/différence/bien/lien/confiance/joie/curiosité/écoute/humilité/gratitude/audace/passion/talent/talents/bienveillance/esprit/collectif/positif/bonheur/vivant/optimisme/singularité/envie/art/goût (!lentilles)
      célébrer/célébrons/célèbre/célébrez/célébrent la/le/les/nos/l/chaque/vos victoires/victoire/réussites/réussite/diversité/vie/succès/différences/amour/talents/femmes/échecs/collectif
      incarner/incarne/incarnent/incarnons/porte/porter/portons/défendre/défend/défendons/partager/partage/partageons/transmettre/transmet des/les/nos/ces/ses/vos/mêmes/le valeurs/valeur/vision (de/d/qui/fortes/communes/humaines/que/essentielles)
      partager/partage/partageons/partagent les/nos/des/leurs mêmes valeurs/valeurs/convictions/ambitions
      partageons/partagent/partager/partage la/une même passion/vision/ambition/envie/valeurs/exigence
      la même passion/envie/énergie/exigence/vision/ambition
      une passion/envie/vision commune/partagée/dévorante/intacte
      plus motivé/motivée/motivés/déterminé/déterminée/déterminés que
      plus que jamais
      une équipe [à taille|de passionnés|jeune|dynamique|soudée|engagée|passionnée|en or|au top]
      équipe de passionnés/choc/rêve/winners
      équipe/équipes talentueuse/talentueuses/épanouies/épanouie/motivées/engagées/soudées/alignées/agiles
      jeune/jeunes et? , dynamique/dynamiques/motivée
      jeune , dynamique
      passionné/passionnée/passionnés/passionnées et/,
      environnement/cadre stimulant/bienveillant/épanouissant/dynamique/inspirant/exigeant (et)
      environnement stimulant/bienveillant/épanouissant
      épanouir/épanouit/épanouissent/épanouissement/épanouissez (au/dans/professionnel/personnel/de)
      s'épanouir ~ @jardin
      savoir être (et/avant/plus)
      au delà du/des/d'un/de la/l' cv/diplômes/diplôme/apparences/compétences/mots/chiffres
      profils atypiques/audacieux
      sortir/sort/sortez/sortent/sortons du lot/cadre/moule ~ @poterie @cuisine
      sortir des sentiers
      se démarquer/démarquez/démarque
      faites/faire/fait la différence/diff $
      make the difference
      une longueur d'avance ~ cheval chevaux jockey aviron
      garder/gardez une longueur ~ cheval chevaux jockey aviron
      prendre/prenez/prends une longueur ~ cheval chevaux jockey aviron
      à la pointe de/du la/l/l' (technologie/innovation/tendance/progrès)
      fruit d'un/d'une/de/du travail/collaboration/réflexion/passion/longs/longue/années/plusieurs
      un concentré de/d' (technologie/énergie/bonne/innovation/douceur/émotions)
      pensé/pensée/pensés/imaginé/imaginée/imaginés pour vous/sublimer/simplifier/révéler/toi
      une réponse concrète/innovante/adaptée aux/à
      réponse aux enjeux/défis/besoins
      enjeux de demain/société/sociétaux/actuels/majeurs/d'aujourd'hui/climatiques/stratégiques
      un enjeu majeur/clé/stratégique/crucial/sociétal/vital/de société/essentiel
      enjeu de société
      défis/défi majeur/majeurs/de demain/passionnant/passionnants/stimulant/stimulants/ambitieux/collectif/d'envergure
      nouveau/nouveaux/beau/beaux/grand/grands défi/défis (!du/kayak/vtt/de)
      prêt/prête/prêts/prêtes à/pour relever/de/ce/vivre/écrire/révolutionner/changer (nouveaux/nouvelle/défi/ce)
      belles/beaux/grandes/nouvelles perspectives/opportunités/ambitions/horizons/projets
      opportunité/opportunités unique/uniques/incroyable/rare/en or/exceptionnelle/de grandir/d'apprendre
      une formidable/belle/incroyable/vraie/magnifique/réelle/superbe opportunité
      expertise et (écoute/passion/proximité/bienveillance/expérience)
      expérience et (expertise/passion)
      savoir faire et (savoir/passion/faire/innovation/tradition)
      savoir faire transmis/ancestral/unique/artisanal/d'exception/français/reconnu/inégalé/et
      transmis/transmise/transmettre de génération
      art du geste/de
      noblesse du/des/de geste/métier/matériaux/matière
      au sens noble
      l'artisanat , c'est
      avec passion/cœur/amour/enthousiasme/panache/brio/bienveillance/humour et
      l'innovation au service
      une innovation majeure/de rupture/disruptive
      technologie de rupture
      intelligence du/des/collective cœur/main/mains
      expérience client/utilisateur/collaborateur unique/fluide/inoubliable/réinventée/mémorable/exceptionnelle/au/enrichie/optimale
      parcours client fluide/unique/sans
      vivre une expérience/aventure
      offrir/offre/offrons/offrez/proposer/propose/proposons une expérience/parenthèse
      le plus beau jour de
      jour de votre vie
      souvenirs pour la
      capturer/capture/capturons/capturant/immortaliser/immortalise/figer/saisir/saisis des/les/l/vos/l' émotions/émotion/instants/instant/moments/moment/essence/magie/lumière/âme/histoire
      capter/capturer l'instant/émotion/essence/âme
      pleins/plein/pur/pure/instants/moments d'émotion/émotions/complicité/bonheur/magie/poésie/tendresse/grâce
      racontent/racontons/raconte/raconter votre/notre/leur histoire $
      une histoire [d'hommes|de passion|de transmission|humaine|de rencontres]
      une histoire d'hommes/amour/femmes/transmission/passion
      histoire de passion/transmission/cœur
      aventure humaine/collective/portée/hors/extraordinaire/inoubliable/unique/incroyable/familiale/entrepreneuriale/passionnante/magique/partagée/intérieure
      cette/une/d'une/notre/la aventure portée/commence/continue/humaine/folle/se/débute
      une aventure portée/qui
      portée/porté par une/des équipe/femmes/énergie
      l'aventure commence/continue/se/débute/humaine/ne
      poursuivre/poursuivons/continuer/continuons/rejoindre/vivre/démarre/commence/débute/embarquer/rejoint/tenter l'aventure
      place à l/au/aux (action/humain/collectif/avenir/talents/jeunes/créativité/magie/fête)
      et bien/tant d'autres/plus (encore/surprises)
      soleil/sourires/public/succès/émotion/émotions/convivialité/ambiance/rires était/étaient au rendez vous
      comble/comblé/comblés/comblée de bonheur/joie
      zéro déchet , zéro
      zéro stress/prise/blabla/bullshit/compromis/paperasse/contrainte/tracas/engagement
      sans langue de bois
      sans prise de tête
      sans filtre/fard/tabou/langue ~ @cuisine café cafetière photographe objectif aquarium cigarette cidre
      sans blabla/bullshit
      du concret $
      juste du concret
      en toute simplicité/sérénité/confiance/convivialité/bienveillance/intimité/fluidité/liberté/sincérité
      l'esprit tranquille/léger/serein
      sérénité retrouvée
      pas à pas , (ensemble/nous)
      pierre après pierre ~ @bâti muret cairn
      main dans la main
      d'une seule voix
      à l'unisson ~ chorale chœur chef orchestre violon violons cors
      comme une évidence
      une évidence $ .
      est devenu/devenue/comme une évidence
      l'évidence même
      réenchanter/réenchante/réenchantons
      ré enchanter/enchante
      humaniser/humanisons/humanise
      ubérisation
      game/next level changer
      licorne/licornes française/françaises
      la french tech
      made with
      le/la/un/une/notre/votre storytelling/mindset/why/wording/closing
      personal branding
      scaler/scale/scalons (!de)
      disruptons
      bullshit
      hacker/hackez/hacke votre/ta/ton/sa/tes/vos
      biohacking
      life/growth hack/hacks/hacking
      mindset de/gagnant
      mentalité/mental de gagnant/gagnants/vainqueur/champion/acier/d'acier
      esprit de conquête
      machine à (vendre/leads/succès/clients/cash)
      exploser/explosez/explose/doubler/doublez/triplez/tripler votre/vos/ton/tes chiffre/ventes/ca/visibilité/audience/revenus
      doublez/triplez/décuplez vos/votre/tes
      liberté financière/géographique
      indépendance financière
      revenus passifs
      vivre/vivez la vie de`,
  },
  {
    rule: 'bait',
    weight: 2,
    reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
    lines: `
      ^ débat .
      tagge/taggez/tag ton/votre/un/une/tes/vos
      faites passer le mot
      ça vous/te/cela inspire/vous inspire?/quoi .
      ça vous inspire
      vous inspire quoi
      et si on/nous en parlait/parlions/discutait
      la suite en/dans commentaire/commentaires/les (commentaires)
      rdv/rendez en/vous en? mp/dm/commentaires
      à lire absolument
      à garder précieusement
      contactez/contacte nous/moi dès/sans/vite (aujourd/maintenant/attendre/tarder)
      arrêtez/arrête/cessez/cesse de/d' vous/te/attendre/procrastiner/croire/penser/subir/courir/scroller/douter plaindre/comparer/excuser/mentir/sous/cacher/dévaloriser
      arrêtez/arrête/cessez/cesse de/d' attendre/procrastiner/subir/scroller/douter
      demandez/demande moi comment
      swipe
      masterclass/webinaire/webinar offert/offerte/gratuit/gratuite/exclusif/exclusive
      écrivez/écris/tapez moi? oui
      qui veut le/la/mon (lien/guide/template/méthode/pdf/modèle)
      venez/viens échanger/rencontrer (avec/nos)
      ^ [et vous ,|et toi ,|alors ,|et] qu en pensez/penses vous/tu $ .
      ^ et vous , qu'en pensez
      ^ vous en pensez quoi
      ^ t'en penses quoi
      ^ tu en penses quoi
      ^ ça vous/te parle
      ça vous/te parle .
      cela vous/te parle .
      ^ ça vous/te dit quelque
      ^ ça vous rappelle
      ^ qui est partant/chaud/prêt/partante/motivé/avec
      ^ qui d'autre se/est/a/aime/pense/comme
      ^ qui se reconnaît
      ^ qui est d'accord
      ^ qui valide
      ^ on est d'accord
      vous vous reconnaissez
      tu te reconnais
      vous vous y/êtes/y reconnaissez
      ^ suis je le seul/la
      ^ suis je le/la seul/seule
      je ne suis pas le/la seul/seule $
      ^ team * ou
      ^ pour ou contre .
      ^ vrai ou faux .
      ^ mythe ou réalité .
      ^ bonne ou mauvaise idée .
      ^ normal ou pas .
      ^ coup de cœur ou
      êtes vous/es tu d'accord
      d'accord ou pas d
      ^ vous êtes d'accord .
      ^ tu es d'accord .
      vous validez .
      tu valides .
      ^ prêt/prête/prêts/prêtes .
      ^ vous êtes prêts .
      ^ êtes vous prêts .
      ^ alors , prêt/prêts/prêtes/convaincu/convaincus/tenté/tentés
      ^ alors , qu'attendez
      ^ qu'attendez vous
      ^ et si c'était vous/toi
      ^ et si c'était votre/ton tour
      curieux/curieuse [d'avoir vos|d'avoir votre|de lire vos|de connaître vos]
      n'hésitez/hésite pas à liker/partager/commenter/réagir/me/nous/taguer/vous/t (suivre/abonner/dire/contacter/mp)
      n'hésitez/hésite pas à liker/partager/commenter/réagir/taguer/reposter
      partagez/partage/repartagez/relayez/diffusez à/dans/autour/sur/largement/massivement/sans (votre/vos/tous/vous/modération)
      partagez/partage à/dans/avec votre/ton/vos/tes réseau/entourage/amis/contacts/communauté
      partagez/partage/republiez/likez/repostez le/la/ce/cette si/pour/post/publication/message/vidéo
      partagez/partage le/la $ .
      un partage ne/peut/suffit
      un/le like/partage/repost/commentaire/clic ne/peut/fait/suffit/vaut
      un petit like/partage/clic/pouce
      merci de faire tourner/partager/relayer
      faites tourner $
      faites/fais tourner ce/l'info
      suivez/suis moi/nous/notre/ma/la/mon (pour/page/compte/si/ici/sur)
      suivez/suis moi/nous/la (page)
      pour ne rien rater/manquer/louper
      pour ne rien manquer
      restez connectés/connecté/à l'écoute/branchés
      restez à l'écoute
      mentionnez/mentionne/taguez/tague/identifiez/identifie un/une/votre/vos/ton/la/celui/ceux/celle collègue/ami/amie/amis/personne/manager/qui/pote/proche/collègues
      le lien est/en/dans/vous en/dans/attend premier/commentaire/commentaires/bio/profil/mp
      lien en/dans/du premier? commentaire/commentaires/bio/mp/mon/le (!profil)
      mes dm/mp/messages/portes/dms sont ouverts/ouvertes
      ma porte est/reste toujours ouverte
      écrivez/écris moi en dm/mp/privé
      dm/mp moi
      en dm
      réserver/réservez/réserve/bookez/booke votre/ton/un/vite/maintenant appel/audit/call
      appel découverte/stratégique/offert
      audit/session/call gratuit/offert/offerte/gratuite
      sauvegardez/sauvegarde/enregistrez/épinglez/gardez ce/cette/le/la post/carrousel/publication/liste/pour (pour)
      sauvegardez/sauvegarde/enregistrez/enregistre ce/cette post/carrousel/publication/liste
      repostez/reposte/republiez/republie/repartagez/repost si/pour/à/ce
      activez/active la/les cloche/notifications
      cliquez/clique sur la/suivre cloche?
      téléchargez/télécharge mon/notre/le/ce/votre guide/ebook/livre/kit/pdf gratuit/offert/maintenant/gratuitement
      offert aux premiers
      aux * premiers/premières qui
      si ce/cet/cette post/message/texte/article/publication/contenu vous/t/te/a/peut/résonne ** (plu/parlé/aidé/résonné/inspiré/utile/touché/parle/aide/servi/aider)
      si ce/cet/cette post/texte/publication/contenu/message a/vous/te/résonne/t/peut/parle
      si cela/ça résonne/vous/te/fait/a/vous? en/parle/résonne/écho/résonné/chez/aide (vous/toi)
      si cela/ça résonne
      si [ça peut|cela peut|ça peut vous] aider/inspirer
      si vous vous reconnaissez/êtes reconnu
      si tu te reconnais
      si vous êtes arrivé/arrivés/arrivée jusqu/jusque
      si vous avez lu jusqu
      si tu as lu jusqu
      si vous me lisez
      si vous lisez ceci/ces/ce/cela
      quel/quelle est votre/ton/ta plus/meilleur/meilleure/rituel/mantra/secret/super/pire/déclic/rêve/why (grand/grande/beau/belle/gros)
      racontez/raconte moi/nous en/votre/vos/ton/tes/tout/ça (commentaire/commentaires/plus/pire/meilleur)
      dites/dis le moi/nous (en)
      donnez/donne moi/nous votre/ton/vos avis
      j'attends vos/tes/votre commentaires/retours/avis/réactions/réponses/témoignages
      je réponds/lis/répondrai à? tous/toutes/chaque (vos/les/commentaire/commentaires)
      on en discute/parle ensemble/ici $
      parlons en/nous en/ensemble .
      discutons en
      échangeons $
      connectons nous
      ajoutez/ajoute moi $
      tapez/tape * en/dans commentaire/commentaires
      commente/commentez *? *? et je/on/nous/reçois/recevez
      commente/commentez * pour (recevoir/avoir/le/la)
      envoie/envoyez moi un/le * et je
      offre limitée/exclusive/de lancement?
      places sont limitées/comptées
      tentez/tente votre/ta chance/l'aventure
      à vos agendas/marques/claviers/likes
      à vos agendas
      save the date
      stay tuned
      affaire à suivre $
      to be continued
      la suite au/dans prochain/mon/le/un épisode/post
      suite au prochain
      restez à l'affût
      teasing $
      rejoignez/rejoins l'/le/la/notre/une aventure/mouvement/communauté/tribu/famille/collectif
      rejoignez/rejoins nous $
      rejoignez/rejoins une équipe/entreprise/aventure
      embarquez/embarque avec/pour/à/dans (nous/une/bord/l) ~ @mer
      faites/fais le plein de/d' énergie/idées/bonnes/inspiration/vitamines/saveurs/conseils
      venez vivre/partager une/un/la
      venez/viens nombreux/nombreuses
      offrez/offre vous/toi un/une/le/ce/du
      craquez/craque pour
      succombez/succombe à/au
      ne restez/reste pas seul/seule/seuls (face/avec)
      n'attendez/attends plus
      n'attendez/attends plus/pas $
      lancez/lance vous/toi $
      osez/ose le pas
      sautez/saute le pas
      franchissez/franchis le pas
      prenez/prends rendez/rdv/contact dès/vite/maintenant
      parlons de votre/vos projet/projets
      votre/ton rêve/projet commence/devient/est (ici/réalité)
      c'est à vous/toi de/d' (jouer/décider/écrire/choisir)
      ceci est votre signe
      ceci est votre/ton signe
      parce que/qu' vous/tu le/la/valez/méritez/mérites (valez/méritez/mérites)`,
  },
  {
    rule: 'bait',
    weight: 1,
    reason: 'A stock closing. Ask what you want to know, and stop.',
    lines: `
      à vous de jouer
      à toi de jouer
      foncez/fonce $
      au plaisir [d'échanger|de vous lire|de vous rencontrer]
      [votre avis|ton avis|vos avis|vos retours] m? nous? intéresse/intéressent
      [hâte de vous lire|hâte de lire vos|hâte d'avoir vos|hâte de connaître vos|hâte de vous retrouver]
      dites/dis moi/nous tout .
      [qu'en pensez vous|qu'en penses tu|qu'en dites vous|qu'en dis tu] .`,
  },
  {
    rule: 'generic-optimism',
    weight: 1.5,
    reason: 'Cheer that fits any post. Say what you look forward to and why.',
    lines: `
      l'avenir/futur est déjà/entre/là/nôtre/collectif
      le futur commence
      demain commence/s'écrit/se aujourd'hui/joue/construit/prépare/écrit
      le meilleur reste
      l'aventure/histoire ne fait que
      et ce n'est pas fini
      la route est longue/encore mais/belle
      le chemin est encore long
      encore beaucoup/tant/plein de chemin/belles
      tellement hâte
      trop hâte
      vivement la suite/prochaine/demain
      merci à la/mon/ma/cette/l'/notre fabuleuse/incroyable/merveilleuse/formidable/magnifique/super/belle
      je vous aime
      vous êtes formidables/incroyables/géniaux/les meilleurs
      merci d'exister/être là/vous
      merci de faire partie
      merci de croire
      je le/la/les/vous dédie
      dédié/dédiée à tous/toutes/ceux/celles
      ce n'est que partie remise
      tout ira bien
      le soleil finit/revient/brille toujours/pour
      un jour à la fois
      une victoire à la
      petite/petites/petit/petits victoire/victoires/bonheurs/pas/plaisirs du/de/qui/chaque quotidien/jour/la/comptent/mènent
      positivons
      restons/gardons/soyons positifs/optimistes/confiants/unis/soudés/mobilisés/solidaires/humbles
      le meilleur [reste à|est à venir|est devant|commence maintenant|arrive]
      le meilleur est devant
      l'avenir s'écrit/est/sera/appartient/se/nous/commence/s
      l'avenir s'écrit/s'annonce/se
      le futur s'écrit/se/est
      la suite s'annonce/s'écrit/sera
      la suite promet
      ce n'est que le/un commencement/début/départ
      ce n'est qu'un/que au revoir/début/commencement/premier
      ce n'est pas un adieu
      un au revoir , pas
      à la conquête de/du (nouveau/nouveaux/monde)
      conquérir/conquérons/conquête le/du/de monde/nouveaux
      cap sur 20/2025/2026/2027/2028/2030/l/la/de/les/demain/une/un ~ @mer
      en avant pour/vers la/une/de (suite/nouvelle/nouvelles)
      droit devant $ ~ @mer
      en route pour/vers de/la/une/l/le/2027/demain (nouvelle/nouvelles/nouveaux/suite/aventure/avenir)
      ^ à nous la/le/les
      les planètes sont/se/s'? alignées/alignent ~ @ciel
      tous les voyants sont ~ @auto tableau chaudière
      le vent en poupe/tourne/souffle/se ~ @mer fumée
      surfer/surfons/surfe/surfant sur la/cette/une vague ~ planche océan plage spot
      dans les étoiles ~ @ciel
      un avenir radieux/prometteur/serein/commun/ensemble
      plein/pleine d'avenir/de promesses
      promesse/promesses d'avenir
      confiance en l'avenir
      confiants/confiante/confiant/optimistes/optimiste/tournés/tourné pour/vers/dans/en/quant l? avenir/suite/l
      tourné/tournée/tournés/tournées vers l/demain/les/le
      résolument tourné/tournée/tournés/tournées/moderne/optimiste/engagé/engagée/engagés/contemporain/humain
      regardons/regarder vers/devant/loin/l (l/avenir/devant/nous)
      regard tourné vers
      allons/aller/avançons/avancer/va de l'avant
      avançons/avancer/avance/grandissons/grandir/progresser/progressons/évoluer/innover/innovons/construire/réussir/réussissons/célébrer/apprendre ensemble
      avancer/avançons main/ensemble/plus/vers/avec (dans/loin/confiance)
      continuer/continuons à/de (grandir/avancer/innover/rêver/progresser/inspirer/briller/rayonner/apprendre/semer/croire/construire)
      continuer/continuons à/de grandir/avancer/innover/rêver/progresser/inspirer/briller/rayonner/semer/croire/faire (ensemble/grandir/briller/bouger)
      garder/gardons/gardez espoir/foi/confiance/l'espoir/le/la/son/votre/notre sourire/foi/cap/enthousiasme/âme
      garder/gardons espoir
      l'espoir fait/est/renaît/demeure
      une lueur/note/touche/lumière d'espoir/optimisme/espérance
      après la pluie
      chaque nuage
      le travail [a payé|finit par payer|finit toujours|finira par|paie toujours|paye toujours]
      finit/finira/fini toujours/par par/payer/payé
      les efforts ont/finissent/sont/paient payé/par/récompensés/toujours
      nos/vos/ces efforts payent/paient/ont/sont/récompensés
      une/belle/juste consécration/récompense (!de)
      quelle consécration/récompense/reconnaissance
      ce prix/trophée/succès/titre/label , appartient/récompense/couronne/salue
      cette récompense/victoire/médaille/distinction/réussite/reconnaissance/certification , appartient/couronne/salue/revient/récompense
      [c'est|est|sont] celui/celle/ceux/celles [de toute|de toutes|de tous|de toute une]
      l'aboutissement de/d' (plusieurs/années/un/une/longs/mois/l/travail)
      le résultat [d'années|d'efforts|de mois|d'un travail]
      rien n'aurait/ne? été/serait possible
      [rien de tout cela|rien de tout ça] [n'aurait|ne serait]
      sans vous/eux/elle/lui/elles/toi/elle , rien/je/nous/tout/cette/ce
      sans mon/ma/notre/cette équipe/famille/communauté , rien/je/nous
      merci à chacune/chacun d'entre
      merci pour votre/vos/cette/ce/ces/ton confiance/énergie/fidélité/soutien/sourires/moment/engagement/bienveillance/enthousiasme/accueil (!de)
      merci de/d' votre/croire/être/avoir confiance/en/cru/vous/là (!noter)
      merci pour la confiance/bonne
      merci infiniment/mille/du fond
      infiniment merci/reconnaissant/reconnaissante
      un/mille/immense/énorme/infini merci/mercis à/pour (tous/toutes/chacun/cette/votre/toute)
      gratitude infinie/$
      tellement/infiniment/profondément/si/très/éternellement reconnaissant/reconnaissante/fier/fière/fiers/heureux/heureuse/honorée/honoré/chanceux/chanceuse/émue/touchée/touché/admiratif/admirative
      le cœur plein/rempli/débordant de/d
      je mesure ma/la/chaque chance
      quelle chance de/d/nous/j
      quelle chance $
      quelle équipe $
      quelle énergie (à/dans)
      quelle énergie $
      on est les/des meilleurs/champions
      on l'a fait $
      nous l'avons fait $
      we did it
      mission accomplie
      objectif atteint $
      défi relevé $
      pari gagné/réussi/tenu $
      bravo à [toute l'équipe|nos équipes|toutes les équipes|tous les talents|toutes et]
      chapeau bas/l'artiste/les artistes/les/l'équipe
      respect infini/total/à
      total respect
      vous êtes des/les/formidables/incroyables/au (champions/meilleurs/héros/stars/top)
      vous avez tout donné
      une équipe/saison/année/journée/soirée/aventure/énergie/ambiance [de folie|de dingue|de feu|de ouf|incroyable|exceptionnelle|magique]
      ambiance de folie/dingue/feu
      c'était magique/fou/incroyable/intense/inoubliable/grandiose
      ^ magique .
      ^ inoubliable .
      ^ incroyable .
      tout simplement magique/incroyable/exceptionnel/exceptionnelle/bluffant/inoubliable/sublime/génial
      juste incroyable/magique/exceptionnel/wow/waouh/parfait
      tellement d'émotions/énergie/fierté/gratitude/inspiration/amour
      que du positif/bonheur/love/plaisir/kiff
      rien que du bonheur
      des ondes positives
      ondes positives/bonnes
      positive attitude
      énergie positive/débordante/communicative/folle/contagieuse/incroyable
      sourire communicatif/contagieux/aux
      bonne humeur communicative/contagieuse/au/garantie/et
      sourires ,  (échanges/énergie/partage)
      soif d'apprendre/entreprendre/découverte/innover/grandir
      envie d'apprendre/entreprendre et/,
      l'envie de (transmettre/partager/grandir/donner)
      assoiffé/assoiffée de`,
  },
]
