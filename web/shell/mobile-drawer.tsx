import { Moon, Search, Sun } from 'lucide-react'
import type { MouseEvent } from 'react'
import { product } from '#shared/product.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { headerTabs } from './navigation.ts'
import { openPalette } from './shortcuts.tsx'
import { SidebarAccount, SidebarNav } from './sidebar.tsx'

const rowClasses =
  'flex h-11 w-full items-center gap-2.5 rounded px-2 font-medium text-ink-2 hover:text-ink aria-[current]:text-ink'

/** The sidebar below 1024 px, and the header's menu too below 768 px. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const isDark = useTheme() === 'dark'
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Sheet side="left" title={product.name} onClick={closeOnLink} onClose={onClose}>
      <div className="flex grow flex-col justify-between gap-4">
        <div className="grid gap-3">
          <SidebarNav />
          <div className="border-t border-line pt-3">
            <nav aria-label="Areas" className="md:hidden">
              {headerTabs.map(({ href, name }) => (
                <AppLink key={name} href={href} className={rowClasses}>
                  {name}
                </AppLink>
              ))}
            </nav>
            <AppLink href="/pricing" className={`${rowClasses} text-action-text`}>
              Upgrade
            </AppLink>
            <button
              type="button"
              className={rowClasses}
              onClick={() => {
                onClose()
                openPalette()
              }}
            >
              <Search aria-hidden className="size-4" /> Search posts and pages
            </button>
            <button type="button" className={rowClasses} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
              {isDark ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
              {isDark ? 'Light theme' : 'Dark theme'}
            </button>
          </div>
        </div>
        <SidebarAccount />
      </div>
    </Sheet>
  )
}
