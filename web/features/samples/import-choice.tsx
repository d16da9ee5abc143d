import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ImportPreview, leftOutReasons } from '#shared/samples.ts'
import { useClock } from '#web/lib/clock.ts'
import { inDigits } from '#web/lib/intl.ts'
import { keep } from '#web/lib/kept/kept.ts'
import { useAccount } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import type { ImportKind } from './import-dialog.tsx'
import { pasteKey } from './paste-form.tsx'
import { type ImportInput, useImport } from './queries.ts'

interface ImportChoiceProps {
  kind: ImportKind
  input: ImportInput
  preview: ImportPreview
  onBack: () => void
  onDone: () => void
}

const atOnce = 50
const box = 'mt-1 size-4 shrink-0 cursor-pointer accent-action'

/** The texts of an import with a box each, and the excluded ones with reasons. */
export function ImportChoice({ kind, input, preview, onBack, onDone }: ImportChoiceProps) {
  const { t } = useLingui()

  const addable = preview.items.filter(({ leftOut }) => leftOut === null)
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(atOnce)
  const add = useImport()
  const { shortDate } = useClock()
  const inputKey = pasteKey(useAccount())
  const chosen = addable.filter(({ key }) => !unwanted.has(key)).map(({ key }) => key)
  const isAll = chosen.length === addable.length
  const left = preview.found - addable.length
  const toggle = (key: string) => {
    const next = new Set(unwanted)
    if (!next.delete(key)) next.add(key)
    setUnwanted(next)
  }
  const confirm = () =>
    add.mutate(
      { input, keys: chosen },
      {
        onSuccess: () => {
          if (kind === 'paste') keep(inputKey, null)
          onDone()
        },
      },
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="tabular font-semibold">
        {addable.length === 0
          ? t`There’s nothing to add here.`
          : t`${addable.length} of ${plural(preview.found, { one: '# text', other: '# texts' })} can be added`}
      </p>
      {addable.length > 0 && (
        <fieldset className="min-w-0 rounded border border-line">
          <legend className="sr-only">
            <Trans>Posts to add</Trans>
          </legend>
          <label className="flex min-h-11 cursor-pointer gap-3 border-b border-line px-3 py-2.5 font-medium">
            <input
              type="checkbox"
              className={box}
              checked={isAll}
              ref={(element) => {
                if (element) element.indeterminate = chosen.length > 0 && !isAll
              }}
              onChange={() => setUnwanted(new Set(isAll ? addable.map(({ key }) => key) : []))}
            />
            <Trans>Select all</Trans>
          </label>
          {addable.slice(0, shown).map(({ key, preview: text, postedAt }) => (
            <label
              key={key}
              className="flex min-h-11 cursor-pointer gap-3 border-b border-line px-3 py-2.5 last-of-type:border-b-0"
            >
              <input type="checkbox" className={box} checked={!unwanted.has(key)} onChange={() => toggle(key)} />
              <span className="min-w-0">
                <span dir="auto" data-own className="line-clamp-2 break-words">
                  {text}
                </span>
                {postedAt && (
                  <time dateTime={postedAt} className="tabular text-sm text-ink-3">
                    {shortDate(postedAt)}
                  </time>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {addable.length > shown && (
        <Button variant="outline" className="justify-self-start" onClick={() => setShown(shown + atOnce)}>
          {t`Show ${{ count: inDigits(Math.min(atOnce, addable.length - shown)) }} more`}
        </Button>
      )}
      {left > 0 && <LeftOut preview={preview} count={left} isOpen={addable.length === 0} />}
      {preview.unreadable > 0 && (
        <p className="text-sm text-ink-2">
          <Plural
            value={preview.unreadable}
            one="# row of the file could not be read."
            other="# rows of the file could not be read."
          />
        </p>
      )}
      <DialogFooter className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4">
        <Button variant="outline" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button disabled={chosen.length === 0 || add.isPending} onClick={confirm}>
          {add.isPending ? t`Adding…` : plural(chosen.length, { one: 'Add # sample', other: 'Add # samples' })}
        </Button>
      </DialogFooter>
    </div>
  )
}

const examples = 5

function LeftOut({ preview, count, isOpen }: { preview: ImportPreview; count: number; isOpen: boolean }) {
  const { t } = useLingui()
  const different = [...new Map(preview.items.map((item) => [item.key, item])).values()]
  return (
    <details open={isOpen} className="rounded border border-line">
      <summary className="tabular cursor-pointer px-3 py-2.5 font-medium">
        {plural(count, { one: '# left out', other: '# left out' })}
      </summary>
      <dl className="grid gap-3 border-t border-line px-3 py-3">
        {preview.leftOut.map(({ reason, count: times }) => (
          <div key={reason}>
            <dt className="tabular text-sm font-semibold text-ink-2">
              {t(leftOutReasons.find(({ id }) => id === reason)!.name)}: {inDigits(times)}
            </dt>
            {different
              .filter((item) => item.leftOut === reason)
              .slice(0, examples)
              .map(({ key, preview: text }) => (
                <dd key={key} dir="auto" data-own className="line-clamp-1 text-sm break-words text-ink-3">
                  {text}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
