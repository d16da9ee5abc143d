import * as z from 'zod/mini'

export const vapidSubject = z.optional(
  z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must start with mailto: or https://')),
)

interface PushEnvironment {
  VAPID_SUBJECT?: string | undefined
  PUSH_SERVICE_URL?: string | undefined
  SUPPORT_EMAIL?: string | undefined
}

export const pushSettings = ({ VAPID_SUBJECT, PUSH_SERVICE_URL, SUPPORT_EMAIL }: PushEnvironment) => ({
  /** Push services write to this address about problems. */
  subject: VAPID_SUBJECT ?? (SUPPORT_EMAIL && `mailto:${SUPPORT_EMAIL}`),
  /** A push service that is accepted despite a private address or missing TLS. */
  service: PUSH_SERVICE_URL && new URL(PUSH_SERVICE_URL).origin,
})
