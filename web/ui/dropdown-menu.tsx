import { Check } from 'lucide-react'
import * as MenuPrimitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { floatingClasses, floatingHome, menuItemClasses } from './menu-classes.ts'

/** Not modal, so the rest of the page stays visible and accessible. */
export const DropdownMenu = (props: ComponentProps<typeof MenuPrimitive.Root>) => (
  <MenuPrimitive.Root modal={false} {...props} />
)
export const DropdownMenuTrigger = MenuPrimitive.Trigger

export function DropdownMenuContent({
  className,
  sideOffset = 6,
  align = 'end',
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal container={floatingHome()}>
      <MenuPrimitive.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(floatingClasses, 'min-w-44 p-1', className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  )
}

export function DropdownMenuItem({
  className,
  destructive,
  ...props
}: ComponentProps<typeof MenuPrimitive.Item> & { destructive?: boolean }) {
  return (
    <MenuPrimitive.Item
      className={cn(menuItemClasses, destructive && 'text-danger [&_svg]:text-danger', className)}
      {...props}
    />
  )
}

export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup

export const DropdownMenuRadioItem = ({ children, ...props }: ComponentProps<typeof MenuPrimitive.RadioItem>) => (
  <MenuPrimitive.RadioItem className={cn(menuItemClasses, 'justify-between')} {...props}>
    {children}
    <MenuPrimitive.ItemIndicator>
      <Check aria-hidden />
    </MenuPrimitive.ItemIndicator>
  </MenuPrimitive.RadioItem>
)

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn('px-2.5 py-1.5 text-sm font-semibold text-ink-2', className)} {...props} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={cn('-mx-1 my-1 h-px bg-line', className)} {...props} />
}
