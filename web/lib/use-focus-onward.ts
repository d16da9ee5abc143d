import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first new item when the button for more disappears with the last page, or to the list if an
 * item takes no focus. Call the returned function with the pending page, which tells whether more follow.
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
