import { createHash, type Hash, hash } from 'node:crypto'
import { Transform } from 'node:stream'

export interface Count {
  rows: number
  bytes: number
  /** SHA-256 of the bytes in order. */
  sha256: string
  /** Independent of the rows' order: the sum of their digests. */
  rowsDigest: string
}

/** Counts a table in COPY's text format, where a line is a row and a line feed in a value is escaped. */
export class Tally extends Transform {
  #whole = createHash('sha256')
  #sum = new BigUint64Array(4)
  #row: Hash | undefined
  #rows = 0
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.#whole.update(chunk)
    this.#bytes += chunk.length
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      this.#add(chunk.subarray(from, end))
      from = end + 1
    }
    if (from < chunk.length) {
      this.#row ??= createHash('sha256')
      this.#row.update(chunk.subarray(from))
    }
    done(null, chunk)
  }

  #add(end: Buffer) {
    const digest = this.#row ? this.#row.update(end).digest() : hash('sha256', end, 'buffer')
    this.#row = undefined
    this.#rows += 1
    for (const part of this.#sum.keys()) this.#sum[part]! += digest.readBigUInt64LE(part * 8)
  }

  /** Call it after the stream has ended. */
  count(): Count {
    return {
      rows: this.#rows,
      bytes: this.#bytes,
      sha256: this.#whole.digest('hex'),
      rowsDigest: Buffer.from(this.#sum.buffer).toString('hex'),
    }
  }
}
