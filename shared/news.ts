/** Without schemas, for screens. */

/** What the bell tells a person of others' doings, and mails tell in the way they choose. */
export const newsKinds = ['mentions', 'comments', 'approvalRequests', 'decisions', 'members'] as const
export type NewsKind = (typeof newsKinds)[number]

export const mailTimes = ['now', 'digest', 'never'] as const
export type MailTime = (typeof mailTimes)[number]

export type MailChoices = Record<NewsKind, MailTime>

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
