import { AppError } from '../errors.ts'
import { refuseMetadata, refuseWayInside } from './given-address.ts'

const maxRedirects = 5

/**
 * Requests an address that an operator gave. Each redirect is checked like the first address.
 * @param refusal why an answer, which may be a redirect, must not be used; it is thrown
 * @returns the answer that is no redirect
 */
export async function follow(
  entered: URL,
  init: RequestInit,
  refusal: (response: Response, isRedirect: boolean) => Error | null,
): Promise<Response> {
  let next = entered
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    await refuseMetadata(next)
    await refuseWayInside(entered, next)
    const response = await fetch(next, { ...init, redirect: 'manual' })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    const problem = refusal(response, location !== null)
    if (!problem && !location) return response
    await response.body?.cancel()
    if (problem) throw problem
    if (!URL.canParse(location!, next.href)) break
    next = new URL(location!, next)
    if (!['http:', 'https:'].includes(next.protocol)) break
  }
  throw new AppError('upstream', 'The address to download from redirects to nowhere. Check the address.')
}
