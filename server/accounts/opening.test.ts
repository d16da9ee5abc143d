import { expect, test } from 'vitest'
import { ownerAddress } from '#shared/accounts.ts'
import { settings, users } from '../database/schema.ts'
import { testKey, withTestApp } from '../testing/app.ts'
import { testBrowser } from '../testing/browser.ts'
import { createSignInLinks, openingLink, signInToken } from './sign-in-links.ts'

async function newComputer(options: Parameters<typeof withTestApp>[0] = {}) {
  const app = await withTestApp(options)
  const origin = await app.listen()
  const link = () => openingLink(origin, testKey, app.deps.now())
  const giveName = (browser: ReturnType<typeof testBrowser>, name: string) =>
    browser.open(`${origin}/local-provider/name`, {
      method: 'POST',
      body: new URLSearchParams({ name }),
      headers: { origin },
    })
  return { app, origin, link, giveName }
}

test('a new Hookline asks for nothing but a name, and then what should write', async () => {
  const { app, origin, link, giveName } = await newComputer()
  const browser = testBrowser()
  const { response } = await browser.follow(link())
  const page = await response.text()
  expect(page).toContain('Welcome to Hookline')
  expect(page.match(/<input/g)).toHaveLength(1)
  expect(await (await giveName(browser, ' ')).text()).toContain('Full name must be at least 2 characters')
  const named = await giveName(browser, 'Ida Moor')
  expect([named.status, named.headers.get('location')]).toEqual([303, '/first-choice?welcome=registered'])
  const me = await (await browser.open(`${origin}/api/user`)).json()
  expect(me).toMatchObject({ fullName: 'Ida Moor', username: ownerAddress })
  expect(await (await browser.open(`${origin}/api/user/mail`)).json()).toMatchObject({ isReachable: false })

  // Until a choice is made, the launcher leads to it.
  expect((await browser.open(link())).headers.get('location')).toBe('/first-choice')
  const engine = await browser.open(`${origin}/api/writing-engine`, {
    method: 'PUT',
    body: JSON.stringify({ engine: 'arranger' }),
    headers: { origin, 'content-type': 'application/json' },
  })
  expect(engine.status).toBe(200)
  expect((await browser.open(link())).headers.get('location')).toBe('/')
  expect(app.logs.map((line) => JSON.stringify(line)).join()).not.toMatch(/once=/)
})

test('another browser opens signed in to the only account, once per link', async () => {
  const { origin, link, giveName } = await newComputer()
  const first = testBrowser()
  await first.follow(link())
  await giveName(first, 'Ida Moor')
  const again = link()
  const second = testBrowser()
  expect((await second.open(again)).headers.get('location')).toBe('/first-choice')
  expect(await (await second.open(`${origin}/api/user`)).json()).toMatchObject({ fullName: 'Ida Moor' })
  expect((await second.open(again)).headers.get('location')).toBe('/first-choice')
  const third = testBrowser()
  expect(await (await third.open(again)).text()).toContain('This link has been used, or is too old.')
  expect((await third.open(`${origin}/api/user`)).status).toBe(401)
})

test('where several people have an account, the launcher lets them choose theirs', async () => {
  const { app, origin, link } = await newComputer()
  for (const name of ['Ida Moor', 'Nora Field']) await app.runsServer(await app.signUp(name))
  const { response } = await testBrowser().follow(link())
  const page = await response.text()
  expect(page).toContain('Ida Moor')
  expect(page).toContain('Nora Field')
  expect((await fetch(`${origin}/local-provider/name`, { redirect: 'manual' })).headers.get('location')).toBe('/auth')
})

test('the page for a name is closed to whoever did not open the link, and after the first account', async () => {
  const { app, origin, link, giveName } = await newComputer()
  const stranger = testBrowser()
  expect((await giveName(stranger, 'Eve Stranger')).headers.get('location')).toBe('/auth')
  const late = testBrowser()
  await late.follow(link())
  await app.signUp('Ida Moor')
  expect((await giveName(late, 'Eve Stranger')).headers.get('location')).toBe('/auth')
  expect(await app.db.$count(users)).toBe(1)
  expect((await fetch(`${origin}/local-provider/open`)).status).toBe(200)
})

test('what the configuration sets is not asked about', async () => {
  const { app, link, giveName } = await newComputer({ env: { OPENAI_API_KEY: 'key' } })
  const browser = testBrowser()
  await browser.follow(link())
  expect((await giveName(browser, 'Ida Moor')).headers.get('location')).toBe('/?welcome=registered')
  expect(await app.db.select().from(settings)).toEqual([])
})

test('a server that others can reach has no such link', async () => {
  const app = await withTestApp({ env: { HOST: '0.0.0.0', PASSWORD_FORMS: 'on' } })
  const answer = await app.call('GET', `/local-provider/open?once=${signInToken('computer', testKey, new Date())}`)
  expect(answer.status).toBe(404)
})

test('a token works once, for its time, of its kind, with the key, and since the start', () => {
  let time = Date.now()
  const now = () => new Date(time)
  const links = createSignInLinks({ now, computerKey: () => testKey })
  const token = signInToken('phone', testKey, now(), 'someone')
  expect(links.take('computer', token)).toBeNull()
  expect(links.isGood('phone', token)).toBe(true)
  expect(links.take('phone', token)).toEqual({ userId: 'someone' })
  expect(links.take('phone', token)).toBeNull()
  for (const wrong of ['', 'x', token.replace('someone', 'other'), signInToken('phone', 'other', now())])
    expect(links.take('phone', wrong)).toBeNull()
  expect(links.take('phone', signInToken('phone', testKey, new Date(time - 60_000)))).toBeNull()
  const kept = signInToken('computer', testKey, now())
  time += 121_000
  expect(links.take('computer', kept)).toBeNull()
})
