import type { Logger } from 'pino'

/**
 * Makes lines of the log from what else this process would print: packages’ words, Node's warnings, and the error that
 * ends it. A person at a terminal reads packages' words as they are.
 */
export function logWhatIsPrinted(log: Logger): void {
  for (const stream of [process.stdout, process.stderr]) if (!stream.isTTY) intoLog(stream, log)
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warns'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'ended by an unexpected error')
    process.exit(1)
  })
}

function intoLog(stream: NodeJS.WriteStream, log: Logger): void {
  stream.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    log.warn(
      {
        printed: Buffer.from(chunk as string)
          .toString()
          .trimEnd(),
      },
      'a package printed something',
    )
    const done = rest.find((one) => typeof one === 'function')
    if (done) process.nextTick(done)
    return true
  }
}
