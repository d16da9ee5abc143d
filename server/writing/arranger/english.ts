import type { Words } from './words.ts'

export const english: Words = {
  leansBack:
    "it it's its he she they them their his her this that that's these those there then so but and or because since then after afterwards also instead still too which therefore however meanwhile later both neither either same such now",
  standsFor: 'therefore it he she they them their him her his its this these those',
  firstPerson: "i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours",
  announces: /^(?!(?:\p{L}{0,8}th|dur|morn|even|accord)ing)\p{L}{3,12}ing(?!\p{L})/iu,
  articles: 'the a an one two three four five both nobody everybody everyone no first',
  capitalsAreNames: true,
  contrast: 'not but only instead never nobody nothing none except without from fell dropped down up lost zero',
  labels: {
    audience: 'For',
    who: 'With',
    price: 'Cost',
    before: 'Before',
    result: 'Result',
    mistake: 'Mistake',
    'first step': 'First',
    source: 'Source',
    deadline: 'By',
    options: 'Options',
    exception: 'Exception',
    thanks: 'Thanks to',
    next: 'Next',
  },
  offer: {
    problem: 'what problem does it solve, and for whom?',
    contents: 'what is in it?',
    place: 'where can people get it?',
  },
  endings: {
    story: 'What would you have done?',
    tried: 'Have you tried it?',
    tips: 'What would you add?',
    question: 'How do you see it?',
    poll: 'What do you choose?',
    figures: 'What would you have expected?',
    trend: 'Do you see it too?',
    opinion: 'Do you see it differently?',
    solution: 'How do you handle it?',
    tools: 'What do you use?',
  },
  wishes: {
    please: 'please pls plz thx',
    not: "no not don't dont never without avoid skip nothing nor cannot can't cant shouldn't",
    tone: 'long corporate pity sob moralis honest whin short brief concise dry fun humor humour witt serious formal informal casual professional friendly warm humble brag sales pushy preach chees cringe cringy corny dram emotional sentimental bitter angry sarcast ironic factual neutral upbeat inspir motivat boast arrogan defensive self-pity snark punchy snapp matter-of-fact pathos kitsch clickbait sober modest salesman',
    parts:
      'names facts typo bla english moral lesson emoji emoticon hashtag hype buzzword jargon clich bullet exclamation fluff clickbait superlativ adjectiv slang marketing advertis corporate-speak linkedin-speak cta',
    withhold: 'naming mentioning mention name reveal identify tag disclose',
    shape:
      'keep make write use say include add sound start begin end finish be focus put talk quote call exaggerate stay',
    fill: "stuff marks speak turn into out and or but too very a an bit of it its the in on at with to this that be is should just more less so really as if like any all much little tone style post text linkedin piece sound sounding keep make stay be write way words please only i i'm want rather nice good okay ok for me my from",
    rather:
      /^(?:please )?(?:leave out|omit) (?:the|my|our|his|her|any) |^(?:please )?(?:don['’]?t|do not) say (?:which|where|who) \p{L}+[.!]?$|^i (?:don['’]?t|do not) want (?:any )?(?:sympathy|pity)[.!]?$|^(?:i|we) (?:don['’]?t|do not|would not|wouldn['’]t) want (?:it |this |the post )?to (?:sound|seem|look|come across|brag|boast|whine|complain|(?:name|mention) (?:the|my|our|any|him|her|them|names))(?!\p{L})/iu,
    request:
      /^(?:please |pls )?(?:can you |could you )?(?:write|draft|create|make|generate|give me|i (?:want|need)) (?:me |us )?(?:an? |the |my )?(?:short |quick |nice )?(?:linkedin )?(?:post|text|update) (?:about|on|saying that|saying|that says) /i,
    length: /(?:^|\s)\d{1,4} (?:words|sentences|lines|characters|paragraphs)(?!\p{L})/iu,
    roles:
      'client customer company boss manager colleague compan name cit town person people brand employer supplier team amount number figure',
    itself: 'me us it this post',
    short: 'short brief concise punchy snapp',
    question: 'question cta',
  },
  instructions: {
    hook: 'hook opening opener beginning start first-line',
    other: 'another other different new change rewrite replace swap stronger better alternative',
    shorter: 'shorter shorten concise briefer brief tighter tighten trim cut reduce condense short',
    list: 'list bullets bullet bulleted points bullet-points listed',
    without: 'no without remove delete drop strip out lose undo less',
    improve: 'improve polish clean tidy',
    insight: 'insight',
    value: 'value',
    cta: 'cta ending end call',
    fill: 'by a an the it this that my to of for as into in with and please pls make give me i want would like post text whole section be is down up length bit little much some more lines line sentences can you could turn put rewrite all emojis emoji them one try use',
  },
}
