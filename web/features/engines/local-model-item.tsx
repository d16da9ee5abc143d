import { useRef, useState } from 'react'
import type { EngineSettings } from '#shared/engines.ts'
import type { LocalModel, LocalModelList } from '#shared/local-models.ts'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { Asking } from './asking.tsx'
import { isUnderWay, useDownload, usePause, useRemove } from './local-model-queries.ts'
import { Problem } from './problem.tsx'
import { sentenceOf, useChangeEngine } from './queries.ts'

export const gigabytes = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(1)} GB`

interface LocalModelItemProps {
  model: LocalModel
  machine: LocalModelList['machine']
  settings: EngineSettings
}

export function LocalModelItem({ model, machine, settings }: LocalModelItemProps) {
  const { name, description, licence, isOwnFile, size, memory, problem } = model
  const change = useChangeEngine()
  const [download, pause, remove] = [useDownload(), usePause(), useRemove()]
  const item = useRef<HTMLLIElement>(null)
  // The button that was pressed goes; the keyboard goes on from where it was.
  const goOn = { onSuccess: () => item.current?.contains(document.activeElement) && item.current.focus() }
  const removeIt = () => {
    // A file of one's own leaves the list.
    if (isOwnFile) item.current?.parentElement?.focus()
    remove.mutate(model.id, goOn)
  }
  const failed = download.error ?? pause.error ?? remove.error
  const writesNow = settings.labels.some(
    ({ choice, fixedBy }) => !fixedBy && choice?.engine === 'local' && choice.model === model.id,
  )
  return (
    <li ref={item} tabIndex={-1} className="grid gap-3 py-4 outline-none">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {name} {writesNow && <Badge variant="good">In use</Badge>}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-2">{description}</p>
        <p className="tabular text-sm text-ink-2">
          {gigabytes(size)}, needs {gigabytes(memory)} of memory
          {licence && (
            <>
              ,{' '}
              <a
                href={licence.address}
                target="_blank"
                rel="noreferrer"
                className="text-action-text underline underline-offset-3 hover:no-underline"
              >
                {licence.name}
              </a>
            </>
          )}
          {isOwnFile && ', a file of your own'}
        </p>
        <Fit memory={memory} machine={machine} />
      </div>
      {isUnderWay(model) && <Progress model={model} />}
      {model.state === 'missing' && <Problem>The file is gone.</Problem>}
      {problem && <Problem>{problem}</Problem>}
      {failed && <Problem>{sentenceOf(failed)}</Problem>}
      {change.problem && <Problem>{change.problem} Nothing was changed.</Problem>}
      <div className="flex flex-wrap gap-2">
        {model.state === 'ready' && !writesNow && (
          <Button
            size="sm"
            aria-label={`Use ${name}`}
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && change.mutate({ engine: 'local', model: model.id }, goOn)}
          >
            Use
          </Button>
        )}
        {change.isPending && <Asking onCancel={change.cancel} />}
        {startWords[model.state] && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${startWords[model.state]} ${name}`}
            aria-disabled={download.isPending}
            onClick={() => !download.isPending && download.mutate(model.id, goOn)}
          >
            {startWords[model.state]}
          </Button>
        )}
        {isUnderWay(model) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Pause ${name}`}
            aria-disabled={pause.isPending}
            onClick={() => !pause.isPending && pause.mutate(model.id, goOn)}
          >
            Pause
          </Button>
        )}
        {model.state !== 'absent' && <Remove model={model} isPending={remove.isPending} onRemove={removeIt} />}
      </div>
    </li>
  )
}

const startWords: Partial<Record<LocalModel['state'], string>> = {
  absent: 'Download',
  paused: 'Resume',
  'not-runnable': 'Install the program it needs',
}

function Fit({ memory, machine }: { memory: number; machine: LocalModelList['machine'] }) {
  if (memory <= machine.freeMemory) return null
  return (
    <p className="text-sm text-warn">
      {memory > machine.totalMemory
        ? 'This computer doesn’t have enough memory for it.'
        : 'More memory has to be free for it: close other programs first.'}
    </p>
  )
}

function Progress({ model: { name, state, done, size } }: { model: LocalModel }) {
  const share = Math.min(1, done / Math.max(1, size))
  const words =
    state === 'installing'
      ? 'Installing the program that runs models…'
      : state === 'checking'
        ? 'Comparing the checksum…'
        : `${gigabytes(done)} of ${gigabytes(size)}`
  return (
    <div className="grid gap-1">
      <progress
        aria-label={`${name}: ${state}`}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={state === 'installing' ? undefined : share}
      />
      <p className="tabular text-sm text-ink-2">{words}</p>
    </div>
  )
}

interface RemoveProps {
  model: LocalModel
  isPending: boolean
  onRemove: () => void
}

/** What is only half here is cancelled at once; a whole model took long to come and is asked about. */
function Remove({ model, isPending, onRemove }: RemoveProps) {
  const [isAsking, setAsking] = useState(false)
  const { name, state, isOwnFile, size } = model
  const isWhole = !isOwnFile && (state === 'ready' || state === 'not-runnable')
  const word = isOwnFile ? 'Remove' : isWhole ? 'Delete' : 'Cancel'
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${word} ${name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && (isWhole ? setAsking(true) : onRemove())}
      >
        {word}
      </Button>
      {isAsking && (
        <AlertDialog open onOpenChange={setAsking}>
          <AlertDialogContent>
            <div className="grid gap-1">
              <AlertDialogTitle>Delete {name}</AlertDialogTitle>
              <AlertDialogDescription>
                Its file of {gigabytes(size)} is deleted from this computer. Posts it wrote stay. You can download it
                again at any time.
              </AlertDialogDescription>
            </div>
            <DialogFooter>
              <AlertDialogCancel>Cancel</AlertDialogCancel>
              <Button
                variant="destructive"
                onClick={() => {
                  setAsking(false)
                  onRemove()
                }}
              >
                Delete
              </Button>
            </DialogFooter>
          </AlertDialogContent>
        </AlertDialog>
      )}
    </>
  )
}
