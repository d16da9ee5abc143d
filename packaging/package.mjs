// Makes what people install, in dist-packages: `npm run package -- [npm] [archives] [deb] [windows] [image] [<platform> …]`.
// Without a word, what runs here.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root } from '../scripts/setup.mjs'
import { makeArchive } from './archives.mjs'
import { hasDpkg, makeDeb } from './deb.mjs'
import { finish } from './finish.mjs'
import { makeImage } from './image.mjs'
import { makeNpm } from './npm.mjs'
import { platformOf, platforms, thisPlatform } from './platforms.mjs'
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

await install()
await build()
mkdirSync(out, { recursive: true })
const words = process.argv.slice(2)
for (const word of words.length > 0 ? words : ['npm', thisPlatform().name, ...(hasDpkg ? ['deb'] : [])]) {
  console.error(`Making ${word} …`)
  await formatOf(word)()
}
finish(out)
