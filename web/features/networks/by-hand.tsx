import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { mailQuery } from './connection-queries.ts'

/** How a person who posts by hand gets reminded. Promises an email only where the server sends mail. */
export function HowReminded() {
  const { data: mail } = useQuery(mailQuery)
  const isInSettings = useLocation({ select: ({ pathname }) => pathname === '/settings' })
  const hasMail = mail?.delivery === 'smtp' && mail.isReachable
  return (
    <>
      {hasMail
        ? 'You’re reminded by email, under the bell and in open tabs. '
        : 'You’re reminded under the bell and in open tabs'}
      {!hasMail && (mail?.delivery === 'outbox' ? '; this server sends no email. ' : '. ')}
      Reminders in your browsers{!isInSettings && ' and a calendar feed'} can be turned on in{' '}
      <Link
        to="/settings"
        search={{ section: 'notifications' }}
        className="underline underline-offset-3 hover:no-underline"
      >
        {isInSettings ? 'Notifications' : 'Settings'}
      </Link>
      .
    </>
  )
}
