// Writes new messages into the catalogues and takes out those that no source says any more.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { readPo, writePo } from '../../shared/po.ts'
import { root } from '../setup.mjs'
import { messagesOfSources } from './sources.ts'

const said = await messagesOfSources()
for (const language of languageCodes.filter((code) => code !== sourceLanguage)) {
  const file = join(root, 'shared/messages', `${language}.po`)
  const known = readPo(readFileSync(file, 'utf8'))
  const entries = [...said].map(([id, entry]) => ({ ...entry, translation: known.get(id)?.translation ?? '' }))
  writeFileSync(file, writePo(language, entries))
  const missing = entries.filter(({ translation }) => !translation)
  console.log(`${language}: ${entries.length} messages, ${missing.length} to translate`)
}
