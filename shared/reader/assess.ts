import type { Language } from '#shared/catalogue.ts'
import { claimsIn, type TracedClaim } from '#shared/claims/claims.ts'
import { readerWords } from '#shared/languages/reader.ts'
import { languageWords } from '#shared/languages/words.ts'
import type { PostContent } from '#shared/posts.ts'
import { type Message, msg, plural, select } from '#shared/say.ts'
import type { VoiceMatch } from '#shared/voice/voice.ts'
import { longestSingles } from './figures.ts'
import { type Assessment, type Finding, linear, type Whole } from './finding.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './patterns.ts'
import { gradeOf } from './readability.ts'

export interface Placed {
  hit: Hit
  finding: Finding
}

interface Claiming {
  content: PostContent
  language: Language
  claims: readonly TracedClaim[] | null
  /** Whether the author wrote the text, so that no engine can have invented anything. */
  isOwn?: boolean
}

/** A single word must not decide about a short post. */
const fewestWords = 60
const enoughSamples = 5
/** A post with this many unsourced claims gets no points for sources. */
const maxOpenClaims = 8
/** Fewer words do not show a voice. */
const fewestWordsForVoice = 40

const per100 = (count: number, words: number) => (100 * count) / Math.max(words, fewestWords)

/** Counts names, numbers, dates and events; repeated ones count once. */
export function assessSpecificity({ content, language, claims }: Claiming, words: number): Assessment {
  const found = claims ?? claimsIn(content, language)
  const sourced = new Set((claims?.filter(({ backing }) => backing !== null) ?? found).map(({ key }) => key)).size
  const open = claims ? claims.filter(({ backing }) => backing === null).length : 0
  return {
    share: linear(per100(sourced, words), 0, 3),
    sentence: sayDetails(sourced, open, words),
  }
}

function sayDetails(sourced: number, open: number, words: number): Message {
  if (sourced === 0 && open === 0) return msg`No name, number, date or event for the reader to remember.`
  return open > 0
    ? msg`${plural({ details: sourced }, { one: '# detail', other: '# details' })} in ${plural({ words }, { one: '# word', other: '# words' })} that readers can check, and ${{ open }} without a source, which do not count.`
    : msg`${plural({ details: sourced }, { one: '# detail', other: '# details' })} in ${plural({ words }, { one: '# word', other: '# words' })} that readers can check.`
}

export const isInvented = ({ kind, backing }: TracedClaim) => backing === null && (kind === 'number' || kind === 'date')

const differing = (claims: readonly TracedClaim[]) => new Set(claims.map(({ kind, key }) => `${kind} ${key}`)).size

export function assessClaims(
  { claims, isOwn = false }: Pick<Claiming, 'claims' | 'isOwn'>,
  { find, offsetOf }: Whole,
): Assessment {
  if (!claims) return { share: null, sentence: msg`Not checked until your own material has loaded.` }
  const open = claims.filter(({ backing }) => backing === null)
  const findings = open.map((claim) =>
    find('claims', {
      rule: isInvented(claim) ? 'invented-number' : 'untraced-claim',
      start: offsetOf(claim.section) + claim.start,
      end: offsetOf(claim.section) + claim.end,
      reason: msg`${select(
        { kind: claim.kind },
        {
          name: 'You didn’t mention this name.',
          number: 'You didn’t mention this number.',
          date: 'You didn’t mention this date.',
          quote: 'You didn’t mention this quote.',
          other: 'You didn’t mention this event.',
        },
      )} Confirm that it’s true, or remove it.`,
      fix: null,
    }),
  )
  if (claims.length === 0)
    return isOwn
      ? { share: null, sentence: msg`Not checked: it claims nothing that would need a source.` }
      : { share: 1, sentence: msg`Nothing in the post needs a source.` }
  const made = differing(claims)
  const missing = differing(open)
  return {
    share: linear(open.length, maxOpenClaims, 0),
    sentence:
      open.length === 0
        ? msg`${plural({ claims: made }, { one: 'The one claim comes from you.', other: 'All # claims come from you.' })}`
        : msg`You didn’t mention ${{ missing }} of ${plural({ claims: made }, { one: '# claim', other: '# claims' })}.`,
    findings,
  }
}

