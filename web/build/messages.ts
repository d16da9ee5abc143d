import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { transform } from '@lingui/native-tools'
import type { Plugin } from 'vite'
import { languageCodes, sourceLanguage } from '../../shared/interface-languages.ts'
import { type Entry, readPo } from '../../shared/po.ts'
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
}

function catalogueOf(language: string): Catalogue {
  const isSource = language === sourceLanguage
  const all = readPo(readFileSync(fileOf(isSource ? translated[0]! : language), 'utf8'))
  const entries = new Map([...all].filter(([, { places }]) => !places.every((place) => place.startsWith('server/'))))
  return {
    isSource,
    entries,
    say: ({ message, translation }) => compileMessageOrThrow(isSource ? message : translation || message),
  }
}

/** Lingui's ids are six characters, so a few other texts may look like one. */
function saidIn(code: string, { isSource, entries }: Catalogue): Map<string, Entry> {
  const ids = new Set([...code.matchAll(/["'`]([\w-]{6})(?=["'`])/g)].map(([, id = '']) => id))
  const said = [...ids].map((id) => [id, entries.get(id)] as const).filter(([, entry]) => entry)
  // In English, a plain text is its own message.
  const plain = isSource ? [] : [...entries.values()].filter((one) => one.isPlain && code.includes(one.message))
  return new Map([...said, ...plain.map((entry) => [entry.message, entry] as const)] as [string, Entry][])
}

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

/** The script's own messages come first, so they are known when the rest of it runs. */
const withMessages = (code: string, catalogue: Catalogue): string =>
  `Object.assign(self.hookline??={},${literal(saidIn(code, catalogue), catalogue)});${code}`

/**
 * Puts the app's messages into its scripts. The macros in the sources become calls with ids. Each script of a build then
 * begins with the messages that it says, and there is one such script for each language: English in `/assets`, the others
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
        const english = catalogueOf(sourceLanguage)
        const scripts = Object.values(bundle).filter(
          (one) =>
            one.type === 'chunk' &&
            !one.moduleIds.some((id) => id.startsWith(`\0${prefix}`)) &&
            saidIn(one.code, english).size > 0,
        )
        const folders: Record<string, string> = {}
        for (const language of translated) {
          const hash = createHash('sha256')
            .update(readFileSync(fileOf(language)))
            .digest('base64url')
            .slice(0, 8)
          folders[language] = `${language}-${hash.replaceAll('-', '0')}`
          const catalogue = catalogueOf(language)
          for (const script of scripts)
            if (script.type === 'chunk')
              this.emitFile({
                type: 'asset',
                fileName: script.fileName.replace('assets/', `assets/${folders[language]}/`),
                source: withMessages(script.code, catalogue),
              })
        }
        this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(folders) })
        for (const script of scripts) if (script.type === 'chunk') script.code = withMessages(script.code, english)
      },
    },
  }
}
