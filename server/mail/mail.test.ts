import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { header, startMailServer } from '../testing/smtp.ts'
import { writeLetter } from './letter.ts'
import { createMailer, MailRefused } from './mailer.ts'
import { outboxOf } from './outbox.ts'

const mail = {
  id: 'reminder.1',
  to: 'nora@example.com',
  subject: 'Time to post: Über Zahlen',
  text: 'It is time.\n',
  html: '<p>It is time.</p>',
  unsubscribe: 'https://posts.example.com/unsubscribe/a',
}

function mailerFor(env: Record<string, string>) {
  const mailer = createMailer(readConfig(env))
  onTestFinished(() => mailer.close())
  return mailer
}

async function newDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-mail-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('a mail arrives as text and as HTML, with a stable id and one-click unsubscribing', async () => {
  const { received, env } = await startMailServer()
  const mailer = mailerFor(env)
  await mailer.check()
  await mailer.send(mail)
  await mailer.send(mail)
  expect(received).toHaveLength(2)
  const [first, second] = received
  expect(first).toMatchObject({
    recipients: ['nora@example.com'],
    from: { name: 'Hookline', address: 'posts@example.com' },
    subject: 'Time to post: Über Zahlen',
    messageId: '<reminder.1@example.com>',
  })
  expect(first?.text?.trim()).toBe('It is time.')
  expect(first?.html?.trim()).toBe('<p>It is time.</p>')
  expect(first?.raw.indexOf('text/plain')).toBeLessThan(first?.raw.indexOf('text/html') ?? 0)
  expect(second?.messageId).toBe(first?.messageId)
  expect(header(first!, 'auto-submitted')).toBe('auto-generated')
  expect(header(first!, 'list-unsubscribe')).toBe(
    '<https://posts.example.com/unsubscribe/a>, <mailto:posts@example.com?subject=unsubscribe>',
  )
  expect(header(first!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test.each([
  'Time\r\nBcc: victim@example.com\r\n\r\nBody',
  'Time\nX-Evil: yes',
  '=?utf-8?q?a=0d=0aBcc:_victim@example.com?=',
  '\u2028\u2029 “quoted” <angle>, comma; semicolon',
])('a subject cannot begin another header: %j', async (subject) => {
  const { received, env } = await startMailServer()
  await mailerFor(env).send({ ...mail, subject })
  const [{ recipients, headers, text } = {}] = received as unknown as Record<string, never>[]
  expect(recipients).toEqual(['nora@example.com'])
  const names = (headers as unknown as { key: string }[]).map(({ key }) => key)
  expect(names.filter((name) => ['bcc', 'cc', 'x-evil'].includes(name))).toEqual([])
  expect(names.filter((name) => name === 'subject')).toHaveLength(1)
  expect((text as unknown as string).trim()).toBe('It is time.')
})

test.each([
  'nora@example.com\r\nRCPT TO:<victim@example.com>',
  'nora@example.com, victim@example.com',
  '"a b"@example.com',
  'Nora <victim@example.com>',
  'no address',
])('what is not one plain address gets no mail: %j', async (to) => {
  const { received, env } = await startMailServer()
  await expect(mailerFor(env).send({ ...mail, to })).rejects.toMatchObject({ code: 'recipient_refused' })
  expect(received).toEqual([])
})

const says = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

test('a permanent refusal of a recipient or mail is told apart from a temporary one', async () => {
  const answers = [says(550, '5.1.1 no such user'), says(450, '4.2.0 greylisted'), says(554, '5.7.1 relay denied')]
  const { env } = await startMailServer({ onRcptTo: (_address, _session, done) => done(answers.shift()) })
  const mailer = mailerFor(env)
  const refused = await mailer.send(mail).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(MailRefused)
  expect(refused).toMatchObject({ code: 'recipient_refused' })
  for (const code of ['450', '554']) {
    const failed = (await mailer.send(mail).catch((error: unknown) => error)) as Error
    expect(failed).not.toBeInstanceOf(MailRefused)
    expect(failed.message).toContain(code)
    expect(failed.message).not.toContain('nora')
  }
  const heavy = await startMailServer({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(says(552, 'too much'))),
  })
  await expect(mailerFor(heavy.env).send(mail)).rejects.toMatchObject({ code: 'message_refused' })
})

test('the mail waits when its server is away, refuses the password or lacks a required TLS', async () => {
  const { port } = await startMailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const from = { MAIL_FROM: 'posts@example.com' }
  for (const [env, code] of [
    [{ SMTP_URL: 'smtp://127.0.0.1:9', ...from }, 'ESOCKET'],
    [{ SMTP_URL: `smtp://some:one@127.0.0.1:${port}`, SMTP_TLS: 'off', ...from }, 'EAUTH'],
    [{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_TLS: 'starttls', ...from }, 'ETLS'],
  ] as const) {
    const mailer = mailerFor(env)
    await expect(mailer.check()).rejects.toMatchObject({ name: 'MailFailed' })
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailed', code })
  }
})

test('without a mail server each mail becomes a file that any mail program opens', async () => {
  const dataDir = await newDirectory()
  const mailer = mailerFor({ DATA_DIR: dataDir })
  await mailer.send(mail)
  await mailer.send(mail)
  const dir = outboxOf({ dataDir })
  expect(await readdir(dir)).toEqual(['reminder.1.eml'])
  const parsed = await PostalMime.parse(await readFile(join(dir, 'reminder.1.eml'), 'utf8'))
  expect(parsed).toMatchObject({
    subject: mail.subject,
    to: [{ address: mail.to }],
    messageId: '<reminder.1@localhost>',
  })
})

test('mails older than a month are deleted from the folder', async () => {
  const dataDir = await newDirectory()
  const mailer = mailerFor({ DATA_DIR: dataDir })
  await mailer.send({ ...mail, id: 'old' })
  const dir = outboxOf({ dataDir })
  const monthAgo = new Date(Date.now() - 31 * 86_400_000)
  await utimes(join(dir, 'old.eml'), monthAgo, monthAgo)
  await writeFile(join(dir, 'mine.txt'), 'kept')
  await mailerFor({ DATA_DIR: dataDir }).send({ ...mail, id: 'new' })
  expect((await readdir(dir)).toSorted()).toEqual(['mine.txt', 'new.eml'])
})

test('a person’s text stays text in a letter, and a letter loads nothing from elsewhere', () => {
  const hostile = '<img src=x onerror=alert(1)> & "quotes"'
  const { text, html } = writeLetter({
    greeting: `Hello ${hostile}`,
    paragraphs: [hostile],
    quotation: `${hostile}\nsecond line`,
    action: { label: 'Open', url: 'https://posts.example.com/p/a' },
    notes: [{ text: hostile, link: { label: 'Turn them off', url: 'https://posts.example.com/unsubscribe/a' } }],
  })
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/<(script|link|style|iframe)|url\(/)
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://posts.example.com/p/a',
    'https://posts.example.com/unsubscribe/a',
  ])
  expect(text).toContain(`> ${hostile}\n> second line`)
  expect(text).toContain('Open:\nhttps://posts.example.com/p/a')
})

test.each([
  [{ SMTP_URL: 'http://example.com' }, /SMTP_URL must be an address that starts with smtp/],
  [{ SMTP_HOST: 'mail.example.com' }, /MAIL_FROM is missing/],
  [{ SMTP_URL: 'smtp://a', SMTP_HOST: 'a', MAIL_FROM: 'a@b.example' }, /name the same server/],
  [{ MAIL_FROM: 'Nobody' }, /MAIL_FROM must be an email address/],
])('a mistake in the settings of mail is said: %j', (env, sentence) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(sentence)
})

test('the settings of a mail server mean what they say', () => {
  const MAIL_FROM = 'Posts of Field <posts@example.com>'
  const read = (env: Record<string, string>) => readConfig({ MAIL_FROM, ...env })
  expect(read({ SMTP_URL: 'smtps://no%40ra:p%3Aw@mail.example.com' })).toMatchObject({
    smtp: { host: 'mail.example.com', port: 465, tls: 'implicit', login: { user: 'no@ra', password: 'p:w' } },
    mailFrom: { name: 'Posts of Field', address: 'posts@example.com' },
  })
  expect(read({ SMTP_URL: 'smtp://nora:100%@mail.example.com' })).toMatchObject({
    smtp: { login: { password: '100%' } },
  })
  expect(read({ SMTP_HOST: 'mail.example.com' }).smtp).toMatchObject({ port: 587, tls: 'starttls', login: undefined })
  expect(read({ SMTP_HOST: 'localhost', SMTP_PORT: '1025' }).smtp).toMatchObject({ port: 1025, tls: 'off' })
  expect(readConfig({}).smtp).toBeUndefined()
})
