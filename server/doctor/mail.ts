import { randomUUID } from 'node:crypto'
import { product } from '#shared/product.ts'
import { addressOf, type Config } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { listOutbox, outboxOf } from '../mail/outbox.ts'
import { type Finding, note, ok, reasonOf, toDo } from './finding.ts'

/** Checks the way for emails, and sends one if an address is given. */
export async function examineMail(config: Config, to?: string): Promise<Finding[]> {
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
    if (to) {
      const text = `This is a test from ${product.name} at ${addressOf(config)}.`
      await mailer.send({ id: randomUUID(), to, subject: `A test from ${product.name}`, text, html: `<p>${text}</p>` })
      return [ok('Email', `${where} accepted a test email for ${to}. Look for it, in the spam folder too.`)]
    }
    return [ok('Email', `${where} accepts emails, from ${mailFrom.address}`)]
  } catch (error) {
    return [toDo('Email', `${where} accepts no emails (${reasonOf(error)}). Check the settings that begin with SMTP_.`)]
  } finally {
    mailer.close()
  }
}
