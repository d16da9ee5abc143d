import { useEffect, useId } from 'react'

/** Something that can be done on the page being shown, found by its name or by other words for it. */
export interface PageAction {
  name: string
  also?: string
  /** It changes a lot, so it comes after the others: Enter alone must not start it. */
  isLast?: boolean
  run: () => unknown
}

const registered = new Map<string, readonly PageAction[]>()

/** Offers the actions in the search, as long as what calls this is on the page. */
export function usePageActions(actions: readonly PageAction[]) {
  const key = useId()
  useEffect(() => {
    registered.set(key, actions)
    return () => {
      registered.delete(key)
    }
  })
}

export const pageActions = (): PageAction[] =>
  [...registered.values()].flat().sort((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false))
