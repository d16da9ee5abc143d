// The process that a model runs in. It is on its own because a file that is damaged ends its process, and because
// reading a long prompt cannot be broken off in any other way than by ending the process.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'

export interface Message {
  role: 'system' | 'user' | 'model'
  text: string
}

export type Order =
  | { kind: 'load'; library: string; file: string; contextSize: number }
  | { kind: 'ask'; messages: Message[]; schema?: object; maxTokens: number; seed: number }
  | { kind: 'cancel' }

export type Report =
  | { kind: 'loaded' }
  | { kind: 'text'; text: string }
  | { kind: 'answered'; isCutOff: boolean; inputTokens: number; outputTokens: number }
  | { kind: 'failed'; reason: 'memory' | 'file' | 'too-long' | 'runtime' | 'other'; message: string }

/** The part of node-llama-cpp that is used here. It is not installed with the app, so its own types are not there. */
interface Library {
  getLlama(options: { gpu: false | 'auto'; build: 'never'; logLevel: 'error'; progressLogs: false }): Promise<Llama>
  LlamaChatSession: new (options: { contextSequence: Sequence; autoDisposeSequence: false }) => Session
}
interface Llama {
  cpuMathCores: number
  loadModel(options: { modelPath: string }): Promise<Model>
  createGrammarForJsonSchema(schema: object): Promise<object>
}
interface Model {
  trainContextSize: number
  tokenize(text: string): unknown[]
  createContext(options: { contextSize: number; threads: number }): Promise<{ getSequence(): Sequence }>
}
interface Sequence {
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number }
}
interface Session {
  setChatHistory(history: object[]): void
  promptWithMeta(text: string, options: PromptOptions): Promise<{ stopReason: string }>
}
interface PromptOptions {
  grammar?: object
  maxTokens: number
  temperature: number
  minP: number
  seed: number
  signal: AbortSignal
  stopOnAbortSignal: true
  budgets: { thoughtTokens: 0 }
  onTextChunk: (text: string) => void
}

/** Of the words around each message that a chat template adds. */
const templateTokens = 32

interface Loaded {
  library: Library
  llama: Llama
  model: Model
  sequence: Sequence
  contextSize: number
}

let loaded: Promise<Loaded> | undefined
let answering: AbortController | undefined

const report = (message: Report) => void process.send?.(message)

async function load({ library: path, file, contextSize: wanted }: Extract<Order, { kind: 'load' }>): Promise<Loaded> {
  const library = (await import(pathToFileURL(path).href)) as Library
  const gpu = process.platform === 'darwin' && process.arch === 'arm64' ? 'auto' : false
  const llama = await library.getLlama({ gpu, build: 'never', logLevel: 'error', progressLogs: false })
  const model = await llama.loadModel({ modelPath: file }).catch((error: unknown) => {
    throw isMemory(error) ? error : new Error('the file cannot be read as a model', { cause: 'file' })
  })
  const contextSize = Math.min(wanted, model.trainContextSize)
  // One processor stays with what answers people; where threads outnumber processors, each waits for all the others.
  const threads = Math.max(1, Math.min(llama.cpuMathCores, availableParallelism() - 1))
  const context = await model.createContext({ contextSize, threads })
  return { library, llama, model, contextSize, sequence: context.getSequence() }
}

async function answer({ messages, schema, maxTokens, seed }: Extract<Order, { kind: 'ask' }>): Promise<Report> {
  if (!loaded) throw new Error('nothing is loaded')
  const { library, llama, model, sequence, contextSize } = await loaded
  const tokens = messages.reduce((sum, { text }) => sum + model.tokenize(text).length + templateTokens, 0)
  // The library would leave out the beginning, without a word.
  if (tokens + maxTokens > contextSize) throw new Error(`${tokens} tokens`, { cause: 'too-long' })
  const grammar = schema && (await llama.createGrammarForJsonSchema(schema))
  const session = new library.LlamaChatSession({ contextSequence: sequence, autoDisposeSequence: false })
  session.setChatHistory(
    messages
      .slice(0, -1)
      .map(({ role, text }) => (role === 'model' ? { type: role, response: [text] } : { type: role, text })),
  )
  const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter
  const control = new AbortController()
  answering = control
  try {
    const { stopReason } = await session.promptWithMeta(messages.at(-1)?.text ?? '', {
      grammar,
      maxTokens,
      temperature: 0.7,
      minP: 0.05,
      seed,
      signal: control.signal,
      stopOnAbortSignal: true,
      budgets: { thoughtTokens: 0 },
      onTextChunk: (text) => report({ kind: 'text', text }),
    })
    const { tokenMeter } = sequence
    return {
      kind: 'answered',
      isCutOff: stopReason === 'maxTokens' || stopReason === 'abort',
      inputTokens: tokenMeter.usedInputTokens - usedInputTokens,
      outputTokens: tokenMeter.usedOutputTokens - usedOutputTokens,
    }
  } finally {
    answering = undefined
  }
}

/** The library's errors are told apart by their class. */
const kindOf = (error: unknown) => (error as object | null)?.constructor.name ?? ''
const isMemory = (error: unknown) => kindOf(error) === 'InsufficientMemoryError'

function failed(error: unknown): Report {
  const { message, cause } = error as Error
  const isRuntime = ['NoBinaryFoundError', 'UnsupportedError'].includes(kindOf(error))
  const known = cause === 'file' || cause === 'too-long' ? cause : isRuntime ? 'runtime' : 'other'
  return { kind: 'failed', reason: isMemory(error) ? 'memory' : known, message: String(message).slice(0, 300) }
}

process.on('message', (order: Order) => {
  if (order.kind === 'cancel') answering?.abort()
  if (order.kind === 'ask') answer(order).then(report, (error) => report(failed(error)))
  if (order.kind === 'load') {
    loaded = load(order)
    loaded.then(
      () => report({ kind: 'loaded' }),
      (error) => report(failed(error)),
    )
  }
})

// Where memory runs out, this process is the one to go.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')

// Whoever stops the server by Ctrl-C means the server; this process goes when it goes.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
