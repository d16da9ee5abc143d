import type { FigureFile } from '#shared/figures.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { dayName } from './figure.tsx'
import { useTakeBack } from './file-queries.ts'

export function FileList({ files }: { files: readonly FigureFile[] }) {
  const { mutate, isPending } = useTakeBack()
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer font-medium max-md:py-2">
        {files.length === 1 ? '1 file added' : `${files.length} files added`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {files.map(({ id, name, from, to, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span dir="auto" className="min-w-0 break-words">
              {name || 'A file'}
              <span className="text-ink-3">
                {' '}
                · {from && to ? `${dayName(from)} to ${dayName(to)}` : `added ${dayName(createdAt)}`}
              </span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending}
              aria-label={`Remove ${name}`}
              onClick={() =>
                mutate(
                  { fileId: id },
                  {
                    onSuccess: () =>
                      toast({
                        title: 'File removed',
                        description: 'Its figures are gone; add it again to have them back.',
                      }),
                    onError: (error) => failureToast('Failed to remove the file', error.message),
                  },
                )
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
