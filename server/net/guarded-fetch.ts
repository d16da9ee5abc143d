import { refuseMetadata } from '#server/net/given-address.ts'

/**
 * Requests only a model's own address. A redirect is an error, since the key must not follow it. So is a web page: it
 * comes from a wrong address, a captive portal or a proxy's sign-in.
 */
export async function guardedFetch(input: string | URL | globalThis.Request, init?: RequestInit): Promise<Response> {
  await refuseMetadata(new URL(input instanceof Request ? input.url : input))
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
    await response.body?.cancel()
    throw new Error('The address answers with a web page.')
  }
  return response
}
