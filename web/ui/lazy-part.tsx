import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  type ComponentProps,
  cloneElement,
  // biome-ignore lint/style/noRestrictedImports: this wraps it safely
  lazy,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { isOffline, onConnected } from '#web/lib/connection.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from './button.tsx'

type Part<Props> = (props: Props) => ReactNode

/** Props of parts that a click opens. */
interface Asked {
  onClose?: () => void
  trigger?: ReactElement<ComponentProps<'button'>>
}

/**
 * Like React's `lazy`, but a part that fails to load never breaks the page. It shows nothing, or `Instead`, and retries
 * on reconnection; if that fails too, a toast offers to reload. A part that a click opened shows its failure in a toast
 * and retries on the next click.
 */
export function lazyPart<P extends Part<never>>(
  load: () => Promise<{ default: P }>,
  Instead?: Part<{ onRetry: () => void }>,
) {
  type Props = Parameters<P> extends [infer Given extends object] ? Given : object

  function Missing(props: Props & Asked) {
    const [Loaded, setLoaded] = useState<Part<Props>>()
    const { onClose, trigger }: Asked = props
    const isAsked = onClose || trigger

    function retry(sayFailure = () => {}) {
      load().then(
        (file: { default: unknown }) => setLoaded(() => file.default as Part<Props>),
        () => {
          sayFailure()
          onClose?.()
        },
      )
    }

    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per mount
    useEffect(() => {
      retry(isAsked ? sayNotOpened : undefined)
      if (isAsked) return
      return onConnected(() => retry(sayMissing))
    }, [])

    if (Loaded) return <Loaded {...props} />
    if (trigger) return cloneElement(trigger, { onClick: () => retry(sayNotOpened), autoFocus: true })
    return Instead ? <Instead onRetry={() => retry(sayNotOpened)} /> : null
  }
  return lazy<Part<Props>>(() => load().catch(() => ({ default: Missing })) as Promise<{ default: Part<Props> }>)
}

function sayNotOpened() {
  const title = t`Couldn’t be opened`
  if (isOffline()) return failureToast(title, t`You’re offline. Try again when you have a connection.`)
  return toast({
    title,
    description: t`There may be a new version of the app. What you wrote is safe.`,
    variant: 'destructive',
    action: { label: t`Reload`, onSelect: () => window.location.reload() },
  })
}

/** Some browsers do not request a failed file again until the page reloads. */
const sayMissing = () =>
  toast({
    title: t`Part of this page is missing`,
    description: t`It couldn’t be loaded without a connection. What you wrote is safe.`,
    action: { label: t`Reload`, onSelect: () => window.location.reload() },
  })

/** For parts that cannot be left out. */
export const MissingPart = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 px-5 py-4 text-ink-2">
    <p>
      <Trans>This part couldn’t be loaded. What you wrote is safe.</Trans>
    </p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </div>
)
