import type { Family } from '../phrases.ts'
import { type Figure, opening, rest, side, turn } from './language.ts'

/** Mottos, maxims and the stock phrases of announcements: true of everyone, so of nobody. */
export const germanSayings: readonly Family[] = [
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A stock opening. Start with what happened or what you think.',
    lines: `
      ^ heute mal/etwas/wird was/etwas/ganz? persönliches/persönlich
      ^ heute mal was/etwas/ein ganz? persönliches/anderes/ehrliches
      ^ eigentlich wollte ich diesen/das/hier nichts/den beitrag/post/hier/heute ** posten/schreiben/teilen/veröffentlichen
      ^ eigentlich wollte ich ** beitrag/post
      ich muss da/hier/jetzt/heute/euch mal/jetzt/was/etwas mal/was/etwas? loswerden/sagen/gestehen
      ^ zeit , ehrlich/danke/farbe/klartext/bilanz zu
      ^ zeit für ehrliche/klare/ein/eine/etwas worte/ehrlichkeit/bilanz/fazit/rückblick/dankeschön/klartext
      tacheles reden
      ^ lass/lasst uns mal? tacheles/klartext
      butter bei die fische
      ^ jetzt/mal/ganz mal?/ganz? unter uns $
      ^ unter uns gesagt
      ^ ganz unter uns
      ^ kurze frage in die runde
      ^ frage in die runde
      ^ achtung , langer/ehrlicher/emotionaler/persönlicher post/beitrag/text
      ^ langer post/beitrag $
      ^ manche tage/momente/begegnungen/menschen/sätze/gespräche/geschichten bleiben/vergisst/prägen/verändern/begleiten/berühren/lassen
      ^ es gibt tage/sätze/gespräche/dinge/orte/fragen/wochen/sitzungen , die/da/an
      schreibt das leben die/seine besten/schönsten/verrücktesten/eigenen
      ^ manchmal/meist/oft kommt/kam es/alles anders
      erstens kommt es anders
      anders , als man/ich denkt/dachte/gedacht
      goldenen boden $
      in aller munde ~ zahnarzt zahnärztin zahn zähne
      nicht mehr wegdenken
      ist/sind längst realität/angekommen
      ist/sind keine/längst keine? zukunftsmusik
      künstliche/ki/digitalisierung/technologie intelligenz? verändert/verändern/revolutioniert/durchdringt/bestimmt alles/unsere/unser/die/unseren
      wird/werden unsere/unser/die/den/alles ** grundlegend/nachhaltig/für immer/radikal verändern
      verändert/verändern/veränderte ** grundlegend/radikal/tiefgreifend
      in meiner langjährigen/bisherigen karriere/laufbahn/praxis
      habe/hab ich eines/eins ** gelernt/verstanden/begriffen/verinnerlicht
      ^ eines/eins habe/hab ich ** gelernt/verstanden/begriffen/mitgenommen
      weiß ich eines/eins $
      ist mir eines/eins klar/bewusst geworden
      eine/die sache , die mir/ich in ** klar/gelernt
      @number lektionen/tipps/wahrheiten/learnings/erkenntnisse/gewohnheiten/irrtümer , die/über/für/aus
      @number dinge , die ich/du/jeder/man ** gelernt/lernen/wissen/gerne
      was mich ** gelehrt hat
      was ich von ** über führung/leadership/erfolg/leben/kunden/vertrieb/mut/verkauf/das/unternehmertum
      ^ ihr habt lange/länger nichts mehr? von mir
      ^ lange nichts mehr? von mir
      wichtiger als je zuvor
      wichtiger/größer/komplexer/relevanter/aktueller/schneller/gefragter/stärker denn je
      wichtiger/stärker/größer/gefragter als je zuvor
      anforderungen/herausforderungen/welt/märkte/aufgaben werden/wird immer komplexer/größer/schneller/vielfältiger/anspruchsvoller
      konkurrenz/wettbewerb/markt/mitbewerber schläft nicht
      schneller , lauter/höher/komplexer/weiter
      höher , schneller
      sorgt/sorgten/sorgte derzeit/aktuell/gerade? für gesprächsstoff/aufsehen/furore
      hat/haben die/unsere welt/branche auf den kopf
      auf den kopf gestellt
      ^ wir stehen an/vor einem/einer/der wendepunkt/scheideweg/schwelle/zeitenwende/umbruch
      am/vor einem? scheideweg
      zeitenwende
      in einem immer/zunehmend/sich ** umfeld/markt/wettbewerb
      ^ die herausforderungen sind/werden groß/vielfältig/gewaltig/komplex
      ^ die zahlen sind alarmierend/erschreckend
      ^ wer hätte das vor
      ^ das jahr geht zu ende
      ^ ein jahr geht/neigt/voller
      ^ ein/das jahr voller/geprägt/der voller?
      ein jahr der superlative/extreme/veränderung/veränderungen/entscheidungen/kontraste
      ein jahr , das ** hatte/bleibt/wird
      jahr hatte es in sich
      woche hatte es in sich
      blicke/blicken ich/wir mit/voller/auf ** dankbarkeit/stolz/freude/demut/zurück
      was für eine? spannende/spannender/spannendes/grandioses/grandioser/großartiger/großartiges/toller/tolles/emotionaler/emotionales/inspirierendes/inspirierender
      ^ was für ein * * *? .
      ^ was für ein abend/tag/event/team/fest/wochenende/erlebnis/erfolg/start/auftakt/finale/ritt/abschluss/comeback/jahr/privileg/glück/highlight .
      ^ was für eine * * *? .
      ^ was für eine woche/reise/ehre/energie/stimmung/leistung/nacht/veranstaltung/konferenz/messe/zeit .
      ich war/bin neulich/kürzlich/gestern auf einem event/panel
      ein thema , das uns/viele/mich alle/bewegt/beschäftigt/umtreibt
      ein thema , über das
      worüber viel/kaum/wenig/niemand/zu gesprochen/spricht/wenig
      über das viel/noch zu wenig/selten
      wird viel zu? selten/wenig/oft ** gesprochen/geredet
      ein tabuthema
      ^ das muss mal/einfach/auch gesagt/einmal/raus
      muss mal gesagt werden
      ^ ich lehne mich/wage ** fenster/prognose
      aus dem fenster lehnen
      ^ meine? these $
      ^ gewagte/steile/provokante/mutige these
      ^ provokante/ketzerische/ehrliche/ernst/ernstgemeinte/rhetorische/unbequeme frage $
      ^ ehrliche/ehrlich gefragt
      ^ reality/realitäts check
      ^ mythos $
      ^ die meisten/viele unternehmen/menschen/führungskräfte/chefs/teams/gründer/bewerber/marken scheitern/machen/unterschätzen/vergessen/begehen/verwechseln/denken/glauben (!freitags/montags)
      der größte fehler/irrtum , den
      der häufigste/größte fehler/irrtum beim/in/im/bei
      ein weit verbreiteter irrtum/mythos/fehler
      irrglaube/irrtum/mythos , dass
      ^ unpopular opinion
      ^ reden/sprechen wir doch/endlich/heute/kurz/einmal/offen? über (!den/die/das/montag/dienstag)`,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'The tone of a press release. Say what happened and to whom.',
    lines: `
      ^ ich freue mich , ab/nun/jetzt/heute/künftig sofort? teil
      ich freue mich @very? auf diese/die/meine/dieses neue/neuen/neues/spannende/spannenden herausforderung/aufgabe/aufgaben/rolle/herausforderungen/kapitel/reise/abenteuer/position
      freue/freuen ich/mich/uns wahnsinnig/riesig/unglaublich/total/ungemein auf/über/dass/sehr
      bin/sind @very? stolz und dankbar/demütig/glücklich
      dankbar und stolz/demütig/glücklich/voller
      stolz und dankbar
      demütig/demut und dankbar/stolz/dankbarkeit
      voller/in/mit demut
      ^ es ist offiziell
      jetzt/nun/endlich ist es offiziell/amtlich/raus/soweit/fix
      ^ es/jetzt/nun ist es? offiziell
      ^ it's official
      katze ist aus dem ~ tierarzt tierärztin tierheim
      das geheimnis ist gelüftet
      ^ es gibt großartige/tolle/spannende/gute/aufregende/fantastische neuigkeiten/nachrichten/news
      ich habe/darf/wir haben/dürfen? großartige/tolle/spannende/aufregende/fantastische/wunderbare neuigkeiten/nachrichten/news
      grund zum/zu feiern/jubeln/freude
      grund genug , zum? zu? feiern/danke
      zeit , lebewohl/abschied/auf/danke zu? wiedersehen/sagen/nehmen
      lebewohl zu? sagen
      auf zu neuen ufern/abenteuern/herausforderungen/taten/zielen
      nach ** wunderbaren/unvergesslichen/großartigen/tollen/fantastischen/prägenden/wundervollen/ereignisreichen jahren/monaten/wochen/tagen
      darf/dürfen mich/uns ab? nun/jetzt/sofort/heute offiziell? nennen
      kindheitstraum
      lebenstraum ** erfüllt/wahr/wirklichkeit
      traum/kindheitstraum/lebenstraum ist/wird/wurde/geht/ging ** wahr/wirklichkeit/erfüllung
      mein/unser dank gilt allen/meinem/meiner/dem/unseren/unserem/euch
      auf diesem/meinem/unserem weg/abenteuer begleitet/unterstützt
      die/der mich/uns auf diesem/meinem/unserem weg/reise
      kann/können es/das immer? noch nicht/kaum ** fassen/glauben/begreifen
      ich/wir kann/können es kaum/nicht fassen/glauben/erwarten
      immer noch ganz/völlig/total/komplett geflasht/überwältigt/beeindruckt/begeistert/sprachlos
      mir fehlen ** worte
      sprachlos und/vor
      einfach/echt/absolut/ganz/sind/bin sprachlos/geflasht/überwältigt/begeistert/baff $
      ist/seid/war/wart einfach/absolut/echt/schlicht/nur der? wahnsinn/großartig/klasse/mega/spitze/unglaublich/hammer/genial/wunderbar/toll
      könnte/könnten nicht stolzer/glücklicher/dankbarer
      platze/platzen/platzt vor stolz/glück/freude
      überglücklich
      ^ demütig
      mehr als stolz/dankbar/bereit/glücklich
      was/wie stolz ich/wir bin/sind
      unglaubliches/außergewöhnliches/unmögliches/großartiges/übermenschliches geleistet/erreicht/geschafft/bewirkt/möglich
      großes geleistet/erreicht/geschafft/vor/bewirkt
      meilenstein ** erreicht/gesetzt/geschafft/feiern/gefeiert/erreichen
      meilensteine ** erreicht/gesetzt/geschafft/feiern/gefeiert/erreichen
      ein meilenstein in/für/auf/unserer/der/, den
      trägt/tragen/trug nun/jetzt/endlich/bereits/erste? früchte ~ @garten
      arbeit/einsatz/mühe/investition/ausdauer/geduld ** ausgezahlt/gelohnt/belohnt
      nehme/nehmen ** auszeichnung/preis/award entgegen
      auszeichnung/preis/award/zertifikat/siegel ist für uns/mich/eine/ansporn bestätigung/ansporn/ehre/mehr/motivation/uns
      ist für uns/mich ansporn/motivation/bestätigung/auftrag/verpflichtung
      ansporn und/, verpflichtung/motivation/bestätigung/weiter
      dass wir/ich auf dem richtigen/besten weg
      auf dem richtigen weg sind/bin $
      sind/bin/ist auf dem/einem richtigen/besten/guten weg $
      das macht mich/uns unheimlich/unglaublich/wahnsinnig/so/sehr/riesig/besonders stolz/glücklich/dankbar
      ein/mein/unser ganz? großes/dickes/fettes/riesiges/riesen/herzliches/besonderes/riesengroßes dankeschön/kompliment/lob/danke
      ^ danke , dass ihr/du es/das möglich/an/ihr
      ^ danke , danke
      ^ danke für alles
      danke von herzen
      danke für ** inspiration/energie/spirit/austausch/impulse/reise
      herzlich willkommen an bord/in der/in unserer familie
      willkommen an bord ~ @see
      willkommen in der familie
      an bord begrüßen/willkommen/haben/holen ~ @see
      verstärkt/verstärken ab/nun/jetzt/unser/ sofort? unser? team
      wir wachsen weiter
      wir wachsen und wachsen
      die nächste/erste/neue generation von/der/an? talente/talenten/führungskräfte/führungskräften/gründer/macher
      mit vielen/neuen/spannenden/wertvollen/jede ** eindrücken/impulsen/ideen/erkenntnissen/insights/inspiration ** gepäck/nach/zurück/hause
      ^ schön war's
      ^ es war uns/mir ein
      war mir/uns ein fest/fest/vergnügen
      ^ es war großartig/magisch/episch/legendär/mega/unglaublich/wunderbar/fantastisch $
      ein voller/riesiger/großer/toller erfolg $
      war ein voller/riesiger/großer/toller erfolg
      gelungener/gelungenes/gelungene abend/event/auftakt/start/veranstaltung/abschluss/mischung/fest/tag
      rundum gelungen/gelungener/gelungene/gelungenes/zufrieden/glücklich
      ein/der/einem abend/tag/moment/wochenende/erlebnis/augenblick/gespräch , der/das/den ** erinnerung/gedächtnis/bleibt/bleiben/vergisst
      bleibt/bleiben/bleibe ** in erinnerung
      noch lange in erinnerung
      erfahrung/begegnung/reise/zeit/stunden , die ich/wir ** vergessen/missen/vergesse
      nicht/nie mehr? missen möchte/möchten/wollen
      möchte/möchten ich/wir ** nicht/nie mehr? missen
      unvergessliche/unvergesslicher/unvergesslichen/unvergessliches erlebnisse/erlebnis/tage/stunden/momente/abend/eindrücke
      die energie im/in/war/ist ** spürbar/greifbar/unglaublich/ansteckend/wahnsinn
      energie/begeisterung/spannung/freude/leidenschaft/stimmung war/ist förmlich?/deutlich?/regelrecht?/überall? spürbar/greifbar/ansteckend/elektrisierend/gigantisch/unglaublich ~ strom spannungsprüfer
      spürte/spürt/spüren man/wir ** begeisterung/leidenschaft/energie/herzblut/liebe/zusammenhalt/teamgeist
      man/ich konnte/kann/spürt/spürte/merkt/merkte ** leidenschaft/begeisterung/herzblut/energie
      ein highlight jagte/jagt/nach/folgte
      mein/unser/das persönliches?/persönlich?/absolutes?/größtes?/echtes? highlight war/ist/des/der
      persönliches highlight
      highlight des/der jahres/woche/tages/abends/monats/messe/veranstaltung
      einfach/echt/richtig/so/absolut mega/krass/nice/gigantisch $
      ^ mega $
      ^ einfach nur? wow/mega/großartig/stark/wahnsinn/genial/danke/schön
      ^ mega stark/cool/spannend/erfolg/leistung
      ^ hammer leistung/team/event/stimmung/abend
      ^ hammer $ ~ nagel nägel zange
      ^ chapeau
      ^ hut ab $ ~ hutmacher hutmacherin
      ^ hut ab vor/für/an ~ hutmacher hutmacherin
      ganz? großes kino/tennis ~ projektor filmvorführer leinwand
      ^ ganz? großes kino/tennis $
      ^ starke/tolle/super/grandiose/großartige/fantastische leistung/aktion/truppe/teamleistung $
      ^ läuft bei uns/euch/dir
      ^ verdienter applaus
      ^ standing ovations
      applaus für
      tief/zutiefst/sehr/wirklich/so berührt/bewegt/gerührt $
      mich/uns/alle tief/zutiefst/sehr/wirklich berührt/bewegt/beeindruckt/inspiriert
      direkt/mitten ins herz ~ @medizin
      ging/geht/trifft/traf/spricht mir/uns/mich/allen ** ins/zu/ans/aus herz/herzen/herz/dem
      mir aus der/dem seele/herzen
      das/mein/unser herz/herzen ist/quillt/berührt/höher/hüpft/lacht/tanzt/blutet ~ @medizin
      hat mein/unser herz/unsere herzen? berührt/erobert/erwärmt/gewonnen
      herzerwärmend/herzerwärmende/herzerwärmender
      ging/geht/geht mir/uns/einem ** das herz auf
      tränen in den augen ~ zwiebel zwiebeln zwiebelschneiden rauch zugluft
      pipi in den augen
      bekam/hatte/habe/bekomme/bekommen ich/wir? wieder?/sofort?/noch?/immer?/echte? gänsehaut ~ kalt kälte kühlhaus frost fror frieren eisbad wind schnee
      gänsehaut pur/garantiert/moment/momente/feeling
      gänsehautmoment/gänsehautmomente/gänsehautfeeling
      da kommt freude auf
      balsam für die
      balsam für
      seelenbalsam/wohltat für
      absolut/absolute/echte/klare/klarer/große/wärmste/unbedingte empfehlenswert/herzensempfehlung/empfehlung/weiterempfehlung/leseempfehlung
      herzensmensch/herzensmenschen/herzensteam/herzensempfehlung/herzensjob/herzensort/lieblingsmensch/lieblingsmenschen/lieblingsteam/lieblingskollegen
      ein/eine/einen/das/der/die echtes/echte/echter/echten/wahres/wahrer/wahre/absoluter/absolute/absolutes/riesiger/riesige/große/großer/wertvolle/tolle erfolgserlebnis/bereicherung/gewinn/mehrwert/glücksgriff/volltreffer/meisterwerk/hingucker/booster/boost/schatz/schätze/segen/privileg/erfolg/vorbild/inspiration/macherin/macher/allrounder/profi/profis
      eine bereicherung für
      ein gewinn für alle/unser/unsere/das/die/beide
      nicht in geld/gold/worte/worten aufzuwiegen/aufwiegen/fassen/auszudrücken
      mit geld nicht zu bezahlen/aufzuwiegen
      nicht mit geld
      mit ganz? viel/großem/dem/nötigem/notwendigem/sehr fingerspitzengefühl
      mit ganz/so/sehr/jede viel/menge liebe/herz/leidenschaft/herzblut/engagement
      mit liebe und/handgemacht/gemacht/zubereitet/gebacken
      handgemacht mit/aus liebe/leidenschaft
      made with love
      mit hingabe und/an/zum
      voller hingabe`,
  },
  {
    rule: 'cliche',
    weight: 1.5,
    reason: 'A drumroll before the point. Make the point.',
    lines: `
      ^ hier ist die/meine wahrheit/pointe/antwort/lektion/lösung
      ^ und? hier ist sie/er/es $
      ^ die wahrheit tut weh
      ^ die wahrheit $
      ^ die wahrheit ist $
      ^ die ehrliche/ungeschönte/einfache wahrheit/antwort
      ^ aber/doch? eins nach dem anderen
      ^ was soll ich euch/dir? sagen/erzählen
      ^ ihr ahnt/du/sie es/ahnst schon?/vielleicht?
      ihr/du/sie habt/hast/haben es erraten/geahnt
      ^ richtig geraten/gehört/gelesen $
      ^ du hast/ihr habt richtig/schon gehört/gelesen/richtig
      ^ ja , richtig/du/ihr/sie gelesen/gehört/hast/habt/haben
      ^ und dann passierte/geschah es/etwas/das/folgendes/ein
      ^ dann passierte/geschah/kam etwas/das/der/dieser/diese/ein/es unerwartetes/wendepunkt/erkenntnis/anders/wunder
      ^ dann/und kam der/dann/mein wendepunkt/durchbruch
      anruf/moment/tag/satz/abend/augenblick/gespräch/mail/brief/begegnung , der/die/das mein/unser/alles/meine/mich ** veränderte/verändert/änderte/ändern/prägte
      der alles/mein/vieles veränderte/änderte
      die/das alles/mein/vieles veränderte/änderte
      doch/aber/und dann/es/plötzlich kam/war/wurde alles? ganz? anders/alles
      ^ und plötzlich/auf einmal? war/ist/wird/machte alles
      ^ doch/aber es kam/kommt alles? anders
      hat/haben mich/uns/alle nachdenklich/umgehauen $
      aber/und wisst/weißt/wissen ihr/du/sie , was das?/mich?/wirklich? schönste/beste/wahre/verrückteste/passiert/überrascht/ist
      ^ und? wissen sie was $
      ^ die krux $
      die krux an der/daran
      ^ der clou $
      ^ der clou daran/dabei/ist $
      ^ das besondere/einzigartige/geniale/wunderbare/tolle/faszinierende/traurige/paradoxe/absurde/perfide/lustige/bittere daran/dabei/ist
      ^ das entscheidende/wichtigste/spannendste/schönste/beste/verrückteste/krasseste/traurigste/ehrlichste/größte aber? daran/dabei/ist/kommt $
      ^ und? das schönste/beste/wichtigste/spannendste/verrückteste daran/dabei/kommt/ist
      ^ das/und das entscheidende ist/aber/dabei/daran
      springende/springender punkt
      ^ kurzum $
      langer rede kurzer
      der langen rede
      ^ kurz und knapp $
      ^ kleiner/großer/achtung/kurzer spoiler $
      ^ spoiler vorweg/gefällig/vorab/alarm
      ^ surprise
      ^ breaking news
      ^ die gute/schlechte nachricht $
      ^ die gute/schlechte nachricht ist
      ^ und die gute/schlechte nachricht
      ^ merke $
      ^ merke dir/euch/: eins/eines/das
      ^ merkt euch eins/eines/das
      ^ fakt ist nun/eins/aber/auch
      ^ eins/eines ist aber?/mir?/nun?/ganz? klar/sicher/gewiss/deutlich
      ^ so viel ist/sei sicher/klar/verraten
      ^ so viel/soviel vorweg/vorab/sei
      ^ die quintessenz
      ^ die essenz $
      ^ meine @number wichtigsten/größten/besten/persönlichen learnings/tipps/erkenntnisse/lektionen/takeaways/impulse/regeln/thesen
      ^ meine top @number
      ^ top @number tipps/learnings/fehler/fragen
      ^ hier/das sind/kommen meine/die/unsere @number wichtigsten?/besten?/größten? learnings/tipps/erkenntnisse/lektionen/takeaways/gründe/punkte
      ^ mein/meine/unser/unsere learning/learnings/takeaway/takeaways/erkenntnis/lektion daraus/dabei/aus/daran
      ^ mein/unser learning/takeaway/fazit/tipp/rat/impuls/plädoyer/wunsch/credo/motto/rezept/geheimnis/appell $
      ^ mein appell an
      ^ mein wunsch an/für
      ^ mein rat an/für
      ^ was habe/haben ich/wir ** gelernt/mitgenommen
      ^ was ich/wir dabei/daraus/davon/dadurch/daran gelernt/mitgenommen/mitnehme/mitnehmen
      ^ was ich/wir gelernt/mitnehme/mitnehmen habe/haben
      ^ und? warum ich euch?/dir?/ihnen? das/dies euch?/dir?/ihnen?/hier?/alles?/heute? erzähle/teile/schreibe/poste/sage
      ^ und? warum erzähle/teile/schreibe/poste/sage ich euch/dir/ihnen/das/dir/hier/alles
      ^ warum ist das/es so? wichtig/relevant/entscheidend
      ^ und? warum das alles/ganze $
      ^ und? wozu das alles/ganze $
      ^ warum ganz einfach
      ^ ganz einfach $
      so simpel wie/und genial/wirkungsvoll/effektiv
      so einfach wie/und genial/wirkungsvoll/effektiv
      ^ klingt paradox/logisch/absurd/komisch/kitschig/utopisch/selbstverständlich/unglaublich/abgedroschen/simpel/plausibel/dramatisch/nach/zu
      zu schön , um wahr
      ^ ist das nicht verrückt/irre/wunderbar/großartig/schön/traurig/paradox/krass
      ^ krass/verrückt/schön/irre/spannend/traurig/ganz/verblüffend , oder
      ironie des schicksals
      ^ man höre und staune
      ^ man stelle sich/das vor/das
      ^ haltet/halten/halt sie?/euch?/dich? euch?/sich? fest
      ^ festhalten $
      ^ lassen sie das/diesen/diese ** wirken/sacken
      lass/lasst/lassen wir?/mir?/uns? das/diesen/diese/es ** wirken/sacken .
      muss/müssen/musste/mussten/darf man/ich/wir/das? das? erst/erstmal/mal/kurz/noch mal? sacken/wirken ** lassen
      auf der/die zunge ** zergehen
      ^ lies/lest/lesen sie? das/den/diesen ** noch/nochmal/einmal/genau
      ^ ich sage/sag es/das gern/gerne/nochmal/noch/immer/ganz/hier
      in aller deutlichkeit
      mit den worten von/des/eines ** zu sagen
      ^ um es mit
      ^ wie sagte/sagt/schon schon/man/goethe/so einst/so/schön/ford/einstein/steve/sagte
      ^ wie heißt es so
      wie heißt es so schön
      wie es so schön
      so schön heißt
      ^ wie mein/meine opa/oma/großvater/großmutter/mutter/vater/mentor/mentorin/trainer/chef immer/stets/schon sagte/sagt/zu
      ^ schon goethe/einstein/aristoteles/seneca/konfuzius/henry/steve/picasso/churchill/nietzsche/sokrates/kant/buddha wusste/sagte
      nach dem motto $
      nach dem motto
      getreu/ganz/gemäß dem/nach/unserem/meinem motto/dem motto?
      ^ frei nach
      ^ das sagt alles/schon/eigentlich alles?
      sagt doch/ja/eigentlich/schon alles
      mehr muss/braucht/gibt man/es/ich/ist ** zu? sagen
      dem ist nichts/kaum/wenig hinzuzufügen
      ist nichts hinzuzufügen
      damit/dazu/somit ist/wäre/wurde eigentlich? alles gesagt
      ^ noch fragen .
      spricht/sprechen/sprach bände
      ^ zufall .
      ^ kein/reiner zufall .
      ^ think about it
      ^ just saying
      ^ period .
      ^ nuff said
      ^ no words
      ^ end of story
      ^ fun fact
      ^ pro tipp $
      ^ profi tipp $
      ^ in diesem sinne
      wunderschönen/wundervollen/großartigen/tollen/energiegeladenen/fantastischen/erfolgreichen/produktiven start/wochenstart/tag/montag in?
      guten/erfolgreichen/tollen start in die/eure/deine woche
      ^ startet/starte/starten wir?/sie? gut/voller/mit/gemeinsam ** in die/eine/den neue/woche/neuen
      ^ auf eine/ein gute/erfolgreiche/großartige/starke/neue/spannende/gutes/erfolgreiches/neues/gesundes
      ^ auf in die neue/nächste woche/runde
      neue woche , neue/neues
      neuer tag , neue/neues/neuer
      ^ prost auf
      hoch die hände`,
  },
  {
    rule: 'tidy-moral',
    weight: 1.5,
    reason: 'A saying everyone knows. Tell what happened here instead.',
    lines: `
      es sind die/oft/manchmal/immer/meist/nicht die? kleinen/leisen/stillen/einfachen/unscheinbaren/menschlichen/besonderen dinge/momente/gesten/töne/schritte/begegnungen/augenblicke/freuden/siege/erfolge/worte/zeichen/menschen
      es sind die/diese/solche momente/begegnungen/menschen/augenblicke/gesten/geschichten/details , die
      es sind momente/menschen/tage/begegnungen/augenblicke/geschichten wie diese
      momente/tage/menschen/begegnungen/geschichten/projekte wie diese/dieser/diesen sind/zeigen/machen/geben/erinnern/der/lassen
      solche/diese momente/tage/menschen/begegnungen/geschichten/augenblicke geben/zeigen/machen/erinnern/sind/lassen/tragen/bleiben
      für solche/diese momente/tage/menschen/augenblicke
      einer dieser/jener momente/tage/menschen/augenblicke/sätze
      das gibt mir/uns/einem kraft/hoffnung/mut/energie/zuversicht
      gibt/geben mir/uns ** kraft/hoffnung/mut/zuversicht/auftrieb $
      ^ das macht/gibt mut/hoffnung/lust/freude/zuversicht
      das macht mut/hoffnung $
      macht/machen lust auf mehr
      macht richtig/einfach/wirklich spaß .
      das zeigt , einmal/mal/wieder/mir/uns/wie/: wieder/mehr/wie/, wichtig/mal
      zeigt/zeigen mir/uns/sich? einmal/wieder/mal/erneut/immer mehr/einmal/wieder , wie/dass/was
      einmal mehr , wie/dass/zeigt/beweist/bewiesen/gezeigt
      wieder einmal zeigt/bewiesen/gezeigt/zeigte/beweist
      mal wieder , wie/dass/zeigt/beweist
      zeigt/zeigen/zeigte/merke/merkt , wie wichtig/wertvoll/viel (es/vertrauen/kommunikation/teamarbeit/zusammenhalt/gute/ein/wertschätzung/offene/echte/miteinander/die/das/zuhören/führung)
      erinnert/erinnern/erinnerte mich/uns daran , wie/was/warum ** wichtig/wertvoll/wirklich/ich/zählt/schön/kostbar
      reden/lesen/lachen/zuhören/bewegung/machen/fragen/schreiben hilft/heilt/verbindet/bildet .
      manchmal hilft nur? reden/lachen/zuhören/abstand/machen
      die augen geöffnet/geöffnet $
      war mir/uns eine lehre
      eine lektion in/für/fürs demut/leben/sachen
      lektion , die ich/mich/wir
      daran/dadurch/dabei/damit bin/sind/habe ich/wir ** gewachsen
      daran/dadurch/dabei/damit gewachsen
      das beste , was mir/uns/dir/euch/ihm passieren/passiert/je
      beste/größte/mutigste/schwerste/wichtigste entscheidung meines/unseres/ihres/seines/meiner/überhaupt
      war die beste/richtige/mutigste entscheidung $
      würde/würden ich/wir es/das? immer/jederzeit wieder ** tun/machen/so
      immer wieder tun $
      ich/und/wir bereue/bereuen ich? nichts $
      keine sekunde/minute/entscheidung/tag bereut
      ich/wir habe/haben es/das? nie/niemals/keine bereut
      und ich/wir liebe/lieben es $
      ^ dafür stehe/steht/stehen ich/man/wir ** auf
      dafür stehe/steht ich/man jeden/gern/gerne/morgens/früh
      darum/deshalb/dafür/deswegen liebe/mache/lebe/brenne ich
      dafür lohnt/lohnen sich/es jede/jeder/alles/sich/der/die
      lohnt/lohnen sich alles/jede/jeder $
      liebe/lieben was du/ihr/wir/ich tust/tut/tun/tue
      wir/ich lieben/liebe , was wir/ich tun/tue
      ist die schönste/beste/größte belohnung/motivation/medizin/bestätigung/investition/schule/lehre/werbung
      der/das/die/den/dem schönste/beste/größte/tollste/geilste/coolste/schönster/bester/schönsten/besten lohn/dank/dankeschön/kompliment/geschenk/belohnung/motivation/bestätigung/anerkennung/feedback/applaus/werbung/visitenkarte (!aus/der)
      der/die/das/den/dem/einen/vom/zum/zur/am schönste/schönsten/beste/besten/coolste/coolsten/tollste/tollsten/wichtigste/wichtigsten/geilste/geilsten beruf/job/arbeit/team/crew/truppe/arbeitgeber/chef/kollegen/tag/moment/gefühl/sache/hobby/publikum/mannschaft der/überhaupt/im/ihres/deines/eures/unseres/meines/seines/, welt/leben/lebens/das/den/die
      zum schönsten/besten/wertvollsten/wichtigsten/kostbarsten , was
      das schönste/wertvollste/kostbarste/größte/wichtigste , was wir/man/ich
      wertvollste/kostbarste/wichtigste/größte/höchste/wertvollstes/kostbarstes/wichtigstes/höchstes/größtes gut/ressource/kapital/schatz/asset/währung/geschenk/rohstoff
      mehr als tausend
      sagt/sagen mehr als worte/jede/jedes/viele/jeder
      ein danke/dankeschön/lächeln/kompliment/wort/lob ** kostet/bewirkt/wirkt/öffnet/verändert/kann/reicht/tut/verbindet/steckt
      ein einfaches/kleines/ehrliches/freundliches/nettes/gutes danke/dankeschön/lächeln/kompliment/wort/lob
      wirkt/wirken/bewirkt/bewirken/vollbringen/wirkte ** wunder
      wunder bewirken/bewirkt/wirken/vollbringen
      tut/tun manchmal/einfach/richtig/so gut .
      tut der seele gut
      gut für die seele
      für die seele .
      macht glücklich/glücklicher/stark/frei/reich/sexy/menschlich .
      kann man nicht kaufen/lernen/googeln/erzwingen/lehren/delegieren/verordnen
      lässt/lassen sich nicht verordnen/erzwingen/kaufen/delegieren/in aufwiegen/worte
      kann man nicht mit/in geld/worte
      muss man sich ** verdienen/erarbeiten
      muss man wollen/leben $
      muss/müssen wachsen/reifen/gelebt ** werden
      muss/will/wollen gelebt/verdient/gelernt/vorgelebt werden/sein
      zahlt/zahlen sich eben?/immer?/am?/langfristig?/doch? ** aus $
      wird/werden ** belohnt $
      hört nie/niemals auf .
      hören nie auf
      lernen hört
      verlernt man nie/nicht
      kommt nicht/selten/nie über nacht/von
      nicht über nacht
      von heute auf morgen
      nicht an einem tag erbaut/gebaut/entstanden
      auch nicht an einem tag
      passiert/entsteht/wächst nicht über/von/im/einfach nacht/allein/vakuum/so
      kommt nicht von allein/ungefähr/irgendwoher
      kommt nicht/selten/nie von
      alles andere ist/kommt/ergibt/zählt nebensache/zweitrangig/sich/nicht/beiwerk
      alles andere kommt von selbst/allein
      der rest ergibt/fügt sich
      der rest ist geschichte/bonus/beiwerk/nebensache
      der rest kommt/folgt von allein/selbst/alleine
      das beste kommt zum schluss .
      ^ da geht noch
      wir haben noch viel/einiges/großes/so vor
      noch lange nicht am ziel/ende/fertig/genug
      noch lange nicht schluss
      noch nicht am ziel/ende
      die zukunft/das jahr/der sommer/winter/montag/2026/2027 kann/darf/soll kommen
      zukunft/jahr/2026/2027/saison kann/können kommen
      ^ wir sind bereit/ready/startklar .
      ^ seid/sei ihr/du bereit
      lasst/lass/packen es/uns/wir uns/es/das? gemeinsam? anpacken/an/angehen/tun/machen/rocken
      ärmel ** hochkrempeln/hochgekrempelt/hoch ~ pfleger hemd waschbecken
      krempeln/krempelt ** ärmel
      anpacken statt
      nicht reden , machen/handeln/sondern/tun
      weniger reden , mehr
      mehr machen , weniger
      weniger quatschen
      machen ist wie
      einfach machen ist/statt
      tun statt
      machen statt
      ins tun/handeln/machen ** kommen/kommt/gekommen
      ins tun/handeln $
      vom reden/wissen/wollen/denken/planen/träumen ins/zum tun/handeln/machen/umsetzen
      in die umsetzung/pötte/gänge/puschen ** kommen/kommt/bringen/gekommen
      einfach mal? anfangen/losgehen/loslegen/ausprobieren/machen $
      ^ einfach loslegen/anfangen/tun/losgehen
      hauptsache , anfangen/machen/authentisch
      lieber/besser unperfekt/unvollkommen/imperfekt/fertig
      fertig ist besser
      besser/lieber begonnen/gemacht als
      denk/denke/denkt/denken wir/sie? groß $
      denk/denke/denkt/denken groß , fang/handel/starte/und/beginn
      wir denken groß/weiter/anders/global/ganzheitlich/vernetzt/in/vom/zukunft
      think/dream big
      in lösungen , statt/nicht
      in lösungen/möglichkeiten/chancen ** denken/denkt/gedacht
      denken/denkt in lösungen/chancen/möglichkeiten/szenarien
      während andere/der/alle ** schlafen/reden/zögern/feiern/jammern/warten/meckern
      andere reden/zögern/träumen/jammern/warten/schlafen/sehen probleme?/hindernisse?/grenzen? , wir/ich/du
      andere reden/zögern/träumen/jammern/schlafen
      wo andere aufhören/aufgeben/zögern/grenzen/probleme/wegschauen/wegsehen/scheitern
      wo andere ** sehen/aufhören , fangen/sehen/beginnen/wir
      der durchschnitt der/aus fünf/den
      harte arbeit schlägt/ist/zahlt/lohnt
      arbeit schlägt talent
      disziplin ist/heißt/bedeutet/schlägt/bringt/macht
      motivation bringt/ist/kommt/geht
      erfolg hat drei/@number/einen/viele/keine
      erfolg beginnt/kommt/ist/braucht/entsteht/liebt/folgt
      routinen/gewohnheiten schlagen/machen/bestimmen/formen/entscheiden
      schmerz/rückschläge/scheitern/niederlagen ist/sind/macht/machen/gehören
      schlafen kannst du
      keine ausreden $
      ^ keine ausreden
      du hast die wahl/macht
      du entscheidest $
      du allein/selbst entscheidest/bestimmst/bist
      es liegt an/bei dir/uns/euch/jedem $
      es liegt an/in dir/uns/euch/unserer/deiner/jedem ** hand/hände/händen
      in deiner/unserer/eurer hand $
      liegt in deiner/unserer/eurer hand
      nimm/nehmt/nehmen es/dein/das ** selbst in die/deine hand
      werde/werdet aktiv $
      ^ sei/seid/bleib/bleibt mutig/laut/stolz/stark/wild/neugierig/menschlich/dran/echt/authentisch/unbequem/freundlich/hungrig/positiv/gesund/kreativ/verrückt/optimistisch/zuversichtlich/offen/fair/nett/dankbar und?/du?/bei?/dir?/euch?/mutig?/neugierig?/gesund? $
      bleib/bleibt/bleiben dir/euch/sie/wir/uns/sich selbst? treu
      bleib/bleibt , wie/so du/ihr
      so , wie du bist
      genau so , wie du/ihr/wir bist/seid/sind
      du bist genug/wertvoll/gut/richtig/nicht/wichtig/einzigartig/wunderbar/mehr (!im/in/bei/dran/zuständig/da)
      du bist nicht allein/zu/deine/dein/verantwortlich
      du darfst müde/schwach/laut/traurig/stolz/pause/pausen/nein/grenzen/scheitern/groß/wütend/dich/auch/fehler
      du musst nicht/niemandem/gar/nichts perfekt/immer/alles/nichts/beweisen/stark/jedem/allen/funktionieren
      es ist okay/ok/in/völlig , nicht/ordnung/auch/okay/wenn/mal
      ^ und das ist okay/ok/gut
      es darf leicht/auch/einfach sein/leicht/mal/gehen
      pass/passt gut? auf dich/euch/eure/deine/einander ** auf
      pass/passt auf dich/euch auf
      achte/achtet ** auf dich/euch/deine/eure/einander $
      achtet auf euch/eure/einander
      sei/seid gut/freundlich/lieb/nett/nachsichtig/geduldig/achtsam/ehrlich/sanft/liebevoll/nachsichtiger/stolz zu/mit/auf dir/euch/einander/dich/allen
      vertrau/vertraue/vertraut/hör/höre/hört dem/deinem/auf/dir/eurem dein/deine/deinem/dich/euer/bauchgefühl/selbst/intuition/deiner/herz/bauchgefühl/innere
      bauchgefühl hat/ist/lügt/trügt/vertrauen/hören
      gönn/gönne/gönnt/gönnen dir/euch/sie ** pause/pausen/auszeit/ruhe/zeit/urlaub/etwas/momente
      pausen sind/machen produktiv/kein/wichtig/keine/erlaubt/stark
      pause ist/machen kein/keine/wichtig
      steh/steht zu dir/deinen/euren/deiner/deinem/euch/ihren
      steh/steht/stehen auf , richte/richtet
      richte/richtet deine/eure/dein krone/krönchen
      krönchen/krone richten/zurechtrücken/aufsetzen ~ zahnarzt zahnärztin zahntechniker
      man darf den/die/nie glauben/hoffnung/mut/humor/aufhören ** verlieren/aufgeben
      nie/niemals den/die glauben/hoffnung/mut/humor/aufgeben
      gib/gebt niemals/nie/nicht ** auf
      nicht aufgeben/unterkriegen/verstellen/entmutigen $
      lass/lasst/lassen dich/euch/sie sich? ** nicht/nie/niemals entmutigen/unterkriegen/verbiegen/aufhalten/einreden/einschüchtern
      lass/lasst dir/euch ** nicht/nie einreden/nehmen/ausreden/erzählen/sagen
      es lohnt sich , dranzubleiben/durchzuhalten/hinzusehen/hinzuhören/mutig/dran
      dranbleiben lohnt/zahlt/ist
      dranbleiben , auch
      dran bleiben lohnt
      durchhalten lohnt/zahlt
      umwege erhöhen/sind/führen/machen/gehören
      jeder umweg/rückschlag/schritt/fehler/fehlschlag/fehltritt ist/bringt/macht/hat/führt/zählt/birgt/lehrt
      rückschläge gehören/sind/machen
      tiefschläge gehören/sind/machen
      es gibt kein/keine falsch/fehler/schlechtes/schlechte/schlecht/probleme/dummen/scheitern/zufälle/verlierer/abkürzung/abkürzungen , nur/zum/zu/wetter/fragen
      kein/keine fehler/scheitern/probleme/niederlage , nur/sondern
      entweder/ich/du gewinne/gewinnst/gewinnt oder/nie/du , ich?/du? lerne/lernst/lernt
      nur eine frage der/des einstellung/haltung/priorität/übung/willens
      perfektion ist/gibt/existiert/macht/war/kann
      perfekt gibt es/ist/muss/war nicht/keiner/niemand/langweilig/nichts
      mut zur/zum lücke/unperfekten/unvollkommenheit/fehler/pause/veränderung/nein/neuem
      es braucht mut/nur/manchmal/einfach/viel/nicht/eben ** mut/mutige/vertrauen/menschen/zeit/geduld/miteinander/wir/haltung/worte/zusammenhalt
      braucht es mut/mehr/vor/manchmal/nur/einfach/eben ** mut/vertrauen/menschen/haltung/zusammenhalt/empathie/worte/miteinander/lächeln/gespräch
      manchmal reicht/genügt/braucht/hilft es? ein/eine/schon/einfach/nur ** lächeln/wort/satz/gespräch/umarmung/blick/geste/ohr/schritt/kaffee/danke/perspektivwechsel/mut/zuhören/moment/zeit/pause/spaziergang/funke
      manchmal ist/wäre weniger/das/der/die/einfach/es/nichts ** mehr/beste/schwerste/schönste/einfachste/mutigste/richtige/größte/kleinste
      weniger ist eben/oft/manchmal/meist/hier/auch/einfach? mehr
      manchmal muss man/ich/du/wir ** springen/loslassen/hinfallen/fallen/mutig/scheitern/verlieren/zurückgehen/innehalten/gehen/anfangen/vertrauen/machen/wagen/neu/stehen/aufstehen/nein/stopp/schritt
      manchmal braucht/muss/darf man/es/ich/jeder
      man muss/darf/sollte auch/nur/sich/einfach/den/eben/halt/ja ** loslassen/anfangen/machen/mut/trauen/wollen/dranbleiben/glauben/springen/vertrauen/feiern/reden/nein
      den mut haben/hatten/hat/, zu/, neue
      perspektivwechsel , der/wirkt/tut/hilft/lohnt/kann/bewirkt/gut/wagen/schadet/öffnet/eröffnet/macht
      hilft/braucht ** perspektivwechsel
      den blickwinkel/die perspektive ändern/wechseln/wechsel/verändern
      so viel mehr als/dahinter
      steckt/steckten ** viel mehr
      ^ mehr als nur? * .
      nicht nur? irgendein/irgendeine
      kein/keine * wie jeder/jede/jedes andere
      man muss es/dafür/das/ihn/sie lieben/brennen/leben .
      schlägt/schlug/schlagen mein/unser/unsere/ihr/sein herz/herzen
      mein/unser herz schlägt
      herz für die/den/das/menschen schlägt
      in jedem/jeder * *? steckt/stecken ** liebe/leidenschaft/herzblut/herz/geschichte/potenzial/kraft/chance/talent/künstler/held/heldin/liebe/seele/zukunft/können/wissen
      auf die/jedes/jeden inneren?/kleinen? details/werte/detail/einzelnen/menschen kommt
      teufel steckt im
      brückenbauer/brückenbauerin/brückenbauerinnen
      auf moderne/innovation/zukunft/hightech trifft/treffen
      voneinander lernen/profitieren/lernt
      miteinander wachsen/lernen/füreinander/statt
      unser/unsere/mein/dein/täglicher ständiger?/größter?/wichtigster? antrieb/begleiter/ansporn/anspruch $
      ist unser/mein antrieb/ansporn/anspruch
      stehen bleiben/stehenbleiben/stillstehen ist/gibt/war
      nah/näher/ganz dran? am/bei/an nah? menschen/kunden/puls
      einen/zwei/mehrere schritt/schritte voraus
      ein/eine/einen arbeitgeber/ort/produkt/team/beruf/kollege/kollegin zum verlieben
      zum verlieben $
      ist/wird/wurde aus mut/träumen/ideen gemacht/gebaut
      schreiben/schreibt/schrieben/geschrieben ** geschichte $
      schreiben/schreibt wir? gemeinsam? zukunft/geschichte $
      setzen/setzt/setze/gesetzt ** ein/klares/starkes zeichen/statement/signal
      setzen/setzt/setze wir? ganz? neue/neuen maßstäbe/standards/akzente/impulse
      klares/starkes/wichtiges/deutliches/gutes/positives signal/zeichen für/an/gegen/gesetzt
      weil wir/ich es/das können/kann/lieben/wollen/liebe/will $
      weil es spaß/sinn macht
      weil jeder/jede/jedes * zählt
      wie man ihn/sie/es/sich ihn?/sie?/es?/sich? nur/es wünschen
      wünschen kann $
      besser geht's/geht nicht/es .
      besser kann/könnte ein/eine/der/die/das/man/es * nicht
      so macht/machen * spaß/sinn/freude
      so startet/beginnt/endet/macht/lässt man/es/sich gern/gerne/in/aushalten/leben/arbeiten
      davon brauchen/bräuchten/könnten/wollen/dürfte wir/es mehr/gern
      ^ mehr davon/bitte $
      wir brauchen/bräuchten mehr davon/solche/solcher/menschen/wie
      scheibe/scheibchen ** abschneiden ~ metzger metzgerin käse schinken
      ^ vorbildlich $
      uhren ticken/tickten anders/hier/heute
      die? zeiten/zeit ändern/ändert/verändern sich
      kommen und gehen
      nur so gut/stark/erfolgreich/innovativ/glücklich wie
      vor niemandem/keinem/nichts/keiner ** halt
      macht/machen auch? vor ** nicht halt
      tag und nacht für euch/dich/sie/unsere
      tag und nacht im einsatz für
      24 7 für/im/da
      rund um die uhr für euch/dich/sie/unsere
      immer für euch/dich/sie/unsere * da
      wir/ich geben/gebe alles/immer/täglich alles?/unser?/das?/mein?/beste?/bestes? $
      wir/ich geben/gebe jeden tag ** @hundred/alles/beste/bestes
      die idee war geboren/da
      idee war geboren
      nahm ** seinen lauf
      begann/beginnt/startete/startet das/ein/unser/mein/eine/die abenteuer/reise/erfolgsgeschichte/unvergessliches
      damit/so/hier begann/beginnt/begann das/alles/die/mein/unser/unsere
      der rest ist bekannt/legende
      der/unser/mein/dieser weg war/ist nicht immer? leicht/einfach/gerade
      nicht immer leicht/einfach , aber/doch
      es/das war nicht immer leicht/einfach
      eines/eins hat mich/uns ** gelehrt
      wenn ich eines/eins/etwas ** gelernt
      was nehme ich ** mit .
      was nehmen wir ** mit
      was ich mitnehme
      ^ hab/habt/haben sie? mut/vertrauen/geduld
      uns/euch/dir allen? allen/gut/ganz guttun/gut/tun
      würde/täte/tut/könnte uns allen/alle gut/guttun
      das wünsche ich mir/uns/euch/dir/jedem
      könnten/sollten/dürfen/müssen/brauchen wir/alle alle/wir/uns ** mehr/öfter/wieder ** davon/zuhören/gebrauchen/vertragen/gönnen/trauen/reden/miteinander
      wir alle könnten/sollten/brauchen
      achtsam/achtsamer/respektvoll/respektvoller/fair/fairer/wertschätzend/freundlicher/liebevoll ** miteinander/umgehen
      nett/lieb/gut/freundlich/menschlich zueinander
      öfter/einfach/kurz/bewusst mal? innehalten/durchatmen/abschalten/runterkommen/dankbar/nichts/offline/danke/loslassen/zuhören (!und/bis)
      man/wir sollte/sollten ** öfter/wieder ** innehalten/reden/zuhören/miteinander/danke/lachen/loben/machen
      tief durchatmen ~ lunge lungenfacharzt stethoskop
      ^ weitermachen $
      ^ durchhalten $
      positiv bleiben/denken/gestimmt/nach
      ^ kopf hoch
      nach dem/jedem/jeder regen/sturm/krise kommt/scheint/folgt
      hinter den wolken
      alles passiert/geschieht/hat aus/mit/seinen einem?/gutem? grund/sinn
      es kommt , wie es
      es kommt immer/alles anders/so
      das universum
      vertrauen in den/dich/die prozess/deine/deinen/eigene/eigenen/zukunft
      glückliche/zufriedene/starke/gesunde/happy/motivierte mitarbeiter/mitarbeitende/teams/team/menschen/eltern/kunden/kollegen , glückliche/zufriedene/starke/gesunde/happy/motivierte
      at its best
      at their best
      zeiten/umstände/situationen/probleme erfordern/brauchen/verlangen besondere/außergewöhnliche/neue/mutige/andere/starke
      ein dankeschön/danke an/geht alle/alle/an
      so besonders/unvergesslich/einzigartig gemacht/macht/machen
      jeder/jede auf seine/ihre art/weise
      auf seine/ihre ganz eigene
      ein unschlagbares/tolles/starkes/super duo/gespann/paar/team
      mehr wert als jeder/jede/jedes/tausend/alles/geld/gold
      keine ahnung , was ich ohne
      das ist haltung/teamwork/liebe/leidenschaft/zukunft/fortschritt/heimat/glück/luxus/freiheit/mut/wahre/echtes/echter/echte .
      das ist für mich führung/leadership/erfolg/glück/luxus/heimat/freiheit/wahre/wahrer/echte/echter/teamarbeit/gelebte/die/der/das ** .
      für mich bedeutet/heißt führung/erfolg/leadership/glück/freiheit ** wahre/führung/erfolg/luxus/glück/freiheit/mut/größte/schönste/wahrer/zukunft
      das macht für mich
      macht für mich den/das/einen
      als wäre das/dies nicht/noch genug/nicht
      rad der zeit
      auf die/unsere fahne/fahnen geschrieben/schreiben ~ fahnenmast
      schulterschluss
      paradebeispiel für (gelungene/gelebte/gute/erfolgreiche/echte/zusammenarbeit/teamarbeit/innovation)
      viele hände , schnelles
      wenn viele/alle/jeder ** anpacken/helfen/mitmachen/mitziehen/zusammenhalten/zusammenarbeiten/zusammenhält/anpackt/mithilft
      vision ist/wird/wurde/war/lebt klar/wirklichkeit/realität/wahr/real
      unsere/meine/eine vision ist/lautet/war/einer/von (!brille/nacht)
      träumen/reden/quatschen/schnacken/meckern/jammern/warten nicht , machen/wir/sondern/handeln
      nicht lang/lange/nur? schnacken/reden/quatschen/meckern/träumen/labern , machen/anpacken/handeln
      rückschlägen/niederlagen/fehlern/krisen/scheitern lernt/lernen/wächst/wachsen man/wir ** am? meisten/mehr/stärker
      aus rückschlägen/niederlagen/krisen lernt/lernen/wächst/wachsen/entsteht/entstehen
      hinfallen/scheitern/stolpern/zweifeln/fallen/straucheln gehört/gehören/ist/darf/bedeutet dazu/zum/erlaubt/menschlich/man
      schmerz vergeht/geht
      chemie stimmt ~ labor chemiker chemikerin becken chlor
      mix/mischung/miteinander/menge/dosis macht's
      es menschelt
      runter wie öl
      lacht/schlägt/lachte/schlug das/mein/jedes/unser *? herz/technikerherz/handwerkerherz/ingenieurherz/ingenieursherz/bäckerherz/unternehmerherz/sportlerherz/gärtnerherz/läuferherz/herzchen
      schlägt/schlug mein/das/unser/jedes ** höher
      traum für/eines jeden/jede/jeder/jedes (bastler/fan/techniker/gärtner/handwerkers/kindes/kind)
      mehr geht nicht $
      tüpfelchen auf dem
      augenschmaus/augenweide/ohrenschmaus
      pure/purer/pures lebensfreude/energie/leidenschaft/emotion/emotionen/lebenslust/entspannung/freude/begeisterung/motivation/inspiration/genuss/glück/magie/nostalgie
      hier/so/heute/dort wird/entsteht/beginnt/passiert zukunft/geschichte/innovation/magie ** (!sein)
      zukunft gemacht/gestaltet/geschrieben/gebaut/möglich
      geschichte geschrieben
      den? blick/zukunft/blicke nach vorn/vorne/im/stets/immer gerichtet/richten/blick
      ^ blick nach vorn/vorne
      die zukunft ** im blick
      blicken/blicke/schauen/schaue wir/ich? nach/optimistisch/zuversichtlich/positiv vorn/vorne/in/nach
      mit großem/viel/neuem/frischem/vollem/jugendlichem tatendrang/elan/enthusiasmus
      voller tatendrang/elan/schwung
      bereit für neues/alles/mehr
      bedeutet/bedeuten mir/uns ** alles/unendlich/welt/viel
      bedeutet mir die welt
      ihr/du/sie seid/bist/sind einfach/wirklich/echt/absolut/nur? die/der/das besten/beste/größten/tollsten/geilsten/hammer
      ^ ein dreifaches? hoch auf
      ein dreifaches hoch
      ein hoch auf
      ^ kleine/kurze anekdote/geschichte am/zum/aus
      ^ und die moral
      ^ merkt/merkst/fällt ihr/du/euch/dir was/etwas/etwas? auf? .
      ^ fühlt/fühlst/fühlen ihr/du/sie euch/dich/sich angesprochen/ertappt/gesehen
      schon mal/einmal darüber/drüber nachgedacht
      darüber/drüber schon mal/einmal nachgedacht
      ^ zeit zum/für/, ein/einen/das/neue/mehr? umdenken/wandel/umzudenken/neuanfang/veränderung/veränderungen/mut/wege/handeln/aufzuwachen
      es muss/müsste/sollte sich endlich?/dringend? etwas/was/vieles/einiges/grundlegend ** ändern
      so kann/darf es nicht weitergehen/bleiben
      ^ wacht/wach/aufwachen auf $
      ^ aufwachen $
      ^ wann wachen/begreifen/lernen/verstehen/hören/fangen wir
      ^ muss das wirklich/so sein
      ^ ist das die/unsere zukunft/gesellschaft/welt
      ^ ist es das ** wert .
      ^ wollen/können/müssen/dürfen wir das/so/uns wirklich/eigentlich/weiter/leisten
      ^ was wäre , wenn alle/jeder/alles/niemand
      ^ was , wenn alles/wir
      kopf aus und/, herz
      ^ kopf aus
      mit kopf und herz
      kopf und herz/bauch
      herz über kopf
      arsch hoch/zusammen
      zähne zusammenbeißen und
      nach vorne schauen/blicken/denken $
      nach vorn schauen/blicken $
      niemals zurück $
      geht immer weiter .
      es geht/ging immer weiter .
      das leben geht weiter
      neuer/neues/neue tag/jahr/woche/monat , neuer/neues/neue
      frisch/voller/mit/gestärkt ans/in/ins ** werk/woche/jahr/zukunft
      auf zu/in/ins neuen/nächste/nächsten/neue/neues/die/das abenteuer/kapitel/herausforderung/herausforderungen/runde/taten/ufern/zukunft
      unsere/meine/die reise geht/hat/beginnt/ist weiter/gerade/jetzt/erst
      reise ist noch nicht
      reise noch? nicht? zu ende
      teil dieser/unserer/einer reise/erfolgsgeschichte/bewegung/familie/community/gemeinschaft
      gehört zu unserer/meiner/unserem dna/selbstverständnis/philosophie
      unternehmensphilosophie/firmenphilosophie/lebensphilosophie
      unsere philosophie/mission/leidenschaft/passion/überzeugung/werte ist/lautet/sind/lauten
      leidenschaft ist/trifft/treibt/verbindet/für
      das ist unser/mein versprechen/anspruch/antrieb/ziel/credo/motto/weg/warum
      ist unser/mein versprechen/credo/motto/markenzeichen/anspruch $
      darauf/worauf sind/bin/können/kann/dürfen/darf wir/ich/ihr ** stolz
      stolz sein können/dürfen $
      mein/unser held/heldin/helden/vorbild/fels/anker des/ist/der ** alltags/tages
      heldinnen/helden/held/heldin des/der tages/alltags/stunde/arbeit
      die wahren/stillen/eigentlichen heldinnen/helden/stars/gewinner/chefs
      unsichtbare/unsichtbaren/stille/stillen arbeit/heldin/helden/kraft/mehrheit
      oft/viel/so/meist zu? unsichtbar/unterschätzt/ungesehen/selbstverständlich $
      viel zu/oft/selten/wenig gewürdigt/gesehen/gelobt/geschätzt/gefeiert/anerkannt
      sichtbar machen/zu/gemacht , was/die
      gesehen/gehört und gehört/gesehen/wertgeschätzt/ernst werden?
      stimme geben/erheben/verleihen/eine
      ein gesicht geben/verleihen/bekommen
      gib/gebt/geben dem/der *? ein gesicht
      gesicht zeigen
      haltung zeigen/statt/zählt/bewahren/beziehen
      flagge zeigen ~ @see fahnenmast
      farbe bekennen
      kante zeigen
      klare kante
      ein starkes/wichtiges/schönes/deutliches/tolles zeichen/signal/statement
      zeit , dass wir/sich/endlich/die/alle
      höchste zeit , dass
      es ist zeit , dass wir/sich/endlich
      es ist zeit für ** wandel/veränderung/umdenken/neues/mut/menschlichkeit/taten/kapitel/miteinander/wende/vielfalt/gerechtigkeit/haltung
      mehr als überfällig
      längst überfällig
      ein längst überfälliger
      ohne wenn und aber
      kompromisslos/kompromisslose/kompromissloser qualität/gut/ehrlich
      keine kompromisse
      mit köpfchen
      mit hirn und
      den ball flach ~ @sport
      ein heimspiel ~ @sport
      steilvorlage ~ @sport
      champions league ~ @sport
      königsklasse ~ @sport
      volltreffer ~ @sport
      punktlandung ~ pilot pilotin fallschirm flugzeug
      überflieger ~ pilot pilotin flugzeug
      höhenflug ~ pilot pilotin flugzeug drohne
      auf gesunden/festen/sicheren füßen/beinen/fundament
      alle an einem tisch
      auf dem silbertablett
      hausaufgaben gemacht/machen ~ schule klasse kinder kind lehrer lehrerin schüler
      low hanging
      am ende der fahnenstange
      potenzial nach oben
      dicke bretter ** bohren ~ holz schreiner schreinerin tischler tischlerin säge
      dickes brett ~ holz schreiner schreinerin tischler tischlerin säge
      heißes eisen ~ schmied schmiedin esse
      nägel mit köpfen ~ schmied zimmerer zimmerin
      die fäden zusammen/in ~ näherin schneiderin weber weberin
      den finger in die ~ arzt chirurg pfleger
      den nagel auf den ~ hammer zimmerer
      ins schwarze getroffen ~ schütze schützin schützenverein
      den nerv ** zeit/getroffen/trifft ~ zahnarzt zahnärztin
      am nabel der
      nomen est omen
      last man standing
      gekommen um zu
      hand drauf $
      ganz mein/unser/dein ding
      sinn und erfüllung
      erfüllung finden/gefunden/bringt
      berufung gefunden/folgen/gefolgt/ist
      hobby zum beruf
      leidenschaft zum beruf
      quereinstieg lohnt/als
      über den eigenen schatten ~ theater scheinwerfer fotograf fotografin
      ins kalte wasser ~ @see freibad hallenbad schwimmen schwimmbad
      sprung ins kalte ~ freibad hallenbad schwimmbad eisbad
      augen zu und
      eines/eins haben alle/sie/wir ** gemeinsam
      menschen , die brennen/anpacken/mitdenken/machen/bewegen/inspirieren/für/etwas/an
      menschen für menschen
      von mensch zu/für
      von menschen für
      der mensch im/hinter/steht/zählt/macht/bleibt/als mittelpunkt/den/der/im/in/ganzes/mensch
      hinter jeder/jedem/allem/den/dem/all ** zahl/zahlen/akte/diagnose/patient/fall/bewerbung/lebenslauf/maske/projekt/produkt/marke/krankheit/tür steht/stehen/steckt/stecken/verbirgt/sitzt/sitzen ein/eine/menschen/schicksale/immer/ist
      so unterschiedlich wie/die ** menschen/das/leben
      so bunt/vielfältig wie das/die/unser
      bunt/vielfältig wie das leben
      das leben ist bunt/schön/voller/zu/kurz/kein/ein/eine/keine/manchmal/wie/nicht/endlich/eben/jetzt/hart
      so spielt/ist das/halt leben/eben
      das/so schreibt/spielt/geht nur? das leben
      was bleibt , ist/sind (dankbarkeit/erinnerungen/menschen/liebe/begegnungen/freundschaft)
      was am ende/schluss bleibt/zählt
      das ist , was bleibt/zählt/wirklich
      das/genau/nur das?/das/allein ist?/zählt ** zählt $
      worum es wirklich/im/eigentlich/am ** geht
      worauf es wirklich/im/am/letztlich ** ankommt
      was wirklich wichtig
      das wirklich wichtige
      wirklich wichtig ist
      was im leben wirklich?/zählt
      darauf/worauf kommt/es es/wirklich/im/an
      mensch bleiben/zuerst/sein
      nur/auch bloß?/nur? menschen $
      auch nur ein mensch
      menschen sind keine/das/verschieden/mehr
      jeder mensch/jede/jedes ist/hat/verdient/trägt/braucht eine/ein/anders/geschichte/wertvoll/einzigartig
      jeder/jede/alle hat/haben/verdient/verdienen/braucht ** zweite/faire/gleiche chance/chancen
      zweite chance/chancen verdient/geben/$
      hat jeder verdient
      lernen von den besten/einander
      von einander/voneinander lernen/profitieren
      miteinander/voneinander/füreinander und miteinander/füreinander/voneinander
      miteinander reden/statt
      füreinander da $
      zusammen/gemeinsam ist/sind/geht/macht/lacht/lernt/schafft man/alles/wir/es ** weniger/leichter/stark/besser/stärker/schöner
      zusammen ist man/alles weniger/leichter
      einer/eine für alle
      together we/stronger
      gemeinsam/zusammen ** ziel $
      nur/gemeinsam/zusammen ** ans ziel
      gemeinsam bewegen/machen/sind/schaffen/rocken/packen/gehen/meistern/erreichen/gestalten/können/haben/wachsen/setzen/stark
      zusammen bewegen/rocken/schaffen/meistern/erreichen/wachsen/können wir/mehr/viel/alles/großes/unglaubliches
      haben/hatten wir nur? gemeinsam/zusammen geschafft/erreicht/gemeistert
      nur gemeinsam/zusammen/miteinander/als/im ** geschafft/möglich/team/stark/kommen/schaffen/können/erreichen/sind
      das geht nur gemeinsam/zusammen/im/miteinander
      geht/gelingt/klappt/funktioniert nur gemeinsam/zusammen/miteinander/im/mit vertrauen
      im team ist/geht/schafft/schaffen/macht/sind/können ** alles/mehr/leichter/stärker/besser/unschlagbar/spaß
      ein starkes/gutes/tolles/super/eingespieltes/unschlagbares team
      wir als team/gesellschaft ** wachsen/gewachsen/brauchen/müssen/stark/gewinnen
      als team unschlagbar/stark/gewachsen/zusammengewachsen/wachsen/stärker
      zusammengewachsen $ ~ knochen bruch baum bäume
      noch enger/näher/mehr/weiter zusammengewachsen/zusammengerückt
      zusammenrücken/zusammenstehen/zusammenhalten $ ~ stühle bank tische
      zusammenhalt/teamgeist/teamwork/teamspirit/vielfalt/gemeinschaft pur/macht/zählt/ist/hat/siegt/wird/gelebt/verbindet/gewinnt
      das nenne ich mal? teamwork/teamgeist/einsatz/leidenschaft/service/kundenservice/engagement/motivation/mut/haltung/leidenschaft/freundschaft/zusammenhalt
      das ist teamwork/teamgeist/zusammenhalt/führung/leadership/leidenschaft/handwerk/kundenservice/haltung/kultur/wertschätzung/gelebte/gelebter/gelebtes/wahre/wahrer/echte ** $
      in seiner/ihrer schönsten/reinsten/besten form
      so muss/sollte/geht/sieht/sehen das/es/sein/sieger/gewinner/helden/echte/wahre/gute ** sein/aus/führung/teamwork
      so sehen sieger/gewinner/helden
      so geht das/es heute/richtig/auch/besser
      was will man mehr
      was gibt es schöneres
      gibt es etwas/was schöneres
      nichts ist schöner/wertvoller/wichtiger/mächtiger/stärker/ansteckender/gefährlicher/schlimmer als
      nichts geht über
      es gibt nichts schöneres/wertvolleres/wichtigeres/besseres/größeres/stärkeres
      das glück/leben/schöne/gute/wesentliche liegt/steckt/ist/beginnt im/in/manchmal/so detail/kleinen/einfachen/nah
      liegt/steckt/zeigt/entscheidet sich? im detail/kleinen/einfachen
      glück kann/ist/braucht/beginnt/liegt/findet/lässt/verdoppelt
      teilen macht/ist/heißt/verdoppelt
      geteiltes wissen/glück
      macht den/einen großen?/entscheidenden?/feinen?/kleinen? unterschied
      machen den/einen großen?/entscheidenden?/feinen?/kleinen? unterschied
      der/den entscheidende/entscheidenden/feine/feinen/große/großen/kleine/kleinen/wahre/wahren unterschied $
      den unterschied zwischen gut
      unterschied machen/macht/ausmachen/gemacht
      große dinge/sprünge/ziele/veränderungen beginnen/brauchen/entstehen/fangen
      alles/alle große/großen dinge? beginnt/beginnen/fängt/fangen/hat/war
      aus kleinen/kleinem ** großes/große/etwas
      kleine/kleiner/kleines/kleinen ** große/großer/riesige/enorme wirkung/freude/freuden/unterschied/ergebnisse
      der erste schritt ist/war/zählt ** schwerste/schwierigste/wichtigste/getan
      schritt für schritt .
      tag für tag $
      jeden tag ein bisschen/stück/kleines/wenig
      stück für stück zum/zur
      der weg dorthin/dahin war/ist ** steinig/lang/leicht/ziel
      steiniger/steinigen/steinige/langer weg $
      steine im weg/in den
      aus den steinen
      mit ganz? anderen augen ~ optiker optikerin augenarzt
      in deren/seinen/ihren/andere/fremden schuhen/schuhe ~ schuster schuhmacher schuhgeschäft
      den längeren atem ~ taucher asthma lunge
      langen atem ~ taucher taucherin asthma lunge
      nicht jeder/jede/alle held/heldin/helden/heldinnen
      trägt/tragen einen/keinen/keine/ein umhang/cape/umhänge/capes
      mensch , du/was/mach
      niemand wird/muss/ist ** zurückgelassen/meister/alles/perfekt/allein/insel
      keiner/niemand weiß/kann alles/so alles?
      ordnung/vorbereitung/übung/planung/organisation ist das/die/alles/halbe ** leben
      ist/sind eben/halt/nun/einfach/am/doch ** alles/key/king/trumpf/das $
      ist trumpf $
      ist/sind das/unser/der/die/mein a/kapital/fundament/schlüssel/herz/rückgrat/treibstoff/klebstoff ** (und/für/zu/zum/unserer/unseres/zur)`,
  },
  {
    rule: 'slop-word',
    weight: 1,
    reason: 'A label anyone can stick on anything. Show what earns it.',
    lines: `
      gold wert $ ~ juwelier goldschmied goldschmiedin gramm unze
      energiegeladen/energiegeladene/energiegeladener/energiegeladenen/vollgepackt mit?
      mit voller/neuer/frischer/ganzer/geballter/positiver energie/kraft/motivation/elan/power/schwung (!schlug/trat/warf/zog/gegen) ~ ladestation wallbox
      mit vollen/aufgeladenen akkus in/ins/zurück/geht/starten/starte/durch
      neue/frische energie getankt/tanken ~ @auto
      energie/kraft getankt/tanken/geschöpft/schöpfen ~ tankstelle
      akkus aufladen/aufgeladen/aufgetankt/wieder ~ ladegerät bohrschrauber elektriker
      motivationsbooster/gamechanger/booster/boost für
      ein echter/wahrer booster/boost/turbo
      turbo einschalten/zünden/einlegen/gezündet ~ @auto
      vollgas in/ins/richtung/durch ~ @auto
      mit vollgas ~ @auto
      jetzt heißt es gas/durchhalten/anpacken/vollgas/ärmel/dranbleiben/zusammenhalten
      @hundred prozent geben/gegeben/einsatz/leidenschaft/herz
      immer/jeden/täglich alles/das geben/beste $
      alles geben .
      raus aus der bubble/blase/komfortzone/krise/schublade/box
      schubladendenken/silodenken/lagerdenken/mangeldenken
      neue/neuen/andere/anderen/unkonventionelle/unbekannte/gemeinsam/mutige/innovative/digitale wege gehen/geht/beschreiten/beschritten/beschreitet/gegangen/wagen/einschlagen/zu ~ wanderführer wanderführerin förster försterin
      gehen/geht/gehe/beschreiten/beschreitet/wagen wir/ihr? neue/neuen/unkonventionelle/ungewöhnliche/mutige/innovative/digitale wege ~ wanderführer wanderführerin förster försterin
      in einer ganz? anderen/eigenen/höheren liga ~ verein trainer trainerin fußball spieler tore saison
      spielt/spielen/spielst ** liga ~ verein trainer trainerin fußball spieler tore saison
      neue dimension/dimensionen der/des/erreicht/von/in
      neues/neuen/neuem/andere/ganz zeitalter/ära der/des/in
      auf ein/einem/eine ganz? neues/neuen/neue/anderes/nächstes/höheres level/niveau/ebene/stufe/fundament
      auf einem ganz? neuen/anderen/nächsten/höheren level/niveau
      von null auf hundert ~ @auto
      leuchtturm für/der/in ~ @see
      leuchtet/strahlt/wirkt weit über ~ @see
      weit über die grenzen ** hinaus
      schafft/schaffen/stiftet/stiften nachhaltig/nachhaltige/nachhaltigen/echte/echten/bleibende/neue/neues ** vertrauen/werte/identität/nähe/orientierung/mehrwert/perspektiven/erlebnisse/verbindungen
      stiftet/stiften/schafft/schaffen identität/sinn/orientierung/zusammenhalt/gemeinschaft/zugehörigkeit
      im fokus stehen/steht/unserer/unseres ~ kamera objektiv fotograf fotografin
      steht/stehen für uns/mich? im/immer/stets/ganz/klar ** fokus/mittelpunkt/zentrum/vordergrund/oben ~ kamera objektiv
      kunde/kundin/kunden/gast/mensch/patient/kind/nutzer steht/stehen ** fokus/mittelpunkt/zentrum/stelle
      nehmen/nimmt/nehme/übernehmen/übernimmt/übernehme wir/ich? unsere/ihre/soziale/gesellschaftliche verantwortung ** ernst/für/wahr
      übernehmen/übernimmt/übernehme/tragen/trägt wir?/ich? verantwortung für die/unsere/mensch/unseren/kommende/eine/das/morgen (!schlüssel/kasse)
      unserer/ihrer verantwortung gerecht/bewusst
      bestens/optimal/gut/hervorragend/perfekt gerüstet/gewappnet/aufgestellt/vorbereitet für/$
      wichtiger/großer/entscheidender/bedeutender/weiterer/erster/mutiger schritt nach/in/richtung/für/zu/auf/hin vorn/vorne/zukunft/die/unserer/unser/mehr/unsere
      schritt in richtung zukunft/digitalisierung/nachhaltigkeit/klimaneutralität/erfolg
      großer/riesiger schritt nach vorn/vorne
      unsere/ihre/alle/die kräfte bündeln/gebündelt/bündelt/zu
      bündeln/bündelt wir? unsere/ihre/alle kräfte/kompetenzen/stärken/expertise
      kräfte bündeln
      geballte/gebündelte/fundierte/langjährige expertise/erfahrung/kompetenz/kraft
      mit ins boot ~ @see
      ins boot holen/geholt ~ @see
      dort/da abholen/abgeholt/ab , wo
      holen/holt/hole/abholen ** menschen/mitarbeiter/mitarbeitenden/kunden/kundinnen/teilnehmer/leute/jeden dort/da/ab
      lebendige/offene/gute/moderne/positive/konstruktive/gesunde/starke/echte feedbackkultur/fehlerkultur/unternehmenskultur/führungskultur/lernkultur/streitkultur/gesprächskultur
      fehlerkultur/feedbackkultur/duzkultur/lernkultur/unternehmenskultur/führungskultur/vertrauenskultur/teamkultur/dialogkultur/innovationskultur
      wir leben handwerk/inklusion/service/vielfalt/qualität/werte/tradition/nachhaltigkeit/innovation/digitalisierung/gastfreundschaft/leidenschaft/teamgeist/kundennähe/diversität/transparenz/demokratie/logistik/technik/mobilität/bildung/pflege/landwirtschaft/verantwortung/unsere/diese/eine/das/was/für
      wir machen zukunft/mut/menschen/bildung/träume/möglich
      wir gestalten zukunft/lebensräume/räume/die/mobilität/heimat/morgen
      wir schaffen das/zukunft/lebensräume/räume/raum/werte/vertrauen/erlebnisse/perspektiven/heimat/verbindungen
      wir bauen brücken/zukunft/vertrauen/auf/an ~ @bau
      wir bewegen menschen/was/mehr/die/welten/etwas
      wir verbinden menschen/welten/tradition/technik/generationen/theorie
      wir begeistern menschen/kunden/für/mit
      wir stehen für qualität/zuverlässigkeit/werte/innovation/vertrauen/nachhaltigkeit/menschlichkeit/vielfalt
      wir setzen auf qualität/nachhaltigkeit/vertrauen/menschen/teamarbeit/innovation/regionalität/vielfalt/langfristige/langjährige/partnerschaft/zusammenhalt/transparenz/kurze/eigenverantwortung
      setzen/setzt/setze auf ** qualität/nachhaltigkeit/vertrauen/innovation/regionalität/teamgeist/transparenz/eigenverantwortung
      auf uns ist verlass
      bei uns bist du/ist jeder/jede/man keine/kein/mehr ** nummer
      keine nummer $ ~ hausnummer telefonnummer kennzeichen
      nur eine nummer $
      bei uns zählt/zählen/steht/stehen/findest/findet/wird/werden ** mensch/menschen/leistung/team/vielfalt/großgeschrieben/mittelpunkt/teamgeist/qualität/miteinander/wort/groß
      bei uns ist jeder tag/mensch/kunde
      kein tag ist/gleicht wie/dem
      kein tag wie der
      jeder tag ist/bringt anders/ein/eine/neu/neue/neues/spannend
      jede/jeder/jedes * zählt .
      jede/jeder/jedes * erzählt/schreibt eine/seine/ihre/ihre/die eigene? geschichte/geschichten
      jede/jeder/jedes *? * ist ein/eine/einzigartig/kostbar/wertvoll/anders/wichtig/mehr/unbezahlbar ** statement/geschenk/unikat/lehrer/chance/abenteuer/versprechen/botschaft/erlebnis/einladung/gewinn/kunstwerk/puzzleteil/held/heldin/schatz/neuanfang/liebeserklärung/sieg/schritt/unikum/stimme/anfang/highlight/meisterwerk/ereignis/lektion/lernchance/wunder
      ist ein statement/geschenk/unikat/versprechen/liebeserklärung/abenteuer/privileg/segen/glücksfall/herzensprojekt/auftrag/meisterwerk .
      ist ein statement
      ist mehr als ein lippenbekenntnis/trend/schlagwort/buzzword/versprechen/modewort/wort/hype/job
      statement für/gegen
      ein zeichen für/gegen (vielfalt/mehr/hass/demokratie/toleranz/menschlichkeit/zusammenhalt/frieden/rassismus/ausgrenzung/das/den/die)
      ort zum/der wohlfühlen/verweilen/begegnung/verlieben/träumen/inspiration/genießen/seele
      ort , an dem träume/ideen/menschen/generationen/tradition/begegnungen
      zum wohlfühlen .
      das gewisse extra/etwas
      ein stück/stückchen lebensqualität/lebensfreude/freiheit/heimat/zukunft/hoffnung/normalität/glück/zuhause/seele/würde/geborgenheit/geschichte/kindheit/urlaub
      stück vom glück
      hauch von luxus/nostalgie/magie/abenteuer/freiheit/exotik/glamour/hollywood
      fest für/der alle? sinne/sinnen
      genuss für/mit ** sinne
      lampenfieber/adrenalin/nervenkitzel/entspannung/erholung/teamgeist/nostalgie/idylle/romantik/abenteuer/teamwork/handwerk/motivation/begeisterung/spannung/wahnsinn/vorfreude/stolz/liebe/heimat/sommerfeeling/sommer/chaos/glücksgefühle/dankbarkeit/kreativität/innovation/vielfalt/action/spaß/luxus pur
      wie im flug ~ pilot pilotin flughafen
      verging/vergingen/vergeht/vergangen wie im
      kinderaugen/augen/gesichter ** leuchten/strahlen/strahlten/leuchteten/leuchtend/strahlend ~ lampe taschenlampe scheinwerfer katze
      leuchtende/leuchtenden/strahlende/strahlenden/funkelnde/glänzende augen/kinderaugen/gesichter/gesichtern
      leuchten/strahlen/funkeln/glänzen in den/ihren/seinen/deren augen ~ lampe taschenlampe scheinwerfer katze
      strahlen/lächeln im/in gesicht/gesichtern/den/ihrem
      zaubert/zaubern/zauberte/zauberten ** lächeln/strahlen/staunen
      lächeln auf/ins die/das lippen/gesicht
      an/in ** zusammenspiel/mischung/balance/symbiose/kombination von/aus/zwischen tradition/mensch/theorie/technik/genuss/arbeit/herz/alt/form/funktion
      perfekte/perfekten/perfektes/gelungene/einzigartige zusammenspiel/balance/kombination/symbiose/ergänzung
      das perfekte zusammenspiel
      rundum sorglos
      handwerk/pflege/industrie/arbeit/bildung/verwaltung/logistik/landwirtschaft/führung/personal/hr/marketing 4.0/@four
      herkunft/tradition/vergangenheit und zukunft
      ^ zukunft braucht/passiert/wartet/beginnt/ist/gehört/entsteht/findet/geht/heißt/made
      die zukunft wartet/passiert/liegt/gehört/beginnt/braucht/findet/entsteht/fängt/spricht/heißt/hat/startet
      die zukunft ist digital/grün/elektrisch/weiblich/hybrid/nachhaltig/menschlich/jetzt/agil/smart/vernetzt/regional/bunt/vielfältig/flexibel/rosig/heute/da/offen/modular/zirkulär/mobil/unser/unsere
      die zukunft der/des * ist/liegt/beginnt/heißt/wird/gehört digital/grün/elektrisch/hybrid/nachhaltig/menschlich/jetzt/agil/smart/vernetzt/regional/flexibel/heute/da/in/hier/weiblich/vor/uns
      die arbeitswelt/welt der/von arbeit/morgen
      (arbeit/welt/schule/mobilität/pflege/stadt/handel/handwerk/medizin/technik/führung/team/unternehmen/kunden/industrie/büro/wohnen) von morgen $
      fachkräfte/führungskräfte/talente/kunden/helden/profis/handwerker/ingenieure/experten von morgen
      zukunftsthema/zukunftsthemen/megatrend/megatrends/trendthema/schlüsselthema/schlüsseltechnologie/schlüsselfaktor/schlüsselkompetenz/schlüsselrolle/erfolgsgeheimnis/erfolgsgarant/erfolgsmodell/erfolgsrezepte/erfolgsschlüssel/erfolgsstory/mutmachend/vorzeigeprojekt/herzstück ~ weiche küche rezept
      impulse mit/mitnehmen/mitgenommen/gesetzt/gegeben/geben/sammeln/gesammelt
      nehme/nehmen/nimmt/mitgenommen/mitnehmen ** viele/wertvolle/spannende/neue/tolle/starke/frische ** impulse/inspiration/erkenntnisse/insights/eindrücke/learnings/einblicke
      viele/wertvolle/spannende/neue/frische/starke/kreative/wichtige/inspirierende impulse/insights/eindrücke/perspektiven/denkanstöße/learnings/begegnungen
      intensiver/reger/offener/ehrlicher/konstruktiver/fachlicher/lebendiger/angeregter/toller austausch
      austausch/netzwerken/vernetzen/networking auf/vom/mit/in ** augenhöhe/feinsten/gleichgesinnten/atmosphäre
      gleichgesinnte/gleichgesinnten
      vom allerfeinsten
      in entspannter/lockerer/angenehmer/familiärer/toller/besonderer/festlicher/herzlicher atmosphäre
      mega/super/hammer/bombastische/grandiose/ausgelassene/großartige/tolle/fantastische stimmung
      stimmung war ** großartig/super/grandios/bombastisch/gigantisch/ausgelassen/mega/fantastisch/top/klasse/elektrisierend/ansteckend
      jede menge spaß/inspiration/input/impulse/herzblut/energie/power/leidenschaft/emotionen/wissen/highlights/action
      großartigem/großartiger/fantastischem/fantastische/wundervolle/wundervollen/wundervoller/wundervolles/wunderbares/grandiose/sensationell/sensationelle/sensationellen/genialen/legendäre/legendärer/episch/epische/epischer ~ wirt
      überragend/überragende/überragenden/überragender (!höhe/turm)
      hochmotiviert/hochmotivierte/hochmotivierten/hochmotivierter
      hochkarätig/hochkarätige/hochkarätigen/hochspannend/hochspannende/hochaktuell/hochaktuelle/topaktuell/brandaktuell/brandaktuelle ~ volt trafo umspannwerk
      spannend/spannende/spannenden/spannender projekt/projekte/reise/zeit/thema/themen/wochen/aufgabe/tage/monate/jahre/menschen/kombination/mischung/rolle/perspektiven
      inspirierte/inspirieren/inspiriert mich/uns/andere/menschen/immer/jeden
      inspiriert von/durch
      inspirierend und/zu/wie
      voller wertschätzung/ideen/neugier/elan/motivation/optimismus/empathie/respekt/staunen
      wertschätzung ist/zeigen/für/auf/pur/heißt/beginnt
      echte/wahre/gelebte/ehrliche/tiefe/aufrichtige wertschätzung/begegnung/begegnungen/nähe/verbundenheit/freude/leidenschaft/menschlichkeit/hilfsbereitschaft/kollegialität/kundennähe/teamarbeit/partnerschaft/freundschaft/liebe/leadership
      machermentalität/hands on/gründergeist/unternehmergeist/teamplayer/teamplayerin/querdenker/querdenkerin/überflieger/senkrechtstarter/allrounder
      echte/wahre/absolute macher/profis/experten/vollprofis/powerfrauen/teamplayer
      macherin/macher/macherinnen und macher
      überzeugungstäter/überzeugungstäterin/überzeugungstäterinnen
      mit leidenschaft/herz/haltung/hirn/seele/köpfchen bei/dabei/für/im/und/zum/,
      mit herz , hand/hirn/kopf/verstand/haltung/seele/humor/leidenschaft/mut
      ^ mit herz $
      führen/arbeiten/pflege/handwerk/unternehmen/beruf/team mit herz $
      leidenschaft , die
      aus leidenschaft $
      gelebte/gelebtes/gelebter
      nachhaltigkeit ist/liegt/beginnt/braucht/heißt/bedeutet/leben/wird/im
      nachhaltigkeit und/, qualität/regionalität/innovation/verantwortung
      nachhaltig , regional/fair/digital/innovativ
      zukunftsweisend/richtungsweisend/zukunftsfest/enkelfähig/enkeltauglich/enkeltaugliche/enkelfähige
      mit/dein/unser/unseren/der/den purpose
      echten/echter/großen/großer/mehr/maximalen/nachhaltigen/positiven impact
      empowerment/empowern/female leadership?
      skillset/toolset/mental load
      new work
      game changing/changers
      networken/networking
      connecten/connected ** (community/menschen/uns)
      deep work/talk/talks
      personal branding/brand
      work life balance/blending
      quick win/fix
      next generation/gen/step/steps/chapter
      ready for/to
      proud to/of/moment
      excited to/for
      happy to announce/share
      so proud
      what a journey/ride/day/night/week/team/year`,
  },
  {
    rule: 'bait',
    weight: 2,
    reason: 'It asks for a reaction instead of giving something. Offer the link, and say what it is.',
    lines: `
      ^ und? was denkst/meinst/sagst du dazu?/darüber?/davon? .
      ^ und? was denkt/meint/sagt ihr dazu?/darüber?/davon? .
      ^ und? was denken/meinen/sagen sie dazu?/darüber?/davon? .
      ^ wie siehst/seht/sehen/denkst/denkt/stehst/steht du/ihr/sie das/dazu/darüber/es .
      ^ und? wie ist/sind/lautet deine/eure/ihre meinung/erfahrung/erfahrungen/sicht/haltung/perspektive dazu?/damit?/darauf? .
      ^ was ist/sind/wären deine/eure/ihre meinung/erfahrung/erfahrungen/gedanken/sicht/tipps/learnings/perspektive/highlights dazu?/damit?/darauf? .
      ^ eure/deine/ihre meinung/gedanken/erfahrungen interessiert/interessieren/dazu/zählt/ist/sind/bitte
      bin/sind ** gespannt auf eure/deine/ihre/euer gedanken/meinung/meinungen/erfahrungen/feedback/antworten/kommentare/geschichten/ideen/perspektiven/sicht
      freue/freuen mich/uns ** auf eure/deine/ihre/euer/einen/den/jeden gedanken/meinung/meinungen/feedback/kommentare/austausch/diskussion/perspektiven
      ^ wer fühlt/sieht/erlebt das/es auch/noch/ähnlich/genauso so? .
      ^ wer erkennt sich ** wieder
      ^ wer ist/macht noch?/auch? dabei/mit/so .
      ^ wer ist auch so
      ^ wer kennt das/es/ihn/sie auch/noch/nicht/bloß? .
      ^ wer kann/können das/sich/hier ** nachvollziehen/relaten/bestätigen/wiedererkennen/wiederfinden .
      ^ wem/wen geht es/das/euch ** so/genauso/ähnlich/auch .
      ^ wem geht's auch/noch/genauso/ähnlich
      ^ wem noch .
      ^ geht/ging es/euch/dir/ihnen/das euch/dir/ihnen/es/das/nur ** so/genauso/ähnlich/auch .
      geht's euch/dir/nur auch/mir/genauso/ähnlich
      geht das/es nur mir
      bin ich da/hier/damit/der/die/eigentlich/die ** allein/alleine/einzige/einziger
      ^ bin ich damit? allein/alleine
      ^ oder bin ich/geht/ist das?/nur? ** mir/einzige
      nur mir so .
      ^ sag/sagt mir/, dass ich/wir nicht
      ^ kennt/kennst ihr/du das/diese/den/dieses auch/gefühl/momente/noch ** .
      ^ kennt/kennst/kennen ihr/du/sie das/es .
      ^ erkennst/erkennt/erkennen du/ihr/sie dich/euch/sich ** wieder
      ^ na , erwischt/wer/ertappt/auch/erkannt/neugierig
      ^ ertappt/erwischt .
      ^ hand aufs/hoch , wer/herz
      ^ hättest/hättet/hätten du/ihr/sie es/das ** gewusst/gedacht/erwartet/erkannt .
      ^ zustimmung oder
      ^ top oder flop
      ^ fluch oder segen
      ^ team * oder team
      ^ ja oder nein .
      ^ hot or/oder not
      ^ agree/thoughts/right/who's
      ^ stimmst/stimmt/stimmen du/ihr/sie zu/mir/dem/da
      ^ einverstanden .
      ^ like , wenn/falls
      ^ liken , teilen
      ^ liken/teilen/kommentieren/reposten/speichern und/erwünscht/ausdrücklich/nicht
      ^ bitte/gerne/gern/fleißig teilen/liken/reposten/verbreiten/weitersagen/kommentieren
      ^ weitersagen $
      teilen ausdrücklich/gern/gerne? erwünscht
      ^ leite/leitet/schick/schicke/schickt/sende/sendet/zeig/zeigt diesen?/das/es/ihn/den ** jemandem/jemanden/freund/freundin/kollegen/menschen/allen ** der/die/weiter
      ^ wer muss/sollte/braucht/darf das ** hören/lesen/sehen/gerade .
      der/die das heute/gerade/jetzt hören/lesen/braucht
      nominiere/nominiert/nominiere
      ^ schreib/schreibt/schreiben/schick/schickt/schicke mir/uns/sie ** dm/pn/direktnachricht/privatnachricht
      per dm/pn $
      meine dms/pns sind
      link ist/wie im/in/immer den/in? kommentaren $
      jetzt ** sichern/bewerben/registrieren/vormerken/downloaden/abonnieren $
      jetzt anmelden und/, platz/dabei
      hol/hole/holt/holen dir/euch/sie sich? jetzt/das/dein/den/hier/gleich/die ** kostenlose/kostenloses/gratis/whitepaper/ebook/guide/vorlage/ticket/checkliste
      kostenlose/kostenloses/gratis whitepaper/ebook/webinar/masterclass/erstberatung/checkliste/workbook/training/beratungsgespräch
      abonnier/abonniere/abonniert/abonnieren sie?/jetzt? meinen/unseren/den/mich/diesen newsletter/kanal/podcast/und/, um
      um nichts/keinen mehr? zu verpassen
      ^ mehr davon .
      ^ mehr dazu/davon/tipps/insights/einblicke/infos gibt's/gefällig/gewünscht
      ^ folg/folge/folgt/folgen mir/uns/gern/gerne/sie
      ^ und jetzt/nun du/ihr/sie $
      ^ jetzt/nun bist/seid/sind du/ihr/sie dran/gefragt/am
      lasst/lass/lassen uns/sie connecten/vernetzen/austauschen/diskutieren/darüber/ins/im/gemeinsam ** sprechen?
      lasst/lass uns darüber/drüber reden/sprechen/diskutieren/austauschen
      ^ wann/wie/wo fängst/startest/beginnst/legst/wagst du ** .
      ^ wann fangt/startet ihr ** .
      ^ bist/seid/sind du/ihr/sie auch?/dabei/mit? dabei .
      ^ bist/seid/sind du/ihr/sie bereit
      ^ bist du auch/schon/mutig ein/bereit/dabei/so
      ^ welcher/welche typ bist/seid
      ^ was hält/hindert/stoppt/bremst dich/euch/uns/sie ** .
      ^ worauf wartest/wartet/warten du/ihr/sie/wir
      ^ trau/traut/traust dich/euch/du dich? .
      wann hast/haben/habt du/sie/ihr ** zuletzt ** wirklich/richtig/bewusst/ehrlich/pause/danke/mut/gelacht/gelobt/zugehört/gegönnt/innegehalten/offline/getraut
      wann hast/haben/habt du/sie/ihr ** das letzte mal ** wirklich/richtig/bewusst/ehrlich/pause/danke/mut/gelacht/gelobt/zugehört/gegönnt/innegehalten/nein/getraut
      wann hast/haben/habt du/sie/ihr dir/dich/sich/euch/jemandem/jemanden/deinem/deinen/einfach/bewusst/wirklich zuletzt/das/mal
      wann hast/haben/habt du/sie/ihr zuletzt wirklich/bewusst/einfach/etwas/jemandem/jemanden/danke/nein/mal/so/dir/dich/euch/eine/deinem/deinen/deiner/eurem/ihrem
      wann warst/wart/waren du/ihr/sie zuletzt/das/wirklich/eigentlich ** stolz/mutig/glücklich/still/dankbar/offline/richtig
      was würdest du tun , wenn du/keine/alles
      was würdest du deinem jüngeren
      deinem/meinem/eurem jüngeren/jüngerem/früheren ich
      was ist/war dein/euer/ihr/deine/eure schönster/größter/größtes/wichtigstes/bestes/größte/wichtigste/liebster ** learning/moment/fehler/lektion/tipp/erfolg/erkenntnis/highlight/traum/warum
      was macht dich/euch/sie glücklich/stark/stolz/aus
      was treibt dich/euch/sie an
      was ist dein/euer/ihr warum/geheimnis/rezept/trick/ziel/antrieb/traum/nächster
      wofür bist/seid du/ihr ** dankbar
      wofür brennst/brennt/stehst/steht du/ihr/dein`,
  },
]

