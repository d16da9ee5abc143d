import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { approvalSettingChange, approvalWish, newDecision, approvalSetting as setting } from '#shared/approval.ts'
import { decisions } from '#shared/outgoing.ts'
import { post } from '#shared/posts.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { decide, listDecisions } from './decisions.ts'
import { askForApproval, withdrawRequest } from './requests.ts'
import { approvalSetting, changeApprovalMode } from './setting.ts'

const tags = ['Approval']

export function approvalRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/approval',
      describeRoute({
        tags,
        summary: 'Whether posts are approved here, and by whom',
        description:
          '`off`: nobody is asked. `asked`: people may ask, and the answer is shown. `required`: only approved posts are published.',
        responses: responses(setting, [401]),
      }),
      signedIn(deps),
      async (c) => c.json(await approvalSetting(c.var.ctx)),
    )
    .put(
      '/approval',
      describeRoute({
        tags,
        summary: 'Change whether posts are approved here',
        responses: responses(setting, [400, 401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(approvalSettingChange),
      async (c) => c.json(await changeApprovalMode(c.var.ctx, c.req.valid('json').mode)),
    )
    .put(
      '/posts/:id/approval-request',
      describeRoute({
        tags,
        summary: 'Ask for a post’s approval',
        description:
          'Of one member, or of anyone who may approve posts. Asking again takes the place of the first time.',
        responses: responses(post, [400, 401, 404, 409, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      body(approvalWish),
      async (c) => c.json(await askForApproval(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/posts/:id/approval-request',
      describeRoute({
        tags,
        summary: 'No longer ask for a post’s approval',
        responses: responses(post, [401, 404, 429]),
      }),
      signedIn(deps),
      paced(deps, 'save'),
      async (c) => c.json(await withdrawRequest(c.var.ctx, c.req.param('id'))),
    )
    .get(
      '/posts/:id/approvals',
      describeRoute({
        tags,
        summary: 'What was decided about a post, newest first',
        description:
          'With everything that would go out now, its hash, and what I approved last, or else what anybody approved last.',
        responses: responses(decisions, [401, 404]),
      }),
      signedIn(deps),
      async (c) => c.json(await listDecisions(c.var.ctx, c.req.param('id'))),
    )
    .post(
      '/posts/:id/approvals',
      describeRoute({
        tags,
        summary: 'Approve a post, or ask for changes',
        description:
          'An approval is about exactly what `hash` stands for: the four sections, the first comment, and the bytes, order and descriptions of images and documents. It no longer counts once any of these changes. If they have changed already, nothing is decided (409).',
        responses: responses(post, [400, 401, 403, 404, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newDecision),
      async (c) => c.json(await decide(c.var.ctx, c.req.param('id'), c.req.valid('json')), 201),
    )
}
