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
  /** Whom push services write to when something is wrong with what this server sends. */
  subject: VAPID_SUBJECT ?? (SUPPORT_EMAIL && `mailto:${SUPPORT_EMAIL}`),
  /** A push service that is accepted though it is in a private network, or answers without TLS. */
  service: PUSH_SERVICE_URL && new URL(PUSH_SERVICE_URL).origin,
})
