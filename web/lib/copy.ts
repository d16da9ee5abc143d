import { toast } from '#web/ui/toast.ts'

/** Puts a post's text on the clipboard and says whether that worked. */
export async function copyPostText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied to clipboard', description: 'Post content has been copied to your clipboard.' })
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
