import type { PostStatus } from '#shared/posts.ts'
import { Badge } from '#web/ui/badge.tsx'

export const statusNames: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Not published',
  missed: 'Missed',
}
const variants = {
  draft: 'default',
  scheduled: 'action',
  publishing: 'action',
  published: 'good',
  failed: 'warn',
  missed: 'warn',
} as const satisfies Record<PostStatus, string>

export const StatusBadge = ({ status, savedToLibrary }: { status: PostStatus; savedToLibrary: boolean }) => (
  <Badge variant={variants[status]}>
    {status === 'scheduled' && savedToLibrary ? 'Saved to library' : statusNames[status]}
  </Badge>
)
