import {
  CalendarDays,
  ChartNoAxesColumn,
  Files,
  Headphones,
  Lightbulb,
  type LucideIcon,
  PenLine,
  Settings,
  Tag,
} from 'lucide-react'
import type { Destination } from '#web/ui/app-link.tsx'

interface SidebarItem extends Destination {
  icon: LucideIcon
  badge?: string
}

export const sidebarItems: readonly SidebarItem[] = [
  { href: '/', name: 'Create Post', icon: PenLine },
  { href: '/ideas', name: 'Content Ideas', icon: Lightbulb, badge: 'New' },
  { href: '/posts', name: 'My Posts', icon: Files },
  { href: '/calendar', name: 'Schedule', icon: CalendarDays },
  { href: '/analytics', name: 'Analytics', icon: ChartNoAxesColumn, badge: 'Pro' },
  { href: '/salesgpt', name: 'SalesGPT', icon: Headphones, badge: 'Beta' },
  { href: '/settings', name: 'Settings', icon: Settings },
  { href: '/pricing', name: 'Pricing', icon: Tag },
]

export const headerTabs: readonly Destination[] = [
  { href: '/dashboard', name: 'Dashboard' },
  { href: '/create', name: 'Create' },
  { href: '/calendar', name: 'Calendar' },
  { href: '/library', name: 'Library' },
  { href: '/settings', name: 'Settings' },
]

/** What Ctrl K finds beside the author's posts. */
export const pages: readonly Destination[] = [
  ...sidebarItems.map(({ href, name }) => ({ href, name })),
  { href: '/library', name: 'Library' },
  { href: '/lead-magnet', name: 'Lead magnet' },
  { href: '/writing-samples', name: 'Writing samples' },
  { href: '/trash', name: 'Trash' },
  { href: '/api-docs', name: 'API documentation' },
  { href: '/support', name: 'Support' },
  { href: '/privacy', name: 'Privacy' },
  { href: '/terms', name: 'Terms' },
]
