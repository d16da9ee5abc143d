import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '#web/ui/sheet.tsx'
import { EntryList } from './entry-list.tsx'

/** What was done with one post. */
export const ActivitySheet = ({ postId, onClose }: { postId: string; onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet title={t`Activity`} onClose={onClose}>
      <EntryList
        filter={{ post: postId }}
        empty={
          <p className="text-ink-2">
            <Trans>Nothing yet. Who changes, schedules or comments on this post is listed here.</Trans>
          </p>
        }
      />
    </Sheet>
  )
}
