import { making, scheduling } from './change-posts.ts'
import { CommandError } from './command-error.ts'
import { exporting, list, show } from './read-posts.ts'

const commands = { list, show, new: making, schedule: scheduling, export: exporting }

export async function posts([name = '', ...words]: string[]): Promise<void> {
  if (Object.hasOwn(commands, name)) return commands[name as keyof typeof commands].run(words)
  const usages = Object.values(commands).map(({ help }) => `  ${help.split('\n', 1)[0]}`)
  if (!['--help', '-h', 'help'].includes(name)) throw new CommandError(`Use one of:\n${usages.join('\n')}`, 'usage')
  console.log(`${usages.join('\n')}\n\nEach says more with --help.`)
}
