// Makes what people install, in dist-packages:
// `npm run package -- [npm] [archives] [deb] [windows] [image] [<platform> …] [--sign <key file>]`.
// Without a word, what runs here. `npm run package -- keys [<name>]` makes a key to sign with.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, root } from '../scripts/setup.mjs'
import { makeArchive } from './archives.mjs'
import { version } from './assemble.mjs'
import { hasDpkg, makeDeb } from './deb.mjs'
import { finish } from './finish.mjs'
import { makeImage } from './image.mjs'
import { makeNpm } from './npm.mjs'
import { platformOf, platforms, thisPlatform } from './platforms.mjs'
import { changelogOf, writeRelease } from './release.mjs'
import { makeKeys } from './sign.mjs'
import { makeSetup } from './windows.mjs'

const out = join(root, 'dist-packages')

/** @type {Record<string, () => Promise<void>>} */
const formats = {
  npm: () => makeNpm(out),
  archives: async () => {
    for (const platform of platforms) await makeArchive(out, platform)
  },
  deb: async () => {
    for (const platform of platforms.filter(({ os }) => os === 'linux')) await makeDeb(out, platform)
  },
  windows: () => makeSetup(out),
  image: () => makeImage(out),
}

/** @param {string} word */
const formatOf = (word) => formats[word] ?? (() => makeArchive(out, platformOf(word)))

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sign: { type: 'string' } } })
/** npm changes to the project's folder and keeps the caller's here. @param {string} name */
const named = (name) => resolve(process.env.INIT_CWD ?? '.', name)

const [first, name = 'hookline'] = positionals
if (first === 'keys') {
  console.log(`UPDATE_PUBLIC_KEY=${makeKeys(named(name))}`)
  process.exit()
}
await install()
await build()
mkdirSync(out, { recursive: true })
const words = positionals.length > 0 ? positionals : ['npm', thisPlatform().name, ...(hasDpkg ? ['deb'] : [])]
for (const word of words) {
  console.error(`Making ${word} …`)
  await formatOf(word)()
}
if (values.sign) await writeRelease({ folder: out, version, keyFile: named(values.sign), changelog: changelogOf(root) })
finish(out)
