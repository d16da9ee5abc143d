import { t } from '@lingui/core/macro'
import { isLinkedInAddress } from '#shared/posting.ts'
import { problemOf } from '#web/features/media/accepted-files.ts'
import { inDigits } from '#web/lib/intl.ts'

/** What another app or page handed over. Its words are not the author's. */
export interface HandedOver {
  text: string
  /** An http or https address, or nothing. */
  url: string
  title: string
  /** Images and documents for a post. */
  files: File[]
}

/** With what of it cannot be used, in sentences. */
export interface Read extends HandedOver {
  problems: string[]
}

const maxCharacters = 20_000
const maxTextBytes = 1_000_000

const isText = ({ type, name }: File) => type.startsWith('text/') || /\.(txt|md|srt|vtt)$/i.test(name)

const fromLinkedIn = () =>
  t`Hookline takes nothing from LinkedIn’s pages. If the words are yours, copy them and paste them into the subject.`

/** The last address in a text. Apps put a link into the text that they share, after the words. */
function addressIn(text: string): string {
  const found = text.match(/https?:\/\/[^\s<>"]+/g)?.at(-1) ?? ''
  return URL.canParse(found) ? found : ''
}

/** Chrome adds the selected words to the address, and quotation marks to the words. */
const withoutDirective = (address: string) => address.replace(/#?:~:.*$/s, '')
const withoutEnd = (text: string, end: string) =>
  text.endsWith(end) ? text.slice(0, text.length - end.length).trim() : text
const unquoted = (text: string) => /^"([^"]*)"$/.exec(text)?.[1] ?? text

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads a form with the fields of the manifest's share target. */
export async function readForm(form: FormData): Promise<Read> {
  const problems: string[] = []
  const given = textOf(form, 'url')
  const found = /^https?:/.test(given) && URL.canParse(given) ? given : addressIn(textOf(form, 'text'))
  const url = withoutDirective(found)
  if (isLinkedInAddress(url)) return { text: '', url: '', title: '', files: [], problems: [fromLinkedIn()] }

  const shared = form.getAll('files').filter((one): one is File => typeof one !== 'string' && one.size > 0)
  const texts: string[] = []
  const files: File[] = []
  for (const file of shared) {
    if (isText(file) && file.size <= maxTextBytes) texts.push((await file.text()).trim())
    else if (isText(file)) problems.push(t`${{ file: file.name }} is larger than 1 MB. Copy the part that matters.`)
    else if (problemOf(file)) problems.push(t`${{ file: file.name }} was not taken. ${{ why: sayKinds(file) ?? '' }}`)
    else files.push(file)
  }
  const words = unquoted(withoutEnd(textOf(form, 'text'), found))
  const whole = [words, ...texts].filter(Boolean).join('\n\n')
  if (whole.length > maxCharacters)
    problems.push(t`Only the first ${{ max: inDigits(maxCharacters) }} characters were taken.`)
  const name = shared.length === 1 && texts.length === 1 ? shared[0]!.name : ''
  const title = (textOf(form, 'title') || name).slice(0, 300)
  return { text: whole.slice(0, maxCharacters), url, title, files, problems }
}

const sayKinds = (file: File) =>
  /^(image\/(jpeg|png|gif|webp)|application\/pdf)$/.test(file.type)
    ? problemOf(file)
    : t`Hookline takes JPG, PNG, GIF and WebP images, PDFs and text files.`

/** As notes for a subject: another's words in quotation marks, with their source. */
export function notesFrom({ text, url, title }: Pick<HandedOver, 'text' | 'url' | 'title'>): string {
  if (!url) return text || title
  const source = title ? t`From “${title}”, ${url}` : t`From ${url}`
  return text ? `“${text}”\n${source}` : source
}
