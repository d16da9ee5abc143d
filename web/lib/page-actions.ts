import { useEffect, useId } from 'react'

/** An action on the current page. The search finds it by name or by other words. */
export interface PageAction {
  name: string
  also?: string
  /** Sorts the action last, because Enter alone must not start a large change. */
  isLast?: boolean
  run: () => unknown
}

const registered = new Map<string, readonly PageAction[]>()

/** Offers the actions in the search while the caller is mounted. */
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
