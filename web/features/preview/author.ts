import type { CurrentUser } from '#shared/accounts.ts'
import { initials } from '#web/lib/initials.ts'
import { accountIn } from '#web/lib/tab-workspace.ts'

export interface Author {
  account: string
  name: string
  initials: string
  photo: string | null
  title: string
}

export function authorOf(user: CurrentUser | null): Author {
  const name = user?.fullName.trim() || 'Your Name'
  const title = headlineOf({ profession: user?.profession, company: user?.companyName }) || 'Your Title'
  return {
    account: user ? accountIn(user) : 'nobody',
    name,
    initials: initials(name),
    photo: user?.photo ?? null,
    title,
  }
}

/** Empty if neither is known. */
export function headlineOf(of: { profession?: string | null; company?: string | null }): string {
  const [profession, company] = [of.profession?.trim(), of.company?.trim()]
  return profession && company ? `${profession} at ${company}` : profession || company || ''
}
