import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useId } from 'react'
import { catalogueCategories } from '#shared/post-types.ts'
import { isRecord } from '#web/lib/is-record.ts'
import type { Parse } from '#web/lib/kept/kept.ts'
import { translated } from '#web/lib/language.ts'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export interface PostInput {
  title: string
  text: string
  category: string
}
export const empty: PostInput = { title: '', text: '', category: 'personal-experience' }

export const parseInput: Parse<PostInput> = (stored) => {
  if (!isRecord(stored) || typeof stored.title !== 'string' || typeof stored.text !== 'string') return null
  const category = catalogueCategories.find(({ id }) => id === stored.category)?.id ?? empty.category
  return { title: stored.title, text: stored.text, category }
}

interface NewPostFieldsProps {
  input: PostInput
  mistakes: Mistakes
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (patch: Partial<PostInput>) => void
}

export function NewPostFields({ input, mistakes, field, onChange }: NewPostFieldsProps) {
  const { t } = useLingui()

  const id = useId()
  return (
    <>
      <AuthorChoice what={t`Written for`} />
      <Field
        label={t`Title`}
        autoComplete="off"
        maxLength={2_000}
        value={input.title}
        mistake={mistakes.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-text`}>
          <Trans>Content</Trans>
        </Label>
        <Textarea
          ref={field}
          id={`${id}-text`}
          value={input.text}
          aria-invalid={mistakes.text ? true : undefined}
          aria-describedby={mistakes.text ? `${id}-mistake` : undefined}
          onChange={(event) => onChange({ text: event.target.value })}
          className="max-h-72 min-h-28 overflow-y-auto"
        />
        {mistakes.text && (
          <p id={`${id}-mistake`} className="text-sm text-danger">
            {mistakes.text}
          </p>
        )}
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-category`}>
          <Trans>Category</Trans>
        </Label>
        <Select
          id={`${id}-category`}
          options={catalogueCategories.map(({ id, name }) => ({ id, name: translated(name) }))}
          value={input.category}
          onChange={(event) => onChange({ category: event.target.value })}
        />
      </div>
    </>
  )
}
