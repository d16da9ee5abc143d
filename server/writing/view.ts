import { maxCommentCharacters, type Post } from '#shared/posts.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import type { Context } from '../context.ts'
import { AppError, notFound } from '../errors.ts'
import { type SourceMaterial, sourceMaterial } from '../sources/material.ts'
import type { GeneratePost } from './requests.ts'

/** The source that the subject is a view of, and the first comment that links to it. A post written anew keeps its own. */
export async function viewedSource(ctx: Context, request: GeneratePost, former: Post | null) {
  const { sourceId = former?.sourceId, quotes = former?.quotes } = request
  const source = await sourceMaterial(ctx, sourceId)
  if (typeof request.sourceId === 'string' && !source) throw notFound('Source')
  if (source) requireView(request.subject, source)
  return { sourceId, quotes, firstComment: request.linksSource && source ? commentOn(source) : undefined }
}

/** Shorter words may be the same by chance. */
const shortestCopy = 30

/** A source alone is no post: the subject has to be what the author thinks of it. */
function requireView(subject: string, { text, title, url, isOwn }: SourceMaterial): void {
  const key = sentenceKey(subject)
  const isCopied = !isOwn && key.length >= shortestCopy && sentenceKey(text).includes(key)
  const isTheirs = isCopied || subject.trim() === url || key === sentenceKey(title)
  if (isTheirs)
    throw new AppError(
      'invalid',
      'These are the source’s own words. Say what you think of it: do you agree, and what did it mean for you?',
    )
}

/** The link that readers find below the post; undefined for a source without an address. */
function commentOn({ title, credit, url }: SourceMaterial): string | undefined {
  if (!url || url.length > maxCommentCharacters) return undefined
  const named = `${title} (${credit})\n${url}`
  return named.length <= maxCommentCharacters ? named : url
}
