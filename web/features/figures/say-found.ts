import { t } from '@lingui/core/macro'
import type { FigureImport } from '#shared/figures.ts'
import type { ArchiveFound } from '#shared/linkedin-archive.ts'
import { dayName } from './figure.tsx'

export const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`

/** What a file of figures holds, before it is read and after. */
export function sayFigures(found: FigureImport, isRead: boolean): string {
  const { isKnown, kind, days, from, to, posts } = found
  if (isKnown)
    return `You have added this file before. ${isRead ? 'Nothing changed.' : 'Reading it again would change nothing.'}`
  const { joined, unsure, unknown } = posts
  if (kind === 'post')
    return joined > 0
      ? t`Figures of one post, found among yours.`
      : unsure > 0
        ? t`Figures of one post, to be confirmed by you.`
        : t`Figures of one post that is not written here.`
  const period = from && to ? `${dayName(from)} to ${dayName(to)}: ${count(days, 'day')}, ` : ''
  const parts = [
    count(joined + unsure + unknown, 'post'),
    joined > 0 && `${joined} found among yours`,
    unsure > 0 && `${unsure} to be confirmed by you`,
    unknown > 0 && `${unknown} not written here`,
  ].filter(Boolean)
  return `${period}${parts.join(', ')}.`
}

export function sayArchive({ posts, known, drafts, withoutText, unreadable, room }: ArchiveFound): string {
  const parts = [
    posts.length === 0 ? t`No post that isn’t here already` : `${count(posts.length, 'post')} not here yet`,
    known > 0 && `${known} here already`,
    drafts.length > 0 && `${drafts.length} that ${drafts.length === 1 ? 'waits' : 'wait'} here as a draft`,
    withoutText > 0 && `${withoutText} without text`,
    unreadable > 0 && `${count(unreadable, 'row')} not readable`,
  ].filter(Boolean)
  const full = room < posts.length ? ` There is room for ${room.toLocaleString('en')} more.` : ''
  return t`LinkedIn’s data archive: ${parts.join(', ')}.${full}`
}
