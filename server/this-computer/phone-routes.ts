import { eq } from 'drizzle-orm'
import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import type { PhoneLink } from '#shared/this-computer.ts'
import { findMember, toMember } from '../accounts/accounts.ts'
import type { WithComputerKey } from '../accounts/computer-key.ts'
import { computerPage } from '../accounts/local-provider-page.ts'
import { openSession } from '../accounts/sessions.ts'
import { createSignInLinks, linkMs, signInToken } from '../accounts/sign-in-links.ts'
import type { Context, Deps, Env } from '../context.ts'
import { users } from '../database/schema.ts'
import { limitedBody } from '../http/body.ts'
import { browserOf, giveCookies } from '../http/browser.ts'
import { type Voice, voiceOfPage } from '../language/asked.ts'
import { person } from '../permissions.ts'

export const phonePath = '/phone'

const spent = msg`This code has been used, or is too old. Show a new one on the computer, under Settings → This computer.`

export function phoneLinkFor(ctx: Context & WithComputerKey, origin: string): PhoneLink {
  const now = ctx.now()
  const once = signInToken('phone', ctx.computerKey(), now, person(ctx).id)
  const expiresAt = new Date(now.getTime() + linkMs.phone)
  return { link: `${origin}${phonePath}?once=${once}`, expiresAt: expiresAt.toISOString() }
}

/** Where the scanned code leads. The sign-in waits for a press, because some apps open a link before its person does. */
export function phoneRoutes(deps: Deps & WithComputerKey) {
  const links = createSignInLinks(deps)
  const spentPage = (c: HonoContext<Env>, voice: Voice) =>
    computerPage(c, voice, html`<p role="alert">${voice.tell(spent)}</p>`, product.name)
  return new Hono<Env>()
    .get('/', (c) => {
      const voice = voiceOfPage(c, deps.config)
      const once = c.req.query('once') ?? ''
      if (!links.isGood('phone', once)) return spentPage(c, voice)
      const content = html`<p>${voice.tell(msg`This phone stays signed in to ${{ product: product.name }} on your computer.`)}</p>
<form method="post" action="${phonePath}"><input type="hidden" name="once" value="${once}"><button autofocus>${voice.tell(msg`Continue on this phone`)}</button></form>`
      return computerPage(c, voice, content, product.name)
    })
    .post('/', limitedBody, async (c) => {
      const once = new URLSearchParams(await c.req.text()).get('once') ?? ''
      const taken = links.take('phone', once)
      const found = taken && (await findMember(deps, eq(users.id, taken.userId)))
      if (!found) return spentPage(c, voiceOfPage(c, deps.config))
      giveCookies(c, deps, await openSession(deps, browserOf(c, deps), toMember(found, deps)))
      return c.redirect('/', 303)
    })
}
