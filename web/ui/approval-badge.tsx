import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Post } from '#shared/posts.ts'
import { Badge } from '#web/ui/badge.tsx'

const states = {
  asked: { name: msg`Waits for approval`, variant: 'action' },
  approved: { name: msg`Approved`, variant: 'good' },
  moved: { name: msg`Approved for another time`, variant: 'warn' },
  void: { name: msg`Changed since approval`, variant: 'warn' },
  changes: { name: msg`Changes asked for`, variant: 'warn' },
} as const

/** Nothing for a live post, or one that nobody has to approve. */
export function ApprovalBadge({ post }: { post: Pick<Post, 'approval' | 'lacksApproval' | 'publication'> }) {
  const { t } = useLingui()
  const { approval, lacksApproval, publication } = post
  if (publication) return null
  if (!approval)
    return (
      lacksApproval && (
        <Badge variant="warn">
          <Trans>Not approved</Trans>
        </Badge>
      )
    )
  const [whom] = [approval.request?.of?.name, ...approval.links.map(({ reviewer }) => reviewer)].filter(Boolean)
  if (approval.state === 'asked' && whom)
    return (
      <Badge variant="action" isLong>
        <span className="line-clamp-2 leading-4 break-words">
          <Trans>
            Waits for <bdi data-own>{whom}</bdi>
          </Trans>
        </span>
      </Badge>
    )
  const { name, variant } = states[approval.state]
  return <Badge variant={variant}>{t(name)}</Badge>
}
