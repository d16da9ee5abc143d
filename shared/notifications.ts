import * as z from 'zod/mini'
import { commentNews } from './comment-news.ts'
import { authorLinkUses, roles } from './members.ts'

const one = {
  /** Stays the same for the same event. */
  id: z.string(),
  /** When it happened or will happen, ISO. */
  at: z.string(),
  isNew: z.boolean(),
}
const ofPost = { ...one, postId: z.string(), title: z.string() }
/** Of a post that is not live. `lacksApproval`: nobody approved it as it is, or not for its time, and here that is required. */
const toPost = { ...ofPost, lacksApproval: z.boolean() }

export const notification = z.discriminatedUnion('kind', [
  /** The post's time is within the next 24 hours. `isByHand`: a person posts it; otherwise the server publishes it. */
  z.object({ kind: z.literal('due'), ...toPost, isByHand: z.boolean() }),
  z.object({ kind: z.literal('now'), ...toPost }),
  /** That time has passed, and nobody said that the post is live. */
  z.object({ kind: z.literal('missed'), ...toPost }),
  /** The server published it within the last 7 days. */
  z.object({ kind: z.literal('published'), ...ofPost, url: z.nullable(z.string()) }),
  /** Publishing failed: why, and what to do. */
  z.object({ kind: z.literal('failed'), ...ofPost, sentence: z.string() }),
  /** A reminder email was refused within the last 7 days. */
  z.object({ kind: z.literal('undelivered'), ...ofPost }),
  /** A comment concerns the person, or somebody decided on their suggestion. `by` is null for a former member. */
  z.object({
    kind: z.literal('comment'),
    ...ofPost,
    commentId: z.string(),
    what: z.enum(commentNews),
    by: z.nullable(z.string()),
  }),
  /** The post waits for the person's approval. `by`: who asks. */
  z.object({ kind: z.literal('approval-asked'), ...ofPost, by: z.string() }),
  /**
   * What was approved goes out no more as it was (`void`), or is planned for another time (`moved`). `by`: who approved
   * it with a link; null if the person did.
   */
  z.object({
    kind: z.literal('approval-lapsed'),
    ...ofPost,
    state: z.enum(['void', 'moved']),
    by: z.nullable(z.string()),
  }),
  /** Within the last 7 days, somebody decided about a post of the person's, or one that they asked about. */
  z.object({ kind: z.literal('decided'), ...ofPost, by: z.string(), isApproved: z.boolean() }),
  /**
   * Within the last 30 days, somebody changed the person's role here or removed them from a workspace; or, for owners,
   * somebody joined or left. `by` is null for a former member.
   */
  z.object({
    kind: z.literal('member'),
    ...one,
    what: z.enum(['role', 'removed', 'joined', 'left']),
    by: z.nullable(z.string()),
    role: z.nullable(z.enum(roles)),
    workspace: z.string(),
  }),
  /** The connection to the network ends soon or has ended: the person's, or of an author for whom they publish. */
  z.object({ kind: z.literal('connection'), ...one, isOver: z.boolean(), author: z.nullable(z.string()) }),
  /** An author whom the person asked connected or disconnected an account with the link, within the last 7 days. */
  z.object({ kind: z.literal('author-link'), ...one, author: z.string(), use: z.enum(authorLinkUses) }),
])
export type Notification = z.infer<typeof notification>
