import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { findCategory, postTypes } from '#shared/post-types.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { type BriefInput, typeOfCategory, withPostType } from './brief-input.ts'
import { CategoryCards } from './category-cards.tsx'
import { PostTypeCards } from './post-type-cards.tsx'

interface PostKindProps {
  brief: BriefInput
  onChange: (brief: BriefInput) => void
}

/** Type and category. Folds to one line once a category is chosen. */
export function PostKind({ brief, onChange }: PostKindProps) {
  const { t } = useLingui()

  const [isReopened, setReopened] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  /** The last category of each type, restored when the author returns to the type. */
  const former = useRef(new Map<string, string>())
  const chosen = brief.category === null ? undefined : findCategory(brief.category)
  const type = postTypes.find(({ id }) => id === brief.postType)
  const hasChosen = useRef(false)

  function chooseType(postType: string) {
    if (brief.category && typeOfCategory(brief.category)) former.current.set(brief.postType, brief.category)
    const next = withPostType(brief, postType)
    onChange({ ...next, category: next.category ?? former.current.get(postType) ?? null })
    setReopened(true)
  }

  function chooseCategory(category: string) {
    setReopened(false)
    hasChosen.current = true
    onChange({ ...brief, category })
  }

  // The focused card disappears, so focus its replacement. Later, this would steal focus from the next field.
  useLayoutEffect(() => {
    if (!hasChosen.current || !changeButton.current) return
    hasChosen.current = false
    changeButton.current.focus({ preventScroll: true })
  })

  if (chosen && !isReopened)
    return (
      <div className="flex min-h-11 items-center gap-2 rounded border border-line bg-surface pr-1 pl-3">
        <span className="font-semibold">
          <Trans>Type</Trans>
        </span>
        <span className="min-w-0 flex-1 text-sm text-ink-3">
          {typeOfCategory(chosen.id) && type
            ? `${translated(type.name)} · ${translated(chosen.name)}`
            : translated(chosen.name)}
        </span>
        <Button
          ref={changeButton}
          variant="ghost"
          size="sm"
          aria-label={t`Change category, now ${{ category: translated(chosen.name) }}`}
          onClick={() => setReopened(true)}
        >
          <Trans>Change</Trans>
        </Button>
      </div>
    )
  return (
    <div className="grid gap-5">
      <PostTypeCards value={brief.postType} onChange={chooseType} />
      <CategoryCards postType={brief.postType} value={brief.category} onChange={chooseCategory} />
    </div>
  )
}
