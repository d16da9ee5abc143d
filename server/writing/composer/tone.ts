import type { Tone } from '#shared/catalogue.ts'
import type { Random } from './random.ts'
import { capitalise } from './sentences.ts'

/** The four voices the recipes are written in; the two others lean on the nearest. */
export type Voice = 'standard' | 'professional' | 'casual' | 'enthusiastic'

export const voiceOf = (tone: Tone): Voice =>
  tone === 'narrative' ? 'casual' : tone === 'descriptive' ? 'professional' : tone

const place: Record<Voice, number> = { standard: 0, professional: 1, casual: 2, enthusiastic: 3 }

/** In front of a remark. */
const openers: Record<Voice, readonly string[]> = {
  standard: [''],
  professional: [
    'In practice, ',
    'As a rule, ',
    'In short, ',
    'In our line of work, ',
    'From a practical point of view, ',
  ],
  casual: [
    'Funny enough, ',
    'Put simply, ',
    'Between us, ',
    'If you ask me, ',
    'You know how it is: ',
    'No surprise really: ',
  ],
  enthusiastic: [
    'I find this fascinating: ',
    'A detail I love: ',
    'Worth remembering: ',
    'Look closely: ',
    'Now it gets good: ',
  ],
}

/** In front of the last request. */
const invitations: Record<Voice, readonly string[]> = {
  standard: [''],
  professional: [
    'For discussion: ',
    'A question to colleagues in the field: ',
    'I would welcome your view. ',
    'Your perspective is welcome. ',
    '',
  ],
  casual: ['Curious: ', 'So, over to you. ', 'Right, your turn. ', 'Quick one before you scroll on. ', 'Tell me: '],
  enthusiastic: [
    'Now I am really curious! ',
    'Over to you! ',
    'I would love to hear from you! ',
    'Join in! ',
    'Your turn! ',
  ],
}

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
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are (?=\p{Ll})/gu, "$1're "],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) will (?=\p{Ll})/gu, "$1'll "],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) would (?=\p{Ll})/gu, "$1'd "],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Ww]hat|[Ww]ho|[Hh]ere) is (?=(?:a|an|the|no|not|now|easy|hard|why|also|when|how|where|fine|worth|usually|often|true|one|more|all|too|in|on|for|mostly|only|just|made|cheap|nothing|something)\b)/g,
    "$1's ",
  ],
]

const expansions: readonly [RegExp, string][] = [
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

const casualWords: readonly [RegExp, string][] = [
  [/\bbegin with\b/g, 'start with'],
  [/\bHowever, /g, 'But '],
  [/\bperhaps\b/g, 'maybe'],
  [/\bPerhaps\b/g, 'Maybe'],
  [/\bseldom\b/g, 'rarely'],
  [/\bsomebody\b/g, 'someone'],
  [/\bwhereas\b/g, 'while'],
  [/\bmerely\b/g, 'only'],
  [/\bnobody\b/g, 'no one'],
  [/\breceive\b/g, 'get'],
  [/\bpurchase\b/g, 'buy'],
  [/\badditional\b/g, 'extra'],
  [/\bcolleagues\b/g, 'coworkers'],
  [/\bcolleague\b/g, 'coworker'],
  [/\bTherefore, /g, 'So '],
  [/\bin addition, /gi, 'also, '],
  [/\bassist\b/g, 'help'],
  [/\bapproximately\b/g, 'about'],
  [/\bregarding\b/g, 'about'],
]

const formalWords: readonly [RegExp, string][] = [
  [/\ba lot of\b/g, 'a great deal of'],
  [/\blots of\b/g, 'many'],
  [/\bkids\b/g, 'children'],
  [/\bmaybe\b/g, 'perhaps'],
  [/\bMaybe\b/g, 'Perhaps'],
  [/\bthe boss\b/g, 'the manager'],
  [/\ba boss\b/g, 'a manager'],
  [/\bkind of (?=\p{Ll}+(?:ed|ing|y)\b)/gu, 'somewhat '],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\byeah\b/gi, 'yes'],
  [/\bguys\b/g, 'everyone'],
  [/\bstuff\b/g, 'material'],
  [/\bfigure out\b/g, 'determine'],
  [/\bASAP\b/g, 'as soon as possible'],
  [/\bhuge\b/g, 'considerable'],
  [/\bawesome\b/g, 'excellent'],
  [/\bget rid of\b/g, 'remove'],
]

const apply = (text: string, changes: readonly [RegExp, string][]): string =>
  changes.reduce((changed, [from, to]) => changed.replace(from, to), text)

export const makeCasual = (text: string): string => apply(apply(text, contractions), casualWords)
export const makeFormal = (text: string): string => apply(apply(text, expansions), formalWords)

/** Chooses the wording of a recipe's line for one voice. Slots stay as they are. */
export function voiced(line: string, voice: Voice, random: Random): string {
  const worded = line.replace(/<([^<>]*)>/g, (_, choices: string) => {
    const each = choices.split('|')
    return each[place[voice]] ?? each[0]!
  })
  const opened = worded.startsWith('~') ? capitalise(random.pick(openers[voice]) + worded.slice(1)) : worded
  if (voice === 'professional') return makeFormal(opened)
  return voice === 'casual' ? makeCasual(opened) : voice === 'enthusiastic' ? apply(opened, contractions) : opened
}

/** The closing line with an invitation in front, where the line itself does not carry the tone already. */
export function invited(line: string, voice: Voice, random: Random): string {
  const invitation = line.includes('<') ? '' : random.pick(invitations[voice])
  return invitation + voiced(line, voice, random)
}

export const exclaim = (sentence: string): string =>
  /[^.…]\.$/.test(sentence) && !sentence.includes(':') ? `${sentence.slice(0, -1)}!` : sentence
