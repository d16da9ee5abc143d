import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import type { Message, Order, Report } from './inference-process.ts'

/** A model to run: its file, and what it needs. */
export interface Runnable {
  name: string
  file: string
  /** In bytes. */
  memory: number
  /** The library's entry. */
  library: string
}

export interface Question {
  messages: Message[]
  /** Of the JSON that the answer is held to. */
  schema?: object
  maxTokens: number
  seed: number
}

export interface Reply {
  isCutOff: boolean
  inputTokens: number
  outputTokens: number
}

/** A model while it is one caller's turn. */
export interface LoadedModel {
  /** Aborting rejects at once with the signal's reason. */
  ask(question: Question, options: { signal: AbortSignal; onText: (text: string) => void }): Promise<Reply>
}

/** Room for the instructions, the author's samples and the post. */
const contextSize = 8_192
const loadMs = 5 * 60_000

/** The process of one model, on the side of the server. */
export class ModelProcess {
  readonly file: string
  readonly pid: number | undefined
  readonly #name: string
  readonly #child: ChildProcess
  readonly #cancelMs: number
  readonly #ended: Promise<void>
  #isAlive = true
  #isLoaded = false
  /** Resolves with the report that ends the order under way; null when there is none. */
  #order: Promise<unknown> | null = null

  constructor({ file, name }: Runnable, cancelMs: number, log: Logger) {
    this.file = file
    this.#name = name
    this.#cancelMs = cancelMs
    this.#child = fork(join(import.meta.dirname, 'inference-process.ts'), {
      // What is printed there may quote a text, so nobody keeps it.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: environment(),
    })
    this.pid = this.#child.pid
    this.#ended = new Promise((done) => {
      const ended = (code: number | null, signal: string | null) => {
        if (!this.#isAlive) return
        this.#isAlive = false
        log.info({ model: name, code, signal }, 'a model process ended')
        done()
      }
      this.#child.once('exit', ended)
      this.#child.once('error', () => ended(null, null))
    })
  }

  isReady = () => this.#isAlive && this.#isLoaded && !this.#order

  async settled(): Promise<void> {
    await Promise.race([this.#order, this.#ended])
  }

  async load({ library, file }: Runnable, signal: AbortSignal): Promise<void> {
    const deadline = AbortSignal.timeout(loadMs)
    await this.#give({ kind: 'load', library, file, contextSize }, AbortSignal.any([signal, deadline]), () => {}).catch(
      (error: unknown) => {
        signal.throwIfAborted()
        throw deadline.aborted ? new AppError('timeout', `${this.#name} took too long to load. Try again.`) : error
      },
    )
    this.#isLoaded = true
  }

  async ask(question: Question, { signal, onText }: { signal: AbortSignal; onText: (text: string) => void }) {
    const report = await this.#give({ kind: 'ask', ...question }, signal, onText)
    if (report.kind !== 'answered') throw new Error('the process of a model answered out of turn')
    return report
  }

  async end(): Promise<void> {
    if (this.#isAlive) this.#child.kill('SIGKILL')
    await this.#ended
  }

  /** Gives one order and waits for the report that ends it. */
  async #give(order: Order, signal: AbortSignal, onText: (text: string) => void): Promise<Report> {
    signal.throwIfAborted()
    const over = Promise.withResolvers<Report>()
    const hear = (report: Report) => {
      if (report.kind !== 'text') over.resolve(report)
      else if (!signal.aborted) onText(report.text)
    }
    this.#child.on('message', hear)
    this.#child.send(order, () => {})
    void this.#ended.then(() => over.reject(this.#crashed()))
    this.#order = over.promise
      .catch(() => {})
      .finally(() => {
        this.#child.off('message', hear)
        this.#order = null
      })
    const cancelled = Promise.withResolvers<never>()
    const cancel = () => {
      cancelled.reject(signal.reason)
      this.#cancel()
    }
    signal.addEventListener('abort', cancel, { once: true })
    const report = await Promise.race([over.promise, cancelled.promise]).finally(() =>
      signal.removeEventListener('abort', cancel),
    )
    if (report.kind === 'failed') throw this.#explained(report)
    return report
  }

  /** The process has a moment to stop by itself, which keeps the model in memory; then it is ended. */
  #cancel() {
    if (this.#isLoaded) this.#child.send({ kind: 'cancel' } satisfies Order, () => {})
    const timer = setTimeout(() => void this.end(), this.#isLoaded ? this.#cancelMs : 0)
    void this.settled().then(() => clearTimeout(timer))
  }

  #crashed = () =>
    new AppError(
      'upstream',
      this.#isLoaded
        ? `${this.#name} stopped unexpectedly while it wrote. Nothing was changed. Try again; if it happens again, choose a smaller model.`
        : `${this.#name} could not be loaded: its file is damaged, or the memory did not suffice. Delete it and download it again, or choose a smaller model.`,
    )

  #explained({ reason, message }: Extract<Report, { kind: 'failed' }>): AppError {
    const cause = new Error(message)
    const sentences: Record<typeof reason, string> = {
      memory: `The memory of this computer does not suffice for ${this.#name}. Close other programs, or choose a smaller model.`,
      file: `The file of ${this.#name} cannot be read as a model. Delete it and download it again, or choose another file.`,
      'too-long': `The text is too long for ${this.#name}. Shorten it and try again.`,
      runtime: 'The program that runs models does not work on this computer. Choose another engine in the settings.',
      other: `${this.#name} failed. Nothing was changed; try again.`,
    }
    return new AppError('upstream', sentences[reason], { cause })
  }
}

/** Nothing of the app's settings: no keys, no addresses. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
