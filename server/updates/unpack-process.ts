import { toPlainSentence } from '../errors.ts'
import { type Unpacking, unpack } from './unpack.ts'

const work = JSON.parse(process.argv[2] ?? '') as Unpacking
// An unpacking that nobody waits for would be in the way of the next.
process.once('disconnect', () => process.exit(1))
unpack(work).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(toPlainSentence(error) ?? (error as Error).message)
    process.exit(1)
  },
)
