import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mailQuery } from '#web/features/networks/connection-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useSendVerification, useVerifyAddress } from './queries.ts'

const route = getRouteApi('/_shell/_guarded/settings')

const prefix = 'verify='

/** Asks for a verification link. That link leads here too, with its token behind the `#`. */
export function AddressVerification() {
  const { t } = useLingui()

  const { data } = useQuery(mailQuery)
  const sending = useSendVerification()
  useVerificationLink()
  // A server for one computer needs no verified address.
  if (!data || data.isReachable) return null
  const isAsked = sending.isPending || sending.isSuccess
  return (
    <SettingsCard
      title={t`Verify your email`}
      text={t`${data.address} isn’t verified, so no emails about posts go there. We’ll send it a link; open it in this browser.`}
    >
      {data.delivery === 'outbox' && (
        <p className="text-sm text-ink-3">
          <Trans>This server sends no emails. Ask whoever runs it for the link.</Trans>
        </p>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        aria-disabled={isAsked}
        onClick={() => isAsked || sending.mutate(data.address)}
      >
        {sending.isPending ? t`Sending…` : sending.isSuccess ? t`Link sent` : t`Send the link`}
      </Button>
    </SettingsCard>
  )
}

/** Uses the token in the address once and removes it. */
function useVerificationLink() {
  const token = useLocation({ select: ({ hash }) => (hash.startsWith(prefix) ? hash.slice(prefix.length) : null) })
  const { mutate: verify } = useVerifyAddress()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (!token) return
    verify(token)
    void navigate({ search: (search) => search, hash: '', replace: true })
  }, [token, verify, navigate])
}
