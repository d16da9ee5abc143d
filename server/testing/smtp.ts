import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Received extends Email {
  recipients: string[]
  raw: string
}

/** A real mail server on loopback that keeps accepted mails, until the test is over or `stop` is called. */
export async function startMailServer(options: SMTPServerOptions = {}, whenOver = onTestFinished) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Clients keep their connections for the next mail.
    closeTimeout: 100,
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const raw = Buffer.concat(chunks).toString('utf8')
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ ...(await PostalMime.parse(raw)), recipients, raw })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const stop = () => new Promise<void>((done) => server.close(done))
  whenOver(stop)
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    port,
    stop,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Hookline <posts@example.com>' },
  }
}

export const header = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value
