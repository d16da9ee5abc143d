import type { PostContent, Section } from '#shared/posts.ts'
import type { Rewritten, Selection } from '#shared/writing.ts'
import type { BriefInput } from '#web/features/brief/brief-input.ts'
import { generationRequest } from '#web/features/brief/generation-request.ts'
import { postPath } from '#web/lib/post-queries.ts'
import { stream } from '#web/lib/stream.ts'

export interface LeadMagnetTitles {
  title: string
  leadMagnetTitle: string
}

export type WritingCall =
  | { kind: 'post'; brief: BriefInput & { category: string }; postId?: string; withoutModel?: boolean }
  | { kind: 'lead magnet'; titles: LeadMagnetTitles; postId?: string }
  | { kind: 'rest'; postId: string }
  | { kind: 'section'; postId: string; section: Section }
  | {
      kind: 'edit'
      postId: string
      instruction: string
      /** Selected words, the only ones to change, with their section's text. */
      passage?: { selection: Selection; text: string }
    }

function requestOf(call: WritingCall): [path: string, body: object] {
  switch (call.kind) {
    case 'post':
      return [
        '/api/generate-post',
        {
          ...generationRequest(call.brief, call.brief.category),
          postId: call.postId,
          ...(call.withoutModel && { engine: 'arranger' }),
        },
      ]
    case 'lead magnet':
      return ['/api/generate-lead-magnet', { ...call.titles, postId: call.postId }]
    case 'rest':
      return [`${postPath(call.postId)}/rest`, {}]
    case 'section':
      return ['/api/regenerate-section', { postId: call.postId, section: call.section }]
    case 'edit':
      return [
        '/api/custom-edit',
        { postId: call.postId, instruction: call.instruction, selection: call.passage?.selection },
      ]
  }
}

/** `crypto.randomUUID` exists only on secure pages, but a self-hosted Hookline may use plain http. */
function uuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export interface Heard {
  signal: AbortSignal
  onPartial: (partial: Partial<PostContent>) => void
  onPlan: (plan: string) => void
  /** The draft is complete; a revision follows. */
  onRevising: () => void
  /** Drafts ahead in the engine's queue. */
  onAhead: (ahead: number) => void
}

/** The idempotency key makes sure that a retried request creates one post. */
export function write(
  call: WritingCall,
  { signal, onPartial, onPlan, onRevising, onAhead }: Heard,
): Promise<Rewritten> {
  const [path, body] = requestOf(call)
  return stream<Rewritten>(path, body, {
    signal,
    headers: { 'idempotency-key': uuid() },
    onEvent: ({ event, data }) => {
      if (event === 'partial') onPartial(data.content)
      if (event === 'plan') onPlan(data.text)
      if (event === 'revising') onRevising()
      if (event === 'place') onAhead(data.ahead)
    },
  })
}
