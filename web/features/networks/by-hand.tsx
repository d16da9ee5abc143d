import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mailQuery } from './connection-queries.ts'

/** How a person who posts by hand gets reminded. Promises an email only where the server sends mail. */
export function HowReminded() {
  const { t } = useLingui()
  const { data: mail } = useQuery(mailQuery)
  const isInSettings = useLocation({ select: ({ pathname }) => pathname === '/settings' })
  const hasMail = mail?.delivery === 'smtp' && mail.isReachable
  return (
    <>
      {hasMail
        ? t`You’re reminded by email, under the bell and in open tabs.`
        : mail?.delivery === 'outbox'
          ? t`You’re reminded under the bell and in open tabs; this server sends no email.`
          : t`You’re reminded under the bell and in open tabs.`}{' '}
      {isInSettings ? (
        <Trans>
          Reminders in your browsers can be turned on in <ToNotifications>Notifications</ToNotifications>.
        </Trans>
      ) : (
        <Trans>
          Reminders in your browsers and a calendar feed can be turned on in <ToNotifications>Settings</ToNotifications>
          .
        </Trans>
      )}
    </>
  )
}

const ToNotifications = ({ children }: { children: ReactNode }) => (
  <Link
    to="/settings"
    search={{ section: 'notifications' }}
    className="underline underline-offset-3 hover:no-underline"
  >
    {children}
  </Link>
)
