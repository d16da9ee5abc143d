import { X } from 'lucide-react'
import * as ToastPrimitive from 'radix-ui/toast'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { cn } from '#web/lib/cn.ts'
import { buttonVariants } from './button.tsx'
import { dismissToast, getToasts, subscribeToToasts, toastDuration } from './toast.ts'

interface ToasterProps {
  /** The region was asked for by F8 before it was there: from then on it hears the key itself. */
  hasFocus: boolean
}

export function Toaster({ hasFocus }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null)
  const focusOnce = useEffectEvent(() => {
    if (hasFocus) viewport.current?.focus()
  })
  useEffect(() => focusOnce(), [])
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts)
  return (
    <ToastPrimitive.Provider swipeDirection="right" swipeThreshold={50} duration={toastDuration}>
      {toasts.map(({ id, open, title, description, variant, duration, action }) => (
        <ToastPrimitive.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          duration={duration}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant ?? 'default'}
          className={cn(
            'pointer-events-auto flex items-start gap-3 rounded border border-line-strong border-l-3 bg-surface py-3 pr-2 pl-4 shadow-float animate-slide-in-right data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive' ? 'border-danger bg-danger-soft' : 'border-l-action',
          )}
        >
          <div className="grid min-w-0 flex-1 gap-0.5 py-1">
            <ToastPrimitive.Title className={cn('font-semibold', variant === 'destructive' && 'text-danger')}>
              {title}
            </ToastPrimitive.Title>
            {description && (
              <ToastPrimitive.Description className="text-sm break-words text-ink-2">
                {description}
              </ToastPrimitive.Description>
            )}
          </div>
          {action && (
            <ToastPrimitive.Action
              altText={action.label}
              onClick={action.onSelect}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              {action.label}
            </ToastPrimitive.Action>
          )}
          <ToastPrimitive.Close aria-label="Close" className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
            <X />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport
        ref={viewport}
        className="pointer-events-none fixed right-0 bottom-0 z-60 grid w-full gap-2 p-4 max-lg:top-0 max-lg:bottom-auto md:max-w-[420px]"
      />
    </ToastPrimitive.Provider>
  )
}
