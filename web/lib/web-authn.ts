import { t } from '@lingui/core/macro'
/** Passkeys need https or localhost, and a host name: browsers have none for IP addresses. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname)

/** The person cancelled the browser's dialog or let it time out. */
export class NotShown extends Error {
  constructor() {
    super(t`No passkey was shown. Try again when you’re ready.`)
  }
}

type Options = Record<string, unknown>
const library = () => import('@simplewebauthn/browser')

async function shown<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string }
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new Error(t`This device has a passkey for your account already.`)
    if (name === 'NotAllowedError' || name === 'AbortError') throw new NotShown()
    throw error
  }
}

export const makePasskey = async (options: Options) =>
  shown((await library()).startRegistration({ optionsJSON: options as never }))

export const showPasskey = async (options: Options) =>
  shown((await library()).startAuthentication({ optionsJSON: options as never }))
