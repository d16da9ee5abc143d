import { useState } from 'react'
import { cn } from '#web/lib/cn.ts'

interface AvatarProps {
  letters: string
  /** The photo's address. The letters replace a photo that fails to load. */
  photo?: string | null
  className?: string
}

/** A photo or letters in a circle. Decorative: the name stands beside it. */
export function Avatar({ letters, photo, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      data-own
      className={cn(
        'grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-sm font-semibold text-action-text',
        className,
      )}
    >
      {photo && photo !== failed ? (
        <img src={photo} alt="" className="size-full object-cover" onError={() => setFailed(photo)} />
      ) : (
        letters
      )}
    </span>
  )
}
