import * as z from 'zod/mini'
import type { PostFigures } from '#shared/figures.ts'
import { idInAddress } from '#shared/linkedin-address.ts'
import type { PostMetric } from '#shared/post-metrics.ts'
import { figuresScope } from '../config/linkedin-settings.ts'
import { type LinkedInError, outcomeOf } from './linkedin-errors.ts'
import type { Answer } from './linkedin-media.ts'
import type { Access, Counted, PostCounts } from './network.ts'

/**
 * What LinkedIn counts about a person's own post, since a review grants it (Community Management API, Member Post
 * Statistics). Each metric is a call of its own. Left out are views of the profile and clicks, which LinkedIn's Excel
 * files count in other ways.
 */
const metrics: Record<string, PostMetric> = {
  IMPRESSION: 'impressions',
  MEMBERS_REACHED: 'membersReached',
  REACTION: 'reactions',
  COMMENT: 'comments',
  RESHARE: 'reposts',
  // Since version 202604.
  POST_SAVE: 'saves',
  POST_SEND: 'sends',
  FOLLOWER_GAINED_FROM_CONTENT: 'followersGained',
}

/** A post that the person cannot see any more, or a metric of which there is no count, has no element. */
const counts = z.object({ elements: z.array(z.object({ count: z.int().check(z.nonnegative()) })) })

type Refusal = Exclude<Counted, { kind: 'counted' }>

export function linkedInFigures(get: (access: Access, path: string) => Promise<Answer>, now: () => Date): PostCounts {
  /** Undefined if LinkedIn does not tell the metric. */
  async function countOf(access: Access, entity: string, metric: string): Promise<number | undefined | Refusal> {
    const query = `q=entity&entity=${entity}&queryType=${metric}&aggregation=TOTAL`
    const answer = await get(access, `memberCreatorPostAnalytics?${query}`).catch(() => null)
    if (!answer) return { kind: 'later' }
    const { status, headers, body } = answer
    if (status === 200) return counts.safeParse(body).data?.elements[0]?.count
    const outcome = outcomeOf(status, (body ?? {}) as LinkedInError, headers.get('retry-after'), now())
    if (outcome.kind === 'later') return { kind: 'later', until: outcome.until }
    if (outcome.kind === 'reconnect')
      return outcome.code === 'not-permitted' ? { kind: 'not allowed' } : { kind: 'reconnect', code: outcome.code }
    if (outcome.kind === 'refused') return outcome.code === 'version' ? { kind: 'version' } : undefined
    return status === 404 ? undefined : { kind: 'later' }
  }

  return {
    scope: figuresScope,
    callsPerPost: Object.keys(metrics).length,
    mayAsk: (url) => entityOf(url) !== null,
    async of(access, url) {
      const entity = entityOf(url)
      const figures: PostFigures = {}
      for (const [metric, name] of Object.entries(metrics)) {
        const found = entity === null ? undefined : await countOf(access, entity, metric)
        if (typeof found === 'object') return found
        // Every post that LinkedIn knows has impressions; without them the other calls are for nothing.
        if (found === undefined && name === 'impressions') break
        if (found !== undefined) figures[name] = found
      }
      return { kind: 'counted', figures }
    },
  }
}

/** `(share:urn%3Ali%3Ashare%3A7)`; null for the address of an activity, of which LinkedIn tells nothing. */
function entityOf(url: string): string | null {
  const found = idInAddress(url)
  if (!found || found.kind === 'activity') return null
  return `(${found.kind === 'ugcPost' ? 'ugc' : 'share'}:${encodeURIComponent(`urn:li:${found.kind}:${found.id}`)})`
}
