import { eq } from 'drizzle-orm'
import { Hono, type Context as HonoContext } from 'hono'
import { ownerAddress, registration } from '#shared/accounts.ts'
import { choicePath } from '#shared/first-page.ts'
import type { Deps, Env } from '../context.ts'
import { identities, users } from '../database/schema.ts'
import { sentenceOf } from '../errors.ts'
import { limitedBody } from '../http/body.ts'
import { browserOf, giveCookies } from '../http/browser.ts'
import { findSession } from '../http/signed-in.ts'
import { voiceOfPage } from '../language/asked.ts'
import { findMember, localIssuerName, signInWithIdentity, toMember } from './accounts.ts'
import { giveKeyProof, holdsKey, letGoOfKey, type WithComputerKey } from './computer-key.ts'
import { isChoiceDue, noteChoiceDue } from './first-choice.ts'
import { namePage, notePage } from './local-provider-page.ts'
import { noteKeyShown } from './operators.ts'
import { openSession } from './sessions.ts'
import { createSignInLinks } from './sign-in-links.ts'
import { hasNoAccounts } from './sign-ups.ts'

const namePath = '/local-provider/name'

const spent = /*i18n*/ 'This link has been used, or is too old. Open Hookline again.'

/** Where the launcher leads: into the only account, to a choice of several, or to a page that asks for a name. */
export function openingRoutes(deps: Deps & WithComputerKey) {
  const links = createSignInLinks(deps)

  const firstScreen = async () => ((await isChoiceDue(deps)) ? choicePath : '/')

  const takeName = async (c: HonoContext<Env>) => {
    if (!(await mayName(c))) return c.redirect('/auth')
    const typed = new URLSearchParams(await c.req.text()).get('name') ?? ''
    const name = registration.shape.fullName.safeParse(typed)
    if (!name.success) return namePage(c, voiceOfPage(c, deps.config), namePath, typed, name.error.issues[0]?.message)
    try {
      const owner = { issuer: localIssuerName, subject: ownerAddress, email: ownerAddress, isEmailVerified: false }
      const { user, given } = await signInWithIdentity(
        deps,
        browserOf(c, deps),
        { ...owner, fullName: name.data },
        deps.now(),
      )
      await noteKeyShown(deps, user.id)
      if (!deps.config.openai && !deps.config.anthropic) await noteChoiceDue(deps)
      giveCookies(c, deps, given ?? (await openSession(deps, browserOf(c, deps), user)))
    } catch (error) {
      const sentence = sentenceOf(error)
      if (!sentence) throw error
      return namePage(c, voiceOfPage(c, deps.config), namePath, typed, sentence)
    }
    letGoOfKey(c, deps)
    return c.redirect(`${await firstScreen()}?welcome=registered`, 303)
  }

  /** Only the first account is made without an email, by somebody who opened the link. */
  const mayName = async (c: HonoContext<Env>) => holdsKey(c, deps) && (await hasNoAccounts(deps))

  return new Hono<Env>()
    .get('/open', async (c) => {
      const browser = browserOf(c, deps)
      // A browser that fetches the link before it shows it has used it up, and is then signed in.
      if (await findSession(deps, browser)) return c.redirect(await firstScreen())
      if (!links.take('computer', c.req.query('once') ?? ''))
        return (await mayName(c)) ? c.redirect(namePath) : notePage(c, voiceOfPage(c, deps.config), spent)
      const [account, another] = await localAccounts(deps)
      if (!account || another) {
        giveKeyProof(c, deps)
        return c.redirect((await hasNoAccounts(deps)) ? namePath : '/api/auth/google')
      }
      const found = await findMember(deps, eq(users.id, account.userId))
      giveCookies(c, deps, await openSession(deps, browser, toMember(found!, deps)))
      await noteKeyShown(deps, account.userId)
      return c.redirect(await firstScreen())
    })
    .get('/name', async (c) =>
      (await mayName(c)) ? namePage(c, voiceOfPage(c, deps.config), namePath, '') : c.redirect('/auth'),
    )
    .post('/name', limitedBody, takeName)
}

/** Enough of them to know whether there is more than one. */
const localAccounts = ({ db }: Deps) =>
  db.select({ userId: identities.userId }).from(identities).where(eq(identities.issuer, localIssuerName)).limit(2)
