import { select } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { joinPath, type ShownInvitation } from '#shared/members.ts'
import { product } from '#shared/product.ts'
import { useLogout } from '#web/features/accounts/sign-out-queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAuth } from '#web/lib/session.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { invitationQuery, openJoined, useJoin } from './queries.ts'
import { roleMeanings } from './roles.ts'

/** Where the link of an invitation leads. Its token leaves the address at once. */
export function JoinPage() {
  const { t } = useLingui()
  usePageTitle(t`Invitation`)
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', joinPath)
  }, [token])
  const { isLoading } = useAuth()
  const { data: invitation, error, isPending } = useQuery(invitationQuery(token))
  if (isPending || isLoading) return <PageSpinner />
  return (
    <main id="content" tabIndex={-1} className="flex min-h-svh flex-col px-4 py-4 outline-none md:px-7">
      <Brand />
      <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
        <Card className="grid gap-5 p-5 md:p-6">
          {invitation ? (
            <Invited by={invitation} />
          ) : (
            <Refused sentence={error instanceof ApiError ? error.body : error.message} />
          )}
        </Card>
      </div>
    </main>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h1 dir="auto" className="text-2xl font-semibold tracking-tight wrap-anywhere">
    {children}
  </h1>
)

const Refused = ({ sentence }: { sentence: string }) => (
  <>
    <Title>
      <Trans>This invitation does not work</Trans>
    </Title>
    <p role="alert" className="text-ink-2">
      {sentence}
    </p>
    <Link to="/" className={buttonVariants({ variant: 'outline' })}>
      <Trans>Open {product.name}</Trans>
    </Link>
  </>
)

function Invited({ by: { workspace, invitedBy, role, address, author, isAccepted } }: { by: ShownInvitation }) {
  const { t } = useLingui()
  const { user } = useAuth()
  if (isAccepted)
    return (
      <>
        <Title>
          <Trans>You are a member of {workspace}</Trans>
        </Title>
        <Button onClick={openJoined}>
          <Trans>Open {workspace}</Trans>
        </Button>
      </>
    )
  return (
    <>
      <div className="grid gap-2">
        <Title>
          <Trans>Join {workspace}</Trans>
        </Title>
        <p dir="auto" className="wrap-anywhere text-ink-2">
          {t`${{ invitedBy }} invites you as ${select(role, { owner: 'owner', editor: 'editor', writer: 'writer', other: 'reviewer' })}.`}{' '}
          {t(roleMeanings[role])}.
          {author &&
            ` ${t`The posts and the voice of ${{ author }} become yours. Others may go on writing in your name until you say no, in Settings under Members.`}`}
        </p>
      </div>
      {user ? <SignedIn username={user.username} address={address} /> : <SignedOut address={address} />}
    </>
  )
}

function SignedIn({ username, address }: { username: string; address: string | null }) {
  const join = useJoin()
  const logout = useLogout()
  const isOther = address !== null && address !== username
  return (
    <>
      {isOther && (
        <p role="alert" className="wrap-anywhere">
          <Trans>
            The invitation is for {address}, and you are signed in as {username}.
          </Trans>
        </p>
      )}
      {!isOther && (
        <Button disabled={join.isPending} onClick={() => join.mutate()}>
          <Trans>Join as {username}</Trans>
        </Button>
      )}
      <Button variant="outline" disabled={logout.isPending} onClick={() => logout.mutate()}>
        <Trans>Sign out to use another account</Trans>
      </Button>
    </>
  )
}

const SignedOut = ({ address }: { address: string | null }) => (
  <>
    {address && (
      <p className="wrap-anywhere text-ink-2">
        <Trans>Use the email {address}.</Trans>
      </p>
    )}
    <Link to="/auth" search={{ tab: 'register', returnTo: joinPath }} className={buttonVariants({})}>
      <Trans>Create an account</Trans>
    </Link>
    <Link to="/auth" search={{ tab: 'login', returnTo: joinPath }} className={buttonVariants({ variant: 'outline' })}>
      <Trans>I have an account</Trans>
    </Link>
  </>
)
