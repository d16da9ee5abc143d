import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((file) => ({ default: file.Palette })))
const KeyboardSheet = lazyPart(() => import('./keyboard-sheet.tsx').then((file) => ({ default: file.KeyboardSheet })))

const openPaletteEvent = 'hookline:find'

export const openPalette = () => window.dispatchEvent(new Event(openPaletteEvent))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl/Cmd K and ? work on every page of the shell; what they open loads when it is first wanted. */
export function ShortcutDialogs() {
  const [open, setOpen] = useState<'palette' | 'keyboard' | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    const showPalette = () => setOpen('palette')
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        showPalette()
      } else if (event.key === '?' && !isTyping(event.target)) {
        setOpen('keyboard')
      }
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener(openPaletteEvent, showPalette)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener(openPaletteEvent, showPalette)
    }
  }, [])

  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keyboard' && <KeyboardSheet onClose={close} />}
    </Suspense>
  )
}
