import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { postTypes } from '#shared/post-types.ts'
import { translated } from '#web/lib/language.ts'

interface CategoryCardsProps {
  postType: string
  value: string | null
  onChange: (category: string) => void
}

export function CategoryCards({ postType, value, onChange }: CategoryCardsProps) {
  useLingui()
  const categories = postTypes.find((type) => type.id === postType)?.categories ?? []
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>Category</Trans>
      </legend>
      <div className="grid gap-2 @min-[26rem]:grid-cols-3">
        {categories.map((category) => (
          <button
            key={category.id}
            type="button"
            aria-pressed={category.id === value}
            onClick={() => onChange(category.id)}
            className="grid gap-0.5 rounded border border-line bg-surface px-3 py-2.5 text-left transition-colors duration-120 hover:border-line-strong aria-pressed:border-action aria-pressed:ring-1 aria-pressed:ring-action @min-[26rem]:content-start"
          >
            <span className="leading-5 font-semibold">{translated(category.name)}</span>
            <span className="text-sm text-ink-3">{translated(category.description)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
