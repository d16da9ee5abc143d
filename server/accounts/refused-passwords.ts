import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'

/** What whoever guesses tries first. */
const mostCommon = 3_000

let common: Promise<ReadonlySet<string>> | undefined

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'] as readonly string[]
  return new Set(passwords.slice(0, mostCommon).map((password) => password.toLowerCase()))
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const withoutNumber = (text: string) => text.replace(/\d{1,4}$/, '')

/** Of a password's owner: what strangers know of them. */
interface Owner {
  username: string
  fullName: string
}

/** The name, its parts, the address and its parts, each also with a number behind it. */
function isOwn(password: string, { username, fullName }: Owner): boolean {
  const [local = '', domain = ''] = username.split('@')
  const names = [username, local, domain, domain.split('.')[0] ?? '', fullName, ...fullName.split(/\s+/)].map(lettersOf)
  const given = lettersOf(password)
  return names.some((name) => name.length > 0 && (given === name || withoutNumber(given) === name))
}

/**
 * Refuses the commonest passwords, and one's own name or address. Where people sign in on this computer alone, nobody
 * from elsewhere can try one, and every password of six characters is taken, as the contract says.
 */
export async function refuseCommonPassword(
  { identityProvider }: Pick<Config, 'identityProvider'>,
  password: string,
  owner: Owner,
): Promise<void> {
  if (identityProvider?.kind === 'local') return
  if (isOwn(password, owner))
    throw new AppError(
      'invalid',
      'This password is your own name or address, which is tried first. Choose another one.',
    )
  common ??= readCommon()
  if ((await common).has(password.toLowerCase()))
    throw new AppError('invalid', 'This is one of the commonest passwords, which are tried first. Choose another one.')
}
