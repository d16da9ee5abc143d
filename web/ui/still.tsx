import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react'

type Callback = (...given: unknown[]) => unknown

/**
 * Memoises a part so that typing beside it does not render it. Callbacks stay current without causing renders. Not for
 * functions called during rendering.
 */
export function still<Props extends object>(Part: ComponentType<Props>) {
  const Drawn = memo(Part) as unknown as ComponentType<Props>

  return function Still(props: Props) {
    const newest = useRef(props)
    useLayoutEffect(() => {
      newest.current = props
    })
    const [callbacks] = useState(() => new Map<string, Callback>())
    const steady = Object.entries(props).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value]
      const callback: Callback = (...given) => (newest.current as Record<string, Callback>)[name]?.(...given)
      if (!callbacks.has(name)) callbacks.set(name, callback)
      return [name, callbacks.get(name)]
    })
    return <Drawn {...(Object.fromEntries(steady) as Props)} />
  }
}
