import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button for more goes with the last page; the focus then goes on to the first item that came. What is returned is
 * called with a page on its way, which says whether there are more.
 */
export function useFocusOnward(items: RefObject<HTMLElement | null>, hasMore: boolean) {
  const last = useRef<Element>(null)
  useEffect(() => {
    if (hasMore || last.current === null) return
    const first = last.current.nextElementSibling
    first?.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true })
    last.current = null
  }, [hasMore])
  return async (fetchPage: () => Promise<{ hasNextPage: boolean }>) => {
    last.current = items.current?.lastElementChild ?? null
    const { hasNextPage } = await fetchPage()
    if (hasNextPage) last.current = null
  }
}
