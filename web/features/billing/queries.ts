import { queryOptions } from '@tanstack/react-query'
import type { BillingState } from '#shared/plans.ts'
import { read } from '#web/lib/api.ts'

export const billingQuery = queryOptions({
  queryKey: ['/api/billing'],
  queryFn: ({ signal }) => read<BillingState>('/api/billing', { signal }),
})
