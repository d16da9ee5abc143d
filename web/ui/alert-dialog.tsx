import * as AlertDialogPrimitive from 'radix-ui/alert-dialog'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { buttonVariants } from './button.tsx'
import { overlayClasses, panelClasses, useFocusReturn } from './dialog.tsx'

export const AlertDialog = AlertDialogPrimitive.Root

export function AlertDialogContent({
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const returnFocus = useFocusReturn()
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayClasses} />
      <AlertDialogPrimitive.Content
        className={cn(panelClasses, 'max-w-md', className)}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          returnFocus(event)
        }}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return <AlertDialogPrimitive.Title className={cn('text-lg font-semibold', className)} {...props} />
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return <AlertDialogPrimitive.Description className={cn('text-ink-2', className)} {...props} />
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return <AlertDialogPrimitive.Cancel className={cn(buttonVariants({ variant: 'outline' }), className)} {...props} />
}
