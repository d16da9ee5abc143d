import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { workbookWith } from '#server/testing/workbook.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const at = Date.now() - 3_600_000
const addressOf = (member: string, words: string, ms: number) =>
  `https://www.linkedin.com/posts/${member}_${words}-activity-${BigInt(ms) << 22n}-AbCd`

const fileOf = (name: string, member = 'nora-field') => {
  const bytes = workbookWith({
    ENGAGEMENT: [
      ['Date', 'Impressions', 'Engagements'],
      ['9/1/2026', '1,234', 12],
      ['9/2/2026', 66, 1],
      ['soon', 1, 1],
    ],
    'TOP POSTS': [
      ['Post URL', 'Post publish date', 'Impressions'],
      [addressOf(member, 'we-closed-the-old-workshop', at), '9/1/2026', 1100],
      [addressOf(member, 'something-that-nobody-wrote-here', at - 9e9), '5/1/2026', 90],
    ],
  })
  return new File([bytes as Uint8Array<ArrayBuffer>], name)
}

test('LinkedIn’s file becomes totals, a table that sorts, and a chart with a table behind it; it can be removed', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, {
    title: 'The old workshop',
    hook: 'We closed the old workshop, and nobody noticed.',
  })
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { publication: {} } })
  const { user, address } = showApp('/analytics', { app, as: author })
  await user.upload(await screen.findByLabelText(/^Choose files from LinkedIn/), fileOf('first.xlsx'))
  await screen.findByRole('heading', { name: 'This would be read' })
  screen.getByText('Sep 1, 2026 to Sep 2, 2026: 2 days, 2 posts, 1 found among yours, 1 not written here.')
  expect(screen.queryByRole('region', { name: 'Figures by post' })).toBeNull()
  await user.click(screen.getByText('1 row not read'))
  screen.getByText('ENGAGEMENT, row 4: The date was not understood.')
  await user.click(screen.getByRole('button', { name: 'Read 1 file' }))
  expect(await screen.findByRole('heading', { name: 'This was read' })).toBe(document.activeElement)
  expect((await screen.findByText('Impressions', { selector: 'dt' })).nextElementSibling?.textContent).toBe('1,300')
  expect(screen.getByText('New followers', { selector: 'dt' }).nextElementSibling?.textContent).toBe('unknown')

  const slider = screen.getByRole('slider', { name: 'Impressions by day' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Sep 2, 2026: 66 impressions')
  await user.click(screen.getByText('As a table'))
  const behind = within(screen.getByRole('region', { name: 'Impressions by day, as a table' }))
  expect(behind.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayImpressions',
    'Sep 2, 202666',
    'Sep 1, 20261,234',
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Measure' }), 'Members reached')
  screen.getByText('No file tells this for these days.')

  const table = within(screen.getByRole('region', { name: 'Figures by post' }))
  const rows = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  await table.findByRole('link', { name: 'The old workshop' })
  expect(rows()[0]).toMatch(/^The old workshop.*still growing1,100unknown/)
  expect(table.getByRole('link', { name: 'The old workshop' }).getAttribute('href')).toBe(`/?id=${post.id}`)
  await user.click(table.getByRole('button', { name: 'Impressions' }))
  await user.click(table.getByRole('button', { name: 'Impressions' }))
  const header = () => table.getByRole('columnheader', { name: 'Impressions' }).getAttribute('aria-sort')
  await waitFor(() => expect(header()).toBe('ascending'))
  await waitFor(() => expect(rows()[0]).toMatch(/^Not written here/))
  await user.type(table.getByRole('searchbox'), 'workshop')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(table.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toMatch(
    /^\/api\/figures\/posts\/export\?q=workshop&from=[\d-]+&sort=impressions&order=ascending$/,
  )
  // A shared address, and the way back from a post, show the same.
  expect(address()).toBe('/analytics?sort=impressions&order=ascending&q=workshop')

  await user.click(screen.getByText('1 file added'))
  await user.click(screen.getByRole('button', { name: 'Remove first.xlsx' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Figures by post' })).toBeNull())
})

test('of several files each says what it is, and one about somebody else is read only if its author says so', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  const { user } = showApp('/analytics', { app, as: author })
  const input = await screen.findByLabelText(/^Choose files from LinkedIn/)
  await user.upload(input, [fileOf('same.xlsx'), new File(['no'], 'notes.xlsx'), fileOf('same.xlsx', 'ben-wood')])
  await screen.findByText('This is not an Excel file (.xlsx).')
  await user.click(await screen.findByRole('button', { name: 'Read 2 files' }))
  // The first file told whose figures these are.
  await user.click(await screen.findByLabelText(/^This file is about “ben-wood”/))
  await user.click(screen.getByRole('button', { name: 'Read 1 file' }))
  await screen.findByText('2 files added')
  await user.click(screen.getAllByRole('button', { name: 'Take back same.xlsx' })[1]!)
  await screen.findByText('1 file added')
})

test('the archive’s posts are chosen from a list, become published posts and can be taken back', async () => {
  const author = await app.signUp()
  await app.hasPost(author)
  const { user } = showApp('/analytics', { app, as: author })
  const row = (words: string, ms: number) =>
    `2026-09-01 08:00:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${BigInt(ms) << 22n},"${words}",,,PUBLIC`
  const csv = [
    'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility',
    row('Keep this.', at),
    row('Not this.', at - 9e9),
  ]
  const archive = zipSync({ 'Shares.csv': new TextEncoder().encode(csv.join('\n')) })
  const input = await screen.findByLabelText(/^Choose files from LinkedIn/)
  await user.upload(input, new File([archive as Uint8Array<ArrayBuffer>], 'Complete_LinkedInDataExport.zip'))
  await user.click(await screen.findByRole('checkbox', { name: /^Not this\./ }))
  await user.click(screen.getByRole('button', { name: 'Take in 1 post' }))
  await screen.findByText('1 post taken in. It’s in My Posts.')
  const posts = async () =>
    ((await (await app.call('GET', '/api/posts', { as: author })).json()) as Post[]).map(({ title }) => title)
  expect(await posts()).toContain('Keep this.')
  await user.click(screen.getByRole('button', { name: /^Take back/ }))
  await waitFor(async () => expect(await posts()).not.toContain('Keep this.'))
})

test('posts that may be one of the author’s are asked about', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'Rain', hook: 'Nothing that an address shows.' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { publication: {} } })
  const { user } = showApp('/analytics', { app, as: author })
  await user.upload(await screen.findByLabelText(/^Choose files from LinkedIn/), fileOf('first.xlsx'))
  await user.click(await screen.findByRole('button', { name: 'Read 1 file' }))
  const asked = await screen.findByRole('region', { name: 'Which of your posts is it?' })
  await user.click(within(asked).getByRole('button', { name: 'Rain' }))
  await within(await screen.findByRole('region', { name: 'Figures by post' })).findByRole('link', { name: 'Rain' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Which of your posts is it?' })).toBeNull())
})

test('cards ask for their figures in one call, and a post’s own page says how far it was counted', async () => {
  const author = await app.signUp()
  const urls = [1, 12].map((days) => addressOf('nora-field', 'a-workshop', Date.now() - days * 86_400_000))
  const posts = []
  for (const url of urls) {
    const post = await app.hasPost(author, { title: url === urls[0] ? 'Young' : 'Old' })
    await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { publication: { url } } })
    posts.push(post)
  }
  const add = async (name: string, sheet: Record<string, (string | number | null)[][]>) => {
    const response = await app.app.request(`/api/figures/files?name=${name}`, {
      method: 'POST',
      headers: { cookie: author.cookie, 'content-type': 'application/octet-stream' },
      body: workbookWith(sheet) as Uint8Array<ArrayBuffer>,
    })
    expect(response.status).toBe(200)
  }
  const us = (days: number) => new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-US', { timeZone: 'UTC' })
  for (const [file, end, count] of [
    ['early', 9, 500],
    ['late', 6, 700],
  ] as const)
    await add(`${file}.xlsx`, {
      DISCOVERY: [['Overall Performance', `${us(40)} - ${us(end)}`]],
      'TOP POSTS': [
        ['Post URL', 'Post publish date', 'Impressions'],
        ...urls.map((url, at) => [url, us(at ? 12 : 1), count]),
      ],
    })
  await add('single.xlsx', {
    'Post analytics': [
      ['Post URL', urls[1]!],
      ['Saves', 0],
    ],
  })

  const { requests } = showApp('/posts', { app, as: author })
  await screen.findByText(/^700 impressions as of .* \(late\.xlsx\), still growing$/)
  await screen.findByText(/^700 impressions, 0 saves as of /)
  expect(requests.filter((request) => request.includes('/api/figures'))).toHaveLength(1)
  cleanup()

  showApp(`/?id=${posts[1]!.id}`, { app, as: author })
  const own = within(await screen.findByRole('region', { name: 'What LinkedIn counted' }))
  const value = (name: string) => own.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  expect([value('Impressions'), value('Saves'), value('Sends')]).toEqual(['700', '0', 'unknown'])
  own.getByText(/^Impressions: late\.xlsx, as of/)
  own.getByText(/^Saves: single\.xlsx, as of/)
  expect(own.getByRole('slider', { name: 'Impressions by file' }).getAttribute('aria-valuetext')).toMatch(
    /700 impressions$/,
  )
})

test('a file that is dropped on a post counts for that post', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, { title: 'Rain', hook: 'Nothing that an address shows.' })
  await app.call('PUT', `/api/posts/${post.id}`, { as: author, body: { publication: {} } })
  const { user } = showApp(`/?id=${post.id}`, { app, as: author })
  await screen.findByText('Add images or a PDF')
  const bytes = workbookWith({
    'Post analytics': [
      ['Post URL', addressOf('nora-field', 'other-words-than-the-post-has', at)],
      ['Impressions', 40],
    ],
  })
  const file = new File([bytes as Uint8Array<ArrayBuffer>], 'SinglePostAnalytics.xlsx')
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Figures of this post' }))
  await user.click(await dialog.findByRole('button', { name: 'Read 1 file' }))
  await dialog.findByText('Figures of one post, found among yours.')
})

