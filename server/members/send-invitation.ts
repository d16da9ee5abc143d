import { and, eq } from 'drizzle-orm'
import { invitationDays } from '#shared/members.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { invitations } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { voiceForAddress } from '../mail/recipients.ts'
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
  const { language, tell } = await voiceForAddress(deps, row.address, row.invitedBy)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      tell(
        msg`You are invited to write LinkedIn posts together with others on ${{ product: product.name }}, at ${{ address: addressOf(deps.config) }}. The link shows who invites you. It works once, for ${plural({ days: invitationDays }, { other: '# days' })}, and only with this email.`,
      ),
    ],
    action: { label: tell(msg`See the invitation`), url: linkOf(deps, row.id) },
    notes: [{ text: tell(msg`If you expect no invitation, ignore this email.`) }],
  })
  const subject = tell(msg`You are invited to ${{ product: product.name }}`)
  await sendUnlessRefused(deps.mailer, { id: `invitation.${row.id}`, to: row.address, subject, ...letter })
}
