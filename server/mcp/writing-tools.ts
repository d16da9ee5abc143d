import * as z from 'zod'
import {
  type Idea,
  type IdeaCategory,
  ideaCategories,
  maxThemeLength,
  maxThemes,
  minThemeLength,
} from '#shared/ideas.ts'
import { sections } from '#shared/posts.ts'
import { maxInstructionLength, maxSubjectLength, minSubjectLength } from '#shared/writing.ts'
import { AppError } from '../errors.ts'
import type { Page } from '../http/pages.ts'
import { countEngineUse, takeAttempt } from '../http/rate-limits.ts'
import { generateIdeas, listFavouriteIdeas, listIdeaSets } from '../ideas/ideas.ts'
import { actorId } from '../permissions.ts'
import { getPost } from '../posts/posts.ts'
import { neverSayOf } from '../voice/author.ts'
import { voiceOf } from '../voice/voice.ts'
import { editPost, type Run, rewriteSection, writePost, writeRest } from '../writing/write.ts'
import { heldBack, refuseUnagreed } from './agreement.ts'
import { askOrShow, category, manner, postId, shown } from './post-tools.ts'
import { answersAbout, materialOf, takeIn } from './questions.ts'
import { reading } from './read-post.ts'
import { linkTo, textAndOpen } from './shown.ts'
import { type Call, changes, reads, tool } from './tool.ts'

const runOf = ({ signal }: Call): Run => ({ signal, keep: async () => {} })

export const writingTools = [
  tool({
    name: 'draft_post',
    title: 'Write a draft',
    description:
      'Hookline writes a draft in the author’s voice from what they said, and invents nothing: what is missing becomes a blank, a question in square brackets for the author.',
    input: z.object({
      subject: z
        .string()
        .min(minSubjectLength)
        .max(maxSubjectLength)
        .describe('What the author said, in their words. Add no facts'),
      category: category.default('explanation'),
      answers: z
        .array(z.object({ question: z.string().max(300), answer: z.string().max(1_000) }))
        .max(3)
        .optional()
        .describe('The author’s own answers'),
      ...manner,
    }),
    output: textAndOpen,
    annotations: { ...changes, openWorldHint: true },
    work: async ({ answers, ...brief }, call) => {
      const { answered } = call
      if (typeof answered?.remembered.postId === 'string') {
        const post = await getPost(call.ctx, answered.remembered.postId)
        return shown(call, 'Written, with the author’s answers.', await takeIn(call.ctx, post, answered))
      }
      await countEngineUse(call.ctx)
      const { post } = await writePost(call.ctx, { ...brief, answers, aiModel: 'gpt4' }, runOf(call))
      return askOrShow(call, 'Written as a draft.', await getPost(call.ctx, post.id), shown)
    },
  }),
  tool({
    name: 'rewrite_post',
    title: 'Rewrite a post',
    description:
      'Hookline writes a part anew, or changes the post by an instruction such as “Make it shorter”. Give one of the two. The former text is kept as a version.',
    input: z.object({
      postId,
      part: z.enum([...sections, 'all but the hook']).optional(),
      instruction: z.string().min(1).max(maxInstructionLength).optional(),
    }),
    output: textAndOpen,
    annotations: { ...changes, openWorldHint: true },
    work: async ({ postId, part, instruction }, call) => {
      const asked = answersAbout(call, postId)
      if (asked) {
        const post = await getPost(call.ctx, postId)
        return shown(call, 'Rewritten, with the author’s answers.', await takeIn(call.ctx, post, asked))
      }
      if ((part === undefined) === (instruction === undefined))
        throw new AppError('invalid', 'Give a part or an instruction.')
      const post = await getPost(call.ctx, postId)
      const wish = instruction === undefined ? `Have ${part} written anew?` : `Have it rewritten: “${instruction}”?`
      const held = await heldBack(call, post, `${wish} You can still read and change it until then.`, shown)
      if (held) return held
      await countEngineUse(call.ctx)
      const run: Run = { ...runOf(call), keep: (tx) => refuseUnagreed(call, tx, post) }
      const { note } =
        instruction !== undefined
          ? await editPost(call.ctx, { postId, instruction }, run)
          : part === 'all but the hook'
            ? await writeRest(call.ctx, { postId }, run)
            : await rewriteSection(call.ctx, { postId, section: part! }, run)
      const says = note ?? 'Rewritten. undo_change brings the former text back.'
      return askOrShow(call, says, await getPost(call.ctx, postId), shown)
    },
  }),
  tool({
    name: 'check_post',
    title: 'Check a post',
    description:
      'How a post reads, by rules: a score with findings, each claim with what backs it, and how far it is from the author’s voice.',
    input: z.object({ postId }),
    output: reading,
    annotations: reads,
    work: async ({ postId }, { ctx, origin }) => {
      takeAttempt(ctx, ctx.config.limits?.analyse, actorId(ctx))
      const post = await getPost(ctx, postId)
      const [material, voice, neverSay] = await Promise.all([materialOf(ctx, post), voiceOf(ctx), neverSayOf(ctx)])
      const read = await ctx.analysis.readPost(post, material, voice, neverSay)
      if (!read) throw new AppError('timeout', 'The post could not be read in time. Try again in a moment.')
      return { says: read.verdict, data: { ...read, link: linkTo(origin, postId) } }
    },
  }),
  tool({
    name: 'ideas',
    title: 'Ideas',
    description:
      'Lists the ideas that are kept, newest first, or only the favourites. With `themes`, Hookline proposes six new ones.',
    input: z.object({
      themes: z.array(z.string().min(minThemeLength).max(maxThemeLength)).min(1).max(maxThemes).optional(),
      categories: z
        .array(z.enum(ideaCategories.map(({ id }) => id)))
        .min(1)
        .default(['explanation-analysis'])
        .describe('Of new ideas'),
      favourites: z.boolean().default(false),
      cursor: z.string().optional().describe('`next` of the page before'),
    }),
    output: z.object({
      ideas: z.array(
        z.object({ id: z.string(), title: z.string(), description: z.string(), isFavourite: z.boolean() }),
      ),
      next: z.nullable(z.string()),
      link: z.string(),
    }),
    annotations: { ...changes, openWorldHint: true },
    work: async ({ themes, categories, favourites, cursor }, call) => {
      const { items, next } = themes
        ? await proposed(call, themes, categories)
        : favourites
          ? await listFavouriteIdeas(call.ctx, cursor)
          : await listed(call, cursor)
      const ideas = items.map(({ id, title, description, isFavourite }) => ({ id, title, description, isFavourite }))
      return {
        says: `${ideas.length} ideas${next ? ', and there are more' : ''}.`,
        data: { ideas, next, link: `${call.origin}/ideas` },
      }
    },
  }),
]

async function proposed(call: Call, themes: string[], categories: IdeaCategory[]): Promise<Page<Idea>> {
  await countEngineUse(call.ctx)
  const { ideas } = await generateIdeas(call.ctx, { themes, categories, aiModel: 'gpt4' }, runOf(call))
  return { items: ideas, next: null }
}

const setsListed = 5

async function listed({ ctx }: Call, cursor?: string): Promise<Page<Idea>> {
  const { items, next } = await listIdeaSets(ctx, cursor, setsListed)
  return { items: items.flatMap(({ ideas }) => ideas), next }
}
