import { listed } from '../lists.ts'

// Capitals for German typed in lower case, without a dictionary. It knows words that are never nouns, and judges
// other words by their ending and the word before. In doubt, a word stays as typed.

/** Never nouns, whatever precedes them. */
const small = `
aber allein allem allen aller allerdings alles als also am an andauernd anders ans anscheinend auch auf aufs aus außen außer außerdem bald beim bereits bestimmt bevor bis bisher bisschen bloß da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben dann daran darauf daraus darf darin darüber darum darunter das dass davon davor dazu dazwischen deiner denn dennoch deren derselbe dessen deshalb desto deswegen dich dir doch dort drauf draußen dran drin drinnen drüber du ebenfalls ebenso eben egal eher eigentlich einander einfach einige einmal endlich entweder er erst erstmal es etwa etwas euch extra fast ganz gar
gegenüber gelegentlich genau genauso genug gerade geradezu gern gerne gestern gleich gleichzeitig halt her heraus hervor heute hier hierher hierzu hin hinten hinterher hinunter ich ihm ihn ihnen immer immerhin indem insgesamt inzwischen irgendwann irgendwas irgendwie irgendwo ja je jedoch jemand jemandem jemanden jetzt kaum komplett längst lange leider lieber los man manchmal mehr mehrmals meist meistens mich mir miteinander mittags mittlerweile möglichst morgens nachdem nachher nacheinander nachts nämlich natürlich nebenbei nein neulich nicht nichts nie niemals niemand niemandem niemanden nirgends nix noch nochmal nun nur ob oben
obwohl oder offenbar oft öfter ohnehin paar plötzlich rauf raus rein rüber rückwärts rum runter sämtliche schließlich schon sehr seitdem seither selber selbst selten sich sie so sobald sodass sofort sogar solange sondern sonst soweit sowieso sowie später spätestens statt stets teils tatsächlich total trotzdem überall überhaupt übrigens umso umsonst und ungefähr unten unterwegs viel vielleicht voll völlig voneinander vorher vorhin vorn vorne vormittags vorbei wann warum was weder weg weil weiter weiterhin wem wen wenigstens wenn wer weshalb wie wieder wieso wiederum wir wirklich wo wobei wodurch wofür woher wohin wohl womit woran
worauf wovon wozu ziemlich zu zudem zueinander zuerst zufrieden zuletzt zum zumindest zunächst zur zurück zusammen zwar mal ok okay super mega krass klar pleite müde sauer doof schade prima toll gratis online live halbtags ganztags schief krumm leid ca sog exakt dringend spontan souverän voraus voran auseinander mithilfe insbesondere satt fit einzeln kürzlich zirka circa etc usw vorab anhand durchaus knapp inklusive derzeit zuvor herein hinaus uns mangels samt dank entlang mitten abends nebenan allzu sonstwo weitgehend fortan seinerzeit bislang vorerst demnächst zunehmend derjenige diejenigen denen derselben dieselbe denselben
sogenannt schlichtweg`
/** Verb forms without a typical ending, or often after an article or a figure. */
const verbs = `
bin bist ist sind seid sei seien war warst waren wart wäre wären sein gewesen hab habe hast hat haben habt hatte hatten hätte hätten werde wirst wird werden wurde wurden würde würden worden kann kannst können könnt konnte konnten könnte könnten muss musst müssen müsst musste mussten müsste müssten soll sollst sollen sollte sollten will willst wollen wollt wollte wollten darf dürfen durfte durften dürfte mag mögen mochte möchte möchten lass lassen lässt ließ ließen mach mache machen macht machte machten geh gehe gehen geht ging gingen komm komme kommen kommt kam kamen sag sage sagen sagt sagte sagten geb gebe geben gibt gab gaben nehm nehme
nehmen nimmt nahm nahmen steh stehe stehen steht stand standen seh sehe sehen sieht sah sahen find finde finden findet fand fanden bleib bleibe bleiben bleibt blieb blieben lieg liegen liegt lag lagen halten hält hielt hielten heißen heißt hieß weiß wissen wusste wussten denk denke denken denkt dachte dachten glaub glaube glauben brauch brauche brauchen braucht brauchte tun tut tat taten lauf laufen läuft lief liefen schreib schreibe schreiben schreibt schrieb schrieben lese lesen liest las lasen fahr fahre fahren fährt fuhr fuhren fragen fragt fragte fragten zeigen zeigt spricht sprechen sprach sprachen rief riefen rufen ruft fing
fingen fängt anfangen trug trugen tragen traf trafen treffen trifft half halfen helfen hilft warf gewann gewannen verlor verloren schloss schlossen schließen zog zogen ziehen fiel fielen fallen fällt saß saßen sitzen sitzt aß trank schlug schlugen griff stieg stiegen sank sanken sinken wuchs wuchsen wachsen bringen bringt brachte brachten kostet kosten kostete dauern dauert dauerte arbeiten arbeitet arbeitete lernen lernt merken merkt kennen kennt kannte hören hört hörte spielen kaufen kauft verkaufen zahlen zahlt bezahlen warten wartet reden redet öffnen öffnet suchen sucht stellen stellt legen legt setzen setzt holen holt führen
führt leben lebt wohnen wohnt bauen baut planen plant nutzen nutzt testen messen misst essen isst schlafen schläft vergessen vergisst bekam bekamen bekommen bekommt erkannt erhielt erhielten entstand entstanden begann begannen beginnen verstand verstanden verstehen versteht fehlen fehlt passen passt passiert passieren reichen reicht danke bitte hängen hängt`
/** Stems of adjectives and ordinals; with an ending they precede a noun. */
const adjectives = `
alt ält neu groß größ größt klein gut besser best schlecht lang läng kurz kürz hoh hoch höher höchst tief früh spät schnell langsam schwer leicht einfach schwierig stark stärk schwach schwäch warm wärm kalt kält heiß jung jüng letzt nächst erst zweit dritt viert fünft sechst siebt acht neunt zehnt ganz halb viel wenig mehrer einig ander eigen einzig falsch echt offen voll leer frei fest fertig klar dunkel dunkl hell sauber dreckig nass trocken teuer teur billig günstig reich arm ärm müd krank gesund wach laut leis ruhig still froh glücklich traurig ehrlich nett freundlich lieb böse bös wütend stolz spannend wichtig richtig möglich
nötig ständig täglich ehemalig damalig heutig gestrig bisherig sämtlich ganze verschieden bestimmt genau konkret direkt extern intern digital analog sozial regional lokal global national normal total final zentral legal brutal ideal real mobil stabil flexibel flexibl komplett konstant relevant interessant elegant intelligent transparent effizient kompetent permanent aktiv passiv positiv negativ kreativ intensiv massiv modern weit eng breit schmal dick dünn rund scharf weich hart härt glatt rot blau grün gelb schwarz weiß grau braun bunt rosa lila deutsch blöd dumm klug schlau schön hässlich wunderbar toll super sauer süß bitter
frisch faul roh tot wahr gerad gleich selb meist wenigst mindest oberst unterst hinter vorder inner äußer ober unter link recht nah näh fern fremd bekannt berühmt beliebt gewohnt kaputt letzter zusätzlich gemeinsam einsam solch manch all welch dies jen jed kein beid tausend`
/** Nouns that end like verbs or adjectives. */
const nouns = `
arbeit zeit welt stadt nacht luft kraft macht angst lust post kunst gast rest test dienst herbst monat monate monaten woche wochen tag tage tagen jahr jahre jahren stunde stunden minute minuten sekunde sekunden prozent cent punkt euro uhr leute leuten menschen mensch kunde kunden kundin kollege kollegen kollegin mitarbeiter daten thema themen problem probleme geld haus hause frau frauen mann männer kind kinder kindern eltern familie familien chef firma team freund freunde freunden geschäft geschäfte bericht vertrag antwort antworten projekt projekte produkt produkte angebot angebote markt märkte meister käse ort wort worte satz text
plan pläne ziel ziele idee ideen grund gründe fall fälle weg unterschied schritt schritte pause schule küche karte karten stück seite seiten sache sachen gefühl hilfe ende anfang januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag abend mittag sommer winter frühling sonne wasser feierabend wochenende legende jugend bereich bereiche bereichen teil teile teilen nähe stelle urlaub gehalt gewicht gericht gesicht geburt gewalt gebiet gerüst gerät geräte gedanken gespräch gespräche`
/** Nouns only after an article or a preposition. */
const sometimes = 'morgen weg recht macht maß essen treffen leben halt bitte danke'
const articles =
  'ein eine einen einem eines kein keine keinen keinem keiner keines mein meine meinen meinem meiner meines dein deine deinen deinem seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres eure euren eurem eurer jede jeden jedem jeder jedes diese diesen diesem dieser dieses im am zum zur beim vom ins ans aufs fürs ums übers unters des pro per zwei drei vier fünf sechs sieben acht neun zehn elf zwölf viele wenige einige mehrere beide beiden alle allen welche welcher manche solche euer'
