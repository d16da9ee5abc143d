import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, X } from 'lucide-react'
import { inDigits } from '#web/lib/intl.ts'
import { Button } from '#web/ui/button.tsx'
import { problemOf } from './accepted-files.ts'
import { sizeOf } from './media-row.tsx'
import { cancelUpload, retryUpload, type Upload } from './uploads.ts'

/** An upload in progress, or a rejected file with the reason. */
export function UploadRow({ upload: { key, file, state, sent, problem } }: { upload: Upload }) {
  const { t } = useLingui()

  const isFailed = state === 'failed'
  const stage = state === 'waiting' ? t`Waiting` : sent < 1 ? inDigits(sent, { style: 'percent' }) : t`Checking`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded border border-line bg-paper px-3 py-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm">
          <span data-own className="block truncate font-medium">
            {file.name}
          </span>
          <span className="text-ink-3">
            {sizeOf(file.size)}
            {!isFailed && ` · ${stage}`}
          </span>
        </p>
        {isFailed && !problemOf(file) && (
          <Button variant="outline" size="sm" aria-label={t`Retry ${file.name}`} onClick={() => retryUpload(key)}>
            <RotateCw aria-hidden />
            <Trans>Retry</Trans>
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={isFailed ? t`Remove ${file.name}` : t`Cancel ${file.name}`}
          onClick={() => cancelUpload(key)}
        >
          <X />
        </Button>
      </div>
      {isFailed ? (
        <p role="alert" className="text-sm text-danger">
          <Trans>{file.name} was not added.</Trans> {problem}
        </p>
      ) : (
        <progress
          aria-label={t`Upload of ${file.name}`}
          max={1}
          value={state === 'sending' && sent < 1 ? sent : undefined}
          className="h-1 w-full overflow-hidden rounded accent-action"
        />
      )}
    </li>
  )
}
