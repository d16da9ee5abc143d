import { plural, t } from '@lingui/core/macro'
import type { FigureImport } from '#shared/figures.ts'
import type { ArchiveFound } from '#shared/linkedin-archive.ts'
import { listed } from '#web/lib/intl.ts'
import { spanName } from './figure.tsx'

const isSaid = (part: string | false | null): part is string => typeof part === 'string'

/** What a file of figures holds, before it is read and after. */
export function sayFigures(found: FigureImport, isRead: boolean): string {
  const { isKnown, kind, days, from, to, posts } = found
  if (isKnown)
    return isRead
      ? t`You have added this file before. Nothing changed.`
      : t`You have added this file before. Reading it again would change nothing.`
  const { joined, unsure, unknown } = posts
  if (kind === 'post')
    return joined > 0
      ? t`Figures of one post, found among yours.`
      : unsure > 0
        ? t`Figures of one post, to be confirmed by you.`
        : t`Figures of one post that is not written here.`
  const all = joined + unsure + unknown
  const parts = [
    from && to && plural(days, { one: '# day', other: '# days' }),
    plural(all, { one: '# post', other: '# posts' }),
    joined > 0 && plural(joined, { one: '# found among yours', other: '# found among yours' }),
    unsure > 0 && plural(unsure, { one: '# to be confirmed by you', other: '# to be confirmed by you' }),
    unknown > 0 && plural(unknown, { one: '# not written here', other: '# not written here' }),
  ].filter(isSaid)
  const said = `${listed(parts, 'unit')}.`
  return from && to ? t`${{ days: spanName({ from, to }) }}: ${{ count: said }}` : said
}

export function sayArchive({ posts, known, drafts, withoutText, unreadable, room }: ArchiveFound): string {
  const parts = [
    posts.length === 0
      ? t`No post that isn’t here already`
      : plural(posts.length, { one: '# post not here yet', other: '# posts not here yet' }),
    known > 0 && plural(known, { one: '# here already', other: '# here already' }),
    drafts.length > 0 &&
      plural(drafts.length, { one: '# that waits here as a draft', other: '# that wait here as a draft' }),
    withoutText > 0 && plural(withoutText, { one: '# without text', other: '# without text' }),
    unreadable > 0 && plural(unreadable, { one: '# row not readable', other: '# rows not readable' }),
  ].filter(isSaid)
  const said = t`LinkedIn’s data archive: ${{ found: listed(parts, 'unit') }}.`
  if (room >= posts.length) return said
  return `${said} ${plural(room, { one: 'There is room for # more.', other: 'There is room for # more.' })}`
}
