import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { Bell, Cpu, KeyRound, LogOut, type LucideIcon, Monitor, Plug, User, Users } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useLogout } from '#web/features/accounts/sign-out-queries.ts'
import { useIsOwnerHere } from '#web/features/this-computer/owner.ts'
import { cn } from '#web/lib/cn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAuth } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { computerSection, feedAnchor, type SettingsSection, serverSection, settingsSections } from './sections.ts'

const SignIns = lazyPart(() => import('./sign-ins.tsx').then((file) => ({ default: file.SignIns })))

const IntegrationsSection = lazyPart(
  () => import('./integrations-section.tsx').then((file) => ({ default: file.IntegrationsSection })),
  MissingPart,
)

const MembersSection = lazyPart(
  () => import('#web/features/members/members-section.tsx').then((file) => ({ default: file.MembersSection })),
  MissingPart,
)

const ReviewLinksCard = lazyPart(() =>
  import('#web/features/review-links/links-card.tsx').then((file) => ({ default: file.ReviewLinksCard })),
)
const ApprovalSettingCard = lazyPart(() =>
  import('#web/features/approval/approval-setting.tsx').then((file) => ({ default: file.ApprovalSettingCard })),
)

const CalendarFeed = lazyPart(() => import('./calendar-feed.tsx').then((file) => ({ default: file.CalendarFeed })))

const PushCard = lazyPart(() => import('./push-card.tsx').then((file) => ({ default: file.PushCard })))

const EngineSection = lazyPart(
  () => import('#web/features/engines/engine-section.tsx').then((file) => ({ default: file.EngineSection })),
  MissingPart,
)

const ServerSection = lazyPart(
  () => import('./server-section.tsx').then((file) => ({ default: file.ServerSection })),
  MissingPart,
)

const ThisComputerSection = lazyPart(
  () => import('#web/features/this-computer/this-computer.tsx').then((file) => ({ default: file.ThisComputerSection })),
  MissingPart,
)

const OperatorSection = lazyPart(() =>
  import('./operator-section.tsx').then((file) => ({ default: file.OperatorSection })),
)

const VersionSection = lazyPart(() =>
  import('./version-section.tsx').then((file) => ({ default: file.VersionSection })),
)

const route = getRouteApi('/_shell/_guarded/settings')

const icons: Record<Exclude<SettingsSection, typeof serverSection>, LucideIcon> = {
  profile: User,
  password: KeyRound,
  notifications: Bell,
  members: Users,
  integrations: Plug,
  'writing-engine': Cpu,
  'this-computer': Monitor,
}

const itemClasses =
  'flex h-9 items-center gap-2.5 rounded px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:text-ink max-md:h-11'

export function SettingsPage() {
  const { t } = useLingui()

  usePageTitle(t`Settings`)
  const isOfFeed = useLocation({ select: ({ hash }) => hash === feedAnchor })
  const { section = isOfFeed ? 'integrations' : 'profile' } = route.useSearch()
  const { user } = useAuth()
  const logout = useLogout()
  const isOwnerHere = useIsOwnerHere()
  const sections = isOwnerHere
    ? [...settingsSections, { id: computerSection, name: msg`This computer` } as const]
    : settingsSections
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl font-semibold tracking-tight">
        <Trans>Settings</Trans>
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[200px_minmax(0,640px)] md:gap-9">
        <nav aria-label={t`Settings`} className="flex gap-1 max-md:flex-wrap md:sticky md:top-20 md:grid">
          {sections.map(({ id, name }) => {
            const Icon = icons[id]
            return (
              <route.Link
                key={id}
                to="."
                search={{ section: id === 'profile' ? undefined : id }}
                replace
                resetScroll={false}
                aria-current={id === section ? 'page' : undefined}
                className={cn(itemClasses, id === section && 'bg-chosen font-semibold text-ink')}
              >
                <Icon aria-hidden className="size-4" /> {t(name)}
              </route.Link>
            )
          })}
          <button type="button" className={itemClasses} onClick={() => logout.mutate()}>
            <LogOut aria-hidden className="size-4" /> <Trans>Logout</Trans>
          </button>
        </nav>
        {user ? (
          <div>
            <Shown when={section === 'profile'}>
              <ProfileSection user={user} />
            </Shown>
            <Shown when={section === 'password'}>
              <PasswordSection user={user} />
              <Suspense>{section === 'password' && <SignIns user={user} />}</Suspense>
            </Shown>
            <Shown when={section === 'notifications'}>
              <NotificationsSection user={user} />
              <Suspense>{section === 'notifications' && <PushCard />}</Suspense>
            </Shown>
            <Shown when={section === 'members'}>
              <Suspense fallback={<SettingsSkeleton />}>
                <MembersSection />
              </Suspense>
              <Suspense>
                {section === 'members' && (
                  <>
                    <ApprovalSettingCard />
                    <ReviewLinksCard />
                  </>
                )}
              </Suspense>
            </Shown>
            <Shown when={section === 'integrations'}>
              <Suspense fallback={<SettingsSkeleton />}>
                <IntegrationsSection />
              </Suspense>
              <Suspense>{section === 'integrations' && <CalendarFeed />}</Suspense>
            </Shown>
            <Shown when={section === 'writing-engine'}>
              <Suspense fallback={<SettingsSkeleton />}>
                <EngineSection />
              </Suspense>
            </Shown>
            <Shown when={section === computerSection && isOwnerHere}>
              <Suspense fallback={<SettingsSkeleton />}>
                <ThisComputerSection />
              </Suspense>
            </Shown>
            <Shown when={section === serverSection}>
              <Suspense fallback={<SettingsSkeleton />}>
                <ServerSection />
              </Suspense>
              <Suspense>
                <VersionSection />
                <OperatorSection />
              </Suspense>
            </Shown>
            {section !== serverSection && <ForOperators />}
          </div>
        ) : (
          <SettingsSkeleton />
        )}
      </div>
    </div>
  )
}

const ForOperators = () => (
  <p className="mt-6 text-sm">
    <route.Link
      to="."
      search={{ section: serverSection }}
      className="inline-flex items-center text-ink-3 underline underline-offset-3 hover:no-underline max-md:min-h-11"
    >
      <Trans>For whoever runs this server</Trans>
    </route.Link>
  </p>
)

/** Mounts a section when first shown and keeps it, so switching sections loses no typed text. */
function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(when)
  if (when && !wasShown) setWasShown(true)
  return (
    wasShown && (
      <div hidden={!when} className={when ? 'grid grid-cols-[minmax(0,1fr)] gap-6' : undefined}>
        {children}
      </div>
    )
  )
}

const SettingsSkeleton = () => {
  const { t } = useLingui()
  return (
    <Card role="status" aria-label={t`Loading your settings`} className="grid min-h-dvh content-start gap-5 p-5">
      <Skeleton className="h-6 w-32" />
      {['name', 'profession', 'company', 'goal', 'website'].map((field) => (
        <Skeleton key={field} className="h-14" />
      ))}
    </Card>
  )
}
