import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badgeOf, contentText, mergeContent, parseContent, sections, wordCount } from './posts.ts'

const content = fc.record({ hook: fc.string(), insight: fc.string(), value: fc.string(), cta: fc.string() })
const unreadable = { hook: 'Error parsing content', insight: '', value: '', cta: '' }

describe('content', () => {
  test('is read from an object and from its JSON text', () => {
    fc.assert(
      fc.property(content, (given) => {
        expect(parseContent(given)).toEqual(given)
        expect(parseContent(JSON.stringify(given))).toEqual(given)
      }),
    )
  })

  test.each(['{"hook": ', 'plain text', '[]', '"text"', 'null', null, undefined, 5, []])(
    '%j is said to be unreadable',
    (given) => {
      expect(parseContent(given)).toEqual(unreadable)
    },
  )

  test('always has four texts, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const parsed = parseContent(given)
        expect(Object.keys(parsed)).toEqual([...sections])
        for (const section of sections) expect(parsed[section]).toBeTypeOf('string')
      }),
    )
  })

  test('a missing section, or one that is not text, is empty', () => {
    expect(parseContent({ hook: 'a', value: 5 })).toEqual({ hook: 'a', insight: '', value: '', cta: '' })
  })

  test('a partial content replaces the sections it has and no other', () => {
    fc.assert(
      fc.property(content, content, fc.subarray([...sections]), (current, next, changed) => {
        const partial = Object.fromEntries(changed.map((section) => [section, next[section]]))
        const merged = mergeContent(current, partial)
        for (const section of sections)
          expect(merged[section]).toBe((changed.includes(section) ? next : current)[section])
      }),
    )
  })

  test('is pasted with one blank line between its sections and none for an empty one', () => {
    expect(contentText({ hook: 'a ', insight: '', value: ' b\nc', cta: '\n' })).toBe('a\n\nb\nc')
  })
})

test.each([
  [{ isPublished: true, scheduledFor: '2027-01-01T09:00:00Z' }, 'published'],
  [{ isPublished: true, scheduledFor: null }, 'published'],
  [{ isPublished: false, scheduledFor: '2027-01-01T09:00:00Z' }, 'scheduled'],
  [{ isPublished: false, scheduledFor: null }, 'draft'],
] as const)('%j is %s', (post, status) => {
  expect(badgeOf(post)).toBe(status)
})

test('white space separates words', () => {
  expect(wordCount('  one\ttwo\n\nthree ')).toBe(3)
  expect(wordCount(' \n')).toBe(0)
})
