import { everyLanguage } from './words.ts'

/** "Write a post about our new bakery" is about the bakery. */
export function withoutRequest(text: string): string {
  for (const { request } of everyLanguage) {
    const found = request.exec(text)
    if (found && text.length > found[0].length + 3) return text.slice(found[0].length)
  }
  return text
}
