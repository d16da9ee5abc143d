import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '#web/features/create/create-page.tsx'

export interface CreateSearch {
  subject?: string
  id?: string
}

export const createSearch = ({ subject, id }: Record<string, unknown>): CreateSearch => ({
  subject: typeof subject === 'string' ? subject : undefined,
  id: typeof id === 'string' ? id : undefined,
})

export const Route = createFileRoute('/_shell/_guarded/')({ validateSearch: createSearch, component: CreatePage })
