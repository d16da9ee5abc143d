import { type Demographic, longestAddress, type Refusal } from '#shared/figures.ts'
import type { PostMetric } from '#shared/post-metrics.ts'
import { dateOrderOf } from './date-order.ts'
import { headerOf, headerRows, isCalled, unknownLayout, wordOf } from './headers.ts'
import { countOf, type DateOrder, dayOf, shareOf } from './values.ts'
import { type Cell, type Sheet, WorkbookError } from './workbook.ts'

/** One day of an account. Unknown is null, never zero. */
export interface DayFigures {
  day: string
  impressions: number | null
  /** With clicks. Never to be compared with a single post's social engagements. */
  engagements: number | null
  newFollowers: number | null
}

/** A post in the two rankings of an account's file. A post in one of them only has the other figure unknown. */
export interface RankedPost {
  address: string
  publishedOn: string | null
  impressions: number | null
  engagements: number | null
}

/** The export of a creator's analytics: `AggregateAnalytics_….xlsx`, formerly `Content_….xlsx`. */
export interface AccountFile {
  kind: 'account'
  from: string
  to: string
  impressions: number | null
  membersReached: number | null
  followers: { total: number; on: string } | null
  days: DayFigures[]
  posts: RankedPost[]
  demographics: Demographic[]
  refusals: Refusal[]
}

/** The export of a single post: `SinglePostAnalytics_….xlsx`, formerly `PostAnalytics_….xlsx`. */
export interface PostFile {
  kind: 'post'
  address: string
  publishedOn: string | null
  figures: Partial<Record<PostMetric, number>>
  demographics: Demographic[]
  refusals: Refusal[]
}

/** Headers and keys in lower case. */
const metricNames: Record<string, PostMetric> = {
  impressions: 'impressions',
  'members reached': 'membersReached',
  'profile viewers from this post': 'profileViewers',
  'followers gained from this post': 'followersGained',
  'social engagements': 'socialEngagements',
  reactions: 'reactions',
  comments: 'comments',
  reposts: 'reposts',
  saves: 'saves',
  'sends on linkedin': 'sends',
  'link engagements': 'linkEngagements',
  'premium custom button engagements': 'buttonEngagements',
  'article views': 'articleViews',
  'email sends': 'emailSends',
}

/**
 * The figures in LinkedIn's Excel files, of every layout since 2024, told apart by what their sheets say. Refuses files
 * with a sheet that it does not know, by a `WorkbookError` that names the sheet, and lists rows that it did not read.
 */
export function readLinkedInFile(sheets: readonly Sheet[]): AccountFile | PostFile {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  const post = filled.find(isOfPost)
  if (post) return readPostFile(post, filled)
  const file: AccountFile = {
    kind: 'account',
    from: '',
    to: '',
    impressions: null,
    membersReached: null,
    followers: null,
    days: [],
    posts: [],
    demographics: [],
    refusals: [],
  }
  const isEnglish = filled.some((sheet) => headerOf(sheet, ['english']))
  const order = dateOrderOf(filled, isEnglish)
  for (const sheet of filled) {
    const read = [readOverall, readEngagement, readPosts, readFollowers, readDemographics].some((reader) =>
      reader(sheet, file, order),
    )
    if (!read) throw unknownLayout(sheet.name)
  }
  if (file.days.length === 0 && file.posts.length === 0)
    throw new WorkbookError('No figures were found in the file. Choose an export of your LinkedIn analytics.')
  const days = file.days.map(({ day }) => day).toSorted()
  file.from ||= days[0] ?? ''
  file.to ||= days.at(-1) ?? ''
  return file
}

/** False for a sheet of another kind. */
type Reader = (sheet: Sheet, file: AccountFile, order: DateOrder) => boolean

const readOverall: Reader = ({ name, rows }, file, order) => {
  const [title, period] = rows[0] ?? []
  const [from, to] = String(period ?? '')
    .split(/ [-–] /, 2)
    .map((day) => dayOf(day, order))
  if (!isCalled(title, 'overall') && !(from && to && isCalled(rows[1]?.[0], 'impressions'))) return false
  file.from = from ?? ''
  file.to = to ?? ''
  if (!file.from || !file.to || file.from > file.to)
    file.refusals.push({ sheet: name, row: 1, why: /*i18n*/ 'The period was not understood.' })
  for (const [index, cells] of rows.entries()) {
    const metric = (['impressions', 'membersReached'] as const).find((one) => isCalled(cells[0], one))
    if (!metric) continue
    const count = countOf(cells[1])
    if (count === null) file.refusals.push({ sheet: name, row: index + 1, why: /*i18n*/ 'No count.' })
    else file[metric] = count
  }
  return true
}

const dayIn = (file: AccountFile, day: string): DayFigures => {
  const known = file.days.find((one) => one.day === day)
  if (known) return known
  const added = { day, impressions: null, engagements: null, newFollowers: null }
  file.days.push(added)
  return added
}

/** Rows below a header, whose first column is a day. */
function readDays(
  sheet: Sheet,
  file: AccountFile,
  { row, order }: { row: number; order: DateOrder },
  take: (day: DayFigures, cells: Cell[]) => boolean,
) {
  for (const [index, cells] of sheet.rows.entries()) {
    if (index <= row || cells.every((cell) => cell === null)) continue
    const day = dayOf(cells[0], order)
    const refuse = (why: string) => file.refusals.push({ sheet: sheet.name, row: index + 1, why })
    if (!day) refuse(/*i18n*/ 'The date was not understood.')
    else if (!take(dayIn(file, day), cells)) refuse(/*i18n*/ 'A figure was not understood.')
  }
}

