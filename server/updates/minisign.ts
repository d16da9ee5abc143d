import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { PlainError } from '../errors.ts'

/** Checks signatures of minisign (https://jedisct1.github.io/minisign): Ed25519 over the BLAKE2b-512 of a file. */

/** A sentence that says what is wrong with a signature. */
export class BadSignature extends PlainError {}

const keyBytes = 42
const signatureBytes = 74
const trusted = 'trusted comment: '

interface PublicKey {
  id: Buffer
  key: ReturnType<typeof createPublicKey>
}

/** Null unless the text is the second line of a public key file. */
export function readPublicKey(text: string): PublicKey | null {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== keyBytes || bytes.toString('latin1', 0, 2) !== 'Ed') return null
  const x = bytes.subarray(10).toString('base64url')
  return { id: bytes.subarray(2, 10), key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }) }
}

/**
 * @param signed the path of a file, or its content
 * @param signature the content of the `.minisig` file beside it
 * @throws {BadSignature} unless the holder of the key signed exactly this
 */
export async function expectSigned(signed: string | Buffer, signature: string, publicKey: string): Promise<void> {
  const wanted = readPublicKey(publicKey)
  if (!wanted) throw new BadSignature('The public key is not one of minisign.')
  const [, first = '', comment = '', second = ''] = signature.split(/\r?\n/)
  const head = Buffer.from(first, 'base64')
  if (head.length !== signatureBytes || !comment.startsWith(trusted))
    throw new BadSignature('The signature is not one of minisign.')
  const kind = head.toString('latin1', 0, 2)
  if (kind === 'Ed')
    throw new BadSignature('The signature has the old form of minisign. Sign with minisign 0.10 or newer.')
  if (kind !== 'ED') throw new BadSignature('The signature is not one of minisign.')
  if (!head.subarray(2, 10).equals(wanted.id)) throw new BadSignature('The signature was made with another key.')
  const ofFile = head.subarray(10)
  const hash = createHash('blake2b512')
  for await (const chunk of typeof signed === 'string' ? createReadStream(signed) : Readable.from([signed]))
    hash.update(chunk as Buffer)
  const isOfFile = verify(null, hash.digest(), wanted.key, ofFile)
  const ofComment = Buffer.concat([ofFile, Buffer.from(comment.slice(trusted.length))])
  if (!isOfFile || !verify(null, ofComment, wanted.key, Buffer.from(second, 'base64')))
    throw new BadSignature('The signature does not match the file.')
}
