import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import type { Post } from '#shared/posts.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  Element.prototype.hasPointerCapture = () => false
})

const story = {
  hook: 'In March our biggest customer told us they were leaving.',
  insight: 'We had spent the year building dashboards. Their shift manager showed us her phone.',
  value: 'She opened our app 31 times a day. We rebuilt the screen in three weeks.',
  cta: 'They renewed for two years in May.',
}

test('a post of facts is shortened by sentences that its author chooses', async () => {
  const author = await app.signUp()
  const post = await app.hasPost(author, story)
  const { user } = showApp(`/create?id=${post.id}`, { app, as: author })
  await screen.findByRole('textbox', { name: 'Hook' })
  const kept = async () =>
    ((await (await app.call('GET', `/api/posts/${post.id}`, { as: author })).json()) as Post).content
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  await user.click(await screen.findByRole('button', { name: 'Reduce the length' }))
  const choice = within(await screen.findByRole('region', { name: 'Which sentences can go?' }))
  expect(await kept()).toEqual(story)
  await user.click(choice.getByRole('checkbox', { name: 'She opened our app 31 times a day.' }))
  choice.getByText(/% shorter$/)
  await user.click(choice.getByRole('checkbox', { name: 'Their shift manager showed us her phone.' }))
  await user.click(choice.getByRole('button', { name: 'Leave out 2 sentences' }))
  await expect.poll(kept).toEqual({
    ...story,
    insight: 'We had spent the year building dashboards.',
    value: 'We rebuilt the screen in three weeks.',
  })
  expect(screen.queryByRole('region', { name: 'Which sentences can go?' })).toBeNull()
  await user.click(await screen.findByText('Undo', { selector: 'li *' }))
  await expect.poll(kept).toEqual(story)
})
