import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown } from 'lucide-react'
import { useAuthor } from '#web/lib/authors.ts'
import { initials } from '#web/lib/initials.ts'
import { useAuth, useIsSold } from '#web/lib/session.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ProBadge } from '#web/ui/pro-badge.tsx'
import { sidebarGroups } from './navigation.ts'

const WorkspaceMenu = lazyPart(() =>
  import('#web/features/members/workspace-menu.tsx').then((file) => ({ default: file.WorkspaceMenu })),
)

/** `hasUpgrade` adds the upgrade note beside Pricing, for headers without room. */
export function SidebarNav({ hasUpgrade = false }: { hasUpgrade?: boolean }) {
  const { t } = useLingui()
  const upgrade = useIsSold() && hasUpgrade ? t`Upgrade` : undefined
  return (
    <nav aria-label={t`Main`} className="grid gap-3">
      {sidebarGroups.map((group) => (
        <div key={group.name.id}>
          <p aria-hidden className="px-2 pb-0.5 text-xs font-medium text-ink-3">
            {t(group.name)}
          </p>
          <ul aria-label={t(group.name)} className="grid gap-px">
            {group.items.map(({ href, name, also, icon: Icon, badge = href === '/pricing' ? upgrade : undefined }) => (
              <li key={href}>
                <AppLink
                  href={href}
                  title={also && t(name)}
                  className="group flex h-8.5 items-center gap-2.5 rounded border border-transparent px-1.75 text-[0.875rem] font-medium text-ink-2 transition-colors duration-120 hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink max-md:h-11"
                >
                  <Icon aria-hidden strokeWidth={1.75} className="size-4 group-aria-[current]:text-action-text" />
                  <span className="flex-1">{t(also ?? name)}</span>
                  {badge === 'Pro' ? <ProBadge /> : badge && <Badge>{badge === 'New' ? t`New` : badge}</Badge>}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const planLabels = { basic: msg`Free Plan`, pro: msg`Pro Plan`, enterprise: msg`Enterprise Plan` }

/** Who is signed in where; opens the list of workspaces. */
export function SidebarAccount() {
  const { t } = useLingui()
  const { user } = useAuth()
  const author = useAuthor()
  if (!user) return null
  const { name } = user.workspaces.find(({ id }) => id === user.workspaceId) ?? { name: '' }
  const plan = user.hasPaidPlans === false ? t`Everything included` : t(planLabels[user.plan])
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      className="flex w-full items-center gap-2 rounded px-1.5 py-2 text-left hover:bg-surface max-md:min-h-11"
    >
      <Avatar letters={initials(user.fullName || user.username)} photo={user.photo} className="size-7.5" />
      <span className="grid min-w-0 flex-1">
        <span data-own className="truncate font-semibold">
          {user.fullName}
        </span>
        <span dir="auto" className="text-sm wrap-anywhere text-ink-3">
          {author && !author.isMe ? (
            t`Writing for ${{ author: author.name }}`
          ) : user.workspaces.length > 1 ? (
            <span data-own>{name}</span>
          ) : (
            plan
          )}
        </span>
      </span>
      <span className="sr-only">{t`Switch workspace`}</span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </button>
  )
  return (
    <div className="border-t border-line pt-1.5">
      <LazyMenu trigger={trigger}>{(trigger) => <WorkspaceMenu trigger={trigger} />}</LazyMenu>
    </div>
  )
}
