import { createContext } from 'react'

/** The author's time zone; null while nobody has chosen one. */
export const TimeZone = createContext<string | null>(null)

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
