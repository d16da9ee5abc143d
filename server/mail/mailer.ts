import type { NodemailerError } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { SmtpSettings } from '../config/mail-settings.ts'
import { observed } from '../telemetry/observed.ts'
import { createOutbox, outboxOf } from './outbox.ts'

export interface Mail {
  /** Stays the same when it is sent again. Letters, digits, dots and hyphens. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** The address for one-click unsubscribing (RFC 8058), for optional emails. */
  unsubscribe?: string
}

/** Use it in a job, which is retried. */
export interface Mailer {
  /** Through a mail server, or into files without one. */
  delivery: 'smtp' | 'outbox'
  /**
   * Resolves once the mail server has accepted the mail. Throws `MailRefused` if trying again is useless, or another
   * error if it may work later.
   */
  send(mail: Mail): Promise<void>
  /** Throws when the mail server is unreachable or refuses the sender's name and password. */
  check(): Promise<void>
  close(): void
}

export interface WithMailer {
  mailer: Mailer
}

/** The mail server refuses this recipient or mail permanently. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly code: 'recipient_refused' | 'message_refused'
  constructor(code: MailRefused['code']) {
    super('the mail server refuses this mail permanently')
    this.code = code
  }
}

/** Leaves out the mail server's reply, which may hold an address. */
class MailFailed extends Error {
  override name = 'MailFailed'
  readonly code: string
  constructor({ code = 'Error', responseCode }: NodemailerError) {
    super(`the mail was not accepted (${[code, responseCode].filter(Boolean).join(' ')})`)
    this.code = code
  }
}

/** For a mail that nobody misses when it is refused permanently. */
export async function sendUnlessRefused(mailer: Mailer, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((failure: unknown) => {
    if (!(failure instanceof MailRefused)) throw failure
  })
}

type MailConfig = Pick<Config, 'smtp' | 'mailFrom' | 'dataDir' | 'supportEmail'>

export function createMailer(config: MailConfig): Mailer {
  const { smtp } = config
  const mailer = smtp ? throughServer(smtp, config) : intoFiles(config)
  return { ...mailer, send: (mail) => observed('mail', {}, () => mailer.send(mail)) }
}

/** Slow to load, so loaded with the first mail. */
const nodemailer = () => import('nodemailer')

function throughServer({ host, port, tls, login }: SmtpSettings, config: MailConfig): Mailer {
  const open = async () =>
    (await nodemailer()).createTransport({
      pool: true,
      maxConnections: 10,
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'off',
      auth: login && { user: login.user, pass: login.password },
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let opened: ReturnType<typeof open> | undefined
  const transport = () => (opened ??= open())
  return {
    delivery: 'smtp',
    async send(mail) {
      const message = messageOf(mail, config)
      await (await transport()).sendMail(message).catch((error: NodemailerError) => {
        throw failureOf(error)
      })
    },
    async check() {
      await (await transport()).verify().catch((error: NodemailerError) => {
        throw new MailFailed(error)
      })
    },
    close: () => void opened?.then((pool) => pool.close()),
  }
}

function intoFiles(config: MailConfig): Mailer {
  const outbox = createOutbox(outboxOf(config))
  return {
    delivery: 'outbox',
    async send(mail) {
      const { createTransport } = await nodemailer()
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { message } = await transport.sendMail(messageOf(mail, config))
      await outbox.write(mail.id, message as Buffer)
    },
    async check() {},
    close() {},
  }
}

/** Neither part may hold characters that end a header or begin another address. */
const address = /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u

function messageOf({ id, to, subject, text, html, unsubscribe }: Mail, { mailFrom, supportEmail }: MailConfig) {
  if (!address.test(to)) throw new MailRefused('recipient_refused')
  const mailto = `mailto:${supportEmail ?? mailFrom.address}?subject=unsubscribe`
  return {
    from: mailFrom,
    to: { name: '', address: to },
    subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text,
    html,
    messageId: `<${id}@${mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>, <${mailto}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function failureOf(error: unknown): Error {
  if (error instanceof MailRefused) return error
  const failure = error as NodemailerError
  // The operator must fix a refused sender, login or relay (5.7.x), and the mail waits for that.
  const isForGood = failure.permanent && !/\b5\.7\.\d/.test(failure.response ?? '')
  if (isForGood && failure.command === 'RCPT TO') return new MailRefused('recipient_refused')
  if (isForGood && failure.command === 'DATA') return new MailRefused('message_refused')
  return new MailFailed(failure)
}
