import { createFileRoute } from '@tanstack/react-router'
import { ShortcutsPage } from '#web/shell/shortcuts-page.tsx'

export const Route = createFileRoute('/_shell/shortcuts')({ component: ShortcutsPage })
