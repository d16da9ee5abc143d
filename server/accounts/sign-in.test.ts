import { connect } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { identities } from '../database/schema.ts'
import { startStubProvider } from '../stubs/identity-provider.ts'
import { startTestApp, type TestApp, testKey, withTestApp } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { keyLink } from './computer-key.ts'
import { safeReturnTo } from './oidc.ts'

describe('an identity provider of the operator', () => {
  let provider: Awaited<ReturnType<typeof startStubProvider>>
  let app: TestApp
  let origin: string
  beforeAll(async () => {
    provider = await startStubProvider()
    app = await startTestApp({ env: { ...provider.env, PASSWORD_FORMS: 'on' } })
    origin = await app.listen()
  })
  afterAll(async () => {
    await app.stop()
    await provider.stop()
  })

  const signIn = async (
    script: Parameters<typeof provider.next>[0] = {},
    browser = testBrowser(),
    path = '/api/auth/google',
  ) => {
    provider.next(script)
    const { url } = await browser.follow(origin + path)
    const me = await browser.open(`${origin}/api/user`)
    return { browser, url, user: me.ok ? await me.json() : null, error: url.searchParams.get('error') }
  }

  test('the first sign-in creates an account, and the next one finds it', async () => {
    const claims = { sub: 'first', email: 'First@Example.com', name: 'Fay First' }
    const first = await signIn({ claims })
    expect(first.url.search).toBe('?welcome=registered')
    expect(first.user).toMatchObject({ username: 'first@example.com', fullName: 'Fay First', hasPassword: false })
    const second = await signIn({ claims: { ...claims, email: 'moved@example.com' } })
    expect(second.url.search).toBe('?welcome=back')
    expect(second.user.id).toBe(first.user.id)
  })

  test('two simultaneous first sign-ins create one account', async () => {
    const claims = { sub: 'twice', email: 'twice@example.com' }
    const [one, two] = await Promise.all([signIn({ claims }), signIn({ claims })])
    expect(one.user.username).toBe('twice@example.com')
    expect(two.user.id).toBe(one.user.id)
  })

  test('the session cookie cannot be read by scripts and changes with each sign-in', async () => {
    const { browser } = await signIn({ claims: { sub: 'cookie', email: 'cookie@example.com' } })
    const before = browser.cookie('hookline_session')
    expect(before?.attributes).toMatch(/HttpOnly/)
    expect(before?.attributes).toMatch(/SameSite=Lax/)
    expect(before?.attributes).not.toMatch(/Secure/)
    await signIn({ claims: { sub: 'cookie', email: 'cookie@example.com' } }, browser)
    expect(browser.cookie('hookline_session')?.value).not.toBe(before?.value)
    const old = await fetch(`${origin}/api/user`, { headers: { cookie: `hookline_session=${before?.value}` } })
    expect(old.status).toBe(401)
  })

  test('the browser comes back to the page first asked for', async () => {
    const { browser } = await signIn()
    const { url } = await signIn({}, browser, `/api/auth/google?returnTo=${encodeURIComponent('/posts?tab=drafts')}`)
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/posts`)
    expect(url.searchParams.get('tab')).toBe('drafts')
  })

  test('an account is joined by email when both sides have verified it', async () => {
    const claims = { sub: 'join-1', email: 'join@example.com' }
    const first = await signIn({ claims })
    const joined = await signIn({ claims: { ...claims, sub: 'join-2' } })
    expect(joined.user.id).toBe(first.user.id)
  })

  test.each([
    ['the provider has not verified the email', true, false],
    ['the account has not verified its email', false, true],
  ])('an account is not joined when %s', async (_case, hasProven, isVerified) => {
    const email = `unproven-${hasProven}@example.com`
    if (hasProven) await signIn({ claims: { sub: 'owner', email } })
    else
      await app.call('POST', '/api/register', { body: { username: email, password: 'secret-1', fullName: 'Someone' } })
    const { user, error } = await signIn({ claims: { sub: 'stranger', email, email_verified: isVerified } })
    expect(user).toBeNull()
    expect(error).toBe('An account with this email already exists. Sign in the way you did before.')
  })

  test.each([
    ['is cancelled', { callbackError: 'access_denied' }, 'The sign-in was cancelled.'],
    ['carries a wrong nonce', { claims: { nonce: 'another' } }, /could not be trusted/],
    ['is meant for another app', { claims: { aud: 'another' } }, /could not be trusted/],
    ['names another issuer', { claims: { iss: 'https://example.com' } }, /could not be trusted/],
    ['is signed by another key', { isSignedByAnother: true }, /could not be trusted/],
    ['has no email', { claims: { email: undefined } }, /did not give an email address/],
    // The Kelvin sign, which lower-casing turns into a k.
    [
      'has a letter that lower-cases to an ASCII one',
      { claims: { sub: 'kelvin', email: '\u212Aay@example.com' } },
      /cannot be used here/,
    ],
    [
      'has a line break',
      { claims: { sub: 'break', email: 'kay@example.com\nBcc: all@example.com' } },
      /cannot be used here/,
    ],
    [
      'has a used code',
      { tokenError: { status: 400, body: { error: 'invalid_grant', error_description: 'Code was used.' } } },
      /refused the sign-in/,
    ],
    ['is an outage', { tokenError: { status: 500, body: {} } }, /could not be trusted/],
  ])('a sign-in that %s comes back to /auth with a reason and no session', async (_case, script, reason) => {
    const { user, url, error } = await signIn(script)
    expect(user).toBeNull()
    expect(url.pathname).toBe('/auth')
    expect(error).toMatch(reason)
  })

  const again = '/api/auth/google?returnTo=%2Fsettings&again=1'
  const person = (sub: string) => ({ sub, email: `${sub}@example.com` })
  const setPassword = (browser: ReturnType<typeof testBrowser>) =>
    browser.open(`${origin}/api/user/password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ newPassword: 'secret-1' }),
    })

  test('signing in again fails at a provider that accepts an old session, and the old sign-in stays', async () => {
    const claims = person('again-45')
    const { browser, user } = await signIn({ claims })
    const before = browser.cookie('hookline_session')?.value
    const refused = await signIn({ claims, signedInAgo: 45 }, browser, again)
    expect(refused.url.pathname).toBe('/auth')
    expect(refused.error).toMatch(/let you through on an earlier sign-in\. Sign out there, then sign in again/)
    expect(refused.url.searchParams.get('returnTo')).toBe('/settings')
    expect(refused.user.id).toBe(user.id)
    expect(browser.cookie('hookline_session')?.value).toBe(before)
  })

  test('signing in again asks the provider for a new sign-in, and then a password can be set', async () => {
    const claims = person('again')
    const { browser } = await signIn({ claims })
    await app.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`)
    expect((await setPassword(browser)).status).toBe(403)
    const out = new URL((await browser.open(origin + again)).headers.get('location') ?? '')
    expect([out.searchParams.get('prompt'), out.searchParams.get('max_age')]).toEqual(['login', '0'])
    const { url } = await signIn({ claims }, browser, again)
    expect(url.pathname).toBe('/settings')
    expect((await setPassword(browser)).status).toBe(204)
  })

  test('where the provider does not say when the person signed in, its answer counts as the time', async () => {
    const claims = person('again-unsaid')
    const { browser } = await signIn({ claims, signedInAgo: null })
    await app.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`)
    expect((await signIn({ claims, signedInAgo: null }, browser, again)).url.pathname).toBe('/settings')
    expect((await setPassword(browser)).status).toBe(204)
  })

  test('a new session is as old as the provider’s sign-in behind it', async () => {
    const claims = person('single-sign-on')
    const { browser, user } = await signIn({ claims, signedInAgo: 45 })
    expect(user.username).toBe('single-sign-on@example.com')
    const response = await setPassword(browser)
    expect([response.status, await response.text()]).toEqual([
      403,
      'To set a password, sign in again first: this sign-in is more than 10 minutes old.',
    ])
    const deletion = await browser.open(`${origin}/api/user`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ username: user.username }),
    })
    expect(deletion.status).toBe(403)
  })

  test('a callback that this browser did not start is refused', async () => {
    provider.next({})
    const starter = testBrowser()
    const out = await starter.open(`${origin}/api/auth/google`)
    const back = (await starter.open(out.headers.get('location') ?? '')).headers.get('location') ?? ''
    const { url } = await testBrowser().follow(back)
    expect(url.searchParams.get('error')).toMatch(/another browser/)
  })

  test('a callback works once', async () => {
    provider.next({})
    const browser = testBrowser()
    const out = await browser.open(`${origin}/api/auth/google`)
    const back = (await browser.open(out.headers.get('location') ?? '')).headers.get('location') ?? ''
    expect((await browser.follow(back)).url.pathname).toBe('/')
    expect((await browser.follow(back)).url.searchParams.get('error')).toMatch(/took too long/)
  })

  test('an unreachable provider gets a sentence, and the next sign-in asks it again', async () => {
    const away = await startStubProvider()
    const other = await withTestApp({ env: away.env })
    const there = await other.listen()
    await away.stop()
    const { url } = await testBrowser().follow(`${there}/api/auth/google`)
    expect(url.searchParams.get('error')).toBe('The identity provider cannot be reached right now. Please try again.')
  })

  test('a failed sign-in logs the provider and its reason, and no secret', async () => {
    await signIn({
      tokenError: { status: 401, body: { error: 'invalid_client', error_description: 'secret-1 is old' } },
    })
    await signIn({ claims: { email: undefined } })
    const failures = app.logs.filter(({ msg }) => msg === 'failed to sign a person in').slice(-2)
    expect(failures).toMatchObject([
      { level: 40, issuer: provider.issuer, code: 'invalid_client' },
      { level: 40, reason: 'The identity provider did not give an email address, which an account needs.' },
    ])
    expect(JSON.stringify(app.logs)).not.toContain('secret-1')
  })

  test('closed sign-ups keep new people out and let existing accounts in', async () => {
    const known = await signIn({ claims: { sub: 'known', email: 'known@example.com' } })
    const closed = await withTestApp({ env: { ...provider.env, SIGN_UPS: 'closed' }, database: app.database })
    const there = await closed.listen()
    const tryAs = async (sub: string) => {
      provider.next({ claims: { sub, email: `${sub}@example.com` } })
      return (await testBrowser().follow(`${there}/api/auth/google`)).url
    }
    expect((await tryAs('known')).search).toBe('?welcome=back')
    expect(known.user).not.toBeNull()
    expect((await tryAs('unknown')).searchParams.get('error')).toBe('This server takes no new accounts.')
  })

  test('sign-ups can be limited to email domains', async () => {
    const limited = await withTestApp({ env: { ...provider.env, SIGN_UP_DOMAINS: 'example.org, example.net' } })
    const there = await limited.listen()
    provider.next({ claims: { sub: 'x', email: 'x@example.com' } })
    const { url } = await testBrowser().follow(`${there}/api/auth/google`)
    expect(url.searchParams.get('error')).toBe('New accounts need an email address at example.org or example.net.')
    provider.next({ claims: { sub: 'y', email: 'y@example.org', email_verified: false } })
    expect((await testBrowser().follow(`${there}/api/auth/google`)).url.searchParams.get('error')).toBe(
      'New accounts need an email address that the identity provider has verified.',
    )
  })
})

