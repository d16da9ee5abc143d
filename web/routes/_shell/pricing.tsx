import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '#web/features/billing/pricing-page.tsx'

export const Route = createFileRoute('/_shell/pricing')({
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: 'success' | 'cancelled' } => ({
    checkout: checkout === 'success' || checkout === 'cancelled' ? checkout : undefined,
  }),
  component: PricingPage,
})
