import { useQuery } from '@tanstack/react-query'
import { engineSettingsQuery } from '#web/features/engines/settings-queries.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'

/** Whether the person owns this Hookline and sits at its computer. */
export function useIsOwnerHere(): boolean {
  const { data: options } = useQuery(signInOptionsQuery)
  const isHere = options?.provider === 'local'
  const { data: settings } = useQuery({ ...engineSettingsQuery, enabled: isHere })
  return isHere && settings?.isOperator === true
}
