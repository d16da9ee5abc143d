import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'

/** Guessers try these first. */
const commonCount = 3_000

let common: Promise<ReadonlySet<string>> | undefined

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'] as readonly string[]
  return new Set(passwords.slice(0, commonCount).map((password) => password.toLowerCase()))
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const withoutNumber = (text: string) => text.replace(/\d{1,4}$/, '')

/** What strangers know about a password's owner. */
interface Owner {
  username: string
  fullName: string
}

/** Matches the name, the address and their parts, each also followed by a number. */
function isOwn(password: string, { username, fullName }: Owner): boolean {
  const [local = '', domain = ''] = username.split('@')
  const names = [username, local, domain, domain.split('.')[0] ?? '', fullName, ...fullName.split(/\s+/)].map(lettersOf)
  const given = lettersOf(password)
  return names.some((name) => name.length > 0 && (given === name || withoutNumber(given) === name))
}

/** Where people sign in only on this computer, no stranger can try a password, so any six characters will do. */
export async function refuseCommonPassword(
  { identityProvider }: Pick<Config, 'identityProvider'>,
  password: string,
  owner: Owner,
): Promise<void> {
  if (identityProvider?.kind === 'local') return
  if (isOwn(password, owner))
    throw new AppError(
      'invalid',
      'This password is your own name or address, and people try those first. Choose another one.',
    )
  common ??= readCommon()
  if ((await common).has(password.toLowerCase()))
    throw new AppError(
      'invalid',
      'This is one of the commonest passwords, and people try those first. Choose another one.',
    )
}
