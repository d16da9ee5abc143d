// The process that a model runs in. It is on its own because a file that is damaged ends its process, and because
// reading a long prompt cannot be broken off in any other way than by ending the process.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { StreamPart } from '../writing/engines/ask-model.ts'

export interface Question {
  messages: { role: 'system' | 'user' | 'model'; text: string }[]
  /** Of the JSON that the answer is held to. */
  schema?: object
  maxTokens: number
  seed: number
}

export type Order = { kind: 'ask'; question: Question } | { kind: 'cancel' }

/** First whether the model is loaded; then for each question the parts of its answer up to `finish`, or `failed`. */
export type Report =
  | { type: 'loaded' }
  | { type: 'failed'; reason: 'memory' | 'file' | 'too-long' | 'runtime' | 'other'; message: string }
  | StreamPart

/** The part of node-llama-cpp that is used here. It is not installed with the app, so its own types are not there. */
interface Library {
  getLlama(options: object): Promise<Llama>
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
  promptWithMeta(text: string, options: object): Promise<{ stopReason: string }>
}

/** Room for the instructions, the author's samples and the post. */
const maxContext = 8_192
/** Of the words around each message that a chat template adds. */
const templateTokens = 32

async function load(libraryFile: string, modelPath: string) {
  const library = (await import(pathToFileURL(libraryFile).href)) as Library
  const gpu = process.platform === 'darwin' && process.arch === 'arm64' ? 'auto' : false
  const llama = await library.getLlama({ gpu, build: 'never', logLevel: 'error', progressLogs: false })
  const model = await llama.loadModel({ modelPath }).catch((error: unknown) => {
    throw isMemory(error) ? error : new Error('the file cannot be read as a model', { cause: 'file' })
  })
  const contextSize = Math.min(maxContext, model.trainContextSize)
  // One processor stays with what answers people; where threads outnumber processors, each waits for all the others.
  const threads = Math.max(1, Math.min(llama.cpuMathCores, availableParallelism() - 1))
  const context = await model.createContext({ contextSize, threads })
  return { library, llama, model, contextSize, sequence: context.getSequence() }
}

const [, , libraryFile = '', modelPath = ''] = process.argv
const loading = load(libraryFile, modelPath)
let answering = new AbortController()

async function answer({ messages, schema, maxTokens, seed }: Question, signal: AbortSignal): Promise<Report> {
  const { library, llama, model, sequence, contextSize } = await loading
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
  const id = 'answer'
  report({ type: 'stream-start', warnings: [] })
  report({ type: 'text-start', id })
  const { stopReason } = await session.promptWithMeta(messages.at(-1)?.text ?? '', {
    grammar,
    maxTokens,
    temperature: 0.7,
    minP: 0.05,
    seed,
    signal,
    stopOnAbortSignal: true,
    budgets: { thoughtTokens: 0 },
    onTextChunk: (delta: string) => report({ type: 'text-delta', id, delta }),
  })
  report({ type: 'text-end', id })
  const isCutOff = stopReason === 'maxTokens' || stopReason === 'abort'
  const input = sequence.tokenMeter.usedInputTokens - usedInputTokens
  const output = sequence.tokenMeter.usedOutputTokens - usedOutputTokens
  return {
    type: 'finish',
    finishReason: { unified: isCutOff ? 'length' : 'stop', raw: undefined },
    usage: {
      inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: output, text: undefined, reasoning: undefined },
    },
  }
}

/** The library's errors are told apart by their class. */
const kindOf = (error: unknown) => (error as object | null)?.constructor.name ?? ''
const isMemory = (error: unknown) => kindOf(error) === 'InsufficientMemoryError'

function failed(error: unknown): Report {
  const { message, cause } = error as Error
  const isRuntime = ['NoBinaryFoundError', 'UnsupportedError'].includes(kindOf(error))
  const known = cause === 'file' || cause === 'too-long' ? cause : isRuntime ? 'runtime' : 'other'
  return { type: 'failed', reason: isMemory(error) ? 'memory' : known, message: String(message).slice(0, 300) }
}

const report = (message: Report) => void process.send?.(message)
const reportEnd = (work: Promise<Report>) => work.catch(failed).then(report)

void reportEnd(loading.then(() => ({ type: 'loaded' })))

process.on('message', (order: Order) => {
  if (order.kind === 'cancel') return answering.abort()
  answering = new AbortController()
  void reportEnd(answer(order.question, answering.signal))
})

// Where memory runs out, this process is the one to go.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')

// Ctrl-C is for the server; this process ends with it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
