import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#shared/samples.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ExportForm } from './export-form.tsx'
import { ImportChoice } from './import-choice.tsx'
import { PasteForm } from './paste-form.tsx'
import { type ImportInput, lookThrough } from './queries.ts'

export type ImportKind = 'paste' | 'export'

const titles: Record<ImportKind, MessageDescriptor> = {
  paste: msg`Add several samples`,
  export: msg`Import from LinkedIn`,
}
const sentences: Record<ImportKind, MessageDescriptor> = {
  paste: msg`Separate posts with a line of dashes (---) or two blank lines. You can review them before anything is added.`,
  export: msg`On a computer, open LinkedIn’s Settings & Privacy, Data privacy, Get a copy of your data, and request the larger archive: the quick one leaves your posts out. Within a day, LinkedIn emails you a link to a zip file. Choose that file here.`,
}

/** Finds the texts to import. May take a while, and may reject with a sentence. */
export type InputSource = (signal: AbortSignal) => Promise<ImportInput>

export function ImportDialog({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  const { t } = useLingui()

  const [found, setFound] = useState<{ input: ImportInput; preview: ImportPreview } | null>(null)
  const [failure, setFailure] = useState('')
  const [isReading, setReading] = useState(false)
  const running = useRef<AbortController>(undefined)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function look(source: InputSource) {
    stop()
    const controller = new AbortController()
    running.current = controller
    setFailure('')
    setReading(true)
    try {
      const input = await source(controller.signal)
      const preview = await lookThrough(input, controller.signal)
      if (!controller.signal.aborted) setFound({ input, preview })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof ApiError ? error.body : messageOf(error))
    } finally {
      if (running.current === controller) setReading(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="max-w-2xl"
        // A file dropped beside the field would otherwise replace the page.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{t(titles[kind])}</DialogTitle>
          <DialogDescription>
            {found ? t`Choose the posts that best show how you write.` : t(sentences[kind])}
          </DialogDescription>
        </DialogHeader>
        {found ? (
          <ImportChoice {...found} kind={kind} onBack={() => setFound(null)} onDone={onClose} />
        ) : (
          <>
            {kind === 'paste' ? (
              <PasteForm isReading={isReading} onRead={look} onClose={onClose} />
            ) : (
              <ExportForm isReading={isReading} onRead={look} />
            )}
            {isReading && (
              <div className="flex items-center gap-3">
                <Spinner label={t`Reading your posts`} />
                <span aria-hidden>
                  <Trans>Reading your posts…</Trans>
                </span>
                <Button variant="ghost" size="sm" onClick={stop}>
                  <Trans>Stop</Trans>
                </Button>
              </div>
            )}
            <p role="alert" className="text-danger empty:hidden">
              {translated(failure)}
            </p>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
