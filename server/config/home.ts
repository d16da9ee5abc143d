import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where an installed Hookline keeps its data, its log and, as an archive, its versions. */
export function homeOf(env: Record<string, string | undefined>): string {
  if (env.HOOKLINE_HOME) return resolve(env.HOOKLINE_HOME)
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local'), 'Hookline')
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support/Hookline')
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'hookline')
}
