import type { Language } from '#shared/catalogue.ts'
import { claimsIn, type TracedClaim } from '#shared/claims.ts'
import type { PostContent, Section } from '#shared/posts.ts'
import { many, type VoiceMatch } from '#shared/voice/voice.ts'
import { type Assessment, type Finding, linear, type Whole } from './finding.ts'
import { longestSingles, spreadOf } from './layout.ts'
import type { Hit } from './phrases.ts'
import { gradeOf } from './readability.ts'

/** What the word rules found, and where it stands in the post. */
export interface Placed {
  hit: Hit
  finding: Finding
}

interface Claiming {
  content: PostContent
  language: Language
  claims: readonly TracedClaim[] | null
}

/** A short post is not judged by a single word. */
const fewestWords = 60
const enoughSamples = 5
/** In fewer words nobody is to be heard. */
const fewestHeard = 40
const longSentence = 30

const per100 = (count: number, words: number) => (100 * count) / Math.max(words, fewestWords)

export function assessSpecificity({ content, language, claims }: Claiming, words: number): Assessment {
  const found = claims ?? claimsIn(content, language)
  const sourced = claims ? claims.filter(({ backing }) => backing !== null).length : found.length
  const details = many(sourced, 'detail')
  const open = found.length - sourced
  return {
    share: linear(per100(sourced, words), 0, 3),
    sentence:
      sourced === 0 && open === 0
        ? 'No name, number, date or deed that a reader could hold on to.'
        : `${details} in ${many(words, 'word')} that ${sourced === 1 ? 'a reader' : 'readers'} can check${open ? `, and ${open} without a source, which do not count` : ''}.`,
  }
}

export const isInvented = ({ kind, backing }: TracedClaim) => backing === null && (kind === 'number' || kind === 'date')

export function assessClaims(
  { claims }: Pick<Claiming, 'claims'>,
  { find }: Whole,
  offsetOf: (section: Section) => number,
): Assessment {
  if (!claims) return { share: null, sentence: 'Not judged until your own material has been read.' }
  const open = claims.filter(({ backing }) => backing === null)
  const findings = open.map((claim) =>
    find('claims', {
      rule: isInvented(claim) ? 'invented-number' : 'untraced-claim',
      start: offsetOf(claim.section) + claim.start,
      end: offsetOf(claim.section) + claim.end,
      reason: `This ${claim.kind} comes from nothing you wrote. Say that it is true, or take it out.`,
      fix: null,
    }),
  )
  if (claims.length === 0) return { share: 1, sentence: 'The post claims nothing that needs a source.' }
  return {
    share: 1 - open.length / claims.length,
    sentence:
      open.length === 0
        ? `All ${many(claims.length, 'claim')} come from you.`.replace('All 1 claim come', 'The one claim comes')
        : `${open.length} of ${many(claims.length, 'claim')} come${open.length === 1 ? 's' : ''} from nothing you wrote.`,
    findings,
  }
}

export function assessSlop(placed: readonly Placed[], words: number): Assessment {
  const worn = placed.filter(({ finding }) => finding.criterion === 'slop')
  const weight = worn.reduce((sum, { hit }) => sum + hit.weight, 0)
  return {
    share: linear(per100(weight, words), 4, 0.5),
    sentence: worn.length === 0 ? 'No worn phrase.' : `${many(worn.length, 'worn phrase')} in ${many(words, 'word')}.`,
    findings: worn.map(({ finding }) => finding),
  }
}

export function assessVoice(
  { voice, samples = 0 }: { voice: VoiceMatch | null; samples?: number },
  words: number,
): Assessment {
  if (voice && samples >= enoughSamples) {
    const isTold = !voice.isThin || words >= fewestHeard
    return { share: isTold ? linear(voice.share, 0.4, 0.8) : null, sentence: voice.sentence }
  }
  return { share: null, sentence: `Judged once you have ${enoughSamples} writing samples; you have ${samples}.` }
}

export function assessRhythm({ passage }: Whole, placed: readonly Placed[]): Assessment {
  const spread = spreadOf(passage)
  const singles = longestSingles(passage).length
  const varied = spread === null ? 1 : linear(spread, 0.3, 0.55)
  const joined = linear(singles, 7, 3)
  return {
    share: Math.min(varied, joined),
    sentence:
      joined < varied
        ? `${singles} paragraphs in a row hold one sentence each.`
        : varied < 1
          ? 'The sentences are much of a length.'
          : 'Long and short sentences take turns.',
    findings: placed.filter(({ finding }) => finding.criterion === 'rhythm').map(({ finding }) => finding),
  }
}

export function assessReadability(language: Language, { passage, find }: Whole, placed: readonly Placed[]): Assessment {
  const grade = gradeOf(passage, language)
  const long = passage.sentences
    .filter(({ words }) => words > longSentence)
    .map(({ start, end, words }) =>
      find('readability', {
        rule: 'long-sentence',
        start,
        end,
        reason: `${words} words in one sentence. Two are easier to follow.`,
        fix: null,
      }),
    )
  const wordy = placed.filter(({ finding }) => finding.criterion === 'readability').map(({ finding }) => finding)
  const years = grade === null ? 0 : Math.max(1, Math.round(grade))
  return {
    share: grade === null ? 1 : linear(grade, 10, 6),
    sentence:
      grade === null
        ? 'Too short to judge.'
        : `Reads easily after about ${many(years, 'year')} of school; 6 is the aim.`,
    findings: [...long, ...wordy],
  }
}
