import { maxCommentCharacters } from '#shared/posts.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import { AppError } from '../errors.ts'
import type { SourceMaterial } from '../sources/material.ts'

/** Shorter words may be the same by chance. */
const shortestCopy = 30

/** A source alone is no post: the subject has to be what the author thinks of it. */
export function requireView(subject: string, { text, title, url, isOwn }: SourceMaterial): void {
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
export function commentOn({ title, credit, url }: SourceMaterial): string | undefined {
  if (!url || url.length > maxCommentCharacters) return undefined
  const named = `${title} (${credit})\n${url}`
  return named.length <= maxCommentCharacters ? named : url
}
