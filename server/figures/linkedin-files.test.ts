import { expect, test } from 'vitest'
import { workbookWith } from '../testing/workbook.ts'
import { type AccountFile, type PostFile, readLinkedInFile } from './linkedin-files.ts'
import { countOf, dayOf, shareOf } from './values.ts'
import { type Cell, readWorkbook } from './workbook.ts'

const read = async (sheets: Record<string, Cell[][]>) => readLinkedInFile(await readWorkbook(workbookWith(sheets)))
const a = 'https://www.linkedin.com/feed/update/urn:li:activity:7250000000000000001'
const b = 'https://www.linkedin.com/posts/nora-field_bikes-share-7251000000000000002-AbCd'

const engagement: Cell[][] = [
  ['Date', 'Impressions', 'Engagements'],
  ['9/1/2026', '1,234', 12],
  ['9/2/2026', 0, 0],
]
const account = {
  DISCOVERY: [
    ['Overall Performance', '9/1/2026 - 9/2/2026'],
    ['Impressions', '1,300'],
    ['Members reached', 800],
  ],
  ENGAGEMENT: engagement,
  'TOP POSTS': [
    ['Maximum of 50 posts available to include in this list'],
    [],
    ['Post URL', 'Post publish date', 'Engagements', null, 'Post URL', 'Post publish date', 'Impressions'],
    [a, '9/1/2026', 9, null, b, '9/2/2026', '1,100'],
    [null, null, null, null, a, '9/1/2026', 200],
  ],
  FOLLOWERS: [['Total followers on 9/2/2026:', 4012], [], ['Date', 'New followers'], ['9/1/2026', 3], ['9/2/2026', 1]],
  DEMOGRAPHICS: [
    ['Top Demographics', 'Value', 'Percentage'],
    ['Job titles', 'Founder', 0.11],
    ['Company size', '11-50', '< 1%'],
  ],
} satisfies Record<string, Cell[][]>

test('the account’s export is read: its period, days, both rankings, followers and demographics', async () => {
  expect(await read(account)).toEqual({
    kind: 'account',
    from: '2026-09-01',
    to: '2026-09-02',
    impressions: 1300,
    membersReached: 800,
    followers: { total: 4012, on: '2026-09-02' },
    days: [
      { day: '2026-09-01', impressions: 1234, engagements: 12, newFollowers: 3 },
      { day: '2026-09-02', impressions: 0, engagements: 0, newFollowers: 1 },
    ],
    posts: [
      { address: a, publishedOn: '2026-09-01', engagements: 9, impressions: 200 },
      // Not in the other ranking: unknown, which is not zero.
      { address: b, publishedOn: '2026-09-02', engagements: null, impressions: 1100 },
    ],
    demographics: [
      { of: 'audience', category: 'Job titles', value: 'Founder', share: 0.11, isBelow: false },
      { of: 'audience', category: 'Company size', value: '11-50', share: 0.01, isBelow: true },
    ],
    refusals: [],
  } satisfies AccountFile)
})

test('newer exports tell the audience from the readers of the posts', async () => {
  const { DEMOGRAPHICS: one, ...others } = account
  const file = await read({ ...others, 'AUDIENCE DEMOGRAPHICS': one, 'CONTENT DEMOGRAPHICS': one })
  expect((file as AccountFile).demographics.map(({ of }) => of)).toEqual(['audience', 'audience', 'content', 'content'])
})

test('the total of followers may stand in a row of its own, and days may be Excel’s own', async () => {
  const FOLLOWERS: Cell[][] = [['Total followers on 9/2/2026'], [4012], ['Date', 'New followers'], [46_266, 3]]
  const file = (await read({ ...account, FOLLOWERS })) as AccountFile
  expect(file.followers).toEqual({ total: 4012, on: '2026-09-02' })
  expect(file.days.find(({ day }) => day === '2026-09-01')?.newFollowers).toBe(3)
})

test('cells between the two rankings are ignored, even in the header', async () => {
  const filled = account['TOP POSTS'].map((cells) => (cells.length > 3 ? cells.with(3, '481') : cells))
  expect(await read({ ...account, 'TOP POSTS': filled })).toEqual(await read(account))
})

