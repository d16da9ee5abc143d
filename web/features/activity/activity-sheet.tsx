import { Sheet } from '#web/ui/sheet.tsx'
import { EntryList } from './entry-list.tsx'

/** What was done with one post. */
export const ActivitySheet = ({ postId, onClose }: { postId: string; onClose: () => void }) => (
  <Sheet title="Activity" onClose={onClose}>
    <EntryList
      filter={{ post: postId }}
      empty={<p className="text-ink-2">Nothing yet. Who changes, schedules or comments on this post is listed here.</p>}
    />
  </Sheet>
)
