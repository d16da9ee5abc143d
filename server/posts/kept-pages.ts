import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../context.ts'
import type { WorkspaceQuery } from '../http/signed-in.ts'
import { listPostsOf, type PostsQuery, revisionOf } from './list-posts.ts'

/** A page of posts as it is sent. */
export interface SentPage {
  body: Uint8Array<ArrayBuffer>
  next: string | null
  /** Entity tag: of pages with the same content, and of no others. */
  tag: string
}

interface KeptPage extends SentPage {
  revision: string
  /** Milliseconds; a status in it changes then. */
  endsAt: number
}

const mostBytes = 32_000_000
const mostPagesOfOne = 8

/**
 * Lists posts, and keeps pages in memory to send them again. The database says with each call whether the page that is
 * kept is what it would give, so several servers never send one that another has made out of date. `owner` is who asks:
 * bounds of memory are by owner, and nobody is given what was kept for another.
 */
export function keptPages(deps: Pick<Deps, 'db' | 'now'>) {
  const owners = new LRUCache<string, Map<string, KeptPage>>({
    maxSize: mostBytes,
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
      tag: `"${hash}"`,
      revision: page.revision,
      endsAt: page.ends?.getTime() ?? Number.POSITIVE_INFINITY,
    }
    const pages = new Map(owners.get(owner)).set(name, made)
    while (pages.size > mostPagesOfOne) pages.delete(pages.keys().next().value!)
    owners.set(owner, pages)
    return made
  }
}
