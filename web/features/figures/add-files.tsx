import { Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useFileQueue } from './file-queue.ts'

const ChosenFiles = lazyPart(() => import('./chosen-files.tsx').then((file) => ({ default: file.ChosenFiles })))

interface AddFilesProps {
  isFirst?: boolean
  /** A file about a single post is about this one. */
  postId?: string
  /** Files that were dropped before this was shown. */
  dropped?: readonly File[]
}

export function AddFiles({ isFirst = false, postId, dropped }: AddFilesProps) {
  const { t } = useLingui()

  const [isOver, setOver] = useState(false)
  const queue = useFileQueue(postId)
  const { add, busy, files } = queue
  const first = useRef(dropped)
  useEffect(() => {
    if (first.current) void add(first.current)
    first.current = undefined
  }, [add])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!postId && <AuthorChoice what={t`Files are about`} />}
      <label
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!busy) void add([...event.dataTransfer.files])
        }}
        className={cn(
          'grid cursor-pointer justify-items-center gap-1 rounded border border-dashed border-line-strong px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-action',
          isFirst ? 'py-8' : 'py-3',
          isOver ? 'border-action bg-action-soft' : 'bg-paper hover:bg-sunk',
        )}
      >
        {isFirst && <FileSpreadsheet aria-hidden className="mb-1 size-6 text-ink-3" />}
        <span className="font-semibold">
          <Trans>Choose files from LinkedIn</Trans>
        </span>
        <span className="text-sm text-ink-2">
          <Trans>Excel files or the data archive. You can also drop them here.</Trans>
        </span>
        <input
          type="file"
          multiple
          accept=".xlsx,.zip,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/zip,text/csv"
          className="sr-only"
          disabled={busy !== null}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            event.target.value = ''
            void add(chosen)
          }}
        />
      </label>
      {isFirst && (
        <p className="text-sm text-ink-2">
          <Trans>
            On LinkedIn, open your profile, then Analytics → Post impressions → Export. A single post has Export in its
            own analytics. The data archive (Settings → Data privacy → Get a copy of your data) holds the posts that you
            wrote elsewhere. You see what would be read before anything is kept.
          </Trans>
        </p>
      )}
      {files.length > 0 && <ChosenFiles {...queue} />}
    </div>
  )
}
