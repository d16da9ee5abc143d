import { type Message, msg } from '#shared/say.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'

/** Includes the support address if there is one. */
export const disabledSentence = (supportEmail: string | null | undefined): Message | string =>
  supportEmail
    ? msg`This account is disabled. Write to whoever runs this server (${{ email: supportEmail }}).`
    : signInErrors.disabled
