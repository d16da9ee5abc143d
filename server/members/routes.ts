import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  handedPosts,
  invitation,
  invitationToken,
  member,
  newInvitation,
  postsHandOver,
  postsOfAuthor,
  roleChange,
  shownInvitation,
} from '#shared/members.ts'
import type { Deps, Env } from '../context.ts'
import { body, query, responses } from '../http/body.ts'
import { browserOf, giveCookie } from '../http/browser.ts'
import { clientAddress } from '../http/origin.ts'
import { paced, takeAttempt } from '../http/rate-limits.ts'
import { findSession, signedIn } from '../http/signed-in.ts'
import { networkOf } from '../net/addresses.ts'
import { handOverPosts, listPostsOfAuthors } from './hand-over-posts.ts'
import { invite, listInvitations, revokeInvitation, showInvitation } from './invitations.ts'
import { joinWorkspace } from './join.ts'
import { changeRole, handOver, listMembers, removeMember } from './members.ts'

const tags = ['Members']
const hour = 3_600_000

export function memberRoutes(deps: Deps) {
  return new Hono<Env>()
    .get(
      '/members',
      describeRoute({
        tags,
        summary: 'The members of the workspace',
        description: 'In the order in which they joined. Only owners see the emails of others.',
        responses: responses(z.array(member), [401, 403]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listMembers(c.var.ctx)),
    )
    .put(
      '/members/:id',
      describeRoute({
        tags,
        summary: 'Change a member’s role',
        description:
          'For owners. The last owner keeps the role (409), and so does a member whose group at the identity provider decides (409).',
        responses: responses(null, [400, 401, 403, 404, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(roleChange),
      async (c) => {
        await changeRole(c.var.ctx, c.req.param('id'), c.req.valid('json').role)
        return c.body(null, 204)
      },
    )
    .delete(
      '/members/:id',
      describeRoute({
        tags,
        summary: 'Leave the workspace, or remove a member',
        description:
          'Owners remove others, authors who never sign in included. The voice, keys and calendar feed of that member go; the posts stay, and with `postsTo` those that are not live become another member’s, as in a hand-over. The last owner cannot leave (409).',
        responses: responses(null, [400, 401, 403, 404, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      query(
        z.object({ postsTo: z.optional(z.string().check(z.maxLength(100, 'postsTo must be the id of a member.'))) }),
      ),
      async (c) => {
        await removeMember(c.var.ctx, c.req.param('id'), c.req.valid('query').postsTo)
        return c.body(null, 204)
      },
    )
    .post(
      '/members/:id/owner',
      describeRoute({
        tags,
        summary: 'Hand the workspace over',
        description:
          'The member becomes an owner, and I become an editor. Refused while a group decides about one of us (409).',
        responses: responses(null, [400, 401, 403, 404, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await handOver(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .get(
      '/hand-overs',
      describeRoute({
        tags,
        summary: 'Whose posts can be handed over',
        description:
          'Posts that are not live, by author: to owners everybody’s, former members included, and to others their own.',
        responses: responses(z.array(postsOfAuthor), [401, 403]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listPostsOfAuthors(c.var.ctx)),
    )
    .post(
      '/hand-overs',
      describeRoute({
        tags,
        summary: 'Hand posts over',
        description:
          'Gives the posts of `from` that are not live to the member `to`. Owners hand over anybody’s, others their own. `to` is the person who acts, an author who never signs in, or a member who lets others write (409). Times and approvals stay, and versions go on naming who wrote them.',
        responses: responses(handedPosts, [400, 401, 403, 404, 409, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(postsHandOver),
      async (c) => {
        const { from, to } = c.req.valid('json')
        return c.json(await handOverPosts(c.var.ctx, from, to))
      },
    )
    .get(
      '/invitations',
      describeRoute({
        tags,
        summary: 'The open invitations, newest first',
        responses: responses(z.array(invitation), [401, 403]),
      }),
      signedIn(deps, 'person'),
      async (c) => c.json(await listInvitations(c.var.ctx)),
    )
    .post(
      '/invitations',
      describeRoute({
        tags,
        summary: 'Invite somebody',
        description:
          'With `address`, the link goes there by email, and only the owner of that email can use it. Without, the answer has a link for you to pass on. Both work once, for seven days.',
        responses: responses(invitation, [400, 401, 402, 403, 404, 409, 429], 201),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(newInvitation),
      async (c) => c.json(await invite(c.var.ctx, c.req.valid('json')), 201),
    )
    .delete(
      '/invitations/:id',
      describeRoute({
        tags,
        summary: 'Take an invitation back',
        responses: responses(null, [401, 403, 404, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await revokeInvitation(c.var.ctx, c.req.param('id'))
        return c.body(null, 204)
      },
    )
    .post(
      '/invitation',
      describeRoute({
        tags,
        summary: 'Open an invitation',
        description:
          'Takes the token of its link. The browser keeps it for an hour in a cookie, with which it may make an account and join.',
        security: [],
        responses: responses(shownInvitation, [400, 404, 409, 429]),
      }),
      body(invitationToken),
      async (c) => {
        takeAttempt(deps, deps.config.limits?.links, networkOf(clientAddress(c, deps)))
        const { token } = c.req.valid('json')
        const shown = await showInvitation(deps, token, await findSession(deps, browserOf(c, deps)))
        giveCookie(c, deps, 'invitation', { token, expiresAt: new Date(deps.now().getTime() + hour) })
        return c.json(shown)
      },
    )
    .get(
      '/invitation',
      describeRoute({
        tags,
        summary: 'The invitation that this browser opened',
        security: [],
        responses: responses(shownInvitation, [404, 409, 429]),
      }),
      async (c) => {
        takeAttempt(deps, deps.config.limits?.links, networkOf(clientAddress(c, deps)))
        return c.json(
          await showInvitation(deps, browserOf(c, deps).invitation, await findSession(deps, browserOf(c, deps))),
        )
      },
    )
    .post(
      '/invitation/accept',
      describeRoute({
        tags,
        summary: 'Join with the invitation that this browser opened',
        description: 'The session is then in that workspace.',
        responses: responses(null, [401, 402, 403, 404, 409, 429], 204),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      async (c) => {
        await joinWorkspace(c.var.ctx, browserOf(c, deps))
        return c.body(null, 204)
      },
    )
}
