import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

interface Page {
  body?: string | Buffer
  type?: string
  status?: number
  to?: string
  isPacked?: boolean
  /** Sends a part of the body, and nothing after it. */
  stalls?: boolean
}

export const articleHtml = (paragraphs: string, head = '') => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>Meetings are a habit | The Daily</title><meta property="og:site_name" content="The Daily">
<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","author":[{"name":"Jane Doe"}],"datePublished":"2026-03-04T08:00:00Z"}]}</script>${head}
</head><body><nav><a href="/">Home</a> <a href="/jobs">Jobs at The Daily</a></nav>
<article><h1>Meetings are a habit</h1>${paragraphs}<script>document.write('PWNED')</script></article>
<aside>Subscribe to our newsletter</aside><footer>We use cookies.</footer></body></html>`

export const article = `<p>Most teams meet because they always have, and nobody asks why. It is a habit like coffee.</p>
<p>In the spring of 2024 we counted the hours of <b>forty teams</b> at a bank. They spent <a href="javascript:alert(1)">31 hours</a> a month in meetings that nobody had prepared.</p>
<ul><li>Write it down first.</li><li>Meet only &lt;b&gt;if&lt;/b&gt; something is left.</li></ul>
<p>Last March I cancelled every recurring meeting for two weeks. Revenue did not fall, but two managers shouted at me.</p>`

/** Other people's web server. */
export async function startWebPages() {
  const pages = new Map<string, Page>()
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push({ path, headers: request.headers })
    const {
      body = '',
      type = 'text/html; charset=utf-8',
      status,
      to,
      isPacked,
      stalls,
    } = pages.get(path) ?? { status: 404 }
    if (to !== undefined) return response.writeHead(status ?? 302, { location: to }).end()
    const bytes = isPacked ? gzipSync(body) : body
    response.writeHead(status ?? 200, { 'content-type': type, ...(isPacked && { 'content-encoding': 'gzip' }) })
    if (stalls) return response.write(bytes)
    response.end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    asked,
    /** Its address. */
    has(path: string, page: Page): string {
      pages.set(path, page)
      return `http://${host}${path}`
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
