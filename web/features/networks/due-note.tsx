import { useQuery } from '@tanstack/react-query'
import { product } from '#shared/product.ts'
import { networkQuery } from './queries.ts'

/** What happens at the time of a post. */
export function DueNote() {
  const { account } = useQuery(networkQuery).data ?? {}
  if (account?.publishes && account.state !== 'over')
    return `It will be published on ${product.network} as ${account.name} at that time, with its first comment if it has one.`
  if (account?.publishes) return `${account.sentence} Reconnect in Settings, or the post will wait.`
  return `We’ll remind you at that time; you post it on ${product.network} yourself.`
}
