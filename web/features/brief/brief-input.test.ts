import { expect, test } from 'vitest'
import { noAdditions, type Post } from '#shared/posts.ts'
import { briefOf, emptyBrief, withLinkedSubject, withPostType } from './brief-input.ts'
import { generationRequest } from './generation-request.ts'

test('the form starts with story posts, no category, standard, a few emojis, English and GPT-4', () =>
  expect(emptyBrief).toEqual({
    postType: 'story-posts',
    category: null,
    subject: '',
    tone: 'standard',
    emojiUsage: 'a-few',
    language: 'english',
    aiModel: 'gpt4',
    writerNotes: '',
  }))

test('another post type clears the category, and the same one keeps it', () => {
  const chosen = { ...emptyBrief, category: 'personal-experience' }
  expect(withPostType(chosen, 'list-posts')).toEqual({ ...emptyBrief, postType: 'list-posts', category: null })
  expect(withPostType(chosen, 'story-posts')).toEqual(chosen)
})

test('a linked subject asks for an explanation unless a category was chosen', () => {
  expect(withLinkedSubject(emptyBrief, 'Why we ship on Fridays')).toMatchObject({
    subject: 'Why we ship on Fridays',
    category: 'explanation',
  })
  expect(withLinkedSubject({ ...emptyBrief, category: 'hot-takes' }, 'Fridays').category).toBe('hot-takes')
})

test("the call carries the generation request's fields, the trimmed subject, and the tone as number and name", () =>
  expect(
    generationRequest(
      { ...emptyBrief, subject: '  Code review ', tone: 'enthusiastic', writerNotes: ' No names. ' },
      'personal-experience',
    ),
  ).toEqual({
    categoryId: 1,
    toneId: 5,
    title: 'Code review',
    postType: 'story-posts',
    category: 'personal-experience',
    tone: 'enthusiastic',
    emojiUsage: 'a-few',
    language: 'english',
    aiModel: 'gpt4',
    enhancedQuality: true,
    writerNotes: 'No names.',
  }))

const post: Post = {
  id: 'one',
  authorId: 'me',
  title: 'Code review',
  content: { hook: '', insight: '', value: '', cta: '' },
  ...noAdditions,
  categoryId: 'hot-takes',
  category: { id: 'hot-takes', name: 'Hot takes' },
  tone: { id: 'narrative', name: 'Narrative' },
  engine: null,
  subject: 'What ten years of code review taught me',
  postType: 'opinion-posts',
  emojiUsage: 'none',
  language: 'french',
  aiModel: 'claude',
  leadMagnetTitle: null,
  answers: [],
  writerNotes: 'No names.',
  possibleNotes: [],
  sourceId: null,
  quotes: [],
  claims: [],
  ignored: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  scheduledFor: null,
  scheduledWallTime: null,
  timeZone: null,
  proposal: null,
  status: 'draft',
  savedToLibrary: false,
  isPublished: false,
  publication: null,
  media: [],
  carousel: null,
  approval: null,
  lacksApproval: false,
  failure: null,
  version: 1,
}

test('an opened post fills the form with its brief', () =>
  expect(briefOf(post)).toEqual({
    postType: 'opinion-posts',
    category: 'hot-takes',
    subject: 'What ten years of code review taught me',
    tone: 'narrative',
    emojiUsage: 'none',
    language: 'french',
    aiModel: 'claude',
    writerNotes: 'No names.',
  }))

test('unknown values of an opened post fall back to the defaults', () => {
  const strange = {
    ...post,
    category: { id: 'gone', name: 'Gone' },
    postType: null,
    subject: '',
    tone: { id: 'shouting', name: 'Shouting' },
    language: 'klingon',
  }
  expect(briefOf(strange)).toEqual({
    ...emptyBrief,
    emojiUsage: 'none',
    aiModel: 'claude',
    writerNotes: 'No names.',
  })
})

test('answers are sent without empty ones, and come back with the post', () => {
  const answers = [
    { question: 'When and where did it happen?', answer: 'In Lyon.' },
    { question: 'Who?', answer: ' ' },
  ]
  expect(generationRequest({ ...emptyBrief, answers }, 'hot-takes').answers).toEqual(answers.slice(0, 1))
  expect(briefOf({ ...post, answers }).answers).toEqual(answers)
})
