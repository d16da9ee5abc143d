import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import type { Post, PostContent } from '#shared/posts.ts'
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
  hook: 'Our team stopped its Monday meeting in March.',
  insight: 'We delve into the numbers on paper now. It saved 40 hours a month.',
  value: 'Write the list of what is stuck before noon, and let the team read it.',
  cta: 'Which meeting would you rather read?',
}
const subject = 'Our team stopped its Monday meeting in March'
const sample = (at: number) =>
  `On day ${at} I wrote the list before lunch, and nobody asked me for a meeting. We read it, we answered, we went on with the work. It was a calm week for the whole team, and I would do it again.`

const postsOf = async (as: TestUser) => (await (await app.call('GET', '/api/posts', { as })).json()) as Post[]
const insightOf = async (as: TestUser) => (await postsOf(as))[0]?.content.insight
const toastSays = async (title: string) => screen.findByText(title, { selector: 'li *' })

async function openAnalysis({
  values = {},
  author,
  failing = [],
}: {
  values?: Partial<PostContent> & { subject?: string; engine?: string | null }
  author?: TestUser
  failing?: string[]
} = {}) {
  const as = author ?? (await app.signUp())
  const post = await app.hasPost(as, { ...content, subject, engine: 'Composer', emojiUsage: 'none', ...values })
  const view = showApp(`/create?id=${post.id}`, { app, as })
  for (const path of failing) view.failing.add(path)
  await screen.findByRole('textbox', { name: 'Hook' })
  await view.user.click(screen.getByRole('tab', { name: /Content Analysis/ }))
  await screen.findByRole('heading', { name: 'Reader check' })
  return { author: as, post, ...view }
}

const mark = (name: string) => screen.findByRole('button', { name })
const findingsIn = async (section: string) =>
  within(await screen.findByRole('list', { name: `Findings in ${section}` }))
const pointsOf = (criterion: string) => {
  const row = screen.getByText(criterion, { selector: 'dt' }).parentElement!
  return [...row.querySelectorAll('dd:not([aria-hidden])')].map((dd) => dd.textContent)
}

test('the check shows its points by criterion, each with a sentence, above the complexity score', async () => {
  await openAnalysis()
  const names = ['On the subject', 'Specific', 'Sources', 'Hook', 'Fresh words', 'Your voice', 'Rhythm', 'Easy to read']
  await screen.findByText(/You didn’t mention \d+ of \d+ claims?/)
  for (const name of names) {
    const [points, sentence] = pointsOf(name)
    expect(points).toMatch(/^[\d.]+ of \d+$|^not counted$/)
    expect(sentence).toMatch(/\.$/)
  }
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings.filter((one) => one !== 'Advice')).toEqual(
    expect.arrayContaining(['Reader check', 'Findings', 'Claims', 'Complexity score', 'Best practices']),
  )
  expect(headings.indexOf('Reader check')).toBeLessThan(headings.indexOf('Claims'))
  expect(headings.indexOf('Claims')).toBeLessThan(headings.indexOf('Complexity score'))
})

test('an unbacked number caps the score, and the check says so', async () => {
  await openAnalysis()
  await screen.findByText(
    /^At most 59 while none of your material backs “40 hours”\. Confirm that it’s true, or remove it\.$/,
  )
})

test('a finding in the text leads to its explanation, and that leads to the words in the editor', async () => {
  const { user } = await openAnalysis()
  const place = await mark('Cliché: delve into')
  const text = screen.getByRole('heading', { name: 'Insight', level: 3 }).nextElementSibling
  expect(text?.textContent).toBe(content.insight)
  const row = (await findingsIn('Insight')).getByRole('button', { name: 'Cliché delve into' })
  await user.click(place)
  expect(document.activeElement).toBe(row)
  expect(row.getAttribute('aria-current')).toBe('true')
  await user.keyboard('{Enter}')
  const popover = await screen.findByRole('dialog', { name: 'Cliché' })
  await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Insight' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('delve into')
})

test('a fix changes the text and saves it, and its message offers an undo', async () => {
  const { author, user } = await openAnalysis()
  await user.click(await mark('Fix: delve into'))
  await toastSays('Fixed')
  await waitFor(async () => expect(await insightOf(author)).toBe(content.insight.replace('delve into', 'look into')))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cliché: delve into' })).toBeNull())
  expect(document.activeElement?.textContent).toBe('Insight')
  act(() => screen.getByText('Undo').click())
  await mark('Cliché: delve into')
  await waitFor(async () => expect(await insightOf(author)).toBe(content.insight))
})

