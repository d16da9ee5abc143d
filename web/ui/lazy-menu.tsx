import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'

export interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
}

interface LazyMenuProps extends MenuProps {
  /** Renders the menu, a lazy component that starts open, around the given trigger. */
  children: (trigger: MenuProps['trigger']) => ReactNode
}

/** A plain button until first pressed; only then the menu's code loads. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = cloneElement(trigger, { onClick: () => setWanted(true), 'aria-expanded': false })
  return isWanted ? <Suspense fallback={button}>{children(trigger)}</Suspense> : button
}
