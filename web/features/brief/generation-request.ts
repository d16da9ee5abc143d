import { toneIdOf } from '#shared/catalogue.ts'
import type { BriefInput } from './brief-input.ts'

/** Here the subject is called `title`. Two tones share a `toneId`, so the body names the tone too. */
export const generationRequest = (brief: BriefInput, category: string) => ({
  categoryId: 1,
  toneId: toneIdOf(brief.tone),
  title: brief.subject.trim(),
  postType: brief.postType,
  category,
  tone: brief.tone,
  emojiUsage: brief.emojiUsage,
  language: brief.language,
  aiModel: brief.aiModel,
  enhancedQuality: true,
  writerNotes: brief.writerNotes?.trim(),
  answers: brief.answers?.filter(({ answer }) => answer.trim()),
  sourceId: brief.sourceId,
  quotes: brief.quotes,
  linksSource: brief.sourceId ? (brief.linksSource ?? true) : undefined,
})
