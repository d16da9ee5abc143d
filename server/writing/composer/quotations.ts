import type { Change } from './phrases.ts'

const marks =
  /“[^“”]*”|"[^"]*"|«[^«»]*»|»[^«»]*«|„[^„“”"]*[“”"]|‚[^‚‘’]*[‘’]|‹[^‹›]*›|(?<![\p{L}\p{N}])‘[^‘]*?’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu
const anyMark = /["“”„«»‹›]/
const inner = /^(.\s?)(.*[^.!?…,;\s])([.!?…,;\s]*.)$/su
// A letter of another script with a number behind it stands for what was said: it reads as one word.
const stand = { upper: 'Ⴀ', lower: 'ⴀ' }
const firstNumber = 0xe000
const standing = /[Ⴀⴀ]([\uE000-\uF8FF])/g

/** Changes a text except for what stands between quotation marks: nobody is made to say something else. */
export const aroundQuotations = (text: string, change: Change): string =>
  text
    .split('\n')
    .map((line) => {
      const said: string[] = []
      const hidden = line.replace(marks, (quotation) => {
        const [, open = '', words = '', close = ''] = inner.exec(quotation) ?? []
        if (!words) return quotation
        const number = String.fromCharCode(firstNumber + said.push(words) - 1)
        return open + (/^[\p{Lu}\p{N}]/u.test(words) ? stand.upper : stand.lower) + number + close
      })
      // Marks that do not pair up: it cannot be told what is said by whom.
      if (anyMark.test(line.replace(marks, ''))) return line
      return change(hidden).replace(
        standing,
        (found, number: string) => said[number.charCodeAt(0) - firstNumber] ?? found,
      )
    })
    .join('\n')

/** Is this place of a sentence between quotation marks or in brackets? */
export const isEnclosed = (sentence: string, at: number): boolean =>
  [...sentence.matchAll(marks), ...sentence.matchAll(/\([^()]*\)/g)].some(
    (match) => match.index < at && at < match.index + match[0].length,
  )
