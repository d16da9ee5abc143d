import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isOffline, onConnected } from '#web/lib/connection.ts'
import { fileMissing } from '#web/lib/missing-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const reload = () => window.location.reload()

export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const message = error instanceof Error ? error.message : String(error)
  if (message === fileMissing || isOffline()) return <MissingPage />
  return (
    <Notice title={t`This page couldn’t be shown`} button={t`Reload the page`} onPress={reload}>
      <p className="text-ink-2">{t`What you saved is safe on the server. Reload the page to continue.`}</p>
      <p className="font-mono text-sm break-words text-ink-3">{message}</p>
    </Notice>
  )
}

/** The page's file cannot load. If the server answers, there is a new build, and the page reloads. */
function MissingPage() {
  const { t } = useLingui()
  const [isReached, setReached] = useState(false)

  async function look(isAsked: boolean) {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    setReached(answer?.ok ?? false)
    if (answer?.ok && (isAsked || isFirstReload())) reload()
  }
  const lookAgain = useEffectEvent(() => void look(false))

  useEffect(() => {
    lookAgain()
    return onConnected(() => lookAgain())
  }, [])

  return isReached ? (
    <Notice title={t`A new version is ready`} button={t`Reload the page`} onPress={reload}>
      <p className="text-ink-2">{t`The app was updated, and this page needs the new version. What you wrote is safe.`}</p>
    </Notice>
  ) : (
    <Notice
      title={isOffline() ? t`You’re offline` : t`The server could not be reached`}
      button={t`Try again`}
      onPress={() => look(true)}
    >
      <p className="text-ink-2">{t`This page isn’t on this device yet and needs a connection. What you wrote is safe.`}</p>
    </Notice>
  )
}

/** Reloads automatically only once per build. Without storage it never does, because words may be lost. */
function isFirstReload(): boolean {
  const key = 'hookline:reloaded-from'
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}

interface NoticeProps {
  title: string
  button: string
  onPress: () => void
  children: ReactNode
}

const Notice = ({ title, button, onPress, children }: NoticeProps) => (
  <div className="grid min-h-[60vh] place-items-center p-4">
    <Card role="alert" className="grid max-w-md justify-items-start gap-3 p-6">
      <TriangleAlert aria-hidden className="size-6 text-danger" />
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
      <Button onClick={onPress}>{button}</Button>
    </Card>
  </div>
)
