import * as PopoverPrimitive from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { floatingClasses, floatingHome } from './menu-classes.ts'

export const Popover = PopoverPrimitive.Root
export const PopoverAnchor = PopoverPrimitive.Anchor
export const PopoverTrigger = PopoverPrimitive.Trigger
export const PopoverClose = PopoverPrimitive.Close

export function PopoverContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal container={floatingHome()}>
      <PopoverPrimitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(floatingClasses, 'w-72 p-3', className)}
        {...props}
      />
    </PopoverPrimitive.Portal>
  )
}
