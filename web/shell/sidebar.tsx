import { useAuth } from '#web/features/accounts/auth.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { sidebarItems } from './navigation.ts'

export function SidebarNav() {
  return (
    <nav aria-label="Main" className="grid gap-px">
      {sidebarItems.map(({ href, name, icon: Icon, badge }) => (
        <AppLink
          key={href}
          href={href}
          className="group flex h-9.25 items-center gap-2.5 rounded border border-transparent px-1.75 text-[0.875rem] font-medium text-ink-2 transition-colors duration-120 hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink max-md:h-11"
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4 group-aria-[current]:text-action-text" />
          <span className="flex-1">{name}</span>
          {badge && <Badge>{badge}</Badge>}
        </AppLink>
      ))}
    </nav>
  )
}

const planLabels = { basic: 'Free Plan', pro: 'Pro Plan', enterprise: 'Enterprise Plan' }

export function SidebarAccount() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <div className="flex items-center gap-2.5 border-t border-line px-2 pt-2.5">
      <Avatar letters={user.username.charAt(0).toUpperCase()} className="size-7.5" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{user.fullName}</p>
        <p className="text-sm text-ink-3">{planLabels[user.plan]}</p>
      </div>
    </div>
  )
}
