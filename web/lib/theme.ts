import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

export const themeNames: Record<ThemeChoice, MessageDescriptor> = {
  light: msg`Light theme`,
  dark: msg`Dark theme`,
  system: msg`System theme`,
}
export const themeChoices = Object.keys(themeNames) as ThemeChoice[]

// web/public/theme.js reads it before the first paint.
const storageKey = 'ui-theme'
const listeners = new Set<() => void>()
const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)')

const { dataset } = document.documentElement
const currentTheme = (): Theme => (dataset.theme === 'dark' ? 'dark' : 'light')
const currentChoice = (): ThemeChoice => (dataset.themeChoice === 'system' ? 'system' : currentTheme())

function show(choice: ThemeChoice) {
  dataset.themeChoice = choice
  dataset.theme = choice === 'system' ? (darkSystem()?.matches ? 'dark' : 'light') : choice
  for (const listener of listeners) listener()
}

export function setTheme(choice: ThemeChoice) {
  show(choice)
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is blocked, so the choice lasts until the page closes.
  }
}

/** Follows the system's theme, and the choice in other tabs. */
function follow() {
  const onSystem = () => currentChoice() === 'system' && show('system')
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const choice = key === storageKey && themeChoices.find((one) => one === newValue)
    if (choice) show(choice)
  }
  const system = darkSystem()
  system?.addEventListener('change', onSystem)
  window.addEventListener('storage', onStorage)
  return () => {
    system?.removeEventListener('change', onSystem)
    window.removeEventListener('storage', onStorage)
  }
}

let stopFollowing = () => {}

function subscribe(listener: () => void) {
  if (listeners.size === 0) stopFollowing = follow()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopFollowing()
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, currentChoice)
