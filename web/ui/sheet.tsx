import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { MouseEvent, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { buttonVariants } from './button.tsx'
import { overlayClasses, useFocusReturn } from './dialog.tsx'

interface SheetProps {
  title: ReactNode
  side?: keyof typeof sides
  onClick?: (event: MouseEvent) => void
  onClose: () => void
  children: ReactNode
}

const sides = {
  left: 'left-0 w-72 max-w-[calc(100vw-3rem)] animate-slide-in-left gap-3 border-r bg-sunk p-3 pb-4',
  right: 'right-0 w-full animate-slide-in-right gap-4 border-l bg-surface p-5 md:w-104',
}

/** A panel at a side; on a phone, the right one covers the screen. */
export function Sheet({ title, side = 'right', onClick, onClose, children }: SheetProps) {
  const { t } = useLingui()
  const returnFocus = useFocusReturn()
  return (
    <DialogPrimitive.Root open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onClick={onClick}
          className={cn('fixed inset-y-0 z-50 flex flex-col overflow-y-auto border-line', sides[side])}
        >
          <div className={cn('flex items-start justify-between gap-2', side === 'left' && 'pl-2')}>
            <DialogPrimitive.Title dir="auto" className="min-w-0 pt-1.5 text-lg font-semibold break-words">
              {title}
            </DialogPrimitive.Title>
            <DialogPrimitive.Close
              aria-label={t`Close`}
              className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), side === 'right' && '-mr-2')}
            >
              <X />
            </DialogPrimitive.Close>
          </div>
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}
