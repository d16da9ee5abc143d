/** A web page where an API was expected: a wrong address, a captive portal, a proxy's sign-in. */
export async function refusingPages(input: string | URL | globalThis.Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
    await response.body?.cancel()
    throw new Error('The address answers with a web page.')
  }
  return response
}
