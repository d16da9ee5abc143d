import { Suspense } from 'react'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ActivitySheet = lazyPart(() =>
  import('#web/features/activity/activity-sheet.tsx').then((file) => ({ default: file.ActivitySheet })),
)
const ReviewSheet = lazyPart(() =>
  import('#web/features/versions/review-sheet.tsx').then((file) => ({ default: file.ReviewSheet })),
)
const VersionsSheet = lazyPart(() =>
  import('#web/features/versions/versions-sheet.tsx').then((file) => ({ default: file.VersionsSheet })),
)

export type PostSheet = 'activity' | 'versions' | 'review'

interface PostSheetsProps {
  editor: PostEditor
  open: PostSheet | null
  onClose: () => void
}

export const PostSheets = ({ editor, open, onClose }: PostSheetsProps) => (
  <Suspense>
    {open === 'activity' && editor.post && <ActivitySheet postId={editor.post.id} onClose={onClose} />}
    {open === 'versions' && <VersionsSheet editor={editor} onClose={onClose} />}
    {open === 'review' && <ReviewSheet editor={editor} onClose={onClose} />}
  </Suspense>
)
