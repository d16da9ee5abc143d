import { initials } from '#web/lib/initials.ts'
import { useAuth, useIsSold } from '#web/lib/session.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ProBadge } from '#web/ui/pro-badge.tsx'
import { sidebarGroups } from './navigation.ts'

/** `hasUpgrade` adds the upgrade note beside Pricing, for headers without room. */
export function SidebarNav({ hasUpgrade = false }: { hasUpgrade?: boolean }) {
  const upgrade = useIsSold() && hasUpgrade ? 'Upgrade' : undefined
  return (
    <nav aria-label="Main" className="grid gap-3">
      {sidebarGroups.map((group) => (
        <div key={group.name}>
          <p aria-hidden className="px-2 pb-0.5 text-xs font-medium text-ink-3">
            {group.name}
          </p>
          <ul aria-label={group.name} className="grid gap-px">
            {group.items.map(({ href, name, also, icon: Icon, badge = href === '/pricing' ? upgrade : undefined }) => (
              <li key={href}>
                <AppLink
                  href={href}
                  title={also && name}
                  className="group flex h-8.5 items-center gap-2.5 rounded border border-transparent px-1.75 text-[0.875rem] font-medium text-ink-2 transition-colors duration-120 hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink max-md:h-11"
                >
                  <Icon aria-hidden strokeWidth={1.75} className="size-4 group-aria-[current]:text-action-text" />
                  <span className="flex-1">{also ?? name}</span>
                  {badge === 'Pro' ? <ProBadge /> : badge && <Badge>{badge}</Badge>}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
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
      <Avatar letters={initials(user.fullName || user.username)} photo={user.photo} className="size-7.5" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{user.fullName}</p>
        <p className="text-sm text-ink-3">
          {user.hasPaidPlans === false ? 'Everything included' : planLabels[user.plan]}
        </p>
      </div>
    </div>
  )
}
