import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useDeferredValue } from 'react'
import { useAuth } from '#web/lib/session.ts'
import { accountIn } from '#web/lib/tab-workspace.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Footer } from '#web/ui/footer.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Header } from './header.tsx'
import { ShortcutDialogs } from './shortcuts.tsx'
import { SidebarAccount, SidebarNav } from './sidebar.tsx'
import { useIsTime } from './use-is-time.ts'

const BackgroundSaving = lazyPart(() =>
  import('#web/features/saving/background-saving.tsx').then((file) => ({ default: file.BackgroundSaving })),
)

function LateBackgroundSaving() {
  const { user } = useAuth()
  const isTime = useIsTime()
  return <Suspense>{isTime && user && <BackgroundSaving key={accountIn(user)} account={accountIn(user)} />}</Suspense>
}

export function AppShell() {
  const { t } = useLingui()
  // The frame's many links render in a second, interruptible step, so slow phones show the page sooner.
  const hasFrame = useDeferredValue(true, false)
  return (
    <div className="lg:grid lg:grid-cols-[228px_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-surface px-4 py-3 font-semibold text-action-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <aside
        aria-label={t`Sidebar`}
        className="sticky top-0 hidden h-dvh flex-col justify-between overflow-y-auto border-r border-line bg-sunk px-3 pt-4.5 pb-4.5 lg:flex print:hidden"
      >
        <div className="grid gap-4">
          <Brand className="ml-2" />
          {hasFrame && <SidebarNav />}
        </div>
        {hasFrame && <SidebarAccount />}
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <Header />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1240px] flex-1 px-4 py-5 outline-none md:px-7 md:py-7"
        >
          <Outlet />
        </main>
        {hasFrame && <Footer />}
      </div>
      {hasFrame && <ShortcutDialogs />}
      <LateBackgroundSaving />
    </div>
  )
}
