import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { workbookWith } from '#server/testing/workbook.ts'
import type { Sample } from '#shared/samples.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 86_400_000
const us = (ms: number) => {
  const date = new Date(ms)
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`
}
const addressOf = (ms: number) => `https://www.linkedin.com/feed/update/urn:li:activity:${BigInt(ms) << 22n}`

/** The 12th at noon of the month before last, so that all of its figures can be settled. */
const today = new Date()
const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 2, 12, 12)
const month = new Date(start).toISOString().slice(0, 7)
const name = new Date(start).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Posts a day apart, one of which took off, with figures until two weeks later. */
async function withFigures(): Promise<{ author: TestUser; flat: string; best: string }> {
  const author = await app.signUp()
  const ids: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const post = await app.hasPost(author, {
      title: `Post ${at}`,
      hook: `We lost ${at + 40} customers of the workshop.`,
    })
    ids.push(post.id)
  }
  const bytes = workbookWith({
    ENGAGEMENT: [
      ['Date', 'Impressions', 'Engagements'],
      [us(start), 1200, 12],
    ],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Impressions'],
      ...ids.map((_, at): (string | number)[] => [
        addressOf(start + at * day),
        us(start + at * day),
        at === 3 ? 900 : 100,
      ]),
    ],
    FOLLOWERS: [
      [`Total followers on ${us(start + 14 * day)}`, 50],
      ['Date', 'New followers'],
      [us(start + 14 * day), 3],
    ],
  })
  const added = await app.app.request('/api/figures/files?name=export.xlsx', {
    method: 'POST',
    headers: { cookie: author.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  expect(added.status).toBe(200)
  for (const [at, postId] of ids.entries())
    await app.call('PUT', '/api/figures/joins', { as: author, body: { address: addressOf(start + at * day), postId } })
  return { author, flat: ids[1]!, best: ids[3]! }
}

test('a month shows what went out, its totals with the days they are of, and the months beside it', async () => {
  const { author } = await withFigures()
  const { user } = showApp(`/months/${month}`, { app, as: author })
  await screen.findByRole('heading', { level: 1, name })
  await screen.findByText(`6 posts went out in ${name}.`)
  screen.getByText(/^Files tell 1 of \d+ days: 1,200 impressions .* so this is no total\.$/)
  screen.getByText(/^No file tells /)
  const table = within(screen.getByRole('region', { name: 'What went out' }))
  const row = table.getByRole('row', { name: /Post 3/ })
  expect(row.textContent).toContain('900')
  expect(row.textContent).toContain('8.9 ×')
  screen.getByText(/^export\.xlsx: 1,200 impressions on 1 day of this month/)
  const months = within(screen.getByRole('navigation', { name: 'Months' }))
  await user.click(months.getAllByRole('link')[0]!)
  await screen.findByText(/^No post went out in /)
})

test('what is no month says so', async () => {
  showApp('/months/2026-13', { app, as: await app.signUp() })
  await screen.findByText('There is no such month')
})

test('a post that fell flat stands beside its nearest success, which begins another one or becomes a sample', async () => {
  const { author, flat, best } = await withFigures()
  const { user, address } = showApp(`/beside/${flat}`, { app, as: author })
  const success = within(await screen.findByRole('group', { name: 'Went well' }))
  success.getByText('Post 3')
  success.getByText('900 impressions')
  within(screen.getByRole('group', { name: 'This post' })).getByText('100 impressions')
  const press = async (item: string) => {
    await user.click(success.getByRole('button', { name: 'Actions for Post 3' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const samples = async () => (await (await app.call('GET', '/api/writing-samples', { as: author })).json()) as Sample[]
  await press('Use as a writing sample')
  await waitFor(async () => expect(await samples()).toMatchObject([{ title: 'Post 3', source: 'linkedin' }]))
  await press('Use as a writing sample')
  await screen.findByText('Already among your writing samples')
  expect(await samples()).toHaveLength(1)
  await press('Another one like this')
  const subject = await screen.findByDisplayValue('Post 3')
  expect(subject.tagName).toBe('TEXTAREA')
  await waitFor(() => expect(address()).toBe('/'))
  expect(best).not.toBe(flat)
})

test('the author chooses four of nine things to compare, and the choice stays', async () => {
  const { author } = await withFigures()
  const { user } = showApp('/analytics', { app, as: author })
  const compared = async () => within(await screen.findByRole('region', { name: 'What works for you' }))
  await user.click((await compared()).getByText('Choose what to compare'))
  const box = async (label: string) => (await compared()).getByRole<HTMLInputElement>('checkbox', { name: label })
  expect((await box('Kind of opening')).disabled).toBe(true)
  await user.click(await box('Length'))
  await user.click(await box('Kind of opening'))
  ;(await compared()).getByText('Posts that open with a number')
  expect((await box('Length')).checked).toBe(false)
  cleanup()
  showApp('/analytics', { app, as: author })
  ;(await compared()).getByText('Posts that open with a number')
})
