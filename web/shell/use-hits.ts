import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Post, sections } from '#shared/posts.ts'
import { openingOf } from '#web/features/posts/opening.ts'
import { postSearchQuery } from '#web/features/posts/queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { find, type Match } from '#web/lib/find.ts'
import { pageActions } from '#web/lib/page-actions.ts'
import { useAuth } from '#web/lib/session.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { type Entry, entries } from './palette-entries.ts'

export interface Hit extends Entry {
  /** The match within the name. */
  match: Match | null
}

const recentShown = 5

/** The part of a post that contains the words, or its beginning. */
function passageOf({ content }: Post, wanted: string): string {
  const found = sections.map((section) => content[section]).find((text) => text.toLowerCase().includes(wanted))
  if (!wanted || !found) return openingOf(content.hook)
  const at = found.toLowerCase().indexOf(wanted)
  const from = at < 40 ? 0 : found.lastIndexOf(' ', at - 20) + 1
  return (from > 0 ? '…' : '') + openingOf(found.slice(from))
}

const matchOf = ({ name, also = '' }: Entry, wanted: string): Match | null =>
  find(name, wanted) ?? (find(also, wanted) && { ranges: [], hasTypo: false })

/** Actions, pages and settings by their words; posts by the server's search, the newest first without words. */
export function useHits(text: string, isOfActions: boolean) {
  const { user } = useAuth()
  const { moment } = useClock()
  const [actions] = useState(pageActions)
  const search = useDebounced(text.trim(), 200)
  const wanted = text.trim().toLowerCase()
  const isOn = Boolean(user) && !isOfActions
  const recent = useQuery({ ...postSearchQuery(''), enabled: isOn }).data ?? []
  const found = useQuery({
    ...postSearchQuery(search),
    enabled: isOn && search !== '',
    placeholderData: (previous) => (search ? previous : undefined),
  })

  const toHit = (post: Post): Hit => {
    const name = post.title || post.content.hook
    const detail = [moment(post.updatedAt), passageOf(post, wanted)].filter(Boolean).join(' · ')
    return { href: `/create?id=${post.id}`, name, kind: 'Post', detail, match: find(name, wanted) }
  }
  const toHits = (list: readonly Entry[]) =>
    list.flatMap((entry): Hit[] => {
      const match = matchOf(entry, wanted)
      return match ? [{ ...entry, match }] : []
    })

  const ofPage = toHits(actions.map((action): Entry => ({ ...action, kind: 'Action' })))
  const ofAll = entries()
  const ofApp = toHits(ofAll)
  const isActive = search !== '' && wanted !== ''
  const bySearch = isActive && isOn ? (found.data ?? []) : []
  const known = new Set(bySearch.map(({ id }) => id))
  const others = isOn ? recent.filter(({ id }) => !known.has(id)) : []
  const byTypo = others.filter((post) => find(`${post.title}\n${post.content.hook}`, wanted))
  const posts = wanted ? [...bySearch, ...byTypo] : others.slice(0, recentShown)
  const ofPosts = posts.map(toHit)

  const actionsFirst = ofApp.filter(({ kind }) => kind === 'Action')
  const rest = ofApp.filter(({ kind, match }) => (wanted || kind !== 'Setting') && kind !== 'Action' && match)
  const hits = wanted
    ? [...ofPage, ...ofApp, ...ofPosts].sort((a, b) => Number(a.match?.hasTypo ?? 0) - Number(b.match?.hasTypo ?? 0))
    : [...ofPage, ...actionsFirst, ...ofPosts, ...rest]
  const all: Entry[] = [...actions.map((action): Entry => ({ ...action, kind: 'Action' })), ...ofAll]
  return {
    hits,
    /** Whether an action, page or setting contains exactly these letters. */
    hasHit: (typed: string) => all.some((entry) => matchOf(entry, typed)?.hasTypo === false),
    isSearching: isOn && (found.isFetching || search !== text.trim()),
    isError: found.isError && isActive,
    refetch: found.refetch,
  }
}
