import { createContext } from 'react'

/** The author's time zone; null until they have one. */
export const TimeZone = createContext<string | null>(null)

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
