import { randomInt } from 'node:crypto'
import { mergeContent, type Post, type PostContent } from '#shared/posts.ts'
import type { Brief, Rewritten } from '#shared/writing.ts'
import { claimGeneration } from '../billing/limits.ts'
import type { Context } from '../context.ts'
import { createPost, getPost, updatePost } from '../posts/posts.ts'
import type { Draft, Engine, WritingOptions, WritingTask } from './engines/engine.ts'
import { recorded } from './generation.ts'
import {
  type CustomEdit,
  type GenerateLeadMagnet,
  type GeneratePost,
  type RegenerateSection,
  titleOf,
  toBrief,
  toLeadMagnetBrief,
} from './requests.ts'

/** Writes a post, new or over an existing one. Nothing is stored before the engine has delivered all of it. */
export async function writePost(ctx: Context, request: GeneratePost, options: WritingOptions): Promise<Rewritten> {
  const former = request.postId ? await getPost(ctx, request.postId) : null
  return writeWhole(ctx, { ...toBrief(request), leadMagnetTitle: former?.leadMagnetTitle }, former, options)
}

/** Writes a post that offers a lead magnet. */
export async function writeLeadMagnet(
  ctx: Context,
  request: GenerateLeadMagnet,
  options: WritingOptions,
): Promise<Rewritten> {
  const former = request.postId ? await getPost(ctx, request.postId) : null
  return writeWhole(ctx, toLeadMagnetBrief(request), former, options)
}

function writeWhole(ctx: Context, brief: Brief, former: Post | null, options: WritingOptions): Promise<Rewritten> {
  return ask(ctx, { kind: 'post', brief, seed: seed() }, options, (draft, engine) => {
    const written = {
      content: draft.content as PostContent,
      title: titleOf(brief.subject),
      brief,
      engine: engine.label,
    }
    return former
      ? updatePost(ctx, former.id, { ...written, cause: 'post', version: former.version })
      : createPost(ctx, written)
  })
}

/** Writes one section anew; the other three stay as they are, even if they change meanwhile. */
export async function rewriteSection(
  ctx: Context,
  { postId, section }: RegenerateSection,
  options: WritingOptions,
): Promise<Rewritten> {
  const post = await getPost(ctx, postId)
  const task: WritingTask = { kind: 'section', brief: briefOf(post), seed: seed(), current: post.content, section }
  return ask(ctx, task, options, ({ content }, engine) =>
    updatePost(ctx, post.id, { content, engine: engine.label, cause: 'section' }),
  )
}

/** Changes the whole post as the author says; refused if the post changed while it was being written. */
export async function editPost(
  ctx: Context,
  { postId, instruction }: CustomEdit,
  options: WritingOptions,
): Promise<Rewritten> {
  const post = await getPost(ctx, postId)
  const task: WritingTask = { kind: 'edit', brief: briefOf(post), seed: seed(), current: post.content, instruction }
  return ask(ctx, task, options, ({ content }, engine) =>
    updatePost(ctx, post.id, {
      content: mergeContent(post.content, content),
      engine: engine.label,
      cause: 'edit',
      version: post.version,
    }),
  )
}

const seed = () => randomInt(2 ** 31)

const briefOf = (post: Post): Brief =>
  ({
    subject: post.subject,
    category: post.categoryId,
    postType: post.postType,
    tone: post.tone.id,
    emojiUsage: post.emojiUsage,
    language: post.language,
    aiModel: post.aiModel,
    leadMagnetTitle: post.leadMagnetTitle,
  }) as Brief

/** Asks the engine and stores what it wrote. */
async function ask(
  ctx: Context,
  task: WritingTask,
  options: WritingOptions,
  store: (draft: Draft, engine: Engine) => Promise<Post>,
): Promise<Rewritten> {
  const engine = ctx.engines.for(task.brief.aiModel)
  const release = await claimGeneration(ctx, task.kind === 'post' ? task.brief.category : null)
  const { draft, post } = await recorded(ctx, { kind: task.kind, engine, signal: options.signal }, async () => {
    const draft = await engine.write(task, options)
    options.signal.throwIfAborted()
    const post = await store(draft, engine)
    return { draft, post, postId: post.id, usage: draft.usage }
  }).catch(async (error: unknown) => {
    await release()
    throw error
  })
  return { content: draft.content, post, engine: { id: engine.id, label: engine.label } }
}
