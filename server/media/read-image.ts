import sharp, { type Sharp } from 'sharp'
import { largestImage, maxFrames, maxPixels } from '#shared/media.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import type { Examined } from './examine.ts'

// Runs in a process of its own. Decoders only ever get these four formats.
const formats = { jpeg: 'Jpeg', png: 'Png', gif: 'Nsgif', webp: 'Webp' }
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: Object.values(formats).map((name) => `VipsForeignLoad${name}File`) })
sharp.cache(false)
sharp.concurrency(1)

/** For all frames of an animation together; frames are decoded one at a time. */
const maxAnimationPixels = 500_000_000

/** Decodes an image and writes only its pixels, upright: no place of a photograph, no page hidden behind the image. */
export const cleanImage = (path: string, to: string): Promise<Examined> => orDamaged(clean(path, to))

const photoSide = 256

export const squarePhoto = (path: string, to: string): Promise<Examined> => orDamaged(square(path, to))

async function square(path: string, to: string): Promise<Examined> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw new AppError('invalid', 'The photo has too many pixels. Make it smaller.')
  const upright = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const small = upright.resize(photoSide, photoSide, { fit: 'cover' }).flatten({ background: '#fff' })
  return written(small.jpeg({ quality: 86 }), to, 'image/jpeg')
}

async function orDamaged(work: Promise<Examined>): Promise<Examined> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('invalid', 'The image is damaged or cut off. Export it again and try that file.', { cause })
  }
}

async function clean(path: string, to: string): Promise<Examined> {
  const {
    format,
    width,
    height,
    pages: frames = 1,
    hasAlpha,
  } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels)
    throw new AppError(
      'invalid',
      msg`The image has ${plural({ width }, { other: '#' })} × ${plural({ height }, { other: '#' })} pixels, but ${{ network: product.network }} takes at most ${plural({ max: maxPixels }, { other: '#' })}. Make it smaller and try again.`,
    )
  if (format === 'gif') return animation(path, to, { frames, pixels: width * height * frames })
  if (frames > 1) throw new AppError('invalid', 'An animated WebP image cannot be posted. Save it as a GIF.')
  const upright = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  if (format === 'png' || hasAlpha) return written(upright().png({ compressionLevel: 8 }), to, 'image/png')
  const photograph = await written(upright().jpeg({ quality: 90 }), to, 'image/jpeg', 2 * largestImage)
  return photograph.bytes <= largestImage ? photograph : written(upright().jpeg({ quality: 75 }), to, 'image/jpeg')
}

async function animation(path: string, to: string, { frames, pixels }: { frames: number; pixels: number }) {
  if (frames > maxFrames)
    throw new AppError(
      'invalid',
      msg`The animation has ${plural({ frames }, { other: '# frames' })}, but ${{ network: product.network }} takes at most ${plural({ max: maxFrames }, { other: '#' })}.`,
    )
  if (pixels > maxAnimationPixels)
    throw new AppError('invalid', 'All frames of the animation together are too large. Make it smaller and try again.')
  const whole = sharp(path, { limitInputPixels: pixels, failOn: 'error', pages: -1 })
  return written(whole.gif({ effort: 1 }), to, 'image/gif')
}

async function written(image: Sharp, to: string, contentType: string, most = largestImage): Promise<Examined> {
  const { width, height, pageHeight = height, size } = await image.timeout({ seconds: 50 }).toFile(to)
  if (size > most)
    throw new AppError('too_large', 'Even without its hidden data, the image is larger than 10 MB. Make it smaller.')
  return { kind: 'image', contentType, width, height: pageHeight, pages: null, bytes: size }
}
