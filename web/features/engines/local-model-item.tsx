import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EngineSettings } from '#shared/engines.ts'
import type { LocalModel, LocalModelList } from '#shared/local-models.ts'
import { inDigits } from '#web/lib/intl.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Asking } from './asking.tsx'
import { isUnderWay, useDownload, usePause, useRemove } from './local-model-queries.ts'
import { Problem } from './problem.tsx'
import { sentenceOf, useChangeEngine } from './queries.ts'

export const gigabytes = (bytes: number) =>
  inDigits(bytes / 1_000_000_000, {
    style: 'unit',
    unit: 'gigabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

interface Words {
  word: MessageDescriptor
  /** With the model's name, for those who hear the button. */
  spoken: (name: string) => string
}

const startWords: Partial<Record<LocalModel['state'], Words>> = {
  absent: { word: msg`Download`, spoken: (name) => t`Download ${{ name }}` },
  paused: { word: msg`Resume`, spoken: (name) => t`Resume ${{ name }}` },
  'not-runnable': {
    word: msg`Install the program it needs`,
    spoken: (name) => t`Install the program it needs ${{ name }}`,
  },
}
const actWords = {
  use: { word: msg`Use`, spoken: (name) => t`Use ${{ name }}` },
  pause: { word: msg`Pause`, spoken: (name) => t`Pause ${{ name }}` },
  remove: { word: msg`Remove`, spoken: (name) => t`Remove ${{ name }}` },
  delete: { word: msg`Delete`, spoken: (name) => t`Delete ${{ name }}` },
  cancel: { word: msg`Cancel`, spoken: (name) => t`Cancel ${{ name }}` },
} satisfies Record<string, Words>

interface LocalModelItemProps {
  model: LocalModel
  machine: LocalModelList['machine']
  settings: EngineSettings
}

export function LocalModelItem({ model, machine, settings }: LocalModelItemProps) {
  const { t } = useLingui()

  const { id, name, description, licence, isOwnFile, size, memory, state, problem } = model
  const change = useChangeEngine()
  const [download, pause, remove] = [useDownload(), usePause(), useRemove()]
  const [isAsking, setAsking] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  // The button that was pressed goes; the keyboard goes on from where it was.
  const goOn = { onSuccess: () => item.current?.contains(document.activeElement) && item.current.focus() }
  function removeNow() {
    setAsking(false)
    // A file of one's own leaves the list.
    if (isOwnFile) item.current?.parentElement?.focus()
    remove.mutate(id, goOn)
  }
  const failure = [download, pause, remove].find(({ error }) => error)?.error
  const writesNow = settings.labels.some(
    ({ choice, fixedBy }) => !fixedBy && choice?.engine === 'local' && choice.model === id,
  )
  const startWord = startWords[state]
  // A whole model took long to come, so its deletion needs a second answer.
  const isWhole = !isOwnFile && (state === 'ready' || state === 'not-runnable')
  return (
    <li ref={item} tabIndex={-1} className="grid gap-3 py-4 outline-none">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          <span translate="no">{name}</span>{' '}
          {writesNow && (
            <Badge variant="good">
              <Trans>In use</Trans>
            </Badge>
          )}
        </h3>
        <p translate={isOwnFile ? 'no' : undefined} className="text-sm wrap-anywhere text-ink-2">
          {description}
        </p>
        <p className="tabular text-sm text-ink-2">
          {t`${{ size: gigabytes(size) }}, needs ${{ memory: gigabytes(memory) }} of memory`}
          {licence && ', '}
          {licence && (
            <a
              href={licence.address}
              target="_blank"
              rel="noreferrer"
              translate="no"
              className="text-action-text underline underline-offset-3 hover:no-underline"
            >
              {licence.name}
            </a>
          )}
          {isOwnFile && `, ${t`a file of your own`}`}
        </p>
        {memory > machine.freeMemory && (
          <p className="text-sm text-warn">
            {memory > machine.totalMemory
              ? t`This computer doesn’t have enough memory for it.`
              : t`More memory has to be free for it: close other programs first.`}
          </p>
        )}
      </div>
      {isUnderWay(model) && <Progress model={model} />}
      {state === 'missing' && (
        <Problem>
          <Trans>The file is gone.</Trans>
        </Problem>
      )}
      {problem && <Problem>{problem}</Problem>}
      {failure && <Problem>{sentenceOf(failure)}</Problem>}
      {change.problem && (
        <Problem>
          <Trans>{change.problem} Nothing was changed.</Trans>
        </Problem>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'ready' && !writesNow && (
          <Act
            words={actWords.use}
            of={name}
            variant="default"
            isPending={change.isPending}
            onPress={() => change.mutate({ engine: 'local', model: id }, goOn)}
          />
        )}
        {change.isPending && <Asking onCancel={change.cancel} />}
        {startWord && (
          <Act words={startWord} of={name} isPending={download.isPending} onPress={() => download.mutate(id, goOn)} />
        )}
        {isUnderWay(model) && (
          <Act words={actWords.pause} of={name} isPending={pause.isPending} onPress={() => pause.mutate(id, goOn)} />
        )}
        {state !== 'absent' && (
          <Act
            words={isOwnFile ? actWords.remove : isWhole ? actWords.delete : actWords.cancel}
            of={name}
            variant="ghost"
            isPending={remove.isPending}
            onPress={() => (isWhole ? setAsking(true) : removeNow())}
          />
        )}
      </div>
      {isAsking && isWhole && (
        <ConfirmDialog
          title={t`Delete ${name}`}
          text={t`Its file of ${gigabytes(size)} is deleted from this computer. Posts it wrote stay. You can download it again at any time.`}
          action={t`Delete`}
          onConfirm={removeNow}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

interface ActProps {
  words: Words
  of: string
  variant?: ButtonProps['variant']
  isPending: boolean
  onPress: () => void
}

function Act({ words: { word, spoken }, of, variant = 'outline', isPending, onPress }: ActProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={variant}
      size="sm"
      aria-label={spoken(of)}
      aria-disabled={isPending}
      onClick={() => !isPending && onPress()}
    >
      {t(word)}
    </Button>
  )
}

function Progress({ model: { name, state, done, size } }: { model: LocalModel }) {
  const { t } = useLingui()

  const words: Partial<Record<LocalModel['state'], string>> = {
    installing: t`Installing the program that runs models…`,
    checking: t`Comparing the checksum…`,
    downloading: t`${{ done: gigabytes(done) }} of ${{ size: gigabytes(size) }}`,
  }
  const names: typeof words = {
    installing: t`${{ name }}: installing`,
    checking: t`${{ name }}: checking`,
    downloading: t`${{ name }}: downloading`,
  }
  return (
    <div className="grid gap-1">
      <progress
        aria-label={names[state]}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={state === 'installing' ? undefined : Math.min(1, done / Math.max(1, size))}
      />
      <p className="tabular text-sm text-ink-2">{words[state]}</p>
    </div>
  )
}
