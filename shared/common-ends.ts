/** How many characters or pieces two texts share at the start and at the end. The two never overlap. */
export function commonEnds<T>(former: ArrayLike<T>, next: ArrayLike<T>): { start: number; end: number } {
  const most = Math.min(former.length, next.length)
  let start = 0
  while (start < most && former[start] === next[start]) start += 1
  let end = 0
  while (end < most - start && former[former.length - 1 - end] === next[next.length - 1 - end]) end += 1
  return { start, end }
}
