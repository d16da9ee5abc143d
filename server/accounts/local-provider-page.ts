import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { html, raw } from 'hono/html'
import { hasAddress } from '#shared/accounts.ts'
import { localeOf } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import { call, isInstalled } from '../config/call.ts'
import type { Env } from '../context.ts'
import type { Voice } from '../language/asked.ts'
import { tellHtml } from '../language/pages.ts'
import type { Sentence } from '../language/say.ts'
import type { KnownAccount } from './known-accounts.ts'

const styles = `
  :root { color-scheme: light; --page: #fbfaf7; --field: #fff; --line: #8f8b83; --ink: #1f252d; --muted: #56606b; --action: #00666b; --on-action: #fff; --link: #00595d; --mistake: #a32318 }
  :root[data-theme=dark] { color-scheme: dark; --page: #14181d; --field: #1b2026; --line: #6c7680; --ink: #eceae5; --muted: #a9b0b8; --action: #5fc4c4; --on-action: #08191a; --link: #7ad3d2; --mistake: #ff9c8f }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: min(100% - 48px, 360px); padding: 24px 0 }
  h1 { font-size: 22px; margin: 0 0 4px }
  h2 { font-size: 17px; margin: 24px 0 4px }
  p { margin: 0 0 20px; color: var(--muted); overflow-wrap: anywhere }
  p:last-child { margin: 20px 0 0 }
  b { color: var(--ink) }
  label { display: block; font-weight: 600; font-size: 14px; margin: 16px 0 4px }
  input { box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; font: inherit; background: var(--field); color: inherit }
  input[type=file] { height: auto; padding: 10px 12px }
  input[aria-invalid] { border-color: var(--mistake); border-width: 2px }
  button { width: 100%; min-height: 44px; margin-top: 24px; padding: 8px 12px; border: 1px solid var(--action); border-radius: 8px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 600; overflow-wrap: anywhere }
  button.account { margin-top: 8px; border-color: var(--line); background: var(--field); color: var(--ink); text-align: start }
  button.account span { display: block; color: var(--muted); font-weight: 400; font-size: 14px }
  :is(input, button, a):focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
  a { color: var(--link) }
  code { font: 14px ui-monospace, monospace; overflow-wrap: anywhere }
  [role=alert] { color: var(--mistake); margin: 4px 0 0 }
`

export interface Asked {
  name: string
  email: string
  /** The field's value. Without it the form has no key field. */
  key?: string
  /** Whether a new email gets an account without a question first. */
  isNewcomer: boolean
}

type FieldName = 'name' | 'email' | 'key'

export interface Mistake {
  field: FieldName
  sentence: Sentence
}

interface Around {
  action: string
  mistake?: Mistake
  holdsKey: boolean
  /** Accounts that this browser may enter without the key. */
  known: KnownAccount[]
}

export function signInPage(
  c: HonoContext<Env>,
  voice: Voice,
  asked: Asked,
  { action, mistake, holdsKey, known }: Around,
) {
  const { tell } = voice
  const { name, email, key, isNewcomer } = asked
  const accounts = !isNewcomer && key === undefined && known.length > 0
  const focused = mistake?.field ?? (key !== undefined ? 'key' : isNewcomer ? 'name' : accounts ? null : 'email')
  const field = (id: FieldName, label: Message, value: string, attributes: string) =>
    html`<label for="${id}">${tell(label)}</label>
<input id="${id}" name="${id}" ${raw(attributes)} required value="${value}"${raw(id === focused ? ' autofocus' : '')}${raw(mistake?.field === id ? ' aria-invalid="true" aria-describedby="mistake"' : '')}>
${mistake?.field === id ? html`<p role="alert" id="mistake">${tell(mistake.sentence)}</p>` : ''}`
  return computerPage(
    c,
    voice,
    html`<p>${tell(isNewcomer ? msg`Just a name and an email. Both stay on this computer.` : msg`Just your email. It stays on this computer.`)}</p>
${holdsKey ? html`<p role="status">${tell(accounts ? msg`This browser has shown the key of this computer. Choose your account.` : msg`This browser has shown the key of this computer. Give the email of your account to sign in.`)}</p>` : ''}
${accounts ? accountButtons(tell, action, known, focused === null) : ''}
<form method="post" action="${action}">
${isNewcomer ? html`<input type="hidden" name="create" value="yes">${field('name', msg`Your name`, name, 'autocomplete="name" minlength="2" maxlength="200"')}` : ''}
${field('email', msg`Your email`, email, 'type="email" autocomplete="email"')}
${key === undefined ? '' : keySection(tell, email, field('key', msg`Link or key`, '', 'autocomplete="off" autocapitalize="none" spellcheck="false"'))}
<button>${tell(msg`Continue`)}</button>
</form>
<p><a href="/auth">${tell(msg`Back`)}</a></p>`,
    isNewcomer ? msg`Sign up on this computer` : undefined,
  )
}

