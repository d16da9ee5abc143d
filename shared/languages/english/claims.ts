import type { ClaimWords } from '../claims.ts'
import { foldedSetOf, mapOf, never, setOf } from '../lists.ts'

const irregular =
  'arose arise|awoke awake|bled bleed|bred breed|burnt burn|clung cling|crept creep|dreamt dream|dug dig|fled flee|flung fling|forgave forgive|knelt kneel|leapt leap|learnt learn|lit light|mistook mistake|overcame overcome|overheard overhear|ridden ride|rode ride|sank sink|shone shine|shrank shrink|slid slide|sought seek|sped speed|spun spin|sprang spring|stung sting|strode stride|swam swim|swung swing|undertook undertake|wept weep|withdrew withdraw|wove weave|ate eat|eaten eat|became become|began begin|bent bend|bit bite|blew blow|broke break|broken break|brought bring|built build|bought buy|came come|caught catch|chose choose|chosen choose|cost cost|cut cut|dealt deal|did do|done do|drank drink|drew draw|drawn draw|drove drive|driven drive|fell fall|felt feel|fed feed|fired fire|fought fight|found find|flew fly|flown fly|forgot forget|forgotten forget|froze freeze|gave give|given give|got get|grew grow|grown grow|heard hear|held hold|hid hide|hung hang|hired hire|hit hit|kept keep|knew know|known know|laid lay|led lead|left leave|lent lend|let let|lost lose|made make|meant mean|met meet|paid pay|put put|quit quit|ran run|rang ring|rebuilt rebuild|rewrote rewrite|rewritten rewrite|rose rise|said say|sang sing|sat sit|saw see|seen see|sent send|set set|shook shake|shipped ship|shot shoot|shut shut|slept sleep|sold sell|spent spend|split split|spoke speak|spoken speak|stood stand|stole steal|struck strike|stuck stick|swept sweep|swore swear|taught teach|thought think|threw throw|told tell|thrown throw|took take|taken take|tore tear|turned turn|understood understand|went go|gone go|woke wake|won win|wore wear|wrote write|written write'
const bases = mapOf(irregular)
const ed =
  '(?!(?:need|feed|speed|indeed|hundred|embed|exceed|proceed|succeed|seed|breed|shed|shared|mixed|limited|unneeded|based|supposed|so-called|interested|tired|sacred|naked|wicked|agreed|detailed|dedicated|unfinished|advanced|experienced|qualified)\\b)\\p{L}{2,}ed'
const forms = `${ed}|${[...bases.keys()].join('|')}`
/** Verbs that look the same in the present, but not of one person: "a critic read it". */
const third =
  '(?<=\\b(?:he|she|who|(?:has|have|had)(?: \\p{L}{1,20})?|(?:an?|the|my|our|his|her|one)(?: \\p{L}{1,20})? \\p{L}{0,20}[^s\\P{L}]) )(?:bet|read|spread|burst)'
/** A verb in the past, without adjectives that look like one. */
const verb = `(?<!\\b(?:can|could|will|would|shall|should|may|might|must|to|do|does|don[’']t|[’']ll|you|they) (?:not )?(?:have )?)(?:${forms}|${third}|was|were|had|has been|have been)`
/** What the author remembers has happened. */
const remembering = '(?<=\\bI (?:still |can still |vividly )?)remember(?! (?:to|that|if|when you)\\b)'

const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]
const month =
  'January|February|April|June|July|August|September|October|November|December|(?:Jan|Feb|Apr|Aug|Sept|Sep|Oct|Nov|Dec)(?=[. ]{1,2}\\d)|(?<=\\b(?:[Ii]n|[Ss]ince|[Uu]ntil|till|[Bb]y|[Ll]ast|[Nn]ext|[Tt]his|[Ee]arly|[Ll]ate|[Mm]id|[Ff]rom|to|of|[Bb]etween|and|[Oo]n|[Bb]efore|[Aa]fter|[Dd]uring|[Tt]hat|through)[ -]|\\d(?:st|nd|rd|th)? )(?:March|May)\\b|(?:March|May)(?= \\d)'

