import { t } from '@lingui/core/macro'
import type { CurrentUser } from '#shared/accounts.ts'
import type { Author as Named } from '#shared/members.ts'
import { initials } from '#web/lib/initials.ts'
import { accountIn } from '#web/lib/tab-workspace.ts'

export interface Author {
  account: string
  name: string
  initials: string
  photo: string | null
  title: string
}

/** The author of a post as the feed shows them; of a new post, the one for whom the person writes. */
export function authorOf(user: CurrentUser | null, other?: Named): Author {
  const shown = other && !other.isMe ? other : user && { ...user, name: user.fullName }
  const name = shown?.name.trim() || t`Your Name`
  const title = headlineOf({ profession: shown?.profession, company: shown?.companyName }) || t`Your Title`
  return {
    account: user ? accountIn(user) : 'nobody',
    name,
    initials: initials(name),
    photo: (shown === other ? null : user?.photo) ?? null,
    title,
  }
}

/** Empty if neither is known. */
export function headlineOf(of: { profession?: string | null; company?: string | null }): string {
  const [profession, company] = [of.profession?.trim(), of.company?.trim()]
  return profession && company ? t`${profession} at ${company}` : profession || company || ''
}
