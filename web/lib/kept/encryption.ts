import type { KeptWordsKey } from '#shared/accounts.ts'
import { noteSignedOut, read } from '#web/lib/api.ts'
import {
  noteNobody,
  type Readable,
  readCiphertexts,
  readOthers,
  readSignedIn,
  replace,
  restore,
  storeRecipient,
} from './ciphertexts.ts'
import { closeKept, isOver, readAgain } from './memory.ts'
import { tellTabs } from './tabs.ts'

/**
 * What is kept for an account is readable in this browser only while that account is signed in. Without, it is encrypted
 * to the account's recipient; the server has the identity that decrypts it, and gives it to whoever signs in again.
 */

let key: KeptWordsKey | null = null
let signOuts = 0

async function keyOf(account: string): Promise<KeptWordsKey> {
  if (key?.account === account) return key
  const before = signOuts
  const given = await read<KeptWordsKey>('/api/user/kept-words-key')
  if (given.account !== account) throw new Error('Another account is signed in.')
  if (before === signOuts) key = given
  await storeRecipient(account, given.recipient)
  return given
}

async function loadAge() {
  if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: noSubtle, configurable: true })
  return import('age-encryption')
}

/** Plain http has no `crypto.subtle`. age-encryption computes by itself only where it is there and cannot do what it is for. */
const noSubtle = {
  importKey: () => Promise.reject(new DOMException('Not on a page without https.', 'NotSupportedError')),
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

/** What other tabs still write while it is encrypted is taken in the next round. */
const mostRounds = 5
let encrypted = Promise.resolve()

/** Encrypts what is kept here for every account that is not signed in; what has no recipient yet stays as it is. */
export function encryptOthers(): Promise<void> {
  encrypted = encrypted.then(async () => {
    for (let round = 0; round < mostRounds; round += 1) {
      const others = await readOthers()
      if (others.length === 0) return
      for (const other of others) await replace(other, await encrypt(other.recipient, other.readable))
    }
  })
  encrypted = encrypted.catch((error: unknown) => {
    console.warn('What was typed here by somebody who is signed out couldn’t be encrypted.', error)
  })
  return encrypted
}

/** Nobody is signed in since this moment: the other tabs hear of it, and what is kept is encrypted. */
export async function leaveKept(at: number): Promise<void> {
  key = null
  signOuts += 1
  const account = await closeKept()
  await noteNobody(account, at)
  tellTabs({ isSignOut: true })
  await encryptOthers()
}

/** Another tab has signed out, or signed in as somebody else. */
export async function noticeSignOut(): Promise<void> {
  if (isOver(await readSignedIn())) noteSignedOut()
  await encryptOthers()
}

/** Takes in again what was encrypted for this account. What another key pair was for stays as it is. */
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

/** While somebody is signed in and the server can be reached. */
export async function lookAfterKept(account: string): Promise<void> {
  await encryptOthers()
  await decryptOwn(account)
}
