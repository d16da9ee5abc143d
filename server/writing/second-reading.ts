import { sections } from '#shared/posts.ts'
import type { SecondReading } from '#shared/second-reading.ts'
import { noReservation } from '../billing/reservations.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { getPost } from '../posts/posts.ts'
import { authorFor } from '../voice/author.ts'
import type { WritingContext } from './analyses.ts'
import type { WritingTask } from './engine.ts'
import { remarksFormat } from './engines/output-formats.ts'
import { generate } from './generation.ts'
import { secondReadingPrompt } from './prompts/second-reading.ts'
import { briefOf } from './stored-brief.ts'
import type { Run } from './write.ts'

const needsModel = /*i18n*/ 'A second reader needs a model, and none is connected. Nothing was changed.'
const needsText = /*i18n*/ 'There’s nothing to check yet.'
const noTime =
  /*i18n*/ 'The second reader’s remarks could not be checked in time. Nothing was changed. Try again in a moment.'

/**
 * Asks the post's model which places it would change. Changes nothing and does not count against the plan: the limit on
 * writing bounds its cost.
 */
export async function readAgain(
  ctx: WritingContext,
  { postId }: { postId: string },
  { signal, keep, onPlace }: Pick<Run, 'signal' | 'keep' | 'onPlace'>,
): Promise<SecondReading> {
  authorize(ctx, 'write', 'posts')
  const post = await getPost(ctx, postId)
  const { content } = post
  const brief = briefOf(post)
  const engine = await ctx.engines.for(ctx, brief.aiModel)
  const { ask } = engine
  if (!ask) throw new AppError('invalid', needsModel)
  if (sections.every((section) => !content[section].trim())) throw new AppError('invalid', needsText)
  const { response } = await generate(ctx, {
    kind: 'second reading',
    engine,
    signal,
    reservation: noReservation,
    work: async () => {
      const author = await authorFor(ctx, brief)
      const question = {
        ...secondReadingPrompt({ brief, content, author, language: ctx.language }),
        format: remarksFormat,
      }
      const { output: proposals, usage } = await ask(question, { signal, onPlace })
      const task = { kind: 'edit', brief, seed: 0, author, current: content, instruction: '' } satisfies WritingTask
      const remarks = await ctx.analysis.remarksThatHold(proposals, task)
      if (!remarks) throw new AppError('timeout', noTime)
      return { usage, remarks }
    },
    store: async (tx, { remarks }) => {
      // The post may have been deleted meanwhile.
      await getPost(tx, post.id)
      const response = { remarks, engine: { id: engine.id, label: engine.label } }
      await keep(tx, response)
      return { response, postId: post.id }
    },
  })
  return response
}
