import { msg } from '#shared/say.ts'
import { inTerminal } from '../language/terminal.ts'
import { making, scheduling } from './change-posts.ts'
import { CommandError } from './command-error.ts'
import { exporting, list, show } from './read-posts.ts'

const commands = { list, show, new: making, schedule: scheduling, export: exporting }

export async function posts([name = '', ...words]: string[]): Promise<void> {
  if (Object.hasOwn(commands, name)) return commands[name as keyof typeof commands].run(words)
  const usages = Object.values(commands).map(({ help }) => `  ${help.usage}`)
  if (!['--help', '-h', 'help'].includes(name))
    throw new CommandError(msg`Use one of:${{ usages: `\n${usages.join('\n')}` }}`, 'usage')
  console.log(`${usages.join('\n')}\n\n${inTerminal(msg`Each says more with --help.`)}`)
}
