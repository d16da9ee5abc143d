import { t } from '@lingui/core/macro'
import { largestDocument, largestImage } from '#shared/media.ts'

/** Why a file cannot be added, as far as the browser can tell. */
export function problemOf({ type, size }: File): string {
  const isDocument = type === 'application/pdf'
  if (!isDocument && !/^image\/(jpeg|png|gif|webp)$/.test(type))
    return t`Choose a JPG, PNG, GIF or WebP image, or a PDF.`
  if (isDocument && size > largestDocument) return t`A document can have at most 100 MB.`
  if (!isDocument && size > largestImage) return t`An image can have at most 10 MB. Make it smaller and add it again.`
  return ''
}
