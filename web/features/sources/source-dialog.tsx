import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sourceQuery } from '#web/lib/source-queries.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDeleteSource } from './queries.ts'

interface SourceDialogProps {
  id: string
  /** A sentence to show in its place. */
  sentence?: { start: number; end: number }
  onDeleted?: () => void
  onClose: () => void
}

/** A source's text, as plain text. */
export function SourceDialog({ id, sentence, onDeleted, onClose }: SourceDialogProps) {
  const { t } = useLingui()

  const { data: source, isError } = useQuery(sourceQuery(id))
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeleteSource(id)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle dir="auto" data-own={source ? true : undefined}>
            {source?.title ?? t`The source`}
          </DialogTitle>
          <DialogDescription data-own={source?.credit ? true : undefined}>
            {source?.credit ?? t`Its text`}
          </DialogDescription>
          {source?.url && (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex w-fit items-center gap-1 text-sm text-action underline max-md:min-h-11"
            >
              <Trans>Open the page</Trans> <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )}
        </DialogHeader>
        {source ? (
          <p dir="auto" data-own className="leading-7 break-words whitespace-pre-wrap">
            {sentence ? (
              <>
                {source.text.slice(0, sentence.start)}
                <mark ref={(mark) => mark?.scrollIntoView({ block: 'center' })} className="rounded-sm bg-mark text-ink">
                  {source.text.slice(sentence.start, sentence.end)}
                </mark>
                {source.text.slice(sentence.end)}
              </>
            ) : (
              source.text
            )}
          </p>
        ) : source === null || isError ? (
          <p role="alert" className="text-ink-2">
            {source === null
              ? t`This source was deleted.`
              : t`The source couldn’t be loaded. Close this and try again.`}
          </p>
        ) : (
          <Skeleton className="h-40" />
        )}
        {source && (
          <DialogFooter>
            <Button variant="outline" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden /> <Trans>Delete this source</Trans>
            </Button>
          </DialogFooter>
        )}
        {isAsking && (
          <ConfirmDialog
            title={t`Delete this source`}
            text={t`Its text is deleted for good. Posts about it stay; what they took from it will be asked about again.`}
            action={isPending ? t`Deleting…` : t`Delete`}
            isPending={isPending}
            onConfirm={() =>
              mutate(undefined, {
                onSuccess: () => {
                  toast({ title: t`Source deleted` })
                  onClose()
                  onDeleted?.()
                },
              })
            }
            onClose={() => setAsking(false)}
          >
            {error && (
              <p role="alert" className="text-danger">
                {error.message}
              </p>
            )}
          </ConfirmDialog>
        )}
      </DialogContent>
    </Dialog>
  )
}
