import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from './config/config.ts'
import { findKey, keepKey } from './key-files.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'formerSecretKey' | 'dataDir'>

export const secretKeyFile = 'secret.key'
/** Where the key before the present one is, as long as something may be encrypted with it. */
export const formerKeyFile = 'secret.key.former'

/** What a secret is bound to, such as its row's id: where one of these is changed in the database it cannot be read. */
export type Binding = readonly string[]

const bindingOf = (binding: Binding) => Buffer.from(JSON.stringify(binding))

/** The present key, which is created if there is none yet. */
const presentKey = (place: KeyPlace) => place.secretKey ?? keepKey(place.dataDir, secretKeyFile, 'The secret key')

/** The present key, if there is one, and while keys are changed the one before, which is for reading only. */
const keysToRead = ({ secretKey, formerSecretKey, dataDir }: KeyPlace) =>
  [secretKey ?? findKey(dataDir, secretKeyFile), formerSecretKey ?? findKey(dataDir, formerKeyFile)].filter(
    (key) => key !== null,
  )

/** AES-256-GCM with the server's secret key, which is created if there is none yet. */
export function seal(place: KeyPlace, binding: Binding, text: string): string {
  const key = presentKey(place)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytesOf(key), nonce).setAAD(bindingOf(binding))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, or null when it was encrypted with another secret key or for another row, or was tampered with. */
export function unseal(place: KeyPlace, binding: Binding, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  return keysToRead(place).reduce<string | null>((text, key) => text ?? opened(key, binding, bytes), null)
}

/** The same under the present key; null when it is already, and when no key opens it. */
export function sealAnew(place: KeyPlace, binding: Binding, sealed: string): string | null {
  if (opened(presentKey(place), binding, Buffer.from(sealed, 'base64url')) !== null) return null
  const text = unseal(place, binding, sealed)
  return text === null ? null : seal(place, binding, text)
}

function opened(key: Buffer | string, binding: Binding, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(bindingOf(binding)).setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const bytesOf = (key: Buffer | string) => (typeof key === 'string' ? Buffer.from(key, 'base64url') : key)

/** What only this server, or one with the same secret key, can have written; 43 characters that fit into an address. */
export const sign = (place: KeyPlace, binding: Binding): string => signature(presentKey(place), binding)

const signature = (key: Buffer | string, binding: Binding) =>
  createHmac('sha256', bytesOf(key)).update(bindingOf(binding)).digest('base64url')

/** Whether `sign` wrote it, with the present key or the one before. */
export const isSigned = (place: KeyPlace, binding: Binding, given: string): boolean =>
  [presentKey(place), ...keysToRead(place)].some((key) => {
    const [wanted, bytes] = [Buffer.from(signature(key, binding)), Buffer.from(given)]
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  })

/** A token for an address that carries these values, for one purpose; nobody else can make one, and no table is needed. */
export function signedToken(place: KeyPlace, purpose: string, values: readonly string[]): string {
  const carried = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${carried}.${sign(place, [purpose, carried])}`
}

/** The values of such a token, or null when this server did not make it for this purpose. */
export function readSignedToken(place: KeyPlace, purpose: string, token: string): string[] | null {
  const [carried = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isSigned(place, [purpose, carried], given)) return null
  return JSON.parse(Buffer.from(carried, 'base64url').toString('utf8')) as string[]
}
