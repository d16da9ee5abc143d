import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withTestApp } from '#server/testing/app.ts'
import { showApp } from '#web/testing.tsx'

const path = '/settings?section=members'

test('an owner takes over the posts of somebody who has left, and reads how many and where they go out', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  const app = await withTestApp()
  const owner = await app.signUp('Ada Field')
  const leaver = await app.joins(await app.signUp('Ben Gray'), owner)
  const post = await app.hasPost(leaver, { scheduledFor: new Date(app.deps.now().getTime() + 86_400_000) })
  await app.hasPost(leaver)
  const { user } = showApp(path, { app, as: owner })
  const limits = within(await screen.findByRole('list', { name: 'Limits of this workspace' }))
  limits.getByText('2 of 10,000')

  await user.click(await screen.findByRole('button', { name: 'Remove Ben Gray' }))
  const removal = within(await screen.findByRole('alertdialog', { name: 'Remove Ben Gray?' }))
  await removal.findByLabelText('2 posts that are not live (1 with a time) become those of')
  await user.click(removal.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Member removed')

  const card = within(await screen.findByRole('region', { name: 'Hand posts over' }))
  await card.findByText('Ben Gray (has left)')
  await user.click(card.getByRole('button', { name: 'Hand over…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hand over 2 posts of Ben Gray?' }))
  dialog.getByText('You become the author of 2 posts that are not live (1 with a time).')
  dialog.getByText('Times stay: the post with a time goes out on your LinkedIn account.')
  await user.click(dialog.getByRole('button', { name: 'Hand over' }))
  await screen.findByText('2 posts handed over')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hand posts over' })).toBeNull())
  const kept = await (await app.call('GET', `/api/posts/${post.id}`, { as: owner })).json()
  expect(kept).toMatchObject({ authorId: owner.id, scheduledFor: post.scheduledFor })
})
