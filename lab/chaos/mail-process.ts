import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { beOutside } from './outside.ts'

/** An accepted email; times in milliseconds since 1970. */
export interface TakenMail {
  messageId: string
  to: string
  takenAt: number
  closedAt: number | null
}

/** The delay between storing an email and accepting it, as with a server that writes its queue first. */
const longestAnswerMs = 100

const taken: TakenMail[] = []
const ofSession = new Map<string, TakenMail[]>()

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo(_address, _session, done) {
    const isBusy = Math.random() < 0.05
    done(isBusy ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null)
  },
  async onData(stream, { id, envelope }, done) {
    const message = await text(stream).catch(() => null)
    if (message === null) return done(new Error('The message was cut off'))
    const messageId = /^message-id:\s*<([^>]+)>/im.exec(message)?.[1] ?? ''
    const to = envelope.rcptTo.map(({ address }) => address).join()
    const mail: TakenMail = { messageId, to, takenAt: Date.now(), closedAt: null }
    taken.push(mail)
    ofSession.set(id, [...(ofSession.get(id) ?? []), mail])
    await sleep(Math.random() * longestAnswerMs)
    done()
  },
  onClose({ id }) {
    for (const mail of ofSession.get(id) ?? []) mail.closedAt = Date.now()
    ofSession.delete(id)
  },
})
// A killed client breaks its connection.
server.on('error', () => {})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
beOutside({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Hookline <posts@example.com>' }, taken)
