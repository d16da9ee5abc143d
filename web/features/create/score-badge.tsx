import { Trans, useLingui } from '@lingui/react/macro'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { useRestedCheck } from '#web/features/reader/rested-check.ts'
import { said } from '#web/lib/said.ts'

const classes = 'tabular rounded-full border border-line-strong px-2 text-xs leading-4.5 font-semibold'

/** The Reader check's points once the text rests; a dash with a reason where there are none. */
export function ScoreBadge({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const { check, isWaiting } = useRestedCheck(editor)
  if (isWaiting)
    return (
      <span className={classes} title={t`Waits for the connection`}>
        <span aria-hidden>…</span>
        <span className="sr-only">
          <Trans>Reader check: waits for the connection</Trans>
        </span>
      </span>
    )
  if (!check) return null
  if (check.score === null)
    return (
      <span className={classes} title={said(check.verdict)}>
        <span aria-hidden>–</span>
        <span className="sr-only">
          <Trans>Reader check: {said(check.verdict)}</Trans>
        </span>
      </span>
    )
  return (
    <span className={classes}>
      <span className="sr-only">
        <Trans>Reader check</Trans>{' '}
      </span>
      {check.score}
    </span>
  )
}
