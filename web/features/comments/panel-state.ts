import { useLocation, useNavigate } from '@tanstack/react-router'
import { commentsHash } from '#web/lib/post-hashes.ts'

/** The address says whether the panel is open, so links lead to it. */
export function useCommentsPanel() {
  const navigate = useNavigate()
  const isOpen = useLocation({ select: ({ hash }) => hash === commentsHash })
  const show = (open: boolean) =>
    void navigate({ to: '.', search: true, hash: open ? commentsHash : '', replace: true, resetScroll: false })
  return { isOpen, show }
}
