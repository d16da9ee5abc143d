import { queryOptions } from '@tanstack/react-query'
import type { ApprovalSetting } from '#shared/approval.ts'

export const approvalSettingQuery = queryOptions<ApprovalSetting>({ queryKey: ['/api/approval'] })
