import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { idsOf } from '#shared/catalogue.ts'
import { type IdeaCategory, ideaCategories } from '#shared/ideas.ts'
import { cn } from '#web/lib/cn.ts'
import { translated } from '#web/lib/language.ts'

interface CategoryChecklistProps {
  chosen: readonly IdeaCategory[]
  onChange: (chosen: IdeaCategory[]) => void
}

export function CategoryChecklist({ chosen, onChange }: CategoryChecklistProps) {
  const { t } = useLingui()

  const all = idsOf(ideaCategories)
  const isAll = chosen.length === all.length
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">
        <Trans>Post categories</Trans>
      </legend>
      <Checkbox
        label={t`Select all`}
        className="border-b border-line font-medium"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll
        }}
        onChange={() => onChange(isAll ? [] : all)}
      />
      <div className="grid grid-cols-1 sm:max-lg:grid-cols-2">
        {ideaCategories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={translated(name)}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(all.filter((one) => (one === id ? event.target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const Checkbox = ({ label, className, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className={cn('flex min-h-8 cursor-pointer items-center gap-2.5 py-1 leading-5 max-lg:min-h-11', className)}>
    <input type="checkbox" className="size-4 shrink-0 cursor-pointer accent-action" {...props} />
    {label}
  </label>
)
