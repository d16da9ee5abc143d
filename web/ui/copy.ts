import { toast } from '#web/lib/toast.ts'

/** Browsers offer their clipboard on secure pages only; on a plain http one the text is selected and copied. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'fixed opacity-0'
  // Beside what has the focus: an open dialog lets it go nowhere else.
  const home = focused?.parentElement?.closest('body *') ?? document.body
  home.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus()
  if (!isCopied) throw new Error('The browser didn’t copy the text.')
}

/** Puts a text of a post on the clipboard and says whether that worked. */
export async function copyPostText(text: string, what = 'Post content'): Promise<boolean> {
  try {
    await writeClipboard(text)
    toast({ title: 'Copied to clipboard', description: `${what} has been copied to your clipboard.` })
    return true
  } catch {
    toast({
      title: 'Copy failed',
      description: 'Unable to copy to clipboard. Please try again.',
      variant: 'destructive',
    })
    return false
  }
}
