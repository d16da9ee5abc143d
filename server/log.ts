import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** One JSON object per line on standard output. Log ids, names and figures, never secrets or the text of posts. */
export const createLog = ({ logLevel }: { logLevel: Config['logLevel'] | 'fatal' }, destination?: DestinationStream) =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        // Query errors carry the statement's parameters, which are people's texts.
        err: (error: Error & { code?: unknown; cause?: Error & { code?: unknown } }) => ({
          type: error.name,
          message: error.cause && 'params' in error ? error.cause.message : error.message,
          code: error.code ?? error.cause?.code,
          stack: error.stack
            ?.replace(error.message, '')
            .split('\n')
            .filter((line) => line.trimStart().startsWith('at '))
            .join('\n'),
        }),
      },
    },
    destination ?? pino.destination({ sync: false, minLength: 0 }),
  )

/** For the last words of a program: on standard error, as one line, and there before the program ends. */
export const createLastLog = (): Logger => createLog({ logLevel: 'fatal' }, pino.destination({ fd: 2, sync: true }))
