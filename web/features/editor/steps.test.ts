import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfChange, moved, noSteps, type Steps, type Texts, withStep } from './steps.ts'

test('typing in one part without a pause is one step; a pause, another part or an engine begins the next', () => {
  let steps: Steps = noSteps
  const type = (from: string, to: string, now: number, part: keyof Texts = 'hook') => {
    steps = withStep(steps, { [part]: from }, { [part]: to }, true, now)
  }
  type('', 'O', 0)
  type('O', 'On', 500)
  type('On', 'One', 1_000)
  type('One', 'One.', 2_500)
  type('', 'Two', 2_600, 'cta')
  steps = withStep(steps, { hook: 'One.' }, { hook: 'Better.' }, false, 2_700)
  type('Better.', 'Better!', 2_800)
  expect(steps.done.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: { hook: '' }, to: { hook: 'One' } },
    { from: { hook: 'One' }, to: { hook: 'One.' } },
    { from: { cta: '' }, to: { cta: 'Two' } },
    { from: { hook: 'One.' }, to: { hook: 'Better.' } },
    { from: { hook: 'Better.' }, to: { hook: 'Better!' } },
  ])
})

test('the number of steps is bounded, however much is written', () => {
  let steps: Steps = noSteps
  for (let at = 0; at < 300; at += 1) steps = withStep(steps, { hook: `${at}` }, { hook: `${at + 1}` }, false, at)
  expect(steps.done).toHaveLength(200)
  const long = (at: number) => `${at}`.repeat(20_000)
  for (let at = 0; at < 90; at += 1) steps = withStep(steps, { hook: long(at) }, { hook: long(at + 1) }, false, at)
  expect(JSON.stringify(steps).length).toBeLessThan(2_100_000)
})

test('undoing everything restores the first texts, redoing everything the last, whatever changed in between', () => {
  const change = fc.record({
    part: fc.constantFrom('hook', 'insight', 'cta'),
    text: fc.string(),
    isTyped: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let texts: Record<string, string> = { hook: 'Zero', insight: '', cta: '' }
      const first = texts
      let steps: Steps = noSteps
      changes.forEach(({ part, text, isTyped }, at) => {
        steps = withStep(steps, { [part]: texts[part] }, { [part]: text }, isTyped, at * 400)
        texts = { ...texts, [part]: text }
      })
      const last = texts
      for (const [direction, end] of [
        ['undo', first],
        ['redo', last],
      ] as const) {
        for (
          let next = moved(steps, direction, (part) => texts[part]!);
          next;
          next = moved(steps, direction, (part) => texts[part]!)
        ) {
          steps = next.steps
          texts = { ...texts, ...next.texts } as Record<string, string>
        }
        expect(texts).toEqual(end)
      }
    }),
  )
})

test('the caret goes to the end of the change', () => {
  expect(endOfChange('We met on Friday.', 'We met on Monday.')).toBe('We met on Mon'.length)
  expect(endOfChange('One.', 'One. Two.')).toBe('One. Two.'.length)
  expect(endOfChange('One. Two.', 'One.')).toBe('One.'.length)
})
