import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const emojis = ['✍️', '💡', '🎯', '🧩', '🪄'] as const
const emojiInterval = 400

function CyclingEmoji() {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), emojiInterval)
    return () => clearInterval(timer)
  }, [])
  return <span aria-hidden>{emojis[turn % emojis.length]}</span>
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

interface GenerateButtonProps {
  category: string | undefined
  isGenerating: boolean
  isBusy: boolean
}

export function GenerateButton({ category, isGenerating, isBusy }: GenerateButtonProps) {
  const { t } = useLingui()

  return (
    <Button
      type="submit"
      size="lg"
      disabled={isBusy || !category}
      className="min-w-0 flex-1 px-3 text-center leading-5 whitespace-normal"
    >
      {isGenerating && (
        <>
          <CyclingEmoji />
          {t`Crafting your ${category} post...`}
        </>
      )}
      {!isGenerating && !category && t`Select a post category to continue`}
      {!isGenerating && category && (
        <>
          {t`Generate ${category} post`}
          <kbd
            aria-hidden
            className="ml-1 rounded-sm border border-current/40 px-1.5 py-px font-sans text-xs font-medium max-lg:hidden"
          >
            {isMac ? '⌘ ↵' : t`Ctrl ↵`}
          </kbd>
        </>
      )}
    </Button>
  )
}
