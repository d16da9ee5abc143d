import { knownTone } from '#shared/catalogue.ts'
import type { Post } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'

export const briefOf = (post: Post): Brief =>
  ({
    subject: post.subject,
    category: post.categoryId,
    postType: post.postType,
    tone: knownTone(post.tone.id).id,
    emojiUsage: post.emojiUsage,
    language: post.language,
    aiModel: post.aiModel,
    leadMagnetTitle: post.leadMagnetTitle,
    answers: post.answers,
    writerNotes: post.writerNotes,
    possibleNotes: post.possibleNotes,
    sourceId: post.sourceId,
    quotes: post.quotes,
  }) as Brief
