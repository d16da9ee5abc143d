// Fails where somebody would read English in another language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { readPo, writePo } from '../../shared/po.ts'
import { faultsOf } from '../../web/build/catalogue-faults.ts'
import { root } from '../setup.mjs'
import { englishOnly } from './english-only.ts'
import { isInEveryLanguage, messagesOfSources, read, sources } from './sources.ts'
import { errorsWithValues, straysIn } from './strays.ts'

const said = await messagesOfSources()
const faults: string[] = []

for (const language of languageCodes.filter((code) => code !== sourceLanguage)) {
  const text = readFileSync(join(root, 'shared/messages', `${language}.po`), 'utf8')
  const known = readPo(text)
  const entries = [...said].map(([id, entry]) => ({ ...entry, translation: known.get(id)?.translation ?? '' }))
  const missing = faultsOf(entries, language)
  faults.push(...missing)
  if (missing.length === 0 && text !== writePo(language, entries))
    faults.push(`${language}: the catalogue is not as the sources make it; run npm run messages`)
}

const files = sources()
for (const file of files.filter(isInEveryLanguage)) {
  const code = read(file)
  if (file.startsWith('web/')) faults.push(...straysIn(file, code))
  faults.push(...errorsWithValues(file, code))
  if (/^import .*\bmsg\b.* from '\.\.?\/.*say\.ts'/m.test(code))
    faults.push(`${file}: import msg from #shared/say.ts, or nobody finds its messages`)
}
for (const place of englishOnly)
  if (!files.some((file) => file === place || file.startsWith(`${place}/`)))
    faults.push(`scripts/messages/english-only.ts names ${place}, which does not exist`)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`\n${faults.length} texts would show in English. CONTRIBUTING.md says how to add a message.`)
  process.exitCode = 1
} else console.log(`${said.size} messages in ${languageCodes.length} languages.`)
