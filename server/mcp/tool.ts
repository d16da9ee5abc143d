import type { CallToolResult, InputRequiredResult, ToolAnnotations } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import type { WithAnalysis } from '../analysis/analysis.ts'
import type { CarouselContext } from '../carousel/carousel.ts'
import type { AppError } from '../errors.ts'
import { problemOf } from '../http/problem.ts'
import type { WritingContext } from '../writing/analyses.ts'
import type { Question } from './questions.ts'
import type { ReadingAnalyses } from './read-post.ts'

/** Everything that the tools of a program need. */
export type ProgramContext = WritingContext & CarouselContext & WithAnalysis<ReadingAnalyses>

/** One call of a tool, and what its person has answered so far. */
export interface Call {
  ctx: ProgramContext
  /** The address of the web app. */
  origin: string
  signal: AbortSignal
  /** The client can put a form before its person. Others get open points to pass on. */
  canAsk: boolean
  /** What the person did with the form of the earlier round. Null in the first round. */
  answered: Answered | null
  ask(question: Question): Promise<InputRequiredResult>
}

export interface Answered {
  /** What `Question.remember` held. No client can change it. */
  remembered: Record<string, unknown>
  /** Null if the person declined. */
  fields: Record<string, unknown> | null
}

/** What a tool found or did: one sentence for people, and the data for programs. */
export interface Found<Output> {
  says: string
  data: Output
  /** Nothing was done, because something needs a decision first. */
  isRefused?: boolean
}

export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  annotations: ToolAnnotations
  work: (input: never, call: Call) => Promise<Found<object> | InputRequiredResult>
}

interface Typed<Input extends z.ZodObject, Output extends z.ZodObject> extends Omit<Tool, 'work'> {
  input: Input
  output: Output
  work: (input: z.infer<Input>, call: Call) => Promise<Found<z.infer<Output>> | InputRequiredResult>
}

/** Checks that the tool's work fits its schemas. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(typed: Typed<Input, Output>): Tool => typed

export const isQuestion = (result: object): result is InputRequiredResult => 'resultType' in result

/** Clients that read only texts get the data as text, too. */
export const toResult = ({ says, data, isRefused }: Found<object>): CallToolResult => ({
  content: [{ type: 'text', text: `${says}\n${JSON.stringify(data)}` }],
  structuredContent: data as Record<string, unknown>,
  ...(isRefused && { isError: true }),
})

/** An error as programs get it over the API: the sentence, and a code with what it takes to act on it. */
export function toRefusal(error: AppError | null): CallToolResult {
  const { type: _type, title: _title, status: _status, detail, ...problem } = problemOf(error)
  return { ...toResult({ says: detail, data: problem }), isError: true }
}

export const reads = { readOnlyHint: true, openWorldHint: false } as const
/** Changes that a version undoes. */
export const changes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const