test('files are added for the author whom the person chooses, and figures are filtered by author', async () => {
  const owner = await app.signUp('Nora Field')
  await app.call('POST', '/api/authors', { as: owner, body: { fullName: 'Maya Stone' } })
  const { user } = showApp('/analytics', { app, as: owner })
  await user.upload(await screen.findByLabelText(/^Choose files from LinkedIn/), fileOf('nora.xlsx'))
  await user.click(await screen.findByRole('button', { name: 'Read 1 file' }))
  await screen.findByRole('heading', { name: 'This was read' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Files are about' }), 'Maya Stone')
  await user.upload(await screen.findByLabelText(/^Choose files from LinkedIn/), fileOf('maya.xlsx', 'maya-stone'))
  await user.click(await screen.findByRole('button', { name: 'Read 1 file' }))
  await screen.findByText(/^These files are about 2 authors\. A day’s sum shows where the files of all tell it\./)
  const impressions = () => screen.getByText('Impressions', { selector: 'dt' }).nextElementSibling?.textContent
  expect(impressions()).toBe('2,600')
  await user.click(screen.getByText('2 files added'))
  expect(screen.getByRole('button', { name: 'Remove maya.xlsx' }).closest('li')?.textContent).toContain('by Maya Stone')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Maya Stone')
  await waitFor(() => expect(impressions()).toBe('1,300'))
  screen.getByText('1 file added')
})
