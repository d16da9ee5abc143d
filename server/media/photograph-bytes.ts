/** Application data except JFIF and Adobe's colour transform, and comments: no part of the image. */
const isMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe

/** A JPEG without its metadata. Other input is returned unchanged. */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  // Stops at the scan: the markers behind it have another meaning.
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg[at + 2]! * 256 + jpeg[at + 3]!
    if (!isMetadata(jpeg[at + 1]!)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}

const boxesOfMetadata = new Set(['uuid', 'xml ', 'uinf'])

/** A JPEG 2000 image without metadata such as place and camera. Other input is returned unchanged. */
export function withoutBoxes(image: Uint8Array): Uint8Array {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength)
  const kept: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return image
    const length = bytes.readUInt32BE(at)
    // Length 0: the box extends to the end. No document holds boxes over 4 GB.
    const end = length === 0 ? bytes.length : at + length
    if ((length !== 0 && length < 8) || end > bytes.length) return image
    if (!boxesOfMetadata.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
