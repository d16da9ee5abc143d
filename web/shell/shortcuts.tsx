import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((file) => ({ default: file.Palette })))
const HelpSheet = lazyPart(() => import('./help-sheet.tsx').then((file) => ({ default: file.HelpSheet })))

const openPaletteEvent = 'hookline:find'
const openHelpEvent = 'hookline:help'

export const openPalette = () => window.dispatchEvent(new Event(openPaletteEvent))
export const openHelp = () => window.dispatchEvent(new Event(openHelpEvent))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl/Cmd K and ? work on every page of the shell; what they open loads when it is first wanted. */
export function ShortcutDialogs() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    const showPalette = () => setOpen('palette')
    const showHelp = () => setOpen('help')
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        showPalette()
      } else if (event.key === '?' && !isTyping(event.target)) {
        showHelp()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener(openPaletteEvent, showPalette)
    window.addEventListener(openHelpEvent, showHelp)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener(openPaletteEvent, showPalette)
      window.removeEventListener(openHelpEvent, showHelp)
    }
  }, [])

  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'help' && <HelpSheet onClose={close} />}
    </Suspense>
  )
}
