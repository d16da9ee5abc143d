import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { fieldOfSlash } from './slash.ts'

const Palette = lazyPart(() => import('./palette.tsx').then((file) => ({ default: file.Palette })))
const HelpSheet = lazyPart(() => import('./help-sheet.tsx').then((file) => ({ default: file.HelpSheet })))

const openPaletteEvent = 'hookline:find'
const openHelpEvent = 'hookline:help'

export const openPalette = () => window.dispatchEvent(new Event(openPaletteEvent))
export const openHelp = () => window.dispatchEvent(new Event(openHelpEvent))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/** Ctrl/Cmd K, /, N and ? work on every page of the shell. Their dialogs load on first use. */
export function ShortcutDialogs() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const [slashField, setSlashField] = useState<HTMLTextAreaElement | null>(null)
  const { history } = useRouter()
  const close = () => {
    setOpen(null)
    setSlashField(null)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault()
      return setOpen('palette')
    }
    if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return
    const field = key === '/' ? fieldOfSlash(target) : null
    if (isTyping(target) && !field) return
    if (key === '?') return setOpen('help')
    if (isCovered()) return
    if (key === '/') {
      event.preventDefault()
      setSlashField(field)
      setOpen('palette')
    } else if (key === 'n' && !event.repeat) {
      event.preventDefault()
      history.push('/')
    }
  })

  useEffect(() => {
    const showPalette = () => setOpen('palette')
    const showHelp = () => setOpen('help')
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
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
      {open === 'palette' && <Palette slashField={slashField} onClose={close} />}
      {open === 'help' && <HelpSheet onClose={close} />}
    </Suspense>
  )
}
