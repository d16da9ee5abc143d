import { Moon, Search, Sun, X } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { MouseEvent } from 'react'
import { product } from '#shared/product.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonVariants } from '#web/ui/button.tsx'
import { overlayClasses, useFocusReturn } from '#web/ui/dialog.tsx'
import { headerTabs } from './navigation.ts'
import { openPalette } from './shortcuts.tsx'
import { SidebarAccount, SidebarNav } from './sidebar.tsx'

const rowClasses =
  'flex h-11 w-full items-center gap-2.5 rounded px-2 font-medium text-ink-2 hover:text-ink aria-[current]:text-ink'

/** The sidebar below 1024 px, and the header's menu too below 768 px. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const isDark = useTheme() === 'dark'
  const returnFocus = useFocusReturn()
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <DialogPrimitive.Root open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onClick={closeOnLink}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] animate-slide-in-left flex-col justify-between gap-4 overflow-y-auto border-r border-line bg-sunk p-3 pb-4"
        >
          <div className="grid gap-3">
            <div className="flex items-center justify-between pl-2">
              <DialogPrimitive.Title className="font-bold">{product.name}</DialogPrimitive.Title>
              <DialogPrimitive.Close aria-label="Close" className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
                <X />
              </DialogPrimitive.Close>
            </div>
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
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}
