import { encryptBy } from './memory.ts'

// Encryption builds on the memory, which calls encryption at sign-ins and sign-outs. This file connects them.
encryptBy(() => import('./encryption.ts'))

export {
  changeKept,
  isOnlyHere,
  keep,
  keysKept,
  openKept,
  type Parse,
  readAgain,
  readKept,
  useKept,
  useStorageFails,
} from './memory.ts'
export { isStored, whenStored } from './storage.ts'
