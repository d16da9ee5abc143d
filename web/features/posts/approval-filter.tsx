import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ApprovalList } from '#shared/approval.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { Select } from '#web/ui/select.tsx'
import { isApprovalFilter } from './post-filter.ts'

const options: { id: ApprovalList | ''; name: MessageDescriptor }[] = [
  { id: '', name: msg`Approved or not` },
  { id: 'mine', name: msg`Waiting for me` },
  { id: 'others', name: msg`Waiting for others` },
  { id: 'changes', name: msg`Changes asked for` },
]

interface ApprovalFilterProps {
  value: ApprovalList | undefined
  onChange: (value: ApprovalList | undefined) => void
}

/** Nothing where posts are not approved. */
export function ApprovalFilter({ value, onChange }: ApprovalFilterProps) {
  const { t } = useLingui()
  const { data } = useQuery(approvalSettingQuery)
  if (!value && (!data || data.mode === 'off')) return null
  return (
    <Select
      aria-label={t`Approval`}
      className="max-sm:w-full"
      options={options.map(({ id, name }) => ({ id, name: t(name) }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(isApprovalFilter(target.value) ? target.value : undefined)}
    />
  )
}
