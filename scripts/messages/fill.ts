// Takes translations from standard input, as `{ "English": { "es": "…", "fr": "…", "de": "…" } }`, into the catalogues.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { readPo, writePo } from '../../shared/po.ts'
import { root } from '../setup.mjs'

const given = JSON.parse(readFileSync(0, 'utf8')) as Record<string, Record<string, string>>

const taken = new Set<string>()
for (const language of languageCodes.filter((code) => code !== sourceLanguage)) {
  const file = join(root, 'shared/messages', `${language}.po`)
  const entries = [...readPo(readFileSync(file, 'utf8')).values()]
  for (const entry of entries) {
    const translation = given[entry.message]?.[language]
    if (translation) {
      entry.translation = translation
      taken.add(entry.message)
    }
  }
  writeFileSync(file, writePo(language, entries))
}
const unknown = Object.keys(given).filter((message) => !taken.has(message))
console.log(`${taken.size} messages filled in.`)
if (unknown.length > 0) console.error(`No source says:\n${unknown.join('\n')}`)
