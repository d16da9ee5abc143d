import { t } from '@lingui/core/macro'
import { toast } from '#web/lib/toast.ts'

/** Browsers offer the clipboard only on secure pages; on plain http this selects and copies the text. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'fixed opacity-0'
  // Beside the focused element, because an open dialog traps the focus.
  const home = focused?.parentElement?.closest('body *') ?? document.body
  home.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus()
  if (!isCopied) throw new Error(/* not shown */ 'The browser didn’t copy the text.')
}

/** Copies a text at once and shows a message about the result, with what its reader should know besides. */
export async function copyPostText(
  text: string,
  said = t`Post content has been copied to your clipboard.`,
  ...besides: (string | undefined | Promise<string>)[]
): Promise<boolean> {
  try {
    await writeClipboard(text)
    toast({
      title: t`Copied to clipboard`,
      description: [said, ...(await Promise.all(besides))].filter(Boolean).join(' '),
    })
    return true
  } catch {
    toast({
      title: t`Copy failed`,
      description: t`Unable to copy to clipboard. Please try again.`,
      variant: 'destructive',
    })
    return false
  }
}