const pointing = 'der die das den dem ihr sein einer'
const prepositions =
  'mit ohne für gegen um durch bei nach seit von aus an auf in neben über unter vor zwischen hinter wegen trotz während bis ab statt laut außer gegenüber'

const nounEnding =
  /\p{L}{2}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|sion|sionen|tät|täten|ismus|erei|ereien|nisse?|nissen|innen|[äöü]\p{L}{1,2}(?<!li)chen|ling|linge|lingen|ment|mente|eur|eure|ist|ologe|ologie|thek|graf|zeug|zeuge|werk|stelle|stellen|zeit|zeiten|arbeit|platz|plätze|haus|häuser|tag|tage|tagen|jahr|jahre|woche|wochen|stunde|stunden|leute|plan|pläne)$/u
const adjectiveEnding =
  /(?:ig|lich|isch|bar|sam|los|voll|haft|mäßig|frei|reich|fähig|wert|weise|wärts|falls|mals|mal|halb|lei|ens|ell|iv|är|ös|abel|ibel)$/u
const maybeAdjective = /(?:al|ant|ent|end|ert|et|är|ar|il|om|or|ut)$/u
const prefix =
  '(?:ab|an|auf|aus|bei|da|dazu|durch|ein|fest|her|hin|los|mit|nach|vor|vorbei|weg|weiter|wieder|zu|zurück|zusammen|um|unter|über|runter|raus|rein|rauf|hoch|klar|kaputt|fern|fertig|kennen|statt|teil)'
