// Signs files in the format of minisign (https://jedisct1.github.io/minisign), which can verify them and use these keys.
import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const secretBytes = 158
/** Where the parts of a secret key begin: key id (8), then seed (32) and public key (32). */
const at = { kdf: 2, id: 54, seed: 62, end: 126 }

/**
 * Writes a new pair: `<name>.key`, which only its owner may read, and `<name>.pub`.
 * @param {string} name a path without ending
 * @returns {string} the public key, as UPDATE_PUBLIC_KEY takes it
 */
export function makeKeys(name) {
  for (const file of [`${name}.key`, `${name}.pub`])
    if (existsSync(file))
      throw new Error(`${file} exists. Choose another name: a new key would make old signatures worthless.`)
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const seed = Buffer.from(d, 'base64url')
  const open = Buffer.from(x, 'base64url')
  const id = randomBytes(8)
  const secret = Buffer.concat([Buffer.from('Ed\0\0B2', 'latin1'), Buffer.alloc(48), id, seed, open, Buffer.alloc(32)])
  const key = Buffer.concat([Buffer.from('Ed'), id, open]).toString('base64')
  const shown = Buffer.from(id).reverse().toString('hex').toUpperCase()
  writeFileSync(`${name}.key`, `untrusted comment: minisign secret key ${shown}\n${secret.toString('base64')}\n`, {
    mode: 0o600,
  })
  writeFileSync(`${name}.pub`, `untrusted comment: minisign public key ${shown}\n${key}\n`)
  return key
}

/** @param {string} keyFile */
function readSecretKey(keyFile) {
  const bytes = Buffer.from(readFileSync(keyFile, 'utf8').split(/\r?\n/)[1] ?? '', 'base64')
  if (bytes.length !== secretBytes || bytes.toString('latin1', 0, 2) !== 'Ed')
    throw new Error(`${keyFile} is not a secret key of minisign.`)
  if (bytes.readUInt16LE(at.kdf) !== 0)
    throw new Error(`${keyFile} has a password. Sign with minisign itself, or make a key with: npm run package -- keys`)
  const [d, x] = [bytes.subarray(at.seed, at.seed + 32), bytes.subarray(at.seed + 32, at.end)]
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: d.toString('base64url'), x: x.toString('base64url') }
  return { id: bytes.subarray(at.id, at.seed), key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/**
 * Writes `<file>.minisig`.
 * @param {string} file
 * @param {string} keyFile
 */
export async function signFile(file, keyFile) {
  const { id, key } = readSecretKey(keyFile)
  const hash = createHash('blake2b512')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  const ofFile = signBytes(null, hash.digest(), key)
  const comment = `timestamp:${Math.floor(Date.now() / 1000)}\tfile:${basename(file)}\thashed`
  const ofComment = signBytes(null, Buffer.concat([ofFile, Buffer.from(comment)]), key)
  const head = Buffer.concat([Buffer.from('ED'), id, ofFile]).toString('base64')
  writeFileSync(
    `${file}.minisig`,
    `untrusted comment: signature of Hookline\n${head}\ntrusted comment: ${comment}\n${ofComment.toString('base64')}\n`,
  )
}
