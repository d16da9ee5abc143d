import type { ClaimWords } from '../claims.ts'
import { foldedSetOf, mapOf, never, none, setOf } from '../lists.ts'

const units = mapOf('ein 1|eins 1|eine 1|zwei 2|drei 3|vier 4|funf 5|sechs 6|sieben 7|acht 8|neun 9', Number)
const teens = mapOf(
  'zehn 10|elf 11|zwolf 12|dreizehn 13|vierzehn 14|funfzehn 15|sechzehn 16|siebzehn 17|achtzehn 18|neunzehn 19',
  Number,
)
const tens = mapOf('zwanzig 20|dreissig 30|vierzig 40|funfzig 50|sechzig 60|siebzig 70|achtzig 80|neunzig 90', Number)

/** The value of a number written as one word: "zweiundvierzig", "dreihundertfünfzig", "zwölftausend". */
function readWhole(word: string): number | null {
  const thousand = word.indexOf('tausend')
  if (thousand >= 0) {
    const before = thousand === 0 ? 1 : readWhole(word.slice(0, thousand))
    const after = thousand + 7 === word.length ? 0 : readWhole(word.slice(thousand + 7))
    return before === null || after === null ? null : before * 1000 + after
  }
  const hundred = word.indexOf('hundert')
  if (hundred >= 0) {
    const before = hundred === 0 ? 1 : (units.get(word.slice(0, hundred)) ?? null)
    const after = hundred + 7 === word.length ? 0 : readWhole(word.slice(hundred + 7))
    return before === null || after === null ? null : before * 100 + after
  }
  const simple = units.get(word) ?? teens.get(word) ?? tens.get(word)
  if (simple !== undefined) return simple
  const joint = word.indexOf('und', 1)
  const value = joint < 0 ? [] : [units.get(word.slice(0, joint)), tens.get(word.slice(joint + 3))]
  return value[0] !== undefined && value[1] !== undefined ? value[0] + value[1] : null
}

const counted =
  /^(.+?)(?:mal|fach|facher|faches|fache|fachen|kopfig|kopfige|kopfigen|kopfiges|kopfiger|jahrig|jahrige|jahrigen|jahriges|jahriger|monatige|monatigen|wochig|wochige|wochigen|wochiges|wochiger|tagige|tagigen|tagiges|tagiger|stundige|stundigen|stundiges|stundiger|minutige|minutigen|minutiges)$/

const numberLike = /hundert|tausend|zig|ssig|zehn|zwolf|elf|zwei|drei|vier|funf|sechs|sieben|acht|neun/

/** Also reads "dreimal" and "achtköpfig". */
function compound(word: string): number | null {
  if (!numberLike.test(word)) return null
  const value = readWhole(word) ?? readWhole(counted.exec(word)?.[1] ?? '')
  return value === 1 ? null : value
}

/** The past of strong and irregular verbs. With a prefix, the plural of `mixed` may also be a participle: "verboten". */
const mixed =
  'schrieb|blieb|trieb|rieb|schied|mied|lieh|stieg|schwieg|schrie|schien|wies|bot|bog|flog|floh|zog|wog|log|schob|floss|schloss|goss|schoss|genoss|roch|kroch|hob|schwor|verlor|fror|biss|griff|litt|riss|ritt|schnitt|stritt|schritt|wich|glich|strich|schlich|pfiff|schmiss'
const strong =
  'kam|ging|stand|gab|nahm|sah|las|aß|fand|lief|rief|fuhr|trug|schlug|fiel|hielt|ließ|lag|saß|sprach|traf|brach|stach|vergaß|maß|trat|bat|tat|geschah|stieß|hieß|riet|briet|schlief|fing|hing|wuchs|wusch|lud|grub|half|warf|starb|warb|galt|stahl|befahl|empfahl|begann|gewann|schwamm|sang|klang|gelang|drang|rang|sprang|trank|sank|stank|band|wand|schwand|zwang|erschrak'
