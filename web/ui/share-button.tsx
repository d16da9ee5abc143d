import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from './button.tsx'

interface ShareButtonProps extends Pick<ButtonProps, 'size'> {
  text: string
  media: readonly MediaItem[]
}

/** A phone's share sheet hands the text to the network's app, with files if the phone allows. */
const canShare = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

async function fileOf({ id, url, contentType }: MediaItem): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error('The file could not be loaded.')
  return new File([await response.blob()], `${id}.${contentType.split('/')[1]}`, { type: contentType })
}

export function ShareButton({ text, media, size = 'default' }: ShareButtonProps) {
  const [files, setFiles] = useState<File[] | null>(null)
  const [isReady, setReady] = useState(false)
  if (!canShare()) return null

  async function share() {
    const loaded = files ?? (await Promise.all(media.map(fileOf)).catch(() => []))
    setFiles(loaded)
    const withFiles = { text, files: loaded }
    try {
      await navigator.share(loaded.length > 0 && navigator.canShare?.(withFiles) ? withFiles : { text })
    } catch (error) {
      const { name } = error as Error
      if (name === 'AbortError') return
      // Loading the files outlasted the press, so the next press shares them.
      if (name === 'NotAllowedError' && !files) setReady(true)
      else failureToast('Not shared', 'Copy the text instead.')
    }
  }

  return (
    <Button variant="outline" size={size} onClick={() => void share()}>
      <Share2 aria-hidden /> {isReady ? 'Files are ready. Share' : 'Share…'}
    </Button>
  )
}
