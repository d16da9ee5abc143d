import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#server/testing/app.ts'
import { speak } from '#web/lib/language.ts'
import { showApp } from '#web/testing.tsx'
import { englishOn } from '#web/testing-language.ts'

const app = await startTestApp({ env: { PASSWORD_FORMS: 'on' } })

const backToEnglish = () =>
  onTestFinished(async () => {
    await speak('en')
  })

test('the sign-in changes its language at once and keeps what was typed', async () => {
  backToEnglish()
  const { user } = showApp('/auth?tab=register', { app })
  await user.type(await screen.findByLabelText('Full name'), 'Nora Fi')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Deutsch')
  expect(await screen.findByRole('heading', { name: 'Erstell dein Konto' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Vor- und Nachname').value).toBe('Nora Fi')
  expect(document.documentElement.lang).toBe('de')
  await user.click(screen.getByRole('button', { name: 'Konto erstellen' }))
  expect(await screen.findByText('Gib eine gültige E-Mail-Adresse ein')).toBeTruthy()
})

test('a person sees the app in the language of their account', async () => {
  backToEnglish()
  const author = await app.signUp()
  await app.call('PUT', '/api/user/language', { as: author, body: { language: 'fr' } })
  showApp('/auth', { app, as: author })
  await expect.poll(() => document.documentElement.lang).toBe('fr')
})

test('a language that could not be stored is not shown either', async () => {
  backToEnglish()
  const author = await app.signUp()
  await app.call('PUT', '/api/user/language', { as: author, body: { language: 'en' } })
  const { user, failing } = showApp('/settings', { app, as: author })
  const choice = await screen.findByLabelText('Language of the app')
  failing.add('/api/user/language')
  await user.selectOptions(choice, 'Español')
  await screen.findByText('Update failed')
  await expect.poll(() => document.documentElement.lang).toBe('en')
})

test('what the server said follows a change of language', async () => {
  backToEnglish()
  const author = await app.signUp()
  const { answered } = showApp('/settings?section=integrations', { app, as: author })
  const asked = () => answered.filter((call) => call === 'GET /api/network').length
  await expect.poll(asked).toBe(1)
  await speak('de')
  await expect.poll(asked).toBe(2)
})

test.each(['/auth', '/auth?tab=register', '/reset-password', '/reset-password#token'])(
  'nothing English is left on %s',
  async (path) => {
    backToEnglish()
    await speak('pseudo')
    showApp(path, { app })
    await screen.findAllByRole('heading')
    await expect.poll(() => screen.queryAllByLabelText(/⟦/).length).toBeGreaterThan(0)
    expect(englishOn(document.body)).toEqual([])
  },
)