test('a never-say phrase is found as whole words, in any case', async () => {
  const author = await app.signUp()
  await app.call('PUT', '/api/never-say', { as: author, body: { phrases: ['On Paper', 'eam'] } })
  await openAnalysis({ author })
  await mark('You never say: on paper')
  ;(await findingsIn('Insight')).getByText('It’s on your “Never say” list.')
  expect(screen.queryByRole('button', { name: /^You never say: eam/ })).toBeNull()
})

test('unbacked findings can be settled in the claims below', async () => {
  const { user, author } = await openAnalysis()
  const chips = within(await screen.findByRole('list', { name: 'Claims to review' }))
  await user.click(await mark('Settle: 40 hours'))
  await user.tab()
  expect(document.activeElement).toBe(chips.getByRole('button', { name: 'Number: 40 hours' }))
  await user.click(chips.getByRole('button', { name: 'Number: 40 hours' }))
  await user.click(await mark('True, keep'))
  await waitFor(() => expect(screen.queryByText(/^At most 59/)).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No source: 40 hours' })).toBeNull())
  expect((await postsOf(author))[0]?.claims).toHaveLength(1)
})

test('a typed text without a subject or sources is not marked down for that', async () => {
  await openAnalysis({
    values: {
      engine: null,
      insight: 'Rust eats the bearings first, and then the spindle wobbles like a loose tooth.',
      value:
        'Bronze bushings cure that, a hoist spares your back, and scraping old paint off the bed is work for winter.',
      hook: 'A lathe that rests in a damp shed is not lost.',
      subject: 'A lathe that rests in a damp shed is not lost.',
      cta: '',
    },
  })
  await screen.findByText('Not checked: it claims nothing that would need a source.')
  expect(pointsOf('On the subject')).toEqual(['not counted', 'Not checked: nobody gave a subject.'])
  expect(pointsOf('Sources')[0]).toBe('not counted')
})

test('without samples the voice does not count, and the check says so', async () => {
  await openAnalysis()
  await screen.findByText('Judged once you have 5 writing samples; you have 0.')
  expect(pointsOf('Your voice')[0]).toBe('not counted')
})

test('with five samples the voice counts', async () => {
  const author = await app.signUp()
  for (let at = 1; at <= 5; at += 1)
    await app.call('POST', '/api/writing-samples', {
      as: author,
      body: { title: '', content: sample(at), source: 'custom', active: true },
    })
  await openAnalysis({ author })
  await waitFor(() => expect(pointsOf('Your voice')[0]).toMatch(/ of 10$/))
})

test('if the author’s material fails to load, the text is checked without it, and the check says so', async () => {
  const { user, failing } = await openAnalysis({ failing: ['/api/voice', '/api/writing-evidence', '/api/never-say'] })
  await screen.findByText('Not counted: your samples could not be read just now.')
  await mark('Cliché: delve into')
  expect(pointsOf('Sources')[0]).toBe('not counted')
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('list', { name: 'Claims to review' })
})

test('a post without findings says so', async () => {
  await openAnalysis({
    values: {
      insight: 'We read the list on paper now, each of us before lunch. It saved us hours.',
      subject: `${subject}, and we read the list of what is stuck on paper before lunch`,
    },
  })
  await screen.findByText('Nothing stands out. Read it aloud once before you publish.')
})

test('an empty post has nothing to check', async () => {
  await openAnalysis({ values: { hook: '', insight: '', value: '', cta: '' } })
  screen.getByText('Nothing to check yet. Write a few lines in the preview first.')
  expect(screen.queryByRole('heading', { name: 'Findings' })).toBeNull()
  screen.getByRole('heading', { name: 'Complexity score' })
})

test('the text is checked again after typing', async () => {
  const { user } = await openAnalysis()
  await mark('Cliché: delve into')
  await user.click(screen.getByRole('tab', { name: 'Post Preview' }))
  const insight = await screen.findByRole('textbox', { name: 'Insight' })
  await user.clear(insight)
  await user.type(insight, 'We empower teams with paper.')
  await user.click(screen.getByRole('tab', { name: /Content Analysis/ }))
  await mark('Advertising: empower teams')
  expect(screen.queryByRole('button', { name: 'Cliché: delve into' })).toBeNull()
})