export const english: ClaimWords = {
  numbers: mapOf(
    'zero 0|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12|thirteen 13|fourteen 14|fifteen 15|sixteen 16|seventeen 17|eighteen 18|nineteen 19|twenty 20|thirty 30|forty 40|fifty 50|sixty 60|seventy 70|eighty 80|ninety 90|dozen 12',
    Number,
  ),
  powers: mapOf('hundred 100|thousand 1000|grand 1000|million 1000000|billion 1000000000', Number),
  joint: 'and',
  jointPartsNumbers: true,
  crowds: mapOf('dozens 24|hundreds 100|thousands 1000|millions 1000000|billions 1000000000', Number),
  parts: mapOf('third 3|thirds 3|quarter 4|quarters 4|fourth 4|fifth 5|fifths 5|tenth 10', Number),
  phrases: [
    {
      pattern:
        /\b(?:half (?:of )?(?:our|my|us|them|the (?!time|battle|story|fun|job|way|hour|world|internet|readers))|by half\b|in half\b|(?:about|around|roughly|nearly|almost) half\b(?! (?:an?|past|way|the (?:time|way))\b))/giu,
      value: 50,
      unit: '%',
      isWeak: true,
    },
    { pattern: /(?<=\d \p{L}{1,30}, )half (?=\p{L})/giu, value: 50, unit: '%', isWeak: true },
    {
      pattern: /\b(?:an? |one )?(?<time>hour|day|week|month|year) and a half\b/giu,
      value: 1.5,
      unit: 'x',
      isWeak: true,
    },
    { pattern: /\bhalf an? (?<time>hour|day|week|month|year)\b/giu, value: 0.5, unit: 'x', isWeak: true },
    { pattern: /\b(?:twice as|twice the|double (?:the|that|what))\b/giu, value: 2, unit: 'x' },
    {
      pattern: /\bevery (?<part>third|fourth|fifth|tenth) (?!day|week|month|year|time)(?=\p{L})/giu,
      value: 1,
      unit: '%',
    },
    {
      pattern:
        /\bevery (?:second|other) (?=person|team|customer|client|company|employee|user|manager|project|member)/giu,
      value: 50,
      unit: '%',
    },
  ],
  idioms: /^(?:an? (?:hundred|thousand|million) (?:times|reasons|ways|things)|one hundred percent)\b/iu,
  outOf: /^(?:(?: \p{L}+)? out of| in| of) (?:every )?(?=\d|\p{L})/iu,
  multiples:
    /^(?:[- ]?(?:fold|x)\b| ?× ?| times (?=as|more|less|faster|slower|bigger|larger|higher|cheaper|longer|the|our|\p{L}+er)\b)/iu,
  multiplied: mapOf('doubled 2|tripled 3|trebled 3|quadrupled 4|halved 0.5', Number),
  percent: /^[\s\u00A0-]?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/iu,
  currencies: mapOf(
    'dollars $|dollar $|bucks $|usd $|euros €|euro €|eur €|pounds £|pound £|gbp £|francs chf|chf chf|cents ¢|yen ¥',
  ),
  times: mapOf(
    'second second|seconds second|minute minute|minutes minute|hour hour|hours hour|day day|days day|nights day|week week|weeks week|month month|months month|year year|years year|decade decade|decades decade',
  ),
  per: foldedSetOf('per a an each every'),
  structure: foldedSetOf(
    'things thing ways way reasons steps step tips questions question points lessons rules ideas signs mistakes options parts habits sentences sentence words lines line kinds types examples principles columns levels halves sides versions facts thoughts takeaways traits phases stages words truths choices paths ingredients myths signals groups columns boxes categories paragraphs bullets',
  ),
  theSame: /\b(?:the|these|those|between|both|page|chapter|slide|line|number|day|question|point|part|no\.)\s$/iu,
  hedges:
    /\b(?:about|around|almost|nearly|over|under|roughly|approximately|some|more than|less than|close to|up to)\s+[$€£]?$/iu,
  firstPerson: /\b(?:I|we|my|our|me|us|ours|mine)\b/iu,
  past: new RegExp(`(?<!\\p{L})(?:${verb}|${remembering})(?!\\p{L})`, 'iu'),
  order:
    /^(?:(?:so|then|and|but|now|next|first|second|third|finally|instead|afterwards|always|never|just|today|tomorrow|please|or|on \p{L}+|for each|once a \p{L}+)\b,?\s+)*(?:add|aim|allow|answer|ask|assume|avoid|begin|block|book|break|bring|build|call|cap|carve|check|choose|circle|close|collect|come|commit|compare|copy|count|cross|cut|decide|define|delete|describe|divide|do|don[’']t|draft|draw|drop|end|expect|find|finish|fix|follow|gather|get|give|go|group|have|hold|imagine|invite|jot|keep|learn|leave|let|limit|list|listen|look|make|mark|measure|meet|name|narrow|notice|offer|open|pause|pay|pick|plan|point|practi[sc]e|prepare|print|protect|pull|put|rank|rate|read|record|remove|repeat|replace|reply|reserve|rest|review|rewrite|run|save|say|schedule|see|send|set|share|show|sit|skip|sleep|sort|speak|spend|split|stand|start|state|stay|stick|stop|suppose|swap|take|talk|tell|test|thank|think|time|track|treat|try|turn|underline|use|wait|walk|watch|work|write)\b/iu,
  reader: /\b(?:you|your|yours|yourself)\b/iu,
  conditional: /\b(?:would|could|might|will)\b|[’'](?:d|ll)\b/iu,
  imagined:
    /^(?:\P{L}*(?:so|now|just|and|please),? )?(?:imagine|suppose|picture|let[’']s (?:say|assume|imagine)|say|assume|what if)[:,]? (?:that |there (?:is|are|was|were) )?(?:you|your|we|I|a|an|someone|somebody|everyone|\d)(?!\p{L})/iu,
  general:
    /\b(?:anyone|anybody|whoever|someone who|somebody who|(?<!\bas )if|could|would|should|might|(?<!\b(?:\d{1,2}(?:st|nd|rd|th)?|of|in|since|until|on|by|last|next|this) )may|can|must|every|each|usually|often|rarely|seldom|sometimes|most|per)\b/iu,
  anybody:
    /\b(?:somebody|someone|nobody|no one)\b|^(?:(?:but|and|so|then|because|or),? )?(?:people|most|every(?:body|one)|an? \p{L})/iu,
  negation: /\b(?:not|never|no|nobody|nothing|none|without)\b|n[’']t\b/iu,
  myself: /^ \p{L}+ (?:\+|&|and|plus) (?:me|i)(?!\p{L})/iu,
  months,
  monthDate: new RegExp(
    `\\b(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${month})\\.?(?: (?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d%]|[.,:]\\d| (?:people|\\p{L}+s)\\b))?(?:,? (?:of )?(?<year>(?:19|20)\\d\\d))?\\b`,
    'gu',
  ),
  monthFirst: true,
  weekdays: [
    ['monday', 'mon'],
    ['tuesday', 'tue', 'tues'],
    ['wednesday', 'wed'],
    ['thursday', 'thu', 'thurs'],
    ['friday', 'fri'],
    ['saturday', 'sat'],
    ['sunday', 'sun'],
  ],
  weekday:
    /\b(?:(?:last|next|this|that|one) |(?<=\b(?:on|since|until|till|by|from) ))(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?! (?:mornings|afternoons|evenings|nights|meetings?|calls?)\b)/giu,
  quarters: [/\bQ([1-4])\b/giu, /\b(first|second|third|fourth|last) quarter\b/giu],
  clock:
    /\b(?<hour>\d{1,2})(?::(?<minute>\d{2}))? ?(?<half>[ap])\.?m\b\.?|\b(?<hour2>[01]?\d|2[0-3]):(?<minute2>[0-5]\d)\b(?!:)/giu,
  clockWords:
    /\b(?:(?:(?<past>half|quarter|five|ten|twenty|twenty-five) past|(?<to>quarter|five|ten|twenty|twenty-five) to) (?<h>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?:at|until|till|since|before) (?<h2>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o[’']clock)?(?=[.,;:!?)]|$| (?:in the|on|because|but|every|sharp|this|when|with|we|I|they|he|she|it|a lot|today|tomorrow|yesterday|each)\b))/giu,
  beforeYear:
    /\b(?:in|since|until|till|by|from|of|during|late|early|mid|before|after|to|and|between|year|summer|winter|spring|autumn|fall|around|FY|back in|through)[ -]$/iu,
  everyMonth: /\b(?:every|each|any)\s$/iu,
  bases,
  author: new RegExp(
    `\\b(?:I|[Ww]e|(?:[Mm]y|[Oo]ur) \\p{L}+)(?:[’'](?:ve|d))?(?: (?:have|had|has|was|were))?(?: \\p{L}+){0,2} (?:${verb}|${remembering})\\b`,
    'u',
  ),
  perfect: /\b(?:I|we)(?:[’']ve| have) \p{L}/iu,
  moment:
    /\b(?:yesterday|earlier today|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|time)|this (?:morning|afternoon|week)|(?:days?|weeks?|months?|years?|hours?) (?:ago|earlier|later)|(?:one|that) (?:day|morning|afternoon|evening|night|winter|summer)|the (?:other day|first time|next (?:day|morning|week)|day (?:after|before)|morning after|night before)|(?:last|one|that) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
  now: /\b(?:now|nowadays|these days|since then|ever since|by now)\b/iu,
  coming:
    /\b(?:tomorrow|next (?:week|month|quarter|year|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:\p{L}+|\d{1,3}) (?:days|weeks|months)(?= we|,|\.))(?!\p{L})/iu,
  somebody: new RegExp(
    `\\b(?:he|she|(?:an?|one|two|some|another|the|this|that|his|her|my|our|first|next) (?:\\p{L}+ )?(?:client|customer|buyer|user|reader|colleague|coworker|co-?founder|partner|boss|manager|director|founder|ceo|recruiter|investor|intern|junior|candidate|applicant|employee|neighbou?r|stranger|friend|mother|father|mum|mom|dad|parents|brother|sister|son|daughter|wife|husband|kid|boy|girl|man|woman|guy|student|pupil|teacher|professor|patient|nurse|doctor|lawyer|driver|team|crowd|audience|family|room)s?)(?: \\p{L}+){0,2} ${verb}\\b`,
    'iu',
  ),
  other: never,
  telling: {
    introducing:
      /^\P{L}*(?:(?:and|but|then|even|later|afterwards),? )?(?:an?|another|some|one|two|three|somebody|someone)(?!\p{L})/iu,
    result:
      /\b(?:ever since|since then|(?<=\b(?:has|have|[’'](?:s|ve)) )since|already|by now|meanwhile|in the meantime|so far)\b/iu,
    // After an article, a preposition or a hyphen it is a participle, after "is" a state.
    did: new RegExp(
      `(?<!\\b(?:an?|the|this|my|our|his|her|its|their|your|some|every|each|no|of|in|with|by|for|from|to|very|so|as|than|i|we|you|they|can|could|will|would|should|may|might|must|do|does|did|am|is|are|be|being|get|gets|(?:is|are)n[’']t|\\p{L}n[’']t|\\p{L}[’'](?:s|re|m|ll|d)) (?:not )?)(?<!\\b(?:is|are|was|were) \\p{L}{1,9} )(?<![\\p{L}-])(?:${forms}|${third})(?![\\p{L}-])`,
      'giu',
    ),
    subordinate:
      /\b(?:that|who|whom|whose|which|what|whatever|whoever|when|whenever|while|where|why|how|if|whether|because|(?:since|as|after|before|until|once|than)(?= (?:I|we|he|she|they|it|you)\b)|though|although)\b/giu,
    other:
      /^\P{L}{0,9}\p{L}{1,20}ing\b|\b(?:am|is|are|do|does|can|will|must|should|would|could|might|may|there|you|your|(?:it|that|he|she|what|who)[’']s)\b|[’'](?:re|ll)\b|\b(?:it|this|that|these|those|they|both|all|none|most)(?: (?:has|have|had|was|were)\b)?\s{0,2}$/iu,
  },
  opinions: foldedSetOf(
    'agreed assumed believe believed cared decided doubted enjoyed expected feared feel felt found guess guessed hated hope hoped imagined knew learned learnt liked loved mattered meant noticed preferred realised realized remembered supposed suspected think thought trusted understood wanted wished wondered worried',
  ),
  speech:
    /\b(?:said|says|told (?:me|us|him|her|them|the|my|our)|asked|wrote|replied|answered|explained|shouted|whispered|added|admitted|called it|put it|texted|emailed|messaged|[’']s (?:answer|reply|words|response|reaction|question)|(?:her|his|their|my) (?:answer|reply|words|response|reaction|first words|question))\b/iu,
  stop: foldedSetOf(
    'a about above after again all almost also always am an and any are around as at back be became because been before being below best better between both but by came can come could did do does doing done down each either else enough even ever every few first for from get give go goes going good got had has have having he her here hers him his how i if in into is it its just kept know last least less let like little long look made make many may me mean might mine more most much must my need neither never new next no nobody none nor not nothing now of off often old on once one only onto or other our ours out over own per put quite rather really right said same say see seen she should since so some someone something soon still such take tell than that the their theirs them then there these they thing things think this those though through thus to today together told too took toward two under until up upon us use used very want was way we well went were what when where whether which while who whole whom whose why will with within without work would year yes yet you your yours ve re ll don didn doesn isn wasn weren',
  ),
  titles: /\b(?:(?:Mr|Mrs|Ms|Dr|Prof|Professor|Sir)\.?|called|named|name is|name was) $/u,
  acts: /^ (?:told|said|asked|wrote|laughed|smiled|nodded|cried|rang|sang|shouted|answered|replied|whispered)(?!\p{L})/u,
  notNames: foldedSetOf(
    'yesterday monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec christmas boxing valentine valentines hogmanay pentecost easter ramadan thanksgiving halloween english german french spanish italian welsh scottish irish dutch chinese japanese european american british african asian latin western eastern internet god earth web i ii iii linkedin ok okay wi fi',
  ),
  peoples: /(?:ians?|ese|ish)$/,
  capitalsAreCommon: false,
  groupMark: ',',
  one: { article: foldedSetOf('one a'), last: foldedSetOf('one'), first: foldedSetOf('one'), hour: 'one' },
  half: /^ and a half(?!\p{L})/u,
  ordinalEnding: /^(?:st|nd|rd|th)$/,
  outOfSurely: / out of /,
  outOfNaming: / of /,
  kinds: [
    {
      is: /^(?:(?:9|nine)-to-(?:5|five)(?!\d)|9 to 5(?= (?:job|work|schedule|grind|routine|life|office)s?(?!\p{L}))|[\p{L}\d]+[-‑](?:day|hour)[- ](?:work(?:ing)?[- ]?)?weeks?(?!\p{L}))/iu,
    },
  ],
  ofAll: /^ of(?!\p{L})/u,
  byHowMuch: /(?:^|\s)by\s$/i,
  and: 'and',
  between: setOf('to and or'),
  perAnything: foldedSetOf('per'),
  references: {
    short: 'pp?|[Nn]os?|[Aa]rt|[Cc]h(?:ap)?|[Ff]ig|[Vv]ol|[Ss]ec',
    whole:
      '[Pp]age|[Cc]hapter|[Ss]lide|[Ll]ine|[Ss]ection|[Ff]igure|[Aa]rticle|[Aa]ppendix|[Cc]lause|[Ee]pisode|[Ss]eason|[Ll]evel|[Pp]hase',
  },
  calling: /(?<!\p{L})(?:call|dial|ring|phone)(?: the)?\s$/iu,
  sharing: {
    ordinal: /^/,
    behind: /^(?:of|less|more|fewer)$/,
    before: /^(?:by|nearly|almost|about|around|over|roughly|than|up|down)$/,
  },
  hour: 'hour',
  further: foldedSetOf('new old other more different big good first own'),
  things: {
    people: foldedSetOf('people person persons human humans man men woman women folks individuals'),
    customers: foldedSetOf(
      'customer customers client clients buyer buyers account accounts user users subscriber subscribers',
    ),
    employees: foldedSetOf(
      'employee employees colleague colleagues teammate teammates staff worker workers hire hires developer developers engineer engineers member members',
    ),
    companies: foldedSetOf(
      'company companies firm firms business businesses startup startups organisation organization',
    ),
    meetings: foldedSetOf(
      'meeting meetings call calls appointment appointments conversation conversations interview interviews talk talks',
    ),
    applicants: foldedSetOf('applicant applicants candidate candidates application applications'),
    texts: foldedSetOf('post posts article articles text texts page pages document documents'),
    pictures: foldedSetOf('picture pictures photo photos photograph photographs image images frame frames shot shots'),
    messages: foldedSetOf(
      'message messages email emails mail mails reply replies answer answers response responses letter letters',
    ),
    times: foldedSetOf('time times attempt attempts try tries round rounds'),
  },
  ordinals: ['first', 'second', 'third', 'fourth'],
  minutes: mapOf('half 30|quarter 15', Number),
  quarter: 'quarter',
  ofYear: 'of',
  plurals: foldedSetOf('people men women children'),
  shortTitles: foldedSetOf('mr mrs ms dr prof'),
  laws: foldedSetOf('chart diagram effect hierarchy law laws matrix method principle pyramid razor rule technique'),
  promise: /(?<!\p{L})(?:save|cut|gain|earn|win|reduce)(?!\p{L})/iu,
  changing: foldedSetOf(
    'fell fall falls falling fallen rose rise risen rising grew grow grown growth growing drop drops dropped dropping increase increased increasing decrease decreased decreasing reduce reduced reducing cut cutting save saved saving savings lose lost losing gain gained gaining reach reached hit climb climbed jump jumped shrink shrank raise raised improve improved cost costs paid pay spent spend lasted percent percentage point points cent',
  ),
  sizes: { percent: 'percent', words: 'shorter|longer' },
  cutting: {
    openings: 'In|On|At|By|Since|After|Before|During|Last|Over|Within',
    bareOpenings: 'In|On|At|Since|After|Before|During|Within',
    about: 'about|just|only',
    subjects: 'I|we|he|she|it|they|you|my|our|the|this|that|everyone|nobody',
    closings: '(?:back |early |late )?in|on|at|since|until|by|around',
    aboutDate: 'about|around|early|late|circa|the',
    times: 'at',
    needy: 'is|are|was|were|be|been|it|that|not|and|or|but|of|to|for|from|between|than|only|until|before|after|since',
    additions: 'which|who|saving|cutting|reaching|up from|down from|after|since|with|without|including|mostly|was',
  },
}
