import { Trans } from '@lingui/react/macro'
import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { sharesIn } from '#shared/linkedin-export.ts'
import { cn } from '#web/lib/cn.ts'
import type { InputSource } from './import-dialog.tsx'

interface ExportFormProps {
  isReading: boolean
  onRead: (source: InputSource) => void
}

/** Extracts the list of posts from the zip here, so nothing else leaves the device. */
export function ExportForm({ isReading, onRead }: ExportFormProps) {
  const [isOver, setOver] = useState(false)
  const choose = (file: File | undefined) => {
    if (!file || isReading) return
    const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer())
    onRead(() => sharesIn({ size: file.size, read }))
  }
  return (
    <div className="grid gap-3">
      <label
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          choose(event.dataTransfer.files[0])
        }}
        className={cn(
          'grid cursor-pointer justify-items-center gap-1 rounded border border-dashed border-line-strong px-4 py-10 text-center has-focus-visible:outline-2 has-focus-visible:outline-action',
          isOver ? 'border-action bg-action-soft' : 'bg-paper hover:bg-sunk',
        )}
      >
        <FileArchive aria-hidden className="mb-1 size-6 text-ink-3" />
        <span className="font-semibold">
          <Trans>Choose the zip file, or Shares.csv</Trans>
        </span>
        <span className="text-sm text-ink-2">
          <Trans>or drop it here</Trans>
        </span>
        <input
          type="file"
          accept=".zip,.csv,application/zip,text/csv"
          className="sr-only"
          disabled={isReading}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-ink-2">
        <Trans>
          Only Shares.csv, the list of your posts, is taken out of the zip, on this device. Your messages and contacts
          are not read.
        </Trans>
      </p>
    </div>
  )
}
