import { useRef, useState } from 'react'
import { findCategory, postTypes } from '#shared/catalogue.ts'
import { Button } from '#web/ui/button.tsx'

const cardClasses =
  'rounded border bg-surface px-3 py-2.5 text-left transition-colors duration-120 @min-[26rem]:content-start'

interface CategoryPickerProps {
  postType: string
  value: string | null
  onChange: (category: string) => void
}

/** Open until a category is chosen; then it shows only the choice, with a button to change it. */
export function CategoryPicker({ postType, value, onChange }: CategoryPickerProps) {
  const [isReopened, setReopened] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const chosen = value === null ? undefined : findCategory(value)
  const categories = postTypes.find((type) => type.id === postType)?.categories ?? []
  const isOpen = !chosen || isReopened

  function choose(category: string) {
    setReopened(false)
    onChange(category)
    // The focused card is removed, so the focus moves to the choice.
    requestAnimationFrame(() => changeButton.current?.focus({ preventScroll: true }))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Category</legend>
      {isOpen ? (
        <div className="grid gap-2 @min-[26rem]:grid-cols-3">
          {categories.map((category) => (
            <button
              key={category.id}
              type="button"
              aria-pressed={category.id === value}
              onClick={() => choose(category.id)}
              className={`${cardClasses} grid gap-0.5 border-line hover:border-line-strong aria-pressed:border-action aria-pressed:ring-1 aria-pressed:ring-action`}
            >
              <span className="leading-5 font-semibold">{category.name}</span>
              <span className="text-sm text-ink-3">{category.description}</span>
            </button>
          ))}
        </div>
      ) : (
        <div className={`${cardClasses} flex items-center gap-3 border-action py-1.5 ring-1 ring-action`}>
          <div className="min-w-0 flex-1 py-1">
            <p className="leading-5 font-semibold">{chosen.name}</p>
            <p className="text-sm text-ink-3">{chosen.description}</p>
          </div>
          <Button
            ref={changeButton}
            variant="ghost"
            size="sm"
            aria-label={`Change category, now ${chosen.name}`}
            onClick={() => setReopened(true)}
          >
            Change
          </Button>
        </div>
      )}
    </fieldset>
  )
}
