import { Trans } from '@lingui/react/macro'
import { freshSignInMinutes } from '#shared/accounts.ts'
import { buttonVariants } from '#web/ui/button.tsx'

/** For actions that need a recent sign-in. */
export const SignInAgain = ({ returnTo }: { returnTo: string }) => (
  <div role="alert" className="grid justify-items-start gap-2 rounded border border-line bg-sunk p-3">
    <p>
      <Trans>Sign in again first. You then have {freshSignInMinutes} minutes for this.</Trans>
    </p>
    <a
      href={`/api/auth/google?${new URLSearchParams({ returnTo, again: '1' })}`}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Trans>Sign in again</Trans>
    </a>
  </div>
)
