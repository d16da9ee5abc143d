import { and, eq } from 'drizzle-orm'
import { invitationDays } from '#shared/members.ts'
import { product } from '#shared/product.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { invitations } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { isOpen, linkOf } from './invitations.ts'

/** The email holds nothing that a person typed: strangers must not be able to send their words from this server. */
export async function sendInvitation(
  deps: Deps & WithMailer,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), isOpen(deps)))
  if (!row?.address) return
  const letter = writeLetter({
    greeting: 'Hello',
    paragraphs: [
      `You are invited to write LinkedIn posts together with others on ${product.name}, at ${addressOf(deps.config)}. The link shows who invites you. It works once, for ${invitationDays} days, and only with this email.`,
    ],
    action: { label: 'See the invitation', url: linkOf(deps, row.id) },
    notes: [{ text: 'If you expect no invitation, ignore this email.' }],
  })
  const subject = `You are invited to ${product.name}`
  await sendUnlessRefused(deps.mailer, { id: `invitation.${row.id}`, to: row.address, subject, ...letter })
}
