import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { CopyQuestion } from '#web/features/claims/copy-question.tsx'
import {
  hasOpenPoints,
  noOpenPoints,
  type OpenPoints,
  openPointsOnScreen,
  withAsked,
} from '#web/features/claims/open-points.ts'
import { showNextBlank } from '#web/features/claims/way-through-blanks.ts'
import { claimsHash } from '#web/lib/post-hashes.ts'
import type { DialogProps } from '#web/ui/dialog.tsx'
import type { PostEditor } from './post-editor.ts'

interface CopyPostProps extends DialogProps {
  editor: PostEditor
  /** Closes the question, then moves the focus. */
  onLeave: (next: () => void) => void
}

/** Copies the post on screen, asking first when it has open points. */
export function CopyPost({ editor, onLeave, ...dialog }: CopyPostProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [points, setPoints] = useState<OpenPoints | null>(null)

  const start = useEffectEvent(async () => {
    const found = editor.post ? await openPointsOnScreen(queryClient, editor) : noOpenPoints
    if (hasOpenPoints(found)) return setPoints(found)
    await editor.copy()
    dialog.onClose()
  })
  useEffect(() => void start(), [])
  if (!points) return null

  async function copy({ claims }: OpenPoints) {
    await editor.copy()
    // If this save fails, the next copy asks again.
    if (claims.length > 0) await editor.change({ claims: withAsked(editor.saved()!.claims, claims) }).catch(() => {})
  }

  return (
    <CopyQuestion
      {...dialog}
      points={points}
      onCopy={() => void copy(points)}
      onFill={() => onLeave(() => showNextBlank(editor.blanks))}
      onSettle={() =>
        onLeave(() => navigate({ to: '.', search: true, hash: claimsHash, replace: true, resetScroll: false }))
      }
    />
  )
}
