import { germanSayings, germanTurns } from './german-sayings.ts'
import { apart, close, few, opening, rest, type SlopLanguage, side, turn } from './language.ts'

const only = '(?:nur|bloß|einfach|lediglich|allein)'
const itIs = `(?:es|das|dies|sie|er|wir|ihr|du)(?: ist| sind|['’]s| bist| seid| war| geht um| bedeutet| heißt)`
const isIt = `(?:${itIs}|(?:sondern|vielmehr|sie sind|ist es|sind es))`
const no = '(?:kein|keine|keinen|keinem|keiner|nicht)'

/** After an opening these begin a main clause, so that the opening can go; a verb or "dass" would need it. */
const someone = 'ich/wir/er/man/niemand/wer'
/** The same after an opening that governs no object and no "das" refers to. */
const anything = `${someone}/es/das`

export const german: SlopLanguage = {
  sets: {
    det: `der die das den dem des dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer mein meine
      meinen meinem meiner euer eure euren eurem eurer ein eine einen einem einer dieser diese dieses diesen diesem jede jeder jedes jeden`,
    big: `potenzial potential potenziale potentiale talent talente kreativität innovation innovationen innovationskraft wachstum produktivität
      chancen möglichkeiten erfolg erfolge führung führungskraft zusammenarbeit vertrauen wandel veränderung veränderungen unsicherheit
      komplexität transformation effizienz exzellenz zugehörigkeit verbindung verbindungen resilienz neugier gemeinschaft community empathie
      authentizität konstanz team teams technologie ki daten automatisierung marke business unternehmen unternehmenskultur kultur
      sinn motivation entwicklung wettbewerbsfähigkeit intelligenz strategie karriere leben zukunft ergebnisse leistung umsatz engagement
      lernen vielfalt inklusion wertschätzung sichtbarkeit präsenz mehrwert dialog storytelling mindset synergien stärken kräfte`,
    happy: `stolz dankbar begeistert glücklich geehrt gespannt überwältigt erfreut`,
    see: `segeln gesegelt segelboot segler segelkurs boote bootes yacht schiff schiffe schiffer kapitän flaute hafenmeister kutter
      matrose steg leuchtturm leuchtturms seenot deich fähre ruder rudern paddel kanu kajak bodensee ostsee nordsee wattenmeer`,
    theater:
      'theater stadttheater bühne premiere probe proben drehbühne film kino regisseur regisseurin schauspieler schauspielerin ballett tänzer tänzerin tanz tanzen dehnen gedehnt turnen turnhalle matte',
    bau: 'beton mörtel baustelle maurer maurerin statiker statikerin bagger gerüst estrich architekt architektin pfeiler brückenbau ingenieur ingenieurin planke fluss ziegel richtfest',
    garten:
      'garten gärtner gärtnerin gärtnerei beet beete acker saatgut kompost obst bauer bäuerin landwirt landwirtin ernte humus gießkanne dünger baum bäume',
    küche:
      'küche koch köchin kochen teig mehl ofen pfanne topf soße torte kuchen bäcker bäckerin bäckerei gewürz gewürze löffel gramm teller konditor konditorin',
    auto: 'auto autos wagen fahrschule motoröl kfz zylinder kupplung lkw bus traktor rennen rennstrecke motorrad diesel bremse bremsen',
    berg: 'seil hütte bergführer bergführerin wanderung wandern klettern höhenmeter alpen bergwacht steigeisen',
    medizin:
      'labor blut kardiologe kardiologin chirurg chirurgin genetik herzkatheter ekg forensik genom tierarzt tierärztin',
    feuer: 'feuerwehr brand rakete raketen pyrotechnik pyrotechniker silvester kachelofen ofenbauer kamin böller',
    stoff:
      'stoff stoffe garn wolle nadel schneider schneiderin weber weberin webstuhl nähen näht teppichknüpfer strickt stricken',
    zauber: 'zauberer zauberin zaubern zaubertrick zauberstab kartentrick magier varieté zirkus',
    tauchen: 'taucher taucherin maske flosse flossen sauerstoffflasche neopren schwimmbad becken wasserwacht tauchgang',
    tunnel:
      'röhre vortrieb mineur bergwerk stollen lokführer lokführerin zug u bahn portal sprengung bohrmaschine elektriker',
    sport:
      'verein trainer trainerin fußball handball spieler spielerin tore saison mannschaft torwart kreisliga turnier darts schütze',
    number: 'zwei drei vier fünf sechs sieben acht neun zehn 2 3 4 5 6 7 8 9 10 12 15 20 25 30',
    hundred: '100 110 120 150 200 hundert',
    four: '4',
    very: 'sehr so riesig wahnsinnig unglaublich total besonders wirklich extrem mega ungemein über',
  },
  families: [
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'An inflated verb. A plain one says what is done.',
      lines: `
        navigieren/navigiert/navigierst/manövrieren ** zeiten/komplexität/unsicherheit/landschaft/wandel/herausforderungen
        unsichere/unsicheren/turbulente/turbulenten/stürmische/stürmischen zeiten/gewässer ** navigieren/manövrieren ~ @see
        begleiten/begleitet/begleite/unterstützen ** transformation/wandel/zukunft/reise/veränderung/erfolg
        verändert/verändern/veränderte die spielregeln
        die spielregeln verändern/verändert/neu
        spielregeln ** verändern/verändert
        kraft/macht/power der/des/von/deiner daten/ki/worte/gemeinschaft/community/veränderung/technologie/geschichten/stille/gewohnheiten/vision/gedanken
        nutze/nutzt/nutzen/entdecke/entdeckt die kraft/macht/power
        grenzen/erwartungen übertreffen/überwinden/sprengen/übertrifft
        verbindungen schaffen/schafft
        räume schaffen/öffnen (!lager)
        impulse setzen/setzt/geben/gibt
        akzente setzen/setzt
        wirkung entfalten/entfaltet
        potenzial/potenziale jedes/jeder/aller/deiner/ihrer/eurer/unserer * *? entfalten/freisetzen/heben
        potenzial ** entfalten/freisetzen/freizusetzen/ausschöpfen/heben/wecken
        auf das/ein neues/nächste/höheres level/niveau/stufe
        auf eine neue/nächste stufe/ebene
        sichtbar machen und
        wachsen über
        potenzial/potential/potenziale/potentiale entfalten/entfaltet/entfesseln/entfesselt/freisetzen/freizusetzen/ausschöpfen/auszuschöpfen/heben/wecken/entfachen/freilegen ~ @feuer
        volles/vollen/volle/ganzes/wahres/ungenutztes/ungeahntes/ungeahnte/enormes/riesiges potenzial/potential/potenziale/möglichkeiten
        das volle potenzial/potential
        auf das/ein nächste/neues/nächstes/anderes/höheres level/niveau
        aufs nächste/ein level/neues
        nächste level
        nächstes level
        next level
        revolutionieren/revolutioniert/revolutionierte > verändern/verändert/veränderte
        neu definieren/definiert/denken/gedacht/erfinden (!muss/müssen)
        neu zu denken/definieren/erfinden
        die digitalisierung/entwicklung/forschung/energiewende/zusammenarbeit/gleichstellung vorantreiben > die Digitalisierung/Entwicklung/Forschung/Energiewende/Zusammenarbeit/Gleichstellung fördern
        die digitalisierung/entwicklung/forschung/energiewende/zusammenarbeit/gleichstellung vorantreibt > die Digitalisierung/Entwicklung/Forschung/Energiewende/Zusammenarbeit/Gleichstellung fördert
        die digitalisierung/entwicklung/forschung/energiewende/zusammenarbeit/gleichstellung voranzutreiben > die Digitalisierung/Entwicklung/Forschung/Energiewende/Zusammenarbeit/Gleichstellung zu fördern
        vorantreiben/vorantreibt/voranzutreiben
        synergien nutzen/heben/schaffen/schaffe/bündeln
        mehrwert bieten/bietet/schaffen/schafft/liefern/liefert/generieren/generiert/stiften/stiftet
        mehrwert zu bieten/schaffen/liefern
        echten/echter/wahren/wahrer/nachhaltigen/nachhaltiger/spürbaren/konkreten mehrwert
        grenzen verschieben/sprengen/überschreiten (!der)
        neue/neuen maßstäbe/wege setzen/setzt/gehen/gesetzt
        maßstäbe setzen/setzt
        den unterschied machen/macht/ausmachen/ausmacht
        macht/machen/machte den unterschied
        macht/machen einen echten/großen unterschied
        einen unterschied machen
        etwas/großes/wirklich bewegen/bewirken $
        navigieren/navigiert/navigierst durch/in
        komplexität/unsicherheit/herausforderungen navigieren
        eintauchen/eintaucht/eintauche in ~ @tauchen
        in die welt des/der eintauchen/eintaucht ~ @tauchen
        empowern/empowert/empowered/empowerment
        gestalten/gestaltet/gestalte wir? die? zukunft
        zukunft aktiv? gestalten
        die zukunft zu gestalten
        an einem strang/strick
        menschen/mitarbeitende/mitarbeiter/leute/kunden/teams abholen/mitnehmen/abzuholen/mitzunehmen (!am/vom)
        über sich hinauswachsen/hinaus
        über sich selbst? hinauswachsen/hinaus
        performen/performt/performst
        committen/committed/committet
        challengen/challengt/gechallenged
        durchstarten/durchzustarten/durchstartest
        voll durchstarten
        vollgas geben ~ @auto
        wir rocken
        rocken das
        verkörpern/verkörpert
        denken/denkt/dachten wir? * *? neu $
        neue maßstäbe/standards setzen/setzt/gesetzt
        weichen ** stellen/gestellt/stellt (!gleis)
        stellen/stellt die weichen für
        ein/klares/starkes zeichen setzen/setzt/gesetzt
        frischen/neuen schwung/wind bringen/bringt
        auf ein neues/anderes/höheres level/niveau heben/hebt/bringen/bringt
        auf die nächste/eine stufe
        neue horizonte ~ @see
        horizont ** erweitern/erweitert
        potenziale/potenzial/stärken/talente/chancen voll ausschöpfen/entfalten/nutzen
        das beste aus dir/sich/uns/euch/ihnen/jedem
        über deinen/seinen/den/unseren/ihren eigenen? schatten
        werte leben/lebt/vorleben
        leben/lebt unsere/diese/seine werte
        mit leben füllen/gefüllt/füllt
        unter einen hut
        mit gutem beispiel voran
        verantwortung übernehmen $
        einen beitrag leisten $
        spuren hinterlassen/hinterlässt/hinterlassen (!reifen)
        fußspuren/fußabdruck hinterlassen
        etwas/was bewegen/bewirken
        großes bewegen/bewirken/schaffen/erreichen/vollbringen
        berge versetzen/versetzt ~ @berg
        das unmögliche möglich
        unmögliches möglich
        grenzen/hürden/barrieren ** überwinden
        den? wandel/veränderung gestalten/leben/vorantreiben/annehmen/umarmen/begrüßen
        wandel aktiv? gestalten/mitgestalten
        zukunft aktiv? mitgestalten/mitzugestalten/gestalten
        lass/lassen/lasst dich/sie/euch sich? inspirieren/verzaubern/begeistern/überraschen/entführen/mitreißen/verführen/berühren ~ @zauber
        verzaubern/verzaubert/verzauberte ~ @zauber
        gönn/gönne/gönnt/gönnen dir/euch/sie sich? das/den/die/ein/eine/einen
        erfinde/erfinden/erfindet dich/uns/euch/sich neu
        sich/dich/uns/euch neu zu? erfinden
        sich/dich/uns immer? wieder? neu zu? erfinden
        aus der masse
        begegnen/begegnet den/diesen herausforderungen
        herausforderungen von morgen
        den/die herausforderungen/anforderungen der/unserer zukunft/zeit
        nachhaltig zu? verändern/prägen/wirken/stärken
        verändert/verändern/veränderte unsere/die welt/branche/gesellschaft/arbeitswelt
        mehr vom leben
        hand in hand arbeiten/gehen/arbeitet/geht
        eintauchen/eintauche/eintaucht/tauchen/tauche/taucht ** in die/eine welt der/des/voller ~ @tauchen
        tauchen/taucht/tauche wir/ein/mit tiefer/gemeinsam/ein/uns
        tiefer eintauchen ~ @tauchen
        herausforderung/herausforderungen/krise/krisen/wandel/alltag/veränderungen zu? meistern/gemeistert/meistert
        meistern/meistert/gemeistert ** herausforderung/herausforderungen/krise/krisen/wandel/alltag
        brennen/brennt/brenne/brennst für (unsere/unser/das/die/den/deine/ihre/ihr/was/diese/dieses/ein/innovation/technik)
        kreativität/energie/potenziale/potenzial/kräfte/innovation ** freisetzen/entfesseln/entfesselt/beflügeln/beflügelt
        leidenschaft/begeisterung/funken/feuer ** entfachen/entfacht ~ @feuer
        skalieren/skalierst/skaliere/skaliert/skalierbar ** business/umsatz/unternehmen/marke
        purpose driven
        unser/unseren/deinen/dein/mit purpose
        agiles mindset
        nahtlos/nahtlose/nahtlosen integrieren/integration/verbinden/verbindet/erlebnis/ineinander/zusammenarbeit/customer/einfügen
        gas geben und ~ @auto
        wieder/jetzt/voll/richtig gas geben ~ @auto
        hebt/heben/hebe/hob ** auf ein/das/die/eine nächste/neues/neue/höheres/ganz/anderes/andere
        ebnet/ebnen/ebnete ** weg ~ @bau
        den weg ebnen/bereiten/geebnet ~ @bau
        den weg ** ebnen/bereiten/geebnet ~ @bau
        mitarbeitende/menschen/teams/kunden/führungskräfte/unternehmen dabei? befähigen/ermächtigen/stärken/begeistern
        befähigt/befähigen/ermächtigt/ermächtigen menschen/teams/unternehmen/mitarbeitende/dich/uns/sie
        verwandelt/verwandeln/verwandle/verwandelst deine/deinen/ihre/ihren/dein/ihr/herausforderungen/probleme/ideen/visionen/träume/hindernisse ** in
        auf die überholspur ~ @auto
        schlägt/schlagen/schlugen ein/neue neues/kapitel
        aufs nächste/ein
        auf das nächste/ein *? level
        unter beweis stellen $ > beweisen
        unter beweis stellen/gestellt/stellt
        streamlinen/boosten/boostet/booste/leveragen/pushen/pusht/onboarden/enablen/triggern/triggert/supporten
        die extrameile/extra gehen/meile
        mut machen $
        neu beleben
        hand reichen
        die hand in hand
        bewusstsein schaffen/schärfen
        schafft/schaffen/schaffe bewusstsein/verbindungen/synergien/vertrauen/nähe/begeisterung/erlebnisse/mehrwerte/raum/räume
        schaffen/schafft ** kultur der/des
        eine/unsere kultur der/des (offenheit/vertrauens/wertschätzung/innovation/fehler/zusammenarbeit/exzellenz/zuhörens/lernens)
        kultur der offenheit/wertschätzung/innovation/zusammenarbeit/exzellenz/vielfalt
        kultur des vertrauens/zuhörens/lernens/miteinanders
        neue impulse/akzente/perspektiven/blickwinkel
        bewegt/bewegen/berührt/berühren menschen/herzen
        herzen erobern/erobert/berühren/höher
        schlagen/schlägt/schlug herzen/herz höher
        in den bann gezogen/ziehen
        zum strahlen/leuchten/staunen/nachdenken bringen/bringt/gebracht
        begeisterung wecken/entfachen/entfacht ~ @feuer
        träume leben/verwirklichen/lebt/wahr
        chancen ergreifen/nutzen/eröffnen/erkennen
        chancen statt risiken/probleme
        neue chancen/möglichkeiten/perspektiven/welten/maßstäbe/dimensionen eröffnen/eröffnet/schaffen/bieten/bietet
        eröffnet/eröffnen/bietet/bieten neue/ungeahnte/völlig/unendliche/unzählige neue? möglichkeiten/chancen/perspektiven/dimensionen
        den status quo
        status quo hinterfragen/infrage/herausfordern
        neuland betreten/betritt
        verantwortung leben
        werte schaffen/vermitteln/verbinden
        nachhaltig zu? verankern/verankert/etablieren/etabliert/verbessern/verbessert/sichern/gestalten ~ @see
        umdenken in der/den/allen/unserer (gesellschaft/köpfen/branche/führung/politik/wirtschaft/arbeitswelt)
        es braucht ein umdenken`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A worn image that shows nothing. Name the thing itself.',
      lines: `
        landschaft ** arbeitsmarkt/markt/branche/wandel
        motor für/der/des/von * *? (veränderung/wachstum/innovation/fortschritt) ~ @auto
        gekommen , um zu bleiben
        schlüssel zu/zum/zur allem/mehr/erfolg/erfolgreicher/wachstum/guter/zufriedenheit/vertrauen/zukunft/glück
        bunter/buntes teppich/mosaik/kaleidoskop aus/von
        kapitel ** beginnt/beginnen/aufschlagen/schließt/endet (!seite/seiten/buch)
        schließt sich ein/dieses kapitel/kreis
        beginnt ein/das neues/nächstes/spannendes kapitel
        begleiter auf ** reise/weg
        auf der/ihrer/deiner/dieser/unserer/meiner reise zu/zum/zur/in/durch (!nach)
        auf dem weg in die digitale/neue (zukunft/welt/ära/arbeitswelt/zeit)
        brücke zwischen (tradition/mensch/technik/technologie/theorie/vision/generationen) ~ @bau
        motor für/der/des (wachstum/innovation/veränderung/erfolg/wandels/wirtschaft) ~ @auto
        treiber für/von/der (wachstum/innovation/erfolg/veränderung)
        beweis für ** arbeit/engagement/leidenschaft/team/teams/zusammenhalt/qualität/einsatz
        spiegelbild unserer/unseres/der
        grundlage für ** erfolg/vertrauen/zukunft/wachstum
        digitale/digitalen/moderne/modernen/heutige/heutigen/dynamische/dynamischen/wirtschaftliche/berufliche/technologische/komplexe/schnelllebige/wandelnde/wandelnden/aktuelle/aktuellen landschaft
        unternehmenslandschaft/geschäftslandschaft/marketinglandschaft/medienlandschaft/startuplandschaft/hrlandschaft/arbeitslandschaft/technologielandschaft/wettbewerbslandschaft
        landschaft des/der (arbeit/wirtschaft/marketings/ki/hr/technologie/geschäftswelt/unternehmen)
        ist ein zeugnis
        grundstein für @det? (erfolg/zukunft/karriere/wachstum/kultur/vertrauen) ~ @bau
        fundament für/jeder/unseres/unserer/des @det? (erfolg/erfolgs/kultur/vertrauen/zusammenarbeit/wachstum/beziehung/erfolges) ~ @bau
        herzstück unserer/unseres/jeder/jedes
        game changer/changern
        gamechanger/gamechangern
        spielveränderer
        paradigmenwechsel
        meilenstein für/in (!kilometer)
        wichtiger/großer/echter/bedeutender meilenstein
        schlüssel zum/zur/für (erfolg/wachstum/zukunft/glück/guten/guter/erfolgreichen/langfristigen/vertrauen/@big)
        schlüssel zum erfolg
        der schlüssel liegt in
        erfolgsrezept ~ @küche
        erfolgsfaktor/erfolgsfaktoren
        geheimrezept ~ @küche
        geheimwaffe
        geheimzutat ~ @küche
        geheime zutat/waffe/rezept ~ @küche
        superkraft/superkräfte
        superpower
        passiert/entsteht/geschieht/beginnt die? magie
        die magie $
        in unserer dna ~ @medizin
        am puls der ~ @medizin
        über den tellerrand
        elefant im raum
        spitze des eisbergs
        achterbahn der ~ freizeitpark kirmes rummel schausteller schaustellerin tüv looping fahrgeschäft volksfest schienen
        achterbahnfahrt ~ freizeitpark kirmes rummel schausteller schaustellerin tüv looping fahrgeschäft volksfest schienen
        reise voller
        auf dieser/unserer/meiner/deiner/eurer/der/ihrer gemeinsamen?/spannenden?/persönlichen? reise $ ~ @garten
        teil dieser/unserer/der reise
        spannende/spannenden/aufregende/unglaubliche/wunderbare/inspirierende/transformative/unvergessliche/tolle/lehrreiche reise
        was für eine? reise/ritt/fahrt
        meine/unsere/deine/ihre/seine reise als/zum/zur/vom/begann/beginnt/geht (!nach)
        heldenreise
        lernreise
        entwicklungsreise
        karriereweg voller
        nächstes/neues/spannendes kapitel
        ein neues kapitel
        neues kapitel $
        neue/nächste/spannende ära
        hebel für/zum/in (erfolg/wachstum/@big)
        größte/größter/stärkste/mächtigste/wichtigste/mächtiger/kraftvoller/starker hebel
        kraft der/des/von (gemeinschaft/community/@big/worte/geschichten/netzwerke/kleinen)
        die macht der/des/von (gemeinschaft/community/@big/worte/geschichten/gewohnheit)
        leidenschaft für
        mit herzblut ~ @medizin
        mit voller/großer/ganzer leidenschaft
        mit leidenschaft und
        (!liefen/laufen/spazieren/spazierten) hand in hand
        fels in der brandung ~ @see
        sicherer/sicheren hafen (!segel/boot/boote/yacht) ~ @see
        feuerwerk der/des/an/aus (guten/guter/emotionen/gefühle/ideen/sinne/farben/aromen/musik/kreativität) ~ @küche
        mit leib und seele
        mit herz und seele/verstand/hand/hirn/leidenschaft
        mit viel herz
        herz und seele
        herz am rechten
        das herz unserer/unseres/der (arbeit/firma/organisation/gemeinschaft)
        raus aus der/seiner/deiner/eurer/ihrer komfortzone/filterblase/bubble/blase
        a und o
        dreh und angelpunkt
        maß aller dinge
        non plus ultra
        nonplusultra
        salz in der suppe ~ @küche
        i tüpfelchen
        sahnehäubchen ~ @küche
        krönender abschluss
        rückgrat unserer/der/des/unseres (wirtschaft/gesellschaft/firma/arbeit/unternehmens/teams)
        fundament/basis/grundlage/grundstein unserer/unseres/für zusammenarbeit/erfolgs/erfolges/erfolg/vertrauen/arbeit ~ @bau
        das fundament unserer/unseres/für/jeder ~ @bau
        zünglein an der waage
        tropfen auf den heißen
        stein ins rollen
        ins rollen gebracht
        stolperstein/stolpersteine auf dem weg
        mit voller kraft voraus
        volle kraft voraus ~ @auto
        alle in einem boot ~ @see
        im selben/gleichen boot ~ @see
        an einem strang
        am gleichen strang
        am selben strang
        rad nicht neu
        leuchtendes/leuchtende beispiel/beispiele
        licht ins dunkel
        blick/blicke/blicken/blickt über den/seinen/unseren/eigenen eigenen? tellerrand
        blick hinter die kulissen ~ @theater
        wind des wandels/veränderung ~ @see
        wind der veränderung ~ @see
        frischer/frischen wind ~ @see wetter fenster küste grad düne deich windrad
        zahn der zeit
        am zahn der
        zeichen der zeit
        puls der zeit ~ @medizin
        motor unserer/der/des wirtschaft/gesellschaft/wandels/fortschritts/innovation ~ @auto
        türöffner ~ klingel klingelanlage sprechanlage elektriker elektrikerin haustür summer rollstuhl
        brücken zwischen (menschen/generationen/kulturen/welten/tradition/theorie/forschung) ~ @bau
        brücken bauen/bauten/baut/gebaut zwischen/statt/in/und ~ @bau
        brücken statt mauern ~ @bau
        schlägt/schlagen eine? brücke/brücken ~ @bau
        samen/saat ** säen ~ @garten
        früchte tragen/trägt/getragen ~ @garten
        früchte unserer/ihrer/seiner/der harten? arbeit ~ @garten
        neue wege gehen/geht/beschreiten/beschreitet/wagen
        ausgetretenen/ausgetretene pfaden/pfade/wege
        unbekannte/unbekannten gewässer/gewässern/terrain ~ @see
        reise ins ich/innere/ungewisse/unbekannte
        emotionale/kulinarische/gemeinsame/persönliche/digitale/innere/faszinierende/magische/sinnliche/musikalische reise
        eine reise durch/zu die? zeit/dir/sich
        reise zu dir/sich/mir/uns
        blood sweat and tears
        blut , schweiß und
        ohne netz und doppelten
        werkzeugkasten der
        schweizer taschenmesser ~ klinge zoll gepäck flughafen fundbüro korkenzieher
        rosarote brille ~ optiker optikerin dioptrien
        rosaroten brille ~ optiker optikerin dioptrien
        nadel im heuhaufen
        perfekter/perfekten/perfekte sturm/mischung/symbiose/balance/match
        perfekte symbiose aus
        symbiose aus/von/zwischen
        einklang von/mit
        im einklang
        spagat zwischen ~ @theater
        oase der
        seele baumeln
        ort der begegnung/begegnungen/inspiration/ruhe/kraft
        raum für begegnung/begegnungen/wachstum/inspiration/entwicklung/kreativität/innovation/ideen/potenziale
        raum zum wachsen/entfalten/atmen
        fest für die/alle sinne ~ @küche
        mit allen sinnen ~ @küche
        für alle sinne ~ @küche
        geballte/geballter/geballtes kompetenz/power/frauenpower/wissen/ladung
        gewisse etwas
        goldene/goldenen regel/regeln/zeiten
        heilige gral
        heiliger gral
        heiligen gral
        klebstoff/kitt/treibstoff/nährboden/sauerstoff/schmierstoff unserer/der/jeder/jedes/für ~ @garten
        motor und herz
        visitenkarte unseres/unserer/des/der/jeder
        aushängeschild ~ schmied kunstschmied wirtshaus leiter schrauben
        fingerspitzengefühl und
        quelle der/unserer inspiration/kraft/kreativität/innovation
        quellen der inspiration
        spielwiese für
        perle/perlen der (region/natur/stadt)
        neue/neuen türen geöffnet/öffnen
        sternstunde
        paukenschlag ~ @theater
        kompass für/in (unser/unsere/dein/deine/die/schwierigen/stürmischen/unsicheren) ~ @see
        leuchtturmprojekt/leuchtturmprojekte ~ @see
        leuchtturm der (innovation/branche/hoffnung)
        eckpfeiler/grundpfeiler unserer/unseres/der/des/für (kultur/erfolgs/arbeit/zusammenarbeit/strategie/demokratie/erfolg) ~ @bau
        nährboden für (innovation/kreativität/wachstum/ideen/erfolg/vertrauen) ~ @garten
        katalysator/turbo/booster/sprungbrett für (wachstum/innovation/veränderung/karriere/erfolg/dein/deine/die/den/ihre) ~ @auto
        digitaler/echter/wahrer/richtiger/absoluter quantensprung
        quantensprung in/für (sachen/der/die) ~ physik/natur/atom/atome/elektron/photon
        über den eigenen? tellerrand
        mit rückenwind ~ @see
        sand im getriebe $ ~ @auto
        in unserer/der/meiner/deiner/ihrer/unseren dna ~ @medizin
        teil unserer/der/meiner/deiner dna ~ @medizin
        liegt uns/mir in der dna ~ @medizin
        türen öffnen/öffnet/geöffnet , von/für/zu (denen/neue/die)
        öffnet/öffnen/öffnete uns/dir/mir/euch/neue/ungeahnte türen
        mit/viel/unser/ihr/euer/so herzblut ~ @medizin
        herzblut und/in/steckt/fließt ~ @medizin
        echtes/wahres/verstecktes juwel
        ein wahres/echtes zeugnis
        im herzen aller/unserer/meiner/deiner/ihrer/jeder
        schnittstelle zwischen/von ** (mensch/technik/technologie/innovation/kreativität)
        schatz/fundgrube/fülle an/von (wissen/ideen/möglichkeiten/erfahrungen/inspiration)
        schatzkiste/schatztruhe ~ kita kinder piraten geburtstag schatzsuche @theater
        hoffnungsschimmer/lichtblick
        leuchtfeuer ~ @see
        zahnrad/zahnräder/zahnrädchen im/greifen/ineinander (getriebe/ineinander/großen) ~ @auto
        gut geölte/geölten/eingespielte maschine/maschinerie
        wie ein uhrwerk ~ uhr uhren uhrmacher uhrmacherin
        wie ein schweizer uhrwerk ~ uhr uhren uhrmacher uhrmacherin
        wie aus einem guss ~ @stoff
        achterbahn ~ freizeitpark kirmes rummel schausteller schaustellerin tüv looping fahrgeschäft volksfest schienen
        berg und talfahrt
        ein/das/dieses/dem ständiges/ständige? auf und ab
        höhen und tiefen ~ ton tontechniker tontechnikerin mischpult regler equalizer bass lautsprecher
        mit allen höhen
        höhen , tiefen
        gipfel erklimmen/erklommen/stürmen/gestürmt ~ @berg
        neue höhen ~ @berg
        zu neuen höhen/ufern ~ @see
        ritterschlag
        spielfeld der/von
        auf allen kanälen
        im driver seat/driver's
        fahrersitz deines/des/deiner
        am steuer deines/deiner/ihres
        architekt/architektin deines/deiner/ihres/seines
        held/heldin/regisseur/regisseurin/kapitän/kapitänin/gestalter/gestalterin/hauptdarsteller/autorin/autor/chef/chefin deines/deiner/ihres/ihrer/eures/seines (lebens/geschichte/zukunft/karriere/schicksals)
        stille/heimliche/wahre/unsichtbare/echte/stillen/heimlichen/wahren/unsichtbaren/echten held/helden/heldinnen/heldin/stars
        helden des/ohne/tragen/brauchen (alltags/umhang/cape/keine)
        heldinnen und helden des
        alltagshelden/alltagsheldinnen
        rockstars ~ konzert band tontechniker tontechnikerin gitarre bühne
        magie des/der/liegt/steckt/von/dahinter (augenblicks/moments/anfangs/worte/begegnung/musik/zusammenarbeit/in/details)
        zauber des/der (anfangs/augenblicks/moments/musik)
        ein hauch von/magie
        tanz zwischen/auf (vulkan/anforderungen/den)
        drahtseilakt ~ @zauber
        gratwanderung ~ @berg
        quadratur des
        rote faden zieht ~ @stoff
        wie ein roter faden ~ @stoff
        zieht sich wie ein ~ @stoff
        das große ganze
        big picture
        puzzle/puzzleteil/puzzlestück/puzzleteile zum/fügt/fügen/des (erfolg/erfolgs/zusammen/ganzen)
        baustein/bausteine für/zum/unserer/des (erfolg/zukunft/erfolgs/erfolges/strategie) ~ @bau
        schritt in die richtige/zukunft/digitale
        wichtiger/großer/entscheidender/nächster/bedeutender schritt auf/in/richtung/zu/für (unserem/dem/die/zukunft/unsere)
        mutiger/mutigen/mutige schritt/schritte/entscheidung
        neuen lebensabschnitt
        neuer lebensabschnitt
        lebensabschnitt beginnt
        kapitel/tür/türen/akte schließen/schließt/schließe/zuschlagen/öffnet/öffnen/aufschlagen ** (neues/andere/neue/nächste)
        ein kapitel endet/schließt
        ein neues kapitel
        seite in meinem/im buch
        in deutschlands/unserem land
        licht ins dunkel
        nebel lichtet
        eisberg/eisbergs spitze/ist
        nur die spitze
        dschungel der/des/aus (möglichkeiten/paragraphen/vorschriften/angebote/informationen/tools/digitalen)
        digitalen/digitaler dschungel
        informationsdschungel/tarifdschungel/paragraphendschungel
        flut an/von informationen/tools/möglichkeiten/daten
        meer aus/von/an möglichkeiten/informationen/angeboten/emotionen
        ozean der/an möglichkeiten
        sinfonie/symphonie aus/der/von
        potpourri aus/an/von
        kaleidoskop ~ spielwaren optiker optikerin basteln spiegel
        schmelztiegel
        hotspot für
        mekka für/der
        eldorado für
        paradies für
        rundumschlag
        weckruf für
        sturm im wasserglas
        ruhe vor dem ~ @see
        im auge des sturms ~ @see
        auf kurs bringen/gebracht/zukunft ~ @see
        kurs auf/richtung zukunft/erfolg/wachstum ~ @see
        segel setzen/neu/gesetzt (!boot/yacht) ~ @see
        leinen los ~ @see
        volle fahrt voraus ~ @see
        mit wind im rücken ~ @see
        rückenwind für/aus/geben/gibt ~ @see
        gegenwind/stürme/sturm gemeinsam? trotzen/getrotzt/standhalten ~ @see
        unruhige/unruhigen/raue/rauer/stürmischer/bewegte/bewegten zeiten/see/gewässer/gewässern ~ @see
        die magie passiert/entsteht/beginnt/geschieht ~ @zauber
        magie passiert/entsteht/beginnt/geschieht ~ @zauber
        starkes/klares/deutliches/wichtiges/großes zeichen für/gegen/der/des
        gläserne/gläsernen decke/decken ~ glaser/glaserei/dach
        war for talent/talents
        nehme/nehmen/nimm/nimmt/kommt/komm ** mit auf meine/unsere/die/eine/seine/ihre ** reise ~ bus/zug/koffer/flug`,
    },
    {
      rule: 'slop-word',
      weight: 1,
      reason: 'A label anyone can stick on anything. Show what earns it.',
      lines: `
        unermüdlich/unermüdliche/unermüdlichen/unermüdlicher arbeit/einsatz/engagement
        unermüdlichen/unermüdliche/unermüdlicher einsatz/engagement/arbeit/leidenschaft
        unerschütterlich/unerschütterliche/unerschütterlichen
        unaufhaltsam/unaufhaltsame
        exponentiell/exponentielles/exponentielle ~ @medizin bakterien keime viren mathematik mathe kurve
        außergewöhnliche/außergewöhnlichen/außergewöhnliches menschen/team/leistung/leistungen/ergebnisse
        digitale/digitalen zukunft/transformation/wandel/reise
        transformation begleiten/gestalten
        bessere/besseren/nachhaltige/nachhaltigen/lebenswerte zukunft
        rundum/360 grad
        360 grad
        menschzentriert/menschenzentriert/kundenzentriert/kundenzentrierte/kundenzentrierung
        kein selbstzweck
        leidenschaft und (hingabe/engagement/einsatz/herz/leidenschaft/präzision/expertise/mut)
        fleiß und leidenschaft
        mit leidenschaft (!hat/hatte/nichts)
        absoluter/echter/wahrer/totaler game/gamechanger/hingucker/mehrwert/klassiker/glücksfall
        führungskräfte/führungskraft von morgen
        arbeitswelt von morgen
        unternehmen von morgen
        zukunft der arbeit
        unverzichtbarer/wertvoller/wichtiger/starker bestandteil/begleiter/beitrag (!vertrag)
        erlebnis für alle
        nachhaltig verändern/verändert/wachsen/stärken
        ganzheitlich/ganzheitliche/ganzheitlicher/ganzheitlichen/ganzheitliches
        maßgeschneidert/maßgeschneiderte/maßgeschneiderten/maßgeschneiderter (!anzug/anzüge/hemd/hemden/kleid/kleider/jacke/hose/schrank/mantel/mäntel/kostüm/steht/heißt/klingt/bedeutet) ~ @stoff frack anzug hemd kleid sakko mantel kostüm hose schneiderei maßschneiderin maßschneider uniform tracht dirndl lederhose bügel
        innovative/innovativen/innovativer/innovatives/innovativ lösung/lösungen/ansatz/ansätze/ideen/produkte/konzepte/unternehmen
        innovativ und
        lösungsorientiert/lösungsorientierte
        zukunftsweisend/zukunftsweisende/zukunftsweisenden/zukunftsweisender
        zukunftsfähig/zukunftsfähige/zukunftsfähigen
        zukunftssicher/zukunftssichere
        wegweisend/wegweisende/wegweisenden/wegweisender
        bahnbrechend/bahnbrechende/bahnbrechenden/bahnbrechender
        disruptiv/disruptive/disruptiven/disruptiver/disruption
        modernste/modernsten/neueste technologie/technologien
        state of the art
        auf augenhöhe (!der/des/montiert/angebracht/hängen/hängt) ~ regal kamera spiegel bild bilder monitor bildschirm schild schrank griff türspion haken plakat vitrine stativ
        mindset/mindsets
        growth mindset
        mindshift
        learnings
        key takeaways/takeaway/learnings
        deep dive/dives
        quick wins (!deutschland)
        low hanging fruits
        synergie/synergien/synergieeffekte
        win win
        win win situation
        komfortzone ~ norm raumtemperatur heizung thermostat klimaanlage lüftung heizkörper
        out of the box
        thought leader/leadership
        dream team
        dreamteam
        team spirit
        powerfrau/powerfrauen/powerteam
        macher/macherin mentalität
        schnelllebig/schnelllebige/schnelllebigen/schnelllebiger
        sich ständig/stetig/rasant/permanent wandelnde/wandelnden/verändernde/verändernden/weiterentwickelnde
        sich rasant/schnell/ständig/stetig verändernden/verändernde/wandelnden
        ständigen/stetigen/ständigem/stetigem/permanenten wandel/wandels/veränderung
        im/in steter/stetigem/ständigem/stetiger wandel/bewegung/veränderung
        nie dagewesen/dagewesene/dagewesenen/dagewesenem
        beispiellos/beispiellose/beispiellosen
        unvergleichlich/unvergleichliche/unvergleichlichen
        einzigartig/einzigartige/einzigartigen/einzigartiges (!in/code) ~ datenbank kennung seriennummer id schlüssel
        inspirierend/inspirierende/inspirierenden/inspirierender/inspirierendes
        bereichernd/bereichernde/bereichernden
        wertvolle/wertvollen erkenntnisse/einblicke/impulse/erfahrungen/lektion/lektionen/insights/tipps
        spannende/spannenden herausforderung/herausforderungen/zeiten/insights/einblicke/aufgaben/impulse/diskussionen
        nachhaltigen/nachhaltiger/nachhaltige/nachhaltigem erfolg/erfolge/wachstum/veränderung/wirkung
        entscheidende/zentrale/wichtige/tragende/essenzielle/maßgebliche/bedeutende/elementare/entscheidender rolle (!duden) ~ @theater
        spielt/spielen/spielte eine entscheidende/zentrale/wichtige/tragende/große/essenzielle/bedeutende rolle ~ @theater
        von entscheidender/zentraler/großer/essenzieller/unschätzbarem bedeutung/wert
        unerlässlich/unabdingbar/essenziell/essentiell
        unverzichtbar/unverzichtbare/unverzichtbarer
        facettenreich/facettenreiche/vielschichtig/vielschichtige/vielschichtigen
        proaktiv/proaktive/proaktiven
        authentisch/authentische/authentischer/authentischen führung/leadership/marke/kommunikation/bleiben/sein/und
        transformativ/transformative/transformativen
        visionär/visionäre/visionären/visionärer
        leidenschaftlich/leidenschaftlicher/leidenschaftliche/leidenschaftlichen und/für/gern/team/menschen/unternehmer/unternehmerin/gründer/gründerin/coach/gastgeber/macher/einsatz/arbeit/engagement/dabei/engagiert/verkäufer/führungskraft
        tolles/großartiges/fantastisches/unglaubliches/wunderbares/starkes/grandioses/geniales/mega team
        großartigen/fantastischen/unglaublichen/wunderbaren/grandiosen/tollen/genialen team/teams/menschen
        unendliche/grenzenlose/ungeahnte möglichkeiten/chancen
        unzählige/vielfältige möglichkeiten
        mensch/menschen im mittelpunkt
        den menschen in den mittelpunkt
        der mensch steht im
        mensch im fokus
        erfolgsgeschichte
        mehr als nur/bloß ein/eine/einen
        hidden champion
        rockstar/rockstars ~ konzert band tontechniker tontechnikerin gitarre bühne
        hustle/grind
        high performer/performance
        outside the box
        tradition trifft/und (moderne/innovation/zukunft/hightech/fortschritt)
        tradition trifft
        trifft auf? (tradition/moderne/innovation/leidenschaft/hightech)
        (tradition) und innovation
        qualität trifft
        der extraklasse
        der besonderen art
        der superlative
        par excellence
        ihresgleichen/seinesgleichen/sondergleichen
        auf höchstem/allerhöchstem niveau
        keine wünsche offen
        aus einer hand $
        aus leidenschaft
        gelebte/gelebter/gelebtes/gelebten/gelebt *? (vielfalt/nachhaltigkeit/werte/kultur/integration/inklusion/wertschätzung/verantwortung/tradition/teamarbeit/demokratie/gemeinschaft/solidarität)
        gelebte/gelebter/gelebten vielfalt/nachhaltigkeit/werte/kultur/integration/inklusion/wertschätzung/verantwortung/tradition/teamarbeit/gemeinschaft/solidarität/kollegialität/fehlerkultur/nächstenliebe
        wird/werden/wurde bei uns groß? großgeschrieben/geschrieben
        großgeschrieben
        schreiben/schreibt wir? * groß $
        wir gefühl
        starkes/schlagkräftiges/eingespieltes/hochmotiviertes/motiviertes/dynamisches/junges team
        starken/schlagkräftigen/eingespielten/hochmotivierten/dynamischen team/partner
        starker/verlässlicher/kompetenter/zuverlässiger partner an
        partner an ihrer/deiner/eurer/unserer seite
        partner auf augenhöhe
        an deiner/ihrer/eurer seite
        flache/flachen hierarchien
        kurze entscheidungswege
        hands on mentalität
        can do
        mit ecken und kanten ~ tisch möbel schreiner schreinerin tischler tischlerin
        wichtigstes/wichtigste/größtes/größte/höchstes/höchste/wertvollstes/wertvollste/kostbarstes/kostbarste kapital/gut/ressource/schatz/währung/kapitals
        zukunft gestalten
        fit/bereit/gerüstet/gewappnet/aufgestellt für die/das zukunft/morgen/übermorgen
        zukunftssicher/zukunftsfähig/gut/breit/bestens/optimal aufgestellt $
        zukunftssicherer/zukunftssicheres/zukunftssicheren
        zukunftsorientiert/zukunftsorientierte/zukunftsorientierten
        von morgen gestalten/denken
        vordenker/vordenkerin/vordenkerinnen
        vorreiter/vorreiterin/vorreiterrolle
        pioniergeist/pionierarbeit
        innovationskraft/innovationsgeist/innovationskultur/innovationstreiber/innovationsführer
        strahlkraft
        schaffenskraft
        zukunftsmusik
        aufbruchstimmung
        willkommenskultur
        lebensfreude/gänsehaut/emotion/emotionen/genuss/leidenschaft/freude/energie/natur/lebenslust/inspiration/power pur
        unvergesslich/unvergessliche/unvergesslicher/unvergesslichen/unvergessliches
        unvergessen (!bleibt)
        atemberaubend/atemberaubende/atemberaubenden/atemberaubender ~ gestank geruch gerüche rauch gülle
        überwältigend/überwältigende/überwältigenden/überwältigender (!mehrheit)
        phänomenal/phänomenale/phänomenaler
        spektakulär/spektakuläre/spektakulären (!unfall)
        erstklassig/erstklassige/erstklassigen/erstklassiger
        herausragend/herausragende/herausragenden/herausragender/herausragendes ~ nagel schraube schrauben kante rohr stange
        exzellent/exzellente/exzellenter/exzellenten
        hochkarätig/hochkarätige/hochkarätigen/hochkarätiger
        richtungsweisend/richtungsweisende/zukunftsträchtig
        revolutionär/revolutionäre/revolutionären/revolutionärer/revolutionäres ~ 1848 1918 museum archiv barrikade barrikaden
        magisch/magische/magischer/magischen/magisches moment/momente/momenten/abend/tag/ort
        besondere/besonderen/besonderer magie/momente/moment/zauber
        ganz besonderer/besonderes/besondere moment/abend/erlebnis/tag/ehre/atmosphäre
        einmalig/einmalige/einmaligen/einmaliger atmosphäre/chance/erlebnis/gelegenheit/erfahrung
        hautnah erleben/erlebt
        mitreißend/mitreißende/mitreißenden/mitreißender
        voller erfolg
        rundum gelungen/gelungene/gelungener
        absolutes/echtes/besonderes/wahres/absoluter/echter highlight/highlights
        top event/team/stimmung
        ein abend/tag/wochenende/event/jahr/moment/fest voller (emotionen/inspiration/energie/begegnungen/impulse/freude/magie/überraschungen/highlights/leidenschaft/momente/erlebnisse/eindrücke)
        voller emotionen/inspiration/impulse/highlights/magie/leben/herausforderungen/überraschungen/eindrücke/begegnungen/dankbarkeit/stolz
        beste/besten version deiner/ihrer/seiner/meiner/unserer/von
        beste/bestes/wahres/wahre/besseres ich/selbst
        dein/mein/unser/ihr/sein warum $
        start with why
        dein why
        innerer/inneren/innere/inneres kompass/schweinehund/mitte/kritiker/kind/kraft/stärke/balance ~ @see
        innere ruhe und
        deine/ihre/eure innere stimme/stärke/mitte/ruhe/kraft/balance/haltung
        im hier und jetzt
        achtsam mit dir/sich
        echte/wahre/ehrliche/gelebte wertschätzung
        echte/wahre/ehrliche/authentische/tiefe/menschliche verbindung/verbindungen/begegnungen/nähe
        echter/wahrer/gelebter/purer teamgeist/zusammenhalt/luxus/genuss
        mensch zu mensch
        der faktor mensch
        faktor mensch
        mensch und maschine $
        menschen machen den
        menschen bei uns
        bauchgefühl und
        fehlerkultur leben/ist
        win win für
        lifelong learning
        lebenslanges lernen ist
        human centric/centered
        customer centric/centricity
        people first
        human first
        future of work
        future ready
        empowerte/empowerten
        ownership
        comfort zone
        work hard
        inspirierende/inspirierenden/spannende/spannenden/bereichernde/tolle/großartige/wertvolle/tiefgründige/intensive gespräche/impulse/gesprächen/begegnungen/austausch/vorträge/menschen/persönlichkeiten/speaker/diskussionen/einblicke
        wertvoller/inspirierender/spannender/reger/bereichernder/toller austausch
        austausch mit spannenden/tollen/inspirierenden/gleichgesinnten
        tolle/großartige/wunderbare/fantastische menschen/kollegen/kolleginnen/stimmung/atmosphäre/erfahrung/veranstaltung
        vollgas ~ @auto
        einen gang höher ~ @auto
        komplexe/komplexen/komplexer/vielfältige/vielfältigen/neue/neuen/globale/globalen herausforderungen
        vor großen/neuen/gewaltigen/enormen/nie/komplexen herausforderungen
        herausforderung und chance
        chance und herausforderung
        fluch und? segen
        fluch oder segen
        krise als chance
        krisen als chance/chancen
        chance zu wachsen
        ganzheitlichen/ganzheitlichem
        ganzheitlichen ansatz/blick
        360 grad blick/ansatz/sicht
        end to end lösung/lösungen/ansatz/prozess
        cutting edge
        best in class
        best of breed
        world class
        weltklasse
        spitzenklasse
        high end
        premium qualität/erlebnis/service
        one stop shop
        all in one
        rundum sorglos
        sorglos paket
        aus einem guss ~ @stoff
        maßgeschneiderte lösungen
        passgenaue/passgenauen/individuelle/individuellen/smarte/smarten/clevere/intelligente/intelligenten/innovative/ganzheitliche/nachhaltige/nachhaltigen/kreative/skalierbare/zukunftsfähige/optimale/effiziente lösung/lösungen/konzepte/ansätze
        state of the
        hochmodern/hochmoderne/hochmodernen/hochmoderner/hochmodernes
        modernster/modernsten technik/technologie/ausstattung
        auf dem neuesten/neusten stand der (technik)
        robust/robuste und/strategie
        resilient/resiliente/resilienten/resilienter team/teams/organisation/organisationen/führung/und
        resilienz ist/stärken/aufbauen
        datengetrieben/datengetriebene/datengetriebenen
        werteorientiert/werteorientierte/wertebasiert/wertebasierte/sinnstiftend/sinnstiftende/sinnstiftenden
        sinnhaftigkeit/sinnhaft/sinnhafte
        wirkungsvoll/wirkungsvolle/wirkungsvollen
        wertschätzend/wertschätzende/wertschätzenden/wertschätzender miteinander/kultur/umgang/kommunikation/atmosphäre/führung
        wertschätzung und
        offene/offenen/offener kommunikation/austausch
        vertrauensvoll/vertrauensvolle/vertrauensvollen zusammenarbeit/miteinander/partnerschaft
        gute/vertrauensvolle/partnerschaftliche/hervorragende/großartige/erfolgreiche/enge zusammenarbeit $
        nachhaltig und (fair/innovativ/digital/zukunftsfähig/verantwortungsvoll/regional)
        nachhaltigkeit und (innovation/verantwortung)
        verantwortung und/für (leidenschaft/mut/vertrauen/mensch/umwelt)
        mensch und (umwelt/natur/technik)
        mensch , natur/tier
        für mensch und/umwelt
        grüne/grünere/grüneren/lebenswertere/gerechtere/bessere/besseres/besseren zukunft/welt/morgen/planeten
        zukunft für alle
        unermesslich/unschätzbar/unbezahlbar/unschätzbarer/unschätzbare
        einzigartiger/einzigartigem/einzigartigster
        außergewöhnlich/außergewöhnliche/außergewöhnlicher/außergewöhnlichen/außergewöhnliches
        unvergleichlicher/unvergleichliches
        unverwechselbar/unverwechselbare
        beeindruckend/beeindruckende/beeindruckenden/beeindruckender leistung/leistungen/zahlen/ergebnisse/persönlichkeit/entwicklung/team/arbeit
        grenzenlos/grenzenlose/grenzenlosen/grenzenloser
        tiefgreifend/tiefgreifende/tiefgreifenden/tiefgreifender
        rasant/rasante/rasanten/rasanter entwicklung/wandel/tempo/geschwindigkeit/wachstum/veränderung/fortschritt/technologische/technologischen
        dynamisch/dynamische/dynamischen umfeld/marktumfeld/zeiten/branche/welt/team/und
        volatil/volatile/volatilen zeiten/welt/märkte/umfeld/märkten
        vuca/bani
        herausfordernd/herausfordernde/herausfordernden/herausfordernder zeit/zeiten/jahr/umfeld/aufgabe/aufgaben/aber/und
        bewegt/bewegte/bewegten/bewegtes zeit/zeiten/jahr
        ereignisreich/ereignisreiche/ereignisreichen/ereignisreiches jahr/jahre/woche/monate/tage
        intensiv/intensive/intensiven/intensives , aber/lehrreich/lehrreiche/inspirierend
        lehrreich und
        authentisch , kohärent/nahbar/ehrlich/echt/mutig
        echt , ehrlich/nahbar/authentisch
        ehrlich und authentisch
        nahbar/nahbare/nahbarer und/führung/führungskraft
        mut , neues
        mutmacher/mutmacherin/mutmachgeschichte
        inspirationsquelle
        inspiration und
        impulsgeber/impulsgeberin
        sparringspartner/sparringspartnerin (!boxen)
        changemaker/change maker/makers
        game plan
        no brainer
        must have/haves
        nice to have
        key player/learning/learnings/account?
        brandneu/brandneue/brandneuen/brandneues
        mit mehrwert
        mehrwert für
        echtem/echter mehrwert
        job/beruf/arbeit/karriere/aufgabe mit sinn/zukunft/herz
        berufung statt
        mehr als ein/eine job/team/beruf/arbeitsplatz/produkt/unternehmen/firma/kunde/werkzeug/zahl/zahlen/titel/marke/ort/laden/verein/trend
        mehr als nur ein
        mehr als bloß
        mehr als kollegen/kolleginnen
        wie eine? (große/zweite) familie
        zweite/große/echte familie
        wie eine familie
        eine große familie
        zusammenhalt , der
        was uns verbindet/ausmacht/antreibt/trägt/stark/eint
        was mich/uns antreibt/ausmacht
        das treibt mich/uns an
        das treibt mich
        macht uns aus $
        das macht uns aus/stark/stolz
        stillt die sehnsucht
        sehnsuchtsort
        wohlfühlort/wohlfühloase/wohlfühlatmosphäre/wohlfühlfaktor
        familiär/familiäre/familiären/familiärer atmosphäre/umfeld/team/miteinander
        herzlich/herzliche/herzlichen/herzlicher atmosphäre/empfang/miteinander
        gaumenfreude/gaumenfreuden/gaumenschmaus
        genussmomente/glücksmomente/glücksgefühle/wow
        wow effekt/faktor/erlebnis
        erlebnis für die/alle
        rundherum/rundum zufrieden/glücklich
        leuchtende/leuchtenden/strahlende/strahlenden/glänzende/glänzenden augen/gesichter/kinderaugen/gesichtern
        unter die haut ~ @medizin spritze nadel tattoo tätowierer tätowiererin chip splitter
        mit liebe zum
        liebe zum detail
        viel liebe zum
        mit viel liebe und/gemacht/hergestellt/gebacken
        mit liebe gemacht/hergestellt/zubereitet/gebacken
        handverlesen/handverlesene (!trauben/beeren)
        manufaktur qualität
        vom feinsten ~ @küche
        digital/digitale/digitaler native/natives/vorreiter/transformation
        innovations
        innovation und (tradition/nachhaltigkeit/kreativität/mut/fortschritt/qualität/leidenschaft)
        innovation trifft/made/leben
        zukünftiges/künftiges/zukünftige ich
        unbezahlbare/unbezahlbarer/unbezahlbaren/unbezahlbares`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A stock opening. Start with what happened or what you think.',
      lines: `
        in einer hypervernetzten/vernetzten/digitalen/lauten/komplexen/unsicheren/hektischen/globalisierten/schnelllebigen/modernen/überreizten/volatilen welt/zeit/gesellschaft/wirtschaft
        ^ heute möchte/will/muss ich über/mit/euch/etwas/mal
        ^ ich möchte heute/über/mit euch/etwas/mal
        wir leben in einer/zeiten
        in einer welt , in/die/wo
        ^ in zeiten wie diesen
        in zeiten ** wandels/unsicherheit/umbruchs/krisen
        ^ was für ein privileg/glück/tag/jahr/moment/ritt/team/event (!ist)
        ^ was für eine ehre/freude/woche/reise/energie/ehre/community
        ^ das wird jetzt? vielleicht/einigen/manchen/nicht ** gefallen
        ^ ich sag's , wie/euch/ganz
        ^ ich sage es , wie/ganz
        ^ ich sag es , wie/ganz
        ^ ich verrate dir/euch/ihnen ein/etwas/mal/mein
        ^ ich verrat dir/euch
        ^ ein geheimnis $
        ^ ein gedanke , der
        ^ ein gedanke $
        ^ kleiner/kurzer gedanke/reminder/hinweis/denkanstoß $
        ^ kurzer reminder
        ^ heute schließt/beginnt/endet/startet/öffnet sich? für? mich/uns? ein/mein/unser/das neues/neuer/spannendes/nächstes/nächste/abenteuer/lebensabschnitt/kapitel/kreis
        ^ heute darf/durfte ich verkünden/stolz/voller/mitteilen/teil/endlich/offiziell
        ^ hätte mir/man vor ** gesagt
        ^ wenn mir vor ** gesagt
        ^ wenn du das/dies hier? liest
        ^ es war einmal
        ^ triggerwarnung
        ^ wer mich kennt
        ^ zeit für ein/eine update/neues/veränderung/neue
        ^ in der heutigen schnelllebigen?/digitalen?/modernen?/dynamischen?/komplexen?/vernetzten? zeit/welt/geschäftswelt/arbeitswelt/gesellschaft/wirtschaft/berufswelt
        in der heutigen * *? zeit/welt/geschäftswelt/arbeitswelt/gesellschaft/wirtschaft/landschaft/berufswelt/ära
        in der heutigen zeit/welt/geschäftswelt/arbeitswelt/gesellschaft/wirtschaft/berufswelt
        ^ in unserer schnelllebigen/digitalen/heutigen/modernen/vernetzten
        ^ in einer welt , in/voller/die/wo
        ^ in einer zeit , in/voller/des/der
        ^ in einer sich ständig/immer/rasant/stetig/schnell
        ^ in einer immer *
        ^ in einer zunehmend/immer digitalen/komplexen/vernetzten/schnelllebigen
        ^ in zeiten von/des/der/in/wie (wandels/ki/unsicherheit/digitalisierung/veränderung/krise/krisen/fachkräftemangel/diesen/denen/corona/homeoffice/remote/ständigen)
        ^ im digitalen zeitalter
        ^ im zeitalter der/des/von
        ^ in der ära der/des/von
        heute mehr denn je
        mehr denn je
        wichtiger denn je
        ^ ich freue mich @very? , euch/bekannt/mitteilen/verkünden/teilen/sagen/dir/ihnen/bekanntzugeben/mitzuteilen
        ^ wir freuen uns @very? , euch/bekannt/mitteilen/verkünden/teilen/sagen/ihnen/bekanntzugeben/mitzuteilen
        ich freue mich @very? bekannt/mitteilen/verkünden
        freue/freuen mich/uns @very? , * * * zu? können/dürfen/verkünden/mitzuteilen/geben
        bekannt geben/zu zu? dürfen/können/geben
        bekanntgeben/bekanntzugeben/verkünden/mitteilen zu dürfen/können
        teilen zu dürfen/können
        ^ ich bin/darf/kann @very @happy
        ^ ich bin @very? @happy , teil/dass/verkünden/mitteilen/euch/sagen/ab/ein (!wieder)
        ^ wir sind @very? @happy , teil/dass/verkünden/mitteilen/euch/sagen
        ^ @very? @happy , teil/dass/verkünden/euch/mitteilen
        ^ voller stolz/freude/dankbarkeit
        ^ mit großer/viel/voller/riesiger freude/stolz/begeisterung
        ^ mit großem/viel stolz
        ^ es ist mir/uns eine ehre/freude/große
        es ist/war mir/uns eine ehre/große
        ^ große/spannende/tolle neuigkeiten $
        ^ persönliches update $
        ^ seien wir mal? ehrlich , ich/er/man/niemand/wer/es/das > ich/er/man/niemand/wer/es/das
        ^ seien wir mal? ehrlich , wir > wir
        ^ seien wir mal? ehrlich $
        ^ sind wir mal? ehrlich $
        ^ mal ehrlich , ${someone} > ${someone}
        ^ mal ehrlich $
        ^ ganz ehrlich , ${someone} > ${someone}
        ^ ganz ehrlich $
        ^ ehrlich gesagt , ${anything} > ${anything}
        ^ ehrlich gesagt $
        ^ hand aufs herz $
        ^ klartext $
        ^ reden wir klartext
        ^ lass/lasst uns mal? ehrlich/über/reden/darüber/eintauchen ~ @tauchen
        ^ lassen sie uns ehrlich/über/eintauchen ~ @tauchen
        ^ reden/sprechen wir mal? über
        ^ wir müssen reden/über
        ^ wir müssen mal? über * reden/sprechen
        ^ ich muss euch/dir/mal was/etwas erzählen/gestehen/loswerden
        ^ lass/lasst mich euch/dir eine/etwas/was erzählen/sagen
        ^ ich erzähle euch/dir mal?
        ^ storytime $
        ^ unpopuläre/unpopular/unbequeme meinung/opinion $
        ^ kontroverse meinung/these $
        ^ steile these $
        ^ hot take $
        ^ fun fact $
        ^ geständnis $
        ^ stell/stellt/stellen dir/euch/sie (sich/vor/mal)
        ^ stell dir vor
        ^ stellt euch vor
        ^ was wäre , wenn ich
        ^ guten morgen linkedin
        ^ happy monday/friday/freitag/montag
        ^ happy new
        es ist kein geheimnis , dass
        wie wir alle wissen
        wie ihr/viele wisst/wissen $
        ^ ohne große umschweife
        es versteht sich von selbst
        ^ wir alle kennen das/es/diese/diesen/ihn/sie
        ^ wir kennen es/das alle/ja/doch
        ^ jeder kennt das/es/ihn/sie/diese/diesen
        ^ wer kennt das/es/ihn/sie nicht
        ^ wer kennt sie/ihn/das/es nicht
        ^ kennst du/sie das/diese/diesen/den/dieses/es $
        ^ kennt ihr das/diese/diesen/es $
        ^ kennst du das gefühl
        ^ kennst du diesen/den moment
        ^ kennst/kennt du/ihr das $
        ^ kennen sie das/diesen $
        ^ hast du dich/dir schon/jemals/auch einmal/mal gefragt
        ^ haben sie sich schon/jemals/auch einmal/mal gefragt
        ^ habt ihr euch schon/jemals/auch einmal/mal gefragt
        ^ wusstest/wussten/wusstet du/sie/ihr , dass/schon
        ^ wusstest/wussten/wusstet du/sie/ihr schon
        ^ mega/hammer/wahnsinns/wahnsinn/grandioser/grandioses/genialer/geniales/fantastischer/fantastisches/großartiger/großartiges kongress/event/messe/tag/abend/team/stimmung/konferenz/woche/veranstaltung/workshop/festival/jahr/start/auftakt
        ^ was für ein/eine * *? (event/tag/abend/woche/messe/kongress/team/stimmung)
        ^ wow $
        ^ wahnsinn $
        ^ unfassbar $
        ^ unglaublich , aber
        ^ es ist soweit $
        ^ endlich ist es soweit
        ^ der countdown läuft
        ^ die zeit rennt/vergeht
        ^ wie die zeit vergeht
        ^ die welt verändert/dreht/wandelt sich
        die welt verändert/wandelt/dreht sich immer/rasant/schneller
        ^ die digitalisierung/ki/arbeitswelt verändert/schreitet/macht
        ^ ich habe lange? überlegt/gezögert , ob
        ^ lange habe ich überlegt/gezögert
        ^ dieser post/beitrag fällt mir/ist
        ^ normalerweise poste/schreibe/teile ich
        ^ heute wird persönlich
        ^ heute wird's/wird persönlich
        ^ jetzt wird's persönlich
        ^ achtung , spoiler/unpopuläre/unpopular
        ^ in einer ära/epoche
        ^ im laufe der jahre/zeit habe ich eines/eins/viel/gelernt/vieles/erkannt
        ^ in den letzten jahren hat/haben sich viel/vieles/einiges/alles/so/die/unsere
        ^ mein weg zum/zur/als (!arbeit/bus/bahn/kita/schule/werkstatt/bahnhof/baustelle/haltestelle/büro/bäcker/hof/stall)
        ^ vor ** jahren hätte ich nie
        ^ wenn mir jemand/einer vor
        ^ hätte man/mir jemand? vor
        ^ ich hätte nie/niemals gedacht/geglaubt
        ^ die uhr tickt
        ^ es ist an der zeit
        ^ es ist höchste zeit
        ^ höchste zeit
        ^ es wird zeit , dass/umzudenken/für
        zeit für ein umdenken
        ^ wir schreiben das jahr
        ^ ein herzensprojekt/herzensthema
        herzensprojekt/herzensthema/herzensangelegenheit
        ^ ein thema , das mir/uns am/besonders
        am herzen liegt
        liegt mir/uns sehr/besonders/am am/herzen
        ^ das jahr neigt
        neigt sich dem ende
        mit einem lachenden und
        lachenden und einem? weinenden
        mit tränen in den
        mir fehlen die worte
        worte können
        es erfüllt mich/uns mit
        erfüllt mich mit stolz/freude/dankbarkeit
        mit stolz und/dürfen/können/blicken
        mit stolzgeschwellter brust
        mit großer dankbarkeit
        in tiefer dankbarkeit
        aus tiefstem/ganzem herzen
        von ganzem herzen
        von herzen danke/dank/dankbar
        ich darf/durfte mich vorstellen
        ^ nach ** spannenden/intensiven/lehrreichen/aufregenden wochen/jahren/monaten/tagen
        darf/dürfen/durfte/durften ich/wir teil sein
        durfte/durften/darf/dürfen ich/wir ** (verkünden/begleiten/erleben)
        teil davon/dessen sein/zu
        teil dieses/dieser/eines/einer/des großartigen/tollen/wunderbaren/fantastischen/besonderen/einzigartigen
        werde/werden/werdet sie? teil von/der/des/unseres/unserer/dieser/dieses/einer/eines
        bist du bereit für/dein/den/deine
        sind sie bereit für
        bereit für das/den/die/ein nächste/nächsten/neue/neues/abenteuer
        ^ in einem umfeld , das/in
        ^ in einer branche , die
        ^ in einer gesellschaft , die/in
        in einer zunehmend * *? welt/gesellschaft/arbeitswelt/zeit
        in einer immer *? * * *? welt/zeit/gesellschaft/arbeitswelt
        in einer schnelllebigen/lauten/komplexen/digitalen/vernetzten/verrückten/unruhigen/dynamischen/ungewissen/hektischen welt/zeit/arbeitswelt/branche ~ @see
        in unserer heutigen * *? zeit/welt/gesellschaft
        in zeiten * *? transformation/veränderung/veränderungen/digitalisierung/wandels/umbruchs/krise/krisen/unsicherheit/ki/fachkräftemangels/fachkräftemangel
        in diesen zeiten
        in turbulenten/bewegten/unsicheren/stürmischen/herausfordernden/schwierigen/ungewissen/verrückten zeiten ~ @see
        gerade in diesen/zeiten/unsicheren/schwierigen
        gehört/gehören/war/waren/sind/ist der vergangenheit an
        die zeiten , in denen
        die zeiten sind vorbei
        vorbei die zeiten
        vorbei sind die zeiten
        ob einzelunternehmer/start/freelancer/konzern/klein/jung/groß/anfänger/einsteiger ** oder
        ^ ob du/sie nun/gerade ** oder
        ^ es gibt menschen/momente/tage/begegnungen/geschichten/augenblicke , die/in/an/da
        ^ manche menschen/begegnungen/momente treten/kommen/verändern/bleiben
        ^ es gibt diese momente/tage/menschen/augenblicke
        ^ diese momente
        ^ einer dieser momente/tage
        solche momente
        genau dafür mache/liebe/lebe/brenne/machen/lieben
        für solche momente
        für diese momente
        ich liebe meinen job/beruf/was
        darum/deshalb/dafür liebe/brenne/mache ich meinen/was/das
        ^ alles begann mit
        alles begann/begonnen/fing/angefangen mit/an einem/einer/mit traum/idee/vision/einem/einer
        ^ es begann/begonnen mit/alles
        ^ es begann alles
        was als ** begann
        ich hätte nicht gedacht/geglaubt
        ^ damals wusste ich noch
        wusste ich nicht , dass
        ich ahnte nicht
        was ich damals nicht
        kaum in worte
        ich kann es kaum
        können es kaum
        kaum erwarten
        wir können es kaum
        so aufgeregt
        ich bin überwältigt/sprachlos/gerührt/demütig/geehrt/geflasht/begeistert/unendlich
        wir sind überwältigt/sprachlos/gerührt/begeistert
        überwältigt von
        bin noch immer/ganz geflasht/überwältigt/beeindruckt/sprachlos
        riesengroße/riesige/unbändige vorfreude/ehre/freude
        was für eine ehre/reise/woche/freude/achterbahnfahrt
        es war mir/uns ein/eine fest/ehre/freude/vergnügen
        welch/welche eine? ehre/freude
        feiern wir ein/heute/großes
        wir feiern/feierten heute? * *? meilenstein/meilensteine/erfolg/erfolge
        ein grund zum? zu? feiern
        anlass zur freude
        ^ großartige/tolle/spannende/aufregende neuigkeiten/nachrichten/news
        ^ big news
        ^ breaking
        ^ es gibt news/neuigkeiten $
        neuigkeiten , neuigkeiten
        meinung gefragt
        ^ offen gesagt/gestanden
        ^ ich sage es laut
        für die ** in der letzten reihe
        ^ darf ich ehrlich
        ^ sprechen wir es aus
        ^ sprechen wir klartext
        elefanten im raum
        reden/sprechen wir über ** elefanten
        ^ fragst/fragen du dich/sie sich auch/manchmal
        ^ hand hoch
        ^ hört auf zu
        ^ hör auf zu
        ^ hören sie auf zu
        befindet/befinden/ist/sind sich? im * *? wandel/umbruch
        befindet/befinden/ist/sind sich? im wandel/umbruch
        was für ein/eine * ritt/reise/achterbahnfahrt/fahrt/abenteuer
        unfassbar/mega/zutiefst/unbeschreiblich/extrem/riesig stolz/dankbar/glücklich/happy/gerührt/geehrt`,
    },
    {
      rule: 'cliche',
      weight: 1.5,
      reason: 'A drumroll before the point. Make the point.',
      lines: `
        und plötzlich wurde/war/wusste/änderte/machte mir/alles
        plötzlich wurde mir alles? klar
        da wurde mir alles klar
        lass/lasst diesen/den satz/das ** wirken/sacken
        auf dich/euch/sich wirken
        ^ das problem dabei $
        ^ aber/doch das ist nicht alles
        ^ und das ist nicht alles
        ^ aber es kommt noch besser
        ^ und weißt du , was
        ^ und wisst ihr , was
        ^ weißt du , was passiert
        ^ das verrückte/krasse/ironische/schöne/schlimme/beste daran/ist $
        ^ das krasse $
        was dann kam
        ab diesem moment/tag war/änderte
        man hat uns belogen
        uns wurde eingeredet
        ^ und jetzt kommt's $
        ^ jetzt kommt's $
        ^ und? jetzt kommt der/das haken/clou/beste/spannende/wichtige/punkt/twist
        ^ und jetzt/nun $
        ^ und? hier kommt der/das/die
        ^ und? das beste daran/dabei
        ^ und das beste $
        ^ und das krasse/schöne/schlimme/verrückte/ironische/spannende
        ^ und wisst ihr was $
        ^ und weißt du was $
        ^ und ratet mal $
        ^ rate mal $
        ^ spoiler alert? $
        ^ spoileralarm $
        ^ plot twist $
        ^ fakt ist $
        ^ fakt $
        ^ fakt ist , dass
        ^ die/doch/aber/und? die? wahrheit $ 
        ^ die wahrheit/realität ist , ich/wir/man > ich/wir/man
        ^ doch/aber/und? die? wahrheit/realität ist $
        ^ doch/aber/und? die wahrheit/realität ist $
        ^ die wahrheit/realität ist , dass
        die bittere/unbequeme/harte/traurige/nackte/ungeschminkte wahrheit
        unbequeme/bittere/harte wahrheit/wahrheiten
        ^ die realität sieht anders
        ^ tatsache ist $
        ^ das geheimnis $
        hier ist/kommt das geheimnis/problem/ding/entscheidende
        hier ist , was ich
        das ist der punkt $
        genau das ist der punkt
        genau hier liegt
        und genau das ist/macht/hier/darum
        und genau hier
        und genau da
        niemand spricht/redet darüber/über
        keiner spricht/redet darüber/über
        kaum jemand/einer spricht/redet darüber/über
        darüber spricht/redet niemand/keiner/kaum
        niemand sagt/erzählt/warnt/bereitet/lehrt/verrät dir/uns/einem/euch/mir/dich
        keiner sagt/erzählt/warnt/bereitet/verrät dir/uns/einem/euch/mir/dich
        was dir/uns/euch/ihnen/einem niemand/keiner
        was niemand sagt/ausspricht/erzählt
        wir sprechen/reden zu wenig/selten über/darüber
        zu selten/wenig sprechen/reden wir
        lass/lasst das mal?/kurz? sacken/wirken
        lass/lasst das mal kurz? sacken/wirken
        lass/lasst das kurz sacken/wirken
        lasst/lass diesen satz
        lies/lest das nochmal/noch/bitte/zweimal
        lies/lest den/diesen satz noch/nochmal/zweimal
        nochmal zum mitschreiben
        denk/denkt mal? darüber nach
        denk/denkt mal kurz? darüber nach
        ^ ich wiederhole , ich > ich
        ^ ich wiederhole , wir > wir
        ^ ich wiederhole $
        ^ punkt $
        ^ punkt aus
        ^ ende der geschichte $
        ^ so einfach ist das $
        ^ so einfach ist/kann es
        ^ so einfach $
        ^ klingt einfach
        ^ klingt hart
        ^ klingt verrückt
        ^ klingt banal $
        ^ mic drop $
        ^ merkt euch das
        ^ merk dir das
        ^ eins ist klar/sicher , ${someone} > ${someone}
        ^ eins ist klar/sicher $
        ^ eines ist klar/sicher , ${someone} > ${someone}
        ^ eines ist klar/sicher $
        ^ eins vorweg , ${anything} > ${anything}
        ^ eins vorweg $
        ^ glaub mir , ${someone} > ${someone}
        ^ glaub/glaubt mir $
        ^ vertrau mir , ${someone} > ${someone}
        ^ vertrau mir $
        ^ keine frage , ${anything} > ${anything}
        ^ keine frage $
        ^ machen wir uns nichts vor , ich/er/man/niemand/wer/es/das > ich/er/man/niemand/wer/es/das
        ^ machen wir uns nichts vor , wir > wir
        ^ machen wir uns nichts vor $
        da hat es klick
        da machte es klick
        es hat klick gemacht
        und dann machte/hat es klick
        dann änderte/veränderte sich alles
        das/es/und änderte/veränderte/verändert/ändert alles
        das hat alles verändert/geändert
        und alles änderte/veränderte
        alles veränderte/änderte sich $
        hat mein leben/karriere/denken verändert
        verändert/veränderte mein/dein/unser leben/denken
        nichts war mehr wie
        der rest ist geschichte
        was danach/dann geschah/passierte
        das müsst ihr sehen/wissen/gesehen/hören/probieren/unbedingt/lesen
        das musst du wissen
        ^ und das ist auch? okay/ok/gut/in/völlig/vollkommen/absolut (ordnung/so/okay/ok)
        ^ und? das ist auch? völlig/vollkommen/absolut/total okay/ok
        ^ und das ist okay/ok $
        ^ und das ist auch? gut so $
        ^ und wisst ihr/du
        ^ und soll ich dir/euch
        ^ soll ich dir/euch was/etwas/mal
        ^ das beste daran/dabei/ist $
        ^ und das beste
        ^ was soll ich sagen
        ^ was/wer hätte das gedacht
        ^ wer hätte gedacht/das
        ^ und was soll ich
        ^ die antwort ist einfach/simpel/so
        ^ mein appell
        ^ das erstaunliche/überraschende/verblüffende/entscheidende/spannende daran/dabei/ist
        ^ das ergebnis kann sich
        kann sich sehen lassen
        können sich sehen lassen
        ^ die zahlen/fakten sprechen für
        sprechen/spricht für sich
        ^ fakt ist
        ^ eines steht fest
        ^ eins steht fest
        ^ so viel/eines/eins steht fest
        ^ ein ding der unmöglichkeit
        schnallt/schnall euch/dich an
        haltet/halt/halten euch/dich/sie sich? fest
        lasst/lass euch/dich das auf der zunge
        auf der zunge zergehen ~ @küche
        ^ trommelwirbel
        ^ tadaa
        ^ drei/zwei/fünf worte $
        ^ ein wort $
        ^ nur so viel
        ^ eines vorweg
        ^ um es kurz/klar/deutlich
        ^ um es auf den punkt
        auf den punkt gebracht
        der punkt ist $
        ^ der punkt ist der
        ^ wir müssen aufhören
        ^ wir dürfen nicht vergessen
        ^ wir sollten uns fragen
        wird oft unterschätzt
        wird gerne/gern/häufig/völlig/massiv/total unterschätzt
        oft unterschätzt
        unterschätzte erfolgsfaktor/kraft/superkraft
        mehr als du/man denkst/denkt
        ist mehr als nur/bloß
        ist mehr als ein/eine (!stunde/jahr/woche/tag/monat/drittel/viertel/meter/kilo/liter/tonne/euro/eimer/minute/prozent/dutzend/handvoll/million/kilometer/zentimeter/mal/paar/jahrzehnt/jahrhundert/halbes/halbe)
        viel/so/weit mehr als nur/bloß
        mehr als die summe
        größer als die summe
        und so viel/vieles mehr
        und vieles mehr $
        denkanstoß/denkanstöße
        darüber sollten wir
        regt/regen/regte zum nachdenken
        hat mich/uns nachdenklich
        stimmt mich nachdenklich
        ein wahrer/echter augenöffner
        augenöffner
        aha moment/momente/erlebnis/effekt
        aus allen wolken
        und dann kam corona/alles
        plötzlich stand alles still/kopf
        wie ein blitz aus
        ein schlag ins gesicht
        am boden zerstört
        hat mich gelehrt/geprägt/verändert/wachsen
        prägt/geprägt/prägen mich bis heute
        zu dem gemacht , was/der
        zu der gemacht , die
        nicht in worte
        unbezahlbar $
        die antwort wird dich/euch/sie
        wird dich/euch/sie überraschen
        überrascht dich/euch vielleicht
        ^ aber es gibt ein problem/haken
        ^ doch es gibt ein/einen problem/haken
        ^ aber hier ist
        ^ doch hier ist
        ^ und hier wird es/kommt/liegt
        ^ jetzt wird's/wird es spannend/interessant
        und genau da passiert/passierte/liegt/wird
        was dann passierte/geschah/kam
        ^ und dann passierte/geschah es/das
        ^ dann passierte/geschah es/das/etwas
        passierte das unglaubliche/unerwartete
        die wenigsten wissen/sprechen/trauen/reden
        was die wenigsten/meisten wissen/vergessen/übersehen
        was viele nicht wissen/vergessen/unterschätzen
        was die meisten nicht
        denkt mal darüber
        denk darüber nach
        ^ denk mal
        ^ denkt mal
        ^ überleg/überlegt mal
        stoff zum nachdenken
        food for thought
        gedanken zum wochenende/sonntag/freitag/montag/jahresende/nachdenken/wochenstart/jahreswechsel
        zum nachdenken $
        lass das mal
        lies das nochmal
        ^ nochmal $
        ^ lest das/es noch
        ^ spoiler $ ~ heck dach tüv windkanal lkw fahrwerk
        ^ wendepunkt
        das war der/mein wendepunkt/moment/augenblick
        ^ der wendepunkt $
        mein wendepunkt
        ein wendepunkt in
        wurde mir bewusst/klar , wie wichtig/sehr/wertvoll/viel/kostbar
        wurde mir bewusst/klar , was wirklich/wahre/echte/im
        wurde mir eines/eins/etwas bewusst/klar
        da traf es mich
        traf mich wie
        ^ da verstand/begriff/wusste ich .
        ^ da verstand/begriff/wusste ich , worum/was wirklich/es
        in diesem moment wusste/verstand/begriff/wurde
        und auf einmal war/machte alles
        auf einmal machte alles sinn
        alles machte plötzlich
        das spiel hat sich
        das spiel verändert/ändert
        spielregeln haben sich
        so einfach , so
        so simpel wie
        einfach , aber genial
        simpel , aber
        ebenso einfach wie
        so simpel ist
        ^ und ehrlich $
        ^ und ganz ehrlich $
        ^ und mal ehrlich
        ^ true story
        ^ nicht mehr und/nicht weniger
        ^ nicht mehr . nicht
        nicht mehr , nicht weniger
        ^ schluss mit
        schluss , aus
        raus aus dem/der/den hamsterrad/opferrolle/komfortzone/teufelskreis/alltag
        aus dem hamsterrad ~ hamster käfig tierarzt tierärztin meerschweinchen
        hamsterrad ~ hamster käfig tierarzt tierärztin meerschweinchen
        zusammenfassend lässt sich/kann/ist
        es ist wichtig zu/, zu/anzumerken betonen/erwähnen/beachten/verstehen
        es gilt zu/, zu beachten/betonen
        nicht zu unterschätzen/vergessen
        darüber hinaus ist/sind/bietet/ermöglicht
        unterstreicht/unterstreichen/verdeutlicht ** bedeutung/wichtigkeit/notwendigkeit/engagement
        spielt/spielen hierbei/dabei eine
        spiegelt/spiegeln ** wider
        von unschätzbarem
        von zentraler
        von großer bedeutung
        es ist unerlässlich/entscheidend/essenziell/essentiell/unabdingbar , dass/zu
        entscheidend ist , dass/was
        nicht mehr wegzudenken
        nicht wegzudenken
        aus dem/unserem alltag nicht mehr
        daran führt kein weg
        führt kein weg vorbei
        kommt niemand/keiner mehr? vorbei`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A moral tied on with a bow. The story says it already; end on the last fact.',
      lines: `
        wahre/eigentliche/ganze magie/kraft/stärke/größe/schönheit
        genau das ist die/der/das magie/kraft/kern/schönheit/geheimnis
        haltung ist alles
        einstellung/mindset/timing/vertrauen/kommunikation/kultur ist alles
        unterschätze/unterschätzt niemals/nie
        man darf nie/niemals unterschätzen
        die magie liegt in
        darin liegt die kraft/magie/stärke
        das schönste daran/ist
        einer für alle
        wer nicht wagt
        übung macht
        am ende wird alles
        gut ding will
        ^ die? moral von der
        die moral der geschichte
        ^ die? moral $
        ^ die/meine/mein/das wichtigste?/größte?/größtes?/wichtigstes? lektion/lehre/learning/erkenntnis/fazit $
        ^ lektion gelernt $
        ^ meine/die wichtigste/größte lektion/lehre/erkenntnis
        ^ mein/das wichtigstes/größtes/wichtigste/größte learning
        ^ mein/das? fazit $
        ^ meine/die erkenntnis $
        ^ die lehre daraus $
        ^ was habe ich gelernt
        ^ was ich daraus/dabei gelernt/mitgenommen/mitnehme
        ^ was ich gelernt habe
        am ende des tages (!zähle/zählen/zählten/stand/standen/waren/hatten/hatte/lag/lagen/kam/kamen/fehlten/fehlte/war/liegen/blieben/schließe/schließen/taten/tat/wasche/putze/putzen/räumen/räume/kehren/schreiben/schreibe/rechnen/rechne/fegen/fege/stehen/bringe/bringen/hole/holen/wird) ~ kasse schicht kehrwoche
        unterm strich $
        ^ letzten endes
        ^ letztendlich ist/sind/geht/zählt/kommt
        ^ zusammenfassend lässt
        ^ zusammengefasst , ${someone} > ${someone}
        ^ zusammengefasst $
        ^ kurz gesagt , ${anything} > ${anything}
        ^ kurz gesagt $
        ^ last but not least
        ^ vergiss/vergesst nie/niemals
        ^ denk/denkt dran/immer $
        ^ denkt daran $
        ^ erinnere dich
        ^ und genau darum geht
        genau darum geht
        darum geht es am/doch
        darauf kommt es an
        das ist es , was (zählt/am/wirklich)
        das ist , was wirklich/am zählt/ende
        was am ende zählt
        was wirklich zählt
        nur das zählt
        das macht den unterschied
        das ist wahre/echte führung/stärke/größe/leadership/teamarbeit
        das ist echter/wahrer teamgeist/erfolg/mut
        wahre/echte größe/stärke zeigt
        das nenne ich führung/leadership/teamgeist/kultur
        das leben ist (zu/kurz/ein/eine/kein/keine)
        alles hat seinen grund
        alles zu seiner zeit
        es ist nie zu spät
        rom wurde nicht
        weniger ist mehr $
        der weg ist das
        manchmal muss man/braucht/ist einfach/weniger/es/nur
        man muss nur/es/sich/einfach nur? (fest/daran/wollen/einfach/trauen/machen/tun/mut)
        man muss nur ** glauben/wollen/trauen
        nur fest genug
        wenn/solange man/du/wir/ihr nur? ** fest/ganz daran/genug/an ** glaubt/glauben/glaubst
        die kraft liegt/steckt in
        kraft/macht/schlüssel/antwort/lösung liegt/steckt in dir/uns/euch/ihnen/jedem
        steckt/schlummert in dir/uns/jedem/euch/ihnen
        in jedem von uns
        in dir steckt
        jeder von uns kann/trägt/hat/ist
        jeder einzelne/einzelner von/kann/zählt/ist/trägt
        jede einzelne zählt/kann
        jede/jeder/jedes stimme/schritt/beitrag/tropfen/idee/tag/mensch/detail/kleine zählt
        jede/jeder/jedes kleine/noch ** zählt
        jeder mensch ist einzigartig/anders/wertvoll
        jedes leben zählt
        kinder/jugend/azubis/jugendlichen/nachwuchs sind/ist unsere/die/der zukunft/führungskräfte
        unsere/die zukunft von morgen
        besser als ihr/sein ruf
        der/die erste eindruck zählt/bleibt/entscheidet/ist
        für den ersten eindruck
        man kann den wind/das nicht
        den wind nicht ändern
        die segel anders/neu/richtig setzen ~ @see
        nicht alles , was glänzt/zählt/neu/möglich/technisch
        alles hat seinen/seine/ein/zwei preis/wert/zeit/zeiten/grund/sinn/ende/seiten
        aufgeben/scheitern/stillstand/nichtstun/rückzug ist/war/gibt keine/nie option/alternative
        ist/war keine option $
        die einzige konstante
        das einzig/einzige beständige
        stillstand ist rückschritt/der
        wer stehen bleibt
        wer rastet
        wer aufgibt
        wer kämpft
        wer nicht kämpft
        wer nichts wagt
        wer wagt , gewinnt
        wer sucht , der
        wer loslässt
        wer loslassen kann
        wer nicht mit der zeit
        wer nicht fragt
        wer nicht an sich/wunder/morgen/übermorgen
        wer an sich glaubt
        wer den mut
        wer mutig ist
        wer träumt
        wer zuhört , (versteht/lernt/führt/gewinnt)
        wer vertraut
        wer fühlt , was
        wer führen will
        wer andere führen
        wer wachsen will
        wer etwas verändern/bewegen will
        wer hoch hinaus
        wer erfolg/erfolgreich haben/sein will
        wer heute/jetzt nicht handelt/investiert/umdenkt/anfängt/startet/digitalisiert/mitgeht/ausbildet/lernt/umsteigt
        am anfang steht/war die/der/ein/eine idee/mut/vision/traum
        am ende siegt
        nur gemeinsam
        nur zusammen
        nur so können/kann/wird/gelingt
        nur wer * * *? wächst/bleibt/versteht/gewinnt
        genau das ist , was/es
        genau das ist *? (führung/leadership/teamarbeit/erfolg/kultur)
        genau das macht/treibt mich/uns/den/dieses
        das ist *? kern dessen
        dafür lohnt es
        es lohnt sich immer
        es kommt darauf an , was
        man wächst mit
        man lernt nie
        man lernt immer/fürs/mehr
        wir/ich lernen/lerne nie aus
        aus fehlern lernt/lernen/wird
        fehler sind da/menschlich/chancen/erlaubt/wichtig/lernchancen
        fehler machen uns/dich
        fehler/scheitern gehört/gehören dazu/zum
        scheitern als chance
        scheitern ist ein/der/erlaubt/kein/menschlich
        das leben passiert/beginnt/besteht/schreibt/belohnt/spielt/lehrt/meint
        das leben ist zu/ein/eine/kein/keine/wie/nicht
        im leben geht/kommt/gibt es
        vertrauen ist/sind die/das/der
        beginnt/beginnen/fängt immer? im kopf/kleinen/herzen/team/innern/inneren/alltag
        beginnt/beginnen/fängt immer? bei/mit dir/uns/jedem/ihnen/mir/einem selbst/zuhören/vertrauen/selbst/mut/respekt
        beginnt/beginnen da/dort , wo
        beginnt/beginnen/fängt mit dem ersten schritt
        wo andere/worte aufhören/enden
        der erste schritt ist immer/meist/oft/der/meistens
        der erste schritt zählt
        den ersten schritt wagen/zu
        der erste schritt ist der
        ein/einen kleiner/kleinen schritt für
        kleine schritte ~ rollator physiotherapeut physiotherapeutin hüfte knie gips glatteis krücken
        ein lächeln kostet
        lächeln/worte ist/sind/kostet nichts
        verbindet/verbinden menschen/generationen/kulturen/welten/herzen/tradition/völker/nationen/uns
        kennt keine grenzen/grenze
        kein * ohne mut/vertrauen/fleiß/risiko/veränderung/team
        ideen sind nichts
        worte haben macht/kraft
        worte wirken
        taten statt worte
        taten sagen/sprechen mehr/lauter
        reden statt schweigen
        mehr als tausend worte
        ein team ist mehr/nur/immer/kein/keine/wie
        ein starkes team ist/macht/braucht/hält
        wir sitzen alle im/in gleichen/selben/einem boot
        wir sind wie? eine familie (!mit/aus/von)
        wir sind alle nur? menschen/teil/eins
        wir sind ein team $
        wir sind mehr als
        mehr miteinander
        miteinander statt gegeneinander
        miteinander/gemeinsam/füreinander/zusammen statt gegeneinander/einsam/übereinander
        nicht übereinander
        qualität statt quantität
        klasse statt masse
        qualität vor quantität
        qualität hat ihren
        qualität setzt sich
        das gute liegt
        gesundheit ist das/unser
        zeit ist das/unser/unsere/kostbar
        die zeit heilt
        liebe was du
        mach was du
        tu was du
        dein/deine/unser/ihr/der/euer körper ist/wird dir/dein
        sei/seid/sei du/ihr/die/der/einfach selbst/veränderung/wandel/du/ihr
        sei/seid die/der/du veränderung/wandel/selbst
        leb/lebe/lebt deinen/euren traum
        lebe/leb dein
        lebe/leb den moment/augenblick
        träume nicht dein
        geh/gehe/geht deinen/euren/raus weg
        hör/höre/hört auf dein/deine/dich/euer/euch
        hör/höre/hört auf dein herz/bauchgefühl
        vertraue/vertrau/vertraut dir/dem/deinem/deiner/auf selbst/prozess/intuition/bauchgefühl/dich
        trust the process
        lass/lasse einfach? los
        loslassen heißt/bedeutet/lernen/können
        mut zur/zum lücke/veränderung/scheitern/fehler
        mut ist/tut/beginnt/wird/zahlt
        nimm/nehmt dein/euer leben/glück/schicksal
        wir haben nur dieses/ein/eine/einen/die
        es gibt keinen/keine planeten/planet/ausreden/zweite/zweiten/probleme
        there is no planet
        dankbarkeit ist/macht/verändert
        wahre worte
        nichts ist für die
        das nächste spiel ist
        nach dem spiel ist
        es sind die kleinen/menschen/momente/details/begegnungen , die/dinge
        die kleinen dinge , die
        sind es die kleinen/menschen/einfachen/leisen
        die einfachste lösung
        am ende zählt/zählen es/nur/das/immer/eines/eins
        am ende geht es um/immer/nur/doch (!die/eins/zwei/drei/vier/fünf/sechs/sieben/acht/neun/zehn)
        am ende kommt es auf/nur/immer
        am schluss zählt nur/immer/eines/eins
        letztlich zählt
        letztendlich zählt/geht/kommt
        läuft alles auf ** hinaus
        alles eine/nur frage der/des
        eine frage der haltung/einstellung/perspektive/zeit/kultur/ehre/priorität/prioritäten
        ist eine frage der
        kommunikation/vertrauen/einstellung/haltung/leadership/führung/kultur/zuhören/geduld/konsequenz/timing ist alles/key/king
        ist der/das/die halbe miete/erfolg/leben
        halbe miete ~ vermieter vermieterin mieter mieterin wohnung mietvertrag
        ist key
        ist king/queen
        ist die königsdisziplin
        königsdisziplin
        ist pflicht , nicht
        der mensch macht/ist/bleibt/steht/zählt/im
        menschen machen/kaufen/folgen/verlassen/arbeiten/vertrauen/brauchen den/von/menschen/keine/nicht/chefs/für
        menschen , nicht
        nicht den job/unternehmen/arbeitgeber , sondern
        verlassen nicht/keine/ihren/chefs/führungskräfte/vorgesetzte
        wegen des/ihrem/ihrer chefs/führungskraft/vorgesetzten
        kümmere dich um/gut
        kümmert sich um dein/euer business/geschäft
        glückliche/zufriedene mitarbeiter/mitarbeitende/kühe/kollegen/teams machen/sorgen/sind/bedeuten glückliche/zufriedene/für
        happy employees
        verdient , gehört
        gehört zu werden
        was wir geben
        wer gibt , dem/bekommt
        wenn wir geben
        gib es weiter
        niemals auslernen
        nie aufhören zu/, zu
        schwächen/fehler/verletzlichkeit/weinen/hilfe/pausen/nein/pause zeigen/zugeben/sagen/holen/machen/anzunehmen/annehmen ist/sind/heißt/zeugt eine/ein/keine/kein/stark/menschlich/stärke/mut/von/der
        um hilfe zu? bitten/fragen ist
        nein sagen ist/lernen/heißt/können
        ist ein akt der/des
        akt der selbstliebe/selbstfürsorge/liebe/freundlichkeit
        selbstfürsorge/selbstliebe ist/beginnt/heißt/bedeutet
        aus einem leeren becher/glas/krug/eimer kann
        erst die sauerstoffmaske
        setz dir zuerst
        deine vergangenheit
        deine/eure zukunft beginnt/liegt/wartet/ist/gehört
        deine geschichte/reise ist/beginnt/zählt/endet
        du selbst zu
        sei gut zu
        umgib/umgebt dich/euch/mit menschen/mit
        perfektion ist
        perfekt ist/gibt langweilig/nicht/es
        nicht perfekt , aber
        unperfekt/imperfekt/unvollkommenheit
        erlaube dir/ihr
        erlaubt euch
        nimm dir zeit/raum/die
        nehmt euch zeit/raum für (euch/das)
        schenk/schenke/schenkt dir/euch/ihnen selbst? zeit/vertrauen/ruhe/aufmerksamkeit/freude
        hab/habe/habt/haben keine? angst/mut/vertrauen/geduld/den (vor/zu/mut/in)
        hab den mut
        habt den mut
        trau/traue/traut/trauen dich/euch/sie sich? (!ruhig)
        wage/wagt/wagen wir? den/es/mehr/einen sprung/schritt/mut/neuanfang
        fang/fangt/fange/fangen einfach/heute/jetzt/endlich/an an/zu
        heute ist der/ein perfekte/beste/richtige/erste/tag
        der beste zeitpunkt
        der perfekte zeitpunkt/moment
        wann , wenn nicht
        wenn nicht jetzt
        jetzt oder nie
        dein moment
        deine zeit ist
        jetzt ist die/der zeit/moment/richtige
        es ist nie der
        es kommt nicht darauf an/, wie/was/wo
        nicht wie oft
        spielt keine rolle , wie
        egal , wie groß/klein/oft/schwer/woher/wo
        egal wie groß/klein/oft/schwer
        egal woher/was/wo/wie du/kommt/passiert
        alter ist nur/keine/bloß
        zahlen sind nicht alles
        zahlen lügen nicht
        zahlen erzählen
        geld ist nicht
        titel sind nicht/schall
        erfolg hat viele/drei/einen/nichts/man
        erfolg misst/bemisst/lässt/bedeutet/ist
        dein/deine größter/größte erfolg/niederlage/lehrer/lektion/schwäche/stärke/feind/gegner/konkurrent
        konkurrenz/gegner/feind bist du
        mit dir selbst $
        mit gestern $
        besser zu? sein als gestern
        bisschen/stück/tick besser als gestern
        jeden tag ein/ein bisschen/stück besser
        ein prozent besser
        ein bisschen besser
        schritt für schritt zum/zur/in/nach
        kleine schritte , große/führen/machen
        kleine veränderungen
        kleine ursache
        kleine taten
        kleine gesten
        große wirkung
        abschied ist/heißt/bedeutet/fällt kein/nicht/auch/immer/schwer
        kein abschied , sondern/ein
        ein auf wiedersehen
        kein lebewohl
        auf wiedersehen ist
        danke sagen kostet
        einfach mal danke
        zuhören ist/heißt/bedeutet/können eine/die/mehr/das/der/superkraft
        wirklich zuhören
        echtes zuhören
        führung/führen heißt/bedeutet/beginnt
        führen heißt
        vorbild sein/heißt
        vorleben statt
        vertrauen statt kontrolle
        vertrauen muss man
        vertrauen kann man
        vertrauen wird/entsteht/wächst/lohnt
        vertrauen schenken/verdienen
        haltung zeigen/statt/zählt
        mensch sein/bleiben
        menschlichkeit ist/zählt/zeigen
        wir brauchen mehr/endlich/weniger (mut/menschlichkeit/miteinander/vielfalt/vertrauen/empathie/zusammenhalt/leadership)
        die welt braucht
        diese welt braucht
        musik/sport/essen/kunst/humor/lachen/kochen/fußball/sprache/tanz ist/verbindet/kennt/vereint/heilt/macht/bringt die/eine/menschen/mehr/keine/sprache/glücklich/zusammen/ist
        mehr als nur sport/musik/arbeit
        sprache der/des herzens/seele/welt
        bildung ist/öffnet/beginnt/darf/schafft der/die/das/türen/ein
        wissen teilen/ist/verbindet/wächst/schützt
        geteiltes wissen
        nachwuchs ist
        gesundheit/sicherheit/familie/mensch/mitarbeiter/menschen/qualität geht/gehen/steht/stehen/kommt/kommen vor/an/immer/zuerst (erster/alles/oberster/vor)
        an erster stelle
        steht an erster
        oberste/oberster/höchste priorität
        ein ort , an dem menschen/man/jeder/alle/träume/wir/begegnungen/ideen/sich
        jeder willkommen
        mehr als ein ort
        heimat ist
        zu hause ist
        wo das herz
        herz schlägt ~ @medizin
        mein/unser herz schlägt für ~ @medizin
        fürs leben $
        fürs leben gelernt
        für immer im/in herzen
        im herzen (bleiben/tragen/behalten)
        in unseren herzen
        bleibt für immer
        werde/werden ich/wir nie/niemals vergessen
        das werde ich nie
        bleibenden/bleibender/nachhaltigen eindruck
        lücke hinterlassen/hinterlässt
        hinterlässt/hinterlassen eine/große/einen/spuren
        unvergessliche/große/tiefe spuren
        an menschen glauben
        an mich geglaubt/glauben
        als ich selbst nicht
        die an mich/uns geglaubt
        werde/werdet/werden sie? zur/zum marke/vorbild/experten/expertin/magnet/held/heldin/leader/besten/beste/gestalter/gestalterin/gewinner/vorreiter/profi/original/chef/chefin/stimme/mensch/lösung`,
    },
    {
      rule: 'tidy-moral',
      weight: 1.5,
      reason: 'A saying everyone knows. Tell what happened here instead.',
      lines: `
        manchmal gewinnt man
        manchmal verliert man , manchmal
        mal gewinnt man
        gut ding will
        gutes braucht zeit
        gute dinge brauchen
        was lange währt
        ende gut , alles
        aller anfang ist
        jeder anfang ist
        übung macht
        ohne fleiß
        von nichts kommt
        kein meister vom himmel
        meister vom himmel
        steter tropfen
        der ton macht
        kleinvieh macht
        wie man in den wald
        der kunde ist könig
        der gast ist könig
        kunde ist könig
        zeit ist geld
        vertrauen ist gut , kontrolle
        kontrolle ist gut , vertrauen
        reden ist silber
        schweigen ist gold
        eile mit weile
        in der ruhe liegt
        in der kürze liegt
        geteilte freude
        geteiltes leid
        viele köche
        der frühe vogel
        morgenstund hat
        wo gehobelt wird
        jeder ist seines glückes
        seines glückes schmied
        glückes schmied
        es gibt nichts gutes
        wege entstehen
        der weg ist das
        auch der längste/weiteste weg/reise
        die längste reise
        jede reise beginnt
        ein weg von tausend
        carpe diem
        die hoffnung stirbt
        hoffnung stirbt zuletzt
        lieber/besser spät als
        der fisch stinkt/muss vom/dem
        der wurm/köder muss dem
        ein bild sagt mehr
        nichts ist so/ist beständig/beständiger
        wenn der wind der ~ @see
        wer nicht mit der zeit geht
        mit der zeit gehen
        geht nicht , gibt's
        auf regen folgt sonnenschein
        nach jedem? regen/sturm kommt/scheint auch? immer? wieder? die? sonne/sonnenschein
        wenn sich eine tür
        wo sich eine tür
        eine tür schließt/zugeht sich
        geld allein macht
        geld ist nicht alles
        lachen ist die beste
        kleider machen
        das auge isst
        liebe geht durch
        es ist nicht alles gold
        nicht alles gold , was
        ehrlich währt
        der klügere gibt
        angriff ist die
        der schein trügt
        stille wasser
        kopf in den sand
        glaube versetzt
        not macht erfinderisch
        einigkeit macht
        gemeinsam statt einsam
        gegensätze ziehen
        gleich und gleich
        die dosis macht
        wissen ist macht
        zeit heilt
        man soll den tag
        was du heute kannst
        was dich nicht umbringt
        was uns/mich nicht umbringt
        was uns/dich/mich nicht tötet
        man sieht sich immer
        sieht sich immer zweimal
        man erntet , was
        wie die saat ~ @garten
        wer sät
        hinfallen , aufstehen
        hinfallen ist keine/erlaubt/menschlich
        aufstehen , krone/weitermachen
        krone richten
        aufstehen/hinfallen und weitermachen
        immer einmal mehr
        aus steinen , die
        steine , die einem/dir/mir
        gibt dir das leben/schicksal
        wenn das leben/dir dir/das zitronen/leben
        wenn dir das leben
        limonade daraus
        das glas ist halb
        glas halb voll
        die kirche im dorf
        viel hilft viel
        weniger ist/wäre manchmal/oft? mehr
        man kann nicht nicht
        alle wege führen
        alle guten dinge
        aller guten dinge
        ein gutes team
        das ganze ist mehr
        ganze ist mehr als
        eine kette ist nur
        das schwächste glied
        stärke liegt in/im
        in der krise/stille/not liegt/steckt/zeigt/entsteht
        in der gemeinschaft/vielfalt liegt
        vielfalt ist stärke/unsere/eine
        tue gutes und
        tu gutes und
        geben ist seliger
        macht aus der not
        alter schützt
        alter ist nur eine
        das alter ist nur
        man ist so alt
        wer zuletzt lacht
        wer früher stirbt
        done is better
        better done than
        content is king
        cash is king
        context is king
        culture eats strategy
        sharing is caring
        less is more
        time is money
        fake it till/until
        keep it simple
        fail fast
        move fast
        first come
        good things take
        no pain
        no risk
        work smarter
        work hard
        walk the talk
        practice what you
        extra mile/meile
        die extrameile
        extrameile
        teamwork makes
        one team
        you only live
        knowledge is
        just do it
        yes we can
        no excuses
        more than words
        form follows function
        never change a
        the show must
        simplicity is
        change is
        hire for/character attitude/train
        people buy from
        stronger/better together
        when life gives
        be the change
        be yourself
        home is where
        love what you
        do what you love
        the only constant
        failure is not
        learning by doing
        kinder sind unsere
        wer im glashaus
        der apfel fällt
        irren ist menschlich
        niemand/keiner ist perfekt
        nobody is perfect
        wie du mir
        unverhofft kommt
        gesagt , getan
        ende gut
        schuster bleib
        schuster , bleib
        viele wege führen
        ohne mampf
        liebe auf den ersten
        gute zutaten ~ @küche
        der appetit kommt
        lange rede
        kurz und gut
        wo licht ist
        wo viel licht
        jede medaille
        zwei seiten der/einer medaille
        medaille hat zwei
        am ende des regenbogens
        am ende des tunnels ~ @tunnel
        wie phönix aus
        phönix aus der
        gestärkt aus
        gestärkt daraus
        stärker als je/zuvor
        stärker daraus
        macht uns/dich/mich/einen nur? stärker
        wir wachsen daran
        an herausforderungen/fehlern/rückschlägen/aufgaben wachsen/wächst/gewachsen
        wachsen an herausforderungen/ihren/unseren/seinen/aufgaben
        wachstum beginnt/passiert/entsteht/findet/tut
        wachstum außerhalb
        außerhalb der/deiner komfortzone
        verlass/verlasse/verlassen/verlasst deine/die/ihre/eure komfortzone
        perlen entstehen
        diamanten entstehen
        unter druck entstehen
        glück ist kein/keine/das/wenn/eine
        geschmiedet
        das rad dreht
        die würfel sind gefallen
        der kreis schließt
        schließt sich der
        es schließt sich
        alles auf eine karte
        alles oder nichts
        ganz oder gar
        ohne wenn und
        mit jedem tag
        was zählt , ist
        was wirklich zählt
        was bleibt , sind die? erinnerungen/menschen/geschichten/momente/begegnungen
        das größte geschenk
        das leben ist schön
        so ist das leben
        leben und leben
        c'est la vie
        hakuna matata
        alles ist relativ
        zeit , danke zu
        ehre , wem
        der prophet
        der kopf ist rund
        denken wechseln/anders
        think different/positive
        positiv denken
        positives denken
        gedanken werden/schaffen/sind
        aus träumen
        träume brauchen
        wünsche werden
        mit dem herzen
        man sieht nur
        das wesentliche ist
        nicht für die schule
        für das leben lernen
        fürs leben lernen
        früh übt
        in jedem ende
        jedes ende ist
        ende ist ein/auch anfang/ein
        du musst nicht/erst perfekt/groß
        die besten ideen
        die besten geschichten schreibt
        geschichten schreibt das
        schönsten/besten geschichten schreibt
        ein gutes pferd
        das bessere ist
        gut ist nicht gut
        stell dich deinen
        angst ist ein/kein
        nur mut $
        mut zahlt
        mut wird belohnt
        glück des tüchtigen
        den mutigen gehört
        dem mutigen gehört
        neue besen
        vorsprung durch
        wir machen den weg
        nichts ist umsonst
        you can't
        people don't
        never waste
        teamwork
        better safe
        long story
        so far so
        last but not
        enjoy the
        good vibes
        stay hungry
        health is
        mind over
        happy wife
        once in a
        the best is
        the rest is
        the future is
        to infinity
        one step
        every journey
        where there is
        what doesn't
        whatever it takes
        nothing is
        if you can
        if not now
        don't dream
        follow your
        live your/laugh`,
    },
    {
      rule: 'generic-optimism',
      weight: 1.5,
      reason: 'Cheer that fits any post. Say what you look forward to and why.',
      lines: `
        die einzige grenze bist/ist
        deine einzige grenze
        nichts kann dich/uns/euch aufhalten
        ist alles machbar/möglich/schaffbar
        alles machbar
        können wir großes/alles/viel/mehr erreichen/schaffen/bewegen
        gemeinsam ** erreichen/schaffen/bewegen/gestalten/wachsen (!die)
        auf zu neuen
        auf in ein neues/die nächste
        auf ein neues $
        ^ und? auf die nächsten/kommenden * *? * *? jahre/kapitel/abenteuer/herausforderungen
        neue/neuen herausforderungen/abenteuer/aufgaben warten/entgegen
        auf neue herausforderungen/abenteuer/aufgaben
        voller chancen/möglichkeiten/energie/tatendrang/vorfreude/zuversicht/leidenschaft/inspiration
        zusammen können wir
        zusammen stark
        wir sehen uns oben
        danke für euer/eure/dein/das vertrauen/unterstützung/energie
        danke für das vertrauen
        weiter geht's $
        ^ weiter so $
        bleibt dran $
        ^ immer weiter $
        der himmel ist die
        the sky is the limit
        sky is the limit
        alles ist möglich
        nichts ist unmöglich
        das beste kommt noch
        das beste liegt noch/vor
        die zukunft ist jetzt/rosig/hier/da/hell/menschlich
        die zukunft gehört denen/uns/den/dir
        die zukunft beginnt
        wer will , der/findet
        wo ein wille
        glaub/glaube/glaubt an dich/euch/deine/eure/deinen
        träum/träume/träumt groß
        folge/folgt/folg deinem/deinen/eurem/euren traum/träumen/herzen
        gib/gebt/gebe niemals/nie/nicht auf
        niemals aufgeben
        nie aufgeben
        hör/hört niemals/nie auf zu
        bleib/bleibt neugierig/dran/hungrig/mutig/authentisch/gespannt $
        ^ einfach mal? machen
        einfach mal machen $
        machen statt (wollen/reden/warten)
        gemeinsam sind wir/stärker
        gemeinsam können/schaffen/erreichen/gestalten/machen/rocken/bewegen wir/großes
        gemeinsam stark
        gemeinsam stärker
        gemeinsam großes
        gemeinsam mehr/viel erreichen
        zusammen sind wir
        zusammen schaffen wir
        das ist erst der anfang
        das war erst der anfang
        wir stehen erst am
        auf zu neuen ufern ~ @see
        auf ein erfolgreiches
        die reise geht weiter
        to be continued
        es bleibt spannend
        spannende zeiten
        harte arbeit zahlt
        fleiß zahlt sich
        arbeit zahlt sich aus
        scheitern ist keine option
        erfolg ist kein zufall
        hinfallen , aufstehen
        wissen ist macht
        content is king
        licht am ende des/eines tunnels ~ @tunnel
        eine bessere welt
        die welt ein (bisschen/stück/stückchen) 
        danke an dieses/mein/unser/das/alle tolle/großartige/fantastische/unglaubliche/wunderbare/die
        unendlich/zutiefst/unglaublich/einfach/so/wahnsinnig dankbar
        dankbar für diese/dieses/jede/das/jeden
        stolz auf dieses/mein/unser/das/jeden team/tolle/großartige/unglaubliche/einzelnen
        so stolz auf
        gänsehaut $ ~ kalt kälte kühlhaus frost fror frieren gefroren eisbad nass schnee
        gänsehautmoment
        glaubst/glaubt/glauben/glaube an dich/sich/euch/uns $
        an sich selbst? glauben/glaubt
        an dich selbst? glauben/glaubst
        verwirkliche/verwirklicht/verwirklichen deine/eure/ihre/deinen träume/ideen/traum
        träume ** wahr/wirklichkeit/leben
        träume werden/sind wahr/wirklichkeit
        ein/mein/unser traum wird/ist/ging/geht wahr/in/erfüllung
        greif/greift/greifen nach den
        nach den sternen
        sky is no
        du schaffst/kannst das/alles/es (!nicht/nur/morgen)
        du bist nicht allein
        du bist genug/stark/wertvoll/mehr
        ihr/du seid/bist die/der besten/beste/wahnsinn/großartig/spitze
        ihr seid großartig/spitze/klasse/toll (!waren)
        wir schaffen das
        packen wir's/wir an
        packen wir es an
        packt/pack mit an
        auf geht's $
        los geht's $
        let's go
        let's rock
        let's do this
        stay tuned/hungry/safe/strong/focused
        big things
        keep going/pushing/growing/it
        never give up
        dream big
        think big
        think outside
        make it happen
        game on
        cheers to
        wir rocken/wuppen das/das/es
        wir freuen uns auf alles/die/das/eine was/zukunft/gemeinsame/kommende/nächste
        auf eine erfolgreiche/gemeinsame/gute/spannende
        auf gute zusammenarbeit
        auf viele weitere
        auf die nächsten/kommenden jahre
        auf das , was (kommt/noch/vor)
        es bleibt/wird spannend
        wird spannend $
        ^ bleibt/bleib stark/gesund/positiv/optimistisch/fokussiert/inspiriert/menschlich/offen $
        mehr/viel optimismus/mut/zuversicht/miteinander/liebe wagen
        mit optimismus/zuversicht/mut/vollgas/voller in/nach ~ @auto
        mit mut und
        positiv in die zukunft
        blicken/blicke/blickt wir? positiv/optimistisch/zuversichtlich/gespannt/voller
        eine/die zukunft , die/in/ist/braucht/gehört
        in eine nachhaltige/digitale/bessere/grüne/gemeinsame/erfolgreiche
        eine/die welt ein/zu/von/bisschen/besser/verändern/retten (bisschen/stück/einem/morgen/besser/zu/mit)
        zu einem besseren ort
        für kommende/künftige/zukünftige/nachfolgende generationen
        zukunft unserer/für kinder
        für unsere zukunft
        großes/etwas vor uns/wachsen
        danke an jeden einzelnen
        danke an alle , die das/dies/dabei/mich/uns/diesen/an/dazu/so
        ein riesiges/riesengroßes/herzliches/großes/dickes/riesen dankeschön/danke/dank (an)
        ein riesen dankeschön/danke
        riesendank
        großer/größter/herzlichster dank gilt/an
        mein/unser besonderer/größter/ganzer/herzlicher dank gilt
        ohne euch/dich wäre/wären/gäbe/hätte
        ohne euch/dich geht/wäre
        wäre ohne ** nicht möglich
        nicht möglich gewesen
        das wäre ohne euch/dich/ein/dieses/mein
        macht/macht's möglich $
        harte/harter/viel/jede arbeit ** ausgezahlt/gelohnt/belohnt
        arbeit hat/haben sich ausgezahlt/gelohnt
        es hat sich gelohnt
        hat sich jede
        jede sekunde/minute/mühe wert
        chancen statt/nutzen/ergreifen/sehen probleme/ergreift
        chance , zu wachsen/lernen
        lösungen statt probleme/problemen
        probleme sind da/chancen/nur/verkleidete/herausforderungen/gelegenheiten/lösungen/dornige
        geht nicht gibt's
        neue/neuer/neues jahr , neues/neue/neuer
        neues/jedes jahr , neue/neues
        jeder/mit jedem anfang
        zauber inne ~ @zauber
        wohnt ein zauber ~ @zauber
        alles gute kommt
        alles wird gut
        wir sind gespannt , was/wohin/auf
        ich bin gespannt , was/wohin (die/noch/kommt/als/das)
        und das ist erst
        ich stehe erst
        wir fangen gerade
        fange gerade erst
        gerade erst an/begonnen/losgelegt
        und das war erst
        ^ es geht weiter $
        fortsetzung folgt
        die reise beginnt/hat/geht/endet/ist (gerade/erst/hier/jetzt/noch/weiter)
        das abenteuer beginnt/geht/hat/kann
        ein neues abenteuer
        neues abenteuer
        nächste abenteuer
        abenteuer beginnt
        gemeinsam ** eine/die zukunft
        gemeinsam ** stark/stärker/erfolgreich/weiter/unschlagbar/mehr
        gemeinsam kommen/gehen wir/weiter
        gemeinsam/zusammen unschlagbar/unaufhaltbar/unaufhaltsam/besser/wachsen/anpacken
        gemeinsam in eine
        gemeinsam für die/eine/mehr/unsere/unser zukunft/region/bessere/miteinander/menschen/klima/vielfalt/umwelt/demokratie/starke/starkes/lebenswerte
        gemeinsam die zukunft
        lasst/lass uns gemeinsam/zusammen/die/das/mutig/mehr (gestalten/welt/zukunft/bewegen/wachsen/verändern/rocken/anpacken/feiern/mut/daran)
        lasst uns gemeinsam/zusammen
        lass uns gemeinsam
        möglichkeiten sind/scheinen endlos/unbegrenzt/grenzenlos
        endlose/unbegrenzte möglichkeiten
        keine grenzen gesetzt
        keine grenzen $
        dem/der sind keine grenzen
        welt voller möglichkeiten
        welt der/von möglichkeiten
        steht/stehen uns/dir/euch/ihnen offen/alle/die türen/welt
        alle türen offen
        wenn ich das/es kann/schaffe/geschafft
        ich habe es geschafft
        kannst du das/es auch
        schaffst du das/es auch
        wir haben es geschafft
        mission accomplished
        challenge accepted
        ^ ziel erreicht $
        auf die zukunft
        ^ respekt $
        stolz wie bolle/oskar
        stolz , teil
        stolz ein/dabei/auf (teil/diese/was/euch/uns/unser/mein)
        bin/sind stolz auf/, dass/ein/dankbar
        macht mich/uns stolz/glücklich/demütig/sprachlos/dankbar
        erfüllt/erfüllen mich/uns mit
        mit freude/stolz/vollem erfüllt
        das herz geht
        geht mir das herz
        herz aufgeht
        aus vollem herzen
        dankbarkeit pur
        pure/purer freude/dankbarkeit/energie/emotion/magie/glück
        voller dankbarkeit/glück/liebe/hoffnung/träume/wärme/demut/erinnerungen/erlebnisse
        danke für die/eure/dieses/diese/den/das inspiration/unterstützung/vertrauen/energie/reise/tolle/tollen/großartige/wunderbare/unvergessliche/inspirierenden/spannenden
        dieser preis/erfolg/award/meilenstein gehört/ist/wäre/zeigt euch/uns/ein/eine/nicht/allen
        gehört dem ganzen/euch
        eine tolle/großartige/starke/wahnsinnige teamleistung/leistung
        ausgezeichnet als/mit
        nicht selbstverständlich
        keine selbstverständlichkeit
        das ist alles andere als
        zu schätzen wissen
        hoffnung schenken/geben/machen
        ein stück hoffnung/glück/heimat/normalität/zukunft
        ein lächeln schenken/ins/auf
        lächeln ins gesicht
        lächeln aufs gesicht
        zaubert/zaubern/zauberte ** lächeln
        freude schenken
        das glück liegt`,
    },
    {
      rule: 'bait',
      weight: 2,
      reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
      lines: `
        schreib/schreibt/teile/teilt/verrate/verratet/lass/lasst dein/deine/deinen/euer/eure/euren ** kommentare/kommentaren
        reagiere/reagiert mit/wenn
        wenn dir/euch der/dieser/das beitrag/post/gefällt ** gefällt
        wenn dir/euch der/dieser beitrag/post gefällt/gefallen/geholfen
        speichere/speichert/speicher dir/euch den/diesen/das
        lass/lasst ein like
        like und teile/teilt/kommentiere
        diskutiert mit
        diskutiere mit
        ich bin gespannt auf eure/deine kommentare/meinung/meinungen
        schreib/schreibt/schreiben/schreibe es/sie/mir/uns/deine/eure/ihre/euer/dein/gern/gerne? gern/gerne/eure/deine/es? * in die kommentare
        schreib/schreibt/schreibe in die kommentare
        schreib/schreibt es/mir/uns/gern/gerne in die kommentare
        lass/lasst es mich/uns wissen
        lass/lasst es mich/uns in den kommentaren
        lass/lasst mir/uns gerne? ein/einen/eure/deine like/kommentar/herz/follow/meinung
        lass/lasst gerne? ein/einen/eure/deine/mir like/kommentar/herz/follow/meinung/gedanken
        ab in die kommentare
        erzähl/erzählt/verrat/verratet es? mir/uns in/es den/in kommentaren/den
        sag's mir
        teil/teile/teilt diesen/den/gern/gerne beitrag/post/mit/diesen
        teile/teilt diesen beitrag/post
        teile/teilt das/es , wenn/mit
        teil/teile/teilt den beitrag/post
        folge/folgt/folg mir für/gern/gerne/wenn
        folge/folgt mir , um/wenn
        speicher/speichere/speichert dir/euch/diesen (diesen/den/das/die/post/beitrag)
        markier/markiere/markiert jemanden/einen/eine/deine/deinen/eure/euren (!zeile/zelle/stelle/spalte/text/kästchen)
        verlinke/verlinkt jemanden/einen/eine/deine/deinen
        tagge/taggt jemanden/einen/eine
        repost/reposte/repostet wenn/diesen/bitte/gern/gerne
        like/liked/liket diesen/wenn/, den
        gib/gebt mir ein/einen like/daumen
        daumen hoch wenn
        hand hoch , wer/wenn
        hand hoch $
        wer noch $
        wer kennt's
        wer kennt es $
        wer fühlt's
        wer ist dabei
        stimmt ihr/du/sie zu/mir
        stimmst du zu/mir
        seht ihr das genauso/auch
        siehst du das genauso/auch
        du wirst nicht glauben
        ihr werdet nicht glauben
        ihr werdet es nicht glauben
        link in bio
        aktiviere die glocke
        doppelklick wenn
        ^ eure/deine/ihre meinung .
        ich freue mich auf eure/deine/ihre/den kommentare/meinungen/meinung/gedanken/austausch/diskussion
        freue mich auf eure/den/spannende/regen kommentare/austausch/diskussionen
        teilt/teile/teilen sie? gerne/gern/eure/deine/ihre/mit/diesen eure/deine/ihre/erfahrungen/gedanken/meinung/beitrag/post/uns/euren
        kommentiert/kommentiere/kommentieren gerne/gern/mit/unten/euren/deinen/fleißig
        hinterlasst/hinterlasse/hinterlassen sie? uns/mir/gerne/einen/ein/eure kommentar/like/herz/einen/ein/gerne
        vernetzt euch/dich/sie gerne/gern/mit
        vernetze dich gerne/gern/mit
        lasst/lass uns vernetzen
        lasst/lass uns diskutieren/ins gespräch
        lasst/lass uns in den kommentaren
        drück/drückt/drücke den/auf like/folgen/die
        klick/klicke/klickt auf gefällt/folgen/like
        wer mehr wissen will , folgt
        folge/folgt mir
        folgt uns für/gern/gerne/und
        folge uns für/gern/gerne
        ^ lust auf mehr
        neugierig geworden
        schick/schickt mir/einfach eine/ein dm/pn/wort
        dm me
        sichere/sichert/sichern dir/euch/sie sich? jetzt/deinen/euren/ihren/noch/schnell (platz/heute/ticket)
        meld/melde dich jetzt
        nur noch wenige plätze
        speichern/speichere/speicher/speichert und/für später
        merk/merkt dir/euch diesen post/beitrag
        wer stimmt zu/mir
        ^ zustimmung .
        hab ich recht
        habe ich recht
        oder was meint ihr/du/sie
        ^ amen $
        ^ gedanken .
        ^ gedanken dazu
        ^ deine/eure/ihre gedanken .
        ^ wie ist deine/eure meinung/erfahrung
        ^ wie geht es dir/euch damit
        schreib mir in den
        kommentare damit
        ich lese jeden kommentar
        kommentar unter diesem
        unter diesem post/beitrag
        link in den kommentaren und
        gib mir ein
        klick auf den/diesen
        jetzt kostenlos/kostenloses/gratis sichern/downloaden/herunterladen
        kostenloses erstgespräch
        erstgespräch buchen
        buche/buch/bucht dir? jetzt/dein/deinen/ein/einen
        termin in meiner bio
        swipe
        lade dir jetzt
        verpasse/verpasst/verpassen nicht/sie/keinen/nichts
        nur für kurze zeit
        einmalige chance/gelegenheit
        worauf wartest/wartet/warten du/ihr/sie noch?
        starte/startet jetzt/durch
        beginne/beginnt deine/eure/noch/heute reise/journey
        komm/kommt in unser/unsere/die/mein community/team
        ^ sei/seid/seien sie? dabei
        sei ein/teil teil
        mach/macht den unterschied
        mach dein ding
        jetzt ist es an
        bring/bringe dein/deine/dich ** (level/auf/zum)
        entfessle/entfalte/entfache/erwecke/wecke/zünde/entzünde/boost/booste/pushe/rocke dein/deine/deinen/das/den/in/die ~ @feuer
        entfalten/entfesseln/entdecken/erleben/wecken sie ihr/ihre/ihren/das/die/wie
        entdecke/entdeckt/entdecken/erlebe/erlebt/erleben/genieße/genießen dein/deine/die/das/den/wie/eine/ein/sie ** (magie/kraft/potenzial/geheimnis/unterschied/welt/faszination/vielfalt/zukunft/möglichkeiten/stärke/stärken/genuss)`,
    },
    {
      rule: 'wordy',
      weight: 0,
      reason: 'A shorter word says the same.',
      lines: `
        ^ zum jetzigen/gegenwärtigen/aktuellen zeitpunkt haben/können/wissen/sind wir > jetzt haben/können/wissen/sind wir
        ^ zum jetzigen/gegenwärtigen/aktuellen zeitpunkt habe/kann/weiß/bin ich > jetzt habe/kann/weiß/bin ich
        ^ zum jetzigen/gegenwärtigen/aktuellen zeitpunkt gibt/ist es > jetzt gibt/ist es
        (ist/sind/kann/können) zum jetzigen/gegenwärtigen/aktuellen zeitpunkt (nicht/niemand/noch/kein/keine) > jetzt
        zum jetzigen/gegenwärtigen/aktuellen zeitpunkt
        (lieber/noch/uns/mich/dich/euch) zu einem späteren zeitpunkt . > später
        zu einem späteren zeitpunkt
        ^ bis zum heutigen tag (ist/sind/habe/hat/haben/gibt/weiß/fehlt/fehlen) > bis heute
        zum heutigen tag
        aufgrund der tatsache , dass
        trotz der tatsache , dass
        angesichts der tatsache , dass
        für den fall , dass
        zu dem zweck ,
        in bezug auf
        im hinblick auf
        ^ im rahmen von (workshops/seminaren/interviews/projekten/veranstaltungen/schulungen/gesprächen) > bei
        im rahmen von
        ^ im rahmen der ausbildung/schulung/umfrage/studie/sitzung (habe/haben/hat/hatte/hatten/wurde/wurden/lernte/lernten/durfte/durften/konnte/konnten) > in der Ausbildung/Schulung/Umfrage/Studie/Sitzung
        im rahmen der
        ^ seitens der bank/leitung/geschäftsführung/verwaltung/stadt/firma (kam/kamen/kommt/gab/wurde/wurden) > von der Bank/Leitung/Geschäftsführung/Verwaltung/Stadt/Firma
        seitens der
        es gibt/gab [eine vielzahl von|eine vielzahl an|eine große anzahl von|eine große anzahl an] möglichkeiten/fragen/ideen/lösungen/optionen/aufgaben/varianten . > es gibt/gab viele Möglichkeiten/Fragen/Ideen/Lösungen/Optionen/Aufgaben/Varianten
        gibt/gab es [eine vielzahl von|eine vielzahl an|eine große anzahl von|eine große anzahl an] möglichkeiten/fragen/ideen/lösungen/optionen/aufgaben/varianten . > gibt/gab es viele Möglichkeiten/Fragen/Ideen/Lösungen/Optionen/Aufgaben/Varianten
        eine vielzahl von
        eine große anzahl von
        eine große anzahl an
        eine vielzahl an
        der großteil der
        die überwiegende mehrheit der
        ist/sind in der lage
        zum einsatz kommen
        zur anwendung bringen $ > anwenden
        zur anwendung bringen
        in erwägung ziehen $ > erwägen
        in erwägung ziehen
        in anspruch nehmen
        zur verfügung stellen
        (wir/sie/viele) verwenden (excel/slack/outlook/notion/jira/trello/figma/canva) > nutzen
        verwenden/verwendet
        diesbezüglich eine/keine/weitere frage/fragen > dazu eine/keine/weitere Frage/Fragen
        diesbezüglich
        eine/keine/weitere/deine frage/fragen bezüglich der rechnung/lieferung/bestellung/bewerbung/stelle . > eine/keine/weitere/deine Frage/Fragen zur Rechnung/Lieferung/Bestellung/Bewerbung/Stelle
        bezüglich
        nichtsdestotrotz > trotzdem
        dementsprechend
        mittels software/excel/ki/bluetooth/wlan (gesteuert/erstellt/berechnet/ausgewertet/übersetzt/verbunden/steuern/erstellen/berechnen/auswerten/übersetzen/verbinden) > mit Software/Excel/KI/Bluetooth/WLAN
        mittels
        tagtäglich > täglich
        letztlich und endlich > letztlich
        (!nicht) jeder einzelne (kunde/tag/fehler/schritt/euro/satz/cent/klick/anruf/artikel) > jeder
        jeder einzelne
        (liegt/lag/geht/ging/hängt) einzig und allein (an/am/um/von/vom) > nur
        ^ einzig und allein (der/die/das/mein/meine/unser/unsere) > nur
        einzig und allein
        voll und ganz (zufrieden/einverstanden/überzeugt/bewusst/verstanden/hinter) > völlig
        voll und ganz
        ^ nach und nach (kam/kamen/wurde/wurden/wird/werden/lernte/lernten/merkte/merkten/verstand/verstanden) > allmählich
        (wird/werden/wurde/wurden) nach und nach (besser/mehr/größer/ruhiger/leichter/weniger/klarer) > allmählich
        nach und nach`,
    },
    ...germanSayings,
  ],
  fits: () => true,
  figures: [
    ...germanTurns,
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:es zählt|zählt|wichtig ist|entscheidend ist|es kommt|kommt es|es spielt keine rolle) nicht(?: darauf an)?,? (?:woher|was|wer|wie|wo|ob|wie oft|wie viel)\> [^.!?\n]{1,50}(?:,? sondern|[.;,:]\s+(?:es zählt|wichtig ist|entscheidend ist))[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(`${opening}(?:es gibt )?kein(?:e|en)? ${few('x', 2)}[,.] (?:es gibt )?nur ${few('y', 3)}${close}`),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:fehler|rückschläge|niederlagen|krisen|kinder|kunden|mitarbeiter|menschen|träume|worte|grenzen|gefühle|feedback|kritik|probleme|herausforderungen|veränderungen|zweifel|ängste) (?:ist|sind) (?:die besten |unsere |kleine |die |oft |immer |nur )*(?:geschenke?|chancen?|lehrer|lehrmeister|helfer|freunde|wegweiser|sprungbretter|lektionen|stufen|treppen|dünger|wachstumschancen|magie|flügel|brücken|fenster|samen|rohdiamanten|superkräfte|botschafter|gold|da, um)\>[^.!?\n]{0,50}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:es geht|geht es)(?: \p{L}+)? (?:nicht|nie)(?: ${only})? (?:um|darum)[^.!?\n;:—–]{1,80}?(?:,? sondern (?:um|darum)|${apart}(?:es geht|es ging)(?: \p{L}+)? (?:um|darum))[^.!?\n]{1,80}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      pattern: turn(
        String.raw`\<(?:wir|ich) (?<verb>verkaufen?|verkaufe|bieten?|biete|liefern?|liefere|bauen?|baue|schaffen?|suchen?|suche|machen?|mache|vermitteln?|entwickeln?|stellen?|produzieren?) (?:kein|keine|keinen|nicht nur|nicht) ${side('x', 50)}(?:,? sondern|${apart}(?:wir|ich) \k<verb>) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      pattern: turn(
        String.raw`\<(?:ist|sind|bleibt|war)(?: \p{L}+)? (?:kein|keine)(?: (?:luxus|selbstzweck|selbstläufer|wunschkonzert|ponyhof|einbahnstraße|sprint|nice-to-have|hexenwerk|zauberei|fremdwort|modewort|buzzword|trend|option|raketenwissenschaft|zuckerschlecken|spaziergang|zustand|schwäche|schande|makel|hindernis|widerspruch|gegensatz|kür|sozialromantik|gedöns))(?=[.,!:;\n]|$)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:manchmal|mal|oft) (\p{L}+) (man|du|ich|wir)\>[^.!?\n]{0,30}, (?:manchmal|mal|oft) \p{L}+ \2[^.!?\n]{0,30}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}nicht all(?:es|e|er),?(?: die| was| der)? [^.!?\n]{2,50}\<(?:wert|zählt|glänzt|zählbar|planbar|messbar|gold|helden|sichtbar)\>[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<hinter (?:jede[mrn]|allem|den|diesen)(?: (?:noch so )?(?:stark|erfolgreich|groß|gut|klein|tapfer|toll|glücklich|einzeln)\p{L}*)? [\p{L}-]+(?: [\p{L}-]+)? (?:steht|stehen|steckt|stecken|verbirgt|verbergen)\>[^.!?\n]{0,60}\<(?:mensch|menschen|geschichte|geschichten|gesicht|gesichter|schicksal|schicksale|person|team|frau|mann|leidenschaft|herz|herzen|traum|vision|mut|familie|familien|leben|frauen|kopf|köpfe)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:ist|sind|bleibt|bleiben)(?: (?:und bleibt|immer|nun mal|eben|für (?:mich|uns)))? (?:(?:der|die|das|unser|unsere|ein|eine|dein|deine)(?: (?:beste|bester|wichtigste|größte|wahre|eigentliche|stärkste|einzige|wichtigster|innere|unsichtbare)\p{L}*)? (?:kompass|anker|schlüssel|motor|herz|herzstück|seele|rückgrat|fundament|treibstoff|klebstoff|kitt|basis|grundlage|nährboden|türöffner|brücke|leitplanke|leitplanken|währung|geschenk|muskel|magnet|lehrmeister|wegweiser|superkraft|wurzel|wurzeln|kapital|grundstein|turbo|marathon|mannschaftssport|teamsport|reise|einstellungssache|haltungsfrage|chefsache|führungsaufgabe|kopfsache|herzenssache|hebel|erfolgsfaktor|wettbewerbsvorteil|zukunft|bildung))(?=[.,!:;\n–—]|$)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:ist|sind|wird|werden) (?:das|die|der) neuen? (?:währung|gold|öl|rauchen|normal|normalität|luxus|statussymbol|superkraft|erfolg|reichtum|sexy|cool|schwarz|elite|freiheit|strom|benzin|schlüsselkompetenz)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:beginnt|beginnen|fängt|startet|entsteht|entscheidet sich)(?: immer| nicht erst)? (?:vor (?:der|deiner|unserer) (?:eigenen )?haustür|zu hause|im kleinen|im kopf|im herzen|im alltag|am küchentisch|in den köpfen|bei dir|bei uns|bei jedem|mit dir|in der schule|in der kita|im kinderzimmer|von innen|ganz oben|an der spitze)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:nur )?wer (?:nicht |nichts |immer |sich |heute |jetzt |an sich |andere |anderen |zu früh |nie |auch |wirklich |gemeinsam )*(?:aufgibt|loslässt|loslassen|wagt|kämpft|rastet|träumt|vertraut|fällt|scheitert|wächst|liebt|glaubt|stehen ?bleibt|hinfällt|aufsteht|anpasst|traut|teilt|sät|dient|innoviert|zweifelt|inspiriert|brennt)(?: kann| will)?, [^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<weniger (?:tun|haben|reden|machen|denken|müssen|sollen|wollen|jammern|meckern|hetzen|funktionieren),? (?:und |dafür )?mehr (?:sein|leben|fühlen|machen|tun|handeln|zuhören|können|dürfen|haben|loslassen)\>`,
      ),
    },
    {
      rule: 'from-to-chain',
      pattern: turn(
        String.raw`${opening}(?:vom|von der|von einem|von einer) (?:(?:einfachen|kleinen|schüchternen|jungen|armen) )?(?:mädchen|jungen|kind|tellerwäscher|praktikant\p{L}*|azubi|auszubildenden|lehrling|quereinsteiger\p{L}*|idee|vision|traum|chaos|garage|küchentisch|wohnzimmer|hobby|angestellten|anfänger\p{L}*|nobody|außenseiter\p{L}*|bauchgefühl|problem|ich|silodenken|schulbank|aushilfe|start-?up|familienbetrieb|einzelkämpfer\p{L}*)\>[^.!?\n,:;]{0,40} (?:zum|zur|ins|in die|zu einem|zu einer|an die)\> [^.!?\n,:;]{1,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<[^.!?\n,:;]{1,25} gegen [^.!?\n,:;]{1,25}, [^.!?\n,:;]{1,25} gegen [^.!?\n,:;]{1,25}(?:,| und) [^.!?\n,:;]{1,25} gegen [^.!?\n]{1,30}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:es ging|ging es|es geht|es war|das war|es ist)(?: \p{L}+)? nie(?:mals)?(?: nur| wirklich)?(?: um| darum)? ?,? ?${side('x', 60)}(?:,? sondern|${apart}(?:es|das) (?:ging|geht|war|ist)(?: immer| stets)?)(?: um| darum)?\>,? ?${rest.replace('\\<', '')}`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(
        String.raw`\<(?:kam|ging|fand|wechselte|weg|schritt|entwickelte sich)(?: \p{L}+)? (?:von|vom)(?: der| dem)? (?<x>[\p{L}-]+) (?:zu|zur|zum) (?<y>[\p{L}-]+)`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:uns|dir|euch|mir|man)\>(?: \p{L}+)? ?(?:wird|wurde|hat man|sagt man|erzählt|sagt)(?: immer| oft| ständig| uns| dir)* ?(?:gesagt|beigebracht|erzählt|eingeredet|verkauft)?,[^\n]{1,140}?[.;:]\s+(?:doch |aber )?(?:die (?:wahrheit|realität)|in (?:wahrheit|wirklichkeit|realität)|falsch|quatsch|das stimmt nicht|tatsächlich)`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:heißt|bedeutet|lebt|entsteht|zeigt sich|beginnt|besteht|hängt|kommt|misst sich|wächst)(?: \p{L}+)? nicht(?: ${only})?,? ?${side('x')}(?:,? sondern|${apart}(?:es|sie|er|das)? ?(?:heißt|bedeutet|lebt|entsteht|zeigt|beginnt|besteht|hängt|kommt|misst|wächst))\>,? ?${rest.replace('\\<', '')}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<es reicht (?:heute |längst )?nicht(?: mehr)?(?: aus)?,? ${side('x', 60)}[.,;:]\s+(?:man muss|du musst|wir müssen|es braucht|ihr müsst|man braucht)[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(String.raw`${opening}mehr als (?:ein|eine|einen) ${few('x', 3)}[:,–—] ?(?<y>[^.!?\n]{1,60})`),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}nicht (?<same>der|die|das|wer) ${side('x', 50)}, sondern (?:\k<same>|der|die|das|wer) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:dir|uns|euch|ihnen|vielen|den meisten) fehl(?:t|en) (?:nicht|kein|keine) ${side('x', 50)}${apart}(?:dir|uns|euch|ihnen|es) fehl(?:t|en) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<die frage ist (?:längst )?nicht(?: mehr)?,? ?(?:ob|warum|was)\>[^.!?\n]{0,50},? (?:sondern|es ist)[^.!?\n]{1,40}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:verlassen|kündigen|folgen|kaufen|suchen|wollen|brauchen|erinnern) (?:kein|keine|keinen|keinem|nicht) ${side('x', 50)}[.,;]\s+(?:sie|sondern) (?:\p{L}+ )?${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(String.raw`\<vom (?<x>\p{L}+) (?:zum|ins|in die|in den) (?<y>\p{L}+)${close}`),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<mit (?:fleiß|leidenschaft|harter arbeit|mut|willen|ausdauer|herz|disziplin)(?: und (?:\p{L}+))?(?:,)? (?:ist|wird|kann|schafft|lässt|geht|kommt) (?:man |sich |du |alles|jede)[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(String.raw`\<\p{L}{5,} (?:ist (?:einfach )?alles|ist unbezahlbar|kann man nicht kaufen)(?=[.!])`),
    },
    {
      rule: 'bait',
      pattern: turn(String.raw`\<(?:reagiere|reagiert|stimmt|stimme) (?:mit|ab mit) ?\p{Extended_Pictographic}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:es geht|geht es|ging es|es ging)(?: \p{L}+)? nicht(?: ${only})? (?:um|ums|darum) ?,? ?${side('x')}(?:,? sondern(?: um| darum)?,?|${apart}(?:es geht|sondern)(?: \p{L}+)? (?:um|darum),?)\> ?${rest.replace('\\<', '')}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ist|sind|bist|seid)(?: \p{L}+)? (?:kein|keine|keinen|keiner) ${side('x')}${apart}${isIt} ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:es|das|dies|sie|er) ist nicht(?: ${only})? (?:das|die|der|ein|eine|was) ${side('x')}(?:,? sondern|${apart}(?:es|das|sie|er) ist) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ist|sind|heißt|bedeutet) nicht(?: ${only})?,? (?<same>was|das|die|der|dein|deine|wie|wer|wenn|immer|dass)\> ${side('x')}(?:,? sondern|${apart}${itIs}),? (?:\k<same>|das|die|der|ein|eine|was|wie|wer|wenn)\> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ist|sind) (?:nicht|kein|keine) ${few('x', 3)}${apart}(?:es|das|sie|er) (?:ist|sind) ${few('y', 4)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(
        String.raw`\<(?:ist|sind|war|waren)(?: \p{L}+)? ${no} ${side('x')}(?:,? sondern|${apart}(?:es|das|sie|er) (?:ist|sind|war|waren)) ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<${no} ${side('x', 60)},? sondern(?: auch)? ${rest}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ist|sind|bist) (?:kein|keine|keinen) ${side('x', 60)},? sondern (?:ein|eine|einen|der|die|das)\> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(String.raw`\<nicht (?:nur|bloß|lediglich) ${side('x', 60)},? sondern(?: auch)? ${rest}`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?<verb>(?!(?:ist|sind|war|kann|muss|will|weiß|die|der|das|den|dem|und|aber|auch|noch|sie|wir|man|ich|für|mit|bei|was|wer|wie)\>)\p{L}{3,}) (?:\p{L}+ )?(?:kein|keine|keinen|nicht)\> ?${side('x', 60)}${apart}(?:(?:sie|er|du|wir|ich|man|es|ihr|menschen|kunden) )?\k<verb> ${rest}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 1,
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:kunden|menschen|leute|führungskräfte|teams|unternehmen|nutzer|chefs|marken|käufer|kollegen|mitarbeiter|mitarbeitende|bewerber)(?: \p{L}+)? \p{L}+ (?:kein|keine|keinen|nicht) ${few('x', 6)}(?:,? sondern|${apart}sie) ${few('y', 8)}${close}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(String.raw`${opening}nicht,? weil ${side('x')}\.\s+sondern,? weil ${rest}`),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(`${opening}nicht,? weil ${side('x')},? sondern,? weil ${rest}`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<nicht,? weil (?:ich|wir|du|man|sie) (?:es )?(?:müssen|muss|musst|sollen|soll),? sondern,? weil[^.!?\n]{1,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<weniger ${few('x', 2)}(?:[.,;]| und)\s+(?:dafür )?mehr ${few('y', 3)}${close}`),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`${opening}(?:höre?|hört|hören sie|hören wir)(?: endlich)? auf,? [^.!?\n]{1,60}[.,;!]? (?:und )?(?:fange?|fangt|fangen (?:sie|wir)|beginn|beginne|beginnt)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}(?:nicht|kein|keine) (?<x>(?:ein |eine |der |die |das |mit |für |durch |aus |weil )?[\p{L}-]+(?: [\p{L}-]+){0,3})\.\s+(?:sondern )?(?!nicht|kein|dann|und|wir|ich|er|sie|es|das)(?<y>(?:[\p{L}-]+ ?){1,5})[.!](?=\s|$)`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:die )?ki (?:wird )?(?:dich|uns|euch|sie|menschen|dir deinen job|deinen job|niemanden) nicht (?:ersetzen|wegnehmen|verdrängen)[^!?\n]{0,60}?[.;,] [^.!?\n]{0,80}`,
      ),
    },
    {
      rule: 'contrast-figure',
      pattern: turn(
        String.raw`\<(?:die )?ki (?:ersetzt|nimmt|verdrängt) (?:dich|uns|euch|dir|keine|niemanden)\>[^!?\n]{0,60}?(?:nicht)?[.;,] [^.!?\n]{0,80}(?:wer|menschen|jemand|die|der)\>[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`(?<=\<(?<y>\p{L}+)), nicht (?<x>(?:ein |eine |der |die |das )?[\p{L}-]+)(?=[.!\n]|$)`),
    },
    {
      rule: 'contrast-figure',
      big: 2,
      pattern: turn(String.raw`\<(?<y>\p{L}+) (?:statt|anstatt|schlägt|vor) (?<x>\p{L}+)(?=[.!\n]|$)`),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:ist|sind|war|waren|bin|bist) (?:viel |weit )?mehr als (?:nur |bloß )?(?:ein|eine|einen) ${few('x', 4)}(?:[.,] (?:es|das|sie|er) ist (?<y>[^.!?\n]{1,60})|(?=[.!:]))`,
      ),
    },
    {
      rule: 'contrast-figure',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:das problem|die frage|das wichtigste|entscheidend|das ziel|der unterschied) ist nicht,? ${side('x')}(?:,? sondern|${apart}(?:es|das|sondern|sie) ?(?:ist)?) ${rest}`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:von|vom) (?:der |den |dem )?(?<x>[\p{L}-]+(?: [\p{L}-]+)?) (?:bis (?:zur|zum|zu|hin zu|hin zur|hin zum)|zur|zum|zu|bis) (?<y>[\p{L}-]+(?: [\p{L}-]+)?),? (?:und |oder )?(?:von|vom) [\p{L} -]{1,40}? (?:bis|zur|zum|zu) ?[\p{L}-]+`,
      ),
    },
    {
      rule: 'from-to-chain',
      exceptFacts: true,
      pattern: turn(
        String.raw`\<(?:von|vom) (?:der |den |dem )?(?<x>[\p{L}-]+) (?:über|zu|zur|zum) (?:die |das |den |der )?(?<y>[\p{L}-]+) bis (?:hin )?(?:zur|zum|zu)\> [\p{L}-]+`,
      ),
      big: 1,
    },
    {
      rule: 'from-to-chain',
      big: 2,
      pattern: turn(String.raw`\<(?:von|vom) (?:der |dem )?(?<x>[\p{L}-]+) (?:zu|zur|zum) (?<y>[\p{L}-]+)${close}`),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:die meisten(?: [\p{L}]+)?|viele(?: [\p{L}]+)?|alle|jeder|man|wir|oft|häufig|manche|zu viele(?: [\p{L}]+)?|uns wurde|alle sagen)\>[^.!?\n]{0,20}?(?:denken?|glauben?|denkt|glaubt|meinen?|sagen?|sagt|behaupten?|verwechseln?|unterschätzen|wird gesagt|wird angenommen|beigebracht|gehen davon aus|setzen)\>[^\n]{1,160}?(?:\s|\n)(?:doch |aber )?(?:(?:die|in) (?:wahrheit|realität|wirklichkeit)|in wahrheit|tatsächlich|falsch\>|das ist (?:falsch|ein irrtum|ein mythos|quatsch|nicht wahr|unsinn)|das stimmt nicht|stimmt nicht|irrtum|weit gefehlt|das gegenteil|ein trugschluss|ich (?:auch|früher)|fehler\>|doch (?:die|in|das|genau))`,
      ),
    },
    {
      rule: 'most-people',
      pattern: turn(
        String.raw`\<(?:alle|jeder|jede|viele) (?:reden|redet|sprechen|spricht|wollen|will|feiern|feiert|sehen|sieht|bewundern)\>[^.!?\n]{1,60}[.,;]\s+(?:aber |doch )?(?:niemand|keiner|kaum jemand|kaum einer|die wenigsten|wenige)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:manchmal|denn|weil|oft)[,:]? (?:sind es (?:genau |gerade |oft )?die|ist (?:genau |gerade )?(?:das|die|der) (?:kleinste|einfachste|beste|größte|stillste|schwerste|mutigste|leiseste)|muss man|liegt die|liegt das)\>[^.!?\n]{1,80}`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:gelernt|verstanden|erkannt|begriffen|gezeigt|zeigt|gelehrt|lehrt|erinnert|beweist|beweis dafür|klar|bewusst|verstand ich|begriff ich|lernte ich|wusste ich)(?: mir| uns| mich| wieder| einmal| daran)*, dass (?<x>(?:die |der |das |ein |eine )?[\p{L}-]+(?: [\p{L}-]+)?)\>[^.!?\n]{3,80}(?:ist|sind|zählt|beginnt|braucht|wächst|gewinnt|kann|entsteht|lohnt|kommt|bedeutet|heißt|macht|müssen|muss|können)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      big: 1,
      pattern: turn(
        String.raw`\<(?:an diesem tag|in diesem moment|da|genau da|genau dann|erst da) (?:habe ich |hab ich |wurde mir |haben wir |verstand ich|begriff ich|lernte ich|erkannte ich|wusste ich)(?:endlich |wieder |erst )?(?:verstanden|begriffen|gelernt|erkannt|klar|bewusst)?(?<x>[^.!?\n]{0,60})`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:das|genau das|so) ist es,? was (?:wirklich |echte |gute |wahre )?[^.!?\n]{0,40}(?:ausmacht|bedeutet|zählt|unterscheidet)`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`${opening}(?:denn )?am ende,? (?:(?:zählt|zählen|gewinnt|gewinnen) (?!(?:der|die) (?:chef|chefin|jury|kasse|wirt)\>)[^.!?\n]{0,60}\<(?:menschen|mensch|immer|nie|nur|zählt|vertrauen|wir|alle|team|miteinander|herz|ergebnis|haltung|gefühl|moment|momente|qualität|eines|eins|das)\>|(?:geht es|kommt es|bleibt|bleiben|entscheidet|entscheiden|sind es|ist es|macht|machen|sind|ist) (?:immer |doch |nur |eben |oft |alles |unternehmen |firmen |nicht |um |auf )*(?:die |der |das |den |ein |eine )?(?:menschen|mensch|vertrauen|menschlichkeit|liebe|team|miteinander|haltung|dankbarkeit|erinnerungen|beziehungen|unterschied|zusammenhalt|bauchgefühl|kopf|herz|mensch dahinter)\>)[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<klein(?:e|en|er) (?:schritte|gesten|geste|änderungen|veränderungen|dinge|gewohnheiten|taten|erfolge|momente|schritt)\>[^.!?\n]{0,40}\<(?:groß(?:e|en|es)|größte[nr]?|riesig\p{L}*|alles|berge|unterschied|viel)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      pattern: turn(
        String.raw`\<(?:wahre|wahrer|echte|echter|gute|guter|wirkliche|große|starke) (?:führung|leadership|führungskräfte|führungskraft|erfolg|wachstum|innovation|reichtum|veränderung|stärke|kultur|fortschritt|teams|team|chefs|leader|freiheit|talent|mut)\> (?:ist|sind|beginnt|bedeutet|heißt|entsteht|zeigt|zeigen|kommt|wissen|hören|bedeuten|lebt|braucht|misst|fängt)\>`,
      ),
    },
    {
      rule: 'tidy-moral',
      exceptFacts: true,
      pattern: turn(
        String.raw`${opening}(?:denn |weil )?(?:vertrauen|konstanz|disziplin|empathie|erfolg|führung|leadership|wachstum|scheitern|mut|geduld|authentizität|kultur|dankbarkeit|resilienz|integrität|respekt|neugier|verletzlichkeit|innovation|kreativität|zusammenarbeit|leidenschaft|ausdauer|demut|ehrlichkeit|wertschätzung|haltung|talent|motivation|klarheit|einfachheit) (?:ist|sind|gewinnt|schlägt|öffnet|schafft|entsteht|beginnt|wächst|zählt|baut|braucht(?! man)|inspiriert|zahlt|kommt|lebt|fängt|heißt|bedeutet|verbindet|macht|bleibt)\>(?! (?:am|um) )[^.!?\n]{0,60}`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:jede|jeder|jedes|hinter jeder|hinter jedem|in jeder|in jedem) (?:herausforderung|fehler|niederlage|krise|rückschlag|hürde|problem|ende|absage|nein|scheitern|tag|schritt|hindernis)\>[^.!?\n]{0,20} (?:ist|birgt|bringt|steckt|verbirgt|lehrt|wird|liegt|zählt)\>[^.!?\n]{0,40}(?:chance|chancen|lektion|lernen|anfang|geschenk|wachsen|sprungbrett|ziel|ja|zählt|gelegenheit|möglichkeit|näher|neues)\>`,
      ),
    },
    {
      rule: 'generic-optimism',
      pattern: turn(
        String.raw`\<(?:gespannt|freue mich|freuen uns|kann es kaum erwarten|voller vorfreude|vorfreude)(?: schon| sehr| riesig| mich)*,? (?:auf|darauf|zu sehen|was)(?:,? was)?\> (?:alles,? was |das,? was |die zukunft|die nächsten|die kommende|kommt|kommen|noch|vor uns|uns erwartet|da kommt|dieses neue kapitel)[^.!?\n]{0,40}`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:kommentier|kommentiere|kommentiert|schreib|schreibe|schreibt|lass|lasst|poste|postet|antworte|antwortet|tippe)(?: mir| gern| gerne| hier| einfach| mit| ein| einen| da)* ?\p{Extended_Pictographic}`,
      ),
    },
    {
      rule: 'bait',
      pattern:
        /(?<!\p{L})(?:[Kk]ommentier|[Kk]ommentiere|[Kk]ommentiert|[Ss]chreib|[Ss]chreibe|[Ss]chreibt|[Aa]ntworte|[Aa]ntwortet|[Tt]ippe|[Ss]chick|[Ss]chicke|[Ss]chickt)(?: mir| uns| einfach| gern| gerne| unten| jetzt| hier)*(?: per DM| eine DM| als Kommentar| in die Kommentare)?(?: mit| das Wort| ein| einfach| nur)* (?:(?!(?:KI|CEO|HR|IT|EU|PDF|SQL|API|CSV|GmbH|AG|UStID|DM|WLAN|USB|PIN)(?!\p{L}))\p{Lu}{2,}(?!\p{L})|["“„'‘‚«»][\p{L}]+["“”'’‘»«])/gu,
    },
    {
      rule: 'bait',
      pattern: turn(
        String.raw`\<(?:kommentier|kommentiere|kommentiert|schreib|schreibe|schreibt)(?: mir| einfach| das wort| ein)* ["“„'‘‚«»]?\p{L}{2,14}["“”'’‘»«]? (?:in die kommentare|unten|als kommentar|und (?:ich schicke|du bekommst|ihr bekommt|ich sende|bekomm))`,
      ),
    },
    {
      rule: 'bait',
      pattern: turn(String.raw`\<und ich (?:schicke|sende|schick) (?:dir|euch|ihnen) (?:den|das|die|es|ihn|sie)\>`),
    },
  ],
  virtues: `sorgfalt nähe agiler glücklicher produktiver effizienter erfolgreicher zufriedener kreativer resilienter flexibler freier
 begleiten verändern befähigen umsetzen fleiß stolz anpassungsfähigkeit verlässlichkeit professionalität menschlichkeit tatkraft
 spaß teamwork nachhaltigkeit qualität partnerschaft vertrauen wachstum innovation kreativität vision mission leidenschaft disziplin konstanz klarheit fokus mut empathie wertschätzung
    mitgefühl ehrlichkeit integrität authentizität transparenz resilienz geduld ausdauer beharrlichkeit entschlossenheit engagement
    motivation inspiration ambition ehrgeiz verbindung verbindungen gemeinschaft zusammenarbeit kommunikation zugehörigkeit vielfalt
    inklusion respekt loyalität wirkung einfluss transformation fortschritt exzellenz agilität balance freiheit glück freude erfüllung
    dankbarkeit demut weisheit lernen neugier chancen möglichkeiten vermächtnis träume potenzial potential verletzlichkeit energie
    präsenz sinn liebe hoffnung glaube wille willenskraft mindset führung leadership erfolg werte anpassungsfähigkeit großzügigkeit
    einfachheit flexibilität fantasie talent einsatz begeisterung herzblut haltung teamgeist verantwortung achtsamkeit zuversicht
    optimismus offenheit zusammenhalt hingabe
    menschlich menschliche authentisch authentische ehrlich ehrliche mutig mutige mutiger inspirierend resilient agil klar klarer klare
    schneller smarter stärker besser einfacher klüger leidenschaftlich innovativ kreativ kraftvoll transparent verbunden nahbar
    wertschätzend empathisch nachhaltig visionär
    inspirieren inspiriert motivieren motiviert empowern wachsen wächst transformieren innovieren zuhören träumen glauben gestalten
    verbinden verbindet lernt entwickeln entfalten bewegen`,
  abstract: `kooperation konkurrenz marge wut maschinen skillset mobilität erinnerungen freunde heimat
 erschöpfung burnout stille meetings prioritätenproblem zeitproblem gespräche rennen anhalten zweifel tun umsetzung unternehmen erlebnis regeln priorität prioritäten persönlichkeiten angestellte grenze grenzen wirkung
 firma firmen arbeitgeber befehlen glück ausrede lauteste beständigste zufall plan pläne markt scheitern misserfolg leader führungskraft führungskräfte chef chefs management kultur strategie fähigkeiten wert veränderung wandel
    perfektion qualität quantität tempo effizienz produktivität leistung wissen herausforderung herausforderungen hindernis hindernisse
    angst ängste zweifel unsicherheit chaos komplexität reise ziel ziele marathon sprint geschichte geschichten marke ruf identität zukunft
    macht kontrolle status titel position ego reichtum lärm magie kunst wissenschaft gewohnheit gewohnheiten entscheidung entscheidungen
    privileg schwäche schwächen stärke stärken aufmerksamkeit beziehung beziehungen lösung lösungen symptom lektion lektionen geschenk
    waffe superkraft bewegung revolution emotion emotionen gefühl gefühle ideen investition ausgabe kosten kostenfaktor wettbewerb vorteil
    technologie automatisierung follower likes eitelkeit kennzahlen menschen mensch hunger ergebnisse aktivität theorie handeln taten team
    teams tools werkzeuge algorithmus algorithmen daten abschlüsse zeugnisse erfahrung charakter überzeugung perspektive mittelmaß
    bequemlichkeit überfluss mangel stabilität sicherheit gespräch gespräche dialog kampf schmerz verwirrung ordnung ablenkung stillstand
    möglichkeit strategisch effektiv effizient perfekt beschäftigt produktiv sichtbar wertvoll relevant feedback kritik berufung job beruf
    karriere familie versprechen antworten fragen ausreden geld gewinn mitarbeiter mitarbeitende kunden nutzer einsamkeit worte funktion
    pflicht luxus belohnung strafe weg stunden zeit produkte ruhe leben statussymbol kompetenz kontrolle druck hierarchie anweisung software
    features talente bullshit klimaschutz digitalisierung demokratie bildung prävention prozess prozesse`,
  abstractEnds:
    /(?:wende|heit|keit|kultur|haltung|geist|erfolg|strategie|kraft|mut|denken|wachstum|vertrauen|führung|ität|kompetenz)$/u,
  concrete: `universität elektrizität roggen dinkel weizen hafer gerste mais reis nudeln kartoffel kartoffeln tomate tomaten zwiebel apfel äpfel birne traube trauben suppe kuchen brötchen schnitzel wurst schinken fisch fleisch bier wein
    taxi traktor bagger kran stapler gabelstapler anhänger roller helm handschuh handschuhe stiefel jacke hose schuh schuhe brille tasche koffer eimer besen lappen leiter hammer zange säge nagel nägel dübel draht seil kette rad räder
    auspuff bremsen parkplatz hof einfahrt gehweg zaun mauer wand boden decke treppe geländer balkon fliese fliesen kleber lack farbe putz mörtel beton estrich zement kies sand lehm kork horn leder stoff garn
    kompressor ofen kessel dichtung schlauch hahn sicherung steckdose kabeltrommel lüfter filter düse lager welle getriebe hupe sirene hund katze kuh ziege huhn hühner schaf pferd biene bienen maus mäuse
    arm bein knie fuß hand finger zahn zähne rücken schulter pflaster verband spritze tablette bett stuhl stühle sofa teppich vorhang spüle herd kühlschrank topf pfanne teller tasse löffel gabel messer korb
    vertragsentwurf anhang stempel unterschrift pfand quittung bon lieferschein kontoauszug parkticket fahrkarte fahrplan gleis haltestelle brücke kreuzung ampel schild tunnel baustelle gerüst ziegel dachrinne
    elektrogeräte elektrogerät fahrräder spachtelmasse plan bauamt gemeinde rathaus kirche friedhof museum archiv
 zwei drei vier fünf sechs sieben acht neun zehn elf zwölf schwager bruder schwester vater mutter onkel tante lampe kanzlei
 honig käse schublade montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november
    dezember heute morgen gestern mittag mitternacht vormittag nachmittag abend nacht woche monat jahr quartal stock etage raum büro gebäude
    lager halle küche tisch schreibtisch drucker kabel server router laptop handy telefon bildschirm knopf tür fenster transporter lkw auto
    zug bahn straßenbahn bus flugzeug schiff bahnhof straße rechnung rechnungen beleg vertrag datei ordner tabelle formular entwurf version
    kopie seite mail brief ticket bestellung paket lieferung kiste regal maschine pumpe ventil motor batterie akku sensor datenbank spalte
    zeile index test fehler zweig patch app anwendung passwort besprechung mittagessen kaffee brot milch butter mehl eier salz wasser öl
    stahl holz papier glas kunststoff plastik euro cent dollar steuer steuern miete gehalt bank fabrik werk werkstatt laden geschäft hotel
    krankenhaus schule anwalt anwältin buchhalter klempner elektriker fahrer fahrerin pfleger arzt ärztin patient mieter vermieter
    lieferant kurier zoll norden süden osten westen oben unten rot blau grün gelb schwarz weiß kaputt offen geschlossen leer
    voll frist termin feiertag schicht adresse kalender dach keller garage garten toner leck rohr fahrrad rad bremse reifen stecker
    ausbildung führerschein ausweis vorkenntnisse werkzeug schlüssel schloss schrank heizung cache hamburg berlin münchen köln bonn wien graz zürich basel frankfurt stuttgart leipzig dresden
    hannover kassel bremen lehrer schraube bohrer meister lehrling sohn tochter regen schnee sonne`,
  and: 'und oder & sowie',
  repeated:
    'mehr weniger kein keine keinen ohne jede jeder jedes jeden bessere besseres besser unser unsere dein deine null wenn wir nicht',
  repeatedBig: 'mit für durch wenn von ein eine',
  asksReader:
    /^(?:[Uu]nd )?(?:[Ww]as (?:wäre|würde|geschähe|passierte)|[Ww]enn)(?!\p{L})|(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}{0,2}|[Ii]hr|[Ee]uch|[Ee]uer|[Ee]ure\p{L}?|Sie|Ihnen|Ihre\p{L}?|[Jj]emand\p{L}{0,2}|[Ww]elche\p{L}?|[Ww]er (?:hat|von|hier|macht|nutzt|kennt)|(?<!-)[\p{L}-]+, [\p{L} -]+ oder [\p{L}-]+)(?!\p{L})/u,
  teases:
    /^(?:und |aber )?wie (?:haben|hat|habe|konnten?|ging|klappt[e]?) [^?]{0,25}(?:geschafft|gemacht|hinbekommen|das|geklappt)\?|^(?:(?:und|aber|doch|also) )?(?:(?:das|mein|unser|sein|ihr|der|die|meine|unsere|seine|ihre) (?:\p{L}+ )?(?:ergebnis|fazit|lösung|problem|haken|geheimnis|antwort|clou|folge|konsequenz|trick|grund|wahrheit|moral|lehre|lektion|erkenntnis|learning|resultat|beste|schlimmste|schönste|krasse|verrückte|unterschied|gute nachricht|reaktion|quintessenz|rezept|schlüssel|ziel|effekt|twist|pointe|effekt)|ergebnis|fazit|warum(?: das)?(?: (?:so )?(?:wichtig|funktioniert|ist das so|das Ganze))?[^?]{0,12}|wieso(?: das)?|weshalb|wozu|und jetzt|und dann|was (?:ist|war) (?:passiert|das ergebnis|die lösung|der haken|das geheimnis|das problem|der grund|mein fazit)|was (?:dann )?(?:passierte|geschah)|was (?:hat sich|habe ich|haben wir) (?:geändert|gelernt|verändert)|was (?:heißt|bedeutet) das(?: (?:für|konkret)[^?]{0,25})?|klingt (?:gut|verrückt|hart|einfach|bekannt|komisch)|(?:bin|war|sind|waren) (?:ich|wir) (?:perfekt|fertig|nervös|stolz|am ziel)|war es (?:leicht|einfach|perfekt|das wert)[^?]{0,20}|kommt (?:dir|euch|ihnen) (?:das )?bekannt vor)\?/iu,
  replies:
    /^(?:ja|nein|durch|indem|klar|natürlich|nope|jein|doch|weil|genau|falsch|richtig|ganz einfach|einfach|nichts|niemand|keiner|alles|absolut|definitiv|auf jeden fall|durch|indem|mitnichten|weit gefehlt|fehlanzeige)(?=[.,!: ])/iu,
  rhetorical:
    /^(?:(?:und|aber|also|denn|doch|oder|dann|mal ehrlich|vielleicht|du|ihr|sie|wir)[, ]+)*(?:(?:ist|sind|wäre|sollte|sollten|müsste|müssten|wollen|können|könnten|haben|war|geht|reicht|wird|werden)(?: es| das| wir| dies| sie)? (?:nicht|wirklich|das nicht|es nicht|eigentlich|das alles|das wirklich|überhaupt|an der zeit)|worauf wart|bist du bereit|seid ihr bereit|sind sie bereit|bereit (?:für|zu)|was (?:hält|hindert) (?:dich|uns|euch|sie)|wollen wir (?:wirklich|das)|wie lange (?:noch|wollen)|seit wann|wer (?:sagt|will|braucht|wenn|soll|würde|hat gesagt)|wozu|warum (?:also|eigentlich|nicht|tun|machen|reden|warten|fällt|sollte|akzeptieren|gilt|glauben|halten|messen|lassen|immer)|was (?:ist|bleibt|nützt|bringt)(?! bei| deine| euer| ihre| dein| eure)|wann (?:hören|fangen|haben|lernen|begreifen|werden) wir|muss (?:das|es|man)|trauen wir|glauben wir|wenn (?:wir|man) )|(?:, |— |– )(?:oder|oder nicht|nicht wahr|stimmt['’]s|findest du nicht|findet ihr nicht|meinst du nicht|richtig|ne|gell)\?/iu,
  invites:
    /^(?:erzähl|erzählt|schreib|schreibt|teil|teilt|ich lese|ich freue mich|mich interessiert|mich würde|sag|sagt|verrat|verratet|antworte|antwortet|schick|schickt|wählt|wähle|stimmt ab|ich bin neugierig|fragt|frag|dann)(?!\p{L})/iu,
}
