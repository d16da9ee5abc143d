import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ApprovalList } from '#shared/approval.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { Select } from '#web/ui/select.tsx'
import { isApprovalFilter } from './post-filter.ts'

const options: { id: ApprovalList | ''; name: string }[] = [
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
  const { data } = useQuery(approvalSettingQuery)
  if (!value && (!data || data.mode === 'off')) return null
  return (
    <Select
      aria-label="Approval"
      className="max-sm:w-full"
      options={options}
      value={value ?? ''}
      onChange={({ target }) => onChange(isApprovalFilter(target.value) ? target.value : undefined)}
    />
  )
}
