/** A # that starts a LinkedIn hashtag, and the characters that are special in its texts. */
const reserved = /(?<=^|\s)(#)(?=\p{L})|[\\|{}@[\]()<>#*_~]/gu

/**
 * Escapes a text for LinkedIn, so that readers see it unchanged. LinkedIn cuts a post at the first special character
 * that is not escaped. Escape once: escaping again changes the text.
 */
export const toLittleText = (text: string): string =>
  text.replace(reserved, (character, hashtag: string | undefined) => (hashtag ? character : `\\${character}`))
