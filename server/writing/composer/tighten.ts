import { wordCount } from '#shared/posts.ts'
import { listMark, splitSentences } from '#shared/text.ts'
import { capitalise } from './sentences.ts'

const throatClearing = [
  /^(?:I(?:['’]m| am) (?:so |very |really |truly )?(?:thrilled|excited|happy|proud|delighted|humbled|pleased|honou?red) to (?:announce|share|say|report)(?: that)?[,:]?\s+)/i,
  /^(?:I (?:just |really |would like to |wanted to |want to )+(?:share|say|talk about|mention)(?: that| how)?[,:]?\s+)/i,
  /^(?:in today['’]s (?:[\p{L}-]+[ ,]+){1,5}?(?:world|age|environment|market|economy)[,:]?\s+)/iu,
  /^(?:here['’]s the thing[,:.]?|let that sink in[.]?|let['’]s be honest[,:]|the truth is(?: that)?[,:]?|the fact is(?: that)?[,:]?|as (?:we all|you) know,|needless to say,|it goes without saying that|at the end of the day,|when it comes down to it,|to be (?:perfectly |completely )?honest,|long story short,)\s+/i,
  /^(?:I (?:strongly |truly |really |firmly )?(?:think|believe|feel) that)\s+/i,
]

const wordy: readonly [RegExp, string][] = [
  [/\b(very|really|so|much)(?:,? \1\b)+/gi, '$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bat this (?:point|moment) in time\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\bin terms of\b/gi, 'in'],
  [/\ba (?:large|great|huge) (?:number|amount) of\b/gi, 'many'],
  [/\b(?:is|are) able to\b/gi, 'can'],
  [/\bmake use of\b/gi, 'use'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\bleverag(?:e|es)\b/gi, 'use'],
  [/\bleveraging\b/gi, 'using'],
  [/\bdelve into\b/gi, 'look into'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bthe reason (?:why )?is that\b/gi, 'because'],
  [/\bone of the most important things is\b/gi, 'what matters is'],
  [
    / ?\b(?:very|really|truly|actually|honestly|basically|literally|absolutely|definitely|totally|extremely|incredibly|simply|quite) (?=\p{Ll})/giu,
    ' ',
  ],
  [/ (?:of course|as well|in general|at all),? (?=\p{Ll})/giu, ' '],
  [/\s*—\s*/g, ', '],
]

/** Says the same in fewer words. Never adds one; numbers and names stay. */
export const tighten = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      const sentences = splitSentences(line.slice(mark.length))
      return mark + sentences.map(tightenSentence).join(' ')
    })
    .join('\n')

function tightenSentence(sentence: string): string {
  const cleared = throatClearing.reduce((text, pattern) => text.replace(pattern, ''), sentence)
  const short = wordy.reduce((text, [from, to]) => text.replace(from, to), cleared).trim()
  return wordCount(short) ? (short === sentence ? sentence : capitalise(short)) : sentence
}

const splittable = /,? (and|but|so|yet) (?=(?:I|we|you|they|he|she|it|there|this|that|the|our|my|nobody|everyone)\s)/

/** Breaks the longest sentences in two and joins neighbours that are both very short, so that lengths differ. */
export const varyRhythm = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return mark + joinShort(splitSentences(line.slice(mark.length)).flatMap(splitLong)).join(' ')
    })
    .join('\n')

function splitLong(sentence: string): string[] {
  if (wordCount(sentence) < 22) return [sentence]
  const semicolon = sentence.search(/;\s/)
  if (semicolon > 0) return [`${sentence.slice(0, semicolon)}.`, capitalise(sentence.slice(semicolon + 1).trim())]
  for (const match of sentence.matchAll(new RegExp(splittable, 'g'))) {
    const head = sentence.slice(0, match.index)
    const tail = sentence.slice(match.index).replace(/^,?\s+/, '')
    if (
      wordCount(head) < 6 ||
      wordCount(tail) < 6 ||
      /^(?:if|when|although|because|since|while|unless|whether)\b/i.test(head) ||
      /\?$/.test(sentence)
    )
      continue
    return [`${head}.`, capitalise(tail.replace(/^and /, ''))]
  }
  return [sentence]
}

function joinShort(sentences: string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const isShort = (one: string) => wordCount(one) <= 4 && /^[^.!?…]+\.$/.test(one)
    if (last && isShort(last) && isShort(sentence))
      joined[joined.length - 1] = `${last.slice(0, -1)}, and ${lowerFirst(sentence)}`
    else joined.push(sentence)
  }
  return joined
}

const lowerFirst = (sentence: string) =>
  /^(?:We|They|He|She|It|You|The|A|An|Our|My|This|That|No|Nobody|People|There)\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
