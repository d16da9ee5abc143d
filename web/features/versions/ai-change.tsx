import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { sections } from '#shared/posts.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { changedSections } from './review.ts'

/** Counts the places that an engine has just changed, and offers to review them. */
export function AiChange({ editor, onReview }: { editor: PostEditor; onReview: () => void }) {
  const { t } = useLingui()

  const { rewritten, content } = editor
  const places = useMemo(
    () => (rewritten ? changedSections(rewritten).reduce((sum, { changes }) => sum + changes.length, 0) : 0),
    [rewritten],
  )
  if (!rewritten || !content) return null
  const { former } = rewritten
  // The author has undone the change already.
  if (places > 0 && sections.every((section) => former[section] === undefined || former[section] === content[section]))
    return null

  function undo() {
    editor.putAndSave(former, 'undone')
    editor.forgetRewritten()
  }

  return (
    <div className="mx-5 mb-3 flex flex-wrap items-center border-y border-line py-0.5 text-sm">
      <p role="status" className="mr-auto text-ink-2">
        {places === 0 ? t`No changes` : plural(places, { one: 'Changed in # place', other: 'Changed in # places' })}
      </p>
      {places > 0 && (
        <>
          <Button variant="ghost" size="sm" className="px-2.5" onClick={onReview}>
            <Trans>Review</Trans>
          </Button>
          <Button variant="ghost" size="sm" className="px-2.5" aria-label={t`Undo these changes`} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        </>
      )}
      <Button variant="ghost" size="icon" aria-label={t`Keep`} className="-mr-2.5" onClick={editor.forgetRewritten}>
        <X />
      </Button>
    </div>
  )
}