describe('the provider of this computer', () => {
  let app: TestApp
  let origin: string
  beforeAll(async () => {
    app = await startTestApp()
    origin = await app.listen()
  })
  afterAll(() => app.stop())

  interface Visit {
    browser?: ReturnType<typeof testBrowser>
    path?: string
    at?: string
  }

  const submit = async (
    form: Record<string, string>,
    { browser = testBrowser(), path = '/api/auth/google?new=1', at = origin }: Visit = {},
  ) => {
    const { url, response } = await browser.follow(at + path)
    const page = await response.text()
    const { url: end, response: answer } = await browser.follow(url, {
      method: 'POST',
      body: new URLSearchParams({ ...(path.includes('new=1') && { create: 'yes' }), ...form }),
      headers: { origin: at },
    })
    return { browser, page, end, answer: await answer.text(), me: await browser.open(`${at}/api/user`) }
  }
  const signOut = (browser: ReturnType<typeof testBrowser>) => browser.follow(`${origin}/api/logout`)

  test('a name and an email are enough, through the same OpenID flow', async () => {
    const { page, end, me } = await submit({ name: 'Ida Moor', email: 'Ida@Example.com' })
    expect(page).toContain('Sign up on this computer')
    expect(end.pathname + end.search).toBe('/?welcome=registered')
    expect(await me.json()).toMatchObject({ fullName: 'Ida Moor', username: 'ida@example.com' })
  })

  test('signing in again asks for the name and the email once more, and counts', async () => {
    const form = { name: 'Ida Moor', email: 'again@example.com' }
    const { browser } = await submit(form)
    const { page, end } = await submit(form, { path: '/api/auth/google?returnTo=%2Fsettings&again=1', browser })
    expect(page).toContain('Sign in on this computer')
    expect(end.pathname + end.search).toBe('/settings?welcome=back')
  })

  test('an existing account asks an unknown browser for the key, and a known one for nothing', async () => {
    const form = { name: 'Ida Moor', email: 'known@example.com' }
    const { browser, me } = await submit(form)
    await signOut(browser)
    expect((await submit(form, { browser })).end.search).toBe('?welcome=back')

    const stranger = await submit(form)
    expect(stranger.me.status).toBe(401)
    expect(stranger.answer).toMatch(/known@example\.com<\/b> has an account here/)
    expect(stranger.answer).toContain('npm run admin -- key')
    const wrong = await submit({ ...form, key: 'x'.repeat(43) }, { browser: stranger.browser })
    expect([wrong.me.status, wrong.answer.includes('This is not the key of this computer')]).toEqual([401, true])
    const right = await submit({ ...form, key: ` ${keyLink(origin, testKey)}\n` }, { browser: stranger.browser })
    expect((await right.me.json()).id).toBe((await me.json()).id)
    const activity = await (await stranger.browser.open(`${origin}/api/user/activity`)).json()
    expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('sign-in-failed')
    // The key has made this browser known, and its cookie no longer holds the key.
    expect(stranger.browser.cookie('hookline_key')).toBeUndefined()
    await signOut(stranger.browser)
    expect((await submit(form, { browser: stranger.browser })).me.status).toBe(200)
  })

  test('a browser that knows one account needs the key for another', async () => {
    const [one, other] = ['one-of-two', 'other-of-two'].map((name) => ({ name, email: `${name}@example.com` }))
    await submit(other!)
    const { browser } = await submit(one!)
    expect((await submit(other!, { browser })).answer).toContain('Link or key')
    expect((await submit({ ...other!, key: testKey }, { browser })).end.search).toBe('?welcome=back')
    for (const form of [one!, other!]) expect((await submit(form, { browser })).end.search).toBe('?welcome=back')
  })

  test('the link with the key lets the browser sign in and leaves no key in the address', async () => {
    const form = { name: 'Ida Moor', email: 'by-link@example.com' }
    await submit(form)
    const browser = testBrowser()
    const opened = await browser.open(keyLink(origin, testKey))
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/api/auth/google'])
    expect(browser.cookie('hookline_key')?.attributes).toMatch(/HttpOnly; SameSite=Lax/)
    const { page, end } = await submit(form, { browser })
    expect(page).toContain('This browser has shown the key of this computer.')
    expect(end.search).toBe('?welcome=back')
    const [identity] = await app.db.select().from(identities).where(eq(identities.subject, form.email))
    expect(identity?.hasShownKey).toBe(true)
    // A signed-in person goes straight to the app.
    expect((await browser.open(keyLink(origin, testKey))).headers.get('location')).toBe('/')
    expect(app.logs.map((line) => JSON.stringify(line)).join()).not.toContain(testKey)
  })

  test('the cookie that proves the key expires after half an hour and cannot be forged', async () => {
    let time = Date.now()
    const clocked = await withTestApp({ now: () => new Date(time) })
    const at = await clocked.listen()
    const form = { name: 'Ida Moor', email: 'half-hour@example.com' }
    await submit(form, { at })
    const browser = testBrowser()
    await browser.open(keyLink(at, testKey))
    time += 31 * 60_000
    expect((await submit(form, { browser, at })).answer).toContain('Link or key')
    const forged = `hookline_key=${time + 60_000}.${browser.cookie('hookline_key')?.value.split('.')[1]}`
    const { url } = await testBrowser().follow(`${at}/api/auth/google`)
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: at, cookie: forged },
    })
    expect(await answer.text()).toContain('Link or key')
  })

  test('wrong keys are refused after a few, and the right one still works', async () => {
    const limited = await withTestApp({ env: { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_IN: '2/15m' } })
    const at = await limited.listen()
    const tryKey = async (key: string) => testBrowser().open(keyLink(at, key))
    const said: string[] = []
    for (const key of ['', 'guess', 'guess']) said.push(await (await tryKey(key)).text())
    expect(said.map((text) => /not the key/.test(text))).toEqual([true, true, false])
    expect(said[2]).toBe('Too many attempts. Try again in 15 minutes.')
    expect((await tryKey(testKey)).status).toBe(302)
  })

  test('a newcomer cannot enter an account that was made meanwhile', async () => {
    const form = { name: 'Ida Moor', email: 'meanwhile@example.com' }
    const early = testBrowser()
    const { url } = await early.follow(`${origin}/api/auth/google?new=1`)
    const posted = await early.open(url, {
      method: 'POST',
      body: new URLSearchParams({ ...form, create: 'yes' }),
      headers: { origin },
    })
    const { me } = await submit(form)
    expect(me.status).toBe(200)
    const { url: end } = await early.follow(new URL(posted.headers.get('location') ?? '', origin))
    expect(end.searchParams.get('error')).toMatch(/This account exists.*key of this computer/)
    expect((await early.open(`${origin}/api/user`)).status).toBe(401)
  })

  test('a typed address is unverified and joins no account of a real provider', async () => {
    const form = { name: 'Ida Moor', email: 'typed@example.com' }
    await submit(form)
    const { rows } = await app.db.$client.query('select is_email_verified from users where username = $1', [form.email])
    expect(rows).toEqual([{ is_email_verified: false }])
    const provider = await startStubProvider()
    onTestFinished(async () => void (await provider.stop()))
    const later = await withTestApp({ env: provider.env, database: app.database })
    const at = await later.listen()
    provider.next({ claims: { sub: 'real', email: form.email } })
    expect((await testBrowser().follow(`${at}/api/auth/google`)).url.searchParams.get('error')).toBe(
      'An account with this email already exists. Sign in the way you did before.',
    )
    provider.next({ claims: { sub: 'real-2', email: 'first-real@example.com' } })
    await testBrowser().follow(`${at}/api/auth/google`)
    const { end } = await submit({ name: 'Ida Moor', email: 'first-real@example.com', key: testKey })
    expect(end.searchParams.get('error')).toMatch(/An account with this email already exists/)
  })

  test('the same email is the same person on another port', async () => {
    const first = await (await submit({ name: 'Ida Moor', email: 'port@example.com' })).me.json()
    const at = await app.listen()
    const second = await (await submit({ name: 'Ida Moor', email: 'port@example.com', key: testKey }, { at })).me.json()
    expect(second.id).toBe(first.id)
    const { rows } = await app.db.$client.query('select issuer from identities where user_id = $1', [first.id])
    expect(rows).toEqual([{ issuer: '/local-provider' }])
  })

  const login = '/api/auth/google'

  test('the sign-in asks about an email without an account before making one', async () => {
    const asked = await submit({ email: 'mistyped@example.com' }, { path: login })
    expect(asked.page).not.toContain('Your name')
    expect(asked.answer).toContain('No account with this email yet. Create one?')
    expect(asked.answer).toContain('Use another email')
    expect(asked.me.status).toBe(401)
    expect(await app.db.select().from(identities).where(eq(identities.subject, 'mistyped@example.com'))).toEqual([])
    const made = await submit(
      { email: 'mistyped@example.com', name: 'Ida Moor', create: 'yes' },
      { path: login, browser: asked.browser },
    )
    expect(made.end.search).toBe('?welcome=registered')
  })

  test('the sign-in asks about no new account where sign-ups are closed', async () => {
    const closed = await withTestApp({ env: { SIGN_UPS: 'closed' } })
    const at = await closed.listen()
    const { answer } = await submit({ email: 'late@example.com' }, { path: login, at })
    expect(answer).toContain('No account has this email, and this server takes no new ones.')
    expect(answer).not.toContain('Create one?')
  })

  test('the sign-in offers only the accounts that know this browser', async () => {
    const [mine, theirs] = ['offered', 'not-offered'].map((name) => ({ name, email: `${name}@example.com` }))
    await submit(theirs!)
    const { browser } = await submit(mine!)
    await signOut(browser)
    const { page, end } = await submit({ email: mine!.email }, { path: login, browser })
    expect(page).toContain('value="offered@example.com"')
    expect(page).not.toContain('not-offered@example.com')
    expect(end.search).toBe('?welcome=back')
    const stranger = await submit({ email: 'nothing' }, { path: login })
    expect(stranger.page).not.toContain('@example.com')
  })

  test('a new account begins on Create, not at a link to somebody else’s post', async () => {
    const at = (returnTo: string) => `/api/auth/google?new=1&returnTo=${encodeURIComponent(returnTo)}`
    const ends: string[] = []
    for (const [index, returnTo] of ['/create?id=theirs', '/posts', '/pricing', '/?subject=A%20year'].entries()) {
      const { end } = await submit({ name: 'Ida Moor', email: `deep-${index}@example.com` }, { path: at(returnTo) })
      ends.push(end.pathname + end.search)
    }
    expect(ends).toEqual([
      '/?welcome=registered',
      '/?welcome=registered',
      '/pricing?welcome=registered',
      '/?subject=A+year&welcome=registered',
    ])
  })

  test('a field with a mistake is marked and focused', async () => {
    const { answer } = await submit({ name: 'Ida Moor', email: 'ida@moor' })
    expect(answer).toMatch(/<input id="email"[^>]* autofocus aria-invalid="true" aria-describedby="mistake">/)
    expect(answer).toMatch(/<input id="name"[^>]*value="Ida Moor">/)
    const { answer: short } = await submit({ name: 'I', email: 'ida@example.com' })
    expect(short).toMatch(/<input id="name"[^>]* autofocus aria-invalid="true"/)
  })

  test('wrong input is kept, explained, and shown as text', async () => {
    const { answer, me } = await submit({ name: '<b>Ida</b>', email: 'nothing' })
    expect(answer).toContain('Please enter a valid email')
    expect(answer).toContain('&lt;b&gt;Ida&lt;/b&gt;')
    expect(answer).not.toContain('<b>Ida')
    expect(me.status).toBe(401)
  })

  test.each([
    ['a name of another site', { host: 'evil.example' }, 403],
    ['a name of another site that looks like an address', { host: '127.evil.example' }, 403],
  ])('it does not answer to %s', async (_case, headers, status) => {
    const response = await app.call('GET', '/local-provider/.well-known/openid-configuration', {
      headers,
    })
    expect(response.status).toBe(status)
  })

  /** A raw request, since fetch would not send these headers. */
  const raw = (path: string, headers: string[], version = '1.1', body?: unknown) =>
    new Promise<string>((done, fail) => {
      const { port } = new URL(origin)
      const socket = connect(Number(port), '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => done(answer)).on('error', fail)
      const sent = body === undefined ? '' : JSON.stringify(body)
      const lines = [`${sent ? 'POST' : 'GET'} ${path} HTTP/${version}`, `Host: localhost:${port}`, ...headers]
      lines.push('Connection: close', `Content-Length: ${sent.length}`)
      socket.write(`${lines.join('\r\n')}\r\n\r\n${sent}`)
    })
  const proxied = [
    ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP'],
    ...['X-Original-URL', 'Fastly-Client-IP', 'CDN-Loop', 'X-Anything-Else'],
  ]

  test.each([
    ...proxied.map((name) => [name, [`${name}: 203.0.113.9`], '1.1'] as const),
    ['HTTP/1.0', [], '1.0'] as const,
  ])(
    'a request that came through a proxy, as %s shows, is refused it and told why',
    async (_trace, headers, version) => {
      const ask = (path: string) => raw(path, [...headers], version)
      for (const path of ['/local-provider/.well-known/openid-configuration', `/local-provider/key?key=${testKey}`]) {
        const answer = await ask(path)
        expect(answer).toMatch(/^HTTP\/1.1 403 /)
        expect(answer).toContain('This request came through a proxy')
        expect(answer).not.toMatch(/set-cookie/i)
      }
      expect(await ask('/api/auth/google')).toMatch(
        /location: \/auth\?error=This%20request%20came%20through%20a%20proxy/i,
      )
      expect(await ask('/api/auth/callback?code=x&state=y')).toMatch(
        /error=This%20request%20came%20through%20a%20proxy/,
      )
      for (const path of ['/api/register', '/api/login']) {
        const answer = await raw(path, [...headers, 'Content-Type: application/json'], version, {
          username: 'through@example.com',
          password: 'secret-1',
          fullName: 'Through Proxy',
        })
        expect(answer).toMatch(/^HTTP\/1.1 403 [\s\S]*This request came through a proxy/)
        expect(answer).not.toMatch(/set-cookie/i)
      }
      expect(await ask('/api/sign-in-options')).toMatch(
        /"provider":null.*"providerNote":"This request came through a proxy/,
      )
    },
  )

  test('a password creates and enters an account straight from this computer', async () => {
    const body = { username: 'straight@example.com', password: 'secret-1', fullName: 'Kay Straight' }
    for (const path of ['/api/register', '/api/login'])
      expect(await raw(path, ['Content-Type: application/json'], '1.1', body)).toMatch(/^HTTP\/1.1 200 /)
  })

  test('headers that browsers and our pages send are no sign of a proxy', async () => {
    const headers = [
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Language: en-US,en;q=0.5',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'DNT: 1',
      'Sec-GPC: 1',
      'Upgrade-Insecure-Requests: 1',
      'Sec-CH-UA-Platform: "Linux"',
      'Sec-Fetch-Dest: document',
      'Priority: u=0, i',
      'Cache-Control: max-age=0',
      'TE: trailers',
      'X-Workspace: that-the-tab-showed',
    ]
    expect(await raw('/local-provider/.well-known/openid-configuration', headers)).toMatch(/^HTTP\/1.1 200 /)
  })

  test.each([
    ['a form that is too large', 'x'.repeat(2_000_000), 413],
    ['a form of another kind', '--x\r\n', 200],
  ])('%s is refused in words', async (_case, body, status) => {
    const response = await fetch(`${origin}/local-provider/sign-in/x`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(/larger than 1 MB|Please enter a valid email/)
  })

  test('the local provider is missing when others can reach the server', async () => {
    const open = await withTestApp({ env: { HOST: '0.0.0.0', PASSWORD_FORMS: 'on' } })
    expect((await open.call('GET', '/local-provider/.well-known/openid-configuration')).status).toBe(404)
    const response = await open.call('GET', '/api/auth/google')
    expect(response.headers.get('location')).toMatch(/^\/auth\?error=No%20identity%20provider/)
  })
})

