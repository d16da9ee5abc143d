import type { TracedClaim } from '#shared/claims/claims.ts'
import { many } from '#shared/voice/voice.ts'
import { isInvented } from './assess.ts'
import { type Assessment, linear } from './finding.ts'
import { enoughOfSubject } from './subject.ts'

/** Limits the score, however good the rest is. */
export interface Cap {
  most: number
  sentence: string
}

interface Capped {
  claims: readonly TracedClaim[]
  subject: Assessment
  isOwn: boolean
  blanks: number
  repeated: number
  words: number
}

const maxWithInventedNumbers = 59
/** The cap of a post that does not mention its subject. */
const leastCap = 5
const blankCost = 5
/** Fewer words are too few for a full score. */
const enoughWords = 40
const leastOfShort = 60
/** From this share on, a repeat is no slip. */
const largeRepeat = 0.15

export function lowestCap({ claims, subject, isOwn, blanks, repeated, words }: Capped): Cap | null {
  const caps = [
    repeatCap(repeated, words),
    inventedCap(claims),
    subjectCap(subject, isOwn),
    blankCap(blanks),
    shortCap(words),
  ]
  return caps.filter((one) => one !== null).sort((one, other) => one.most - other.most)[0] ?? null
}

function inventedCap(claims: readonly TracedClaim[]): Cap | null {
  const invented = claims.filter(isInvented)
  const [first] = invented
  if (!first) return null
  const others = invented.length - 1
  const rest = others > 0 ? ` and ${many(others, 'other')}` : ''
  return {
    most: maxWithInventedNumbers,
    sentence: `At most ${maxWithInventedNumbers} while none of your material backs “${first.text}”${rest}. Confirm that ${others > 0 ? 'they’re' : 'it’s'} true, or remove ${others > 0 ? 'them' : 'it'}.`,
  }
}

/** A blank is honest, but the post is unfinished. */
function blankCap(blanks: number): Cap | null {
  if (blanks === 0) return null
  const most = 100 - blankCost * blanks
  return {
    most,
    sentence: `At most ${most} while ${many(blanks, 'blank')} ${blanks === 1 ? 'is' : 'are'} left to fill in.`,
  }
}

/** Good writing about nothing in particular is not worth posting. */
function subjectCap({ share }: Assessment, isOwn: boolean): Cap | null {
  if (share === null || share >= enoughOfSubject) return null
  const most = Math.round(leastCap + ((100 - leastCap) * share) / enoughOfSubject)
  const what = isOwn ? 'so much of it could be in any post' : 'so little of it is about its subject'
  return { most, sentence: `At most ${most} while ${what}.` }
}

/** A flawless line is not a perfect post. */
function shortCap(words: number): Cap | null {
  if (words >= enoughWords) return null
  const most = Math.round(leastOfShort + (100 - leastOfShort) * linear(words, 0, enoughWords))
  return { most, sentence: `At most ${most} while there are only ${many(words, 'word')} to judge.` }
}

/** A post with repeats is only worth its unrepeated part. */
function repeatCap(repeated: number, words: number): Cap | null {
  const share = repeated / Math.max(1, words)
  if (share < largeRepeat) return null
  const most = Math.round(100 * (1 - share))
  return { most, sentence: `At most ${most} while ${100 - most}% of its words only repeat what it has already said.` }
}
