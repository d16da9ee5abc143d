import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { maxComments } from '#shared/comment-news.ts'
import { acceptance, commentPatch, commentThread, newComment, postComments } from '#shared/comments.ts'
import { post } from '#shared/posts.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { addComment, changeComment, deleteComment } from './comments.ts'
import { sayEditing } from './editing.ts'
import { acceptSuggestion, rejectSuggestion } from './suggestions.ts'
import { listComments } from './threads.ts'

const tags = ['Comments']

export function commentRoutes(deps: Deps & WithAnalysis<PostAnalyses>) {
  return new Hono<Env>()
    .get(
      '/posts/:id/comments',
      describeRoute({
        tags,
        summary: 'The comments on a post and the suggestions for it',
        description:
          'Oldest thread first. `place` says where the words of a thread are in `version`: they are moved along with each change of the text, and null while they are not in it. `people` can be mentioned.',
        responses: responses(postComments, [401, 404]),
      }),
      signedIn(deps),
      async (c) => c.json(await listComments(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/posts/:id/comments',
      describeRoute({
        tags,
        summary: 'Comment on a post, answer, or suggest other words',
        description: `With \`words\`, the comment is about these words of the post; \`before\` and \`after\` are up to 32 characters around them, which tell equal words apart. With a \`replacement\` it suggests that text in their place, and needs no \`text\`. With \`thread\`, it answers. \`mentions\` are ids of members. Words that the post does not have are refused (409). A post has at most ${maxComments} comments. The answer is the whole thread.`,
        responses: responses(commentThread, [400, 401, 404, 409, 429], 201),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(newComment),
      async (c) => c.json(await addComment(c.var.ctx, c.req.param('id'), c.req.valid('json')), 201),
    )
    .put(
      '/comments/:id',
      describeRoute({
        tags,
        summary: 'Change my comment, or resolve a thread',
        description: 'Only its author changes a text. Everybody who may comment resolves a thread, or opens it again.',
        responses: responses(commentThread, [400, 401, 403, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(commentPatch),
      async (c) => c.json(await changeComment(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/comments/:id',
      describeRoute({
        tags,
        summary: 'Delete my comment',
        description: 'Answers to it stay.',
        responses: responses(null, [401, 403, 404, 429], 204),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => {
        await deleteComment(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .post(
      '/comments/:id/accept',
      describeRoute({
        tags,
        summary: 'Accept a suggestion',
        description:
          'Puts the suggested words into the post. The former text becomes a version. If the words have changed since, or the post is not in `version` any more, nothing changes (409).',
        responses: responses(post, [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(acceptance),
      async (c) => c.json(await acceptSuggestion(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .post(
      '/comments/:id/reject',
      describeRoute({
        tags,
        summary: 'Reject a suggestion',
        responses: responses(commentThread, [401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await rejectSuggestion(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/posts/:id/editing',
      describeRoute({
        tags,
        summary: 'Say that I am typing into a post',
        description: 'Other people’s open tabs show it for a few seconds. Nothing is stored.',
        responses: responses(null, [401, 404], 204),
      }),
      signedIn(deps, 'person'),
      async (c) => {
        await sayEditing(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
}
