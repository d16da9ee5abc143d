import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '#web/features/billing/pricing-page.tsx'

export const Route = createFileRoute('/_shell/pricing')({ component: PricingPage })
