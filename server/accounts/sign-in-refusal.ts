import { msg } from '#shared/say.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Deps } from '../context.ts'
import { AppError, sentenceOf } from '../errors.ts'
import type { Sentence } from '../language/say.ts'
import { AccountDisabled } from './disabled.ts'

/** Why a sign-in failed, as a sentence for the person, or null for a bug. */
export const refusalOf = (error: unknown): Sentence | null =>
  // The page adds the support address.
  error instanceof AccountDisabled ? signInErrors.disabled : (sentenceOf(error) ?? providerSentence(error))

/** For the operator: what to check. An answer of the provider can hold anything, so the log names only its codes. */
export function reasonOf(error: unknown, { config: { identityProvider } }: Deps) {
  const { code, error: refusal, cause } = error as Record<string, unknown>
  return {
    issuer: identityProvider && 'issuer' in identityProvider ? identityProvider.issuer : undefined,
    reason: error instanceof AppError ? error.message : undefined,
    code: typeof refusal === 'string' ? refusal.slice(0, maxCode) : code,
    cause: (cause as { code?: unknown } | undefined)?.code,
  }
}

const maxCode = 50

/** Why the provider refused or its response failed a check, as a sentence. */
function providerSentence(error: unknown): Sentence | null {
  const { code, error: reason, error_description: description, cause } = error as Record<string, unknown>
  if (reason === 'access_denied') return signInErrors.cancelled
  if (typeof reason === 'string')
    return msg`The identity provider refused the sign-in: ${{ reason: typeof description === 'string' ? description : reason }}`
  if (typeof code === 'string' && code.startsWith('OAUTH_')) return signInErrors.untrusted
  const isUnreachable = error instanceof TypeError || (cause as { name?: string } | undefined)?.name === 'TimeoutError'
  return isUnreachable ? signInErrors.unreachable : null
}
