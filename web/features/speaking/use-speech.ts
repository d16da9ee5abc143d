import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { longestSpeechSeconds } from '#shared/transcription.ts'
import type { Listening, Problem, Way } from './listening.ts'
import { withoutPieces, withWords } from './spoken.ts'

interface Field {
  text: string
  onText: (text: string) => void
}

type State =
  | { is: 'idle' }
  /** The browser may be asking for the microphone. */
  | { is: 'starting' }
  | { is: 'listening' }
  | { is: 'finishing' }
  | { is: 'done' }
  | { is: 'failed'; problem: Problem }

/** Only one field listens at a time. */
let stopOther = () => {}

/** Adds what somebody says to a field. Each word is in the field as soon as it is certain. */
export function useSpeech(given: Field) {
  const field = useRef(given)
  useLayoutEffect(() => {
    field.current = given
  })
  const [state, setState] = useState<State>({ is: 'idle' })
  const [seconds, setSeconds] = useState(0)
  const [guess, setGuess] = useState('')
  /** What was added since the last start. */
  const [pieces, setPieces] = useState<readonly string[]>([])
  const listening = useRef<Listening>(null)
  const [isRecording, setRecording] = useState(false)
  const unsure = useRef('')
  const added = useRef<readonly string[]>([])
  const clock = useRef<ReturnType<typeof setInterval>>(undefined)

  function put(text: string) {
    field.current = { ...field.current, text }
    field.current.onText(text)
  }

  function add(words: string) {
    const { text } = field.current
    const next = withWords(text, words, added.current.length === 0)
    added.current = [...added.current, next.slice(text.length)]
    setPieces(added.current)
    put(next)
  }

  function setUnsure(words: string) {
    unsure.current = words
    setGuess(words)
  }

  function begin({ listen, isRecording: records }: Way, language: Language) {
    setRecording(records ?? false)
    stopOther()
    const stop = () => listening.current?.stop()
    stopOther = stop
    added.current = []
    setPieces([])
    setSeconds(0)
    setState({ is: 'starting' })
    let startedAt: number | null = null
    listening.current = listen(language, {
      onStart: () => {
        setState({ is: 'listening' })
        // A recognition that goes on after a pause starts again.
        if (startedAt !== null) return
        startedAt = Date.now()
        clock.current = setInterval(() => {
          const passed = Math.floor((Date.now() - startedAt!) / 1_000)
          setSeconds(Math.min(passed, longestSpeechSeconds))
          if (passed < longestSpeechSeconds) return
          clearInterval(clock.current)
          stop()
        }, 250)
      },
      onWords: (words) => {
        setUnsure('')
        add(words)
      },
      onGuess: setUnsure,
      onPause: () => {
        clearInterval(clock.current)
        setState({ is: 'finishing' })
      },
      onEnd: (problem) => {
        clearInterval(clock.current)
        setState(problem ? { is: 'failed', problem } : { is: 'done' })
      },
    })
  }

  /** Ends at once. What is not certain yet is added as it is. */
  function end() {
    clearInterval(clock.current)
    listening.current?.cancel()
    listening.current = null
    if (unsure.current) add(unsure.current)
    setUnsure('')
  }
  const endNow = useRef(end)
  useLayoutEffect(() => {
    endNow.current = end
  })
  useEffect(() => () => endNow.current(), [])

  function takeBack() {
    unsure.current = ''
    end()
    put(withoutPieces(field.current.text, added.current))
    setPieces([])
    setState({ is: 'idle' })
  }

  return {
    state,
    /** The words become text only after the recording ends. */
    isRecording,
    seconds,
    guess,
    pieces,
    begin,
    stop: () => listening.current?.stop(),
    /** Ends and removes what was added since the start. Also undoes what has ended. */
    takeBack,
    /** Leaves the words in the field and shows nothing more about them. */
    close: () => {
      end()
      setState({ is: 'idle' })
    },
  }
}
