import { createFileRoute } from '@tanstack/react-router'
import { AppShell } from '#web/shell/app-shell.tsx'

export const Route = createFileRoute('/_shell')({ component: AppShell })