const keys: Cell[][] = [
  ['Post URL', a],
  ['Post Date', '9/1/2026'],
  ['Post Publish Time', '7:04 AM'],
  ['Impressions', '1.234'],
  ['Members reached', 900],
  ['Saves', 4],
  ['Sends on LinkedIn', 2],
  ['Followers gained from this post', null],
  ['Social engagements', '1’006'],
]
const shares: Cell[][] = [
  ['Category', 'Value', '%'],
  ['Location', 'Berlin', '12%'],
]
const ofPost: PostFile = {
  kind: 'post',
  address: a,
  publishedOn: '2026-09-01',
  figures: { impressions: 1234, membersReached: 900, saves: 4, sends: 2, socialEngagements: 1006 },
  demographics: [{ of: 'post', category: 'Location', value: 'Berlin', share: 0.12, isBelow: false }],
  refusals: [],
}

test('a single post’s export is read in both of its layouts', async () => {
  expect(await read({ 'Post analytics': [...keys, [], ...shares] })).toEqual(ofPost)
  expect(await read({ PERFORMANCE: keys, 'TOP DEMOGRAPHICS': shares })).toEqual(ofPost)
})

test('a sheet of an unknown layout has the whole file refused by its name', async () => {
  await expect(read({ ...account, NOVELTIES: [['A', 'B']] })).rejects.toThrow(
    'The sheet “NOVELTIES” has a layout that Hookline doesn’t know. Nothing was read.',
  )
  await expect(read({ Sheet1: [['Datum', 'Weergaven', 'Interactien']] })).rejects.toThrow('“Sheet1”')
})

test('rows that were not understood are listed by sheet and row, and the others are read', async () => {
  const file = (await read({
    ...account,
    ENGAGEMENT: [...engagement, ['yesterday', 1, 1], ['9/3/2026', 'many', 1]],
  })) as AccountFile
  expect(file.refusals).toEqual([
    { sheet: 'ENGAGEMENT', row: 4, why: 'The date was not understood.' },
    { sheet: 'ENGAGEMENT', row: 5, why: 'A figure was not understood.' },
  ])
  expect(file.days).toHaveLength(3)
})

test.each<[Cell, string | null]>([
  ['9/28/2026', '2026-09-28'],
  ['12/1/2026', '2026-12-01'],
  ['28.9.2026', '2026-09-28'],
  ['2026-09-28', '2026-09-28'],
  [46_293, '2026-09-28'],
  ['28/9/2026', null],
  ['2/30/2026', null],
  ['481', null],
  [12, null],
])('the day %s is %s', (cell, day) => expect(dayOf(cell)).toBe(day))

test.each<[Cell, number | null]>([
  ['1,234', 1234],
  ['1.234.567', 1_234_567],
  ["1'006", 1006],
  ['1\u202f006', 1006],
  [7, 7],
  ['0', 0],
  ['', null],
  [null, null],
  ['1.5', null],
  [1.5, null],
  ['-3', null],
  ['1,23,456', null],
])('the count %s is %s', (cell, count) => expect(countOf(cell)).toBe(count))

test.each<[Cell, number | null]>([
  ['12%', 0.12],
  ['< 1%', 0.01],
  ['3,5 %', 0.035],
  [0.5, 0.5],
  ['101%', null],
  [12, null],
])('the share %s is %s', (cell, share) => expect(shareOf(cell)?.share ?? null).toBe(share))

const workbook = (sheet: string) => readWorkbook(workbookWith({ S: [] }, { 'xl/worksheets/sheet1.xml': sheet }))

test.each([
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>', 'doesn’t look like one from LinkedIn'],
  [
    'a formula',
    '<worksheet><sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>',
    'doesn’t look like',
  ],
  [
    'a row beyond the limit',
    '<worksheet><row r="999999"><c r="A999999"><v>2</v></c></row></worksheet>',
    'larger than any',
  ],
  [
    'a column beyond the limit',
    '<worksheet><row r="1"><c r="ZZZ1"><v>2</v></c></row></worksheet>',
    'doesn’t look like',
  ],
  [
    'a text without end',
    `<worksheet><row r="1"><c r="A1" t="str"><v>${'x'.repeat(5000)}</v></c></row></worksheet>`,
    'doesn’t look like',
  ],
  ['broken markup', '<worksheet><row', 'is damaged'],
  ['a text that is not there', '<worksheet><row r="1"><c r="A1" t="s"><v>5</v></c></row></worksheet>', 'is damaged'],
])('a file with %s is refused', async (_, sheet, why) => {
  await expect(workbook(sheet)).rejects.toThrow(why)
})

