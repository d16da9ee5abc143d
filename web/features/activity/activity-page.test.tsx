import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the activity names who did what, leads to the post, and filters by kind and person', async () => {
  const owner = await app.signUp()
  const reviewer = await app.joins(await app.signUp(), owner, 'reviewer')
  const { id } = await app.hasPost(owner, { title: 'Two benches' })
  const deleted = await app.hasPost(owner, { title: 'Three benches' })
  const gone = await app.call('DELETE', `/api/posts/${deleted.id}`, { as: owner })
  expect(gone.status).toBe(204)
  const when = { scheduledFor: '2099-01-05T09:00', timeZone: 'UTC' }
  await app.call('PUT', `/api/posts/${id}`, { as: owner, body: when })
  await app.call('POST', `/api/posts/${id}/comments`, { as: reviewer, body: { text: 'Three, no?' } })
  const { user } = showApp('/activity', { app, as: owner })
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Activity, newest first' }))
      .getAllByRole('listitem')
      .map(({ textContent }) =>
        textContent!.replace(/Today at .*?M/g, 'Today').replace(/^.*? (?=commented|scheduled|moved)/, ''),
      )
  await screen.findByText('commented on', { exact: false })
  expect(await rows()).toEqual([
    expect.stringMatching(/^commented on Two benches/),
    expect.stringMatching(/^scheduled Two benches.* · for Jan 5, 2099 at /),
    expect.stringMatching(/^moved to the trash: a deleted post/),
  ])
  expect(screen.getAllByRole('link', { name: 'Two benches' })[0]!.getAttribute('href')).toBe(`/?id=${id}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Comments')
  await expect.poll(rows).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toContain('group=comments')
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Members')
  await screen.findByText('Nothing of this kind happened. Choose another filter.')
})
