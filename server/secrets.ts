import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from './config/config.ts'
import { findKey, keepKey } from './key-files.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'formerSecretKey' | 'dataDir'>

export const secretKeyFile = 'secret.key'
/** Holds the old key during a rotation. */
export const formerKeyFile = 'secret.key.former'

/** A secret is bound to these values, such as its row's id. After a change to one it cannot be decrypted. */
export type Binding = readonly string[]

const bindingOf = (binding: Binding) => Buffer.from(JSON.stringify(binding))

/** Creates the key if there is none. */
const presentKey = (place: KeyPlace) => place.secretKey ?? keepKey(place.dataDir, secretKeyFile, 'The secret key')

/** During a rotation also the old key, which only decrypts. */
const keysToRead = ({ secretKey, formerSecretKey, dataDir }: KeyPlace) =>
  [secretKey ?? findKey(dataDir, secretKeyFile), formerSecretKey ?? findKey(dataDir, formerKeyFile)].filter(
    (key) => key !== null,
  )

/** Encrypts with AES-256-GCM and the server's secret key, which is created if there is none. */
export function seal(place: KeyPlace, binding: Binding, text: string): string {
  const key = presentKey(place)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytesOf(key), nonce).setAAD(bindingOf(binding))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for a text that was encrypted with another secret key or for another row, or was tampered with. */
export function unseal(place: KeyPlace, binding: Binding, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  return keysToRead(place).reduce<string | null>((text, key) => text ?? opened(key, binding, bytes), null)
}

/** Encrypts again with the present key. Null if the text already uses it, or no key opens it. */
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

/** 43 characters, safe in an address, that only a server with this secret key can make. */
export const sign = (place: KeyPlace, binding: Binding): string => signature(presentKey(place), binding)

const signature = (key: Buffer | string, binding: Binding) =>
  createHmac('sha256', bytesOf(key)).update(bindingOf(binding)).digest('base64url')

/** Whether `sign` made it, with the present key or the old one. */
export const isSigned = (place: KeyPlace, binding: Binding, given: string): boolean =>
  [presentKey(place), ...keysToRead(place)].some((key) => {
    const [wanted, bytes] = [Buffer.from(signature(key, binding)), Buffer.from(given)]
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  })

/** A token for an address, which carries the values for one purpose. Nobody can forge it, and no table stores it. */
export function signedToken(place: KeyPlace, purpose: string, values: readonly string[]): string {
  const carried = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${carried}.${sign(place, [purpose, carried])}`
}

/** The token's values, or null when this server did not make it for this purpose. */
export function readSignedToken(place: KeyPlace, purpose: string, token: string): string[] | null {
  const [carried = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isSigned(place, [purpose, carried], given)) return null
  return JSON.parse(Buffer.from(carried, 'base64url').toString('utf8')) as string[]
}
