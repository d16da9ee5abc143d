import type { Language } from '#shared/catalogue.ts'

export interface Problem {
  sentence: string
  /** Another way to text may work. */
  isOfWay?: boolean
  /** Tries again with what was recorded. */
  retry?: () => void
}

export interface Listener {
  /** The microphone is on. */
  onStart: () => void
  /** Words that will not change any more. */
  onWords: (words: string) => void
  /** Words that may still change; replaces the former ones. */
  onGuess: (words: string) => void
  /** The microphone is off, and the words are on their way. */
  onPause: () => void
  onEnd: (problem?: Problem) => void
}

export interface Listening {
  /** Ends once the last words are there. */
  stop: () => void
  /** Ends at once, without another call to the listener. */
  cancel: () => void
}

/** A way from speech to text. */
export interface Way {
  /** Distinguishes where the sound goes. */
  key: string
  /** Where the sound goes, in a sentence. */
  where: string
  /** Set if the words become text only after the recording ends. */
  isRecording?: boolean
  listen: (language: Language, listener: Listener) => Listening
}
