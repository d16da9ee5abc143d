import { frenchFigures } from './french-figures.ts'
import { frenchSayings, frenchSets } from './french-sayings.ts'
import { apart, close, few, opening, rest, type SlopLanguage, side, turn } from './language.ts'

const only = '(?:seulement|juste|simplement|uniquement|que)'
const itIs = String.raw`(?:c['’]est|ce sont|il s['’]agit|elle est|il est|ils sont|elles sont|vous êtes|tu es|nous sommes|on est)(?! (?:pas|jamais)\>)`
const yet = `(?:(?:et|mais|au contraire|en réalité|plutôt),? )?`

export const french: SlopLanguage = {
  sets: {
    ...frenchSets,
    cartes: 'cartes belote tarot poker joueur joueurs atout atouts croupier',
    bâti: 'chantier escalier étage étages bulle maçon maçonnerie béton mur murs ascenseur fondations échafaudage tailleur charpente église clocher pont arche',
    mer: 'bateaux voile voilier voiliers mer port marin marins skipper régate quai phares pêcheur pêcheurs chalutier barre équipage coque amarres',
    cuisine:
      'cuisine cuisinier cuisinière chef four pâte farine sucre beurre casserole plat assiette pâtissier pâtissière sauce grammes marmite',
    jardin:
      'jardin jardinier jardinière potager serre semis tomates arbre arbres verger vigne vigneron vigneronne ferme agriculteur champ',
    étoffe:
      'tissu tissus laine métier tisserand tisserande couture couturière aiguille tapis tapissier tapissière tricot lin',
    auto: 'voiture moto camion boîte embrayage garage garagiste mécanicien mécanicienne pédale vélo circuit pilote',
    scène:
      'scène acteurs comédien comédienne film tournage répétition répétitions pièce opéra danse danseur danseuse metteur',
    livre:
      'livre livres roman chapitres éditeur éditrice imprimeur imprimerie pages librairie libraire manuscrit papier',
    montagne: 'refuge guide corde randonnée alpinisme escalade vallée ski piste',
    corps:
      'médecin infirmier infirmière hôpital sang patient patients cardiologue labo laboratoire chirurgien chirurgienne vétérinaire piqûre',
    ciel: 'télescope astronome planétarium étoile astre observatoire constellation',
    porte: 'serrurier serrure serrures poignée cadenas',
    det: 'le la les l un une des du de d votre vos ton ta tes notre nos mon ma mes leur leurs ce cet cette ces son sa ses chaque tout toute tous toutes',
    big: `potentiel talent talents créativité innovation croissance productivité opportunités opportunité possibilités succès réussite
      leadership collaboration confiance changement changements incertitude complexité complexités transformation efficacité
      excellence appartenance connexion connexions résilience curiosité communauté communautés empathie authenticité constance
      équipe équipes technologie ia données automatisation marque marques business entreprise entreprises culture sens motivation
      développement compétitivité intelligence stratégie stratégies carrière vie avenir résultats performance performances ventes
      engagement apprentissage diversité inclusion bienveillance visibilité présence valeur dialogue humain storytelling`,
    happy: `ravi ravie ravis heureux heureuse fier fière fiers fières enchanté enchantée honoré honorée ému émue enthousiaste
      reconnaissant reconnaissante comblé comblée impatient impatiente excité excitée`,
    tell: 'annoncer partager présenter dévoiler informer confirmer raconter apprendre',
    very: 'très si tellement vraiment profondément extrêmement particulièrement plus absolument hyper super',
  },
  families: [
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'An inflated verb. A plain one says what is done.',
      lines: `
        change/changer/changent/changé/changera * la donne ~ @cartes
        naviguer/naviguez/naviguons/navigue ** environnement/incertitude/complexité/monde/marché/contexte/eaux/défis/changement/paysage
        accompagner/accompagnons/accompagne/accompagnez ** transformation/changement/croissance ~ compost fermentation lait
        redéfinir/redéfinit/redéfinissent/redéfinissons les/la/le/notre/nos
        bouleverser/bouleverse/bouleversent/bouleversé notre/nos/le/la/les manière/façon/monde/marché/règles/codes/façons
        exploiter/exploitez/exploitons la puissance/force/richesse/plein/potentiel
        exploiter/exploitez le plein/potentiel
        transcender/transcende/transcendent
        dépasser/dépassez/dépasse/dépassons ses/nos/vos/ces limites/peurs/attentes
        éveiller/éveille/éveillons les/la consciences/curiosité/potentiel
        embrasser/embrassons/embrassez le/la/l changement/incertitude/inconnu/échec/vulnérabilité
        transformer/transformez/transformons ** en opportunité/opportunités/succès/force
        atteindre/atteignez/atteignons votre/ton/son/leur/de plein? potentiel/sommets/objectifs ~ @montagne
        ouvrir/ouvre/ouvrent/ouvert la voie à
        ouvrir/ouvre/ouvrent/ouvert [des portes|bien des portes|toutes les portes] $ ~ @porte
        faire/fait/faisons rayonner
        se réinventer/réinvente
        libérer/libérez/libère l'énergie
        casser/casse/cassons/bousculer/bouscule/bousculons les codes
        débloquer/débloquez/débloque/débloquons @det? plein/vrai/véritable? @big
        libérer/libérez/libère/libérons/libérant @det? plein/vrai/véritable? potentiel/créativité/énergie/talent/pouvoir
        révéler/révélez/révèle/révélons @det? plein/vrai/véritable? potentiel/talents
        exploiter/exploitez @det plein potentiel
        booster/boostez/booste/boostons/boosté/boostée/boosts (!le/les/la)
        booster/boostez/booste/boostons @det @big
        propulser/propulsez/propulse/propulsons @det @big
        décupler/décuplez/décuple @det @big
        maximiser/maximisez/maximise @det @big
        optimiser/optimisez @det @big
        sublimer/sublimez/sublime @det @big
        passer/passez/passons/passe au niveau supérieur ~ @bâti
        au niveau supérieur ~ @bâti
        faire/fait/faites passer * * au niveau
        changer/change/changent/changé/changera la donne ~ @cartes
        change/changer/changent/changera/changé les règles du jeu
        (!se/me/te/nous/vous) révolutionner/révolutionne/révolutionnent/révolutionné/révolutionnera (le/la/les/l/notre/nos/votre/vos/leur/leurs/son/sa/ses/mon/ma/mes/ton/ta/tes/ce/cet/cette/ces) > changer/change/changent/changé/changera
        révolutionner/révolutionne/révolutionnent/révolutionné/révolutionnera
        réinventer/réinventez/réinventons/réinvente @det @big/métier/façon/manière/travail/modèle/avenir/futur
        se réinventer
        transformer/transforme/transformez/transforment @det façon/manière de/dont
        repousser/repousse/repoussons/repoussez @det limites
        fédérer/fédère/fédérons/fédérant @det? équipes/collaborateurs/talents/énergies/autour
        embarquer/embarquez/embarquons @det? équipes/collaborateurs/tous
        incarner/incarne/incarnons @det valeurs
        insuffler/insuffle/insufflons @det/une nouvelle/dynamique/énergie/culture
        cultiver/cultivez/cultivons @det? culture/confiance/bienveillance/curiosité/différence/état
        nourrir/nourrit/nourrissons @det? réflexion/ambition/ambitions/créativité
        favoriser/favorise/favorisons @det @big/climat/environnement
        naviguer/naviguez/naviguons/navigue dans/à @det/travers? @det? complexité/incertitude/paysage/méandres/tempête/eaux/monde/écosystème
        plonger/plongez/plongeons/plonge dans @det (monde/univers/détails/coulisses/vif/monde/cœur/méandres) ~ @mer
        plongée au cœur ~ @mer
        s embarquer dans une/l
        relever/relevons/relève/relevez @det défi/défis ensemble/de
        faire/fait/faisons bouger les lignes
        créer/crée/créons/générer/apporter/apporte/apportons de la valeur
        donner/donne/redonner du sens à
        mettre/met/mettons/mettre l humain au cœur/centre
        remettre/replacer/replaçons l humain
        l humain au cœur/centre
        placer/place/plaçons l humain
        faire la différence $
        font/fait la différence $
        tirer/tirez/tirons parti de
        s appuyer sur la puissance
        exploiter/exploitez/exploiter la puissance de
        plongez/plongeons/plonger/plonge/plongée au/dans cœur/un/une d/de/écrin/univers/océan/monde/voyage ~ @mer
        plongez/plongeons/plonge/plonger au cœur ~ @mer
        réinventer/réinventez/réinvente/réinventons/redéfinir/redéfinit/redéfinissons/redéfinissez/repenser/repensons/repensez la/le/les/l/notre/nos/votre/vos/son/leur (!roue)
        embarquer/embarquez/embarquons/embarque/fédérer/fédère/engager/mobiliser/mobilise les/vos/nos/ses/leurs/tous équipes/collaborateurs/salariés/troupes/talents/énergies
        boostez/booste/booster/boostons/dopez/doper/décuplez/décupler votre/vos/ton/ta/tes/ses/leur/leurs/la/le/l
        propulser/propulsez/propulse/propulsent vers/dans/à
        relever/relevons/relève/relevez/relèvent ** défi/défis
        faire face aux défis
        défis de demain/l/notre/aujourd
        enjeux de demain/l/notre
        œuvrer/œuvrons/œuvre/œuvrent pour/à/ensemble
        révéler/révélez/révèle/révélons la/le/ce/votre/vos/leur/leurs/ton/tout ** (meilleure/meilleur/potentiel/talents/talent/beauté/force)
        révéler/révélez/révèle la meilleure
        dépasser/dépassez/dépasse/dépassons/dépassons/vaincre/affronter/affrontez vos/tes/ses/nos/leurs/mes limites/peurs/blocages/croyances
        sortir/sortez/sors/sors/sortons/sorti/sortie de ma/sa/votre/ta/notre/leur/la/nos zone
        croquer la vie
        croquez la vie
        transformer/transformez/transforme/transformons/changer/changez votre/vos/ton/tes/ses/leurs/nos/notre ** (vie/quotidien/rêves/peurs/idées/échecs/carrière/business/regard)
        changer/change/changez/changent/changeons le monde/des/la/nos vies/vie (!de/du/d)
        donner/donnez/donne/donnons vie/corps/des/du/un/une à/ailes/sens/nouvel/nouveau/seconde/second/nouvelle
        donner/donnez/donne des ailes
        donner du sens
        insuffler/insuffle/insufflent/insufflons/apporter un/une/du nouveau/nouvelle/nouvel/second vent/souffle/élan/dynamique/énergie/regard
        ouvrir/ouvre/ouvrent/ouvrons le/un/de/des champ/nouveau/nouvelles/nouveaux ** (possibles/chapitre/perspectives/horizons/portes) ~ @livre
        ouvre/ouvrir/ouvrent de nouvelles/nouveaux
        repousser/repousse/repoussons/repoussez/repoussent/franchir les/ses/nos/vos/mes/leurs limites/frontières
        aller/allons/allez plus loin ensemble
        hisser/hisse/élever/élève au/vers/à ** (niveau/sommet/rang/hauteur/excellence) ~ @montagne
        au plus haut niveau
        vers l'excellence
        tisser/tissons/tissent/tissés/créer/crée/créent du/des/de/un lien/liens (forts/durables/social/humain/authentiques/précieux/solides/avec/entre) ~ @étoffe
        créer/crée/créent/créons du lien
        créateur/créatrice/créateurs de lien/liens/valeur/sens/souvenirs/bonheur/possibles
        bâtir/bâtissons/construire/construisons/jeter/jetons/créer des ponts (entre) ~ @bâti
        des ponts entre les/générations/cultures ~ @bâti
        bâtir/bâtissons/construire/construisons/dessiner/inventer/façonner/façonnons/imaginer/écrire l'avenir/demain/futur/monde/ensemble
        façonner/façonne/façonnent/façonnons/dessine/dessinent/invente/inventons l'avenir/le/la/demain/notre futur/monde/société/avenir
        construire/construisons/bâtir/inventer/inventons/écrire/écrivons/imaginer ensemble/demain
        écrire/écrivons/écrit/écris/écrirez la/les/une/de/ensemble/votre/notre ** (chapitre/pages/page/histoire) ~ @livre
        faire/fait/faites/faisons bouger/avancer/rayonner/grandir les/la/le lignes/choses/monde/cause
        vibrer ensemble/au/à/avec
        embellir/embellit/sublime/sublimer/sublimez/illuminer/illumine votre/vos/le/la/les/nos/notre/chaque quotidien/journée/vie/peau/espaces/plats
        libérer/libérez/libère la/le/votre/les/ta/leur parole/créativité/énergie/potentiel/énergies
        s'affranchir des
        faire rimer
        fait rimer
        impacter/impacte/impactent/impacté
        challenger/challenge/challengez
        disrupter/disrupte
        onboarder/scaler/leverager/empower/empowerment
        œuvre/œuvrer au/à quotidien
        prendre/prend/prends/prenez/pris mon/votre/son/leur/ton envol
        prendre/prends/prenez les rênes/commandes
        prendre/prends/prenez votre/ta/sa/ton/son vie/destin/avenir/carrière en
        vivez/vivre/vivons une/l'/pleinement/vos/votre ** (expérience/instant/rêves/passion/aventure)
        laissez/laisse vous/toi porter/surprendre/inspirer/tenter/guider/séduire/transporter/emporter/bercer/conter/charmer/envoûter
        éveillez/éveiller/éveille vos/les/tes sens/papilles ~ @cuisine
        offrez/offre vous/toi (!un/une)
        offrez/offre vous/toi une/un parenthèse/moment/pause/voyage/instant/vraie
        libérer/libérez/libère/libérons/exploiter/exploitez/exprimer/réaliser/déployer ** potentiel
        tisser/tissons/tissez/tissent ** toile/réseau/lien/liens ~ @étoffe
        toile de (solidarité/relations/confiance/partenaires)
        sublimer/sublimez/sublimant/sublimons/sublime le/la/les/votre/vos/nos/notre/leur/ce
        reprendre/reprenez/reprends/prendre/prenez/prends le/la contrôle/pouvoir/main de/sur votre/ta/sa/son/leur/ton/vos
        passer/passez/passons/passe à la vitesse supérieure ~ @auto
        enjeux/défis/besoins d'aujourd'hui/demain/avenir
        d'aujourd'hui et de demain
        donner/donne/donnez/donnons la parole à/aux ceux/celles/invisibles/oubliés`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A worn image that shows nothing. Name the thing itself.',
      lines: `
        levier/leviers/outil puissant/puissants/clé/stratégique/formidable
        moteur du/de (changement/croissance/l/réussite/innovation/progrès) ~ @auto
        est là/arrivé/arrivée/venu/venue pour rester
        là pour durer/rester
        formidable/puissant/incroyable/véritable/vrai/vraie accélérateur/catalyseur/opportunité/carburant/boussole/bijou/trésor/cadeau/parcours ~ @mer
        accélérateur de (croissance/carrière/performance/business/transformation)
        cocktail explosif/gagnant ~ @cuisine
        écrire/écrivons/écrit/écris un/le/ce/une/ensemble nouveau/nouvelle/prochain/belle/suite chapitre/page/histoire/de ~ @livre
        nouveau/prochain chapitre (!du/de/sur) ~ @livre
        une nouvelle page $ ~ @livre
        tourner/tourne/tournons la page ~ @livre
        chemin de la réussite/du
        cap ambitieux/commun ~ @mer
        au cœur de la/l/chaque/notre/votre/toute réussite/performance/transformation/stratégie/innovation/expérience
        paysage numérique/digital/concurrentiel/professionnel/économique/entrepreneurial/actuel/mouvant/médiatique/technologique
        paysage de l? (entreprise/emploi/innovation/ia/formation)
        écosystème innovant/dynamique/entrepreneurial/digital/numérique/vertueux/foisonnant
        riche tapisserie ~ @étoffe
        témoigne/témoignent de @det? (engagement/force/importance/puissance/volonté/passion/dynamisme/talent/résilience/savoir)
        véritable/vrai/puissant/formidable/puissants/vrais levier/leviers
        levier/leviers de croissance/performance/transformation/développement/changement/succès
        véritable moteur/tremplin/atout/révolution/aventure/tournant/défi/enjeu/pépite/défis/enjeux/atouts ~ @auto
        clé/clef/clés/clefs du succès ~ @porte
        clé/clef/clés/clefs de la réussite ~ @porte
        la clé , c'est
        recette/formule/ingrédient/ingrédients du succès ~ @cuisine
        recette magique/miracle ~ @cuisine
        formule magique
        coup de baguette magique
        ingrédient/arme secret/secrète ~ @cuisine
        sauce secrète
        super pouvoir/pouvoirs
        superpouvoir/superpouvoirs
        la magie opère/opérer
        là où la magie
        game changer/changers
        gamechanger
        changement de paradigme
        au cœur de nos/notre préoccupations/adn/stratégie/mission/priorités/engagement/valeurs/métier ~ @corps
        dans notre/nos/mon/votre adn ~ @corps
        inscrit dans notre adn ~ @corps
        champ des possibles
        pas de géant ~ @montagne
        bond en avant
        montagnes russes émotionnelles ~ @montagne
        partie émergée de l
        le nerf de la guerre
        trésor/mine d inspiration/opportunités
        cercle vertueux
        dynamique vertueuse/positive/collective
        belle/formidable/incroyable/merveilleuse/extraordinaire/fabuleuse/magnifique/sacrée/grande aventure
        aventure humaine/entrepreneuriale/collective/professionnelle
        cette/une? nouvelle aventure $
        nouvelle/nouveau aventure/chapitre/défi professionnel/professionnelle ~ @livre
        une nouvelle aventure commence/débute
        une page se tourne ~ @livre
        une nouvelle page ~ @livre
        nouveau chapitre $ ~ @livre
        mon/notre/votre voyage (entrepreneurial/professionnel/vers/commence/continue)
        voyage entrepreneurial/intérieur/transformateur
        parcours inspirant/atypique/semé
        semé d embûches
        au service de l humain
        sur le chemin du succès/de la réussite
        écrin de verdure/nature/douceur/calme/luxe
        parenthèse enchantée/hors/bucolique/gourmande/de/inattendue/suspendue/inoubliable
        instant/instants/moment/moments suspendu/suspendus/magique/magiques/privilégié/privilégiés/précieux/inoubliable/inoubliables/unique/uniques/hors/fort/forts/rare/rares
        hors du temps
        havre de
        oasis de
        bulle de (bien/douceur/sérénité/calme/bonheur/oxygène)
        bouffée d'oxygène/air
        bouffée d'air frais
        vent de fraîcheur ~ @mer
        coup de fouet
        éveil des sens
        plaisir des sens
        fête des sens
        régal pour les papilles/yeux/sens/oreilles
        festival de (saveurs/couleurs/émotions) ~ @cuisine
        explosion de (saveurs/couleurs/joie) ~ @cuisine
        concentré/condensé/cocktail/dose/élan d/de émotion/émotions/énergie/douceur/innovation/fraîcheur/bonheur/expertise/vitamines/bonne/technologie/solidarité/créativité/talents/positivité ~ @cuisine
        savant mélange/dosage ~ @cuisine
        subtil mélange/équilibre/mariage ~ @cuisine
        mélange/mariage/alliance/alchimie/équilibre/symbiose/harmonie/combo/mix/duo parfait/parfaite/idéal/subtil/subtile/gagnant ~ @cuisine
        parfait/parfaite/juste/subtil/savant équilibre/mélange/alliance/alchimie/harmonie entre ~ @cuisine
        alliance de la/l/tradition/performance
        invitation au voyage
        voyage/aventure/expérience/parenthèse/balade sensoriel/sensorielle/gustatif/gustative/culinaire/initiatique/intérieur/immersive/olfactive/gourmande/musical/musicale
        voyage au/dans cœur/le/les
        ode à/au/aux
        hymne à/au/aux
        art de vivre
        phare dans/d/pour la/espoir/nuit/guider ~ @mer
        lueur/lumière/rayon d'espoir
        lueur d'espoir
        pierre/pilier angulaire/essentiel/central/de/fondamental notre/la/stratégie/équipe ~ @bâti
        pierre angulaire de notre/la/toute/nos ~ @bâti
        clé/clef de voûte de notre/toute/la/l (stratégie/réussite/organisation/équipe/entreprise) ~ @bâti
        fer de lance de
        terreau fertile/de/propice ~ @jardin
        tremplin vers/pour (la/l/une/votre/de/réussite/avenir/succès) ~ @montagne
        pépite/pépites de/à/du (talent/talents/innovation/découvrir)
        véritable joyau/pépite/bijou/trésor/alchimie/boussole/tremplin ~ @mer
        alchimie parfaite/entre/unique/qui/des
        boussole intérieure/morale/qui/dans/pour ~ @mer
        garder/tenir/maintenir/gardons/tenons le cap ~ @mer
        maintenir le cap ~ @mer
        cap sur (l/la/le/une/demain/avenir/excellence) ~ @mer
        vent en poupe ~ @mer
        contre vents et ~ @mer
        navire à bon ~ @mer
        capitaine/architecte/héros/acteur/actrice/maître/auteur/artisan/pilote/héroïne de/du/d votre/ton/sa/son/leur/ta/notre/leurs/changement/bonheur (vie/destin/carrière/réussite/changement/avenir/propre/santé/succès/temps)
        acteur/acteurs/actrice/actrices du changement
        acteur/actrice de votre/sa/ta/son/leur vie/carrière/réussite/vie/parcours/changement
        pièce maîtresse
        rouage/rouages essentiel/essentiels
        maillon/maillons essentiel/essentiels/fort/indispensable
        engrenage bien
        équipe/mécanique bien huilée
        réglé comme une/du
        montagnes russes ~ @montagne @foire
        des hauts et des bas
        mes/nos/ses hauts et
        ascenseur émotionnel
        traversée du désert
        parcours du combattant
        chemin parcouru
        long fleuve tranquille
        semé/semée d'embûches
        bâton de pèlerin
        à bras le corps
        tour de force
        ce n'est pas sorcier
        couteau suisse ~ coutelier lame lames poche pique
        mouton à cinq ~ brebis éleveur éleveuse agneau agneaux
        perle rare
        graine/graines de (champion/talents/changement/avenir/succès) ~ @jardin
        semer/semons/sème/semez des/les/la/une graines/graine ~ @jardin
        récolter/récoltons/récolte/récoltez les/ce fruits/que ~ @jardin
        porter/porte/portent/porté ses/leurs fruits ~ @jardin
        pierre à l'édifice/votre ~ @bâti
        son grain de
        apporter/apporte/apporté/apportons sa/leur/ma/votre/notre/une/ta pierre
        goutte d'eau dans l'océan
        jungle/labyrinthe/dédale/océan/maquis des/de/du/numérique/administrative/administratif (options/informations/outils/offres/normes/données)
        jungle numérique/urbaine/administrative
        océan/mer/monde/univers/champ/infinité/multitude de/des possibilités/possibles/opportunités/informations
        symphonie/kaléidoscope/mosaïque de (talents/saveurs/couleurs/cultures/parcours/émotions) ~ @cuisine
        fil rouge de (notre/la/toute/stratégie/carrière) ~ @étoffe
        cerise sur le gâteau ~ @cuisine
        la cerise sur ~ @cuisine
        sel de la ~ @cuisine
        adn de (notre/la/l/entreprise/marque/maison) ~ @corps
        notre/votre/son adn ~ @corps
        âme de (l/notre/la/cette) (entreprise/maison/équipe)
        supplément d'âme
        cœur battant ~ @corps
        poumon de/économique/vert (l/la/notre) ~ @corps
        raison d'être
        fenêtre sur le/l' monde/avenir
        passerelle entre les/la/le (générations/mondes/cultures/tradition) ~ @bâti
        levier de (performance/croissance/transformation/motivation/changement/confiance)
        nouveau/nouvelle souffle/élan/ère/départ/horizon/monnaie (!comptable) ~ @mer @course
        nouveau départ ~ @course
        nouvelle ère
        nouvel élan
        second souffle ~ @course compresseur accordéon
        une révolution dans/pour/en/est/silencieuse (votre/notre/l/la/le/marche/monde)
        petite/véritable/vraie/vrai/nouvelle révolution (!française)
        révolution est en
        changement de cap ~ @mer
        virage à 180 ~ @auto
        virage stratégique/numérique/digital ~ @auto
        tournant décisif/majeur/historique
        étape majeure/décisive/clé
        cap/étape/jalon décisif/décisive/majeur/majeure/symbolique ~ @mer
        pas de plus vers
        pas de géant ~ @montagne
        grand pas vers/pour/en
        premier pas vers
        le grand saut
        saut dans le vide/l'inconnu ~ parachute élastique falaise
        saut dans l'inconnu
        se jeter à l
        étoile montante
        étoiles dans/plein les ~ @ciel
        étoiles plein ~ @ciel
        les étoiles $ ~ @ciel
        des étoiles ~ @ciel
        étincelle/étincelles dans/qui/de ~ soudure soudeur soudeuse meule disqueuse feu
        feu sacré/intérieur
        flamme qui/intérieure ~ soudure bougie four poêle chalumeau
        chair de poule ~ @corps
        larmes aux yeux ~ oignon oignons fumée
        frissons garantis
        rêve devenu/éveillé réalité
        rêve d'enfant
        conte de fées
        success story
        belle/fabuleuse/incroyable/formidable/grande/extraordinaire histoire
        plus belle/belles/beau histoire/aventure/victoire/récompense/cadeau/richesse/rencontres
        page qui se ~ @livre
        page se tourne ~ @livre
        chapitre se (ferme/clôt/termine) ~ @livre
        chapitre s'ouvre/achève ~ @livre
        à la croisée des
        au croisement de
        trait d'union
        éléphant dans la
        éléphant au milieu
        partie émergée
        face cachée
        épreuve du feu
        force tranquille/vive/collective
        force du collectif
        puissance/force/pouvoir/magie du/de/des/d collectif/groupe/équipe/mots/histoires/instant/moment/réseau/rencontres/écoute/intention
        pouvoir des mots/histoires/données
        intelligence émotionnelle/artificielle/collective et`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A label anyone can stick on anything. Show what earns it.',
      lines: `
        transformation digitale/numérique/culturelle/profonde/managériale (!publique)
        centré/centrée/centrés/centrées sur l humain/utilisateur/client
        centré/centrée/centrés/centrées sur les personnes/gens
        approche à 360/centrée
        vision à 360/long
        expérience immersive/mémorable/inoubliable/transformatrice/enrichissante
        croissance exponentielle
        exponentiel/exponentielle ~ @calcul
        résultats exceptionnels/extraordinaires/incroyables/concrets
        engagement sans faille/indéfectible/inébranlable/total
        inébranlable/indéfectible/infatigable/infatigables
        indispensable/indispensables à toute/votre
        essentiel/essentielle de (souligner/noter/rappeler/comprendre)
        remarquable/remarquables (équipe/travail/parcours)
        passion et (dévouement/engagement/détermination/énergie/exigence/rigueur)
        avec passion
        travail d'équipe est
        leaders/leader de demain
        entreprise/management/métiers/monde de demain
        l'entreprise de demain
        changement d'état d'esprit
        talents d'exception
        sans égal
        incomparable/incomparables
        à la pointe de l innovation
        disruptif/disruptive/disruptifs/disruptives/disrupter/disruption
        solution/solutions innovante/innovantes/clé
        innovante/innovantes/innovants solution/solutions
        approche holistique/innovante/disruptive/intégrée/humaine
        holistique/holistiques
        synergie/synergies
        incontournable/incontournables
        mindset
        growth mindset
        état d esprit de croissance
        en constante/perpétuelle/pleine évolution/mutation/transformation/mouvement
        en constant/perpétuel changement/mouvement
        monde/environnement/marché/contexte en mutation/mouvement
        ultra concurrentiel/connecté/compétitif
        sans précédent
        hors du commun
        hors pair
        à forte valeur ajoutée
        valeur ajoutée ~ @fisc
        rôle crucial/essentiel/clé/central/majeur/déterminant/primordial/fondamental (!du)
        joue/jouent/jouer un rôle (crucial/essentiel/clé/central/majeur/déterminant/primordial/important/fondamental)
        inspirant/inspirante/inspirants/inspirantes
        enrichissant/enrichissante/enrichissants/enrichissantes
        passionné/passionnée/passionnés par
        animé/animée/animés par la/une passion
        passion du/pour métier
        zone de confort ~ thermicien thermicienne thermique température températures norme capteur capteurs degrés
        hors des sentiers battus ~ @forêt
        penser/pensez en dehors du/de cadre/la
        out of the box
        thought leader/leadership
        gagnant gagnant
        win win
        dream team
        équipe de choc/rêve
        équipe/équipes incroyable/formidable/extraordinaire/exceptionnelle
        incroyable/formidable/extraordinaire/fabuleuse/super équipe
        intelligence collective
        bienveillance et exigence
        avec bienveillance
        management bienveillant
        leadership bienveillant/inspirant/authentique/humain/transformationnel/positif
        leader inspirant/authentique
        expérience unique/inoubliable/client unique
        impact positif/réel/durable/concret
        à impact $
        porteur/porteuse/porteurs de sens
        quête de sens
        résilient/résiliente/résilients ~ acier béton plancher
        proactif/proactive/proactifs
        multifacette
        indéniable/indéniablement
        force est de constater
        n est plus à démontrer
        possibilités infinies/illimitées
        potentiel infini/illimité
        insights précieux/actionnables
        conseils actionnables
        précieux/précieuses enseignements/leçons/insights/conseils
        pleinement aligné/alignée/alignés
        aligné/alignée/alignés avec mes/nos/leurs/tes/vos valeurs
        soirée/journée/nuit/expérience/séjour/voyage/aventure/semaine/édition/rencontre/moment/week inoubliable/magique/exceptionnelle/unique/mémorable/exceptionnel/hors/riche/fabuleuse/incroyable/extraordinaire
        d'exception $
        savoir faire d'exception/unique/ancestral/inégalé
        d'excellence $
        excellence et (innovation/passion/exigence/proximité)
        excellence opérationnelle
        véritable/véritables philosophie/expérience/partenaire/état/passion/engagement/plus/outil/art/vocation/savoir/bijou/bulle/lieu/mine/valeur/symbole/invitation/famille/source
        (engagement/dévouement/soutien/détermination/fiabilité) sans faille
        sans pareil/pareille
        sans concession/compromis
        à toute épreuve
        à couper le souffle
        haut en couleur/couleurs
        haute volée
        de haut vol
        à la hauteur de (vos/nos/ambitions)
        clé/clés en main ~ @porte
        sur mesure pour/et (vous/votre) ~ @étoffe
        solution/solutions/réponse/offre/accompagnement clé/globale/globales/personnalisée/personnalisées/personnalisé/adaptée/adaptées/complète/sur/miracle/idéale/agile/agiles/durable/durables/concrètes/intelligente/intelligentes/novatrice
        approche globale/novatrice/unique/personnalisée/collaborative/systémique/résolument
        visibilité/accompagnement/solution/expérience/gestion/pilotage/suivi/maîtrise/accompagne de bout en bout
        solution/outil/plateforme/formule tout en un
        sans couture
        fluide et/, intuitif/intuitive/efficace/transparente
        intuitif/intuitive et
        simple et intuitif
        en toute simplicité/sérénité/confiance/fluidité/tranquillité/liberté/transparence
        en un clic
        à un clic
        en quelques clics
        l'esprit tranquille/léger/libre
        tranquillité d'esprit
        bien être et/au
        bien être au travail
        qualité de vie au
        performance et bien
        performance durable/collective/globale/économique
        robuste et évolutif
        résilience collective/organisationnelle/et
        agilité et
        innovation et (tradition/durabilité/douceur/créativité/audace/excellence)
        tradition et modernité/innovation
        entre tradition et
        tradition rencontre/et
        allie/allient/alliant/allier/conjugue/conjuguer/marie/mêle tradition/modernité/élégance/performance/authenticité/passion/qualité/savoir/innovation/technique/l
        quand la/le/l/tradition ** rencontre
        où ** se rencontrent
        le meilleur des deux
        se donnent la main
        à taille humaine
        à visage humain
        l'humain d'abord/avant
        profondément/résolument humain/humaine/engagé/engagée/moderne/tourné/tournée
        résolument tourné/tournée/tournés/moderne
        tourné/tournée/tournés/tournées vers l/demain
        porteur/porteuse/porteurs/porteuses d'avenir/espoir/de
        porteur d'espoir
        plein/pleine/pleins d'avenir/promesses/énergie/espoir/enthousiasme/gratitude/vie/sens
        engagé/engagée/engagés/engagées pour/dans/en/au/et (responsable/durable/passionné)
        engagement sans/total/de/indéfectible/sincère (faille)
        dévouement et/sans
        dévouement sans/exemplaire/inébranlable
        passionné/passionnée/passionnés/passionnées et/,
        passion et savoir/partage
        même passion
        passion commune/intacte
        valeurs fortes/humaines/communes/partagées/qui
        valeurs qui nous/me/sont
        partage et (convivialité/bienveillance/émotion/écoute)
        convivialité et
        convivialité ,
        moment/moments de partage/convivialité/joie/grâce/vérité/bonheur/complicité
        dans la bonne humeur
        ambiance conviviale/chaleureuse/survoltée/au/unique/électrique
        riche/riches en/d émotions/émotion/échanges/rencontres/enseignements/partages/apprentissages/découvertes/surprises/couleurs
        riches échanges/enseignements
        belles/belle rencontres/rencontre/énergie/énergies/personnes/personne/âmes/dynamique/synergie
        échanges riches/passionnants/inspirants/enrichissants/de/authentiques
        échanges et (partages/rencontres)
        rencontres inspirantes/humaines/enrichissantes/exceptionnelles
        personnes inspirantes/formidables/extraordinaires/incroyables/bienveillantes/passionnées
        équipe soudée/dynamique/engagée/passionnée/motivée
        jeune et dynamique
        humain et (sincère/bienveillant/professionnel/authentique)
        profondément sincère/touché/touchée/ému/émue/reconnaissant/reconnaissante/convaincu/convaincue
        avec sincérité/humilité/gratitude/détermination/authenticité/passion/audace
        fait/fabriqué/préparé/cuisiné avec amour/passion
        de tout cœur
        du fond du cœur
        corps et âme
        cœur et âme
        corps et esprit
        le corps et l'esprit
        authentique/authentiques et/,
        authentique et
        vraie/vraies authenticité/valeurs
        saveurs authentiques/d/uniques/oubliées ~ @cuisine
        goût d'antan
        comme à la maison
        souvenirs impérissables/inoubliables/plein/gravés
        gravé/gravée/gravés/gravées dans nos/les/la/ma/mon (mémoires/mémoire/cœurs/cœur)
        marquera/marqueront/marqué/marquée les/nos esprits/mémoires
        votre/notre allié/alliée/partenaire/complice/meilleur/meilleure (au/pour/de/confiance/idéal/quotidien/allié/atout/beauté)
        allié/alliée indispensable/idéal/idéale/parfait/parfaite/incontournable/précieux/précieuse
        partenaire de confiance/choix/référence/votre
        à vos/tes côtés
        vous/te accompagne/accompagner/accompagnons/accompagnent tout/pas/dans/vers
        là pour vous/toi
        votre/notre plus/meilleur grand/belle/bel/beau/précieux/allié/atout ** (richesse/force/fierté/atout/trésor/bien/réussite/victoire/allié)
        au plus près de (vos/nos/besoins/territoires/vous)
        cœur de métier
        répondre à vos/tous/aux besoins/vos/enjeux
        proximité et/,
        souci du détail
        sens du détail
        référence dans/du/en son/domaine/matière/secteur
        leader incontesté/mondial/européen
        incontesté/incontestée/incontestable
        révolutionnaire/révolutionnaires (!rue/place/tribunal)
        novateur/novatrice/novateurs/novatrices
        avant gardiste/gardistes
        futuriste
        visionnaire/visionnaires
        hors norme/normes ~ @prise contrôle diagnostic inspecteur
        époustouflant/époustouflante
        exceptionnel/exceptionnelle/exceptionnels/exceptionnelles équipe/parcours/moment/travail/qualité/soirée/engagement/talent/aventure/résultats
        phénoménal/phénoménale
        extraordinaire/extraordinaires aventure/équipe/parcours/expérience/moment/rencontre
        monde/avenir/société/entreprise/futur plus juste/vert/verte/humain/humaine/durable/inclusif/inclusive/responsable/solidaire/équitable
        monde meilleur
        avenir durable/meilleur/radieux/commun
        planète plus
        pour la planète
        pour les générations
        générations futures
        générations à venir
        impact sur le/la/les monde/planète/vies
        à fort impact
        résistance au changement
        conduite du changement est
        accompagnement au changement
        plafond de verre ~ @bâti
        syndrome de l'imposteur
        charge mentale et
        petite voix intérieure
        voix intérieure
        meilleure version de
        meilleur de soi/vous/toi/nous/lui/moi
        version de vous/toi/soi/moi
        lâcher prise ~ @montagne corde
        lâchez prise
        croyances limitantes
        développement personnel et
        pleine conscience
        pleinement présent/présente/conscient/soi
        aligné/alignée/alignés/alignées et/avec soi
        alignement entre
        feel good
        good vibes
        work life
        soft skills sont
        best practices
        must have
        nice to have
        no brainer
        quick win/wins
        next level/step
        dream big/team
        think big/different
        fake it
        learning by
        test and learn
        value added
        people first
        human first
        human centric
        customer centric
        made with love
        state of the
        one stop`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A stock opening. Start with what happened or what you think.',
      lines: `
        dans un monde hyperconnecté/hyperconnectée/ultraconnecté/incertain/digital/complexe/saturé/bruyant/pressé/mondialisé/globalisé/moderne/numérique/instable
        dans un monde ultra/hyper/si/aussi connecté/concurrentiel/rapide/complexe/incertain
        dans un monde où/qui/en/toujours
        nous vivons dans un monde/une
        nous vivons une/à époque/ère
        ^ dans un contexte ** incertain/mouvant/changeant/volatil/tendu/complexe/concurrentiel
        ^ dans un environnement ** incertain/mouvant/changeant/volatil/complexe/concurrentiel
        ^ quelle fierté/joie/émotion/chance/aventure/belle/énergie (de/d/que/pour/journée/soirée/aventure/rencontre)
        ^ quel honneur/plaisir/bonheur/privilège de/d
        ^ je vais peut être/vous/te choquer/déranger/surprendre
        ^ je vais vous/te confier/dire/révéler/faire/raconter un/une secret/confidence/histoire/vérité/quelque
        ^ je vous/te confie/révèle un/une
        ^ je vous/te partage une/un/ma/mon/mes réflexion/pensée/conviction/secret/constat
        ^ petite/une réflexion $
        ^ on ne va pas se mentir $
        ^ ne nous mentons pas
        ^ ne nous voilons pas la
        ^ soyons clairs $
        ^ je le dis/dirai haut/sans/clairement/franchement
        ^ je serai/suis franc/franche/direct/honnête $
        ^ ça ne va pas plaire
        ^ ce post ne va pas plaire
        ^ il y a quelques/deux/cinq/dix années/ans/mois , personne/jamais
        ^ si on m'avait dit
        ^ si vous lisez ces/ce/cela
        ^ il était une fois
        ^ dans le monde actuel/moderne/professionnel
        ^ dans le monde d'aujourd'hui
        ^ dans un monde où/en/de/toujours/professionnel/ultra/qui
        ^ dans un monde de plus en plus
        ^ dans un environnement/contexte/marché de plus en plus/toujours
        ^ dans un environnement/contexte/marché aussi/si/où/ultra/en
        ^ dans le paysage/contexte/environnement/marché actuel/professionnel/numérique/concurrentiel
        ^ à l'ère du/de (numérique/digital/ia/l/intelligence/télétravail/tout)
        ^ à l'ère numérique/digitale
        ^ à l'heure où
        ^ à l'heure du/de l? (digital/numérique/ia/intelligence/télétravail)
        ^ à une époque où
        ^ en cette ère/époque
        ^ aujourd'hui plus que jamais
        plus que jamais
        ^ de nos jours
        ^ [je suis|nous sommes] @very? @happy de/d vous? @tell que/qu?
        ^ @very? @happy de/d vous? @tell que/qu?
        c'est avec une? @very? immense/grande/beaucoup/un/énorme joie/fierté/plaisir/émotion/bonheur/enthousiasme/immense/grand
        c'est avec beaucoup/joie/plaisir/fierté/émotion
        j'ai le/la plaisir/joie/chance/honneur de vous? @tell que?
        j'ai l'immense plaisir/honneur/joie/fierté
        [j'ai l'honneur|nous avons le plaisir|nous avons la joie|j'ai la joie|j'ai le plaisir] de
        ^ grande nouvelle $
        ^ bonne nouvelle $
        ^ soyons honnêtes/francs/clairs/réalistes/lucides $
        ^ soyons honnêtes deux
        ^ je vais être honnête/franc/franche/cash/direct/directe $
        ^ parlons franchement/vrai/peu/cash
        ^ parlons en
        ^ il faut qu'on parle
        ^ laissez moi vous raconter/expliquer/dire/partager
        ^ laisse moi te raconter/expliquer/dire
        ^ je vous raconte $
        ^ je te raconte $
        ^ je vous explique $
        ^ je t'explique $
        ^ confession $
        ^ confidence $
        ^ avis/opinion impopulaire $
        ^ coup de gueule $
        ^ petite réflexion du/de
        ^ réflexion du lundi/jour/vendredi/matin/soir
        ^ belle semaine à
        ^ imaginez un monde
        ^ imaginez un instant
        ^ et si je vous/te disais
        ^ saviez vous que
        ^ aujourd'hui , je veux/voulais/souhaite/aimerais vous? partager/parler/prendre/revenir
        ^ aujourd'hui , j'ai envie de
        ^ je voulais/veux/souhaite/souhaitais prendre/partager (!part)
        ce n'est un secret pour
        ce n'est plus un secret
        nul besoin de rappeler
        comme nous le savons tous
        comme vous le savez
        il va sans dire que
        ^ sans plus attendre/tarder , voici/voilà > voici/voilà
        sans plus attendre
        sans plus tarder
        ^ @happy et/, @happy de/d/pour
        ^ @very? @happy et/mais/, @happy
        ^ @very @happy d/de/par/pour
        ^ honoré/honorée/honorés/honorées d/de
        je suis @very? @happy et @happy
        ^ quelle aventure/fierté/ambiance/claque/émotion/énergie
        ^ quel bonheur/plaisir/honneur/privilège
        ^ que d'émotions
        ^ que de souvenirs/chemin/bonheur/rires/rencontres/progrès
        ^ mémorable $
        ^ waouh $
        ^ wow $
        ^ et voilà , c
        ^ c'est officiel .
        ^ le moment est venu/arrivé
        ^ le grand jour est
        ^ jour j $
        ^ retour sur une/un/cette/notre/ma ** (soirée/journée/édition/événement/moment/inoubliable/magique/belle/riche/expérience/aventure)
        ^ imaginez/imagine un monde/univers/instant
        ^ et si vous pouviez
        ^ et si je vous
        ^ et si on/nous (arrêtait/changeait/osait/parlait/cessait)
        ^ vous êtes vous déjà
        ^ t'es tu déjà
        ^ avez vous déjà (ressenti/eu/rêvé/imaginé/pensé)
        ^ saviez/savais vous/tu que
        ^ le saviez vous
        ^ vous le saviez
        ^ qui n'a jamais
        ^ qui ne s'est jamais
        ^ on connaît tous
        ^ on connait tous
        ^ nous connaissons tous
        ^ on a tous/toutes (connu/vécu/eu/déjà/besoin/une/un/rêvé)
        ^ nous avons tous/toutes besoin/déjà/connu/vécu/rêvé
        ^ nous sommes tous/toutes différents/uniques/égaux/concernés/capables/humains/responsables/acteurs
        ^ vous connaissez cette/ce/la/le sensation/sentiment/moment/refrain
        ^ tout le monde connaît
        ^ tout le monde parle
        ^ il y a des jours/moments/rencontres/histoires/instants (où/qui/que)
        ^ il y a des ** qui changent/marquent/restent/comptent
        ^ il y a ces/ce moments/moment/instants
        ^ certaines/certains rencontres/personnes/moments/histoires changent/marquent/restent/arrivent/sont
        ^ tout a commencé/débuté/démarré par/avec/il/dans
        tout a commencé par
        tout commence par/avec/ici
        ^ l'histoire commence/a
        ^ rien ne me prédestinait
        rien ne me/nous prédestinait/destinait
        ^ jamais je n'aurais
        ^ je n'aurais jamais/pas cru/pensé/imaginé
        qui l'eût cru
        qui l'aurait cru
        qui aurait cru/pensé/dit
        ^ si on m'avait/vous/me
        ^ on m'a souvent/toujours dit/demandé/répété
        ^ aujourd'hui , je tourne/ferme/souhaite/prends/célèbre/franchis
        ^ aujourd'hui est un jour/grand
        ^ aujourd'hui marque
        ^ ce n'est pas sans émotion
        non sans émotion
        avec une pointe de/d
        avec émotion et/que
        c'est le cœur (lourd/léger/rempli/plein/serré)
        le cœur lourd/léger/rempli/plein/serré (de/que)
        les mots me/nous manquent
        les mots manquent
        je suis sans voix
        je ne trouve pas les mots
        difficile de trouver les mots
        aucun mot assez/pour/ne
        n'ai/n'avons/n'a qu'un mot
        je n'ai qu'un mot
        dans cette époque/ère
        à l'heure des
        à l'heure actuelle où
        dans une société où/qui/toujours
        dans une époque
        dans un monde * *? *? * ,
        dans un monde en/de/si/où/qui/plus
        dans un univers
        dans un marché/contexte/environnement/secteur * *? incertain/concurrentiel/mouvant/saturé/complexe
        face à un monde
        face aux défis/enjeux
        les temps changent
        le monde change/bouge/évolue/accélère
        le monde du travail change/évolue
        le monde d'hier/aujourd/après/demain
        à l'aube de/d
        fini le temps
        le temps où ** révolu
        est révolu/révolue
        est révolu le
        une époque révolue
        l'époque où ** révolue
        que vous soyez ** ou
        qu'on soit ** ou
        vous rêvez de
        ^ vous cherchez un/une
        ^ fatigué/fatiguée/fatigués de
        ras le bol de
        on se le dit
        on va se le
        ^ parlons peu
        ^ parlons franchement/vrai/cash/vrai
        ^ parlons de l'éléphant
        ^ cassons/brisons un/le/les/des mythe/tabou/tabous/idées
        ^ brisons le
        ^ halte aux/au
        ^ stop aux/au/à
        ^ je ne devrais/vais peut
        ^ j'ai longtemps/beaucoup hésité
        ^ j'ai hésité à/avant
        ^ ce post est/n/risque
        ^ d'habitude je ne
        ^ post un peu
        ^ minute émotion/confidence/fierté
        ^ instant/moment émotion/fierté/gratitude/nostalgie
        ^ petit/petite message/pensée/réflexion/moment personnel/personnelle
        ^ vérité du/qui
        ^ règle numéro/n
        ^ question qui`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A drumroll before the point. Make the point.',
      lines: `
        et soudain , tout/j/je
        et soudain , j'ai compris
        et d'un coup , tout/j
        tout est devenu clair
        laissez/laisse cette/ce/ces phrase/mots/idée résonner/infuser/vous/faire
        laissez/laisse la/le phrase résonner/infuser
        voilà/voici le problème $
        lisez bien ceci/cela/ça/jusqu
        ^ mais ce n'est pas tout
        ^ et ce n'est pas tout
        ^ mais attendez
        ^ et le plus beau/fou/drôle/triste/ironique $
        ^ le plus fou $
        ^ et vous savez ce qui/que
        ^ tu sais ce qui
        ^ et vous savez ce qui
        ^ je le répète $
        ce qui s'est passé ensuite
        la suite va/vous (surprendre/étonner)
        et tout a changé
        a tout changé $
        on nous ment
        on vous ment/a menti
        ^ et devinez quoi $
        ^ devinez quoi $
        ^ et vous savez quoi $
        ^ et tu sais quoi $
        ^ spoiler alert? $
        ^ plot twist $
        ^ la? vérité $
        ^ la? vérité , c'est que
        ^ la vérité est que
        ^ la réalité , c'est que
        ^ la réalité est que
        ^ mais/et? la vérité/réalité $
        la/une vérité qui dérange
        vérité/vérités inconfortable/inconfortables/dérangeante
        ^ le? secret $
        voilà/voici le/la/ce secret/vérité/problème/hic (!de)
        voici ce que j'ai appris
        voilà ce que j'ai appris
        voici ce que personne
        et c'est là que tout/ça (!est)
        et c'est là que j'ai (compris/réalisé/tout/appris)
        c'est à ce moment là que/qu (j/tout/nous)
        ^ et là , tout/révélation
        et là , c'est le drame
        tout a changé $
        tout a basculé $
        ça a tout changé
        cela a tout changé
        ça change tout
        cela change tout
        ce qui change tout
        a changé ma vie/carrière
        va changer votre/ta/la vie/façon/manière
        rien n'a plus jamais été
        la suite appartient à
        le reste appartient à
        personne n'en parle
        personne ne vous/te le/l? dit/dira/prévient/prépare/explique/avait
        personne ne parle/parlait de/du/d
        on n'en parle pas assez
        on ne parle pas assez
        ce qu'on ne vous/te dit
        ce que personne ne/n vous/te/ose/dit
        relisez cette/cela/ça/cette phrase
        ^ relisez $
        relis cette phrase
        lisez cela/ça/bien deux/encore/ceci
        ^ laissez cela/ça infuser
        ^ prenez une/le seconde/instant pour/de
        ^ réfléchissez y $
        ^ réfléchis y $
        ^ pensez y $
        ^ penses y $
        ^ à méditer $
        ^ je répète $
        ^ point final .
        ^ point barre $
        ^ fin de l'histoire $
        ^ c'est aussi simple que
        ^ ni plus ni moins $
        ^ croyez moi $
        ^ crois moi $
        ^ ne vous y trompez pas
        ^ retenez bien ceci/ça/cela
        ^ retenez ceci/ça/cela $
        ^ le meilleur dans tout
        ^ mais voilà $
        ^ sauf que voilà $
        ^ résultat des courses $
        oui , vous avez bien lu
        vous avez bien lu $
        lisez jusqu'au bout
        et c'est là que tout/ça/la/le bascule/change/commence/magie/j
        c'est là que tout/ça/la bascule/change/commence/magie
        tout bascule/basculé/basculer
        et tout bascule
        et puis tout/un/, jour/bascule
        ce fut le/un/une déclic/révélation
        j'ai eu un/le/une déclic/révélation
        une révélation
        ça a été un/une/le déclic/révélation/claque
        je vous laisse méditer/imaginer/réfléchir
        je te laisse méditer/imaginer
        à méditer
        matière à réflexion
        laissez/laisse/laissons infuser ~ thé/tisane/thym/tasse/minutes/feuilles/verveine/couvercle
        laissez mijoter
        ^ voilà qui est
        ^ voilà voilà
        ^ tout est dit
        tout est une question
        tout est question
        tout n'est que
        ^ excusez du
        ^ pas mal , non
        ^ et ça , c'est/personne/ça
        ^ et ça , ça
        ça n'a pas de prix
        n'a pas de prix
        ^ et c'est ok
        ^ et c'est très? bien/normal/tant comme/ainsi
        ^ et c'est okay/normal $
        ^ et c'est tant mieux
        c'est ok de
        on a le droit de/d ne/être/échouer
        la réponse va/risque/est/tient vous/de/simple/en
        la réponse est simple
        la réponse pourrait
        la solution est simple
        la recette est/tient simple/en ~ @cuisine
        ^ ma/notre/la recette $ ~ @cuisine
        le secret est/réside/, c/tient
        le secret , c'est
        le constat est sans
        le verdict est ~ tribunal juge audience avocat avocate
        le résultat est/, là/bluffant/sans
        les résultats sont là
        les chiffres parlent
        les résultats parlent
        les faits parlent
        parlent d'eux
        parle de lui
        se passe de commentaire/commentaires
        dans le mille
        inutile de dire/préciser
        est il besoin de
        faut il le rappeler
        rappelons le
        on ne le dira jamais
        ce qu'on oublie
        ce que beaucoup/peu (ignorent/oublient/savent/de)
        peu de gens/monde savent/sait/le
        le plus beau/fou , c'est
        le plus dingue
        ^ et le pire/meilleur $
        le meilleur dans
        et là , miracle/surprise/stupeur/déclic
        coup de théâtre ~ @scène
        ce jour là , tout (a/bascule/change/s)
        ce jour là , quelque
        j'ai pris une claque
        j'ai alors compris/réalisé
        m'a fait réaliser/comprendre
        m'a ouvert les yeux
        ouvrir/ouvre/ouvrons les yeux sur
        prise de conscience
        il y a un avant et un après ~ photo photos toit
        ne sera plus jamais
        plus rien ne sera
        plus jamais la même
        plus jamais comme
        la donne a/change (changé/!)
        le jeu a changé
        changement de jeu
        il est essentiel/crucial/primordial/indispensable/fondamental/impératif de/d/que
        il est grand temps
        il va de soi
        il ne fait aucun/nul
        nul doute que
        sans nul doute
        à n'en pas
        non seulement ** mais
        tant sur le plan
        qui plus est
        dans cette optique/dynamique/démarche
        ^ dans ce contexte
        c'est dans cette/ce optique/contexte/esprit/dynamique
        s'inscrit/s'inscrivent dans une/la/cette/notre
        souligne/soulignent/illustre/illustrent/reflète/reflètent/incarne/démontre l/la/notre/son/le importance/volonté/engagement/force/nécessité/savoir
        met/mettent en lumière
        mise en lumière
        mettre en lumière
        au delà de la/l/du simple
        au delà d'un simple
        bien au delà
        va/vont bien au delà
        bien plus [qu'un|qu'une|que des|que de simples]
        beaucoup plus [qu'un simple|qu'une simple]
        plus qu'un/qu'une simple
        plus que de simples
        bien plus encore
        et bien d'autres/plus
        et bien plus
        n'est plus à prouver/faire
        plus une option
        n'est pas/plus une option
        n'est pas un luxe
        n'est pas une fin
        n'est pas une mode
        n'est pas le fruit
        fruit du hasard
        ce n'est pas anodin
        loin d'être anodin
        n'est pas un sprint
        marathon , pas
        est un marathon
        ^ une chose est sûre/certaine
        ^ ce qui est sûr/certain`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
      lines: `
        toute la magie/force/beauté/différence/puissance
        la vraie magie/force/richesse/clé/question/valeur
        m'a appris/rappelé que diriger/manager/vendre/écouter
        l'attitude fait tout
        ne sous estimez/estime/estimons jamais/pas
        il ne faut jamais sous estimer
        la magie est dans
        c'est là que réside
        c'est dans l'adversité
        l'union fait la
        le temps fait son
        seul on va
        la boucle est bouclée
        comme quoi $
        preuve que rien
        preuve s'il en
        ^ la? morale de l'histoire
        ^ la? morale $
        ^ la/ma/une? leçon $
        ^ la/ma/une leçon à retenir
        ^ la/ma grande? leçon est
        ^ leçon apprise $
        ^ ce que j'en retiens $
        ^ ce qu'il faut retenir $
        ^ moralité $
        ^ la? conclusion $
        ^ ma conclusion $
        en fin de compte
        au bout du compte
        ^ en définitive/somme/conclusion/résumé , je/j/tu/il/elle/on/nous/vous/ils/elles/c/ce/cela/ça/le/la/les/l/un/une/mon/ma/mes/notre/nos/votre/vos > je/j/tu/il/elle/on/nous/vous/ils/elles/c/ce/cela/ça/le/la/les/l/un/une/mon/ma/mes/notre/nos/votre/vos
        ^ en définitive
        ^ en somme
        ^ en conclusion
        ^ pour conclure
        ^ en résumé
        ^ enfin et surtout
        ^ n'oubliez jamais
        ^ n'oublie jamais
        ^ n'oublions jamais
        ^ souvenez vous $
        ^ rappelez vous $
        et c'est ça , (le/la/l/être)
        et c'est cela , (le/la/l/être)
        c'est ça , le/la/l vrai/vraie? leadership/réussite/succès/management/équipe/confiance
        c'est ça/cela la force/beauté/magie/puissance
        c'est ça qui fait (toute/la/notre)
        c'est ce qui fait toute? la différence
        cela fait toute la différence
        fait toute la différence
        font toute la différence
        tout vient à point
        rien n'arrive par hasard
        il n'est jamais trop tard
        il n'y a pas de hasard
        petit à petit , l'oiseau
        la vie est (trop/courte/un/une)
        le chemin compte
        c'est le chemin qui
        les mots ont un/le/du/une
        les mots peuvent/comptent
        derrière chaque/tout/toute ** (il/se/elle)
        derrière chaque grand/grande/bon/belle/beau/succès/réussite/chiffre/visage/histoire/ligne/écran/dossier/client
        derrière les chiffres
        derrière les visages/écrans , il
        il y a un être humain
        il y a des femmes et
        il y a toujours une/un (histoire/solution/espoir/humain/lumière)
        être humain .
        des hommes et des femmes
        des femmes et des hommes
        l'humain est/reste/au/fait/avant/,
        c'est l'humain
        ce sont les personnes/gens/hommes/femmes/humains/équipes/détails/petits/petites qui
        les petits riens/plaisirs/bonheurs
        les petites choses/attentions/victoires qui/font
        les détails comptent/font $
        la différence entre un/le ** et
        font la différence
        fait la différence
        qui fait toute la
        le temps est notre/votre/un/une/la/le/ce bien/plus/ressource/denrée/allié/luxe/que
        le temps , c'est/notre
        bien le plus précieux
        ressource la plus précieuse
        plus précieux que
        plus beau/belle/grand/grande cadeau/richesse/luxe/victoire/leçon/récompense
        le plus beau cadeau
        est un cadeau (!de/du/d)
        est une chance
        est un art/muscle/voyage/choix (!des/de/du/en/d)
        est un état d
        est un sport de combat/collectif/d'équipe
        est un sport d'équipe
        est une force
        est une richesse
        est un acte/geste de/d
        un acte de résistance/courage/foi/générosité/amour/bienveillance/management
        acte d'amour
        est le nouveau/nouvel/prochain (luxe/or/pétrole/normal/eldorado/superpouvoir/noir/sport/moteur) ~ @auto
        est la nouvelle (monnaie/norme/richesse/normalité/arme/valeur/devise/frontière)
        sont le/les nouvel/nouveau/nouveaux (or/pétrole/rockstars)
        nouvel or noir
        nouveau pétrole/luxe/normal
        le vrai/véritable luxe/succès/trésor/pouvoir/moteur/changement/courage ~ @auto
        la vraie/véritable richesse/magie/clé/force/beauté/liberté/révolution/performance/réussite/victoire
        on quitte un/son manager/chef/patron
        les gens ne quittent
        ne vient pas/jamais de/du/seul
        vient de l'intérieur
        vient de l'intérieur/du cœur
        la beauté est/vient
        beauté intérieure
        croire/croyez/crois/croit/croire en soi/vous/toi/ses/vos/tes/vos/eux/nous/rêves
        il suffit/suffisait de croire/oser/vouloir
        il suffit parfois d'un
        il suffit d'y/d'oser
        il faut oser/croire/y croire
        parfois il suffit d'un
        parfois on gagne/perd/tombe
        savoir s'arrêter
        oser dire non
        dire non , c'est
        [demander de l'aide n'est|demander de l'aide , c'est]
        se reposer , c'est
        ralentir , c'est
        ralentir pour mieux
        reculer pour mieux
        échouer , c'est
        l'échec est/n'est/fait pas/partie/un/une/la
        l'erreur est humaine
        les erreurs sont/font (une/des/nos/humaines/permises/partie/le/la)
        droit à l'erreur
        apprendre de ses/nos erreurs/échecs
        on apprend de ses/nos/chaque
        on n'arrête jamais
        on n'a jamais fini
        le succès est/n'est/c'est/se/ne
        la réussite est/n'est/c'est/se/ne
        le bonheur est/n'est/c'est/se
        le talent ne suffit
        la chance se/sourit/n'existe/ne
        la peur n'est
        le courage est/n'est/c'est
        la confiance est/ne/se/n'exclut/, ça/c
        la gratitude est
        la patience est mère/la/une
        la perfection n'est/est/n'existe
        la simplicité est
        la curiosité est un/une
        la diversité est
        la culture mange
        la communication est la
        la santé n'a pas
        la vulnérabilité est
        le leadership est/n'est/c'est/ne/,
        un bon leader/manager/chef/patron
        un leader ne/est/n
        un vrai/grand leader/manager/chef
        être leader , c'est
        manager , c'est
        diriger , c'est
        innover , c'est
        vendre , c'est
        entreprendre , c'est
        voyager , c'est
        transmettre , c'est
        partager , c'est
        donner , c'est
        aimer , c'est
        rêver , c'est
        grandir , c'est
        oser , c'est
        réussir , c'est
        écouter , c'est
        c'est ça , le/la/l/être
        montrer l'exemple
        l'exemple vient
        donner l'exemple
        prendre soin de soi/vous/ceux
        prenez/prends soin de vous/toi
        s'aimer soi
        amour de soi
        confiance en soi/vous/toi
        faites/fais vous/toi/confiance confiance/à/au
        ayez/aie confiance/le/l'audace
        soyez/sois vous/toi/fier/fière/fiers/curieux/audacieux/le/la/acteur/actrice/bienveillant/bienveillants/doux (même/de/du/changement/avec)
        soyez le changement
        soyez vous même
        sois toi même
        être/rester soi même
        rester vrai/authentique/fidèle
        écoutez/écoute/écouter/écoutons/suivez/suis/suivre/suivons votre/son/ton/ta/sa/vos/tes/ses/mon cœur/corps/intuition/instinct/petite/voix/rêves/rêve/passion/étoile
        il a toujours raison $
        osez/ose/oser/osons briller/rêver/être/changer/échouer/entreprendre/croire/innover
        devenez/devenir/deviens/devenons acteur/actrice/maître/la/le/celui/celle/vous/qui/votre/l (de/meilleure/changement/personne/même/héros)
        entourez/entoure/s'entourer vous/toi/des de/bonnes
        s'entourer des bonnes
        faire/faites/fais le premier/grand pas/saut
        le premier pas est
        n'ayez pas peur/de
        n'aie pas peur
        n'ayez jamais
        n'attendez/attends pas/plus (demain/pour)
        tout est dans le/la/l' détail/nuance/geste/intention/manière/regard/équilibre/écoute/attitude/exécution
        l'essentiel est invisible
        ce qui compte vraiment
        ce qui nous unit/rassemble/lie/anime/rend
        nous rend plus forts
        rend plus fort/forte/forts
        plus fort/forte/forts qu'avant
        on en ressort/sort grandi/plus
        en sortir grandi
        on ne peut pas changer le
        on ne choisit pas sa/ses
        changer le vent/regard
        ajuster ses/les/vos/nos voiles ~ @mer
        à ceux/celui/celles qui osent/ose/rêvent/sait/savent/croient
        tant qu'il y a [de la vie|de l'espoir]
        quand on aime , on
        quand on veut , on
        quand une porte ~ @porte
        une porte se ferme ~ @porte
        une de perdue
        chaque jour/pas/geste/détail/voix/instant/histoire/vie/action/vote/personne/client/effort/don compte
        chaque jour est un/une
        chaque histoire/client/enfant/parcours/voyage/personne est unique/différent
        chacun à son/sa rythme/niveau/échelle/manière
        unis par
        unis dans
        tous unis
        main dans la main
        même bateau ~ @mer
        une grande/vraie/seconde/deuxième/belle famille
        comme une famille
        nous sommes une famille
        deuxième maison/famille
        le travail d'équipe
        le collectif est/prime/avant
        jouer collectif
        ^ ensemble , c'est
        le sport unit/est/rassemble/c
        l'art unit/rassemble
        la musique est/adoucit/n'a/rassemble/unit/, c
        les enfants/jeunes sont (l/notre)
        la jeunesse est
        [sont l'avenir|sont notre avenir]
        l'avenir de nos
        héros du quotidien/ordinaires
        héros de l'ombre
        les vrais héros
        tous les héros
        travailleurs/ouvriers de l'ombre
        un sourire ne/suffit/peut/vaut
        le sourire est/de (nos/vos/leurs)
        ne s'achète pas
        n'a pas d'âge
        l'âge n'est
        il n'y a pas d'âge
        la nature nous/fait
        on n'a qu'une vie/planète
        une seule planète
        planète b
        profitez/profite/profitons de chaque/l/la/votre (instant/vie/jour)
        vivre/vivez/vivons/vis/savourer/savourez l'instant/le/chaque/au moment/présent/instant/jour
        l'instant présent
        la vie est/n'est/commence/c'est/nous/, c/ne/réserve
        la vie , c'est
        ainsi va la
        un monde de différence
        une leçon de vie/humilité
        leçon de vie
        leçons de vie
        belle leçon
        la plus belle leçon`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A saying everyone knows. Tell what happened here instead.',
      lines: `
        mieux vaut tard/prévenir
        fait vaut mieux
        le mieux est l'ennemi
        less is more
        c'est en forgeant
        la nuit porte
        la patience est mère/la/une
        l'union fait
        l'habit ne
        les apparences sont trompeuses
        l'argent ne fait
        l'argent n'a pas
        le temps , c'est
        le temps c'est
        le temps fait son
        l'espoir fait
        le savoir est une/le/pouvoir
        le silence est d'or
        la parole est d'argent
        la curiosité est un/une
        vouloir , c'est
        vouloir c'est
        qui ne tente
        qui ne risque
        qui vivra
        qui sème ~ @jardin
        qui veut peut
        qui n'avance
        rien ne sert de courir
        rien ne se perd
        rien n'est jamais perdu/acquis
        on ne fait pas d'omelette
        on n'est jamais mieux servi
        on n'a rien sans
        on n'a qu'une vie/planète
        on ne naît pas
        on ne change pas une
        on récolte ce que ~ @jardin
        on ne peut pas plaire
        on ne peut pas verser
        chacun voit midi
        chaque chose en son
        à chaque jour suffit
        à chaque problème sa
        à cœur vaillant
        à l'impossible
        après la pluie
        après l'orage , le
        ce qui ne nous/te/vous/me tue
        ce qui ne nous/te/vous/me tue pas
        ce que l'on sème ~ @jardin
        rome ne s'est
        paris ne s'est
        petit à petit , l'oiseau
        les petits ruisseaux
        les grandes choses
        les grands esprits
        les voyages forment
        les bons comptes
        les conseilleurs
        client est roi
        client roi
        un tiens vaut
        un de perdu
        un pour tous
        un voyage de mille
        une image vaut
        une chaîne n
        une hirondelle
        tout vient à
        tout travail mérite
        tout est bien qui
        tous les chemins
        tous pour un
        tomber sept
        tombe sept fois
        se relever , toujours
        se relever toujours
        impossible n'est
        ils ne savaient pas que c'était
        il n'y a que ceux qui
        il n'y a pas de hasard/réussite/petit/petite/petites/fumée/raccourci/succès/échec ~ @cuisine
        il n'y a pas d'échec
        il n'est jamais trop
        il faut que jeunesse
        il y a un temps pour
        jamais trop tard
        jamais deux sans
        la chance sourit
        la fortune sourit
        la roue tourne
        la vie est un
        la perfection est
        la santé avant tout
        la critique est aisée/facile
        la fin justifie
        la qualité plutôt
        qualité plutôt que
        quand le vent souffle/tourne ~ @mer
        quand la vie
        quand on aime , on
        quand on veut , on
        seul on va
        seul , on va
        tout seul on va
        soit je gagne
        je ne perds jamais
        parfois on gagne
        parfois , on gagne
        on gagne ou
        carpe diem
        hakuna matata
        ici et maintenant
        maintenant ou jamais
        c'est maintenant ou
        si ce n'est pas maintenant
        demain est un autre
        aujourd'hui est le premier
        le chemin est plus/la/aussi (important/destination/récompense)
        le chemin , c'est
        le monde appartient
        l'avenir appartient
        l'herbe est plus/toujours
        l'occasion fait
        l'essentiel est invisible
        on ne voit bien
        le diable est/se dans/cache
        le hasard fait bien
        les limites sont faites/dans
        les rêves sont/n'ont
        les épreuves nous
        les mots peuvent
        les paroles s
        les actes parlent
        les actes valent
        les actes comptent
        des actes , pas
        moins de paroles
        comme un phénix
        tel un phénix
        phénix qui
        renaître de ses
        renaît de ses
        sang , sueur
        un esprit sain
        aide toi
        errare humanum
        l'erreur est humaine
        nul n'est prophète/censé
        nul ne réussit
        personne n'est parfait
        personne ne réussit
        sois le changement
        soyez le changement
        vis comme si
        vivre , c'est
        le ridicule ne
        la boucle est
        noblesse oblige
        remonter en selle
        prendre le taureau
        le jeu en vaut
        en vaut/valait la chandelle
        à toute chose
        content is king
        cash is king
        done is better
        better together
        sharing is
        time is money
        culture eats
        fake it till/until
        the show must
        work hard
        dream big
        think big
        keep calm
        just do
        never give
        yes we can
        last but not
        what else
        game over
        no pain
        trust the
        one team
        people first
        walk the talk
        small is
        simple is
        move fast
        fail fast
        stay tuned`,
    },
    {
      rule: 'generic-optimism',
      weight: 1.5,
      reason: 'Cheer that fits any post. Say what you look forward to and why.',
      lines: `
        la seule limite , c'est
        votre seule limite
        la seule limite est/c
        rien ne peut vous/nous/t arrêter
        tout arrive .
        tout finit par arriver
        tout devient possible
        nous pouvons/pourrons/allons accomplir/réaliser/faire de/l impossible/grandes/belles
        de grandes choses nous
        vers de nouveaux/nouvelles défis/sommets/aventures/horizons/projets ~ @montagne
        de nouveaux défis
        plein/pleine/remplie/rempli de défis/belles/promesses/opportunités/réussites/projets
        le succès est au bout
        place à la suite
        rendez vous au sommet ~ @montagne
        merci pour cette/votre confiance/énergie/belle
        merci pour votre confiance
        merci à tous pour cette/votre/ce énergie/engagement/magnifique
        bravo à toute l'équipe
        que de chemin parcouru
        et ce n'est pas fini
        continuons à grandir/avancer/construire/rêver/innover
        continuons ensemble
        le ciel est la limite
        sky is the limit
        tout est possible
        rien n'est impossible
        rien n est impossible
        impossible n'est pas français
        le meilleur est/reste à venir
        l'avenir est/appartient à/prometteur/radieux/entre/devant
        l'avenir s'annonce
        le futur est/appartient à/prometteur/déjà/maintenant
        le futur , c'est maintenant
        quand on veut , on
        croyez/crois/croire en vous/toi/soi/vos/tes/ses
        croire en ses rêves
        rêvez/rêver/rêve/rêvons grand/en
        n'abandonnez jamais
        n'abandonne jamais
        ne jamais abandonner
        ne lâchez rien
        ne lâche rien
        on ne lâche rien
        n'arrêtez jamais de/d
        ne cessez jamais de/d
        suivez vos rêves
        les rêves se réalisent
        ensemble , on/nous peut/va/fait/pouvons/ferons/irons/sommes/construisons
        ensemble , on va plus
        ensemble on va plus
        seul on va plus
        ensemble , plus
        plus forts ensemble
        l'union fait
        ce n'est que le début
        ce n'est qu'un début
        l'aventure continue
        l'aventure ne fait
        en route vers/pour de nouvelles/nouveaux
        hâte de voir la/ce suite/que
        hâte de la suite
        hâte de découvrir/relever/vivre
        vivement la suite
        le travail finit par/toujours
        le travail paie/paye
        les efforts finissent/paient
        le succès n'est pas/jamais
        sky s the
        un monde meilleur
        construire/bâtir/construisons un avenir/monde
        lumière au bout du
        merci la vie
        merci à cette/mon/notre/ma/l incroyable/formidable/fabuleuse/extraordinaire
        fier/fière/fiers de cette/mon/notre/ma/ce/faire équipe/incroyable/formidable/belle/partie/parcours
        tellement/si/très fier/fière/fiers de
        reconnaissant/reconnaissante pour cette/chaque/ce/toutes
        que du bonheur
        des étoiles plein les ~ @ciel
        la constance paie
        le contenu est roi
        tout est possible
        possible à qui
        l'aventure ne/continue/commence/humaine (fait)
        une nouvelle aventure
        belle/belles aventure/aventures
        nouvelle aventure
        nouveaux horizons/défis/sommets ~ @montagne
        nouvelles aventures
        vers l'infini
        à l'infini
        un/l avenir prometteur/radieux/meilleur
        l'avenir nous/se/est/s'écrit/commence/appartient
        demain se/commence/s'écrit
        le futur se/commence/est
        ^ ensemble , faisons/construisons/allons/relevons/plus
        ensemble vers/plus
        ensemble , pour
        ensemble plus
        nous irons/allons plus loin
        plus loin ensemble
        continuons/avançons/grandissons/construisons/innovons/brillons/rêvons/osons ensemble/à/, (avancer/grandir/rêver/faire/porter/croire)
        longue vie à
        cap sur ~ @mer
        vive la/le/les/l (vie/collectif)
        à nous de/d jouer/écrire
        ^ en avant $
        ^ en route pour/vers de/la/une/le/l
        let's go
        on y croit
        il faut y croire
        hâte d'y être/voir/la
        hâte de/d'être/vivre/partager/vous/continuer/commencer/la/voir (voir/suite)
        à très vite
        rendez vous l'année
        ^ à suivre $
        l'histoire continue/ne/s
        ce n'est que le début
        la suite s'annonce/promet
        promet d'être
        s'annonce riche/passionnante/prometteuse/belle/palpitante
        que l'aventure
        de belles choses
        de beaux projets
        beaux/belles défis/perspectives/aventures
        plein de belles
        et pourquoi pas $
        rien ne nous/m arrête/arrêtera
        les étoiles sont ~ @ciel
        viser/visez/vise/visons la lune/haut/les ~ @ciel
        la tête dans les étoiles/nuages
        décrocher la lune ~ @ciel
        rêvez/rêvons/rêver grand/plus
        croire/croyez/croyons à/en ses/vos/nos/leurs rêves
        réaliser/réalisez/réalise/réalisé/réalisons vos/ses/tes/mes/son/mon/un/leurs/nos rêves/rêve
        au bout de ses/vos/mes/leurs rêves
        rêves deviennent/devenir/prennent
        poursuivre/poursuivez/suivre/suivez ses/vos/tes/mes rêves/rêve
        fruit d'un/de/du (travail/longs/plusieurs/engagement)
        récompense/récompensent/consécration des/de/d'un efforts/années/travail/engagement
        belle reconnaissance/récompense/consécration
        merci à tous/toutes/chacun/chacune/celles/ceux ** (cru/énergie/confiance/inspiration/soutien/rendu/rendent/fait)
        tous/toutes ceux/celles qui ont cru/rendu
        qui ont cru en
        cru/croient/croyait en moi/nous
        ont rendu cela/ce/cette possible
        n'aurait pas été possible
        n'aurait été possible
        rien n'aurait été possible
        rien de tout cela n'aurait été/pu/existé
        serait possible sans
        sans qui/vous/eux/elle/lui/elles/toi , ? rien/cela/ce/nous/tout
        sans qui rien
        ^ sans vous , rien/cela/ce/nous/tout/je
        immense/énorme/infini merci/bravo/gratitude/bonheur/fierté/plaisir/honneur
        un immense/énorme/gigantesque merci/bravo
        mille mercis/merci
        merci du fond
        merci d'être/avoir cru
        merci à la vie
        merci pour tout/cette/ces/votre/vos/ta (énergie/confiance/moments/belle/bonne/magnifique/inoubliable/soutien/enthousiasme)
        chapeau bas
        ^ respect $
        félicitations à toute
        fier/fière/fiers/fières et reconnaissant/reconnaissante/heureux/heureuse/ému/émue/reconnaissants
        quelle fierté
        une fierté de
        une grande fierté
        c'est une fierté
        une immense/énorme/grande/sincère/vraie/profonde fierté/joie/gratitude/émotion/chance/aventure
        gratitude envers/pour/infinie
        rempli/remplie/remplis/débordant de gratitude/joie/fierté/bonheur/émotion/espoir
        le cœur rempli
        reconnaissant/reconnaissante/reconnaissants/reconnaissantes pour/envers/d'avoir
        chanceux/chanceuse/chanceux de
        je mesure la/ma chance
        j'ai la chance de
        nous avons la chance
        ce prix récompense
        c'est le vôtre
        la preuve que tout/quand/rien
        preuve vivante
        si j'ai réussi , (vous/tu/toi)
        si je peux le
        vous pouvez aussi
        tu peux le faire
        vous pouvez le faire
        vous en êtes capable/capables
        tu en es capable
        vous êtes capable/capables
        vous n'êtes pas seul/seuls/seule
        tu n'es pas seul/seule
        vous êtes formidables/incroyables/géniaux/extraordinaires/unique/uniques
        tu es/vous êtes assez
        faire/fait/donner naître un/des/le sourire/sourires
        redonner/redonne/donner/donne le sourire
        le sourire aux lèvres
        sourire aux lèvres
        chaleur humaine
        élan de solidarité
        élan de générosité
        formidable élan
        bel élan
        magnifique/superbe/formidable mobilisation/équipe/initiative/élan/aventure/moment/énergie
        que du bonheur
        du bonheur $
        pur bonheur/plaisir/moment
        pure joie/magie/émotion
        magie de noël/du/l/la`,
    },
    {
      rule: 'bait',
      weight: 2,
      reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
      lines: `
        dites/dis/partagez/partage/donnez/donne/laissez/laisse/mettez/mets moi? nous? votre/vos/ton/tes/le/la/quel/quelle ** en commentaire/commentaires
        réagissez/réagis avec/si
        si ce post/vous vous/te a plu/parle/plaît/plait
        si cela/ça vous/te parle , likez/partagez/commentez/dites/like
        débat ouvert $
        j'ouvre le débat
        rejoignez la conversation
        lâchez/lâche un/votre/ton like/commentaire/pouce
        commentez/commente et partagez/partage/likez
        partagez et commentez
        cliquez sur j'aime
        dites/dis/partagez/partage le moi/nous en commentaire/commentaires
        dites/dis moi/nous tout? en commentaire/commentaires
        dites le moi en commentaire/commentaires
        dis le moi en commentaire/commentaires
        partagez/partage votre/ton/vos/tes avis/expérience/expériences/astuces/conseils/histoire en/ci commentaire/commentaires/dessous
        laissez/laisse un/votre/ton/moi commentaire/avis/like/emoji/cœur/pouce
        mettez/mets un/moi like/pouce/cœur/emoji/commentaire
        likez/like/liker si/ce/et
        likez , partagez/commentez
        partagez/partage si
        partagez ce/cette/à/avec post/publication/quelqu
        republiez/reposte/repostez/republie si/ce/pour
        repartagez si/ce
        taguez/tague/tagguez quelqu/un/une/vos/votre/la/le
        identifiez/identifie quelqu'un
        mentionnez/mentionne quelqu'un
        abonnez vous pour/à/si
        abonne toi pour/à/si
        suivez moi pour
        suis moi pour
        enregistrez/enregistre/sauvegardez ce post/carrousel
        enregistrez/enregistre le pour
        levez/lève la main si
        qui est avec moi
        ^ d'accord ou pas
        ^ d'accord $
        êtes vous d'accord $
        vous n'allez pas en? croire
        vous n'en croirez pas
        lien en bio
        activez la cloche
        je vous lis en commentaire/commentaires
        je te lis en commentaire/commentaires
        on en parle en commentaire/commentaires
        ^ votre avis .
        ^ vos avis .
        et toi , quel/quelle est
        ^ vous aussi $
        ^ toi aussi $
        dites oui si
        commentez/commente/likez/partagez/abonnez/suivez/enregistrez/taguez/repostez et/puis/, je/partagez/commentez/likez/abonnez/suivez
        suivez moi/nous/notre page/pour/et ~ @livre
        abonnez vous/toi
        abonne toi
        likez ce
        un like si
        double cliquez
        swipez
        sauvegardez/enregistrez/gardez ce post/publication/précieusement
        gardez ce post
        transférez/transfère ce/à
        partagez au maximum
        partage au max
        faites passer le message
        réservez/réserve vite/votre/ta/dès (appel/maintenant)
        inscrivez vous vite
        contactez moi/nous dès/vite/sans
        ne tardez pas
        plus que quelques
        places limitées
        dernière chance $
        offre limitée
        ne ratez pas
        ne manquez pas/surtout
        à ne pas manquer/rater
        ne passez pas à côté
        passez pas à côté
        rejoignez/rejoins nous/le/la/notre/l/une mouvement/aventure/communauté/dans/équipe/tribu/famille/révolution
        rejoignez l'aventure
        rejoins l'aventure
        faites/faire/fais partie de/du l'aventure/quelque/mouvement/aventure/changement
        embarquez avec nous
        envie d'en savoir
        ^ envie de changer/relever/rejoindre/faire/passer/vous
        prêt/prête/prêts/prêtes à relever/rejoindre/franchir/vivre/transformer/embarquer
        découvrez/découvre/découvrir le/la/les/l/comment/nos/notre/votre/un/une secret/secrets/magie/pouvoir/plaisir/univers/monde/nouvelle/façon
        parce que vous/tu/chaque/nous le/méritez/valez/mérites/la/en (valez/méritez/mérites/valons)
        vous/tu le/la méritez/mérites/valez
        vous méritez
        faites/fais vous/toi plaisir
        chouchoutez/chouchouter/bichonnez vous/votre/vos
        dites/dis adieu/bonjour à/au/aux
        ^ fini/finis/finies/finie les/la
        oubliez les/le/la/tout (règles/ce)
        l'essayer c'est l`,
    },
    {
      rule: 'wordy',
      weight: 0,
      reason: 'A shorter word says the same.',
      lines: `
        afin de
        dans le but de
        dans l'optique de
        en vue de
        en raison du fait que > parce que
        du fait que
        au vu du fait que
        malgré le fait que
        dans le cas où
        ^ à l'heure actuelle (!de/du/des/d) > maintenant
        à l'heure actuelle
        ^ au jour d'aujourd'hui > aujourd'hui
        au jour d'aujourd'hui
        à ce jour
        dans le cadre de
        en ce qui concerne
        au niveau de
        (ai/avons/avez) un grand nombre de (!fois) > beaucoup de
        un grand nombre de
        (ai/avons/avez) une grande quantité de > beaucoup de
        une grande quantité de
        (pour/chez/dans/avec) la grande majorité des > la plupart des
        la grande majorité des
        la majeure partie de
        préalablement à
        postérieurement à
        de manière régulière
        de façon quotidienne
        de manière rapide
        est/sont en mesure de
        a/ont la capacité de
        a/ont la possibilité de
        procéder à l'envoi
        effectuer un achat
        prendre la décision de
        avoir recours à
        faire usage de
        l'ensemble des
        chacun et chacune
        il est important/essentiel/crucial/intéressant de noter/souligner/rappeler/préciser que
        il convient de noter/souligner/rappeler/préciser que
        il faut savoir que
        à noter que`,
    },
    ...frenchSayings,
  ],
  fits: (previous, former, plainer) => {
    const isOpen = (word: string) => /^h?[aeiouyéèêâàîïôûœ]/i.test(word)
    return (
      !/^(?:l|d|j|n|s|t|m|c|qu|jusqu|lorsqu|puisqu|le|la|de|je|ne|se|te|me|ce|que|du|au|un|une|ma|ta|sa)$/.test(
        previous,
      ) || isOpen(former) === isOpen(plainer)
    )
  },
  figures: [
    ...frenchFigures,
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<moins (?:de |d['’])(?:paraître|avoir|faire|parler|bla-?bla|discours|postures?|ego|bruit|apparences|promesses|buzz|mots),? (?:et |mais )?plus (?:de |d['’])\p{L}+`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      pattern: turn(
        String.raw`\<(?:je|nous|on) ne (?<verb>\p{L}{3,}) (?:pas|plus) (?:seulement |juste |que )?(?:des?|d['’]|une?|la|le|les|nos|votre) ?${side('x', 50)}(?:,? mais|${apart}(?:mais )?(?:je|nous|on) (?:vous )?\k<verb>) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:on|les gens|les salariés|les talents) ne (?:quitte|quittent|suit|suivent|achète|achètent|retient|retiennent) pas ${side('x', 50)}[.,;:]\s+(?:mais )?(?:on|ils) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:troqué|échangé|troquer|échanger|quitté|remplacé)\> [^.!?\n,]{1,40} (?:contre|pour|par) [^.!?\n,]{1,40},(?: et)? [^.!?\n,]{1,40} (?:contre|pour|par) [^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:du |de la |de l['’]|des |d['’])(?<x>\p{L}[^.!?\n,;:]{1,40}?) (?:aux? |à la |à l['’]|jusqu['’]aux? )(?<y>\p{L}[^.!?\n,;:]{1,40}), en passant par ${side('z', 60)}(?=[.,!;:\n]|$)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<derrière (?:chaque|tout|toute|nos|ces|les)(?: \p{L}+){1,4},? (?:il y a|se cachent?|on trouve|se tient|se trouvent?)(?: toujours| d['’]abord| aussi)? (?:une?|des|de|l['’]|le|la|nos)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}et si (?:la|le|les|l['’])(?: ?(?:vraie?s?|véritables?|meilleure?s?|plus grande?s?|plus bel(?:le)?s?|secret|solution|clé|clef|réponse|luxe|réussite|succès|performance|bonheur|avenir|leadership|richesse|force|innovation))[^.!?\n]{0,50},? (?:c['’](?:était|est)|était|étaient|se (?:cachait|trouvait)|résidait|commençait)\>[^!?\n]{0,70}\?`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:est|sont|reste|restent)(?: et reste| avant tout| souvent| d['’]abord| parfois| aussi)? (?<x>(?:une?|la|le|l['’]|notre|votre|nos)(?: ?(?:vraie?|véritable|plus beau|plus belle|meilleur|meilleure|seul|seule|plus grande?|premier|première|plus précieux))? ?(?:clé|clef|cadeau|boussole|moteur|ciment|cœur|âme|pilier|socle|fondation|muscle|art|marathon|sport collectif|sport d['’]équipe|voyage|aventure|chemin|choix|état d['’]esprit|force|richesse|chance|luxe|super-?pouvoir|arme|carburant|levier|colle|sève|miroir|pont|trésor|investissement|oxygène|nerf de la guerre|priorité|monnaie|or|capital|essence|atout|symphonie|danse|jardin|graine|école))(?=\s?[.,!:;\n]|$)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:parfois|tantôt|souvent),? (?:on|tu|je|vous|nous) \p{L}+[^.!?\n]{0,30}, (?:parfois|tantôt|souvent),? (?:on|tu|je|vous|nous) \p{L}+[^.!?\n]{0,30}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:(?:seuls? )?(?:celui|celle|ceux|celles) qui|qui) (?:n['’]|ne |s['’]|se )?(?:osent?|rêvent?|abandonnent?|tombent?|échouent?|croi(?:t|ent)|innovent?)\>[^.!?\n]{1,80}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:écoutez|écoute|suivez|suis|écoutons|suivons) (?:votre|ton|ta|vos|tes|notre|nos|son) (?:cœur|corps|intuition|instinct|petite voix|rêves?|passion|étoile|voix intérieure)[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'cliche',
      pattern: turn(
        String.raw`\<(?:qu['’]un|un seul|un) mot ?: ?["«“]?\s?(?:merci|bravo|waouh|wow|respect|chapeau|gratitude|fierté|inoubliable|magique)\>`,
      ),
    },
    {
      rule: 'rhetorical-end',
      pattern: turn(
        String.raw`${opening}et (?:vous|toi),? (?:c['’]est )?quel(?:le)?s? (?:est|sont|a été|serait|fut)? ?(?:votre|vos|ton|ta|tes|le|la)? ?(?:plus (?:bel|belle|beau|grande?|gros|grosse)|meilleure?|pire|secrets?|rêves?|super-?pouvoirs?|rituels?|mantras?|moteurs?|pourquoi|déclic|why)[^?\n]{0,50}\?`,
      ),
    },
    {
      rule: 'slop-word',
      pattern: turn(
        String.raw`\<au-delà (?:des? |du |d['’](?:une? )?)(?:simples? )?(?:murs?|frontières?|mots|chiffres|produits?|limites|attentes|apparences|écrans?|mots|résultats|diplômes?|compétences|métiers?|contrats?|cv|transaction|service|outil|performance|attentes)\>`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<il ne s['’]agi\p{L}+ (?:pas|jamais)(?: ${only})? d(?<x>[^.!?\n;:—–]{1,80}?)(?:,? mais(?: bien| plutôt)? d|${apart}${yet}(?:il s['’]agi\p{L}+|c['’]est|c['’]était))(?<y>[^.!?\n]{1,80})`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:n['’]a|n['’]ont|n['’]est|ce n['’]a) jamais(?: été)?(?: question d(?:e|u)| une question)? ?${side('x', 60)}(?:,? mais|${apart}${yet}(?:c['’]est|c['’]était|ça a toujours été|il s['’]agi\p{L}+|elle (?:est|était)|il (?:est|était))) ?${rest}`,
      ),
    },
    { rule: 'contrast-figure', pattern: turn(String.raw`\<moins une? [\p{L} ’'-]{1,30} qu['’]une? [\p{L}-]+`) },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\<(?:passée?s?|passer|passe|passons|chemin) (?:de la |de l['’]|du |de |d['’])(?<x>[\p{L}-]+) (?:à la |à l['’]|au |à )(?<y>[\p{L}-]+)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<on (?:nous|vous|te|m['’]a|nous a|nous a toujours|vous a)(?: toujours)? ?(?:dit|répète|apprend|appris|vend|vendu|raconte)(?: souvent| toujours)? (?:qu|que)\>[^\n]{1,140}?[.,;:]\s+(?:mais )?(?:la (?:vérité|réalité)|en réalité|c['’]est faux|faux|mensonge|rien n)`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<n(?:e |['’])(?:se |vous |te |nous |s['’]|t['’])(?<verb>\p{L}{3,}) (?:pas|plus) ${side('x', 60)}(?:,? mais|${apart}${yet}(?:(?:elle|il|on|ils|elles|vous|tu|nous) )?(?:se |vous |te |nous |s['’]|t['’])\k<verb>) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ne consiste|ne signifie|ne veut pas dire|ne repose|ne dépend|n['’]est pas une affaire|ne se résume|ne se mesure|ne se limite)(?: pas)?(?: ${only})?(?: à| de| d['’]| dans| sur| en)? ?${side('x')}(?:,? mais|${apart}(?:elle|il|c['’]est|cela|ça|ils)\>) ?${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<il ne suffit pas d(?:e |['’])${side('x', 60)}[.,;:]\s+(?:il faut|encore faut|vous devez|c['’]est)[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}plus qu(?:e |['’])(?:une? |de simples? )${few('x', 3)}, (?<y>(?:nous |c['’]est|une? |[\p{L}]+ )[^.!?\n]{1,60})`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<la (?:vraie )?question n['’]est (?:pas|plus) (?:de savoir )?(?:si|pourquoi|quoi)\>[^.!?\n]{0,50},? (?:mais|c['’]est)[^.!?\n]{1,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:manager|diriger|entreprendre|vendre|innover|communiquer|grandir|recruter|déléguer|écouter|échouer|réussir|apprendre|enseigner|négocier|écrire|travailler|se reposer),? (?:ce )?n['’]est pas ${side('x')}(?:,? mais|[,.;:]\s+c['’]est) ${rest}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<\p{L}{5,} (?:fait tout|est tout|n['’]a pas de prix|ne s['’]achète pas|ne s['’]improvise pas)(?=\s?[.!])`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<avec (?:de l['’]|de la |du |un peu d['’]|beaucoup d['’])?(?:efforts?|passion|travail|envie|constance|volonté|audace)(?: et (?:de la |du |de l['’]|d['’]|des )?(?:\p{L}+))?,? (?:tout|rien|on|nous)\>[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:hâte|impatiente?s?|ravie?s?|prête?s?) (?:d['’]|de |à )(?:écrire|vivre|découvrir|relever|démarrer|commencer|construire|poursuivre)\>[^.!?\n]{0,60}`,
      ),
    },
    { rule: 'bait', pattern: turn(String.raw`\<(?:réagissez|réagis|votez|vote) (?:avec|par|en)\>[^.!?\n]{0,40}`) },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ce n['’]est|c['’]est|il n['’]est|elle n['’]est|ce ne sont|ce n['’]était)(?: pas| plus)(?: ${only})? ${side('x')}(?:,? mais(?: bien| plutôt| aussi)?|${apart}${yet}${itIs})\> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<il ne s['’]agit pas(?: ${only})? d(?:e |['’]|u |es )${side('x')}(?:,? mais(?: bien| plutôt)?|${apart}${yet}(?:il s['’]agit|c['’]est)) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:n['’]est|ne sont|n['’]es|n['’]êtes|est|sont)(?: pas| jamais)(?: ${only})? (?<same>une?|l[ea]|l['’]|des?|ce que|votre|ton|qu['’]une?|d['’]|du|ce qu['’]|qui|comment) ?${side('x')}${apart}${yet}${itIs} (?:\k<same>|une?\>|l[ea]\>|l['’]|ce que|ce qu)${rest.replace('\\<', '')}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:n['’]est|ne sont|n['’]es) pas ${few('x', 3)}${apart}${yet}${itIs} ${few('y', 4)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`\<(?:n['’]est|ne sont|n['’]était|n['’]a|ne) (?:\p{L}+ )?pas ${side('x')}(?:,? mais|${apart}${yet}(?:c['’]est|c['’]était|elle|il(?! (?:faut|arrive|y|reste|suffit|manque|vaut)\>)|ils|on)) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<(?:non )?pas(?: ${only})? ${side('x', 60)},? mais(?: aussi| bien| plutôt)? ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:pas|non) (?:seulement|juste|simplement|uniquement) ${side('x', 60)},? mais(?: aussi| également)? ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<n(?:e |['’])(?<verb>(?!(?:est|sont|ai|as|avons|sais|suis|peux|peut|faut)\>)\p{L}{3,}) (?:pas|plus|jamais)(?: besoin)? ${side('x', 60)}${apart}${yet}(?:ils|elles|on|il|elle|nous|vous|tu|je|j['’])? ?\k<verb>(?: besoin)? ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<n['’](?<verb>avez|as|avons|ai|ont) pas besoin ${side('x', 60)}${apart}${yet}(?:vous|tu|nous|j['’]|ils|on) ?\k<verb> (?:surtout |juste |seulement )?besoin ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:clients|gens|personnes|leaders|managers|équipes|entreprises|utilisateurs|patrons|marques|consommateurs|collaborateurs|candidats|salariés)(?: \p{L}+)? n(?:e |['’])\p{L}+ (?:pas|plus|jamais) ${few('x', 6)}${apart}${yet}(?:ils|elles) ${few('y', 8)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}(?:non )?pas parce qu(?:e |['’])${side('x')}[.,;]? ?\s*mais parce qu(?:e |['’])[^.!?\n]{1,90}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`\<moins (?:de |d['’])?${few('x', 3)}(?:[.,;]| et)\s+plus (?:de |d['’])?${few('y', 3)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}(?:arrêtez|arrête|arrêtons|cessez|cessons) d(?:e |['’])\p{L}+(?:er|ir|re|oir)\>[^.!?\n]{0,60}[.,;!]? (?:et )?(?:commencez|commence|commençons) (?:à|par) \p{L}+[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}pas (?<same>une?|demain|pour|par|avec|en|plus|des?|le|la) ?${few('x', 4)}\.\s+(?:mais )?(?:\k<same>|aujourd['’]hui|maintenant) ?${few('y', 5)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`${opening}pas demain\.[^?!]{0,40}(?:maintenant|aujourd['’]hui)`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<l['’](?:ia|intelligence artificielle) ne (?:vous |te |nous |va pas |va pas vous |va pas te )?(?:remplacera|remplacer|volera|prendra|voler|prendre)[^!?\n]{0,60}?[.;,] [^.!?\n]{0,80}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`(?<=\<(?<y>\p{L}+)), pas (?<x>(?:une? |le |la |l['’]|de )?[\p{L}-]+)(?=[.!\n]|$)`),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:est |sont |c['’]est |bien |beaucoup )plus qu(?:e |['’])(?:une?|de simples?) ${few('x', 4)}(?:, (?:c['’]est|il s['’]agit)(?<y>[^.!?\n]{1,60})|(?=[.!:]))`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:l['’]important|le plus important|l['’]essentiel|ce qui compte|la question|le vrai sujet|le problème|la différence),? (?:ce )?n['’]est pas ${side('x')}(?:,? mais|${apart}${yet}(?:c['’]est)) ${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:de la |de l['’]|de |du |des |d['’])(?<x>[\p{L}-]+(?: [\p{L}-]+)?) (?:à la |à l['’]|à |au |aux |jusqu['’]à )(?<y>[\p{L}-]+(?: [\p{L}-]+)?)(?:,| et|, et|;) (?:de la |de l['’]|de |du |des |d['’])[\p{L}-]+(?: [\p{L}-]+)? (?:à|au|aux|jusqu['’]à) ?[\p{L}’'-]+`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\<(?:de la |de l['’]|de |du |d['’])(?<x>[\p{L}-]+) (?:à la|à l['’]|à|au) ?(?<y>[\p{L}-]+)${close}`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:la plupart(?: des [\p{L} ]{1,25}?)?|beaucoup(?: de [\p{L}]+)?|tout le monde|les gens|on (?:croit|pense|imagine|dit|confond|nous dit|nous a appris)|on nous|nombreux sont|trop de [\p{L}]+|certains)\>[^.!?\n]{0,30}?(?:pens\p{L}+|croi\p{L}+|imagin\p{L}+|di[ts]\p{L}*|confond\p{L}*|appris|répète\p{L}*|suppos\p{L}+|qu(?:e\>|['’]))[^\n]{1,160}?(?:\s|\n)(?:mais )?(?:la (?:vérité|réalité)|en réalité|en vérité|c['’]est faux|faux\>|ils se trompent|rien n['’]est plus faux|erreur|c['’]est une erreur|moi aussi|or,|pourtant, c['’]est|détrompez)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:tout le monde|les gens|on) (?:parlent?|veu(?:t|lent)|célèbrent?|voit|voient|admirent?)\>[^.!?\n]{1,60}[.,;]\s+(?:mais )?(?:personne|rares sont|peu|presque personne)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:parfois|car|parce que|souvent)[,:]? (?:les? (?:plus|meilleure?s?|petit[es]*|vrai[es]*)|la (?:plus|meilleure|vraie)|il faut|il suffit|ce sont les)\>[^.!?\n]{1,80}`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:appris|compris|réalisé|découvert|m['’]a appris|nous a appris|me rappelle|nous rappelle|rappelle|rappelons|prouve|preuve|montre|enseigne)(?: une fois de plus| à quel point| alors| ce jour-là)? qu(?:e |['’])(?<x>(?:la |le |les |l['’])?[\p{L}-]+(?: [\p{L}-]+)?)(?:,)? (?:ne |n['’]|se |s['’])?(?:c['’]est|est|sont|naît|commence|gagne|compte|vaut|demande|prend|peut|dépend|construit|construisent|grandit|ouvre|finit|paie|passe|vient|repose)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:c['’]est (?:là|alors|ce jour-là|à cet instant)|ce jour-là,?) (?:que )?(?:j['’]ai|nous avons|on a) (?:compris|réalisé|appris|su|découvert)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:c['’]est|voilà) (?:exactement |précisément )?(?:ça|cela|ce que signifie|ce que veut dire|à ça que ressemble)[^.!?\n]{0,12}(?:vraie? |véritable |bon |grand )?(?:le |la |l['’])?(?:leadership|management|réussite|succès|confiance|culture|équipe|résilience|bienveillance)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:car |parce qu['’])?(?:au fond|à la fin|finalement),? [^.!?\n]{0,50}\<(?:humains?|gens|personnes|toujours|jamais|compte|ensemble|importe)\>[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<petit[es]* (?:pas|gestes?|changements?|actions?|détails?|habitudes?|victoires?|attentions?)\>[^.!?\n]{0,40}\<(?:grand[es]*|énormes?|montagnes|tout|différence)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:le|la|les|un|une) (?:vrai[es]*|véritables?|bon|bons|grand|grands) (?:leadership|leaders?|managers?|réussite|succès|croissance|innovation|richesse|changement|force|culture|progrès|valeur|talent|luxe|courage)\> (?:ne |n['’]|se |s['’])?(?:est|sont|naît|commence|consiste|vient|signifie|réside|écoute|écoutent|sait|savent|inspire|inspirent|mesure|construit)`,
      ),
    },
    {
      rule: 'tidy-moral',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}(?:car |parce que )?(?:la |le |l['’])?(?:confiance|constance|discipline|empathie|bienveillance|réussite|succès|leadership|croissance|échec|courage|patience(?! n['’]est pas (?:fourni|inclus|compris|vendu))|authenticité|culture|gratitude|résilience|intégrité|respect|curiosité|vulnérabilité|innovation|créativité|collaboration|passion|persévérance|humilité|honnêteté|écoute|talent|motivation|simplicité)(?:,| ne| n['’]| se| s['’])? ?(?:toujours |jamais )?(?:c['’]est|est|gagne|ouvre|construit|crée|génère|commence|naît|inspire|paie|mesure|cultive|dépasse|demande|prend|finit|appartient|repose|attire|unit|porte|nourrit|libère|rapproche|transforme|sauve)\>(?<y>[^.!?\n]{0,60})`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:chaque|tout|derrière chaque) (?:chute|erreur|défi|échec|obstacle|crise|problème|difficulté|refus|fin|jour|pas|étape|rejet)\>[^.!?\n]{0,20} (?:est|apporte|cache|enseigne|peut être|se cache|nous rapproche|vous rapproche|compte|devient)(?: toujours)?(?: une?| l['’]| la| le| nouvelle?)*\>[^.!?\n]{0,40}(?:opportunité|opportunités|leçon|apprentissage|apprendre|commencement|cadeau|grandir|tremplin|but|oui|compte|enseignement|chance|occasion|départ)\>`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:hâte|impatiente?s?|prêts?|prêtes?)(?: de| d['’]| à| pour)? ?(?:voir |découvrir |écrire |relever |vivre )?(?:tout )?(?:ce que|la suite|l['’]avenir|les prochain|ce qui)`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:commentez|commente|écrivez|écris|tapez|tape|mettez|mets|laissez|laisse|répondez|réponds|envoyez-moi|envoie-moi)(?: en commentaire| le mot| un| une| juste| simplement| avec)* ?\p{Extended_Pictographic}`,
      ),
    },
    {
      rule: 'bait',
      pattern:
        /(?<!\p{L})(?:[Cc]ommentez|[Cc]ommente|[ÉEée]crivez(?:-moi)?|[ÉEée]cris(?:-moi)?|[Tt]apez|[Tt]ape|[Mm]ettez|[Mm]ets|[Rr]épondez|[Rr]éponds|[Ee]nvoyez-moi|[Ee]nvoie-moi|[Ll]aissez|[Ll]aisse)(?: en (?:MP|DM|commentaires?))?(?: le mot| un| avec| juste| simplement| par)* (?:(?!(?:IA|PDG|RH|TVA|UE|PDF|SQL|API|CSV|SIRET|CDI|CDD|DRH)(?!\p{L}))\p{Lu}{2,}(?!\p{L})|["“'‘«][\s\u00A0\u202F]?\p{L}+[\s\u00A0\u202F]?["”'’»])/gu,
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:commentez|commente|écrivez|écris|tapez|tape|mettez|mets)(?: le mot)? ["“'‘«]?[\s\u00A0\u202F]?\p{L}{2,14}[\s\u00A0\u202F]?["”'’»]? (?:en commentaires?|ci-dessous|et je (?:vous|te) (?:l['’]?envoie|le|la|les|envoie))`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(String.raw`\<et je (?:vous|te) (?:l['’]|le |la |les )(?:envoie|transmets|partage)\>`),
    },
  ],
  virtues: `agiles heureux heureuse heureuses performant performants performante performantes proximité proximités accompagner fierté fiertés
 attitude action positivité joyeux solidaire solidaires efforts dévouement professionnalisme convivialité complicité ténacité confiance croissance innovation créativité vision mission passion discipline constance clarté focus courage empathie bienveillance
    compassion honnêteté intégrité authenticité transparence résilience patience persévérance détermination engagement motivation
    inspiration ambition connexion connexions communauté collaboration communication appartenance diversité inclusion respect loyauté
    impact influence transformation progrès excellence agilité équilibre liberté bonheur joie plénitude épanouissement gratitude
    humilité sagesse apprentissage curiosité opportunité opportunités possibilités héritage rêves potentiel vulnérabilité intention énergie
    présence sens amour espoir foi volonté mindset leadership réussite succès valeurs adaptabilité générosité simplicité flexibilité
    imagination talent effort efforts enthousiasme écoute partage rigueur exigence solidarité audace sérénité optimisme dépassement
    humain humaine humains authentique authentiques sincère inspirant inspirante résilient résiliente agile agiles audacieux
    courageux honnête honnêtes passionné passionnée innovant innovante créatif créative puissant puissante transparent engagé engagée
    planète connecté aligné bienveillant bienveillante simple
    inspirer inspire motiver motive fédérer innover transformer grandir apprendre apprend oser ose évoluer évolue connecter écouter
    partager réussir rêver croire s'adapter adapter progresser humble humbles curieux curieuse curieuses déterminé déterminée
    déterminés dynamique dynamiques chaleureux chaleureuse chaleureuses généreux généreuse généreuses réactif réactive réactivité
    fidélité optimiste optimistes ambitieux ambitieuse ambitieuses exigeant exigeante rigoureux rigoureuse fiable fiables fiabilité
    inclusif inclusive collaboratif collaborative bienveillants bienveillantes élégance douceur sincérité fraternité tolérance
    équité égalité convivial conviviale sereine sereins épanoui épanouie épanouis épanouies fédérateur fédératrice stimulant
    stimulante passionnés passionnées inspirants engagés engagées créatifs créatives innovants audacieuse sincères humaines
    osez innovez inspirez rêvez créez partagez grandissez croyez osons rêvons innovons inspirons partageons écoutez apprenez
    transmettre imaginer avancer oser créer rassembler émouvoir surprendre célébrer sourire responsabilité mixité parité
    impliqué impliquée impliqués motivé motivée motivés soudée soudés entraide cohésion beauté émerveillement tendresse`,
  abstract: `épuisement burn-out burnout fatigue silence priorité diriger manager réunions contrôler doute demain conviction convictions limite limites règle règles priorité priorités cerveau excuse métiers zone sommet ego
 employés employé candidats personnalités réputation moyens mots échec échecs leader leaders manager managers patron gestion culture stratégie compétences chance valeur changement changements perfection
    qualité quantité vitesse efficacité productivité performance connaissance savoir défi défis obstacle obstacles peur peurs doute doutes
    incertitude chaos complexité voyage destination marathon sprint histoire histoires marque réputation identité objectif objectifs avenir
    futur pouvoir contrôle statut titre titres ego richesse bruit magie art science habitude habitudes choix décision décisions privilège
    faiblesse faiblesses force forces attention relation relations solution solutions symptôme leçon leçons cadeau arme superpouvoir
    mouvement révolution émotion émotions sentiment sentiments idées investissement dépense coût concurrence avantage atout technologie
    automatisation abonnés likes vanité métriques gens personnes personne humanité faim résultats activité théorie action actions équipe
    équipes outils algorithme algorithmes données diplômes expérience caractère croyance croyances perspective médiocrité confort
    abondance rareté survie stabilité sécurité conversation conversations dialogue lutte douleur confusion ordre distraction stagnation
    possibilité clair claire stratégique durable efficace parfait parfaite occupé productif visible précieux pertinent feedback vocation
    travail emploi métier carrière famille promesse promesses réponses questions excuses argent profit salariés clients collaborateurs
    utilisateurs solitude mots fonction exigence obligation luxe récompense punition chemin heures temps produits services sérénité vie
    poste quête démarche posture durabilité décisif recommencer relever savoir-être discipline régularité humain humains
    lien liens ressource ressources problème problèmes question sujet tremplin opportunité menace nécessité mission
    travailler courir posséder convaincre personnalité personnalités profil profils discours actes preuves rituel rituels parcours regard regards monde vivant planète jeunesse nature rencontre rencontres instant instants souvenirs souvenir bien-être
    progrès principe principes essentiel concept posture simplification croissance autorité hiérarchie bureaucratie process
    culpabilité honte victoire victoires défaite trophée récompense récompenses effort critique critiques slogan pause
    déconnexion ralentissement minimalisme frugalité nuance lenteur précision complicité responsabilités devoirs 
    expertise expert experts prestataire prestataires partenaire partenaires relationnel`,
  concrete: `deux trois quatre cinq six sept huit neuf dix onze douze frère sœur père mère fils fille beau-frère vis lampe cabinet miel
 fromage huile tiroir lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre
    décembre demain hier midi minuit matin soir nuit semaine mois année trimestre étage salle bureau bureaux bâtiment entrepôt dépôt cuisine
    table imprimante câble serveur routeur portable téléphone écran bouton porte fenêtre camionnette camion voiture train métro tram bus avion
    bateau gare rue route facture factures reçu contrat fichier dossier tableur formulaire brouillon version copie page courriel mail lettre
    billet commande colis livraison boîte carton étagère machine pompe vanne moteur batterie capteur base tableau colonne index test bogue
    branche correctif application réunion déjeuner café pain lait beurre farine sel œufs eau huile acier bois papier verre plastique euro
    euros centime impôt impôts tva loyer salaire banque usine magasin boutique hôtel hôpital école avocat avocate comptable plombier
    électricien chauffeur infirmière médecin patient locataire propriétaire fournisseur coursier douane nord sud est ouest haut
    bas rouge bleu vert jaune blanc noir cassé cassée ouvert ouverte fermé fermée vide plein plein délai rendez-vous férié adresse     calendrier toit cave garage jardin veille galettes toner fuite tuyau police vélo frein pneu prise clé serrure chaudière`,
  and: 'et ou ni &',
  repeated:
    'plus moins sans chaque mieux meilleur meilleure meilleurs notre nos votre vos ni pas même zéro quand aucun aucune oser tout toute',
  repeatedBig: 'avec pour par en quand',
  asksReader:
    /^(?:et )?(?:si|que se passerait)(?!\p{L})|(?<!\p{L})(?:vous|vos|votre|tu|te|toi|ton|ta|tes|quelqu['’]un|quel|quelle|quels|quelles|lequel|laquelle|lesquels|lesquelles|qui (?:d['’]entre|parmi|ici|a déjà)|(?<![\p{L}’'-])[\p{L}’'-]+, [\p{L}’' -]+ ou [\p{L}’'-]+|t['’]\p{L}+)(?!\p{L})/iu,
  teases:
    /^(?:(?:et|mais|alors|donc),? )?(?:(?:le|la|les|mon|ma|mes|notre|nos|son|sa|leur|l['’]) ?(?:\p{L}+ )?(?:résultats?|bilan|secret|solution|problème|hic|réponse|leçon|morale|conclusion|vérité|constat|clé|recette|raison|déclic|différence|conséquence|pire|meilleur|mieux|plus (?:beau|fou|drôle|dur|triste)|verdict|bonne nouvelle|objectif|ingrédient|astuce|réaction|effet|promesse|idée|piège)|résultats?|bilan|pourquoi(?: (?:ça|cela|donc|ce choix))?(?: (?:marche|fonctionne|compte))?|et après|et ensuite|et maintenant|comment(?: ça)?|ce qui (?:a changé|s['’]est passé)|ce que j['’](?:ai|en) [^?]{3,30}|(?:qu['’]est-ce que ça|que) (?:change|veut dire|signifie)[^?]{0,15}|ça vous (?:parle|rappelle quelque chose)|vous savez quoi|facile|simple|surprenant|étonnant|impossible|utopique|trop beau pour être vrai|devinez quoi|(?:mon|notre) (?:conseil|astuce|truc|constat|avis)|comment (?:avons-nous|ai-je|a-t-on|avez-vous|on a)[^?]{0,15}|qu['’](?:avons-nous|ai-je|a-t-on|est-ce qui|est-ce qu['’]on)[^?]{0,5}(?:changé|fait|appris|retenu|compris|gagné)|qu['’]est-ce qui (?:a changé|s['’]est passé)|que s['’]est-il passé|était-ce[^?]{0,20}|est-ce que (?:ça|cela) a (?:marché|fonctionné|payé)|(?:ça|cela) a (?:marché|fonctionné)|a-t-on réussi)\s?\?/iu,
  replies:
    /^(?:parce qu|(?:oui|non|si|bien sûr|évidemment|exactement|absolument|rien|personne|tout|jamais|toujours|pas du tout|faux|vrai|simple|simplement|facile|au contraire|peut-être)(?=\s?[.,!:]))/iu,
  rhetorical:
    /^(?:(?:et|mais|alors|parce que|car|ou|donc|finalement|au fond|vous|toi|nous)[, ]+)*(?:n['’]est-(?:ce|il|elle)|ne (?:devr|serait|sont|faudr|mérit|pens|croy|trouv)|qu['’]attend[^?]{0,12}(?:pour|\?)|qu['’]est-ce (?:qu['’](?:on|il)|que (?:nous|vous) attend)|êtes-vous prêts?|es-tu prête?|prêts? à|est-ce (?:vraiment|logique|normal|raisonnable|juste|sérieux|cela|ça|bien|si|encore|trop|là|que (?:cela|ça|c['’]est|nous|on|le|la|l['’]))|à quoi (?:bon|sert)|pourquoi (?:pas|donc|continu|accept|nous|on|attendre|faut|est-ce)|jusqu['’](?:à quand|où)|depuis quand|qui (?:a dit|peut|ne|veut|est prêt|n['’])|et si (?:on|nous|le|la|l['’]|c['’])|comment (?:peut-on|pouvons|en est|accepter|avancer|progresser|innover|espérer|s['’]étonner)|allons-nous|va-t-on|quand (?:allons|va-t-on|avons|est-ce qu['’]on|cesser)|que (?:reste|vaut|serait)|quel(?:le)? (?:est le sens|avenir|monde|entreprise voulons)|pourrait-on|peut-on|faut-il|doit-on|devons)|(?:, |— )(?:non|n['’]est-ce pas|vous ne (?:trouvez|croyez|pensez) pas|pas vrai|si|hein)[  ]?\?/iu,
  invites:
    /^(?:dites|dis|racontez|raconte|partagez|partage|écrivez|écris|je lis|je vous lis|j['’]aimerais|je serais|ça m['’]intéresse|répondez|réponds|envoyez|envoie|choisissez|votez|je suis curieu|je réponds|alors|dans ce cas)(?!\p{L})/iu,
}
