import { describe, expect, test } from 'vitest'
import { expectWithin, processorMs } from '#shared/testing-time.ts'
import { readShares } from './shares.ts'

const header = 'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility'
const link = 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7300000000000000001'
const read = (csv: string) => readShares(new TextEncoder().encode(csv))
const textsIn = (csv: string) => read(csv).shares.map(({ text }) => text)

describe('quotation marks', () => {
  test('are doubled, with real line ends between them', () => {
    const csv = `${header}\n2025-03-04 09:00:00,${link},"She said ""no"".\n\nThen, ""yes"".",,,PUBLIC\n2025-03-03 09:00:00,${link},Plain,,,PUBLIC\n`
    expect(textsIn(csv)).toEqual(['She said "no".\n\nThen, "yes".', 'Plain'])
  })

  test('follow a backslash', () => {
    const csv = `${header}\n2025-03-04 09:00:00,${link},"She said \\"no\\", twice.\nThen \\"yes\\"",https://a.example,,PUBLIC\n2025-03-03 09:00:00,${link},"A ""quote"" here",,,PUBLIC\n`
    expect(textsIn(csv)).toEqual(['She said "no", twice.\nThen "yes"', 'A "quote" here'])
  })

  test('stand around each paragraph', () => {
    const csv = `${header}\n2025-03-04 09:00:00,${link},"We stopped.""\n""""\n""Nobody missed it.""\n""""\n""Would you?",,,MEMBER_NETWORK\n`
    expect(textsIn(csv)).toEqual(['We stopped.\n\nNobody missed it.\n\nWould you?'])
  })

  test('stay where they belong to the text', () => {
    const csv = `${header}\n2025-03-04 09:00:00,${link},"""Why?""\nshe asked, and left ""C:\\temp\\"" behind.",,,PUBLIC\n`
    expect(textsIn(csv)).toEqual(['"Why?"\nshe asked, and left "C:\\temp\\" behind.'])
  })
})

test('a byte order mark, Windows line ends, older columns and a missing last line end change nothing', () => {
  const expected = ['One line.\nAnother.', 'Second']
  for (const names of [
    header,
    'Date,ShareLink,ShareCommentary,SharedUrl',
    'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl',
    '"Date","ShareLink","ShareCommentary","SharedUrl"',
  ]) {
    const rest = ','.repeat(names.split(',').length - 3)
    const csv = `\uFEFF${names}\r\n2025-03-04 09:00:00,${link},"One line.\r\nAnother."${rest}\r\n2025-03-03 09:00:00,${link},Second${rest}`
    expect(textsIn(csv)).toEqual(expected)
  }
})

test('days are in universal time, and a missing one is not 1970', () => {
  const { shares } = read(`${header}\n2025-03-04 23:30:05,${link},One,,,PUBLIC\n,${link},Two,,,PUBLIC\n`)
  expect(shares.map(({ postedAt }) => postedAt?.toISOString() ?? null)).toEqual(['2025-03-04T23:30:05.000Z', null])
})

test.each(['2024-13-45 00:00:00', '0000-01-01 00:00:00', '2024-01-01 25:61:61'])('%s is no day', (day) => {
  const { shares } = read(`${header}\n${day},${link},One,,,PUBLIC\n`)
  expect(shares).toMatchObject([{ text: 'One', postedAt: null }])
})

test.each([
  ['https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A73', 'urn:li:share:73'],
  ['https://www.linkedin.com/feed/update/urn:li:ugcPost:74', 'urn:li:ugcPost:74'],
  ['https://www.linkedin.com/posts/nora-field_mondays-activity-75-AbCd', 'urn:li:activity:75'],
  ['https://www.linkedin.com/posts/nora-field_mondays-share-76-AbCd?utm=1', 'urn:li:share:76'],
  ['https://www.linkedin.com/%E0%A4%A', null],
  ['', null],
])('the link %s leads to %s', (address, urn) => {
  expect(read(`${header}\n2025-03-04 09:00:00,${address},Text,,,PUBLIC\n`).shares[0]?.urn).toBe(urn)
})

test('a row that cannot be read loses only itself, and is counted', () => {
  const csv = `${header}\n2025-03-05 09:00:00,${link},First,,,PUBLIC\n2025-03-04 09:00:00,${link},"Never "closed, and wrong\n2025-03-03 09:00:00,${link},Second,,,PUBLIC\n2025-03-02 09:00:00,${link},too few\n2025-03-01 09:00:00,${link},Third,,,PUBLIC\n\n`
  expect(textsIn(csv)).toEqual(['First', 'Second', 'Third'])
  expect(read(csv).unreadable).toBe(2)
})

test.each(['', 'Date,Link,Message\n2025-03-04 09:00:00,,Hello\n', '<!doctype html><title>Shares</title>', '"'])(
  'a file that begins with %j is reported as not being Shares.csv',
  (csv) =>
    expect(() => read(csv)).toThrow(
      'This is not LinkedIn’s Shares.csv: it has no columns Date, ShareLink and ShareCommentary.',
    ),
)

test('twenty thousand posts are read within two seconds, and endless quotation marks do no harm', async () => {
  const text = 'We stopped our ""Monday"" meeting, and nobody missed it.\n\n'.repeat(15)
  const rows = Array.from({ length: 20_000 }, (_, n) => `2025-03-04 09:00:00,${link},"${text}${n}",,,PUBLIC\n`)
  const large = `${header}\n${rows.join('')}`
  const hostile = `${header}\n2025-03-04 09:00:00,${link},"${'"'.repeat(10_000_000)}\n2025-03-03 09:00:00,${link},Second,,,PUBLIC\n`
  await expectWithin(2_000, () => processorMs(() => expect(read(large).shares).toHaveLength(20_000)))
  await expectWithin(2_000, () => processorMs(() => expect(textsIn(hostile)).toEqual(['Second'])))
})
