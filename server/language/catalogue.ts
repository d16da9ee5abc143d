import { readFileSync } from 'node:fs'
import { languageCodes, pseudoLanguage, type ShownLanguage, sourceLanguage } from '#shared/interface-languages.ts'
import { type Entry, readPo } from '#shared/po.ts'
import { builtTextsFile, catalogueFile } from '../config/places.ts'

/** By the ids of messages. */
type Texts = Record<string, string>

const isOfServer = ({ places }: Entry) => !places.every((place) => place.startsWith('web/'))

/** What the server says in a language, from the catalogues in the sources. They take a tenth of a second each. */
export function textsInSources(language: ShownLanguage): Texts {
  const isMadeUp = language === pseudoLanguage
  // Every catalogue has all messages in English, which the made-up language changes.
  const entries = readPo(readFileSync(catalogueFile(isMadeUp ? languageCodes[1]! : language), 'utf8'))
  const texts = [...entries]
    .filter(([, entry]) => isOfServer(entry))
    .map(([id, { message, translation }]) => [id, isMadeUp ? message : translation] as const)
  return Object.fromEntries(texts.filter(([, text]) => text))
}

/** What the server says in a language. English stands in the code. The bundle has the texts ready. */
export function textsIn(language: ShownLanguage): Texts {
  if (language === sourceLanguage) return {}
  return builtTextsFile ? JSON.parse(readFileSync(builtTextsFile(language), 'utf8')) : textsInSources(language)
}
