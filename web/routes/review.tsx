import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '#web/features/review/review-page.tsx'

export const Route = createFileRoute('/review')({ component: ReviewPage })
