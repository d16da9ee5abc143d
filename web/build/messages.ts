import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { transform } from '@lingui/native-tools'
import type { Plugin } from 'vite'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { type Entry, readPo } from '../../shared/po.ts'
import { faultsOf } from './catalogue-faults.ts'
import { macros } from './macros.ts'

const prefix = 'virtual:messages/'
const folder = join(import.meta.dirname, '../../shared/messages')
const translated = languageCodes.filter((language) => language !== sourceLanguage)
const fileOf = (language: string) => join(folder, `${language}.po`)

/** What a language says, and for which entries. Every catalogue has all messages, so English is read from one of them. */
interface Catalogue {
  isSource: boolean
  entries: Map<string, Entry>
  say: (entry: Entry) => CompiledMessage
  /** Texts by the ids that they replace. */
  ownIds: Map<string, string>
}

function catalogueOf(language: string): Catalogue {
  const isSource = language === sourceLanguage
  const all = readPo(readFileSync(fileOf(isSource ? translated[0]! : language), 'utf8'))
  const entries = new Map([...all].filter(([, { places }]) => !places.every((place) => place.startsWith('server/'))))
  const said = {
    isSource,
    entries,
    // Only development shows English for what is not translated yet.
    say: ({ message, translation }: Entry) => compileMessageOrThrow(isSource ? message : translation || message),
  }
  return { ...said, ownIds: ownIds(said) }
}

/** The texts that are their own ids in a language: those without values, unless two messages read alike in it. */
function ownIds({ isSource, entries, say }: Omit<Catalogue, 'ownIds'>): Map<string, string> {
  const texts = [...entries].flatMap(([id, entry]) => {
    const [text, ...rest] = say(entry)
    return typeof text === 'string' && rest.length === 0 ? [[id, text] as const] : []
  })
  const readers = new Map<string, number>()
  for (const [, text] of texts) readers.set(text, (readers.get(text) ?? 0) + 1)
  // In other languages, the English text of these is a key.
  const taken = new Set(isSource ? [] : [...entries.values()].filter((one) => one.isPlain).map((one) => one.message))
  return new Map(texts.filter(([, text]) => readers.get(text) === 1 && !taken.has(text)))
}

/** What macros become: an object with an id of six characters, or the properties of an element. */
const ids = /\bid:(["'`])([\w-]{6})\1/g
/** The same in minified code, with the whole of a call that has nothing but an id. */
const calls = /(\._\(\{)?\bid:(["'`])([\w-]{6})\2(\}\))?/g

const hasMessages = (code: string, { entries }: Catalogue): boolean =>
  [...code.matchAll(ids)].some(([, , id = '']) => entries.has(id)) || plainIn(code, entries).length > 0

/** Texts that are keys as they are, in English: of forms' rules, and of lists that `shared` names. */
const plainIn = (code: string, entries: Catalogue['entries']): Entry[] =>
  [...entries.values()].filter(
    ({ isPlain, message, places }) =>
      isPlain &&
      code.includes(message) &&
      (places.some(isPartOfText) || quotes.some((quote) => code.includes(quote + message + quote))),
  )

const quotes = ['`', '"', "'"]
/** The patterns of a language are one text with many reasons. */
const isPartOfText = (place: string) => !/\.tsx?\b/.test(place)

const literal = (keys: Map<string, Entry>, { say }: Catalogue) =>
  `{${[...keys].map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(say(entry))}`).join()}}`

const everything = ({ entries }: Catalogue): Map<string, Entry> =>
  new Map(
    [...entries].flatMap(([id, entry]) =>
      entry.isPlain
        ? [
            [id, entry],
            [entry.message, entry],
          ]
        : [[id, entry]],
    ),
  )

/**
 * Puts each text without values in place of its id; a call with nothing but an id needs no object. Another message stands
 * beside its id, which a later change of language looks up. Translations of plain texts come first, before the rest of
 * the script runs; in English, a plain text is its own message.
 */
function withMessages(code: string, catalogue: Catalogue): string {
  const { isSource, entries, ownIds, say } = catalogue
  const said = code.replaceAll(calls, (whole, call = '', _quote: string, id: string, end = '') => {
    const text = JSON.stringify(ownIds.get(id))
    if (text !== undefined) return call && end ? `._(${text})` : `${call}id:${text}${end}`
    const entry = entries.get(id)
    return entry ? `${call}id:${JSON.stringify(id)},message:${JSON.stringify(say(entry))}${end}` : whole
  })
  const plain = isSource ? [] : plainIn(code, entries)
  if (plain.length === 0) return said
  const keyed = new Map(plain.map((entry) => [entry.message, entry]))
  return `Object.assign(self.hookline??={},${literal(keyed, catalogue)});${said}`
}

/**
 * Puts the app's messages into its scripts. The macros in the sources become calls with ids. Each script of a build then
 * has the messages that it says, and there is one such script for each language: English in `/assets`, the others
 * in a folder beside it that has only the scripts with messages. Imports are relative, so a page that starts in a folder
 * stays there. Nobody loads a second language, except by `virtual:messages/de`, which is all of one.
 */
export function messages(): Plugin {
  let isProduction = false
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved(config) {
      isProduction = config.command === 'build'
    },
    buildStart() {
      if (!isProduction) return
      const faults = translated.flatMap((language) => faultsOf(catalogueOf(language).entries.values(), language))
      if (faults.length > 0) this.error(faults.join('\n'))
    },
    resolveId: { filter: { id: /^virtual:messages\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:messages\// },
      handler(id) {
        const language = id.slice(prefix.length + 1)
        this.addWatchFile(fileOf(language === sourceLanguage ? translated[0]! : language))
        const catalogue = catalogueOf(language)
        return `export default ${literal(everything(catalogue), catalogue)}`
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: macros.pattern },
      async handler(code, id) {
        const file = id.slice(id.lastIndexOf('/') + 1).split('?', 1)[0]!
        const options = { ...macros.options, descriptorFields: isProduction ? ('id-only' as const) : ('all' as const) }
        const { code: said, map } = await transform(code, file, { macro: options })
        return { code: said, map }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const catalogues = translated.map((language) => [language, catalogueOf(language)] as const)
        const [[, anyTranslation]] = catalogues as [(typeof catalogues)[number]]
        const scripts = Object.values(bundle).filter(
          (one) =>
            one.type === 'chunk' &&
            one.moduleIds.some((id) => !id.includes('/node_modules/')) &&
            !one.moduleIds.some((id) => id.startsWith(`\0${prefix}`)) &&
            hasMessages(one.code, anyTranslation),
        )
        const folders: Record<string, string> = {}
        for (const [language, catalogue] of catalogues) {
          const hash = createHash('sha256')
            .update(readFileSync(fileOf(language)))
            .digest('base64url')
            .slice(0, 8)
          folders[language] = `${language}-${hash.replaceAll('-', '0')}`
          for (const script of scripts)
            if (script.type === 'chunk')
              this.emitFile({
                type: 'asset',
                fileName: script.fileName.replace('assets/', `assets/${folders[language]}/`),
                source: withMessages(script.code, catalogue),
              })
        }
        this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(folders) })
        const english = catalogueOf(sourceLanguage)
        for (const script of scripts) if (script.type === 'chunk') script.code = withMessages(script.code, english)
      },
    },
  }
}
