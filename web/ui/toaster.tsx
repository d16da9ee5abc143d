import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import * as ToastPrimitive from 'radix-ui/toast'
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '#web/lib/cn.ts'
import { dismissToast, getToasts, subscribeToToasts } from '#web/lib/toast.ts'
import { bottomBarHeight } from './bottom-bar.ts'
import { buttonVariants } from './button.tsx'

const dragDistance = 50

/** A drag dismisses the toast. A mere press returns the focus, which would keep the toast open. */
function onPress({ currentTarget: pressed, clientX, clientY }: PointerEvent<HTMLElement>, dismiss: () => void) {
  window.addEventListener(
    'pointerup',
    (up) => {
      if (Math.hypot(up.clientX - clientX, up.clientY - clientY) >= dragDistance) dismiss()
      else if (document.activeElement === pressed) pressed.blur()
    },
    { once: true },
  )
}

interface ToasterProps {
  /** F8 asked for the region before it was loaded; from then on, the region handles the key itself. */
  hasFocus: boolean
}

export function Toaster({ hasFocus }: ToasterProps) {
  const { t } = useLingui()
  const viewport = useRef<HTMLOListElement>(null)
  const focusOnce = useEffectEvent(() => {
    if (hasFocus) viewport.current?.focus()
  })
  useEffect(() => focusOnce(), [])
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts)
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    const stayAbove = () => {
      const height = bottomBarHeight(viewport.current)
      viewport.current?.style.setProperty('--bar', `${height}px`)
    }
    stayAbove()
    const events = ['scroll', 'resize', 'focusin'] as const
    for (const event of events) window.addEventListener(event, stayAbove, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, stayAbove)
    }
  }, [toasts])
  return (
    <ToastPrimitive.Provider swipeDirection="right" swipeThreshold={50} label={t`Notification`}>
      {toasts.map(({ id, open, title, description, variant, duration, action }) => (
        <ToastPrimitive.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          duration={duration}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant ?? 'default'}
          onPointerDown={(event) => onPress(event, () => dismissToast(id))}
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
          <ToastPrimitive.Close aria-label={t`Close`} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
            <X />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport
        // Radix names the key.
        label={t`Notifications (${{ hotkey: '{hotkey}' }})`}
        ref={viewport}
        className="pointer-events-none fixed right-0 bottom-(--bar) z-60 grid w-full gap-2 p-4 md:max-w-[420px] lg:top-0 lg:bottom-auto lg:py-2 max-lg:[body:has([role=dialog])_&]:top-0 max-lg:[body:has([role=dialog])_&]:bottom-auto"
      />
    </ToastPrimitive.Provider>
  )
}
