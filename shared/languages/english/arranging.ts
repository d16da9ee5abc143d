import type { ArrangingWords } from '../writing.ts'
import { cleanEnglish } from './cleaning.ts'
import { englishNotes } from './notes.ts'

export const englishArranging: ArrangingWords = {
  leansBack:
    "it it's its he she they them their his her this that that's these those there then so but and or because since then after afterwards also instead still too which therefore however meanwhile later both neither either same such now",
  standsFor: 'therefore it he she they them their him her his its this these those',
  firstPerson: "i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours",
  announces: /^(?!(?:\p{L}{0,8}th|dur|morn|even|accord)ing)\p{L}{3,12}ing(?!\p{L})/iu,
  finite:
    /(?<!\p{L})(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|went|came|left|said|says|got|gets|took|takes|made|makes|fell|rose|paid|sold|bought|lost|kept|knew|saw|gave|wrote|began|rang|ran|put|told|thought|found|sent|meant|spent|held|drove|ate|let|cut|cost|won|brought|built|taught|stood|broke|hit|set|felt|heard|met|led|read|grew|gets?|go|goes|comes?|says?|thinks?|wants?|needs?|knows?|likes?|hates?|sees?|works?|closes?|opens?|sells?|buys?|pays?|uses?|looks?|feels?|keeps?|runs?|leaves?|lives?|stays?|starts?|stops?|helps?|gives?|loses?|hates?|threw|wore|slept|\p{L}{2,}ed|\p{L}+n['’]t|\p{L}+['’](?:s|re|ve|m|ll|d))(?!\p{L})/iu,
  dropped: [
    {
      verb: /^(?:(?:tried|sent(?! (?:by|from|to|on)(?!\p{L}))|figured|reckoned|hoped|expected|had to(?!\p{L})|worked out(?= (?:i|we|that|how))|did(?! (?:i|you|we|they|he|she|it|any|no))|saw|rang|wrote|drove|knew|forgot|rode|flew|spoke|chose) |(?:had|thought|found|kept|told|heard|bought|sold|made(?! (?:all|a|the) (?:diff|sense))|put|sent|built|paid|spent|lost|met|left|brought|taught|gave|took(?! (?:\p{L}+ )?(?:second|minute|min|hour|day|week|month|year|age|\d))|got made|read|held|set|cut|won|(?!named|called|voted|rated|ranked|considered|awarded|based|helped|rained|lasted|needed|changed|turned|cost)\p{L}{2,12}ed) (?:(?:the|my|our|his|her|their|its|it|them|him|that|this|these|those|some|every|each|both|why|how|what|if|redundant|it['’]d|it['’]s)(?!\p{L})|an? (?!lot|bit|little))|(?:tried|started|stopped|began|kept|finished|avoided|considered) (?!raining|snowing)\p{L}{2,}ing(?!\p{L})|(?:tried|wanted|decided|learned|learnt|managed|offered|forgot|refused|agreed|hoped|planned) to |(?:made|sold|bought|found|rang|phoned|called|spent|paid|asked|tried|sent|interviewed|counted|cooked|painted|built|planted|moved|trained|visited|tested|fixed|replaced|swapped|hired|met) (?:(?:maybe|about|around|nearly|almost|over|only|just|roughly|all) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})(?!\d)|got (?:made|laid|told|passed|asked|let|sent|turned|called|offered|promoted) |went (?:to|thru|through|back|home|over|round|around|into|with) )/iu,
      one: 'I ',
      many: 'We ',
    },
    {
      verb: /^(?:(?:takes|took|costs?|saves|saved) (?:us|me|her|him|them|you|\d)|rained|snowed|turned out|turns out)(?!\p{L})/iu,
      one: 'It ',
    },
  ],
  definite:
    /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?!honest|interest|forest|guest|test|request|west|protest|harvest|invest|rest)\p{L}{2,12}est|worst) (?!of|thing i|we|i)/iu,
  capitalsAreNames: true,
  contrast: 'not but only instead never nobody nothing none except without from fell dropped down up lost zero',
  offer: {
    problem: 'what problem does it solve, and for whom?',
    contents: 'what is in it?',
    place: 'where can people get it?',
  },
  endings: { question: 'How do you see it?', poll: 'What do you choose?' },
  wholeSentence: (words) => `“${words}”: how do you say it in a whole sentence?`,
  clean: cleanEnglish,
  colon: ': ',
  noAnswer: "no|none|nothing|nothing yet|not yet|n\\/?a|nope|idk|i don['’]?t know|not sure|same|see above",
  and: 'and',
  ofThem: { of: 'of', them: 'them|those|these' },
  request:
    /^(?:please |pls )?(?:can you |could you )?(?:write|draft|create|make|generate|give me|i (?:want|need)) (?:me |us )?(?:an? |the |my )?(?:short |quick |nice )?(?:linkedin )?(?:post|text|update) (?:about|on|saying that|saying|that says) /i,
  notes: englishNotes,
  instructions: {
    to: 'to',
    hook: 'hook opening opener beginning start first-line',
    other: 'another other different new change rewrite replace swap stronger better alternative',
    shorter: 'shorter shorten concise briefer brief tighter tighten trim cut reduce condense short',
    list: 'list bullets bullet bulleted points bullet-points listed',
    without: 'no without remove delete drop strip out lose undo less',
    improve: 'improve polish clean tidy',
    cta: 'cta ending end call',
    fill: 'by a an the it this that my to of for as into in with and please pls make give me i want would like post text whole section be is down up length bit little much some more lines line sentences can you could turn put rewrite all emojis emoji them one try use',
  },
}
