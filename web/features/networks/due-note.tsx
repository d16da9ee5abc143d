import { useQuery } from '@tanstack/react-query'
import { product } from '#shared/product.ts'
import { networkQuery } from './queries.ts'

/** What happens at the time of a post. */
export function DueNote() {
  const { account } = useQuery(networkQuery).data ?? {}
  if (account?.publishes && account.state !== 'over')
    return `At this time it is published on ${product.network} as ${account.name}, with its first comment if it has one.`
  if (account?.publishes) return `${account.sentence} Reconnect in Settings, or the post waits at this time.`
  return `At this time you are reminded, and you post it on ${product.network} by hand.`
}
