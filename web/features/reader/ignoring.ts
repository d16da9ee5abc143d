import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { ignoredOf, withIgnored, withoutIgnored } from '#shared/ignored.ts'
import type { IgnoredFinding } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { onConnected } from '#web/lib/connection.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { changeKept, type Parse, readKept, useKept } from '#web/lib/kept/kept.ts'
import { failureToast } from '#web/lib/toast.ts'

/** A decision that may not have reached the server. */
interface Decision {
  finding: IgnoredFinding
  isIgnored: boolean
}

const orNull = <T>(list: readonly T[]): T[] | null => (list.length > 0 ? [...list] : null)

const keyOf = (account: string, postId = 'none') => `${account}:ignored:${postId}`

const parse: Parse<Decision[]> = (stored) =>
  Array.isArray(stored) && stored.every((one) => isRecord(one) && isRecord(one.finding)) ? (stored as Decision[]) : null

const decided = (ignored: readonly IgnoredFinding[], decisions: readonly Decision[] | null): IgnoredFinding[] =>
  (decisions ?? []).reduce<IgnoredFinding[]>(
    (now, { finding, isIgnored }) => (isIgnored ? withIgnored(now, finding) : withoutIgnored(now, finding)),
    [...ignored],
  )

type Ignoring = Pick<PostEditor, 'account' | 'post' | 'saved' | 'change'>

const nothing: readonly IgnoredFinding[] = []

/** The findings that the author ignores in this post, including decisions not sent yet. */
export function useIgnored({ account, post }: Pick<Ignoring, 'account' | 'post'>): readonly IgnoredFinding[] {
  const decisions = useKept(keyOf(account, post?.id), parse)
  // Copies from older versions have no such list.
  const ignored = post?.ignored ?? nothing
  return decisions ? decided(ignored, decisions) : ignored
}

/** Ignores findings. Without a connection, the browser keeps decisions and sends them later. */
export function useIgnoring(editor: Ignoring) {
  const { account, post, saved, change } = editor
  const key = keyOf(account, post?.id)

  async function send() {
    const decisions = readKept(key, parse)
    const known = saved()
    if (!decisions || !known) return
    try {
      await change({ ignored: decided(known.ignored ?? nothing, decisions) })
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 403, 404, 422].includes(error.status)) return
      failureToast(t`Save failed`, messageOf(error))
    }
    const isSent = (one: Decision) => decisions.some((sent) => JSON.stringify(sent) === JSON.stringify(one))
    changeKept(key, parse, (now) => orNull(now?.filter((one) => !isSent(one)) ?? []))
  }

  const sendKept = useEffectEvent(() => void send())
  const hasPost = post !== undefined
  useEffect(() => {
    if (!hasPost) return
    sendKept()
    return onConnected(() => sendKept())
  }, [hasPost])

  function decide(finding: Finding | IgnoredFinding, isIgnored: boolean) {
    const decision: Decision = { finding: ignoredOf(finding), isIgnored }
    changeKept(key, parse, (now) => [...(now ?? []), decision])
    void send()
  }

  return decide
}
