import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { sourceQuery } from '#web/lib/source-queries.ts'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface SourceDialogProps {
  id: string
  /** A sentence to show in its place. */
  sentence?: { start: number; end: number }
  onClose: () => void
}

/** A source's text, as plain text. */
export function SourceDialog({ id, sentence, onClose }: SourceDialogProps) {
  const { data: source, isError } = useQuery(sourceQuery(id))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle dir="auto">{source?.title ?? 'The source'}</DialogTitle>
          <DialogDescription>{source?.credit ?? 'Its text'}</DialogDescription>
          {source?.url && (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex w-fit items-center gap-1 text-sm text-action underline max-md:min-h-11"
            >
              Open the page <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )}
        </DialogHeader>
        {source ? (
          <p dir="auto" className="leading-7 break-words whitespace-pre-wrap">
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
            {source === null ? 'This source was deleted.' : 'The source couldn’t be loaded. Close this and try again.'}
          </p>
        ) : (
          <Skeleton className="h-40" />
        )}
      </DialogContent>
    </Dialog>
  )
}
