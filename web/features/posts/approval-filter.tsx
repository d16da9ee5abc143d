import { useQuery } from '@tanstack/react-query'
import type { ApprovalList } from '#shared/approval.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { Select } from '#web/ui/select.tsx'
import { isApprovalFilter } from './post-filter.ts'

const options: { id: ApprovalList | ''; name: string }[] = [
  { id: '', name: 'Approved or not' },
  { id: 'mine', name: 'Waiting for me' },
  { id: 'others', name: 'Waiting for others' },
  { id: 'changes', name: 'Changes asked for' },
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
