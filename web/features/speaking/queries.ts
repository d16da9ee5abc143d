import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#shared/catalogue.ts'
import type { Transcript, TranscriptionService } from '#shared/transcription.ts'
import { read, send } from '#web/lib/api.ts'

export const transcriptionQuery = queryOptions({
  queryKey: ['/api/transcription'],
  queryFn: ({ signal }) => read<TranscriptionService>('/api/transcription', { signal }),
  staleTime: 10 * 60_000,
})

export const transcribe = async (sound: Blob, language: Language, signal: AbortSignal): Promise<Transcript> =>
  send('POST', `/api/transcriptions?language=${language}`, new Uint8Array(await sound.arrayBuffer()), {
    headers: { 'content-type': sound.type },
    signal,
  })
