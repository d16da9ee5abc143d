import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../database/schema.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { type TestApp, withTestApp } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'

/** Makes the commit of such a change fail until the returned function is called. */
async function refuse(app: TestApp, what: 'insert on sessions' | 'delete on sessions') {
  await app.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create constraint trigger refuse after ${what} deferrable initially deferred for each row execute function refuse()`),
  )
  return () => app.db.execute(sql`drop function refuse cascade`)
}

const person = { username: 'whole@example.com', password: 'secret-1' }
const newcomer = { ...person, fullName: 'Mia Lund' }
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('an account is created together with its first session or not at all', async () => {
  const app = await withTestApp({ env: { PASSWORD_FORMS: 'on' } })
  const register = () => app.call('POST', '/api/register', { body: newcomer })
  const allow = await refuse(app, 'insert on sessions')
  const refused = await register()
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([500, []])
  expect(await app.db.select().from(users)).toEqual([])
  await allow()
  expect((await register()).status).toBe(200)
})

test('a browser gets no cookie for a session that was not committed', async () => {
  const app = await withTestApp({ env: { PASSWORD_FORMS: 'on' } })
  await app.call('POST', '/api/register', { body: newcomer })
  const signIn = () => app.call('POST', '/api/login', { body: person })
  const allow = await refuse(app, 'insert on sessions')
  const refused = await signIn()
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([500, []])
  await allow()
  expect((await signIn()).headers.getSetCookie()).toHaveLength(2)
})

test('and so is an account from an identity provider', async () => {
  const provider = await startStubProvider()
  onTestFinished(async () => void (await provider.stop()))
  const app = await withTestApp({ env: provider.env })
  const origin = await app.listen()
  const signIn = async () => {
    provider.next({ claims: { sub: 'whole', email: person.username } })
    const browser = testBrowser()
    const { url } = await browser.follow(`${origin}/api/auth/google`)
    return [url.search, browser.cookie('hookline_session') !== undefined]
  }
  const allow = await refuse(app, 'insert on sessions')
  expect(await signIn()).toEqual([expect.stringMatching(/^\?error=/), false])
  expect(await app.db.select().from(users)).toEqual([])
  await allow()
  expect(await signIn()).toEqual(['?welcome=registered', true])
})

test('a new password and the end of the other sessions are one change, which fails as a whole', async () => {
  const app = await withTestApp({ env: { PASSWORD_FORMS: 'on' } })
  const here = cookieOf(await app.call('POST', '/api/register', { body: newcomer }))
  const signIn = (password: string) => app.call('POST', '/api/login', { body: { ...person, password } })
  const elsewhere = cookieOf(await signIn(person.password))
  const change = () =>
    app.call('PUT', '/api/user/password', {
      headers: { cookie: here },
      body: { currentPassword: person.password, newPassword: 'secret-2' },
    })
  const me = async (cookie: string) => (await app.call('GET', '/api/user', { headers: { cookie } })).status
  const allow = await refuse(app, 'delete on sessions')
  expect((await change()).status).toBe(500)
  await allow()
  expect([(await signIn('secret-2')).status, (await signIn(person.password)).status]).toEqual([401, 200])
  expect([await me(here), await me(elsewhere)]).toEqual([200, 200])
  expect((await change()).status).toBe(204)
  expect([await me(here), await me(elsewhere)]).toEqual([200, 401])
})
