import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ConnectionKind } from '#shared/engines.ts'
import type { Config } from '../config.ts'
import { findKey, keepKey } from '../key-files.ts'

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>

export const secretKeyFile = 'secret.key'

/** What an encrypted key is bound to: changing one of these in the database makes the key unreadable. */
export interface KeyHolder {
  id: string
  kind: ConnectionKind
  baseUrl: string
}

const bindingOf = ({ id, kind, baseUrl }: KeyHolder) => Buffer.from(JSON.stringify([id, kind, baseUrl]))

/** AES-256-GCM with the server's secret key, which is created if there is none yet. */
export function seal(place: KeyPlace, holder: KeyHolder, text: string): string {
  const key = place.secretKey ?? keepKey(place.dataDir, secretKeyFile, 'The secret key')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytesOf(key), nonce).setAAD(bindingOf(holder))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, or null when it was encrypted with another secret key or for another row, or was tampered with. */
export function unseal(place: KeyPlace, holder: KeyHolder, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const key = place.secretKey ?? findKey(place.dataDir, secretKeyFile)
    if (!key || bytes.length < 28) return null
    const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(bindingOf(holder)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const bytesOf = (key: Buffer | string) => (typeof key === 'string' ? Buffer.from(key, 'base64url') : key)
