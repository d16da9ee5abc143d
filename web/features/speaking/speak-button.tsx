import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBlocker, useSearch } from '@tanstack/react-router'
import { Mic, Undo2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import { wordCount } from '#shared/posts.ts'
import { longestSpeechSeconds } from '#shared/transcription.ts'
import { cn } from '#web/lib/cn.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { useAuth } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Way } from './listening.ts'
import { transcriptionQuery } from './queries.ts'
import { byBrowser, canRecognise, installLocal, type LocalState, localStateOf } from './recognition.ts'
import { byService, canRecord } from './recording.ts'
import { useSpeech } from './use-speech.ts'

interface SpeakButtonProps {
  /** The name of the button, which says what the words are for, such as “Speak the subject”. */
  label: string
  language: Language
  text: string
  onText: (text: string) => void
}

/**
 * A button that adds spoken words to a field, and a panel while it does. Both are items of the row around them, which
 * must wrap. Shows nothing where neither the browser nor a connected service turns speech into text.
 */
export function SpeakButton(props: SpeakButtonProps) {
  const { id } = useSearch({ strict: false })
  // Words belong to the post that was open when they were spoken.
  return <Speaking key={id ?? 'new'} {...props} />
}

const parseTold: Parse<string[]> = (stored) =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null

interface Place {
  pathname: string
  search: object
}

const postIn = ({ search }: Place) => ('id' in search ? search.id : undefined)
const isElsewhere = (current: Place, next: Place) =>
  current.pathname !== next.pathname || postIn(current) !== postIn(next)

/** The browser's own recognition, on this device if it can; else, or where that failed, the connected service. */
function useWays(language: Language, hasFailed: boolean) {
  const [local, setLocal] = useState<LocalState>('unavailable')
  const [isByService, setByService] = useState(!canRecognise())
  const service = useQuery({ ...transcriptionQuery, enabled: (isByService || hasFailed) && canRecord() })
  const host = service.data?.host
  const ofService = host ? byService(host) : null

  /** Only a press asks the browser what it can do. */
  async function look(): Promise<Way | null> {
    if (isByService) return ofService
    const state = await localStateOf(language)
    setLocal(state)
    return byBrowser(state === 'available')
  }
  async function install() {
    setLocal('downloading')
    setLocal((await installLocal(language)) ? 'available' : 'unavailable')
  }
  return {
    look,
    way: isByService ? ofService : byBrowser(local === 'available'),
    otherWay: isByService ? null : ofService,
    leaveBrowser: () => setByService(true),
    local,
    install,
  }
}

function Speaking({ label, language, ...field }: SpeakButtonProps) {
  const { t } = useLingui()

  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const speech = useSpeech(field)
  const { state, pieces } = speech
  const { look, way, otherWay, leaveBrowser, local, install } = useWays(
    language,
    state.is === 'failed' && !!state.problem.isOfWay,
  )
  const toldKey = `${useAuth().user?.id ?? 'nobody'}:speech-told`
  const told = useKept(toldKey, parseTold) ?? []
  const [isTelling, setTelling] = useState(false)
  const isOn = state.is === 'starting' || state.is === 'listening'
  const isUnsent =
    speech.isRecording && (isOn || state.is === 'finishing' || (state.is === 'failed' && !!state.problem.retry))
  // When the browser leaves the app, the recording itself asks.
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsent && isElsewhere(current, next),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (window.isSecureContext === false || (!way && state.is === 'idle')) return null

  function begin(chosen: Way) {
    speech.close()
    if (!told.includes(chosen.key)) return setTelling(true)
    setTelling(false)
    speech.begin(chosen, language)
  }

  async function press() {
    if (state.is === 'starting') return speech.takeBack()
    if (state.is === 'listening') return speech.stop()
    if (isTelling) return setTelling(false)
    if (state.is === 'finishing') return
    const found = await look()
    if (found) begin(found)
  }

  /** For the panel's buttons, which go away when they are pressed. */
  const then = (act: () => void) => () => {
    act()
    button.current?.focus()
  }

  function agree(chosen: Way) {
    keep(toldKey, [...told, chosen.key])
    setTelling(false)
    speech.begin(chosen, language)
  }

  function recordInstead(chosen: Way) {
    leaveBrowser()
    begin(chosen)
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-pressed={isOn}
        aria-label={label}
        aria-controls={panel}
        onClick={() => void press()}
        className={cn('ml-auto px-2 font-normal', isOn && 'bg-action-soft text-action-text')}
      >
        <Mic aria-hidden /> <Trans>Speak</Trans>
      </Button>
      <div id={panel} className="order-last basis-full empty:hidden">
        {isTelling && way && (
          <Panel label={t`Before you speak`}>
            <p className="basis-full">{way.where}</p>
            <Button size="sm" autoFocus onClick={then(() => agree(way))}>
              <Trans>Start speaking</Trans>
            </Button>
            {way.key === 'browser' && (local === 'downloadable' || local === 'downloading') && (
              <Button
                variant="outline"
                size="sm"
                aria-disabled={local === 'downloading'}
                onClick={() => void install()}
              >
                {local === 'downloading' ? t`Downloading…` : t`Download it to this device first`}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={then(() => setTelling(false))}>
              <Trans>Not now</Trans>
            </Button>
          </Panel>
        )}
        {(isOn || state.is === 'finishing') && (
          <Panel label={t`Speaking`}>
            <Progress state={state.is} seconds={speech.seconds} guess={speech.guess} />
            {state.is === 'listening' && (
              <Button variant="outline" size="sm" onClick={then(speech.stop)}>
                <Trans>Stop</Trans>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={then(speech.takeBack)}>
              <Trans>Cancel</Trans>
            </Button>
          </Panel>
        )}
        {leaving.status === 'blocked' && (
          <ConfirmDialog
            title={t`Leave without the recording?`}
            text={t`What you said is not text yet. Leaving discards it.`}
            action={t`Leave and discard`}
            onConfirm={leaving.proceed}
            onClose={leaving.reset}
          />
        )}
        {state.is === 'failed' && (
          <Panel label={t`Speaking`}>
            <p role="alert" className="basis-full">
              {state.problem.sentence} {pieces.length > 0 && sayAdded(pieces)}
            </p>
            {state.problem.retry && (
              <Button variant="outline" size="sm" onClick={then(state.problem.retry)}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {state.problem.isOfWay && otherWay && (
              <Button variant="outline" size="sm" onClick={then(() => recordInstead(otherWay))}>
                <Trans>Record it instead</Trans>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={then(speech.close)}>
              {state.problem.retry ? t`Discard` : t`Close`}
            </Button>
          </Panel>
        )}
        {state.is === 'done' && (
          <Panel label={t`Speaking`}>
            <p role="status" className="flex-1">
              {speech.seconds >= longestSpeechSeconds && t`Two minutes are up; speak again to add more.`}{' '}
              {sayAdded(pieces)}
            </p>
            {pieces.length > 0 && (
              <Button variant="ghost" size="sm" onClick={then(speech.takeBack)}>
                <Undo2 aria-hidden /> <Trans>Undo</Trans>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={then(speech.close)}>
              <Trans>Close</Trans>
            </Button>
          </Panel>
        )}
      </div>
    </>
  )
}

const Panel = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="my-1 flex flex-wrap items-center gap-2 rounded border border-line bg-sunk px-3 py-2 text-sm"
  >
    {children}
  </section>
)

const sayAdded = (pieces: readonly string[]) => {
  const count = wordCount(pieces.join(''))
  return count === 0 ? t`Nothing was added.` : plural(count, { one: 'Added # word.', other: 'Added # words.' })
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface ProgressProps {
  state: 'starting' | 'listening' | 'finishing'
  seconds: number
  guess: string
}

const says = {
  starting: msg`Waiting for the microphone…`,
  listening: msg`Listening`,
  finishing: msg`Turning speech into text…`,
}

const Progress = ({ state, seconds, guess }: ProgressProps) => {
  const { t } = useLingui()
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="flex items-center gap-2">
        {state === 'listening' && <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-hook" />}
        <span role="status">{t(says[state])}</span>
        {state === 'listening' && (
          <span className="tabular text-ink-2">
            {t`${{ passed: minutes(seconds) }} of ${{ most: minutes(longestSpeechSeconds) }}`}
          </span>
        )}
      </p>
      {guess && (
        <p dir="auto" data-own className="break-words text-ink-3 italic">
          {guess}
        </p>
      )}
    </div>
  )
}
