import { toneIdOf } from '#shared/catalogue.ts'
import type { BriefInput } from './brief-input.ts'

/**
 * The body of a generation call, where the subject is called `title`. Two tones share a `toneId`, so the tone is sent
 * by name too.
 */
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
  answers: brief.answers?.filter(({ answer }) => answer.trim()),
})
