// Writes shared/carousel/glyph-widths.ts: the widths of the letters that a carousel's font has.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from '@cantoo/fontkit'

/** Latin, Greek and Cyrillic, punctuation, currencies, arrows and common signs. */
const blocks = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
  [0x2460, 0x24ff],
  [0x25a0, 0x27bf],
]

const fonts = { medium: '500Medium/Inter_500Medium.ttf', bold: '700Bold/Inter_700Bold.ttf' }

/** @param {string} file */
function widthsIn(file) {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`)))
  const font = /** @type {import('@cantoo/fontkit').Font} */ (create(bytes))
  /** @type {string[]} */
  const ranges = []
  for (const [first = 0, last = 0] of blocks)
    for (let code = first, widths = ''; code <= last + 1; code++) {
      const glyph = code <= last && font.hasGlyphForCodePoint(code) && font.glyphForCodePoint(code)
      if (glyph) widths += glyph.advanceWidth.toString(36).padStart(3, '0')
      else if (widths) {
        ranges.push(`${(code - widths.length / 3).toString(36)}:${widths}`)
        widths = ''
      }
    }
  return ranges.join(' ')
}

const tables = Object.entries(fonts).map(([weight, file]) => `  ${weight}:\n    '${widthsIn(file)}',\n`)
writeFileSync(
  new URL('../shared/carousel/glyph-widths.ts', import.meta.url),
  `// Written by scripts/glyph-widths.mjs from Inter.\n
/** Runs of letters: the code of the first, then three digits for the width of each, all in base 36. */
export const glyphWidths = {\n${tables.join('')}}\n
/** What the widths are measured in. */
export const unitsPerEm = 2_048\n`,
)
