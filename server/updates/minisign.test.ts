import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeKeys, signFile } from '../../packaging/sign.mjs'
import { expectSigned } from './minisign.ts'

// Made with minisign 0.11: `minisign -G -W`, `minisign -S`, and `minisign -S -l` for the old form.
const key = 'RWSeShDs1ozV7832OrREURpIHZkWc7TzSaka+VILTgkVgeLda8T+8HoK'
const content = Buffer.from('{"version":"9.9.9"}\n')
const signature = `untrusted comment: signature from minisign secret key
RUSeShDs1ozV72e1s6bc5DLj1PXCVr6tGR6S4+c+5s7o5O3kIrSKCGE+b2lrpiwATldKTGltPepfTsREoUVdNutJt83+kEs3eA4=
trusted comment: timestamp:1795726621	file:latest.json	hashed
3QRrzB5XqDfbVMOLvIu2fJVVLqNzlrPezgWUjVJCtQR3ob/z0MEyIbLQz5IitI/ZDAUjJSBg+NWMwI0XEKvDCg==
`
const oldForm = `untrusted comment: signature from minisign secret key
RWSeShDs1ozV722To0COUDGNrh8oBVdRwBzvj22BC3NKl0uun1N/n3NPM1pBZV+hjuGT6SxDo2jglawWFCielrUy70jxatIXlQ0=
trusted comment: timestamp:1795726621	file:latest.json
qchDrZuxrP7RzMM4sT5Hlj7JLE/xVqvZBM6QnGnpLG+CF331g1DTp+jnDuybA2b4J67BkLY/GrWL8+mAEpijCQ==
`
const otherKey = 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3'

const withByte = (text: string, line: number, at: number) => {
  const lines = text.split('\n')
  const bytes = Buffer.from(lines[line]!, 'base64')
  bytes[at] = bytes[at]! ^ 1
  lines[line] = bytes.toString('base64')
  return lines.join('\n')
}

test('a signature of minisign is accepted', async () => {
  await expectSigned(content, signature, key)
  await expectSigned(content, signature.replaceAll('\n', '\r\n'), key)
})

test.for([
  ['another content', Buffer.from('{"version":"9.9.8"}\n'), signature, key, /does not match/],
  ['another signature', content, withByte(signature, 1, 20), key, /does not match/],
  ['another trusted comment', content, signature.replace('1795726621', '1795726622'), key, /does not match/],
  ['another signature of the comment', content, withByte(signature, 3, 3), key, /does not match/],
  ['another key', content, signature, otherKey, /another key/],
  ['the old form', content, oldForm, key, /old form/],
  ['nothing', content, '', key, /not one of minisign/],
  ['a page', content, '<!doctype html>\n<title>Sign in</title>\n', key, /not one of minisign/],
  ['a wrong public key', content, signature, 'RWSe', /public key/],
] as const)('%s is refused', async ([, signed, found, wanted, sentence]) => {
  await expect(expectSigned(signed, found, wanted)).rejects.toThrow(sentence)
})

test('what npm run package signs is accepted with the key that it made, and only with that', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hookline-keys-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const made = makeKeys(join(dir, 'release'))
  expect((await readFile(join(dir, 'release.pub'), 'utf8')).split('\n')[1]).toBe(made)
  expect(() => makeKeys(join(dir, 'release'))).toThrow(/exists/)
  const file = join(dir, 'archive.tar.xz')
  await writeFile(file, Buffer.alloc(3_000_000, 'hookline'))
  await signFile(file, join(dir, 'release.key'))
  const found = await readFile(`${file}.minisig`, 'utf8')
  await expectSigned(file, found, made)
  await expect(expectSigned(file, found, key)).rejects.toThrow(/another key/)
})