const irregular =
  'war|waren|wurden?|hatten?|wussten?|dachten?|brachten?|(?<!be|an)kannten?|nannten?|rannten?|brannten?|sandten?'
const prefix = '(?:be|emp|ent|er|ge|miss|ver|zer|über|unter|um|durch|wider|wieder|hinter)'
/** In the present, verbs whose stem ends in t look like verbs in the past: "wir arbeiten". So do some adjectives. */
const endingInT =
  'arbeit|wart|halt|walt|leit|biet|kost|rat|acht|richt|test|start|leist|schalt|antwort|tret|bitt|reit|streit|gelt|rett|stalt|spalt|falt|haft|miet|fürcht|flücht|zücht|tracht|deut|läut|post|rüst|tröst|last|tast|fast|hust|lüft|zicht|leucht|lauft|haupt|gut|alt|rot|tot|echt|leicht|schlecht|recht|dicht|feucht|breit|weit|spät|fest|hart|kalt|zart|sanft|bunt|satt|glatt|nett|laut|wert|bereit|samt|rühmt|liebt|kannt|wandt|privat|plett|kret|[aeu][kn]t'
const endingInTe =
  'möchte|könnte|müsste|dürfte|sollte|hätte|wüsste|bräuchte|heute|bitte|letzte|erste|beste|nächste|meiste|größte|höchste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|elfte|zwölfte|hundertste'
const beforeAdjective =
  'der|die|das|den|dem|des|(?:k?ein|mein|dein|sein|ihr|unser|eue?r|dies|jed|jen|all)(?:e[mnrs]?)?|viele|beide|manche|in|im|am|an|auf|aus|mit|für|zur|zum|von|vom|bei|ohne|durch|gegen|über|unter|nach|als|wie|sehr|so|mehr|zu|\\d'
const weak = `(?<!(?<!\\p{L})(?:${beforeAdjective}) )(?!(?:\\p{Ll}{0,12}(?:(?:${endingInT})en?|(?:${endingInTe})n?|(?<!mu|wu|lö|rei|pa|fa|kü)sten)|ge(?!hör|lang|nüg|währ|nehmig|fährd|rät)\\p{Ll}{1,15}te\\p{Ll}{0,2}|[hu]inten|mitten|selten|unten)(?!\\p{L}))\\p{Ll}{2,25}ten?`
/** Sees no capitals, so that "der Band" is no verb. */
const imperfect = `(?:${prefix}?(?:(?:${strong})(?:en)?|${mixed})|(?:${mixed})e?n|${irregular}|${weak})`
const participle =
  '(?!(?:genug|gegen|genau|gerne|gestern|gesamt|gesamten|geben|gehen|gemeinsam|gering|geraten|gewesen|gut|gewohnt|geeignet|bereit|bereits|bekannt|beliebt|verantwortlich|entweder|verschieden|verschiedene|verschiedenen|erst|ersten|besten|beiden|zuerst|gleichzeitig)(?!\\p{L}))(?:\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|(?:be|ver|ent|er|zer|miss|über|unter|wieder)\\p{Ll}{2,}(?:t|en)|\\p{Ll}{2,}iert)(?!\\p{L})'

const months = [
  ['januar', 'jan', 'janner'],
  ['februar', 'feb'],
  ['marz'],
  ['april', 'apr'],
  ['mai'],
  ['juni', 'jun'],
  ['juli', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'okt'],
  ['november', 'nov'],
  ['dezember', 'dez'],
]

