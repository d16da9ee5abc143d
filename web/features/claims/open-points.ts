import { plural } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { blanksOf, type PostBlank } from '#shared/blanks.ts'
import { withPages } from '#shared/carousel/open-pages.ts'
import type { Language } from '#shared/catalogue.ts'
import { type OpenClaim, traceClaims, unaskedBlanks, unaskedClaims } from '#shared/claims/claims.ts'
import type { OpenNote } from '#shared/notes.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { readEvidence } from '#web/lib/evidence.ts'
import { sayOpenBlanks } from '#web/lib/say-blanks.ts'
import { sayOpenNotes } from '#web/lib/say-notes.ts'
import { openNotesOf } from './deciding.ts'

/** A post's open points: blanks, possible notes, and unbacked claims that the author was not asked about. */
export interface OpenPoints {
  blanks: readonly PostBlank[]
  notes: readonly OpenNote[]
  claims: readonly OpenClaim[]
  /** The server's question, if it asked. */
  sentence: string
}

export const noOpenPoints: OpenPoints = { blanks: [], notes: [], claims: [], sentence: '' }
export const sayOpenClaims = (claims: number): string =>
  plural(claims, {
    one: 'This post says one thing you didn’t mention. Is it true?',
    other: 'This post says # things you didn’t mention. Are they true?',
  })

/** What a message says about a post's open points; empty for none. */
export const sayOpenPoints = ({ blanks, notes, claims }: OpenPoints): string =>
  [
    blanks.length > 0 && sayOpenBlanks(blanks.length),
    notes.length > 0 && sayOpenNotes(notes.length),
    claims.length > 0 && sayOpenClaims(claims.length),
  ]
    .filter(Boolean)
    .join(' ')

export const hasOpenPoints = ({ blanks, notes, claims }: OpenPoints): boolean =>
  blanks.length > 0 || notes.length > 0 || claims.length > 0

export type Written = Pick<
  Post,
  'subject' | 'answers' | 'leadMagnetTitle' | 'claims' | 'possibleNotes' | 'sourceId'
> & {
  content: PostContent
  carousel?: Post['carousel']
  language: string
}

/** Applies the server's rule in the browser. Without evidence it finds no claims. */
export async function openPointsOf(queryClient: QueryClient, post: Written): Promise<OpenPoints> {
  const evidence = await readEvidence(queryClient, post)
  const printed = withPages(post.content, post.carousel)
  const claims = evidence && traceClaims(printed, post.language as Language, evidence)
  return {
    ...noOpenPoints,
    blanks: blanksOf(printed),
    notes: openNotesOf(post.content, post),
    claims: claims ? unaskedClaims(claims, post.claims) : [],
  }
}

/** Open points before scheduling. Ignores blanks and notes that the author accepted before. */
export async function openBeforeSchedule(queryClient: QueryClient, post: Written): Promise<OpenPoints> {
  const open = await openPointsOf(queryClient, post)
  const notes = open.notes.map((note) => ({ ...note, question: note.text }))
  return { ...open, blanks: unaskedBlanks(open.blanks, post.claims), notes: unaskedBlanks(notes, post.claims) }
}

interface OnScreen {
  saved: () => Post | undefined
  contentNow: () => PostContent | null
  save: () => Promise<unknown>
}

/** Open points of the post on screen. Typed text counts as the author's word once saved. */
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
