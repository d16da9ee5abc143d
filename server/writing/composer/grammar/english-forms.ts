const contractions: readonly [RegExp, string][] = [
  [/\bLet us\b/g, "Let's"],
  [/\bcannot\b/g, "can't"],
  [/\bcan not\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not\b/g, "$1n't"],
  [/\bI would (?=\p{Ll})/gu, "I'd "],
  [/\bI have (?=(?:yet|no|tried|aimed|seen|been|left|simplified)\b)/g, "I've "],
  [/\bI am (?=\p{Ll})/gu, "I'm "],
  [/\bI will (?=\p{Ll})/gu, "I'll "],
  [/(?<!\b(?:of|and|or|than|as) )\b([Yy]ou|[Ww]e|[Tt]hey) are (?=\p{Ll})/gu, "$1're "],
  [/(?<!\b(?:of|and|or) )\b([Yy]ou|[Ww]e|[Tt]hey) will (?=\p{Ll})/gu, "$1'll "],
  [
    /(?<!\b(?:of|and|or|as|than) )\b([Yy]ou|[Ww]e|[Tt]hey) would (?=\p{Ll})(?!(?:an?|the|with|for|in|on|at|if)\b)/gu,
    "$1'd ",
  ],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Ww]hat|[Ww]ho|[Hh]ere) is (?=(?:a|an|the|no|not|now|easy|hard|why|also|when|how|where|fine|worth|usually|often|true|one|more|all|too|in|on|for|mostly|only|just|made|cheap|nothing|something)\b)/g,
    "$1's ",
  ],
]

const expansions: readonly [RegExp, string][] = [
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ave|[Hh]as|[Hh]ad|[Ww]ould|[Ss]hould|[Cc]ould)n['’]t (I|you|we|they|he|she|it)\b/g,
    '$1 $2 not',
  ],
  [/\bcan['’]t\b/g, 'cannot'],
  [/\bCan['’]t\b/g, 'Cannot'],
  [/\bwon['’]t\b/g, 'will not'],
  [/\bWon['’]t\b/g, 'Will not'],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ave|[Hh]as|[Hh]ad|[Ww]ould|[Ss]hould|[Cc]ould)n['’]t\b/g,
    '$1 not',
  ],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(I|[Ww]e|[Yy]ou)['’]d (?=(?:really|rather|love|like|be|say|want|have to|never)\b)/g, '$1 would '],
  [/\b([Ii]|[Yy]ou|[Ww]e|[Tt]hey)['’]ve\b/g, '$1 have'],
  [/\b([Ii]|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t)['’]ll\b/g, '$1 will'],
  [/\b([Yy]ou|[Ww]e|[Tt]hey)['’]re\b/g, '$1 are'],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat)['’]s\b(?= (?:a|an|the|no|not|now|easy|hard|why|also|when|how|where|fine|worth|only|just|true|one|more|all|too|in|on|for)\b)/g,
    '$1 is',
  ],
  [/\b([Ll])et['’]s\b/g, '$1et us'],
]

const apply = (text: string, changes: readonly [RegExp, string][]): string =>
  changes.reduce((changed, [from, to]) => changed.replace(from, to), text)

export const contracted = (text: string): string => apply(text, contractions)
export const spelledOut = (text: string): string => apply(text, expansions)
