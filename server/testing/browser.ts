/** The parts of a browser that a sign-in needs: redirects one at a time, and cookies by path. */
export function testBrowser() {
  const jar = new Map<string, { value: string; path: string; attributes: string }>()

  const remember = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      const isGone = attributes.some(
        (one) => /^max-age=0$/i.test(one) || (/^expires=/i.test(one) && new Date(one.slice(8)) < new Date()),
      )
      if (isGone) jar.delete(name)
      else jar.set(name, { value: pair.slice(pair.indexOf('=') + 1), path, attributes: line })
    }
  }

  const cookiesFor = (url: URL) =>
    [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  return {
    cookie: (name: string) => jar.get(name),

    forget: (name: string) => void jar.delete(name),

    async open(url: string | URL, init: RequestInit = {}): Promise<Response> {
      const target = new URL(url)
      const headers = new Headers(init.headers)
      headers.set('cookie', cookiesFor(target))
      const response = await fetch(target, { ...init, headers, redirect: 'manual' })
      remember(response)
      return response
    },

    async follow(url: string | URL, init?: RequestInit): Promise<{ url: URL; response: Response }> {
      let target = new URL(url)
      let response = await this.open(target, init)
      for (let hops = 0; response.headers.has('location'); hops++) {
        if (hops > 12) throw new Error('too many redirects')
        target = new URL(response.headers.get('location') ?? '', target)
        response = await this.open(target)
      }
      return { url: target, response }
    },
  }
}
