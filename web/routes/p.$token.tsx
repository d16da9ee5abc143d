import { createFileRoute } from '@tanstack/react-router'
import { PostingPage } from '#web/features/posting/posting-page.tsx'

export const Route = createFileRoute('/p/$token')({ component: PostingPage })