export function assessSlop(placed: readonly Placed[], words: number): Assessment {
  const weight = placed.reduce((sum, { hit }) => sum + hit.weight, 0)
  return {
    share: linear(per100(weight, words), 4, 0.5),
    sentence:
      placed.length === 0
        ? msg`No clichés.`
        : msg`${plural({ places: placed.length }, { one: '# place', other: '# places' })} in ${plural({ words }, { one: '# word', other: '# words' })} that an editor would strike.`,
    findings: placed.map(({ finding }) => finding),
  }
}

export function assessVoice(
  { voice, samples = 0 }: { voice: VoiceMatch | null; samples?: number },
  words: number,
): Assessment {
  if (voice && samples >= enoughSamples) {
    const isJudged = !voice.isThin || words >= fewestWordsForVoice
    return { share: isJudged ? linear(voice.share, 0.4, 0.8) : null, sentence: voice.sentence }
  }
  return {
    share: null,
    sentence: msg`Judged once you have ${{ enough: enoughSamples }} writing samples; you have ${{ samples }}.`,
  }
}

/** Standard deviation divided by mean of the sentence lengths; null with too few sentences. */
function spreadOf({ sentences }: Passage): number | null {
  if (sentences.length < 4) return null
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
  return Math.sqrt(sentences.reduce((sum, { words }) => sum + (words - mean) ** 2, 0) / sentences.length) / mean
}

/** One-sentence paragraphs allowed in a row. */
const maxSingles = 3

/** Rewards sentences of different length, and paragraphs with more than one sentence. */
export function assessRhythm({ passage }: Whole): Assessment {
  const spread = spreadOf(passage)
  const singles = longestSingles(passage).length
  const perLine = passage.length / Math.max(1, passage.lines.length)
  const varied = spread === null ? 1 : linear(spread, 0.3, 0.55)
  const joined = passage.length < fewestWords ? 1 : Math.min(linear(singles, 7, maxSingles), linear(perLine, 8, 18))
  return { share: 0.3 * varied + 0.7 * joined, sentence: sayRhythm({ varied, joined, singles, perLine }) }
}

/** Names the costlier fault. Sentences in short lines are whole, so they are not called fragments. */
function sayRhythm({
  varied,
  joined,
  singles,
  perLine,
}: Record<'varied' | 'joined' | 'singles' | 'perLine', number>): Message {
  if (varied === 1 && joined === 1) return msg`Sentence length varies.`
  if (0.3 * (1 - varied) > 0.7 * (1 - joined)) return msg`Most sentences are about the same length.`
  return singles > maxSingles
    ? msg`${{ singles }} one-sentence paragraphs in a row.`
    : msg`Lines are ${plural({ words: Math.round(perLine) }, { one: '# word', other: '# words' })} long on average. Group the ones that belong together.`
}

export function assessReadability(language: Language, { passage }: Whole): Assessment {
  const grade = gradeOf(passage, language)
  if (grade === null) return { share: 1, sentence: msg`Too short to tell.` }
  const words = passage.words.filter(({ text }) => /\p{L}/u.test(text))
  const { small } = languageWords[language]
  const flow = words.filter(({ text }) => small.has(text)).length / words.length / readerWords[language].smallShare
  const years = Math.max(1, Math.round(grade))
  const [plain, flowing] = [linear(grade, 14, 7), linear(flow, 0.65, 0.9)]
  return {
    share: 0.4 * plain + 0.6 * flowing,
    sentence:
      flow < 0.8
        ? msg`It strings nouns together and leaves out the small words that make sentences easy to read.`
        : plain === 1 && flowing === 1
          ? msg`Reads easily after about ${plural({ years }, { one: '# year', other: '# years' })} of school.`
          : 0.4 * (1 - plain) > 0.6 * (1 - flowing)
            ? msg`It takes about ${plural({ years }, { one: '# year', other: '# years' })} of school to read it with ease.`
            : msg`Here and there it leaves out the small words that make sentences easy to read.`,
  }
}
