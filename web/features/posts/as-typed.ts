import { useQueryClient } from '@tanstack/react-query'
import { knownOf, type Part, textsOf } from '#shared/edits.ts'
import { additions, type Post, sections } from '#shared/posts.ts'
import { editsKey, parseEdits } from '#web/lib/kept/edits.ts'
import { useKept } from '#web/lib/kept/kept.ts'
import { postQuery } from '#web/lib/post-queries.ts'

/** A listed post with the editor's words: unsent edits over the newest known text. */
export function useAsTyped(listed: Post, account: string): Post {
  const edits = useKept(editsKey(account, listed.id), parseEdits)
  // A list that cannot refetch may be older than the editor's last save.
  const known = useQueryClient().getQueryData(postQuery(listed.id).queryKey)
  const post = known && known.version > listed.version ? known : listed
  if (!edits) return post
  const texts = textsOf(edits, knownOf(post))
  const pick = (parts: readonly Part[]) => Object.fromEntries(parts.map((part) => [part, texts[part]]))
  return { ...post, ...pick(additions), content: pick(sections) as Post['content'] }
}
