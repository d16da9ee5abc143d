import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from '#web/features/accounts/queries.ts'

/** Where the operator answers mail; null as long as it is not known, and where none was given. */
export const useSupportAddress = (): string | null => useQuery(signInOptionsQuery).data?.supportEmail ?? null

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="break-words text-action-text underline underline-offset-2">
    {address}
  </a>
)
