import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../context.ts'
import type { WorkspaceQuery } from '../http/known-caller.ts'
import { listPostsOf, type PostsQuery, revisionOf } from './list-posts.ts'

export interface SentPage {
  body: Uint8Array<ArrayBuffer>
  next: string | null
  /** Whose page it is. */
  userId: string
  /** Entity tag: equal for pages with the same content only. */
  tag: string
}

interface KeptPage extends SentPage {
  revision: string
  /** Epoch milliseconds at which a status in the page changes. */
  endsAt: number
}

const maxBytes = 32_000_000
const maxPagesPerOwner = 8

/**
 * Lists posts, with a cache of pages. Each call asks the database whether the cached page is current, so several
 * servers never send a stale one. The cache limits memory by `owner`, and nobody gets another owner's pages.
 */
export function keptPages(deps: Pick<Deps, 'db' | 'now'>) {
  const owners = new LRUCache<string, Map<string, KeptPage>>({
    maxSize: maxBytes,
    sizeCalculation: (pages) => [...pages.values()].reduce((sum, { body }) => sum + body.byteLength + 500, 0),
  })

  return async (owner: string, workspace: WorkspaceQuery, query: PostsQuery): Promise<SentPage | null> => {
    const name = JSON.stringify(query)
    const at = deps.now().getTime()
    const kept = owners.get(owner)?.get(name)
    if (kept && at < kept.endsAt && (await revisionOf(deps, workspace)) === kept.revision) return kept
    const page = await listPostsOf(deps, workspace, query)
    if (!page) return null
    const body = new TextEncoder().encode(page.body)
    const hash = createHash('sha256')
      .update(body)
      .update(page.next ?? '')
      .digest('base64url')
    const made = {
      body,
      next: page.next,
      userId: page.userId,
      tag: `"${hash}"`,
      revision: page.revision,
      endsAt: page.ends?.getTime() ?? Number.POSITIVE_INFINITY,
    }
    const pages = new Map(owners.get(owner)).set(name, made)
    while (pages.size > maxPagesPerOwner) pages.delete(pages.keys().next().value!)
    owners.set(owner, pages)
    return made
  }
}
