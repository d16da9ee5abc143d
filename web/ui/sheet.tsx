import { X } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { buttonVariants } from './button.tsx'
import { overlayClasses, useFocusReturn } from './dialog.tsx'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A panel at the side; on a phone it is the whole screen. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const returnFocus = useFocusReturn()
  return (
    <DialogPrimitive.Root open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-slide-in-right flex-col gap-4 overflow-y-auto border-l border-line bg-surface p-5 md:w-104"
        >
          <div className="flex items-start justify-between gap-2">
            <DialogPrimitive.Title dir="auto" className="min-w-0 pt-1.5 text-lg font-semibold break-words">
              {title}
            </DialogPrimitive.Title>
            <DialogPrimitive.Close
              aria-label="Close"
              className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-mr-2' })}
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
