import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { product } from '#shared/product.ts'
import { isOnlyHere, useStorageFails } from '#web/lib/kept/kept.ts'
import { failureToast } from '#web/lib/toast.ts'
import { endSaving, savingOf } from './saving.ts'

/** Sends the person's unsaved words on any page. */
export function BackgroundSaving({ account }: { account: string }) {
  const queryClient = useQueryClient()
  const isKeptInTab = useStorageFails()

  useEffect(() => {
    savingOf(queryClient, account)
    return () => endSaving(queryClient)
  }, [queryClient, account])

  useEffect(() => {
    if (!isKeptInTab) return
    failureToast(
      t`Kept only in this tab`,
      t`This browser doesn’t let ${product.name} store what you type. Save it before you close the tab.`,
    )
    const ask = (event: Event) => {
      if (isOnlyHere()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKeptInTab])

  return null
}
