/** Asks /healthz every 50 ms from its own process without waiting for earlier answers, and reports each wait. */
import { Agent, get } from 'node:http'
import { setPriority } from 'node:os'

export interface ProbeTask {
  url: string
  seconds: number
}
export interface Probed {
  /** Milliseconds per question. A missing answer counts as the time until the question failed. */
  waits: number[]
  unanswered: number
  /** The largest delay of the probe itself in milliseconds, because it shares the machine. */
  lateness: number
}

const everyMs = 50
const patienceMs = 30_000
try {
  setPriority(-10)
} catch {
  // Only root may raise the priority.
}

process.once('disconnect', () => process.exit())
process.once('message', async (message) => {
  const { url, seconds } = message as ProbeTask
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const asked: Promise<void>[] = []
  const probed: Probed = { waits: [], unanswered: 0, lateness: 0 }
  const startedAt = performance.now()

  const question = () =>
    new Promise<void>((done) => {
      const askedAt = performance.now()
      const answered = (isAnswer: boolean) => {
        probed.waits.push(performance.now() - askedAt)
        if (!isAnswer) probed.unanswered++
        done()
      }
      const request = get(`${url}/healthz`, { agent, timeout: patienceMs }, (response) => {
        response.resume()
        response.once('end', () => answered(response.statusCode === 200))
      })
      request.once('timeout', () => request.destroy()).once('error', () => answered(false))
    })

  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / everyMs)
    probed.lateness = Math.max(probed.lateness, performance.now() - startedAt - (asked.length + 1) * everyMs)
    while (asked.length < due) asked.push(question())
    if (due < (seconds * 1000) / everyMs) return
    clearInterval(timer)
    void Promise.all(asked).then(() => process.send?.(probed))
  }, everyMs)
})
