/** A # that LinkedIn makes a hashtag of, and the characters that have a meaning in its texts. */
const reserved = /(?<=^|\s)(#)(?=\p{L})|[\\|{}@[\]()<>#*_~]/gu

/**
 * A text in the format in which LinkedIn takes it, so that it shows the very text. The post would be cut at the first of
 * these characters that is not escaped. To be done once: an escaped text is another text.
 */
export const toLittleText = (text: string): string =>
  text.replace(reserved, (character, hashtag: string | undefined) => (hashtag ? character : `\\${character}`))
