import type { Config } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { listOutbox, outboxOf } from '../mail/outbox.ts'
import { type Finding, note, ok, reasonOf, toDo } from './finding.ts'

/** Whether emails can be sent; none is. */
export async function examineMail(config: Config): Promise<Finding[]> {
  const { smtp, mailFrom } = config
  if (!smtp) {
    const count = (await listOutbox(outboxOf(config)).catch(() => [])).length
    const there = count === 0 ? '' : ` ${count} ${count === 1 ? 'is' : 'are'} there.`
    return [
      note('Email', `SMTP_URL is not set: emails are written to ${outboxOf(config)}, and nobody gets them.${there}`),
    ]
  }
  const mailer = createMailer(config)
  const where = `${smtp.host}:${smtp.port}`
  try {
    await mailer.check()
    return [ok('Email', `${where} takes mails, from ${mailFrom.address}`)]
  } catch (error) {
    return [toDo('Email', `${where} takes no mails (${reasonOf(error)}). Check the settings that begin with SMTP_.`)]
  } finally {
    mailer.close()
  }
}
