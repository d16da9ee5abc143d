import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  ChartLine,
  CircleQuestionMark,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  PartyPopper,
  Swords,
  Wrench,
} from 'lucide-react'
import { useId } from 'react'
import { postTypes } from '#shared/post-types.ts'
import { translated } from '#web/lib/language.ts'

const icons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  'chart-line': ChartLine,
  'circle-question-mark': CircleQuestionMark,
  'list-ordered': ListOrdered,
  megaphone: Megaphone,
  'party-popper': PartyPopper,
  swords: Swords,
  wrench: Wrench,
}

interface PostTypeCardsProps {
  value: string
  onChange: (postType: string) => void
}

export function PostTypeCards({ value, onChange }: PostTypeCardsProps) {
  useLingui()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>Post type</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 @min-[26rem]:grid-cols-4">
        {postTypes.map((type) => {
          const Icon = icons[type.icon] ?? BookOpen
          return (
            <label
              key={type.id}
              title={translated(type.description)}
              className="group relative flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line bg-surface px-3 py-2 text-sm text-ink-2 transition-colors duration-120 hover:border-line-strong has-checked:border-action has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action @min-[26rem]:h-20 @min-[26rem]:flex-col @min-[26rem]:items-start @min-[26rem]:pt-3"
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={type.id}
                checked={type.id === value}
                onChange={() => onChange(type.id)}
              />
              <Icon aria-hidden className="size-4 shrink-0 group-has-checked:text-action-text" />
              <span className="flex flex-1 items-center leading-4">{translated(type.name)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
