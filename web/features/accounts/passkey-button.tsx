import { useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { hasPasskeys } from '#web/lib/web-authn.ts'
import { Button } from '#web/ui/button.tsx'
import { usePasskeySignIn } from './passkey-queries.ts'

/** Renders only where the browser supports passkeys. */
export function PasskeyButton() {
  const { t } = useLingui()
  const signIn = usePasskeySignIn()
  if (!hasPasskeys()) return null
  return (
    <Button
      variant="outline"
      size="lg"
      aria-disabled={signIn.isPending}
      onClick={() => !signIn.isPending && signIn.mutate()}
    >
      <KeyRound aria-hidden /> {signIn.isPending ? t`Waiting for your passkey…` : t`Sign in with a passkey`}
    </Button>
  )
}