export const german: ClaimWords = {
  numbers: mapOf('null 0|dutzend 12|anderthalb 1.5|eineinhalb 1.5|zweieinhalb 2.5|dreieinhalb 3.5', Number),
  powers: mapOf('tausend 1000|million 1000000|millionen 1000000|milliarde 1000000000|milliarden 1000000000', Number),
  joint: null,
  compound,
  crowds: mapOf(
    'dutzende 24|dutzenden 24|hunderte 100|hunderten 100|tausende 1000|tausenden 1000|millionen 1000000|milliarden 1000000000',
    Number,
  ),
  parts: mapOf(
    'drittel 3|dritteln 3|viertel 4|vierteln 4|funftel 5|zehntel 10|zweite 2|dritte 3|vierte 4|funfte 5|zehnte 10',
    Number,
  ),
  phrases: [
    { pattern: /(?<=\d \p{L}{1,30}, )halb (?=\p{L})/giu, value: 50, unit: '%', isWeak: true },
    {
      pattern: /(?<!\p{L})(?:die|der|zur|um die) Hälfte(?! (?:der|des) (?:Zeit|Weges|Strecke))(?!\p{L})/gu,
      value: 50,
      unit: '%',
      isWeak: true,
    },
    {
      pattern: /(?<!\p{L})halbe[srnm]? (?<time>Stunde|Tag|Woche|Monat|Jahr)(?!\p{L})/giu,
      value: 0.5,
      unit: 'x',
      isWeak: true,
    },
    { pattern: /(?<!\p{L})(?:doppelt so|das Doppelte|Verdopp(?:e)?lung)(?!\p{L})/giu, value: 2, unit: 'x' },
    { pattern: /(?<!\p{L})(?:das Dreifache|Verdreifachung)(?!\p{L})/giu, value: 3, unit: 'x' },
    {
      pattern:
        /(?<!\p{L})jede[rsnm]? (?<part>zweite|dritte|vierte|fünfte|zehnte)[rsnm]? (?=\p{Lu})(?!Tag|Woche|Monat|Jahr|Mal|Montag|Dienstag|Mittwoch|Donnerstag|Freitag)/giu,
      value: 1,
      unit: '%',
    },
  ],
  idioms: /^(?:tausend Dank|hundertmal|tausendmal)(?!\p{L})/iu,
  outOf: /^(?:(?: \p{L}+)? von| aus) (?=\d|\p{L})/iu,
  multiples: /^(?:-?fach\p{L}*| ?[x×]\b| ?-?[mM]al (?=so|mehr|weniger|schneller|größer|höher))/iu,
  multiplied: mapOf(
    'verdoppelt 2|verdoppelte 2|verdoppelten 2|verdreifacht 3|verdreifachte 3|verdreifachten 3|vervierfacht 4|halbiert 0.5|halbierte 0.5|halbierten 0.5',
    Number,
  ),
  percent: /^[\s\u00A0\u202F-]?(?:%|prozent(?:punkten?)?(?!\p{L}))/iu,
  currencies: mapOf('euro €|euros €|eur €|dollar $|usd $|franken chf|chf chf|pfund £|cent ¢'),
  times: mapOf(
    'sekunde second|sekunden second|minute minute|minuten minute|stunde hour|stunden hour|tag day|tage day|tagen day|nachte day|nachten day|tages day|woche week|wochen week|monat month|monate month|monaten month|monats month|jahr year|jahre year|jahren year|jahres year|jahrzehnt decade|jahrzehnte decade|jahrzehnten decade|quartal quarter|quartale quarter|quartalen quarter',
  ),
  per: foldedSetOf('pro je die den das im am in der'),
  structure: foldedSetOf(
    'dinge dingen wege wegen arten gründe gründen schritte schritten schritt tipps fragen frage punkte punkten lektionen regeln ideen zeichen fehler fehlern optionen teile teilen gewohnheiten sätze sätzen satz zeilen zeile typen beispiele prinzipien ebenen seiten versionen fakten wahrheiten phasen worte wörter worten pfade zutaten mythen spalten hälften blöcke kategorien absätze absätzen varianten möglichkeiten stufen sorten lager arten erkenntnisse stichworte stichworten stichpunkte',
  ),
  theSame: /(?<!\p{L})(?:die|den|der|diese|diesen|zwischen|Seite|Kapitel|Nummer|Zeile|Tag|Punkt|Frage|Teil)\s$/u,
  hedges:
    /(?:^|\s)(?:etwa|rund|circa|ca\.|fast|knapp|über|mehr als|weniger als|gut|ungefähr|bis zu|an die|beinahe)\s$/iu,
  firstPerson:
    /(?<!\p{L})(?:ich|wir|mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer|unseres|mir|mich|uns)(?!\p{L})/iu,
  past: new RegExp(
    `(?<!\\p{L})(?:${imperfect}|War|Waren|Wurden?|Hatten?)(?!\\p{L})|(?<!\\p{L})(?:[Hh]at|[Hh]aben|[Hh]abe?|[Ii]st|[Ss]ind|[Bb]in)(?!\\p{L})[^,;:–]*(?<!\\p{L}|zu )${participle}|^(?:\\p{Lu}\\p{Ll}{1,7}ge|Be|Ver|Ent|Er|Zer|Ge)\\p{Ll}{2,20}(?:t|en) (?:hat|habe|haben|ist|sind)(?!\\p{L})`,
    'u',
  ),
  order:
    /^(?:(?:also|dann|und|aber|jetzt|danach|zuerst|erstens|zweitens|schließlich|immer|nie|heute|morgen|oder|einmal \p{L}+)(?:\s+(?:,\s+)?|,\s+))*(?:nehmt|nimm|nehmen|schreibt|schreib|schreiben|fragt|frag|fragen|macht|mach|machen|legt|leg|legen|plant|plan|planen|blockt|haltet|halten|gebt|gib|geben|setzt|setz|setzen|wählt|wähle|wählen|streicht|streich|streichen|startet|starte|beginnt|beginne|sammelt|sammle|zählt|zähle|prüft|prüfe|prüfen|lest|lies|lesen|zeigt|zeig|lasst|lass|teilt|teile|schickt|schick|stellt|stell|stellen|testet|teste|sucht|suche|notiert|notiere|notieren|denkt|denk|redet|rede|sprecht|sprich|sagt|sag|geht|geh|schaut|schau|probiert|probier|vergleicht|merkt|erzählt|kürzt|reserviert|wartet|warte|stoppt|hört|hör|lernt|kommt|ladet|lade|öffnet|packt|markiert|messt|miss|versucht|verteilt|vereinbart|wiederholt|beantwortet|beschreibt|bittet|bleibt|bringt|bestimmt|ersetzt|formuliert|gönnt)(?!\p{L})/iu,
  // At the start of a sentence "Sie" usually means "she".
  reader:
    /(?<!\p{L})(?:[Dd]u|[Dd]ein(?:e[mnrs]?)?|dir|dich|[Ii]hr(?= \p{Ll}+t(?!\p{L}))|euch|[Ee]uere?|[Ee]ure?)(?!\p{L})|(?<=\p{L},? )(?:Sie|Ihnen)(?!\p{L})/u,
  conditional: /(?<!\p{L})(?:würden?|hätten?|wären?|gäben?|könnten?|möchten?|sollten?|lieber)(?!\p{L})/iu,
  imagined:
    /^(?:\P{L}*(?:und|nun|also),? )?(?:stell(?:t|en Sie)? (?:dir|euch|sich|uns) (?:mal |einmal |doch |bitte )?(?:vor[:,]? (?:du|ihr|Sie|man|jemand|eine?|es gäbe)|eine?n?|\d+)|angenommen|nehmen wir (?:mal |einmal )?an|nimm (?:mal )?an|was wäre,? wenn|gesetzt den Fall)(?!\p{L})/iu,
  general:
    /(?<!\p{L})(?:man|wer|(?<!als )wenn|falls|könnte|sollte|würde|kann|können|darf|muss|müssen|jeder|jede|jedes|jeden|jedem|meist|meistens|oft|selten|manchmal|gewöhnlich|üblicherweise|häufig|pro)(?!\p{L})/iu,
  anybody:
    /(?<!\p{L})(?:niemand|jemand|keiner)(?!\p{L})|^(?:(?:aber|und|denn|also|nur|oder) )?(?:leute|alle|die meisten|eine? \p{L})/iu,
  negation: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|niemand\p{L}{0,2}|nichts|ohne)(?!\p{L})/iu,
  myself: /^ \p{L}+ (?:\+|&|und|u\.|plus) ich(?!\p{L})/iu,
  months,
  monthDate:
    /(?<!\p{L})(?:(?<day>\d{1,2})\. ?)?(?<month>Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: (?<year>(?:19|20)\d\d))?(?!\p{L})/gu,
  monthFirst: false,
  hasShortDates: true,
  weekdays: [
    ['montag', 'montags'],
    ['dienstag', 'dienstags'],
    ['mittwoch', 'mittwochs'],
    ['donnerstag', 'donnerstags'],
    ['freitag', 'freitags'],
    ['samstag', 'samstags', 'sonnabend'],
    ['sonntag', 'sonntags'],
  ],
  weekday:
    /(?:(?<=(?<!\p{L})(?:am|seit|bis|vom|zum|einem|eines) )|(?<!\p{L})(?:letzte|vorige|diese|nächste|kommende|jene)[nrsm]? )(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?!\p{L})/giu,
  quarters: [
    /\bQ([1-4])\b/giu,
    /(?<!\p{L})(erste[sn]?|zweite[sn]?|dritte[sn]?|vierte[sn]?|letzte[sn]?|[1-4]\.) Quartal/giu,
  ],
  clock:
    /\b(?<hour2>[01]?\d|2[0-3])[:.](?<minute2>[0-5]\d)(?: ?Uhr\b)|\b(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)\b(?!:)|\b(?<hour3>\d{1,2}) ?Uhr\b/giu,
  clockWords:
    /(?<!\p{L})(?:um|bis|ab|gegen|seit|vor|nach) (?:(?<halb>halb)|(?<past>viertel|fünf|zehn|zwanzig) nach|(?<to>viertel|fünf|zehn|zwanzig) vor) (?<h>eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L})|(?<!\p{L})(?:um|bis|ab|gegen) (?<h2>eins|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: Uhr)?(?!\p{L})(?! (?:\p{Lu}|und|oder|bis|von|der|auf|weitere|neue|Mal|mal|Prozent))(?! ?[-–])/gu,
  beforeYear:
    /(?<!\p{L})(?:in|im|seit|bis|ab|jahr|jahre|anfang|ende|mitte|von|vor|nach|um|sommer|winter|herbst|frühjahr|frühling|zwischen|und|auf|aus|für)[\s-]$/iu,
  everyMonth: /(?<!\p{L})(?:jeden|jeder|in jedem)\s$/iu,
  author: /(?<!\p{L})(?:[Ii]ch|[Ww]ir|(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? \p{L}+)(?!\p{L})/u,
  moment:
    /(?<!\p{L})(?:gestern|vorgestern|neulich|damals|heute (?:morgen|früh)|vorhin|vor \p{L}+ (?:Tagen|Wochen|Monaten|Jahren|Stunden)|(?:letzte|vorige|vergangene)[nrsm]? (?:Nacht|Woche|Monat|Jahr|Sommer|Winter|Herbst|Frühjahr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|eines (?:Tages|Morgens|Abends)|an (?:jenem|dem|diesem|einem) (?:Tag|Morgen|Abend|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|(?:in )?(?:jener|dieser) Nacht|das erste Mal|im (?:Winter|Sommer|Herbst|Frühjahr|Frühling)|beim ersten Mal|am (?:nächsten|Tag) (?:Tag|Morgen|danach|davor))(?!\p{L})/iu,
  now: /(?<!\p{L})(?:jetzt|nun|inzwischen|mittlerweile|seither|seitdem|heutzutage)(?!\p{L})/iu,
  coming:
    /(?<!\p{L})(?:(?:nächste|kommende)[nrsm]? (?:Woche|Monat|Quartal|Jahr|Sommer|Winter|Herbst|Frühjahr|Frühling|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|übermorgen|morgen(?= (?:\p{Ll}+ )?(?:ich|wir)(?!\p{L})))(?!\p{L})/iu,
  somebody:
    /(?<!\p{L})(?:ein|eine|einer|einem|einen|der|die|dem|den|dieser|diese|jener|jene|mein|meine|unser|unsere|sein|seine|ihr|ihre) (?:\p{Ll}+ )?(?:Kunde|Kundin|Käufer|Käuferin|Nutzer|Nutzerin|Mandant|Mandantin|Kollege|Kollegin|Partner|Partnerin|Chef|Chefin|Geschäftsführer|Geschäftsführerin|Praktikant|Praktikantin|Azubi|Bewerber|Bewerberin|Mitarbeiter|Mitarbeiterin|Nachbar|Nachbarin|Freund|Freundin|Mutter|Vater|Eltern|Bruder|Schwester|Sohn|Tochter|Frau|Mann|Herr|Junge|Mädchen|Schüler|Schülerin|Student|Studentin|Lehrer|Lehrerin|Patient|Patientin|Arzt|Ärztin|Anwalt|Anwältin|Team|Publikum|Familie)(?:e?n|e|s|nen)?(?!\p{L})/iu,
  other: /(?<!\p{L})(?:er|sie)(?!\p{L})/iu,
  telling: {
    introducing:
      /^\P{L}*(?:(?:[Uu]nd|[Aa]ber|[Dd]ann|[Ss]ogar|[Ss]päter) )?(?:[Ee]ine?[mrs]?|[Zz]wei|[Dd]rei|[Ee]inige|[Mm]anche|[Jj]emand)(?!\p{L})/u,
    result: /(?<!\p{L})(?:inzwischen|mittlerweile|unterdessen|seither|seitdem|schon|bereits|bisher|bislang)(?!\p{L})/iu,
    did: new RegExp(
      `(?<!\\p{L})(?:(?!(?:war|waren|hatten?)(?!\\p{L})|(?:gab|ging|lag|stand|hieß|kam|blieb|dauerte|brauchte|reichte|fehlten?) es(?!\\p{L}))${imperfect}(?!\\p{L})|(?:[Hh]at|[Hh]aben|[Hh]atten?|(?:[Ii]st|[Ss]ind)(?=(?! (?:nicht|kein))[^,;:–]{1,160} \\p{Ll}{0,8}ge(?:kommen|gangen|fahren|fallen|stiegen|laufen|sprungen|zogen|flogen|storben|wachsen|schehen|lungen|reist|folgt|kehrt|stürzt|wandert|platzt)(?!\\p{L})))(?!\\p{L})[^,;:–]{0,160}(?<!\\p{L}|zu )${participle})`,
      'gu',
    ),
    subordinate:
      /(?:^|[,:–] (?:und |aber )?)(?:[Ww]eil|[Dd]ass|[Oo]b|[Aa]ls|[Ww]enn|[Ff]alls|[Ww]ährend|[Nn]achdem|[Bb]evor|bis|[Oo]bwohl|[Dd]amit|[Ss]obald|[Ss]olange|[Ww]er|[Ww]as|[Ww]ie|[Ww]o|[Ww]arum|[Ww]ohin|[Ww]elche[rsnm]?|(?:(?:in|mit|für|von|auf|an|bei|zu|über|um|aus) )?(?:der|die|das|dem|den|deren|dessen|denen))(?!\p{L})/gu,
    other:
      /(?<!\p{L})(?:ist|sind|bin|kann|können|muss|müssen|will|soll|sollen|darf|dürfen|wird|werden|gibt|heißt|man|du|ihr(?= \p{Ll}+t ))(?!\p{L})|^\P{L}*(?:(?:Und|Aber|Doch|Denn) )?(?:[Ee]s|[Dd]as|[Dd]ies)(?= $| \p{Ll}+ $)/u,
  },
  opinions: foldedSetOf(
    'denke gedacht dachte finde fand glaube gewusst wusste geglaubt glaubte gehofft hoffte gelernt gemerkt merkte gewollt wollte wollten verstanden verstand erwartet bemerkt gefühlt fühlte vergessen begeistert überzeugt überrascht gewundert vermutet befürchtet bevorzugt geliebt gehasst erinnert entschieden',
  ),
  bases: mapOf(
    'strich streichen|strichen streichen|gestrichen streichen|schrieb schreiben|schrieben schreiben|geschrieben schreiben|sprach sprechen|gesprochen sprechen|verlor verlieren|verloren verlieren|gewann gewinnen|gewonnen gewinnen|traf treffen|getroffen treffen|begann beginnen|begonnen beginnen|ubernommen ubernehmen|ubernahm ubernehmen|genommen nehmen|nahm nehmen|gegeben geben|gab geben|gegangen gehen|ging gehen|gezogen ziehen|geschlossen schliessen|abgeschafft abschaffen|gebaut bauen|baute bauen|bauten bauen|gebracht bringen|geworfen werfen',
  ),
  speech:
    /(?<!\p{L})(?:sag(?:t|te|ten)|gesagt|fragte|fragten|gefragt|schrieb|geschrieben|antwortete|geantwortet|erklärte|meinte|gemeint|rief|flüsterte|ergänzte|gab zu|(?:seine|ihre|meine|deren) (?:Antwort|Worte|Frage|Reaktion))(?!\p{L})/iu,
  stop: foldedSetOf(
    'ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beide beiden beim bereits bin bis bist da dabei dadurch dafür dagegen daher damit dann daran darauf daraus darin darüber darum das dass davon dazu dein deine dem den denen denn der deren des dessen deshalb desto die dies diese diesem diesen dieser dieses doch dort du durch eben eher ein eine einem einen einer eines einfach einige einmal er erst es etwa etwas euch euer eure für ganz gar gegen genau gerade gern gibt ging gut hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja je jede jedem jeden jeder jedes jemand jetzt kann kaum kein keine keinem keinen keiner können könnte lange mal man manche mehr mein meine meinem meinen meiner mich mir mit mögen muss müssen nach nachdem nah neben nein nicht nichts nie niemand noch nun nur ob oder oft ohne schon sehr sein seine seinem seinen seiner seit seitdem selbst sich sie sind so sogar solche soll sollen sollte sondern sonst soviel sowie später statt trotz über um und uns unser unsere unserem unseren unserer unter viel viele vielen vielleicht vom von vor vorher wann war waren warum was weg weil weiter welche welcher welches wem wen wenig weniger wenn wer werde werden weshalb wie wieder will wir wird wo wohl wollen worden wurde wurden zu zum zur zwar zwischen',
  ),
  titles: /(?<!\p{L})(?:(?:Herr|Herrn|Frau|Dr|Prof|Professor|Professorin)\.?|heißt|hieß|namens) $/u,
  notNames: foldedSetOf('linkedin internet ok'),
  capitalsAreCommon: true,
  withoutPrefix: (word) => word.replace(/^(ab|an|auf|aus|ein|mit|nach|um|vor|zu|zusammen)?ge(?=.{4})/, '$1'),
  hasCompounds: true,
  groupMark: '.',
  one: {
    article: foldedSetOf('ein eine einen einem'),
    last: none,
    first: foldedSetOf('einer eine eines'),
    hour: 'eins',
  },
  shortPowers: mapOf('tsd 1000|mio 1000000|mrd 1000000000', Number),
  beforeDottedOrdinal: /(?:de[rnm]|die|das|[aiz]m|vom|zum|beim)\s$/,
  manifold: /^fach/,
  timeAtEnd: /(?:stunden?|wochen?|monaten?|jahren?|minuten?|(?<=arbeits|werk|urlaubs)tagen?)$/,
  kinds: [{ is: /^[\p{L}\d]+[-‑](?:Tage|Stunden)[-‑]Wochen?(?!\p{L})/iu }],
  ofAll: /^ (?:des|der|aller)(?!\p{L})/u,
  byHowMuch: /(?:^|\s)um\s$/i,
  and: 'und',
  between: setOf('bis auf und oder'),
  perAnything: foldedSetOf('pro je'),
  references: {
    short: 'S|Nr|Kap|Abb|Tab|Bd|Abs|Ziff',
    whole: 'Seite|Kapitel|Folie|Zeile|Abschnitt|Artikel|Folge|Staffel|Stufe|Klausel',
  },
  calling: /(?<!\p{L})(?:wähle?|wählt|rufe?|ruft)(?: (?:die|den))?\s$/iu,
  sharing: { ordinal: /^(?:zweite|dritte|vierte|funfte|zehnte)$/, behind: never, before: never },
  hour: 'stunde',
  further: foldedSetOf('neue neuen weitere weiteren andere anderen große großen alte alten'),
  things: {
    people: foldedSetOf('person personen leute menschen männer frauen köpfe'),
    customers: foldedSetOf(
      'kunde kunden kundin kundinnen nutzer nutzerinnen anwender käufer konto konten abonnenten auftraggeber',
    ),
    employees: foldedSetOf(
      'mitarbeiter mitarbeiterin mitarbeiterinnen mitarbeitende kollege kollegen kollegin kolleginnen angestellte beschäftigte entwickler ingenieur ingenieure mitglied mitglieder',
    ),
    companies: foldedSetOf('firma firmen unternehmen betrieb betriebe'),
    meetings: foldedSetOf(
      'meeting meetings termin termine besprechung besprechungen gespräch gespräche anruf anrufe telefonat telefonate interview interviews',
    ),
    applicants: foldedSetOf('bewerber bewerberin bewerberinnen bewerbung bewerbungen kandidat kandidaten'),
    texts: foldedSetOf('beitrag beiträge artikel text texte seite seiten dokument dokumente'),
    pictures: foldedSetOf('foto fotos bild bilder aufnahme aufnahmen'),
    messages: foldedSetOf('nachricht nachrichten mail mails antwort antworten brief briefe rückmeldung rückmeldungen'),
    times: foldedSetOf('mal versuch versuche runde runden anlauf anläufe'),
  },
  ordinals: ['erst', 'zweit', 'dritt', 'viert'],
  minutes: mapOf('viertel 15', Number),
  quarter: 'quartal',
  shortTitles: foldedSetOf('dr prof'),
  laws: none,
  promise: /(?<!\p{L})(?:spart?|gewinnt?|kürzt)(?!\p{L})/iu,
  changing: foldedSetOf(
    'fiel fielen fallen gefallen stieg stiegen steigen gestiegen sank sanken sinken gesunken wuchs wuchsen wachsen gewachsen sparen sparte sparten gespart einsparen eingespart verlieren verlor verloren gewinnen gewann gewonnen senken gesenkt reduzieren reduziert erhöhen erhöht erreichen erreicht kosten kostet kostete gekostet zahlen zahlten gezahlt bezahlt dauerte gedauert prozent',
  ),
  sizes: { percent: 'prozent', words: 'kürzer|länger' },
  cutting: {
    openings: 'In',
    bareOpenings: 'In',
    closings: 'am|im|in der|in den|seit|bis|um|ab|Anfang|Ende|Mitte',
    aboutDate: 'etwa',
    times: 'um|bis|ab|gegen',
    needy: 'ist|war|waren|sind|bin|und|oder|aber|von|vom|für|zwischen|als|nur|erst',
    additions: 'darunter|mit|ohne|nach|seit|also|was',
  },
}
