import type { Post } from '#shared/posts.ts'
import type { Occurrence } from '#shared/wall-time.ts'
import { AppError } from '../errors.ts'
import { goesOut } from '../networks/automatic.ts'
import { authorize } from '../permissions.ts'
import { getPost, updatePost } from '../posts/posts.ts'
import { scheduleOf } from '../posts/schedule.ts'
import { moveToNextSlot } from '../scheduling/slots.ts'
import { agreementToTime, agreesTo } from './agreement.ts'
import { noted, takeSave } from './post-tools.ts'
import { answersAbout, openIn, pointsOf, type Question, questionAbout, takeIn, together } from './questions.ts'
import { linkTo } from './shown.ts'
import { type Time, timeOf, timeOfSlot, zoneIn } from './times.ts'
import type { Call } from './tool.ts'

interface Wish {
  postId: string
  at?: string
  timeZone?: string
  occurrence?: Occurrence
}

/**
 * Gives a post a time. What only its author may decide is asked in one form: which of two hours, its open points, and
 * whether it may go out then by itself.
 */
export async function schedulePost({ postId, at, timeZone, occurrence }: Wish, call: Call) {
  const { ctx } = call
  authorize(ctx, 'schedule', 'posts')
  takeSave(call)
  const zone = zoneIn(call, timeZone)
  const time = at === undefined ? await timeOfSlot(call, postId) : timeOf(call, at, zone, occurrence)
  const found = await getPost(ctx, postId)
  const isAutomatic = time !== null && (await goesOut(ctx, postId, time.at)) !== null
  const agrees = agreesTo(call, found)
  if (call.canAsk && (call.answered === null || (isAutomatic && agrees === null))) {
    const questions = await questionsAbout(call, found, time, isAutomatic)
    if (questions.length > 0) return call.ask(together(questions))
  }
  if (isAutomatic && !call.canAsk)
    return refused(
      call,
      found,
      `Nothing was scheduled: the post would go out on LinkedIn by itself, so only the author schedules it, at ${linkTo(call.origin, postId)}.`,
    )
  if (time?.choice && !call.canAsk)
    throw new AppError(
      'unsettled',
      `${time.choice.asSentence} Ask the author, then call again with occurrence. Nothing was scheduled.`,
    )
  if (time?.choice || (isAutomatic && !agrees)) return noted(call, 'The author said no. Nothing was scheduled.', found)

  const answers = answersAbout(call, postId)
  const post = answers ? await takeIn(ctx, found, answers) : found
  const { length: left } = pointsOf(await openIn(ctx, post))
  // Asked again, a person who left something empty would never get out of the form.
  if (left > 0)
    return refused(
      call,
      post,
      `Nothing was scheduled: the author has to decide ${left} open ${left === 1 ? 'point' : 'points'} first. Ask them, or send them to ${linkTo(call.origin, postId)}.`,
    )
  const scheduled =
    time && (isAutomatic || at !== undefined)
      ? await updatePost(ctx, postId, {
          scheduledFor: time.at.toISOString(),
          timeZone: time.zone,
          openPoints: 'refuse',
          // What the person agreed to is what goes out.
          version: isAutomatic ? post.version : undefined,
        })
      : await moveToNextSlot(ctx, postId, { openPoints: 'refuse' })
  return noted(call, `Scheduled for ${scheduled.scheduledWallTime} in ${scheduled.timeZone}.`, scheduled)
}

async function questionsAbout({ ctx }: Call, post: Post, time: Time | null, isAutomatic: boolean): Promise<Question[]> {
  const open = await openIn(ctx, post)
  const questions: Question[] = []
  if (time?.choice) questions.push(time.choice)
  if (pointsOf(open).length > 0) questions.push(questionAbout(post, open))
  if (time && isAutomatic) {
    // A time that has passed is refused before anybody is asked.
    scheduleOf(ctx, { scheduledFor: time.at.toISOString(), timeZone: time.zone })
    questions.push(agreementToTime(post, time))
  }
  return questions
}

const refused = async (call: Call, post: Post, says: string) => ({
  ...(await noted(call, says, post)),
  isRefused: true,
})
