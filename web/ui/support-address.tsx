import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from '#web/lib/session.ts'

/** The operator's email address; null while loading, or if there is none. */
export const useSupportAddress = (): string | null => useQuery(signInOptionsQuery).data?.supportEmail ?? null

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="break-words text-action-text underline underline-offset-2">
    {address}
  </a>
)
