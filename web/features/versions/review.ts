import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { differenceOf, type Stretch, withChanges } from '#shared/text/difference.ts'
import type { PostEditor, Rewritten } from '#web/features/editor/post-editor.ts'

export interface ReviewedChange {
  key: string
  section: Section
  /** Index within its section, from 0. */
  at: number
  stretch: Stretch
  /** The text before the change; `after` is the text behind it. */
  before: string
  after: string
}

export interface ReviewedSection {
  section: Section
  stretches: Stretch[]
  changes: ReviewedChange[]
}

export function changedSections({ former, written }: Rewritten): ReviewedSection[] {
  return sections
    .filter((section) => former[section] !== undefined && written[section] !== undefined)
    .map((section) => {
      const stretches = differenceOf(former[section]!, written[section]!)
      const places = stretches.map((stretch, place) => ({ stretch, place })).filter(({ stretch }) => stretch.isChange)
      const changes = places.map(({ stretch, place }, at) => ({
        key: `${section}-${at}`,
        section,
        at,
        stretch,
        before: stretches[place - 1]?.next ?? '',
        after: stretches[place + 1]?.next ?? '',
      }))
      return { section, stretches, changes }
    })
    .filter(({ changes }) => changes.length > 0)
}

export type Decision = 'open' | 'accepted' | 'rejected' | 'gone'

interface Kept {
  accepted: readonly string[]
  /** Each section's sets of rejected changes, newest last: undo may return to an earlier set. */
  rejected: Partial<Record<Section, readonly (readonly number[])[]>>
}

const nothing: Kept = { accepted: [], rejected: {} }

/** The author's decisions. The text on screen determines the rejected changes, so undo reverts decisions too. */
export function useReview(editor: PostEditor, rewritten: Rewritten) {
  const queryClient = useQueryClient()
  const queryKey = ['review', rewritten.postId, rewritten.written, rewritten.former]
  const { data: kept = nothing } = useQuery<Kept>({ queryKey, queryFn: skipToken })
  const reviewed = useMemo(() => changedSections(rewritten), [rewritten])
  const change = (next: (kept: Kept) => Kept) => queryClient.setQueryData<Kept>(queryKey, (now) => next(now ?? nothing))

  /** Null if something else changed the section. */
  function rejectedIn({ section, stretches }: ReviewedSection): readonly number[] | null {
    const sets = [[], ...(kept.rejected[section] ?? [])]
    const text = editor.content?.[section]
    return sets.findLast((set) => withChanges(stretches, (at) => set.includes(at)) === text) ?? null
  }

  const decisions = new Map<string, Decision>(
    reviewed.flatMap((one) => {
      const rejected = rejectedIn(one)
      return one.changes.map(({ key, at }) => {
        if (!rejected) return [key, 'gone'] as const
        if (rejected.includes(at)) return [key, 'rejected'] as const
        return [key, kept.accepted.includes(key) ? 'accepted' : 'open'] as const
      })
    }),
  )

  /** Decides on changes as one step of the texts. */
  function decide(changes: readonly ReviewedChange[], decision: 'accepted' | 'rejected') {
    const texts: Partial<PostContent> = {}
    const sets: Partial<Record<Section, readonly number[]>> = {}
    for (const one of reviewed) {
      const former = rejectedIn(one)
      const chosen = changes.filter(({ section }) => section === one.section).map(({ at }) => at)
      if (!former || chosen.length === 0) continue
      const others = former.filter((at) => !chosen.includes(at))
      const set = decision === 'rejected' ? [...others, ...chosen] : others
      const text = withChanges(one.stretches, (at) => set.includes(at))
      sets[one.section] = set
      if (text !== editor.content?.[one.section]) texts[one.section] = text
    }
    const keys = changes.map(({ key }) => key)
    change(({ accepted, rejected }) => ({
      accepted: [...accepted.filter((key) => !keys.includes(key)), ...(decision === 'accepted' ? keys : [])],
      rejected: {
        ...rejected,
        ...Object.fromEntries(
          Object.entries(sets).map(([section, set]) => [section, [...(rejected[section as Section] ?? []), set]]),
        ),
      },
    }))
    if (Object.keys(texts).length > 0) editor.putAndSave(texts, 'reviewed')
  }

  return { reviewed, decisions, decide }
}