test.each([
  [undefined, '/'],
  ['/posts?tab=drafts#x', '/posts?tab=drafts#x'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth', '/'],
  ['/..//evil.example', '/'],
  [`/?subject=${'x'.repeat(5_000)}`, '/'],
])('after a sign-in for %j the browser goes to %s', (asked, path) => {
  expect(safeReturnTo(asked)).toBe(path)
})

test('under https the cookie of a sign-in under way is bound to this host, and abandoned ones do not pile up', async () => {
  const provider = await startStubProvider()
  onTestFinished(async () => void (await provider.stop()))
  const secure = await withTestApp({ env: { ...provider.env, PUBLIC_URL: 'https://posts.example' } })
  let cookies: string[] = []
  for (let tries = 0; tries < 5; tries++) {
    const response = await secure.call('GET', '/api/auth/google', { headers: { cookie: cookies.join('; ') } })
    const set = response.headers.getSetCookie()
    const gone = set.filter((line) => /max-age=0/i.test(line)).map((line) => line.split('=')[0])
    cookies = cookies.filter((pair) => !gone.includes(pair.split('=')[0]))
    for (const line of set.filter((one) => !/max-age=0/i.test(one))) {
      expect(line).toMatch(/^__Host-hookline_sign_in_\w{6,}=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
      cookies.push(line.split(';')[0] ?? '')
    }
  }
  expect(cookies).toHaveLength(2)
})
