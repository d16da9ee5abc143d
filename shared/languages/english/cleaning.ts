// Capitals, apostrophes and contractions for English typed in a hurry.

const months = 'January February March April June July August September October November December'
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
/** Excludes words with other meanings: "march", "sat", "may". */
const always = new Map(
  `${months} ${days} Christmas Easter Jan Feb Aug Sept Oct Nov Dec`
    .split(' ')
    .filter((name) => name !== 'March' && name !== 'August')
    .map((name) => [name.toLowerCase(), name]),
)
/** "Sat" is also a verb. */
const shortDay =
  /(?<![\p{L}@/.-])(?:mon|tues?|wed|thurs?|fri|sat|sun)(?= (?:morning|afternoon|evening|night)|(?: ?[+&/-] ?| and | to )(?:mon|tue|wed|thu|fri|sat|sun))|(?<=(?:mon|tue|wed|thu|fri|sat|sun)(?: ?[+&/-] ?| and | to ))(?:mon|tues?|wed|thurs?|fri|sat|sun)(?![\p{L}@/-]|\.\p{L})/giu
const afterPreposition =
  /(?<!\p{L})(in|since|until|by|last|next|of|from|early|late|mid|this|\d{1,2}(?:st|nd|rd|th)?) (march|may|august)(?!\p{L})/gu

const spelledOut: Readonly<Record<string, string>> = { thru: 'through', yr: 'year', yrs: 'years', ppl: 'people' }

const contractions = new Map(
  "don't doesn't didn't isn't aren't wasn't weren't wouldn't couldn't shouldn't haven't won't hasn't hadn't can't that's there's what's i've you're they're he's she's we've you've they've"
    .split(' ')
    .map((word) => [word.replace("'", ''), word.indexOf("'")]),
)

function withApostrophe(word: string): string {
  const at = contractions.get(word.toLowerCase())
  return at === undefined ? word : `${word.slice(0, at)}'${word.slice(at)}`
}

const raise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

export function cleanEnglish(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}'’])\p{L}{3,8}(?![\p{L}\p{N}'’])/gu, withApostrophe)
    .replace(/(?<=^|\s)its(?= (?:the|an?|not|been|only|just) )/giu, (word) => `${word.slice(0, 2)}'s`)
    .replace(/(?<![\p{L}@/.-])(?:thru|yrs?|ppl)(?![\p{L}@/-])/gu, (word) => spelledOut[word]!)
    .replace(/(?<![\p{L}\p{N}.'’@/&-])i(?=$|[\s,;:!?)]|['’](?:m|ve|d|ll)(?!\p{L})|\.(?:\s|$))/gu, 'I')
    .replace(
      /(?<![\p{L}@/.-])\p{Ll}{3,10}(?![\p{L}@/-])/gu,
      (word) => always.get(word) ?? (word.endsWith('s') && always.has(word.slice(0, -1)) ? raise(word) : word),
    )
    .replace(/(?<![\p{L}\p{N}@/.-])ai(?![\p{L}\p{N}@/-]|\.\p{L})/gu, 'AI')
    .replace(shortDay, raise)
    .replace(afterPreposition, (_, before: string, month: string) => `${before} ${raise(month)}`)
}
