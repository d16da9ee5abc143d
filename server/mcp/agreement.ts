import type { InputRequiredResult } from '@modelcontextprotocol/server'
import { contentText, type Post } from '#shared/posts.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { type GoesOut, goesOut } from '../networks/automatic.ts'
import { zoneOf } from '../posts/schedule.ts'
import type { Question } from './questions.ts'
import { linkTo } from './shown.ts'
import { type Time, timeInWords } from './times.ts'
import type { Call, Found } from './tool.ts'

// A model never decides what goes out on LinkedIn. Where a post goes out without another look, a person agrees first.

const when = ({ ctx }: Call, { timeZone }: Post, at: GoesOut) =>
  at === 'later' ? 'as soon as LinkedIn takes it' : `on ${timeInWords(at, timeZone ?? zoneOf(ctx))}`

/** Asks for a yes. `agreesTo` tells what the person answered. */
export const agreement = (post: Post, question: string, yes: string): Question => ({
  message: question,
  fields: { agrees: { type: 'boolean', title: yes } },
  required: ['agrees'],
  remember: { postId: post.id, version: post.version, asksToAgree: true },
})

/** What the person said about this post as it is. Null if they were not asked. */
export function agreesTo({ answered }: Call, { id, version }: Post): boolean | null {
  const { remembered, fields } = answered ?? {}
  const isAsked = remembered?.asksToAgree && remembered.postId === id && remembered.version === version
  return isAsked ? fields?.agrees === true : null
}

/**
 * What to answer instead of changing this post, if it goes out by itself and its author has not agreed to the change.
 * Null if the change may go on.
 */
export async function heldBack<Output>(
  call: Call,
  post: Post,
  change: string,
  show: (call: Call, says: string, post: Post) => Promise<Found<Output>>,
): Promise<Found<Output> | InputRequiredResult | null> {
  const at = await goesOut(call.ctx, post.id)
  const agrees = agreesTo(call, post)
  if (!at || agrees) return null
  if (agrees === false) return show(call, 'The author said no. Nothing was changed.', post)
  if (!call.canAsk) return { ...(await show(call, refusal(call, post, at), post)), isRefused: true }
  const question = `“${post.title}” is scheduled and goes out on LinkedIn by itself ${when(call, post, at)}. ${change}`
  return call.ask(agreement(post, question, 'Change it'))
}

const refusal = (call: Call, post: Post, at: GoesOut) =>
  `Nothing was changed: the post is scheduled and goes out on LinkedIn by itself ${when(call, post, at)}. unschedule_post takes its time away first, or the author changes it at ${linkTo(call.origin, post.id)}.`

/** For work that takes a while: a person may have scheduled the post meanwhile. Call in the transaction of the change. */
export async function refuseUnagreed(call: Call, tx: Context, post: Post): Promise<void> {
  const at = agreesTo(call, post) ? null : await goesOut(tx, post.id)
  if (at) throw new AppError('conflict', refusal(call, post, at))
}

/** The question before a post gets a time at which it goes out. The slot, if it is one, is kept for the answer. */
export function agreementToTime(post: Post, { at, inWords }: Time): Question {
  const message = `“${post.title}” then goes out on LinkedIn by itself, ${inWords}. Schedule it?\n\n${contentText(post.content)}`
  const { remember, ...question } = agreement(post, message, 'Publish it then')
  return { ...question, remember: { ...remember, slot: at.toISOString() } }
}
