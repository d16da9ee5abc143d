import { t } from '@lingui/core/macro'
import { type Language, languages } from '#shared/catalogue.ts'
import { languageTags } from '#shared/transcription.ts'
import { translated } from '#web/lib/language.ts'
import type { Listener, Listening, Problem, Way } from './listening.ts'

/** What this uses of the Web Speech API, which TypeScript's libraries do not describe in full. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}
interface RecognitionClass {
  new (): Recognition
  available?(options: LocalOptions): Promise<LocalState>
  install?(options: LocalOptions): Promise<boolean>
}
interface LocalOptions {
  langs: string[]
  processLocally: boolean
}
interface ResultEvent extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** Whether the browser recognises a language without sending the sound anywhere. */
export type LocalState = 'unavailable' | 'downloadable' | 'downloading' | 'available'

function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognise = (): boolean => recognitionClass() !== undefined

/** Browsers recognise countries' kinds of a language. The browser's own languages say which the author speaks. */
const regions: Record<Language, string> = { english: 'en-US', spanish: 'es-ES', french: 'fr-FR', german: 'de-DE' }
const tagOf = (language: Language): string =>
  navigator.languages.find((one) => one.startsWith(`${languageTags[language]}-`)) ?? regions[language]

const localOptions = (language: Language): LocalOptions => ({ langs: [tagOf(language)], processLocally: true })

export async function localStateOf(language: Language): Promise<LocalState> {
  const state = await recognitionClass()
    ?.available?.(localOptions(language))
    .catch(() => undefined)
  return state ?? 'unavailable'
}

export const installLocal = async (language: Language): Promise<boolean> =>
  (await recognitionClass()
    ?.install?.(localOptions(language))
    .catch(() => false)) ?? false

export const byBrowser = (isLocal: boolean): Way => ({
  key: isLocal ? 'device' : 'browser',
  where: isLocal
    ? t`Your browser turns speech into text on this device. The sound doesn’t leave it.`
    : t`Your browser listens. It may send the sound to its maker, such as Google or Apple, to turn it into text. Hookline gets only the words.`,
  listen: (language, listener) => recognise(language, isLocal, listener),
})

const nothingHeard = (): Problem => ({
  sentence: t`Nothing was heard. Check that the microphone is on, and speak again.`,
})

function problemOf(error: string, language: Language): Problem {
  switch (error) {
    case 'not-allowed':
      return {
        sentence: t`The browser doesn’t allow the microphone here. Allow it in the settings for this site, then try again.`,
      }
    case 'audio-capture':
      return { sentence: t`No microphone was found. Connect one, then try again.` }
    case 'no-speech':
      return nothingHeard()
    case 'language-not-supported':
      return {
        sentence: t`Your browser doesn’t recognise ${{ language: translated(languages.find(({ id }) => id === language)!.name) }}.`,
        isOfWay: true,
      }
    case 'network':
      return {
        sentence: t`Your browser’s speech recognition can’t be reached. Check your connection, then try again.`,
        isOfWay: true,
      }
    default:
      return { sentence: t`Your browser’s speech recognition doesn’t work here.`, isOfWay: true }
  }
}

/** Browsers end a recognition after a pause or a minute. It goes on while it heard something since. */
function recognise(language: Language, isLocal: boolean, listener: Listener): Listening {
  const recognition = new (recognitionClass()!)()
  recognition.lang = tagOf(language)
  // Chrome on Android repeats words when it recognises continuously.
  recognition.continuous = !/Android/.test(navigator.userAgent)
  recognition.interimResults = true
  if (isLocal) recognition.processLocally = true
  let isStopping = false
  let isOver = false
  let hasHeard = false
  let guess = ''
  /** How many results of this run are in the field. */
  let taken = 0
  let problem: Problem | undefined

  recognition.addEventListener('start', () => {
    taken = 0
    hasHeard = false
    listener.onStart()
  })
  recognition.addEventListener('result', (event) => {
    if (isOver) return
    hasHeard = true
    guess = ''
    const { results } = event as ResultEvent
    for (let at = taken; at < results.length; at++) {
      const result = results[at]!
      const words = result[0]!.transcript.trim()
      if (!result.isFinal) guess = `${guess} ${words}`.trim()
      else if (at === taken) {
        taken++
        if (words) listener.onWords(words)
      }
    }
    listener.onGuess(guess)
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string }
    if (error !== 'aborted' && !(error === 'no-speech' && hasHeard)) problem = problemOf(error, language)
  })
  recognition.addEventListener('end', () => {
    if (isOver) return
    // Some browsers end without making the last words final.
    if (guess) listener.onWords(guess)
    guess = ''
    listener.onGuess('')
    if (!isStopping && !problem && hasHeard) return recognition.start()
    isOver = true
    listener.onEnd(problem ?? (isStopping ? undefined : nothingHeard()))
  })
  recognition.start()

  return {
    stop: () => {
      isStopping = true
      listener.onPause()
      recognition.stop()
    },
    cancel: () => {
      isOver = true
      recognition.abort()
    },
  }
}
