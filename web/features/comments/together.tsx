import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { formerMember } from '#shared/comment-news.ts'
import { translated } from '#web/lib/language.ts'
import { commentsQuery, editingQuery, sayEditing } from './queries.ts'

/** Each press of a key would be too much news. */
const sayEveryMs = 4_000
/** Longer than the pause between two of these. */
const shownMs = 7_000

/** Says that somebody else types into the post, and tells others that this person does. */
export function Together({ postId }: { postId: string }) {
  const { t } = useLingui()

  const { data } = useQuery(commentsQuery(postId))
  const { data: editing } = useQuery(editingQuery(postId))
  const [over, setOver] = useState(0)
  const at = editing?.at ?? 0
  useEffect(() => {
    if (at === 0) return
    const timer = setTimeout(() => setOver(at), shownMs)
    return () => clearTimeout(timer)
  }, [at])
  useSayEditing(postId, data?.mayDecide === true && data.people.length > 1)
  const isShown = editing && editing.at !== over
  const name = data?.people.find(({ id }) => id === editing?.userId)?.name ?? translated(formerMember)
  return (
    <p role="status" className={isShown ? 'px-5 pb-3 text-sm text-ink-2' : 'sr-only'}>
      {isShown && t`${name} is editing this.`}
    </p>
  )
}

function useSayEditing(postId: string, isWanted: boolean) {
  const say = useEffectEvent(() => {
    // If it fails, others only see the text later.
    sayEditing(postId).catch(() => {})
  })
  useEffect(() => {
    if (!isWanted) return
    let saidAt = 0
    function onInput({ target }: Event) {
      const isText = target instanceof HTMLTextAreaElement && target.dataset.part !== undefined
      if (!isText || Date.now() - saidAt < sayEveryMs) return
      saidAt = Date.now()
      say()
    }
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [isWanted])
}
