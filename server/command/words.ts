import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

/** The words of a command. Null after `--help`, which is then printed; its first line is the usage. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
  words: string[],
  help: string,
  options: Options,
) {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(help)
    return null
  }
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch {
    // Its own sentence quotes the words, which may be a post.
    throw wrongUse(help)
  }
}

export const wrongUse = (help: string) => new CommandError(`Use: ${help.split('\n', 1)[0]}`, 'usage')
