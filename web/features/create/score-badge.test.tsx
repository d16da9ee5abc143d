import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import type { PostContent } from '#shared/posts.ts'
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

const content: PostContent = {
  hook: 'Our team stopped its Monday meeting.',
  insight: 'We read the list of what is stuck on paper now, each of us before lunch. Nobody waits for a turn any more.',
  value:
    'Write the list of what is stuck before noon, and let the team read it. Whoever can help answers in writing, and the rest of the day belongs to the work. It is a calm way to begin a week.',
  cta: 'Which meeting would you rather read?',
}

const subject =
  'Our team stopped its Monday meeting: we read the list of what is stuck on paper before lunch, and write it before noon'

async function open(values: Partial<PostContent> = {}) {
  const as = await app.signUp()
  const post = await app.hasPost(as, { ...content, subject, emojiUsage: 'none', ...values })
  const view = showApp(`/create?id=${post.id}`, { app, as })
  await screen.findByRole('textbox', { name: 'Insight' })
  return { as, post, ...view }
}

const badge = () =>
  screen
    .getByRole('tab', { name: /Content Analysis/ })
    .textContent?.replace(/^Content Analysis\s*/, '')
    .trim() ?? ''
const shows = (what: RegExp) => waitFor(() => expect(badge()).toMatch(what), { timeout: 5_000 })

const pointsIn = (text: string) => Number(text.replace('Reader check ', ''))

test('while a fact is being typed, the score stands still and never drops in between', async () => {
  const { user } = await open()
  await shows(/^Reader check \d+$/)
  const before = badge()
  const seen = new Set<string>()
  const watcher = new MutationObserver(() => seen.add(badge()))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  const insight = screen.getByRole('textbox', { name: 'Insight' })
  await user.type(insight, ' It saved us 40 hours in March.')
  expect([...seen].filter((one) => one !== before)).toEqual([])
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  watcher.disconnect()
  const after = badge()
  expect([...seen].filter((one) => one !== before)).toEqual([after])
  expect(pointsIn(after)).toBeGreaterThan(pointsIn(before))
})

test('a text that is not a post yet has a dash for a score, and says why', async () => {
  await open({ hook: 'Leadership', insight: '', value: '', cta: '' })
  await shows(/^–Reader check: Not a post yet: /)
})
