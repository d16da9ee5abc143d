import { expect, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'

const elsewhere = { HOST: '0.0.0.0', PASSWORD_FORMS: 'on' }

const register = async (
  env: Record<string, string>,
  password: string,
  username = 'maja.lindqvist@kornfeld.example',
) => {
  const app = await withTestApp({ env })
  const body = { username, password, fullName: 'Maja Lindqvist' }
  const response = await app.call('POST', '/api/register', { body })
  return [response.status, response.status === 200 ? '' : await response.text()]
}

test('where strangers can try passwords, the commonest are refused, and a person’s own name or address', async () => {
  const commonest = 'This is one of the commonest passwords, and people try those first. Choose another one.'
  const own = 'This password is your own name or address, and people try those first. Choose another one.'
  for (const password of ['123456', 'Password1', 'qwertyuiop', 'iloveyou'])
    expect(await register(elsewhere, password)).toEqual([400, commonest])
  for (const password of [
    'lindqvist',
    'Maja Lindqvist',
    'maja-lindqvist1',
    'kornfeld2026',
    'maja.lindqvist@kornfeld.example',
  ])
    expect(await register(elsewhere, password)).toEqual([400, own])
  for (const password of ['lindqvist bakes at six', 'harbour-crane', 'tram 11 at dawn', 'Zimtschnecke'])
    expect(await register(elsewhere, password)).toEqual([200, ''])
})

test('these are also refused as a new password and after a reset', async () => {
  const app = await withTestApp({ env: elsewhere })
  const user = await app.signUp('Maja Lindqvist')
  const body = { newPassword: 'letmein' }
  const response = await app.call('PUT', '/api/user/password', { as: user, body })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('commonest')])
})

test('on this computer alone any password of six characters is taken', async () => {
  expect(await register({}, '123456')).toEqual([200, ''])
})
