import { t } from '@lingui/core/macro'

/** Says a browser in the language on screen. The server stores it in English, such as `Firefox on Linux`. */
export function sayBrowser(stored: string): string {
  const [name, system] = stored.split(' on ')
  const browser = name === /* not shown */ 'Another program' ? t`Another program` : name || t`Unknown browser`
  return system ? t`${{ browser }} on ${{ system }}` : browser
}
