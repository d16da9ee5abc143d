import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button for more goes with the last page; the focus then goes on to the first item that came, or to
 * what the list stands in where an item takes none. What is returned is
 * called with a page on its way, which says whether there are more.
 */
export function useFocusOnward(items: RefObject<HTMLElement | null>, hasMore: boolean) {
  const last = useRef<Element>(null)
  useEffect(() => {
    if (hasMore || last.current === null) return
    const first = last.current.nextElementSibling
    const inFirst = first?.querySelector<HTMLElement>('input, a, button')
    const around = items.current?.closest<HTMLElement>('[tabindex]')
    ;(inFirst ?? around)?.focus({ preventScroll: true })
    last.current = null
  }, [hasMore, items])
  return async (fetchPage: () => Promise<{ hasNextPage: boolean }>) => {
    last.current = items.current?.lastElementChild ?? null
    const { hasNextPage } = await fetchPage()
    if (hasNextPage) last.current = null
  }
}
