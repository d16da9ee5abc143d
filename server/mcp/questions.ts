import { blanksOf } from '#shared/blanks.ts'
import { type OpenClaim, settleClaims, unaskedBlanks } from '#shared/claims/claims.ts'
import { leaveOut, openNotes, withDecision } from '#shared/notes.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import { maxAnswerLength, maxKeptAnswers, type Post, type PostContent } from '#shared/posts.ts'
import { posts } from '../database/schema.ts'
import { isOwnPost, updatePost } from '../posts/posts.ts'
import { openPointsOf } from '../posts/schedule.ts'
import { sourceMaterial } from '../sources/material.ts'
import { evidenceOfAuthor } from '../voice/proofs.ts'
import type { OpenPoint } from './shown.ts'
import type { Answered, Call, ProgramContext } from './tool.ts'

// Only the author can fill a blank or confirm a claim, so the client puts these questions before its person.

type Field =
  | { type: 'string'; title: string; description?: string; maxLength?: number }
  | { type: 'string'; title: string; description?: string; oneOf: { const: string; title: string }[] }
  | { type: 'boolean'; title: string; description?: string }

/** A form for the person. `remember` comes back with the answers, signed. */
export interface Question {
  message: string
  fields: Record<string, Field>
  required?: string[]
  remember: Record<string, unknown>
}

/** One form with all these questions. */
export const together = (questions: readonly Question[]): Question => ({
  message: questions.map(({ message }) => message).join('\n\n'),
  fields: Object.assign({}, ...questions.map(({ fields }) => fields)),
  required: questions.flatMap(({ required = [] }) => required),
  remember: Object.assign({}, ...questions.map(({ remember }) => remember)),
})

export interface OpenPoints {
  blanks: string[]
  notes: string[]
  claims: OpenClaim[]
}

/** A post's points that its author has not decided. Before publishing, those kept at scheduling are open again. */
export async function openIn(
  ctx: ProgramContext,
  post: Post,
  wish: 'scheduled' | 'published' = 'scheduled',
): Promise<OpenPoints> {
  const { blanks, notes, claims } = await openPointsOf(ctx, { ...post, authorId: await authorOf(ctx, post) })
  const unasked = (points: readonly string[]) =>
    wish === 'published'
      ? [...points]
      : unaskedBlanks(
          points.map((question) => ({ question })),
          post.claims,
        ).map(({ question }) => question)
  return {
    blanks: unasked(blanks.map(({ question }) => question)),
    notes: unasked(notes.map(({ text }) => text)),
    claims,
  }
}

export async function authorOf(ctx: ProgramContext, { id }: Pick<Post, 'id'>): Promise<string | null> {
  const [row] = await ctx.db.select({ authorId: posts.authorId }).from(posts).where(isOwnPost(ctx, id))
  return row?.authorId ?? null
}

/** What can back the claims of a post, beside its brief. */
export async function materialOf(ctx: ProgramContext, post: Post) {
  const [material, source] = await Promise.all([
    evidenceOfAuthor(ctx, await authorOf(ctx, post)),
    sourceMaterial(ctx, post.sourceId),
  ])
  return { ...material, source }
}

export const pointsOf = ({ blanks, notes, claims }: OpenPoints): OpenPoint[] => [
  ...blanks.map((text) => ({ kind: 'blank' as const, text })),
  ...notes.map((text) => ({ kind: 'note' as const, text })),
  ...claims.map(({ text }) => ({ kind: 'claim' as const, text })),
]

/** More would be no form but an examination. The next round asks about the rest. */
const maxAsked = 8

/** Asks about open points, blanks first. */
export function questionAbout(post: Post, open: OpenPoints): Question {
  const asked = pointsOf(open).slice(0, maxAsked)
  const fields = asked.map(({ kind, text }, at) => [`point${at + 1}`, fieldFor(kind, text)] as const)
  return {
    message: `“${post.title}” has open points that only you can decide. Leave a field empty to decide later.`,
    fields: Object.fromEntries(fields),
    remember: { postId: post.id, version: post.version, asked },
  }
}

const fieldFor = (kind: OpenPoint['kind'], text: string): Field => {
  if (kind === 'blank') return { type: 'string', title: text, maxLength: maxAnswerLength }
  if (kind === 'note')
    return choice(`“${text}”: is this for your readers?`, { keep: 'Yes, keep it', out: 'No, leave it out' })
  return choice(`“${text}”: is this true?`, { true: 'Yes, it is true', asked: 'Not sure, but keep it' })
}

const choice = (title: string, options: Record<string, string>): Field => ({
  type: 'string',
  title,
  oneOf: Object.entries(options).map(([id, title]) => ({ const: id, title })),
})

/** Puts the person's answers into the post: blanks become their words, claims and notes are settled. */
export async function takeIn(ctx: ProgramContext, post: Post, { remembered, fields }: Answered): Promise<Post> {
  const asked = remembered.asked as OpenPoint[]
  const given = asked.flatMap((point, at) => {
    const value = fields?.[`point${at + 1}`]
    return typeof value === 'string' && value.trim() ? [{ ...point, value: value.trim() }] : []
  })
  if (given.length === 0) return post
  const open = await openIn(ctx, post)
  let { content, claims, possibleNotes } = post
  const answers = [...post.answers]
  for (const { kind, text, value } of given) {
    if (kind === 'blank') {
      content = fillBlank(content, text, value)
      answers.push({ question: text.slice(0, 300), answer: value.slice(0, maxAnswerLength) })
    } else if (kind === 'note') {
      const note = openNotes(content, possibleNotes).find((one) => one.text === text)
      if (!note) continue
      possibleNotes = withDecision(possibleNotes, note, value === 'out' ? 'out' : 'kept')
      if (value === 'out') content = leaveOut(content, note)
    } else {
      const those = open.claims.filter((claim) => claim.text === text)
      claims = settleClaims(claims, those, value === 'true' ? 'true' : 'asked')
    }
  }
  const version = remembered.version as number
  const change: PostPatch = { content, answers: answers.slice(-maxKeptAnswers), claims, possibleNotes, version }
  return updatePost(ctx, post.id, change)
}

/** Replaces the first blank with this question. */
function fillBlank(content: PostContent, question: string, answer: string): PostContent {
  const blank = blanksOf(content).find((one) => one.question === question)
  if (!blank) return content
  const text = content[blank.section]
  return { ...content, [blank.section]: text.slice(0, blank.start) + answer + text.slice(blank.end) }
}

/** The person's answers about this post's open points, if an earlier round asked. */
export const answersAbout = ({ answered }: Call, postId: string): Answered | null =>
  answered?.remembered.postId === postId && Array.isArray(answered.remembered.asked) ? answered : null
