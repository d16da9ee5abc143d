import * as z from 'zod/mini'

/** What the bell tells a person of others' doings, and mails tell in the way they choose. */
export const newsKinds = ['mentions', 'comments', 'approvalRequests', 'decisions', 'members'] as const
export type NewsKind = (typeof newsKinds)[number]

export const mailTimes = ['now', 'digest', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

const time = z.enum(mailTimes, 'Each of mails must be now, digest or never.')
export const mailChoices = z.object({
  mentions: time,
  comments: time,
  approvalRequests: time,
  decisions: time,
  members: time,
})
export type MailChoices = z.infer<typeof mailChoices>

/** At once where somebody waits for the reader, or the reader for the answer. The rest can wait for the morning. */
export const usualMails: MailChoices = {
  mentions: 'now',
  comments: 'digest',
  approvalRequests: 'now',
  decisions: 'now',
  members: 'digest',
}

/** The hour of a day, where the reader lives, from which their digest is sent. */
export const digestHour = 8
