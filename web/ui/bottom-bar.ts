/** The height of fixed bars at the screen's lower edge. */
export function bottomBarHeight(besides: Element | null): number {
  const [x, y] = [window.innerWidth / 2, window.innerHeight - 4]
  for (const element of document.elementsFromPoint?.(x, y) ?? []) {
    if (besides?.contains(element)) continue
    const { position } = getComputedStyle(element)
    const { top } = element.getBoundingClientRect()
    if ((position === 'sticky' || position === 'fixed') && top > window.innerHeight / 2) return window.innerHeight - top
  }
  return 0
}
