import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import { type ComponentProps, useState } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Dialog = DialogPrimitive.Root

/** The props of every dialog. The focus returns to its opener. */
export interface DialogProps {
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

export const overlayClasses = 'fixed inset-0 z-40 bg-veil animate-fade-in'
export const panelClasses =
  'fixed inset-x-3 top-1/2 z-50 mx-auto grid grid-cols-1 max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 gap-4 overflow-y-auto rounded border border-line bg-surface p-5 shadow-float animate-rise'

/** The focused element; for a closing menu, its button. */
function openerNow(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/** Returns a trigger-less dialog's focus to its opener, or to the page if that has gone. */
export function useFocusReturn() {
  const [opener] = useState(openerNow)
  return (event: Event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const home = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main')
    if (home instanceof HTMLElement) home.focus()
  }
}

export function DialogContent({
  className,
  children,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const { t } = useLingui()
  const returnFocus = useFocusReturn()
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPrimitive.Content
        className={cn(panelClasses, className)}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          returnFocus(event)
        }}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          aria-label={t`Close`}
          className="absolute top-3 right-3 grid size-9 place-items-center rounded text-ink-3 hover:bg-sunk hover:text-ink max-md:size-11"
        >
          <X className="size-4" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('grid gap-1 pr-10', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn('text-lg font-semibold', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('text-ink-2', className)} {...props} />
}
