import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button for more goes with the last page; the focus then goes on to the first item that came. What is returned is
 * called with a page on its way, which says whether there are more.
 */
export function useFocusOnward(items: RefObject<HTMLElement | null>, hasMore: boolean) {
  const shown = useRef<number>(null)
  useEffect(() => {
    if (hasMore || shown.current === null) return
    const first = items.current?.children[shown.current]
    first?.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true })
    shown.current = null
  }, [items, hasMore])
  return async (fetchPage: () => Promise<{ hasNextPage: boolean }>) => {
    shown.current = items.current?.children.length ?? 0
    const { hasNextPage } = await fetchPage()
    if (hasNextPage) shown.current = null
  }
}
