import * as z from 'zod/mini'

/** Keeps the list of an account short enough to read. */
export const maxPasskeys = 20
export const recoveryCodeCount = 10
/** How long a browser may take to answer a passkey request. */
export const passkeyMinutes = 5

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it was added or last used. */
  browser: z.string(),
  address: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyList = z.object({
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
})
export type PasskeyList = z.infer<typeof passkeyList>

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

const currentPassword = z.optional(
  z.string().check(z.maxLength(1_000, 'A password can hold at most 1,000 characters.')),
)
/** The current password may be missing only when the account has none, and only shortly after signing in. */
export const proof = z.object({ currentPassword })
export type Proof = z.infer<typeof proof>

/** WebAuthn's own JSON; the library on both sides checks its contents. */
const webAuthn = z.looseObject({}, 'This is not an answer of a passkey.')
export const passkeyRequest = z.object({ options: webAuthn })

const maxBytes = 20_000
const answer = webAuthn.check(
  z.refine((value) => JSON.stringify(value).length <= maxBytes, 'This is not an answer of a passkey.'),
)
export const passkeyAnswer = z.object({ response: answer })

export const newPasskey = z.object({
  name: z
    .string('Give the passkey a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Give the passkey a name.'),
      z.maxLength(100, 'A name can hold at most 100 characters.'),
    ),
  response: answer,
})

export const recoveryCode = z.object({
  code: z
    .string('Enter a recovery code.')
    .check(z.minLength(1, 'Enter a recovery code.'), z.maxLength(100, 'This is not a recovery code.')),
})

/** The password was correct, and the account also asks for a passkey. */
export const secondFactor = z.object({ needs: z.literal('passkey'), options: webAuthn })
export type SecondFactor = z.infer<typeof secondFactor>
