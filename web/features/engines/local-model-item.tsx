import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EngineSettings } from '#shared/engines.ts'
import type { LocalModel, LocalModelList } from '#shared/local-models.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Asking } from './asking.tsx'
import { isUnderWay, useDownload, usePause, useRemove } from './local-model-queries.ts'
import { Problem } from './problem.tsx'
import { sentenceOf, useChangeEngine } from './queries.ts'

export const gigabytes = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`

const startWords: Partial<Record<LocalModel['state'], string>> = {
  absent: 'Download',
  paused: 'Resume',
  'not-runnable': msg`Install the program it needs`,
}

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
          {name}{' '}
          {writesNow && (
            <Badge variant="good">
              <Trans>In use</Trans>
            </Badge>
          )}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-2">{description}</p>
        <p className="tabular text-sm text-ink-2">
          {gigabytes(size)}, needs {gigabytes(memory)} of memory
          {licence && ', '}
          {licence && (
            <a
              href={licence.address}
              target="_blank"
              rel="noreferrer"
              className="text-action-text underline underline-offset-3 hover:no-underline"
            >
              {licence.name}
            </a>
          )}
          {isOwnFile && ', a file of your own'}
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
            word="Use"
            of={name}
            variant="default"
            isPending={change.isPending}
            onPress={() => change.mutate({ engine: 'local', model: id }, goOn)}
          />
        )}
        {change.isPending && <Asking onCancel={change.cancel} />}
        {startWord && (
          <Act word={startWord} of={name} isPending={download.isPending} onPress={() => download.mutate(id, goOn)} />
        )}
        {isUnderWay(model) && (
          <Act word="Pause" of={name} isPending={pause.isPending} onPress={() => pause.mutate(id, goOn)} />
        )}
        {state !== 'absent' && (
          <Act
            word={isOwnFile ? 'Remove' : isWhole ? 'Delete' : 'Cancel'}
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
          action="Delete"
          onConfirm={removeNow}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

interface ActProps {
  word: string
  of: string
  variant?: ButtonProps['variant']
  isPending: boolean
  onPress: () => void
}

const Act = ({ word, of, variant = 'outline', isPending, onPress }: ActProps) => (
  <Button
    variant={variant}
    size="sm"
    aria-label={`${word} ${of}`}
    aria-disabled={isPending}
    onClick={() => !isPending && onPress()}
  >
    {word}
  </Button>
)

function Progress({ model: { name, state, done, size } }: { model: LocalModel }) {
  const { t } = useLingui()

  const words: Partial<Record<LocalModel['state'], string>> = {
    installing: t`Installing the program that runs models…`,
    checking: t`Comparing the checksum…`,
    downloading: `${gigabytes(done)} of ${gigabytes(size)}`,
  }
  return (
    <div className="grid gap-1">
      <progress
        aria-label={`${name}: ${state}`}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={state === 'installing' ? undefined : Math.min(1, done / Math.max(1, size))}
      />
      <p className="tabular text-sm text-ink-2">{words[state]}</p>
    </div>
  )
}