/** As it stands, with its capitals: they tell German nouns from the rest. */
const cased = (source: string) => new RegExp(turn(source).source, 'g')

const noun = String.raw`[A-ZÄÖÜ][\p{L}-]+`
const whole = String.raw`(?=[.!]|\n|$)`
const adverbs = `(?: (?:eben|halt|ja|nun mal|nun einmal|einfach|immer|nie|längst|auch|doch|oft|meist|manchmal|heute|heutzutage|wirklich|für (?:mich|uns)|und bleibt|bekanntlich|am Ende|nur|erst|nicht erst|schon|noch|sich)){0,2}`
/** What maxims are about. */
const ideals = String.raw`(?:[\p{L}-]*(?:[Ff]ührung|[Kk]ommunikation|[Dd]igitalisierung|[Vv]eränderung|[Ww]andel|[Vv]ertrauen|[Kk]ultur|[Ee]rfolg|[Mm]ut|[Tt]eamarbeit|[Zz]usammenarbeit|[Nn]achhaltigkeit|[Ii]nnovation|[Ww]ertschätzung|[Bb]ereitschaft|[Mm]enschlichkeit|[Ss]icherheit|[Ff]reiheit|[Ee]hrlichkeit|[Gg]erechtigkeit|[Dd]emokratie|[Ff]ürsorge|[Ss]chutz|[Mm]ündigkeit|[Hh]altung|[Tt]ransformation|[Bb]ildung|[Pp]rävention)|Qualität|Vielfalt|Inklusion|Integration|Diversität|Resilienz|Empathie|Respekt|Toleranz|Solidarität|Zusammenhalt|Gemeinschaft|Freundschaft|Liebe|Glück|Zeit|Gesundheit|Wissen|Neugier|Kreativität|Leidenschaft|Disziplin|Motivation|Ausdauer|Geduld|Fleiß|Talent|Wachstum|Scheitern|Stillstand|Fortschritt|Perfektion|Leistung|Zuhören|Loslassen|Lernen|Teilen|Helfen|Feedback|Leadership|Mindset|Purpose|Recruiting|Marketing|Vertrieb|Verkaufen|Networking|Netzwerken|Branding|Storytelling|Service|Kundenservice|Agilität|Transparenz|Verantwortung|Integrität|Authentizität|Verletzlichkeit|Selbstfürsorge|Selbstliebe|Achtsamkeit|Dankbarkeit|Humor|Hoffnung|Zuversicht|Optimismus|Demut|Größe|Stärke|Charakter|Identität|Heimat|Tradition|Handwerk|Musik|Sport|Kunst|Essen|Genuss|Sprache|Literatur|Lachen|Theater|Ehrenamt|Engagement|Teamgeist|Teamwork|Wettbewerb|Fachkräftemangel|Ausbildung|Weiterbildung|Pflege|Gleichberechtigung|Chancengleichheit|Barrierefreiheit|Teilhabe|Work-Life-Balance|New Work|Homeoffice|Remote Work|Teilzeit|Vereinbarkeit|Strategie|Fokus|Klarheit|Einfachheit|Konsequenz|Timing|Kompetenz|Erfahrung|Sichtbarkeit|Reichweite|Loyalität|Wohlstand|Frieden|Wahrheit|Angst|Wut|Komplexität|Datenschutz|Compliance|Effizienz|Ordnung|Pünktlichkeit|Zuverlässigkeit|Gastfreundschaft|Gründen|Unternehmertum|Pausen|Rückschläge|Grenzen|Träume|Visionen|Ideen|Werte|Worte|Taten|Rituale|Routinen|KI)`
const plainTruth = `(?:kein|keine|keinen) (?:zufall|hexenwerk|luxus|luxusgut|luxusproblem|selbstzweck|selbstläufer|wunschkonzert|ponyhof|einbahnstraße|sprint|nice-to-have|trend|modewort|floskel|schwäche|schande|makel|zauberei|zauberwerk|raketenwissenschaft|widerspruch|gegensatz|kür|privileg|selbstverständlichkeit|strafe|zuckerschlecken|spaziergang|fremdwort|buzzword|option|magie|glückssache|einzelsport|projekt|event|hype|randthema|nebensache|lippenbekenntnis|kostenfaktor|gedöns|romantik|tabu|frauenthema|nischenthema|it-thema|add-on|feigenblatt|deko|knopfdruck|zustand|ziel|rezept|allheilmittel|wettrennen|wettbewerb|geschlecht|alter|naturgesetz|schicksal|charity|almosen|kindergeburtstag|bauchgefühl)`

