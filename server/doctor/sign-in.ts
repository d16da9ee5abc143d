import type { Config, IdentityProvider } from '../config/config.ts'
import { type Finding, note, ok, reasonOf, toDo, withinMs } from './finding.ts'

export async function examineSignIn(config: Config): Promise<Finding[]> {
  const { identityProvider: provider } = config
  return [...operators(config), ...(provider && provider.kind !== 'local' ? [await reachProvider(provider)] : [])]
}

/** On one's own computer its owner operates it. */
function operators({ operators, identityProvider }: Config): Finding[] {
  if (operators.length > 0) return [ok('Operators', operators.length === 1 ? '1 person' : `${operators.length} people`)]
  if (identityProvider?.kind === 'local') return []
  return [
    toDo(
      'Operators',
      'OPERATORS is not set, so nobody may choose the writing engines or help people who are locked out. Set it to your email address.',
    ),
  ]
}

type Remote = Exclude<IdentityProvider, { kind: 'local' }>

/** Asks the token endpoint with a code that does not exist. A provider that knows the secret refuses only the code. */
async function reachProvider({ kind, issuer, clientId, clientSecret }: Remote): Promise<Finding> {
  const about = 'Provider'
  const names =
    kind === 'google' ? 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET' : 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  const discovery = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const signal = AbortSignal.timeout(withinMs)
  try {
    const answer = await fetch(discovery, { signal })
    const described = answer.ok ? ((await answer.json().catch(() => null)) as Described | null) : null
    if (!described?.token_endpoint)
      return toDo(about, `${discovery} answers ${answer.status} and describes no provider. Check OIDC_ISSUER.`)
    if (described.issuer !== issuer && described.issuer !== issuer.replace(/\/$/, ''))
      return toDo(about, `${issuer} calls itself ${described.issuer}. Set OIDC_ISSUER to exactly that.`)
    const refused = await fetch(described.token_endpoint, {
      method: 'POST',
      signal,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'none',
        redirect_uri: 'https://hookline.invalid/',
        code_verifier: 'x'.repeat(43),
        client_id: clientId,
        ...(clientSecret && { client_secret: clientSecret }),
      }),
    })
    const { error } = (await refused.json().catch(() => ({}))) as { error?: string }
    if (error === 'invalid_client' || error === 'unauthorized_client')
      return toDo(about, `${issuer} does not accept this client (${error}). Check ${names}.`)
    if (error === 'invalid_grant' || error === 'redirect_uri_mismatch')
      return ok(about, `${issuer} knows this client and its secret`)
    return note(
      about,
      `${issuer} answers, but does not say whether it accepts this client (${error ?? refused.status}).`,
    )
  } catch (error) {
    return toDo(about, `${issuer} cannot be reached (${reasonOf(error)}), so nobody can sign in with it.`)
  }
}

interface Described {
  issuer?: string
  token_endpoint?: string
}