const participle = new RegExp(
  `^${prefix}?ge\\p{L}{2,}(?:t|en|n)$|^${prefix}?(?:ver|be|er|ent|zer|miss|über|unter)(?:[^aeiouäöüy]?|sch[lmnrw]?|[sb-gkpt]?[lr]|s[pt]r?|[kg]n|pf|qu|zw)[aeiouäöüy]\\p{L}{2,}(?:t|en)$|iert$|^${prefix}zu\\p{L}{3,}en$`,
  'u',
)
const prefixed = new RegExp(`^${prefix}`, 'u')
const notNounEnding = new RegExp(`^(?:jung|jungen|bist|meist|zumeist|${prefix}(?:stelle|arbeite)n?)$`, 'u')
const verbEnding = /(?:t|te|ten|test|st|en|eln|ern)$/u
const inflected = /(?:e|er|en|em|es)$/u

const word =
  /(?:https?:|www\.|[#@])\S+|[\p{L}\p{N}_-]{1,60}(?:[.@_]\p{L}[\p{L}\p{N}_-]{0,60}){1,9}(?:\/\S*)?|\p{L}+(?:[-'’]\p{L}+)*|\p{N}[\p{N}.,:]*|[^\s\p{L}\p{N}]+/gu

const isIn = (list: string, text: string) => listed(list).has(text)
const isKnown = (text: string) =>
  isIn(small, text) || isIn(verbs, text) || isIn(articles, text) || isIn(pointing, text) || isIn(prepositions, text)

function isAdjective(text: string): boolean {
  const stem = text.replace(/(?:er|e)?(?:e|er|en|em|es|st|ste|sten|ster|stes)$/u, '')
  const short = text.replace(/(?:e|er|en|em|es)$/u, '')
  return (
    [text, stem, short].some((one) => isIn(adjectives, one)) ||
    adjectiveEnding.test(short) ||
    adjectiveEnding.test(text) ||
    (short !== text && (/(?:..end|iert)$/u.test(short) || participle.test(short)))
  )
}

/** The share of longer words with a capital inside sentences, 0 to 1. */
const capitals = (text: string): number => {
  const inside = text.match(/(?<=[\p{L}\p{N},] )\p{L}{3,}/gu) ?? []
  return inside.filter((one) => /^\p{Lu}/u.test(one)).length / Math.max(inside.length, 1)
}

const fewCapitals = 0.08

/** Adds capitals to nouns: in all sentences of a text in lower case, or in one such sentence among others. */
export function capitalsFor(text: string): (typed: string, clean: string) => string {
  const isSmall = capitals(text) < fewCapitals
  const known = nounsOf(text)
  return (typed, clean) =>
    isSmall || (/^\p{Ll}/u.test(typed) && capitals(typed) === 0) ? withNouns(clean, known) : clean
}

/** Words that are nouns at one place of the text and can be nothing else elsewhere. */
function nounsOf(text: string): ReadonlySet<string> {
  const known = new Set<string>()
  for (const sentence of text.split(/[.!?:]\s|\n/)) {
    const { words, isNoun } = read(sentence)
    for (const [at, one] of words.entries())
      if (at > 0 && (isNoun[at] || /^\p{Lu}\p{Ll}{2}/u.test(one)) && isOnlyNoun(words, at)) known.add(one.toLowerCase())
  }
  return known
}

/** Excludes "beim Backen", because "backen" is also a verb. */
function isOnlyNoun(words: readonly string[], at: number): boolean {
  const text = words[at]!.toLowerCase()
  if (isKnown(text) || isIn(sometimes, text) || isAdjective(text) || participle.test(text)) return false
  return !verbEnding.test(text) || !/^(?:im|am|zum|zur|beim|vom|ins|das)$/.test(words[at - 1]!.toLowerCase())
}

function read(sentence: string, known?: ReadonlySet<string>) {
  const found = [...sentence.matchAll(word)]
  const words = found.map(([text]) => text)
  const isNoun = words.map(() => false)
  for (let at = 1; at < words.length; at++)
    isNoun[at] = isNounAt(words, at, isNoun[at - 2] ?? false) || Boolean(known?.has(words[at]!) && !isVerbAt(words, at))
  return { found, words, isNoun }
}

/** "und sichere dir", "und kaufe ein" */
const afterVerb = /^(?:ich|[mds]ich|[md]ir|uns|euch|eine?[nmr]?|d(?:ie|as|en|em))$/
const subjects = /^(?:ich|du|er|sie|es|wir|ihr|man|zu)$/

const isVerbAt = (words: readonly string[], at: number) =>
  verbEnding.test(words[at]!) && [words[at - 1], words[at + 1]].some((one) => one && subjects.test(one))

function withNouns(sentence: string, known: ReadonlySet<string>): string {
  const { found, words, isNoun } = read(sentence, known)
  return found.reduceRight(
    (text, { index }, at) =>
      isNoun[at] ? text.slice(0, index) + raised(words[at]!) + text.slice(index + words[at]!.length) : text,
    sentence,
  )
}

/** "chef-gerede" consists of two nouns. */
const raised = (noun: string) => noun.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())

/** "Die gabs um acht", but not "des Lebens" */
function isElided(words: readonly string[], at: number): boolean {
  const stem = words[at]!.replace(/['’]?s$/u, '')
  return stem !== words[at] && isKnown(stem) && !stem.endsWith('en') && !/(?:des|[nr]es)$/.test(words[at - 1]!)
}

type Opener = 'article' | 'pointing' | 'preposition' | 'figure' | 'adjective'

/** The kind of word before, across at most three adjectives. */
function openerOf(words: readonly string[], at: number): Opener | null {
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) {
    const one = words[before]!.toLowerCase()
    if (isIn(articles, one)) return 'article'
    if (isIn(pointing, one)) return isIn(prepositions, words[before - 1] ?? '') ? 'article' : 'pointing'
    if (isIn(prepositions, one)) return 'preposition'
    if (/^\p{N}/u.test(one)) return 'figure'
    if (!/^\p{L}/u.test(one) || !inflected.test(one) || !isAdjective(one)) return before < at - 1 ? 'adjective' : null
  }
  return null
}

function isNounAt(words: readonly string[], at: number, isEnumerated: boolean): boolean {
  const text = words[at]!
  if (!/^\p{Ll}{2}[\p{L}'’-]*$/u.test(text) || isElided(words, at)) return false
  const opener = openerOf(words, at)
  if (text === 'mal') return opener === 'figure'
  if (isIn(sometimes, text)) return opener === 'article' || opener === 'preposition'
  if (isIn(nouns, text)) return true
  if (isKnown(text)) return false
  if (nounEnding.test(text) && !notNounEnding.test(text)) return true
  if (isAdjective(text)) return false
  // "der absolut größte"
  if (maybeAdjective.test(text) && inflected.test(words[at + 1] ?? '') && isAdjective(words[at + 1] ?? '')) return false
  const next = words[at + 1] ?? ''
  const isNextOpen = /^\p{L}/u.test(next) && !isKnown(next) && !participle.test(next)
  const isBeforeVerb =
    isIn(verbs, next) || (isNextOpen && verbEnding.test(next) && !nounEnding.test(next) && !isIn(nouns, next))
  // "weil ich am tisch sitze"
  const mayBeOwn = words.slice(Math.max(0, at - 6), at).includes('ich')
  const isOwnVerb = (one: string, after = '') => mayBeOwn && one.endsWith('e') && !/^\p{L}/u.test(after)
  // "falscher maße": inflected before another noun, it is an adjective
  const isDeclined =
    isNextOpen &&
    !isOwnVerb(next, words[at + 2]) &&
    ((inflected.test(text) && !isBeforeVerb) || /em$/.test(text) || (/es$/.test(text) && /ein$/.test(words[at - 1]!)))
  const isVerbal = isOwnVerb(text, next) || participle.test(text) || /(?:t|te|ten)$/.test(text)
  switch (opener) {
    case 'article':
    case 'preposition':
      return (
        !isDeclined && !(participle.test(text) && (isNextOpen || opener === 'preposition' || text.startsWith('ge')))
      )
    case 'figure':
      return !participle.test(text) && !text.endsWith('t')
    case 'pointing':
      return !participle.test(text) && (!isVerbal || isBeforeVerb)
    case 'adjective':
      return !isVerbal && !text.endsWith('en')
  }
  if (isVerbal) return false
  if (isEnumerated && /^(?:und|oder|,)$/.test(words[at - 1]!) && !isNextOpen) return true
  // "hat blumen gebracht"
  if (text.endsWith('en')) return participle.test(next) && !next.endsWith('st')
  // "das geht schief"
  if (/^(?:geht|ging|läuft|lief|fühlt|klingt|klang)$/.test(words[at - 1]!)) return false
  if (text.endsWith('e')) return !isNextOpen && words[at - 1] !== 'ich' && !afterVerb.test(next)
  if (isIn(verbs, text.replace(prefixed, ''))) return false
  return !verbEnding.test(text) && !maybeAdjective.test(text) && !/[^aiosu]s$/.test(text) && text.length >= 4
}
