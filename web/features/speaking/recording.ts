import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Language } from '#shared/catalogue.ts'
import { messageOf } from '#web/lib/api.ts'
import type { Listener, Listening, Way } from './listening.ts'
import { transcribe } from './queries.ts'

export const canRecord = (): boolean => 'MediaRecorder' in window && navigator.mediaDevices !== undefined

export const byService = (host: string): Way => ({
  key: `service ${host}`,
  where: t`Your recording goes through this server to ${host}, which turns it into text. Hookline doesn’t keep it.`,
  isRecording: true,
  listen: record,
})

/** Speech needs no more. */
const bitsPerSecond = 48_000
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

const problems: Record<string, MessageDescriptor> = {
  NotAllowedError: msg`The browser doesn’t allow the microphone here. Allow it in the settings for this site, then try again.`,
  NotFoundError: msg`No microphone was found. Connect one, then try again.`,
  NotReadableError: msg`Another program is using the microphone. Close it, then try again.`,
}

/** Records, then sends. What could not be sent waits until it is sent or cancelled. */
function record(language: Language, listener: Listener): Listening {
  const cancelled = new AbortController()
  let recorder: MediaRecorder | undefined
  let isUnsent = false
  const warn = (event: BeforeUnloadEvent) => isUnsent && event.preventDefault()
  window.addEventListener('beforeunload', warn)
  const over = () => {
    isUnsent = false
    window.removeEventListener('beforeunload', warn)
    for (const track of recorder?.stream.getTracks() ?? []) track.stop()
  }

  async function begin() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
    if (cancelled.signal.aborted) return over()
    const parts: Blob[] = []
    const { mimeType: type } = recorder
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      if (!cancelled.signal.aborted) void send(new Blob(parts, { type }))
    })
    recorder.start()
    isUnsent = true
    listener.onStart()
  }

  async function send(sound: Blob) {
    listener.onPause()
    try {
      const { text } = await transcribe(sound, language, cancelled.signal)
      over()
      if (text) listener.onWords(text)
      listener.onEnd(text ? undefined : { sentence: t`No words were found in the recording.` })
    } catch (error) {
      if (cancelled.signal.aborted) return
      const sentence = messageOf(error).replace(/^\d{3}: /, '')
      listener.onEnd({ sentence: t`${sentence} Your recording is still here.`, retry: () => void send(sound) })
    }
  }

  begin().catch((error: DOMException) => {
    over()
    listener.onEnd({ sentence: t(problems[error.name] ?? msg`The microphone could not be started.`) })
  })

  return {
    stop: () => recorder?.state === 'recording' && recorder.stop(),
    cancel: () => {
      cancelled.abort()
      if (recorder?.state === 'recording') recorder.stop()
      over()
    },
  }
}
