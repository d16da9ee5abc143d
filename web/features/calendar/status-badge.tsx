import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PostStatus } from '#shared/posts.ts'
import { Badge } from '#web/ui/badge.tsx'

export const statusNames: Record<PostStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  due: msg`Due now`,
  publishing: msg`Publishing`,
  published: msg`Published`,
  failed: msg`Not published`,
  missed: msg`Missed`,
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

export const StatusBadge = ({ status, savedToLibrary }: { status: PostStatus; savedToLibrary: boolean }) => {
  const { t } = useLingui()
  return status === 'scheduled' && savedToLibrary ? (
    <Badge>
      <Trans>Published to library</Trans>
    </Badge>
  ) : (
    <Badge variant={variants[status]}>{t(statusNames[status])}</Badge>
  )
}
