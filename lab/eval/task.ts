import type { Author } from '../../server/voice/author.ts'
import { nearestTo } from '../../server/voice/nearest.ts'
import type { WritingTask } from '../../server/writing/engine.ts'
import type { Evidence } from '../../shared/claims/claims.ts'
import { addressIn } from '../../shared/voice/address.ts'
import { fingerprintOf } from '../../shared/voice/voice.ts'
import { type Brief, factsOf } from '../../shared/writing.ts'
import { authors } from './authors.ts'
import { type EvalBrief, samplesOf } from './briefs.ts'

export const briefOf = ({ subject, category, language, tone, emojiUsage, answers }: EvalBrief): Brief => ({
  subject,
  category,
  language,
  tone,
  emojiUsage,
  answers,
  postType: null,
  aiModel: 'gpt4',
})

/** The product's task for an engine when this author types this brief. */
export const taskOf = (brief: EvalBrief, seed: number, sketch: string | null = null): WritingTask => ({
  kind: 'post',
  brief: briefOf(brief),
  seed,
  author: authorOf(brief, sketch),
})

function authorOf(brief: EvalBrief, sketch: string | null): Author {
  const samples = [...samplesOf(brief)]
  const about = brief.author ? authors[brief.author].about : ''
  return {
    about,
    evidence: { samples, profile: about, proofs: [] },
    neverSay: [],
    voice: samples.length > 0 ? fingerprintOf(samples) : null,
    sketch,
    address: addressIn(samples, brief.language),
    ...nearestTo(factsOf(brief), { samples, proofs: [] }),
  }
}

/** Everything that a post on this brief may claim. */
export const evidenceOf = (brief: EvalBrief): Evidence => ({
  brief: factsOf(brief),
  samples: samplesOf(brief),
  profile: brief.author ? authors[brief.author].about : '',
  proofs: [],
  settled: [],
})
