import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { product } from '#shared/product.ts'
import type { Env } from '../context.ts'
import type { MailKind } from './recipients.ts'

const styles = `
  :root { color-scheme: light dark; --ink: #1f252d; --soft: #56606b; --page: #fbfaf7; --action: #00666b; --on: #fff }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a9b0b8; --page: #15181c; --action: #4fb8bd; --on: #0d1a1b } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: min(100% - 48px, 400px); padding: 24px 0 }
  h1 { font-size: 22px; margin: 0 0 8px }
  p { margin: 0 0 20px; color: var(--soft) }
  button { width: 100%; min-height: 44px; border: 0; border-radius: 8px; background: var(--action); color: var(--on); font: inherit; font-weight: 600 }
  a { color: var(--action) }
  :is(button, a):focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
`

const settings = html`<a href="/settings?section=notifications">Settings</a>`

const ofNews = (what: string) => ({
  ask: `Turn off emails about ${what}?`,
  without: `You’ll no longer get an email about them. The bell in ${product.name} will still tell you.`,
  done: `Emails about ${what} are off`,
  off: `You won’t get any more of them. The bell in ${product.name} will still tell you.`,
})

const texts: Record<MailKind, { ask: string; without: string; done: string; off: string }> = {
  posts: {
    ask: 'Turn off emails about your posts?',
    without: `You’ll no longer get an email when a post is due. The bell in ${product.name} will still tell you.`,
    done: 'Emails about your posts are off',
    off: `You won’t get any more of them. The bell in ${product.name} will still tell you what’s due.`,
  },
  months: {
    ask: 'Turn off the monthly email?',
    without: 'You’ll no longer get an email about what your posts did in a month. Analytics still shows it.',
    done: 'The monthly email is off',
    off: 'You won’t get it any more. Analytics still shows what your posts did in each month.',
  },
  digest: {
    ask: 'Turn off the daily email?',
    without: `What it lists will come by no email. The bell in ${product.name} will still tell you.`,
    done: 'The daily email is off',
    off: `You won’t get it any more. The bell in ${product.name} will still tell you what it would list.`,
  },
  mentions: ofNews('mentions'),
  comments: ofNews('comments on your posts and in your threads'),
  approvalRequests: ofNews('posts that wait for your approval'),
  decisions: ofNews('decisions on your posts'),
  members: ofNews('changes of members'),
}

const pronoun = (kind: MailKind) => (kind === 'months' || kind === 'digest' ? 'it' : 'them')

/** Asks first, because programs that check the links of an email open it too. */
export const askPage = (c: HonoContext<Env>, kind: MailKind) =>
  page(
    c,
    texts[kind].ask,
    html`<p>${texts[kind].without}</p>
<form method="post"><button>Turn ${pronoun(kind)} off</button></form>`,
  )

export const donePage = (c: HonoContext<Env>, kind: MailKind) =>
  page(c, texts[kind].done, html`<p>${texts[kind].off} You can turn ${pronoun(kind)} on again in ${settings}.</p>`)

export const unknownPage = (c: HonoContext<Env>) =>
  page(c, 'This link is not valid', html`<p>Nothing was changed. You can turn emails off in ${settings}.</p>`, 404)

function page(c: HonoContext<Env>, title: string, content: ReturnType<typeof html>, status: 200 | 404 = 200) {
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${product.name}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`,
    status,
  )
}
