import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { product } from '#shared/product.ts'
import type { Env } from '../context.ts'

const styles = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbfaf7; color: #1f252d; font: 16px/1.5 system-ui, sans-serif }
  main { width: min(100% - 48px, 360px); padding: 24px 0 }
  h1 { font-size: 22px; margin: 0 0 4px }
  h2 { font-size: 17px; margin: 24px 0 4px }
  p { margin: 0 0 20px; color: #56606b; overflow-wrap: anywhere }
  p:last-child { margin: 20px 0 0 }
  label { display: block; font-weight: 600; font-size: 14px; margin: 16px 0 4px }
  input { box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; border: 1px solid #c9c6bf; border-radius: 8px; font: inherit; background: #fff; color: inherit }
  button { width: 100%; height: 44px; margin-top: 24px; border: 0; border-radius: 8px; background: #00666b; color: #fff; font: inherit; font-weight: 600 }
  :is(input, button, a):focus-visible { outline: 2px solid #00666b; outline-offset: 2px }
  a { color: #00595d }
  code { font: 14px ui-monospace, monospace; overflow-wrap: anywhere }
  [role=alert] { color: #a32318; margin: 16px 0 0 }
`

export interface Asked {
  name: string
  email: string
  /** The value of the field for the key; without it there is no such field. */
  key?: string
}

interface Around {
  /** Where the form goes. */
  action: string
  mistake?: string
  /** Whether the browser has shown the key a moment ago. */
  holdsKey: boolean
}

/** The form of the local provider. */
export const signInPage = (c: HonoContext<Env>, { name, email, key }: Asked, { action, mistake, holdsKey }: Around) =>
  page(
    c,
    html`<p>No identity provider is connected, so ${product.name} asks for a name and an email only. Both stay on this machine.</p>
${holdsKey ? html`<p role="status">This browser has shown the key of this computer. Give the email of your account to sign in.</p>` : ''}
<form method="post" action="${action}">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" required minlength="2" maxlength="200" value="${name}"${key === undefined ? ' autofocus' : ''}>
<label for="email">Your email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${email}">
${key === undefined ? '' : keyField(email)}
${mistake ? html`<p role="alert">${mistake}</p>` : ''}
<button>Continue</button>
</form>
<p><a href="/auth">Back</a></p>`,
  )

const keyField = (email: string) => html`<section aria-labelledby="why">
<h2 id="why">Show that it is your account</h2>
<p><b>${email}</b> has an account here, and this browser has not signed in to it before. It needs the key of this computer: a link that was printed where ${product.name} was started with <code>npm start</code>. Open that link in this browser, or paste it here. To have it printed again, run <code>npm run admin -- key</code> in the same folder.</p>
<label for="key">Link or key</label>
<input id="key" name="key" autocomplete="off" autocapitalize="none" spellcheck="false" required autofocus>
</section>`

/** The page for when there is nothing to fill in. */
export const notePage = (c: HonoContext<Env>, note: string) =>
  page(c, html`<p role="alert">${note}</p><p><a href="/auth">Go to the sign-in</a></p>`)

/** A standalone page, as a provider's page is. */
function page(c: HonoContext<Env>, content: ReturnType<typeof html>) {
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Sign in on this computer · ${product.name}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>Sign in on this computer</h1>
${content}
</main>
</body>
</html>`)
}
