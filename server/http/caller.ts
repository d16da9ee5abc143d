import type { Context as HonoContext } from 'hono'
import type { Deps } from '../context.ts'
import { clientAddress } from './origin.ts'

export interface Caller {
  browser: string
  address: string
}

// Most browsers also name their ancestors, so specific names come first.
const browsers: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPX|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.{0,60} Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]

/** Turns a user agent into a name such as `Firefox on Linux`. */
export function browserName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 300)
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(said))?.[1]
  const browser = nameIn(browsers) ?? 'Another program'
  const system = nameIn(systems)
  return system ? `${browser} on ${system}` : browser
}

export const callerOf = (c: HonoContext, deps: Pick<Deps, 'config'>): Caller => ({
  browser: browserName(c.req.header('user-agent')),
  address: clientAddress(c, deps),
})
