import type { KeptWordsKey } from '#shared/accounts.ts'
import { noteSignedOut, read } from '#web/lib/api.ts'
import {
  type Readable,
  readCiphertexts,
  readOthers,
  readSignedIn,
  recordSignOut,
  replace,
  restore,
  storeRecipient,
} from './ciphertexts.ts'
import { closeKept, hasSignedOut, readAgain } from './memory.ts'
import { tellTabs } from './tabs.ts'

/**
 * An account's kept words are readable in this browser only while that account is signed in. Otherwise they are
 * encrypted to the account's recipient. The server holds the identity for decryption and returns it at the next
 * sign-in.
 */

let key: KeptWordsKey | null = null
let signOuts = 0

async function keyOf(account: string): Promise<KeptWordsKey> {
  if (key?.account === account) return key
  const before = signOuts
  const given = await read<KeptWordsKey>('/api/user/kept-words-key')
  if (given.account !== account) throw new Error(/* not shown */ 'Another account is signed in.')
  if (before === signOuts) key = given
  await storeRecipient(account, given.recipient)
  return given
}

async function loadAge() {
  if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: noSubtle, configurable: true })
  return import('age-encryption')
}

/** On plain http, `crypto.subtle` is missing. age-encryption uses its own code only where it exists and fails. */
const noSubtle = {
  importKey: () =>
    Promise.reject(new DOMException(/* not shown */ 'Not on a page without https.', 'NotSupportedError')),
}

async function encrypt(recipient: string, readable: Readable): Promise<Uint8Array> {
  const { Encrypter } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(JSON.stringify(readable))
}

async function decrypt(identity: string, ciphertext: Uint8Array): Promise<Readable> {
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return JSON.parse(await decrypter.decrypt(ciphertext, 'text')) as Readable
}

/** Other tabs may still write during encryption, so encrypt in rounds. */
const maxRounds = 5
let encrypted = Promise.resolve()

/** Encrypts the words of every account that is not signed in. Accounts without a recipient stay readable. */
export function encryptOthers(): Promise<void> {
  encrypted = encrypted.then(async () => {
    for (let round = 0; round < maxRounds; round += 1) {
      const others = await readOthers()
      if (others.length === 0) return
      for (const other of others) await replace(other, await encrypt(other.recipient, other.readable))
    }
  })
  encrypted = encrypted.catch((error: unknown) => {
    console.warn('failed to encrypt the words of signed-out accounts', error)
  })
  return encrypted
}

/** Records a sign-out at this moment, tells the other tabs and encrypts the kept words. */
export async function encryptAfterSignOut(at: number): Promise<void> {
  key = null
  signOuts += 1
  const account = await closeKept()
  await recordSignOut(account, at)
  tellTabs({ isSignOut: true })
  await encryptOthers()
}

/** Reacts to another tab's sign-out or change of account. */
export async function noticeSignOut(): Promise<void> {
  if (hasSignedOut(await readSignedIn())) noteSignedOut()
  await encryptOthers()
}

/** Restores the account's encrypted words. Ciphertexts for another key pair stay. */
export async function decryptOwn(account: string): Promise<void> {
  const { identity, recipient } = await keyOf(account)
  const decrypted = new Map<string, Readable>()
  for (const [name, ciphertext] of await readCiphertexts(account, recipient))
    decrypted.set(name, await decrypt(identity, ciphertext))
  if (decrypted.size === 0) return
  const changed = await restore(account, decrypted)
  tellTabs({ changed })
  await readAgain(changed)
}

/** Call while someone is signed in and the server is reachable. */
export async function encryptAndDecryptKept(account: string): Promise<void> {
  await encryptOthers()
  await decryptOwn(account)
}