/** Turns of phrase that make a maxim of whatever they are said of. */
export const germanTurns: readonly Figure[] = [
  {
    rule: 'tidy-moral',
    pattern: cased(
      String.raw`${opening}(?:Denn |Weil |Doch |Und |Aber |(?:Gute[rs]? |Echte[rs]? |Wahre[rs]? |Gelebte[rs]? |Moderne[rs]? |Nachhaltige[rs]? |Starke[rs]? ))?(?!Das|Es|Dies|Er|Sie|Wir|Der|Die|Ein|Eine|Mein|Meine)${noun}(?: ${noun})?(?: sagen| machen| zeigen| annehmen| bitten| nehmen)? (?:ist|sind|bleibt|bleiben|war)${adverbs} ${plainTruth}\>`.replace(
        plainTruth,
        plainTruth.replace(/\p{L}+/gu, (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`),
      ),
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:das |es |und das |doch das )?(?:ist |war )?(?:wirklich |nun wirklich |übrigens |schließlich |alles )?(?:kein|keine) (?:hexenwerk|raketenwissenschaft|zauberwerk|ponyhof|wunschkonzert|rocket science|selbstläufer)\>`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: cased(
      String.raw`${opening}(?:Denn |Weil |Doch |Und |Aber |Auch )?(?:(?:[Gg]ute[rs]?|[Ee]chte[rs]?|[Ww]ahre[rs]?|[Gg]elebte[rs]?|[Mm]oderne[rs]?|[Ss]tarke[rs]?|[Oo]ffene[rs]?|[Kk]leine|[Gg]roße[rs]?) )?${ideals}(?: und ${noun})?(?: (?:machen|sagen|zeigen))? (?:verbindet|verbinden|zählt|zählen|wirkt|wirken|verpflichtet|inspiriert|begeistert|bewegt|verändert|heilt|schützt|trägt|rettet|gewinnt|siegt|steckt an|tut gut|tut weh|tun weh|macht (?:den Unterschied|stark|frei|glücklich|schlau|mutig|Mut|sexy|satt|reich|Schule|Freude|Spaß|zufrieden|menschlich|krank|lebendig|hungrig|attraktiv|Sinn)|hört (?:nie|nicht)|kennt (?:kein|keine|keinen)|kennen (?:kein|keine|keinen)|braucht (?:Mut|Zeit|Vertrauen|Raum|Haltung|Vorbilder|Menschen|Klarheit|Nähe|Geduld|Pflege|Mutige|Herz|Ruhe|Übung|Freiraum|Transparenz|Konsequenz|Kommunikation|uns|alle|beide|kein|keine|einen langen|mehr|Führung|Empathie|Ausdauer|Disziplin)|brauchen (?:Mut|Zeit|Vertrauen|Raum|Menschen|kein|keine|uns)|beginnt|beginnen|fängt|entsteht|entstehen|wächst|wachsen|lebt von|leben von|lebt vom|lohnt sich|lohnen sich|zahlt sich|zahlen sich|schafft (?:Vertrauen|Nähe|Raum|Verbindung|Zukunft|Sinn|Werte)|schenkt|öffnet|öffnen (?:Türen|Herzen)|schlägt|schlagen|frisst|bedeutet|heißt|fällt nicht|muss (?:wachsen|man|gelebt|gelernt|von|nicht|auch)|darf|kann (?:man nicht|man lernen|nur|Leben|Berge|nicht|so)|lässt sich (?:nicht|lernen)|will gelernt|geht (?:vor|uns alle|alle|nur|durch|anders|auch|immer|jeden)|hat (?:viele|kein|keinen|keine|ihren Preis|seinen Preis|Zukunft|Vorfahrt|Priorität|immer)|passiert|liegt (?:im|in|uns|auf|nicht)|steht und fällt|sind? (?:ein Geschenk|ein Marathon|ein Prozess|ein Muskel|eine Reise|eine Haltung|eine Entscheidung|eine Investition|eine Frage|eine Kunst|eine Stärke|ein Privileg|ein Menschenrecht|Chefsache|Teamsache|Teamsport|Mannschaftssport|Kopfsache|Haltungssache|Herzenssache|Einstellungssache|Vertrauenssache|Führungsaufgabe|Trumpf|Silber|Gold|Macht|alles|unbezahlbar|ansteckend|lernbar|erlernbar|messbar|das|der|die|unser|unsere|dein|deine|wie|mehr als|nicht|nichts|immer|nur|da, um)|ist(?:${adverbs}) (?:ein|eine|der|die|das|unser|unsere|dein|deine|nicht|nichts|kein|keine|mehr als|wie|alles|Chefsache|Teamsache|Teamsport|Mannschaftssport|Kopfsache|Haltungssache|Herzenssache|Einstellungssache|Vertrauenssache|Führungsaufgabe|Trumpf|Silber|Gold|Macht|Rückschritt|unbezahlbar|ansteckend|lernbar|erlernbar|verhandelbar|weiblich|bunt|Zukunft|Menschenrecht|Beziehungsarbeit|Teil|dann|wenn|und bleibt|harte Arbeit|Übungssache|möglich|machbar|relativ|Programm|Ansporn|Verpflichtung))\>(?<y>[^.!?\n]{0,70})${whole}`,
    ),
    exceptFacts: true,
  },
  {
    rule: 'slop-word',
    pattern: cased(
      String.raw`${opening}(?:(?:Ein|Eine|Echte[rs]?|Gute[rs]?) )?(?:[\p{L}-]+ ){0,2}${noun}, (?:die|das|der) (?:uns |wirklich |alle |auch |man |Menschen |Freude |Spaß |Sinn |Mut |Maßstäbe |Vertrauen |einfach |nachhaltig |echt |Herzen )?(?:begeistert|begeistern|überzeugt|überzeugen|verbindet|verbinden|verpflichtet|zusammenhält|schmeckt|spürt|bewegt|bewegen|bleibt|bleiben|ankommt|ankommen|inspiriert|inspirieren|macht|machen|stiftet|stiften|wirkt|wirken|trägt|tragen|zählt|zählen|berührt|berühren|passt|mitdenkt|mitdenken|anpacken|anpackt|rockt|verzaubert|schafft|setzt|setzen|motiviert|stärkt|fesselt|fasziniert|Schule macht)${whole}`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: cased(
      String.raw`${opening}(?:[Uu]nd |[Gg]enau )?[Ss]o (?:geht|sieht|klingt|funktioniert|schmeckt|fühlt sich)(?: für mich| für uns)? (?!es\>|das\>|Das\>|Es\>|der\>|die\>|ein\>)(?:(?:moderne|gute|echte|gelebte|wahre|nachhaltige|richtig)[rs]? )?(?:${noun}|modern|Zukunft)(?: heute| aus| an| richtig| wirklich| auch)?${whole}`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: cased(
      String.raw`(?<![\p{L}])(?!(?:Whisky|Whiskey|Rum|Gin|Schnaps|Wodka|Milch|Wasser|Saft|Most|Honig|Essig|Espresso|Kaffee|Sahne|Joghurt|Quark|Zitrone|Tee|Butter|Öl)\>)[A-ZÄÖÜ]\p{L}+ pur(?=[.!,]|\n|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    exceptFacts: true,
    pattern: cased(
      `${opening}(?:Denn |Also |Einfach |Lieber )?(?<x>${noun}) (?:statt|anstatt|vor|schlägt|sticht|over|trifft|ohne|braucht) (?<y>${noun})${whole}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}(?:denn |und )?(?:wir|ich|sie|er) \p{L}+(?: hier| längst)? (?:kein|keine|keinen|nicht nur|nicht bloß|nicht einfach(?: nur)?) ${side('x', 50)}[.,;:–—]+\s+(?:wir|ich|sie|er) ${rest}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:arbeiten|sitzen|stehen|zählen|leben|sprechen|entscheiden|begegnen sich) (?:hier |bei uns |heute )?(?:kein|keine|keinen|nicht(?: nur)?) ${side('x', 50)},? sondern ${rest}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:stark|mutig|erfolgreich|reich|groß|glücklich|klug|frei|arm|schwach|chef|führungskraft|leader|held) ist nicht,? (?:der|die|wer|man) [^.!?\n]{2,60}[.,;] (?:stark|mutig|erfolgreich|reich|groß|glücklich|klug|frei|arm|schwach|sondern|chef|führungskraft|leader|held)\>[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:doch |aber )?die (?:eigentliche |wichtigste |wahre )?frage (?:ist|lautet)(?: also| längst| heute)? nicht(?: mehr)?\>[^.!?\n]{2,70}[.,;:]\s+(?:die (?:eigentliche |wichtigste |wahre )?frage (?:ist|lautet)|sie lautet|sondern)\>[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 1,
    pattern: turn(
      String.raw`\<(?:ist|sind|liegt|scheitert|scheitern|fehlt)(?: \p{L}+)? (?:selten|fast nie|nur selten|so gut wie nie|nie) (?:an |am |die |der |das |ein |eine |im |in )?${side('x', 50)}[.,;]\s+(?:es ist|es sind|es liegt|meist|meistens|oft|fast immer|sondern|sie scheitern|es fehlt|sie sind) ${rest}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:ein|jedes|dein) nein\>[^.!?\n]{0,40} (?:ist|bedeutet|heißt)(?: \p{L}+){0,3} ja\>(?: zu[mr]?\> [^.!?\n]{0,30})?`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:respekt|vertrauen|loyalität|anerkennung|erfolg|führung|autorität|glaubwürdigkeit|freundschaft|kultur|motivation)\>(?! (?:sie|ihr|wir|hatte|hatten)\>)[^.!?\n]{1,40}\<(?:nicht|kein|keine|niemand)\>[^.!?\n]{0,40}[.,;]\s+(?:man|sie|er|es|sondern|die)\> [^.!?\n]{3,60}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:suche?|sucht|frage?|fragt|warte?|wartet|sprich|redet?|jage?|jagt|kämpfe?|kämpft|fürchte?|schaue?|denke?|denkt|arbeite?|arbeitet|vergleiche?|vergleicht) (?:dich |euch )?nicht\> [^.!?\n]{2,50}[.,;]\s+(?:sondern |suche?|sucht|frage?|fragt|warte?|finde?|kreiere?|schaffe?|baue?|mach|handle|denke?|arbeite?|vergleiche?)[^.!?\n]{2,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(
      String.raw`${opening}(?:früher|gestern|damals) (?<x>[^.!?\n]{2,40})[.,;]\s+heute (?<y>[^.!?\n]{2,40})(?=[.!\n]|$)`,
    ),
  },
  {
    rule: 'contrast-figure',
    big: 2,
    pattern: turn(String.raw`${opening}andere \p{L}+ (?<x>[^.!?\n,;]{2,40})[.,;]\s+(?:wir|ich) (?<y>[^.!?\n]{2,50})`),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:diese[rs]?|der|die|das) (?:preis|auszeichnung|erfolg|award|pokal|titel|applaus|dank|ehre|urkunde|medaille|zertifikat|ergebnis)\>(?: \p{L}+)? (?:gehört|gilt|ist|steht|gebührt) nicht (?:nur |allein )?(?:mir|mein|meine|meiner|uns|einem|für mich)\>[^.!?\n]{0,40}[.,;]\s+(?:er|sie|es|das|sondern)\>[^.!?\n]{0,60}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:denn |nur |und |doch )?wer (?!zuerst|zuletzt)[^.!?\n,]{3,60}, (?:der |die |hat |wird |kann )?(?:auch |am ende |langfristig |immer |irgendwann |schon |bald |morgen |heute |automatisch )?(?:gewinnt|verliert|wächst|versteht|überzeugt|inspiriert|motiviert|bleibt|lernt|führt|verkauft|profitiert|siegt|scheitert|erntet|besteht|verpasst|versäumt|belohnt|gesehen|gehört|gewonnen|verloren|begeistert|verändert)(?: (?:mehr|besser|länger|weiter|immer|am ende|doppelt|stehen|zurück|vertrauen|menschen|respekt|erfolg|dumm|jung|andere|sturm|loyalität|gehör|den anschluss|das vertrauen|auf der strecke))?${whole}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:denn |nur )?wer (?:aufhört|nur einen hammer|nicht für sich|gemeinsam|miteinander|nicht mit der|sich selbst|andere|anderen|sich nicht|im kopf|wirklich|seine komfort|seine mitarbeiter|mit herz|mit leidenschaft|führen|kein ziel|keine ziele|klein anfängt|fragen stellt|keine fehler|fehler macht|vertrauen|mut|verantwortung|respekt|wertschätzung|glücklich|erfolg|will, findet|etwas will|nichts verändert|immer nur|groß denkt)\>[^.!?\n,]{0,50}, [^.!?\n]{3,70}${whole}`,
    ),
  },
  {
    rule: 'tidy-moral',
    exceptFacts: true,
    pattern: turn(
      String.raw`\<(?:zeigt|beweist|bewies|zeigte|lehrt|lehrte)(?: mir| uns| sich| doch| einmal mehr| wieder einmal| mal wieder| wieder| eindrucksvoll| ganz deutlich)*,? (?:wie wichtig|wie wertvoll|wie viel|was möglich ist|was alles möglich|was passiert, wenn|was passieren kann, wenn|was entstehen kann|dass es sich lohnt|dass nichts unmöglich|dass alles möglich|worauf es ankommt)\>(?<y>[^.!?\n]{0,60})`,
    ),
  },
  {
    rule: 'triad',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}(?<y>neue[rsnm]? \p{L}+)[,.] (?<x>neue[rsnm]? \p{L}+(?:[,.] | und )neue[rsnm]? \p{L}+)`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`${opening}(?:(?:zuhören|verstehen|handeln|lernen|lachen|leben|lieben|feiern|teilen|staunen|genießen|machen|umdenken|wachsen|vernetzen|austauschen|inspirieren|träumen|wagen|mitmachen|entdecken|erleben|fühlen|atmen|loslassen|anpacken|dranbleiben|durchhalten|aufstehen|weitermachen|nachdenken|hinsehen|hinhören|verändern|gestalten|anfangen)(?:, |\. | und |\. und )){2}\p{L}+${whole}`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`${opening}(?:(?:persönlich|kompetent|zuverlässig|regional|nachhaltig|fair|unkompliziert|individuell|flexibel|digital|modern|menschlich|ehrlich|nahbar|nah|transparent|effizient|innovativ|kreativ|mutig|authentisch|schnell|einfach|direkt|herzlich|professionell|familiär|agil|smart|bunt|laut|echt|klar|wirksam|verbindlich|partnerschaftlich|vertrauensvoll|engagiert|motiviert|leidenschaftlich)(?:, |\. | und |\. und )){2}\p{L}+${whole}`,
    ),
  },
  {
    rule: 'triad',
    pattern: turn(
      String.raw`\<(?<head>anders|gemeinsam|besser|groß|neu|zusammen|einfach|mehr|weniger) \p{L}+(?:, |\. )\k<head> \p{L}+(?:,|\.| und) (?:und )?\k<head> \p{L}+`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`\<(?:das|der|die|den|dem|vom|zum) (?:beste|besten|tollste|tollsten|schönste|schönsten|großartigste|großartigsten|coolste|coolsten|geilste|geilsten|liebste|liebsten) (?:team|kollegen|kolleginnen|chef|chefin|truppe|crew|publikum|kunden|partner|mitarbeiter|mitarbeitenden|job|beruf|arbeitgeber|familie|community),? (?:der welt|überhaupt|das|die|den|der|, das|ever|aller zeiten)\>[^.!?\n]{0,40}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: cased(
      String.raw`${opening}(?:[Gg]ute[rs]?|[Ee]chte[rs]?) (?:Handwerk|Essen|Musik|Design|Architektur|Kaffee|Marken|Werbung|Kunst|Arbeit|Produkte|Möbel) (?:erzählt|erzählen|verbindet|verbinden|braucht|brauchen|spricht|beginnt|lebt|berührt|bleibt|hat|ist kein|ist mehr)\>[^.!?\n]{0,40}${whole}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}aus (?:\p{L}+ ){0,2}(?:kollegen|kolleginnen|fremden|gästen|kunden|hobby|idee|ideen|träumen|steinen|fehlern|krisen|problemen|ich|wut|angst|zweifeln|betroffenen|mitarbeitern|konkurrenten|bekannten|visionen|daten|worten|nichts|spaß|leidenschaft|liebe|krise|not|scheitern) (?:wird|werden|wurde|wurden|entsteht|entstehen|entstand|ist|sind)\> [^.!?\n]{2,60}`,
    ),
  },
  {
    rule: 'tidy-moral',
    big: 1,
    pattern: turn(
      String.raw`${opening}(?:denn |weil )?nur (?:wer|ein|eine|mit|durch|in) (?<x>[^.!?\n]{3,50})\<(?:kann|können|ist|sind|wird|werden|entsteht|gelingt|bleibt|bleiben|schafft|schaffen|wächst)\>(?<y>[^.!?\n]{0,50})${whole}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:also |und |daher |bitte )?(?:ein (?:bisschen|wenig) |etwas |viel |noch |wieder )?mehr (?:mut|miteinander|menschlichkeit|vertrauen|empathie|respekt|toleranz|zuversicht|optimismus|gelassenheit|wertschätzung|dankbarkeit|liebe|wir|machen|zuhören|neugier|zusammenhalt|ehrlichkeit|leichtigkeit|humor|offenheit|vielfalt|freundlichkeit|herz|haltung|menschsein|fehlerkultur|echtheit|rücksicht|verständnis)\>[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: cased(
      `${opening}(?:Bei uns )?[Ww]ir (?:können|leben|denken|atmen|fühlen) (?!Deutsch|Englisch|Französisch|Dänisch|Spanisch)${noun}${whole}`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: turn(
      `${opening}wir (?:sind|machen|gestalten|bewegen|schaffen|schreiben) (?:gemeinsam |hier )?(?:zukunft|handwerk|familie|vielfalt|heimat|pflege|technik|mittelstand|region|innovation|energie|fortschritt|wandel|team|europa|bunt|digital|geschichte|mobilität|bildung|menschen|mut|qualität|wandel|lebensqualität|heimat|fortschritt)${whole}`,
    ),
  },
  {
    rule: 'slop-word',
    big: 1,
    exceptFacts: true,
    pattern: turn(
      String.raw`${opening}(?:dort,? |hier,? )?wo (?<x>[\p{L}-]+(?: [\p{L}-]+)?) auf (?<y>[\p{L}-]+(?: [\p{L}-]+)?) triff(?:t|en)\>`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: cased(
      `${opening}(?:Alt|Jung|Tradition|Moderne|Handwerk|Mensch|Design|Kunst|Wissenschaft|Theorie|Genuss|Kultur|Stadt|Wirtschaft|Technik|Innovation|Herz|Digital|Analog|Leidenschaft|Qualität|Natur|Nachhaltigkeit) (?:trifft|meets|und) (?:auf )?(?:Neu|Alt|Jung|Tradition|Moderne|Handwerk|Maschine|Technik|Funktion|Zukunft|Praxis|Land|Politik|Innovation|Verstand|Digital|Design|Hightech|High-Tech|Leidenschaft|Fortschritt|Natur|KI)(?: Hand in Hand)?${whole}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`\<(?:ki|technik|technologie|digitalisierung|software|maschinen|roboter|algorithmen|automatisierung|tools|daten|chatgpt)\> (?:wird |werden |kann |können )?(?:ersetzt|ersetzen|verdrängt|nimmt|vernichtet)?(?: uns| den| die| keine[nr]?| kein| nicht| niemals| nie| niemanden| menschen| menschliche[rsn]?| jobs| arbeitsplätze| mitarbeiter)+ ?[^.!?\n]{0,40}[.,;]\s+(?:sie|er|es|aber|sondern|doch|wer|menschen)\> [^.!?\n]{3,60}`,
    ),
  },
  {
    rule: 'slop-word',
    pattern: turn(
      String.raw`${opening}(?:\p{L}+ )?(?:technik|handwerk|tradition|design|innovation|genuss|kunst|wissenschaft|qualität|kultur|moderne|nostalgie|leidenschaft|erfahrung|natur|hightech|kreativität|funktion|regionalität) (?:trifft|treffen)(?: auf)? (?!sich|wir|man|der|die|das|am|um|im)(?:\p{L}+ )?\p{L}+${whole}`,
    ),
  },
  {
    rule: 'tidy-moral',
    pattern: turn(
      String.raw`${opening}(?:denn )?(?:wenn|solange|sobald) (?:alle|wir|jeder|menschen|viele|man|herz|tradition|leidenschaft)\> [^.!?\n,]{3,50}, (?:ist alles|ist vieles|ist nichts|wird alles|entsteht|entstehen|gelingt|kann alles|kann (?:etwas |man )?großes|können wir alles|können wir (?:viel|großes|berge)|geht alles|wird (?:großes|aus)|schaffen wir|sind wir (?:stark|unschlagbar)|passiert (?:magie|großes|etwas))\>[^.!?\n]{0,50}`,
    ),
  },
  {
    rule: 'contrast-figure',
    pattern: turn(
      String.raw`${opening}(?:denn )?(?:wir|ich) (?:träumen|reden|quatschen|warten|jammern|meckern|diskutieren|suchen|versprechen|zögern)(?:e)? (?:nicht|keine \p{L}+)(?: nur| bloß| lange)?,? (?:sondern )?(?:wir|ich) \p{L}+[^.!?\n]{0,30}${whole}`,
    ),
  },
]
