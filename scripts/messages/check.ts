// Fails where somebody would read English in another language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { type Entry, readPo, writePo } from '../../shared/po.ts'
import { root } from '../setup.mjs'
import { englishOnly } from './english-only.ts'
import { isInEveryLanguage, messagesOfSources, read, sources } from './sources.ts'
import { errorsWithValues, straysIn } from './strays.ts'

type Said = readonly (string | readonly [name: string, kind?: string, cases?: object])[]

/** The values, tags and choices of a message, which every language must have alike. */
function partsOf(message: string): string {
  const parts = new Set<string>()
  const add = (tokens: Said) => {
    for (const token of tokens) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag)
      else {
        const [name, kind, cases = {}] = token
        parts.add(kind ? `${name}, ${kind}` : name)
        for (const one of Object.values(cases)) if (Array.isArray(one)) add(one as Said)
      }
    }
  }
  add(compileMessageOrThrow(message) as Said)
  return [...parts].sort().join(' ')
}

function faultOf({ message, translation }: Entry, language: string): string[] {
  const name = `${language}: ${JSON.stringify(message.slice(0, 80))}`
  if (!translation) return [`${name} is not translated`]
  try {
    const [wanted, given] = [partsOf(message), partsOf(translation)]
    return wanted === given ? [] : [`${name} holds “${wanted}”, its translation “${given}”`]
  } catch (error) {
    return [`${name} cannot be read: ${(error as Error).message.split('\n')[0]}`]
  }
}

const said = await messagesOfSources()
const faults: string[] = []

for (const language of languageCodes.filter((code) => code !== sourceLanguage)) {
  const text = readFileSync(join(root, 'shared/messages', `${language}.po`), 'utf8')
  const known = readPo(text)
  const entries = [...said].map(([id, entry]) => ({ ...entry, translation: known.get(id)?.translation ?? '' }))
  const missing = entries.flatMap((entry) => faultOf(entry, language))
  faults.push(...missing)
  if (missing.length === 0 && text !== writePo(language, entries))
    faults.push(`${language}: the catalogue is not as the sources make it; run npm run messages`)
}

const files = sources()
for (const file of files.filter(isInEveryLanguage)) {
  const code = read(file)
  if (file.startsWith('web/')) faults.push(...straysIn(file, code))
  faults.push(...errorsWithValues(file, code))
}
for (const place of englishOnly)
  if (!files.some((file) => file === place || file.startsWith(`${place}/`)))
    faults.push(`scripts/messages/english-only.ts names ${place}, which does not exist`)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`\n${faults.length} texts would show in English. CONTRIBUTING.md says how to add a message.`)
  process.exitCode = 1
} else console.log(`${said.size} messages in ${languageCodes.length} languages.`)
