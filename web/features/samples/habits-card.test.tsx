import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voiceLessons } from '#server/database/schema.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { LearnedHabits } from '#shared/learned-habits.ts'
import { lessonOf } from '#shared/voice/habits-lesson.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const story =
  'We cancelled it in March. Eleven people had waited for it every single week. A list by mail does the same in half a minute.'
/** Published posts from whose drafts the author cut a closing question. */
async function hasLessons(author: TestUser, subjects: readonly string[]) {
  for (const [at, subject] of subjects.entries()) {
    const { id } = await app.hasPost(author, { title: `The ${subject}`, publication: {} })
    await app.db.insert(voiceLessons).values({
      postId: id,
      workspaceId: author.workspaceId,
      authorId: author.id,
      lesson: lessonOf(`${story} Which ${subject} would you lose?`, story, 'english')!,
      publishedAt: new Date(Date.UTC(2026, 10, 1 + at)),
    })
  }
}
const kept = async (as: TestUser) =>
  ((await (await app.call('GET', '/api/voice/habits', { as })).json()) as LearnedHabits).habits
const card = async () => within(await screen.findByRole('region', { name: 'What you change' }))
const sentence = 'In 3 of 3 posts you cut the closing question.'

test('an author without habits reads how they come about', async () => {
  const author = await app.signUp()
  await hasLessons(author, ['meeting'])
  showApp('/writing-samples', { app, as: author })
  await (await card()).findByText(/^After three published posts that an AI drafted, .* 2 are still to come\.$/)
})

test('a habit shows the posts it was found in, before and after, and is switched off and on', async () => {
  const author = await app.signUp()
  await hasLessons(author, ['meeting', 'rota', 'survey'])
  const { user } = showApp('/writing-samples', { app, as: author })
  const shown = await card()
  await user.click(await shown.findByText(sentence))
  const posts = shown.getAllByRole('link').map((link) => link.textContent)
  expect(posts).toEqual(['The survey', 'The rota', 'The meeting'])
  const cut = shown.getByText('Which survey would you lose?')
  expect(cut.tagName).toBe('DEL')

  const toggle = shown.getByRole('switch', { name: `Follow: ${sentence}` })
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  await user.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
  expect(await kept(author)).toMatchObject([{ isOff: true }])
  await user.click(toggle)
  await waitFor(async () => expect(await kept(author)).toMatchObject([{ isOff: false }]))
})

test('a forgotten habit is gone after a question, and a failure keeps it', async () => {
  const author = await app.signUp()
  await hasLessons(author, ['meeting', 'rota', 'survey'])
  const { user, failing } = showApp('/writing-samples', { app, as: author })
  const shown = await card()
  await user.click(await shown.findByText(sentence))
  await user.click(shown.getByRole('button', { name: 'Forget this' }))
  failing.add('/api/voice/habits')
  await user.click(await screen.findByRole('button', { name: 'Forget' }))
  await screen.findByText('Failed to save your choice')
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  await shown.findByText(/^Nothing so far/)
  expect(await kept(author)).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you change'))
})
