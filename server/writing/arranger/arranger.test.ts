import { expect, test } from 'vitest'
import { analysis } from '#server/testing/app.ts'
import { type PostContent, sections } from '#shared/posts.ts'
import { arrange } from './arrange.ts'
import { createArranger } from './arranger.ts'

const task = {
  kind: 'post',
  seed: 3,
  brief: {
    subject:
      'We moved the till to the door in May. Queues are half as long. Two regulars complained, then stopped. I should have asked them first.',
    category: 'problem-solution',
    postType: null,
    tone: 'standard',
    emojiUsage: 'a-few',
    language: 'english',
    aiModel: 'gpt4',
  },
} as const

test('the arranger shows the post as it grows and ends with all of it', async () => {
  const partials: Partial<PostContent>[] = []
  const draft = await createArranger(analysis).write(task, {
    signal: new AbortController().signal,
    onPartial: (partial) => partials.push(partial),
  })
  expect(draft).toEqual({ ...arrange(task), usage: { inputTokens: null, outputTokens: null } })
  expect(partials.at(-1)).toEqual(draft.content)
  const lengths = partials.map((partial) => Object.values(partial).join('').length)
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
  for (const partial of partials)
    for (const section of sections) expect(draft.content[section]!.startsWith(partial[section] ?? '')).toBe(true)
})

test('the arranger stops on command', async () => {
  const controller = new AbortController()
  let seen = 0
  const writing = createArranger(analysis).write(task, {
    signal: controller.signal,
    onPartial: () => {
      if (++seen === 2) controller.abort(new Error('enough'))
    },
  })
  await expect(writing).rejects.toThrow('enough')
  expect(seen).toBe(2)
})
