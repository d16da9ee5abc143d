import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { voiceFor } from '../language/asked.ts'
import { type Entry, plain, writeCalendar } from './write-calendar.ts'

const origin = 'https://posts.example.com'
const english = voiceFor({ language: null }, { languages: ['en'] })
const entry: Entry = {
  postId: '7d1c',
  title: 'The Monday meeting',
  text: 'We cancelled it.',
  at: new Date('2026-11-23T09:00:00Z'),
  version: 3,
  updatedAt: new Date('2026-11-20T08:00:00Z'),
  state: 'planned',
}

/** Texts with many of the characters that the format treats specially. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      '\\',
      ';',
      ',',
      ':',
      '"',
      ' ',
      '\t',
      '\0',
      '\x7f',
      '\u2028',
      'é',
      '€',
      '👩‍👩‍👧',
      '\ud83d',
      '\udc69',
      'a',
      'END:VEVENT',
      '\\n',
    ),
    maxLength: 200,
  }),
)

const encoder = new TextEncoder()
const strict = new TextDecoder('utf-8', { fatal: true })

test('for any text, lines end in CRLF, have at most 75 octets of whole characters, and hold the input', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, text) => {
      const written = writeCalendar(
        [
          { ...entry, title, text },
          { ...entry, postId: 'other' },
        ],
        origin,
        english,
      )
      expect(written.endsWith('\r\n')).toBe(true)
      const bytes = encoder.encode(written)
      // Each line must decode separately, so no character is split.
      let start = 0
      for (let index = 0; index < bytes.length; index++) {
        if (bytes[index] !== 10) continue
        expect(bytes[index - 1]).toBe(13)
        expect(index - 1 - start).toBeLessThanOrEqual(75)
        const line = strict.decode(bytes.subarray(start, index - 1))
        expect(line).toMatch(/^(?: |[A-Z][A-Z-]*[;:])/)
        expect(line).not.toMatch(/(?!\t)\p{Cc}/u)
        start = index + 1
      }
      expect(start).toBe(bytes.length)
      const events = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent')
      expect(events).toHaveLength(2)
      const event = new ICAL.Event(events[0]!)
      expect(event.summary).toBe(plain(title).replaceAll(/\s+/g, ' ').trim() || 'Untitled post')
      expect(event.description).toBe([plain(text).trim(), `${origin}/?id=7d1c`].filter(Boolean).join('\n\n'))
    }),
    { numRuns: 300 },
  )
})

test('characters that iCalendar cannot hold are dropped, and every kind of line break becomes one', () => {
  expect(plain('a\r\nb\rc\u2028d\u0085e\tf')).toBe('a\nb\nc\nd\ne\tf')
  expect(plain('bell\u0007 nul\0 half\ud83d')).toBe('bell nul half\ufffd')
})

test('the same posts give the same bytes', () => {
  expect(writeCalendar([entry], origin, english)).toBe(writeCalendar([{ ...entry }], origin, english))
})

test('a calendar without posts is a calendar', () => {
  expect(new ICAL.Component(ICAL.parse(writeCalendar([], origin, english))).name).toBe('vcalendar')
})
