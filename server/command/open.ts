import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { readComputerKey } from '../accounts/computer-key.ts'
import { openingLink } from '../accounts/sign-in-links.ts'
import type { Run } from '../config/run-file.ts'
import type { Installation } from './installation.ts'

/** Leads to the app: on a person's own computer by a link that signs in once, as others may see what starts a browser. */
export const openingAddress = ({ home, config }: Installation, { address }: Run): string =>
  config.identityProvider?.kind === 'local'
    ? openingLink(address, readComputerKey(resolve(home, config.dataDir)))
    : address

const openers: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens the person's browser. Returns false where there is none, as on a server. */
export function openBrowser(address: string): Promise<boolean> {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  return handTo(command, [...args, address])
}

const alerts: Partial<Record<NodeJS.Platform, (sentence: string) => [command: string, ...args: string[]]>> = {
  darwin: (sentence) => [
    'osascript',
    '-e',
    'on run argv',
    '-e',
    'display alert item 1 of argv',
    '-e',
    'end run',
    sentence,
  ],
  win32: (sentence) => ['msg', '*', sentence],
}

/** Shows a sentence to a person who has no terminal open. */
export async function showProblem(sentence: string): Promise<void> {
  const [command, ...args] = alerts[process.platform]?.(sentence) ?? ['notify-send', 'Hookline', sentence]
  await handTo(command, args)
}

function handTo(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'ignore', detached: true, windowsHide: true })
  child.unref()
  return new Promise((done) => {
    // A browser that is started here goes on; only what fails at once has failed.
    const isOpen = setTimeout(done, 3_000, true)
    const settle = (isDone: boolean) => {
      clearTimeout(isOpen)
      done(isDone)
    }
    child.once('error', () => settle(false))
    child.once('exit', (code) => settle(code === 0))
  })
}
