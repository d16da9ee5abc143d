import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { msg } from '#shared/say.ts'
import type { Sentence } from '../language/say.ts'
import { inTerminal } from '../language/terminal.ts'
import { CommandError } from './command-error.ts'

/** What a command says of itself after `--help`. */
export interface Help {
  usage: string
  /** A line each. */
  says: readonly Sentence[]
  options?: Readonly<Record<string, Sentence>>
}

const helpText = ({ usage, says, options = {} }: Help): string => {
  const lines = Object.entries(options).map(([option, what]) => `  ${option.padEnd(18)} ${inTerminal(what)}`)
  return [usage, says.map(inTerminal).join('\n'), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
}

/** The words of a command. Null after `--help`, which is then printed. */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
  words: string[],
  help: Help,
  options: Options,
) {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(helpText(help))
    return null
  }
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch {
    // Its own sentence quotes the words, which may be a post.
    throw wrongUse(help)
  }
}

export const wrongUse = ({ usage }: Help) => new CommandError(msg`Use: ${{ usage }}`, 'usage')
