import type { TracedClaim } from '#shared/claims/claims.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { isInvented } from './assess.ts'
import { type Assessment, linear } from './finding.ts'
import { enoughOfSubject } from './subject.ts'

/** Limits the score, however good the rest is. */
export interface Cap {
  most: number
  sentence: Message
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
  return {
    most: maxWithInventedNumbers,
    sentence:
      others > 0
        ? msg`At most ${{ most: maxWithInventedNumbers }} while none of your material backs “${{ claim: first.text }}” and ${plural({ others }, { one: '# other', other: '# others' })}. Confirm that they’re true, or remove them.`
        : msg`At most ${{ most: maxWithInventedNumbers }} while none of your material backs “${{ claim: first.text }}”. Confirm that it’s true, or remove it.`,
  }
}

/** A blank is honest, but the post is unfinished. */
function blankCap(blanks: number): Cap | null {
  if (blanks === 0) return null
  const most = 100 - blankCost * blanks
  return {
    most,
    sentence: msg`At most ${{ most }} while ${plural({ blanks }, { one: '# blank is', other: '# blanks are' })} left to fill in.`,
  }
}

/** Good writing about nothing in particular is not worth posting. */
function subjectCap({ share }: Assessment, isOwn: boolean): Cap | null {
  if (share === null || share >= enoughOfSubject) return null
  const most = Math.round(leastCap + ((100 - leastCap) * share) / enoughOfSubject)
  return {
    most,
    sentence: isOwn
      ? msg`At most ${{ most }} while so much of it could be in any post.`
      : msg`At most ${{ most }} while so little of it is about its subject.`,
  }
}

/** A flawless line is not a perfect post. */
function shortCap(words: number): Cap | null {
  if (words >= enoughWords) return null
  const most = Math.round(leastOfShort + (100 - leastOfShort) * linear(words, 0, enoughWords))
  return {
    most,
    sentence: msg`At most ${{ most }} while there are only ${plural({ words }, { one: '# word', other: '# words' })} to judge.`,
  }
}

/** A post with repeats is only worth its unrepeated part. */
function repeatCap(repeated: number, words: number): Cap | null {
  const share = repeated / Math.max(1, words)
  if (share < largeRepeat) return null
  const most = Math.round(100 * (1 - share))
  return {
    most,
    sentence: msg`At most ${{ most }} while ${{ percent: 100 - most }}% of its words only repeat what it has already said.`,
  }
}
