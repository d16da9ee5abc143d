import { Trans, useLingui } from '@lingui/react/macro'
import { Heart, Trash2 } from 'lucide-react'
import { type Idea, ideaCategoryName } from '#shared/ideas.ts'
import { cn } from '#web/lib/cn.ts'
import { translated } from '#web/lib/language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const cardClasses = 'flex min-h-48 min-w-0 flex-col gap-3 p-4'

interface IdeaCardProps {
  idea: Idea
  onMark: () => void
  onUse: () => void
  onDelete: () => void
}

export function IdeaCard({ idea, onMark, onUse, onDelete }: IdeaCardProps) {
  const { t } = useLingui()

  const { title, description, category, isFavourite } = idea
  return (
    <Card className={cardClasses}>
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 pt-2">
          <Badge isLong>{translated(ideaCategoryName(category.id))}</Badge>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Favourite: ${title}`}
          aria-pressed={isFavourite}
          onClick={onMark}
          className="-mt-0.5 -mr-2.5 max-md:-mr-3.5"
        >
          <Heart aria-hidden className={cn(isFavourite && 'fill-hook text-hook')} />
        </Button>
      </div>
      <div className="grid gap-1">
        <h3 data-own className="leading-5.5 font-semibold break-words">
          {title}
        </h3>
        <p data-own className="break-words text-ink-2">
          {description}
        </p>
      </div>
      <div className="mt-auto flex items-center justify-between pt-1">
        <Button variant="outline" size="sm" aria-label={t`Use: ${title}`} onClick={onUse}>
          <Trans>Use</Trans>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Delete: ${title}`}
          onClick={onDelete}
          className="-mr-2.5 max-md:-mr-3.5"
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </Card>
  )
}

export const IdeaCardSkeleton = () => (
  <Card className={cardClasses}>
    <Skeleton className="mt-2 h-5 w-24" />
    <Skeleton className="mt-2 h-5 w-4/5" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="mt-auto h-8 w-14 max-md:h-11" />
  </Card>
)
