import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Fold } from './fold.ts'
import { feedClasses, moreClasses } from './fold-measure.ts'

interface FoldedTextProps {
  fold: Fold
  isOpen: boolean
  onToggle: () => void
}

/** The text as the feed shows it. Words behind the fold stay in the page, hidden. */
export function FoldedText({ fold: { visible, rest }, isOpen, onToggle }: FoldedTextProps) {
  const { t } = useLingui()

  const isCut = rest !== '' && !isOpen
  return (
    <div dir="auto" className={feedClasses}>
      <span data-own>{isCut ? visible : visible + rest}</span>
      {rest && (
        <button
          type="button"
          onClick={onToggle}
          className={`${moreClasses} relative text-ink-3 after:absolute after:-inset-x-3 after:-inset-y-3 hover:text-action-text hover:underline`}
        >
          {isOpen ? t`…less` : t`…more`}
        </button>
      )}
      {isCut && (
        <span hidden data-own>
          {rest}
        </span>
      )}
    </div>
  )
}

interface FeedWidthProps {
  width: number
  children: ReactNode
}

/** Renders a post at the feed's width, where its lines break, and scales it down to fit. */
export function FeedWidth({ width, children }: FeedWidthProps) {
  const room = useRef<HTMLDivElement>(null)
  const post = useRef<HTMLDivElement>(null)
  // At every render, because unfolding the post makes it taller.
  useLayoutEffect(() => {
    function draw() {
      if (!room.current || !post.current) return
      const scale = Math.min(1, room.current.clientWidth / width) || 1
      post.current.style.scale = String(scale)
      room.current.style.height = `${post.current.offsetHeight * scale}px`
    }
    draw()
    window.addEventListener('resize', draw)
    return () => window.removeEventListener('resize', draw)
  })
  return (
    <div ref={room} className="mx-auto" style={{ maxWidth: width }}>
      <div ref={post} className="origin-top-left" style={{ width }}>
        {children}
      </div>
    </div>
  )
}
