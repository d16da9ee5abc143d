import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { localeOf } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import type { Env } from '../context.ts'
import type { Voice } from '../language/asked.ts'
import { tellHtml } from '../language/pages.ts'
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

const texts: Record<MailKind, { ask: Message; without: Message; done: Message; off: Message }> = {
  posts: {
    ask: msg`Turn off emails about your posts?`,
    without: msg`You’ll no longer get an email when a post is due. The bell in ${{ product: product.name }} will still tell you.`,
    done: msg`Emails about your posts are off`,
    off: msg`You won’t get any more of them. The bell in ${{ product: product.name }} will still tell you what’s due.`,
  },
  months: {
    ask: msg`Turn off the monthly email?`,
    without: msg`You’ll no longer get an email about what your posts did in a month. Analytics still shows it.`,
    done: msg`The monthly email is off`,
    off: msg`You won’t get it any more. Analytics still shows what your posts did in each month.`,
  },
  digest: {
    ask: msg`Turn off the daily email?`,
    without: msg`What it lists will come by no email. The bell in ${{ product: product.name }} will still tell you.`,
    done: msg`The daily email is off`,
    off: msg`You won’t get it any more. The bell in ${{ product: product.name }} will still tell you what it would list.`,
  },
  mentions: ofNews({ ask: msg`Turn off emails about mentions?`, done: msg`Emails about mentions are off` }),
  comments: ofNews({
    ask: msg`Turn off emails about comments on your posts and in your threads?`,
    done: msg`Emails about comments on your posts and in your threads are off`,
  }),
  approvalRequests: ofNews({
    ask: msg`Turn off emails about posts that wait for your approval?`,
    done: msg`Emails about posts that wait for your approval are off`,
  }),
  decisions: ofNews({
    ask: msg`Turn off emails about decisions on your posts?`,
    done: msg`Emails about decisions on your posts are off`,
  }),
  members: ofNews({
    ask: msg`Turn off emails about changes of members?`,
    done: msg`Emails about changes of members are off`,
  }),
}

function ofNews(said: { ask: Message; done: Message }) {
  return {
    ...said,
    without: msg`You’ll no longer get an email about them. The bell in ${{ product: product.name }} will still tell you.`,
    off: msg`You won’t get any more of them. The bell in ${{ product: product.name }} will still tell you.`,
  }
}

const isOne = (kind: MailKind) => kind === 'months' || kind === 'digest'

const linkToSettings = (tell: Voice['tell']) =>
  html`<a href="/settings?section=notifications">${tell(msg`Settings`)}</a>`

/** Asks first, because programs that check the links of an email open it too. */
export const askPage = (c: HonoContext<Env>, voice: Voice, kind: MailKind) =>
  page(
    c,
    voice,
    texts[kind].ask,
    html`<p>${voice.tell(texts[kind].without)}</p>
<form method="post"><button>${voice.tell(isOne(kind) ? msg`Turn it off` : msg`Turn them off`)}</button></form>`,
  )

export function donePage(c: HonoContext<Env>, voice: Voice, kind: MailKind) {
  const settings = linkToSettings(voice.tell)
  const again = isOne(kind)
    ? msg`You can turn it on again in ${{ settings }}.`
    : msg`You can turn them on again in ${{ settings }}.`
  const { done, off } = texts[kind]
  return page(c, voice, done, html`<p>${voice.tell(off)} ${tellHtml(voice.tell, again)}</p>`)
}

export function unknownPage(c: HonoContext<Env>, voice: Voice) {
  const settings = linkToSettings(voice.tell)
  const sentence = msg`Nothing was changed. You can turn emails off in ${{ settings }}.`
  return page(c, voice, msg`This link is not valid`, html`<p>${tellHtml(voice.tell, sentence)}</p>`, 404)
}

function page(
  c: HonoContext<Env>,
  { language, tell }: Voice,
  heading: Message,
  content: ReturnType<typeof html>,
  status: 200 | 404 = 200,
) {
  const title = tell(heading)
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(
    html`<!doctype html>
<html lang="${localeOf(language)}">
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
