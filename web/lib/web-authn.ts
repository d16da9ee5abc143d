/** Passkeys need https or this computer’s own name, and a name in the address: browsers have none for an IP address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname)

/** The browser asked, and the person said no, or nothing. */
export class NotShown extends Error {
  constructor() {
    super('No passkey was shown. Try again when you’re ready.')
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
      throw new Error('This device has a passkey for your account already.')
    if (name === 'NotAllowedError' || name === 'AbortError') throw new NotShown()
    throw error
  }
}

/** Has the browser make a passkey, by the options that the server gave. */
export const makePasskey = async (options: Options) =>
  shown((await library()).startRegistration({ optionsJSON: options as never }))

/** Has the browser ask for one. */
export const showPasskey = async (options: Options) =>
  shown((await library()).startAuthentication({ optionsJSON: options as never }))
