import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, Menu, Moon, Search, Sun } from 'lucide-react'
import { Suspense, useState } from 'react'
import { initials } from '#web/lib/initials.ts'
import { useAuth, useIsSold } from '#web/lib/session.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TabBar } from '#web/ui/tab-bar.tsx'
import { Bell } from './bell.tsx'
import { headerTabs } from './navigation.ts'
import { openHelp, openPalette } from './shortcuts.tsx'
import { useIsTime } from './use-is-time.ts'

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((file) => ({ default: file.AccountMenu })))
const Connection = lazyPart(() => import('./connection.tsx').then((file) => ({ default: file.Connection })))
const MobileDrawer = lazyPart(() => import('./mobile-drawer.tsx').then((file) => ({ default: file.MobileDrawer })))

export function Header() {
  const { t } = useLingui()
  const { user, isLoading } = useAuth()
  const isSold = useIsSold()
  const isTime = useIsTime()
  return (
    <header className="sticky top-0 z-30 flex h-14 print:hidden items-center gap-1 border-b border-line bg-paper px-2 md:px-4 lg:px-7">
      <DrawerButton />
      <Brand className="self-center lg:hidden" />
      <div className="ml-2 min-w-0 flex-1 max-md:hidden lg:ml-0">
        <TabBar label={t`Areas`} tabs={headerTabs} />
      </div>
      <div className="ml-auto flex items-center gap-1 lg:gap-2">
        <Suspense>{user && isTime && <Connection user={user} />}</Suspense>
        <SearchButton />
        {isSold && (
          <AppLink
            href="/pricing"
            title={t`Pricing`}
            className="flex h-9 items-center rounded px-2 text-[0.875rem] font-semibold text-action-text hover:underline max-lg:hidden"
          >
            <Trans>Upgrade</Trans>
          </AppLink>
        )}
        <HelpButton />
        <ThemeButton />
        {user && (
          <>
            <Bell />
            <LazyMenu
              trigger={
                <button
                  type="button"
                  aria-haspopup="menu"
                  className="grid size-9 place-items-center rounded-full max-md:size-11"
                >
                  <Avatar letters={initials(user.fullName)} photo={user.photo} className="size-7.5" />
                  <span className="sr-only">{t`Account menu`}</span>
                </button>
              }
            >
              {(trigger) => <AccountMenu trigger={trigger} />}
            </LazyMenu>
          </>
        )}
        {!user && !isLoading && (
          <Button asChild size="sm">
            <AppLink href="/auth">{t`Sign In`}</AppLink>
          </Button>
        )}
      </div>
    </header>
  )
}

const SearchButton = () => (
  <button
    type="button"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={openPalette}
    className="flex h-9 items-center gap-2 rounded text-ink-2 hover:text-ink max-xl:w-9 max-xl:justify-center max-md:hidden xl:h-8.5 xl:min-w-62.5 xl:border xl:border-line-strong xl:bg-surface xl:px-2.5 xl:text-ink-3"
  >
    <Search aria-hidden className="size-4 shrink-0" />
    <span className="flex-1 text-left text-[0.875rem] whitespace-nowrap max-xl:sr-only">
      <Trans>Search posts and pages</Trans>
    </span>
    <Kbd className="max-xl:hidden">
      <Trans>Ctrl K</Trans>
    </Kbd>
  </button>
)

function HelpButton() {
  const { t } = useLingui()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t`Help`}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      title={t`Help with this page`}
      className="max-lg:hidden"
      onClick={openHelp}
    >
      <CircleQuestionMark />
    </Button>
  )
}

function ThemeButton() {
  const { t } = useLingui()
  const isDark = useTheme() === 'dark'
  const name = isDark ? t`Light theme` : t`Dark theme`
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      title={name}
      className="max-lg:hidden"
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun /> : <Moon />}
    </Button>
  )
}

function DrawerButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu className="size-5" />
      </Button>
      <Suspense>{isOpen && <MobileDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
