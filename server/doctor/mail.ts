import type { Config } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { listOutbox, outboxOf } from '../mail/outbox.ts'
import { type Finding, note, ok, reasonOf, toDo } from './finding.ts'

/** Checks the way for emails without sending one. */
export async function examineMail(config: Config): Promise<Finding[]> {
  const { smtp, mailFrom } = config
  if (!smtp) {
    const count = (await listOutbox(outboxOf(config)).catch(() => [])).length
    const there = count === 0 ? '' : ` ${count} ${count === 1 ? 'is' : 'are'} there.`
    return [
      note('Email', `SMTP_URL is not set, so emails are written to ${outboxOf(config)} and reach nobody.${there}`),
    ]
  }
  const mailer = createMailer(config)
  const where = `${smtp.host}:${smtp.port}`
  try {
    await mailer.check()
    return [ok('Email', `${where} accepts emails, from ${mailFrom.address}`)]
  } catch (error) {
    return [toDo('Email', `${where} accepts no emails (${reasonOf(error)}). Check the settings that begin with SMTP_.`)]
  } finally {
    mailer.close()
  }
}
