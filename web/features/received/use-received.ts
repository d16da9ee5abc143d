import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasReceived } from '#web/lib/received.ts'

/** Whether another app or page has handed something over, and what gives its files to a new post. */
export function useReceived() {
  const queryClient = useQueryClient()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    hasReceived().then(setThere, () => {})
  }, [])
  async function giveTo(postId: string) {
    if (isThere) await (await import('./queries.ts')).giveFiles(queryClient, postId)
  }
  return { isThere, giveTo: (postId: string) => void giveTo(postId).catch(() => {}) }
}
