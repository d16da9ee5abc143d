import { Trans, useLingui } from '@lingui/react/macro'
import { useRestore } from '#web/features/undo/queries.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'

/** Offers to restore a post that was deleted while someone edited it here. */
export function DeletedNotice({ editor: { post, saveEdits } }: { editor: PostEditor }) {
  const { t } = useLingui()

  const restore = useRestore()
  if (!post) return null
  return (
    <>
      <p>
        <Trans>
          <strong className="font-semibold">This post was deleted elsewhere.</strong> Your changes are still here, but
          not saved yet.
        </Trans>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        aria-disabled={restore.isPending}
        onClick={() => !restore.isPending && restore.mutate(post.id, { onSuccess: () => void saveEdits() })}
      >
        {restore.isPending ? t`Restoring…` : t`Restore and save`}
      </Button>
    </>
  )
}
