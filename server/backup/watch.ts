import { eq } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { operatorAccounts } from '../accounts/operators.ts'
import { call } from '../config/call.ts'
import { addressOf } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { mayBeWritten } from '../mail/recipients.ts'
import { changeBackupState, isLate, lastBackupOf } from './state.ts'

/** A server that was off for days makes a backup soon after its start. Until then it warns nobody. */
const patienceMs = 3_600_000

/** Tells the operators once when no backup has succeeded for a day, and once when they succeed again. */
export async function watchBackups(deps: Deps): Promise<void> {
  const { config, log, now } = deps
  if (!config.backups) return
  await changeBackupState(deps, async (state, tx) => {
    const lastAt = lastBackupOf(state).toISOString()
    const tell = async (isLate: boolean) => {
      for (const { id: userId } of await operatorAccounts({ config, db: tx }))
        await enqueue(tx, 'tell-of-backups', { userId, isLate, lastAt }, { key: `${userId} ${isLate} ${lastAt}` })
    }
    if (!isLate(state, now())) {
      if (state.isTold) {
        log.info({ lastAt }, 'backups succeed again')
        await tell(false)
      }
      return { noticedAt: null, isTold: false }
    }
    const noticedAt = state.noticedAt ?? now().toISOString()
    const isTold = now().getTime() - Date.parse(noticedAt) >= patienceMs
    if (isTold && !state.isTold) {
      log.error({ lastAt, reason: state.failure?.reason }, 'no backup has succeeded for more than a day')
      await tell(true)
    }
    return { noticedAt, isTold }
  })
}

interface News {
  userId: string
  isLate: boolean
  lastAt: string
}

/** The reason may name places of the server, so only the log and `doctor` say it. */
export async function tellOfBackups(
  { config, db, mailer }: Deps & WithMailer,
  { userId, isLate, lastAt }: News,
): Promise<void> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account || account.disabledAt) return
  const { username: address, isEmailVerified, fullName } = account
  if (!mayBeWritten(config, { isEmailVerified, address })) return
  const { language, tell } = voiceFor(account, config)
  const [date, time] = [lastAt.slice(0, 10), lastAt.slice(11, 16)]
  const { name } = product
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello ${{ name: fullName }}`),
    paragraphs: isLate
      ? [
          tell(
            msg`${{ product: name }} has had no new backup since ${{ date }} at ${{ time }} UTC. If its database is lost now, everything written since then is lost too.`,
          ),
          tell(
            msg`Enter “${{ command: call('doctor') }}” on the server: it says why, and what to do. ${{ product: name }} tries again every ten minutes.`,
          ),
        ]
      : [tell(msg`${{ product: name }} has made a backup again, on ${{ date }} at ${{ time }} UTC.`)],
    action: { label: tell(msg`Open ${{ product: name }}`), url: `${addressOf(config)}/settings` },
    notes: [{ text: tell(msg`You get this email because you run this ${{ product: name }}.`) }],
  })
  const subject = tell(
    isLate ? msg`No backup of ${{ product: name }} for more than a day` : msg`${{ product: name }} has a backup again`,
  )
  await sendUnlessRefused(mailer, { id: `backups.${userId}.${isLate}.${lastAt}`, to: address, subject, ...letter })
}
