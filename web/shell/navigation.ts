import {
  BadgeCheck,
  CalendarDays,
  ChartNoAxesColumn,
  Files,
  Headphones,
  LibraryBig,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Magnet,
  PenLine,
  Quote,
  Settings,
  Tag,
  Trash2,
} from 'lucide-react'
import type { Destination } from '#web/ui/app-link.tsx'

/** A page with its name for the browser's tab, the search and the help. */
interface Page extends Destination {
  /** Its name in the sidebar or the header. */
  also?: string
}

interface SidebarItem extends Page {
  icon: LucideIcon
  badge?: string
}

/** The sidebar's links, each page once, named by `also`. */
export const sidebarGroups: readonly { name: string; items: readonly SidebarItem[] }[] = [
  {
    name: 'Write',
    items: [
      { href: '/', name: 'Create Post', icon: PenLine },
      { href: '/ideas', name: 'Content Ideas', icon: Lightbulb, badge: 'New' },
      { href: '/lead-magnet', name: 'Lead magnet', icon: Magnet },
    ],
  },
  {
    name: 'Posts',
    items: [
      { href: '/posts', name: 'My Posts', icon: Files },
      { href: '/library', name: 'Library', icon: LibraryBig },
      { href: '/calendar', name: 'Calendar', also: 'Schedule', icon: CalendarDays },
      { href: '/analytics', name: 'Analytics', icon: ChartNoAxesColumn, badge: 'Pro' },
      { href: '/activity', name: 'Activity', icon: ListChecks },
      { href: '/trash', name: 'Trash', icon: Trash2 },
    ],
  },
  {
    name: 'Your voice',
    items: [
      { href: '/writing-samples', name: 'Writing samples', icon: Quote },
      { href: '/proof-bank', name: 'Proof bank', icon: BadgeCheck },
    ],
  },
  {
    name: 'More',
    items: [
      { href: '/salesgpt', name: 'SalesGPT', icon: Headphones, badge: 'Beta' },
      { href: '/settings', name: 'Settings', icon: Settings },
      { href: '/pricing', name: 'Pricing', icon: Tag },
    ],
  },
]

export const headerTabs: readonly Destination[] = [
  { href: '/dashboard', name: 'Dashboard', title: 'Create Post' },
  { href: '/create', name: 'Create', title: 'Create Post' },
  { href: '/calendar', name: 'Calendar' },
  { href: '/library', name: 'Library' },
  { href: '/settings', name: 'Settings' },
]

export const pages: readonly Page[] = [
  ...sidebarGroups.flatMap(({ items }) => items.map(({ href, name, also }) => ({ href, name, also }))),
  { href: '/shortcuts', name: 'Keyboard shortcuts' },
  { href: '/api-docs', name: 'API documentation' },
  { href: '/support', name: 'Support' },
  { href: '/privacy', name: 'Privacy' },
  { href: '/terms', name: 'Terms' },
]
