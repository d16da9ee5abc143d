import { createFileRoute } from '@tanstack/react-router'
import { isSettingsSection, type SettingsSection } from '#web/features/settings/sections.ts'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/settings')({
  validateSearch: ({ section }: Record<string, unknown>): { section?: SettingsSection } => ({
    section: isSettingsSection(section) && section !== 'profile' ? section : undefined,
  }),
  staticData: { hasSkeleton: true },
  component: SettingsPage,
})
