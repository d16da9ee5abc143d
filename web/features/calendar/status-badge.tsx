import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PostStatus } from '#shared/posts.ts'
import { Badge } from '#web/ui/badge.tsx'

export const statusNames: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  due: msg`Due now`,
  publishing: 'Publishing',
  published: 'Published',
  failed: msg`Not published`,
  missed: 'Missed',
}
const variants = {
  draft: 'default',
  scheduled: 'action',
  due: 'warn',
  publishing: 'action',
  published: 'good',
  failed: 'warn',
  missed: 'warn',
} as const satisfies Record<PostStatus, string>

export const StatusBadge = ({ status, savedToLibrary }: { status: PostStatus; savedToLibrary: boolean }) =>
  status === 'scheduled' && savedToLibrary ? (
    <Badge>
      <Trans>Published to library</Trans>
    </Badge>
  ) : (
    <Badge variant={variants[status]}>{statusNames[status]}</Badge>
  )
