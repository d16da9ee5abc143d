import {
  type ComponentProps,
  cloneElement,
  // biome-ignore lint/style/noRestrictedImports: here it is made safe
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

/** What parts that were asked for by a click have in common. */
interface Asked {
  onClose?: () => void
  trigger?: ReactElement<ComponentProps<'button'>>
}

/**
 * As React's `lazy`, but a part that cannot be loaded never takes the page down. It shows nothing, or what it is given
 * to show instead, and is tried again when the network is back; where that fails too, a toast offers to reload. One that
 * was asked for (it can be closed, or has a button that opens it) says in a toast that it could not be opened, and is
 * tried again when it is next asked for.
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

    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is shown
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

const offline = 'You’re offline. Try again when you have a connection.'

function sayNotOpened() {
  const title = 'Couldn’t be opened'
  if (isOffline()) return failureToast(title, offline)
  return toast({
    title,
    description: 'There may be a new version of the app. What you wrote is safe.',
    variant: 'destructive',
    action: { label: 'Reload', onSelect: () => window.location.reload() },
  })
}

/** Browsers differ in whether they ask again for a file that could not be loaded before the page is loaded anew. */
const sayMissing = () =>
  toast({
    title: 'Part of this page is missing',
    description: 'It couldn’t be loaded without a connection. What you wrote is safe.',
    action: { label: 'Reload', onSelect: () => window.location.reload() },
  })

/** For a part whose place cannot stay empty. */
export const MissingPart = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 px-5 py-4 text-ink-2">
    <p>This part couldn’t be loaded. What you wrote is safe.</p>
    <Button variant="outline" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
