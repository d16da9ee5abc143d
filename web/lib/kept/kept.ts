import { encryptBy } from './memory.ts'

// Encrypting works on the memory, which asks for it at sign-ins and sign-outs: the two meet here.
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