test('a sheet that shrinks to less than a hundredth, and a file that is no Excel file, are refused', async () => {
  await expect(workbook(`<worksheet>${' '.repeat(4_000_000)}</worksheet>`)).rejects.toThrow('doesn’t look like')
  await expect(readWorkbook(new TextEncoder().encode('Date,Impressions'))).rejects.toThrow('not an Excel file')
})

test('texts are found in the table of texts, whatever their looks, and with any prefix', async () => {
  const strings =
    '<x:sst><x:si><x:r><x:t>Im</x:t></x:r><x:r><x:t>pressions</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>'
  const sheet = '<x:worksheet><x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c></x:row></x:worksheet>'
  const file = workbookWith({ S: [] }, { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings })
  expect(await readWorkbook(file)).toEqual([{ name: 'S', rows: [[], [null, 'Impressions']] }])
})

/** As such files are described: sheets, headers and dates are in the member's language. */
const french = {
  DÉCOUVERTE: [
    ['Performances globales', '01/09/2026 - 12/09/2026'],
    ['Impressions', '1 234'],
    ['Membres touchés', '800'],
  ],
  ENGAGEMENT: [
    ['Date', 'Impressions', 'Interactions'],
    ...Array.from({ length: 12 }, (_, day): Cell[] => [`${String(day + 1).padStart(2, '0')}/09/2026`, '100', '7']),
  ],
  'MEILLEURS POSTS': [
    ['50 posts maximum'],
    [],
    ['URL du post', 'Date de publication', 'Interactions', '481', 'URL du post', 'Date de publication', 'Impressions'],
    [a, '02/09/2026', '12', null, a, '02/09/2026', '1.100'],
  ],
  ABONNÉS: [['Nombre total d’abonnés le 12/09/2026 :', '4012'], [], ['Date', 'Nouveaux abonnés'], ['03/09/2026', '3']],
  'DONNÉES DÉMOGRAPHIQUES': [
    ['Principales données démographiques', 'Valeur', 'Pourcentage'],
    ['Lieux', 'Lyon', 'moins de 1 %'],
  ],
} satisfies Record<string, Cell[][]>

test('a file in French or Spanish is read by its own words, with the day first', async () => {
  const expected = {
    from: '2026-09-01',
    to: '2026-09-12',
    impressions: 1234,
    membersReached: 800,
    followers: { total: 4012, on: '2026-09-12' },
    posts: [{ address: a, publishedOn: '2026-09-02', engagements: 12, impressions: 1100 }],
    demographics: [{ of: 'audience', value: 'Lyon', share: 0.01, isBelow: true }],
    refusals: [],
  }
  expect(await read(french)).toMatchObject(expected)
  const inSpanish: Record<string, string> = {
    'Membres touchés': 'Miembros alcanzados',
    Date: 'Fecha',
    Impressions: 'Impresiones',
    Interactions: 'Interacciones',
    'URL du post': 'URL de la publicación',
    'Date de publication': 'Fecha de publicación',
    'Nouveaux abonnés': 'Nuevos seguidores',
    'Principales données démographiques': 'Principales datos demográficos',
    Pourcentage: 'Porcentaje',
    'moins de 1 %': 'menos de 1%',
  }
  const spanish = Object.fromEntries(
    Object.entries(french).map(([name, rows]) => [
      name,
      rows.map((cells: Cell[]) => cells.map((cell) => inSpanish[String(cell)] ?? cell)),
    ]),
  )
  expect(await read(spanish)).toMatchObject(expected)
})

test('dates that can be read in two ways are refused, unless the file is in English', async () => {
  const of = (header: string[], ...days: string[]) => read({ S: [header, ...days.map((day): Cell[] => [day, 1, 1])] })
  const spanish = ['Fecha', 'Impresiones', 'Interacciones']
  await expect(of(spanish, '1/2/2026')).rejects.toThrow('can be read in two ways')
  await expect(of(spanish, '13/2/2026', '2/13/2026')).rejects.toThrow('can be read in two ways')
  // One row a day.
  expect(await of(spanish, '1/2/2026', '2/2/2026')).toMatchObject({ from: '2026-02-01', to: '2026-02-02' })
  expect(await of(['Date', 'Impressions', 'Engagements'], '1/2/2026')).toMatchObject({ from: '2026-01-02' })
  const german = ['Datum', 'Impressionen', 'Interaktionen']
  expect(await of(german, '28.09.2026', '29.09.2026')).toMatchObject({ from: '2026-09-28', to: '2026-09-29' })
})
