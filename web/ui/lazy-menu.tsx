import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'

export interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
}

interface LazyMenuProps extends MenuProps {
  /** The menu, a lazy component that is open from the start, around the trigger it is given. */
  children: (trigger: MenuProps['trigger']) => ReactNode
}

/** A plain button until it is first pressed; only then the code of its menu loads, and opens. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = cloneElement(trigger, { onClick: () => setWanted(true), 'aria-expanded': false })
  return isWanted ? <Suspense fallback={button}>{children(trigger)}</Suspense> : button
}
