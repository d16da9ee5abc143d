import { statfs } from 'node:fs/promises'
import { msg, plural } from '#shared/say.ts'
import { type Connection, connectOnce } from '../database/connect.ts'
import { BackupError } from './backup-error.ts'

/** Bytes that a backup leaves free for the database. */
const reserve = 64 * 1024 * 1024

export async function expectRoom(dir: string, bytes: number) {
  const { bavail, bsize } = await statfs(dir)
  const needed = bytes + reserve
  if (bavail * bsize < needed)
    throw new BackupError(
      msg`There is not enough room for a backup in ${{ folder: dir }}: ${plural({ free: megabytes(bavail * bsize) }, { other: '# MB' })} are free, ${plural({ needed: megabytes(needed) }, { other: '# MB' })} are needed.`,
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** Expects room for every row, which compress to less than half. Returns the bytes of the tables. */
export async function expectRoomForRows(dir: string, connection: Connection): Promise<number> {
  const client = await connectOnce(connection)
  try {
    const { rows } = await client.query<{ bytes: string | null }>(
      `select sum(pg_table_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const bytes = Number(rows[0]?.bytes)
    await expectRoom(dir, bytes / 2)
    return bytes
  } finally {
    await client.end()
  }
}