const readEngagement: Reader = (sheet, file, order) => {
  const header = headerOf(sheet, ['date', 'impressions', 'engagements'])
  if (header?.columns[0] !== 0) return false
  const [, impressions, engagements] = header.columns
  readDays(sheet, file, { row: header.row, order }, (day, cells) => {
    day.impressions = countOf(cells[impressions!])
    day.engagements = countOf(cells[engagements!])
    return day.impressions !== null && day.engagements !== null
  })
  return true
}

const readFollowers: Reader = (sheet, file, order) => {
  const header = headerOf(sheet, ['date', 'newFollowers'])
  if (header?.columns[0] !== 0) return false
  for (const [index, cells] of sheet.rows.slice(0, header.row).entries()) {
    const on = dayOf(/(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{4}$/.exec(wordOf(cells[0]))?.[0], order)
    // Beside the words, or in the row below them.
    const total = countOf(cells[1]) ?? countOf(sheet.rows[index + 1]?.find((cell) => cell !== null))
    if (on && total !== null) file.followers = { total, on }
  }
  const column = header.columns[1]!
  readDays(sheet, file, { row: header.row, order }, (day, cells) => {
    day.newFollowers = countOf(cells[column])
    return day.newFollowers !== null
  })
  return true
}

/** LinkedIn lists at most 50 in each ranking. */
const maxPosts = 1_000

/** Two rankings side by side. The gap between them may hold anything, even in the header. */
const readPosts: Reader = (sheet, file, order) => {
  const header = headerOf(sheet, ['address', 'publishedOn'])
  if (!header) return false
  const names = sheet.rows[header.row]!
  const starts = names.flatMap((name, column) => (isCalled(name, 'address') ? [column] : []))
  const known = new Map<string, RankedPost>()
  for (const start of starts) {
    const metric = (['engagements', 'impressions'] as const).find((one) => isCalled(names[start + 2], one))
    if (!metric || !isCalled(names[start + 1], 'publishedOn')) throw unknownLayout(sheet.name)
    for (const [index, cells] of sheet.rows.entries()) {
      const address = cells[start]
      if (index <= header.row || typeof address !== 'string' || !/^https?:\/\//.test(address)) continue
      if (address.length > longestAddress) {
        file.refusals.push({ sheet: sheet.name, row: index + 1, why: /*i18n*/ 'The address is too long.' })
        continue
      }
      const post = known.get(address) ?? { address, publishedOn: null, impressions: null, engagements: null }
      known.set(address, post)
      post.publishedOn ??= dayOf(cells[start + 1], order)
      post[metric] = countOf(cells[start + 2])
      if (post[metric] === null)
        file.refusals.push({ sheet: sheet.name, row: index + 1, why: /*i18n*/ 'A figure was not understood.' })
    }
  }
  if (known.size > maxPosts) throw unknownLayout(sheet.name)
  file.posts.push(...known.values())
  return true
}

const topDemographics = ['demographics', 'any', 'share'] as const

const readDemographics: Reader = (sheet, file) => {
  const header = headerOf(sheet, topDemographics)
  if (!header) return false
  const of = /conten|inhalt/i.test(sheet.name) ? 'content' : 'audience'
  file.demographics.push(...demographicsIn(sheet, header, of, file.refusals))
  return true
}

function demographicsIn(
  { name, rows }: Sheet,
  { row, columns }: { row: number; columns: number[] },
  of: Demographic['of'],
  refusals: Refusal[],
): Demographic[] {
  return rows.flatMap((cells, index) => {
    if (index <= row || cells.every((cell) => cell === null)) return []
    const [category, value, percentage] = columns.map((column) => cells[column])
    const share = shareOf(percentage)
    if (typeof category === 'string' && value !== null && value !== undefined && share)
      return [{ of, category: category.trim(), value: String(value).trim(), ...share }]
    refusals.push({ sheet: name, row: index + 1, why: /*i18n*/ 'A share was not understood.' })
    return []
  })
}

const isOfPost = ({ rows }: Sheet) =>
  rows.slice(0, headerRows).some(([key, value]) => wordOf(key) === 'post url' && /^https?:/.test(String(value ?? '')))

const demographicHeader = ['category', 'value', '%']

function readPostFile(sheet: Sheet, sheets: readonly Sheet[]): PostFile {
  const file: PostFile = { kind: 'post', address: '', publishedOn: null, figures: {}, demographics: [], refusals: [] }
  const lowest = sheet.rows.findIndex((cells) => demographicHeader.every((name, at) => wordOf(cells[at]) === name))
  for (const [index, [key, value]] of sheet.rows.slice(0, lowest < 0 ? undefined : lowest).entries()) {
    const word = wordOf(key)
    if (word === 'post url') file.address = String(value).trim()
    else if (word === 'post date' || word === 'post publish date') file.publishedOn = dayOf(value)
    const metric = metricNames[word]
    if (!metric) continue
    const count = countOf(value)
    if (count !== null) file.figures[metric] = count
    else if (value !== null && value !== undefined)
      file.refusals.push({ sheet: sheet.name, row: index + 1, why: /*i18n*/ 'A figure was not understood.' })
  }
  if (Object.keys(file.figures).length === 0 || file.address.length > longestAddress) throw unknownLayout(sheet.name)
  const columns = [0, 1, 2]
  if (lowest >= 0) file.demographics.push(...demographicsIn(sheet, { row: lowest, columns }, 'post', file.refusals))
  for (const other of sheets) {
    if (other === sheet) continue
    const header = headerOf(other, ['category', 'any', 'percent']) ?? headerOf(other, topDemographics)
    if (!header) throw unknownLayout(other.name)
    file.demographics.push(...demographicsIn(other, header, 'post', file.refusals))
  }
  return file
}
