import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { firstOffered, languagesIn } from '#shared/interface-languages.ts'
import { msg, plural } from '#shared/say.ts'
import { AppError, unknownZone } from '../errors.ts'
import { startTestApp, withTestApp } from '../testing/app.ts'
import { languageOfPage, voiceFor } from './asked.ts'
import { anyOf, dayOf, gigabytes } from './parts.ts'
import { asData, say } from './say.ts'
import { languageOfTerminal, speakBy } from './terminal.ts'

const app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })

test.each([
  ['de-CH,fr;q=0.5', 'de'],
  ['fr;q=0.5, es', 'es'],
  ['nl, de;q=0', undefined],
  ['*', undefined],
  ['it,*;q=0.1', undefined],
])('of the languages “%s” the app speaks %s', (header, spoken) => {
  expect(firstOffered(languagesIn(header), ['en', 'es', 'fr', 'de'])).toBe(spoken)
})

test('numbers in a sentence follow the language', () => {
  const said = (count: number) => msg`${plural({ count }, { one: '# post', other: '# posts' })}`
  expect(say(said(1))).toBe('1 post')
  expect(say(said(1_250))).toBe('1,250 posts')
  expect(say('Nobody translates this.', 'de')).toBe('Nobody translates this.')
})

test('a sentence of an error stays one line in every language', () => {
  const error = new AppError('invalid', msg`This server does not know the time zone ${{ name: 'Mars\nOlympus' }}.`)
  expect(error.message).toBe('This server does not know the time zone Mars Olympus.')
  expect(error.messageIn('de')).toBe('Dieser Server kennt die Zeitzone Mars Olympus nicht.')
})

const refused = async (language?: string, as?: { cookie: string }) => {
  const headers = { 'content-type': 'application/json', ...(language && { 'accept-language': language }), ...as }
  const body = JSON.stringify({ timeZone: 'Mars/Olympus' })
  const response = await app.app.request('/api/user/time-zone', { method: 'PUT', headers, body })
  return [await response.text(), response.headers.get('content-language')]
}

test('a call is answered in English unless it or its person asks otherwise', async () => {
  const author = await app.signUp()
  const as = { cookie: author.cookie }
  const inThe = (language: 'es' | 'fr' | 'de') => [unknownZone('Mars/Olympus').messageIn(language), language]
  expect(new Set([inThe('es')[0], inThe('fr')[0], inThe('de')[0]]).size).toBe(3)
  expect(await refused(undefined, as)).toEqual(['This server does not know the time zone Mars/Olympus.', 'en'])
  expect(await refused('fr-CA', as)).toEqual(inThe('fr'))
  await app.call('PUT', '/api/user/language', { as: author, body: { language: 'es' } })
  expect(await refused(undefined, as)).toEqual(inThe('es'))
  expect(await refused('de', as)).toEqual(inThe('de'))
})

test('where English is not offered, the first offered language is for whoever asks for no other', async () => {
  const { app: german, deps } = await withTestApp({ env: { INTERFACE_LANGUAGES: 'de,fr' } })
  const page = new Hono().get('/', (c) => c.text(languageOfPage(c, deps.config)))
  for (const [asked, spoken] of [
    ['it,en;q=0.5', 'de'],
    ['it,fr;q=0.5', 'fr'],
  ] as const) {
    const headers = { 'accept-language': asked }
    expect(await (await page.request('/', { headers })).text()).toBe(spoken)
    expect((await german.request('/api/user', { headers })).headers.get('content-language')).toBe(spoken)
  }
  expect(voiceFor({ language: 'en' }, deps.config).language).toBe('de')
})

test('a language that a person chose wins over one that a browser reports', async () => {
  const author = await app.signUp()
  const put = async (body: object) => {
    const answer = await app.call('PUT', '/api/user/language', { as: author, body })
    return answer.ok ? ((await answer.json()) as { language: string }).language : answer.status
  }
  expect(await put({ language: 'fr' })).toBe('fr')
  expect(await put({ language: 'de', isNoticed: true })).toBe('fr')
  expect(await put({ language: 'it' })).toBe(400)
})

test('the sign-in mails speak the language of their person', async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/user/language', { as: author, body: { language: 'de' } })
  await app.call('POST', '/api/password-reset', { body: { username: author.username } })
  await expect.poll(() => app.mails.find(({ to }) => to === author.username)).toBeTruthy()
  const mail = app.mails.find(({ to }) => to === author.username)!
  expect(mail.subject).toBe('Setz dein Hookline-Passwort zurück')
  expect(mail.html).toContain('<html lang="de">')
  expect(mail.text).toMatch(/^Hallo,\n/)
})

test('an invitation speaks the language of its account, or else of whoever sends it', async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()]
  await app.call('PUT', '/api/user/language', { as: owner, body: { language: 'de' } })
  await app.call('PUT', '/api/user/language', { as: other, body: { language: 'fr' } })
  const languageFor = async (address: string) => {
    const invited = await app.call('POST', '/api/invitations', { as: owner, body: { role: 'writer', address } })
    expect(invited.status).toBe(201)
    await expect.poll(() => app.mails.find(({ to }) => to === address)).toBeTruthy()
    return /lang="(\w+)"/.exec(app.mails.find(({ to }) => to === address)!.html)![1]
  }
  expect(await languageFor('stranger@example.com')).toBe('de')
  expect(await languageFor(other.username)).toBe('fr')
})

test('a sentence takes others, dates and lists in its own language', () => {
  const said = msg`Only ${{ roles: anyOf([msg`One`, msg`Two`, msg`Three`]) }} until ${{ day: dayOf(new Date('2026-11-21')) }}.`
  expect(say(said)).toBe('Only One, Two or Three until November 21.')
  expect(say(said, 'de')).toBe('Only One, Two oder Three until 21. November.')
  expect(say(['Nobody translates this.', msg`Nor ${{ what: msg`this` }}.`])).toBe('Nobody translates this. Nor this.')
  const elsewhere = JSON.parse(JSON.stringify(asData([said])))
  expect(say(elsewhere, 'de')).toBe(say(said, 'de'))
  expect(say(msg`${{ size: gigabytes(1_500_000_000) }}`, 'fr')).toBe('1,5 GB')
})

test.each([
  [{ LANG: 'de_DE.UTF-8', INTERFACE_LANGUAGES: 'en, de' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'fr_CH@euro', INTERFACE_LANGUAGES: 'en,de,fr' }, 'fr'],
  [{ LANG: 'de', LC_MESSAGES: 'C.UTF-8', INTERFACE_LANGUAGES: 'en,de' }, 'en'],
  [{ LANG: 'de_DE.UTF-8', INTERFACE_LANGUAGES: 'en' }, 'en'],
  [{}, 'en'],
])('a command speaks the language of its terminal, if the app is offered in it: %j', (settings, language) => {
  onTestFinished(() => speakBy(process.env))
  speakBy(settings)
  expect(languageOfTerminal()).toBe(language)
})
