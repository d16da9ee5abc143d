import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MediaItem } from '#shared/media.ts'
import { product } from '#shared/product.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from './button.tsx'

interface ShareButtonProps extends Pick<ButtonProps, 'size'> {
  text: string
  media: readonly MediaItem[]
  firstComment: string
}

/** A phone's share sheet hands the text to the network's app, with files if the phone allows. */
const canShare = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/** More is loaded only when somebody presses. */
const maxBytesAhead = 50_000_000

async function fileOf({ id, url, contentType }: MediaItem): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(/* not shown */ 'The file could not be loaded.')
  return new File([await response.blob()], `${id}.${contentType.split('/')[1]}`, { type: contentType })
}

const loadFiles = (media: readonly MediaItem[]): Promise<File[]> => Promise.all(media.map(fileOf))

const canHandOver = (files: File[]) => files.length > 0 && (navigator.canShare?.({ files }) ?? false)

export function ShareButton(props: ShareButtonProps) {
  return canShare() ? <Sharing {...props} /> : null
}

function Sharing({ text, media, firstComment, size = 'default' }: ShareButtonProps) {
  const { t } = useLingui()

  const [files, setFiles] = useState<File[] | null>(media.length === 0 ? [] : null)
  const [isReady, setReady] = useState(false)
  const [said, setSaid] = useState('')
  // Of all that is handed over the app may drop the text, so the clipboard holds it beside files.
  const spare = media.length > 0 ? text : firstComment

  // Ahead of the press, because browsers share only right after one.
  useEffect(() => {
    let isCurrent = true
    if (media.length > 0 && media.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytesAhead)
      loadFiles(media).then(
        (loaded) => isCurrent && setFiles(loaded),
        () => {}, // The press tries again.
      )
    return () => {
      isCurrent = false
    }
  }, [media])

  async function share() {
    const loaded = files ?? (await loadFiles(media).catch(() => []))
    const isComplete = loaded.length === media.length
    if (isComplete) setFiles(loaded)
    const withFiles = isComplete && canHandOver(loaded)
    // Not awaited before sharing, which has to follow the press at once.
    const copied = spare ? copy(spare) : Promise.resolve(false)
    try {
      await navigator.share(withFiles ? { text, files: loaded } : { text })
    } catch (error) {
      const { name } = error as Error
      if (name === 'AbortError') return
      if (name === 'NotAllowedError' && !files) return setReady(isComplete)
      return failureToast(t`Not shared`, t`Copy the text instead.`)
    }
    setSaid(
      [
        t`Handed over.`,
        media.length > 0 &&
          !withFiles &&
          t`This browser can’t hand over the files: download them below and add them there.`,
        (await copied) &&
          (media.length > 0
            ? t`The text is on your clipboard, should it be missing.`
            : t`The first comment is on your clipboard: paste it under the post.`),
        firstComment &&
          (media.length > 0 || !(await copied)) &&
          t`Copy the first comment below, and paste it under the post.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  }

  function sayHow() {
    const how = t`Choose ${product.network} in your phone’s list.`
    if (!spare) return how
    return `${how} ${media.length > 0 ? t`The text is copied too.` : t`The first comment is copied too.`}`
  }

  return (
    <>
      <Button variant="outline" size={size} onClick={() => void share()}>
        <Share2 aria-hidden /> {isReady ? t`Files are ready. Share` : t`Share to ${product.network}’s app`}
      </Button>
      <p role="status" className="basis-full text-sm text-ink-2">
        {said || sayHow()}
      </p>
    </>
  )
}

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)
