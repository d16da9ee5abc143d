import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { currentUser } from '#shared/accounts.ts'
import { workspaceChoice, workspaceName } from '#shared/members.ts'
import type { Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { browserOf } from '../http/browser.ts'
import { paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { person } from '../permissions.ts'
import { currentUserOf } from './current-user.ts'
import { createWorkspace, renameWorkspace, switchWorkspace } from './workspaces.ts'

const tags = ['Members']

const perTab =
  'A call names the workspace of its tab in a header `X-Workspace` or a parameter `workspace`, and gets 403 when the person is no member there. Without, it is the session’s.'

export function workspaceRoutes(deps: Deps) {
  return new Hono<Env>()
    .post(
      '/workspaces',
      describeRoute({
        tags,
        summary: 'Make a workspace of my own',
        description: `The session is then in it. ${perTab}`,
        responses: responses(currentUser, [400, 401, 402, 403, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(workspaceName),
      async (c) => {
        const { ctx } = c.var
        const id = await createWorkspace(ctx, browserOf(c, deps), c.req.valid('json').name)
        return c.json(await currentUserOf(ctx, person(ctx), id), 201)
      },
    )
    .put(
      '/workspace',
      describeRoute({
        tags,
        summary: 'Rename the workspace',
        responses: responses(currentUser, [400, 401, 403, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(workspaceName),
      async (c) => {
        const { ctx } = c.var
        await renameWorkspace(ctx, c.req.valid('json').name)
        return c.json(await currentUserOf(ctx, person(ctx), ctx.workspaceId))
      },
    )
    .put(
      '/user/workspace',
      describeRoute({
        tags,
        summary: 'Choose the workspace of this session',
        description: perTab,
        responses: responses(null, [400, 401, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(workspaceChoice),
      async (c) => {
        await switchWorkspace(c.var.ctx, browserOf(c, deps), c.req.valid('json').id)
        return c.body(null, 204)
      },
    )
}
