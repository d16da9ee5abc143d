import { expect, test } from 'vitest'
import type { Origin } from '../database/json.ts'
import { draftBehind, type MadeText } from './draft-behind.ts'

const at = '2026-11-26T09:00:00.000Z'
const text = (hook: string, made: Partial<Origin> | null, insight = 'Why.'): MadeText => ({
  content: { hook, insight, value: '', cta: '' },
  origin: made && { cause: 'typed', actorId: null, since: at, at, ...made },
})
const byModel = { cause: 'post', engine: 'gpt-test', promptVersion: '1' } as const
const sorted = { cause: 'post', engine: 'Sorted without AI', promptVersion: null } as const
const edit = { cause: 'edit', engine: 'gpt-test', promptVersion: '1' } as const
const hookOf = (...texts: MadeText[]) => draftBehind(texts)?.hook ?? null

test('the draft behind a text is the last whole one that a model wrote', () => {
  expect(hookOf(text('One', byModel), text('Typed', {}), text('Two', byModel), text('Typed again', {}))).toBe('Two')
  expect(hookOf(text('One', byModel))).toBe('One')
})

test('there is none behind a text of the author’s own, a sorted one, or one of unknown origin', () => {
  expect(hookOf()).toBeNull()
  expect(hookOf(text('Mine', { cause: 'created' }), text('Mine, too', {}))).toBeNull()
  expect(hookOf(text('One', byModel), text('Sorted', sorted), text('Typed', {}))).toBeNull()
  expect(hookOf(text('Old', null), text('Typed', {}))).toBeNull()
})

test('what an engine rewrote later counts as the engine wrote it, and the rest as the draft had it', () => {
  const texts = [text('One', byModel, 'Long why.'), text('Mine', {}, 'Long why.'), text('Mine', edit, 'Short.')]
  expect(draftBehind(texts)).toMatchObject({ hook: 'One', insight: 'Short.' })
  expect(draftBehind([...texts, text('Mine', {}, 'Shorter.')])).toMatchObject({ hook: 'One', insight: 'Short.' })
})

test('an author who goes back to an earlier text goes back to its draft', () => {
  const first = [text('One', byModel), text('Mine', {})]
  expect(hookOf(...first, text('Two', byModel), text('Mine', { cause: 'restored', restored: 1 }))).toBe('One')
  expect(hookOf(...first, text('Two', byModel), text('Mine', { cause: 'undone' }), text('Mine, too', {}))).toBe('One')
})
