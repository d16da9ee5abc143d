import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'
import { findKey, keepKey } from './key-files.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>

export const secretKeyFile = 'secret.key'

/** What a secret is bound to, such as its row's id: where one of these is changed in the database it cannot be read. */
export type Binding = readonly string[]

const bindingOf = (binding: Binding) => Buffer.from(JSON.stringify(binding))

/** AES-256-GCM with the server's secret key, which is created if there is none yet. */
export function seal(place: KeyPlace, binding: Binding, text: string): string {
  const key = place.secretKey ?? keepKey(place.dataDir, secretKeyFile, 'The secret key')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytesOf(key), nonce).setAAD(bindingOf(binding))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, or null when it was encrypted with another secret key or for another row, or was tampered with. */
export function unseal(place: KeyPlace, binding: Binding, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const key = place.secretKey ?? findKey(place.dataDir, secretKeyFile)
    if (!key || bytes.length < 28) return null
    const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(bindingOf(binding)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const bytesOf = (key: Buffer | string) => (typeof key === 'string' ? Buffer.from(key, 'base64url') : key)

/** What only this server, or one with the same secret key, can have written; 43 characters that fit into an address. */
export function sign(place: KeyPlace, binding: Binding): string {
  const key = place.secretKey ?? keepKey(place.dataDir, secretKeyFile, 'The secret key')
  return createHmac('sha256', bytesOf(key)).update(bindingOf(binding)).digest('base64url')
}

/** A token for an address that carries these values, for one purpose; nobody else can make one, and no table is needed. */
export function signedToken(place: KeyPlace, purpose: string, values: readonly string[]): string {
  const carried = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${carried}.${sign(place, [purpose, carried])}`
}

/** The values of such a token, or null when this server did not make it for this purpose. */
export function readSignedToken(place: KeyPlace, purpose: string, token: string): string[] | null {
  const [carried = '', signature = '', ...more] = token.split('.')
  const wanted = Buffer.from(sign(place, [purpose, carried]))
  const given = Buffer.from(signature)
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return JSON.parse(Buffer.from(carried, 'base64url').toString('utf8')) as string[]
}
