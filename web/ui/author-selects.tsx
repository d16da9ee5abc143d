import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useAuthor, useAuthors, useWriteFor } from '#web/lib/authors.ts'
import { cn } from '#web/lib/cn.ts'
import { Label } from './label.tsx'
import { Select } from './select.tsx'

export interface AuthorChoiceProps {
  /** What the page shows of the author, or does for them. */
  what: string
  className?: string
}

export function AuthorChoice({ what, className }: AuthorChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const options = useAuthors().filter(({ mayWriteFor }) => mayWriteFor)
  const author = useAuthor()
  const writeFor = useWriteFor()
  return (
    <div className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1', className)}>
      <Label htmlFor={id} className="text-sm font-medium">
        {what}
      </Label>
      <Select
        id={id}
        className="max-w-72 min-w-48 max-sm:w-full max-sm:max-w-none"
        options={options.map(({ id, name, isMe }) => ({ id, name: isMe ? t`${name} (you)` : name, isOwn: !isMe }))}
        value={author?.id ?? ''}
        onChange={({ target }) => writeFor(target.value)}
      />
    </div>
  )
}

export interface AuthorFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function AuthorFilter({ value, onChange }: AuthorFilterProps) {
  const { t } = useLingui()
  const authors = useAuthors()
  const isKnown = !value || authors.some(({ id }) => id === value)
  return (
    <Select
      aria-label={t`Author`}
      className="min-w-40 max-sm:w-full"
      options={[
        { id: '', name: t`All authors` },
        ...(isKnown ? [] : [{ id: value, name: t`A former member` }]),
        ...authors.map(({ id, name, isMe }) => ({ id, name: isMe ? t`${name} (you)` : name, isOwn: !isMe })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  )
}