const accountButtons = (
  tell: Voice['tell'],
  action: string,
  known: KnownAccount[],
  isFocused: boolean,
) => html`<form method="post" action="${action}">
${known.map(
  ({ fullName, email }, index) =>
    html`<button class="account" name="email" value="${email}"${raw(isFocused && index === 0 ? ' autofocus' : '')} data-own>${fullName} ${hasAddress(email) ? html`<span>${email}</span>` : ''}</button>`,
)}
</form>
<h2>${tell(msg`Another account`)}</h2>`

const keySection = (
  tell: Voice['tell'],
  email: string,
  field: ReturnType<typeof html>,
) => html`<section aria-labelledby="why">
<h2 id="why">${tell(msg`Show that it is your account`)}</h2>
<p>${tellHtml(tell, needsKey(html`<b data-own>${email}</b>`, html`<code>${call('admin', 'key')}</code>`))}</p>
${field}
</section>`

const needsKey = (email: unknown, command: unknown): Message =>
  isInstalled()
    ? msg`${{ email }} has an account here, and this browser has not signed in to it before. It needs the key of this computer: a link that ${{ command }} prints. Open that link in this browser, or paste it here.`
    : msg`${{ email }} has an account here, and this browser has not signed in to it before. It needs the key of this computer: a link that ${{ command }} prints, in the folder where Hookline was started. Open that link in this browser, or paste it here.`

/** The whole sign-up of a person who starts their own Hookline for the first time. */
export const namePage = (c: HonoContext<Env>, voice: Voice, action: string, name: string, mistake?: Sentence) =>
  computerPage(
    c,
    voice,
    html`<p>${voice.tell(msg`${{ product: product.name }} runs on this computer and keeps your posts here.`)}</p>
<form method="post" action="${action}">
<label for="name">${voice.tell(msg`Your name, as your posts show it`)}</label>
<input id="name" name="name" autocomplete="name" minlength="2" maxlength="200" required autofocus value="${name}"${raw(mistake ? ' aria-invalid="true" aria-describedby="mistake"' : '')}>
${mistake ? html`<p role="alert" id="mistake">${voice.tell(mistake)}</p>` : ''}
<button>${voice.tell(msg`Start`)}</button>
</form>
<p>${voice.tell(msg`Moving from another computer?`)} <a href="/restore">${voice.tell(msg`Restore a backup`)}</a></p>`,
    msg`Welcome to ${{ product: product.name }}`,
  )

/** A mistyped email must not create a second, empty account, so the person is asked. */
export const noAccountPage = (c: HonoContext<Env>, voice: Voice, email: string, action: string) =>
  computerPage(
    c,
    voice,
    html`<h2>${voice.tell(msg`No account with this email yet. Create one?`)}</h2>
<p><b data-own>${email}</b></p>
<form method="post" action="${action}">
<input type="hidden" name="create" value="yes">
<input type="hidden" name="email" value="${email}">
<label for="name">${voice.tell(msg`Your name`)}</label>
<input id="name" name="name" autocomplete="name" minlength="2" maxlength="200" required>
<button>${voice.tell(msg`Create an account`)}</button>
</form>
<p><a href="${action}" autofocus>${voice.tell(msg`Use another email`)}</a></p>`,
  )

export const notePage = (c: HonoContext<Env>, voice: Voice, note: Sentence) =>
  computerPage(
    c,
    voice,
    html`<p role="alert">${voice.tell(note)}</p><p><a href="/auth">${voice.tell(msg`Go to the sign-in`)}</a></p>`,
  )

/** A page outside the app, in its colours. A script in it is the app's own. */
export function computerPage(
  c: HonoContext<Env>,
  { language, tell }: Voice,
  content: ReturnType<typeof html>,
  heading: Sentence = msg`Sign in on this computer`,
  script = '',
) {
  const title = tell(heading)
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'${script && "; connect-src 'self'"}`,
  )
  return c.html(html`<!doctype html>
<html lang="${localeOf(language)}" data-theme="light">
<head>
<meta charset="utf-8"><script src="/theme.js" nonce="${nonce}"></script><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${product.name}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
${script ? html`<script nonce="${nonce}">${raw(script)}</script>` : ''}
</body>
</html>`)
}
