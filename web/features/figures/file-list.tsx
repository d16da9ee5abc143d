import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FigureFile } from '#shared/figures.ts'
import { product } from '#shared/product.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayName, spanName } from './figure.tsx'
import { useTakeBack } from './file-queries.ts'

/** The files that the figures come from, those that the author added before those that the server read. */
export function FileList({ files }: { files: readonly FigureFile[] }) {
  const { t } = useLingui()
  const added = files.filter(({ kind }) => kind !== 'api')
  const read = files.filter(({ kind }) => kind === 'api')
  return (
    <>
      {added.length > 0 && (
        <Files summary={t`${plural(added.length, { one: '# file', other: '# files' })} added`} files={added} />
      )}
      {read.length > 0 && (
        <Files
          summary={t`Read from ${product.network} on ${plural(read.length, { one: '# day', other: '# days' })}`}
          files={read}
        />
      )}
    </>
  )
}

function Files({ summary, files }: { summary: string; files: readonly FigureFile[] }) {
  const { t } = useLingui()

  const { mutate, isPending } = useTakeBack()
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer font-medium max-md:py-2">{summary}</summary>
      <ul className="mt-2 grid gap-2">
        {files.map((file) => {
          const { id, authorId, name, kind, to } = file
          const called = kind === 'api' && to ? dayName(to) : name || t`A file`
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span dir="auto" className="min-w-0 break-words">
                {called === name ? <span data-own>{name}</span> : called}
                <AuthorName of={authorId} />
                {kind !== 'api' && <span className="text-ink-3"> · {periodOf(file)}</span>}
              </span>
              <Button
                variant="ghost"
                size="sm"
                disabled={isPending}
                aria-label={t`Remove ${called}`}
                onClick={() =>
                  mutate(
                    { fileId: id },
                    {
                      onSuccess: () =>
                        toast({
                          title: kind === 'api' ? t`Day removed` : t`File removed`,
                          description:
                            kind === 'api'
                              ? t`Its figures are gone.`
                              : t`Its figures are gone; add it again to have them back.`,
                        }),
                      onError: (error) => failureToast(t`Failed to remove the file`, error.message),
                    },
                  )
                }
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const periodOf = ({ from, to, createdAt }: FigureFile) =>
  from && to ? spanName({ from, to }) : t`added ${{ day: dayName(createdAt) }}`
