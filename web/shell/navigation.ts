import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
  also?: MessageDescriptor
}

interface SidebarItem extends Page {
  icon: LucideIcon
  badge?: string
}

/** The sidebar's links, each page once, named by `also`. */
export const sidebarGroups: readonly { name: MessageDescriptor; items: readonly SidebarItem[] }[] = [
  {
    name: msg`Write`,
    items: [
      { href: '/', name: msg`Create Post`, icon: PenLine },
      { href: '/ideas', name: msg`Content Ideas`, icon: Lightbulb, badge: 'New' },
      { href: '/lead-magnet', name: msg`Lead magnet`, icon: Magnet },
    ],
  },
  {
    name: msg`Posts`,
    items: [
      { href: '/posts', name: msg`My Posts`, icon: Files },
      { href: '/library', name: msg`Library`, icon: LibraryBig },
      {
        href: '/calendar',
        name: msg`Calendar`,
        also: msg({ message: 'Schedule', context: 'the page' }),
        icon: CalendarDays,
      },
      { href: '/analytics', name: msg`Analytics`, icon: ChartNoAxesColumn, badge: 'Pro' },
      { href: '/activity', name: msg`Activity`, icon: ListChecks },
      { href: '/trash', name: msg`Trash`, icon: Trash2 },
    ],
  },
  {
    name: msg`Your voice`,
    items: [
      { href: '/writing-samples', name: msg`Writing samples`, icon: Quote },
      { href: '/proof-bank', name: msg`Proof bank`, icon: BadgeCheck },
    ],
  },
  {
    name: msg`More`,
    items: [
      { href: '/salesgpt', name: msg`SalesGPT`, icon: Headphones, badge: 'Beta' },
      { href: '/settings', name: msg`Settings`, icon: Settings },
      { href: '/pricing', name: msg`Pricing`, icon: Tag },
    ],
  },
]

export const headerTabs: readonly Destination[] = [
  { href: '/dashboard', name: msg`Dashboard`, title: msg`Create Post` },
  { href: '/create', name: msg`Create`, title: msg`Create Post` },
  { href: '/calendar', name: msg`Calendar` },
  { href: '/library', name: msg`Library` },
  { href: '/settings', name: msg`Settings` },
]

export const pages: readonly Page[] = [
  ...sidebarGroups.flatMap(({ items }) => items.map(({ href, name, also }) => ({ href, name, also }))),
  { href: '/shortcuts', name: msg`Keyboard shortcuts` },
  { href: '/api-docs', name: msg`API documentation` },
  { href: '/support', name: msg`Support` },
  { href: '/privacy', name: msg`Privacy` },
  { href: '/terms', name: msg`Terms` },
]
