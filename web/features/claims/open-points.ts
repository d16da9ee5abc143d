import type { QueryClient } from '@tanstack/react-query'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import type { Language } from '#shared/catalogue.ts'
import { type OpenClaim, settleClaims, traceClaims, unaskedBlanks, unaskedClaims } from '#shared/claims/claims.ts'
import type { Post, PostContent, SettledClaim } from '#shared/posts.ts'
import { readEvidence } from '#web/lib/evidence.ts'

/** What a post leaves open: blanks to fill, and claims that nothing backs and that the author was not asked about. */
export interface OpenPoints {
  blanks: readonly PostBlank[]
  claims: readonly OpenClaim[]
  /** What the server said of them, where it was asked. */
  sentence: string
}

export const noOpenPoints: OpenPoints = { blanks: [], claims: [], sentence: '' }
export const hasOpenPoints = ({ blanks, claims }: OpenPoints): boolean => blanks.length > 0 || claims.length > 0

export type Written = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'> & {
  content: PostContent
  language: string
}

/** The server's rule, applied here to show what is open; no claims where they cannot be traced. */
export async function openPointsOf(queryClient: QueryClient, post: Written): Promise<OpenPoints> {
  const evidence = await readEvidence(queryClient, post)
  const claims = evidence && traceClaims(post.content, post.language as Language, evidence)
  return { ...noOpenPoints, blanks: blanksOf(post.content), claims: claims ? unaskedClaims(claims, post.claims) : [] }
}

/** The same where a post is given a time: blanks with which the author went on before are not asked about again. */
export async function openBeforeSchedule(queryClient: QueryClient, post: Written): Promise<OpenPoints> {
  const open = await openPointsOf(queryClient, post)
  return { ...open, blanks: unaskedBlanks(open.blanks, post.claims) }
}

/** A post that is being written on. */
interface OnScreen {
  saved: () => Post | undefined
  contentNow: () => PostContent | null
  save: () => Promise<unknown>
}

/** The same of the post on screen: what was typed is the author's word, once it is saved. */
export async function openPointsOnScreen(queryClient: QueryClient, editor: OnScreen): Promise<OpenPoints> {
  const written = () => ({ ...editor.saved()!, content: editor.contentNow()! })
  const open = await openPointsOf(queryClient, written())
  if (!hasOpenPoints(open)) return open
  const isSaved = await editor.save().then(
    () => true,
    () => false,
  )
  return isSaved ? openPointsOf(queryClient, written()) : open
}

/** What is settled once the author went on in spite of these claims: they are not asked about again. */
export const withAsked = (settled: readonly SettledClaim[], claims: readonly OpenClaim[]): SettledClaim[] =>
  settleClaims(settled, claims, 'asked')
