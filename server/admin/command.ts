import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keyLink, readComputerKey } from '../accounts/computer-key.ts'
import { areSignUpsOpen, setSignUps } from '../accounts/sign-ups.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { type Database, DatabaseUnreachable } from '../database/connect.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { withDatabase } from '../database/open.ts'
import { AppError } from '../errors.ts'
import { listAccounts, resetPassword, vouchFor } from './accounts.ts'

const usage = `For whoever runs this server; works beside the running app and without it.

  npm run admin -- key                     prints the link that signs another browser in on this computer
  npm run admin -- accounts                lists the accounts
  npm run admin -- password <email>        gives an account a new password, prints it, and signs it out everywhere
  npm run admin -- verify <email>          counts an account's address as verified: you know whose it is
  npm run admin -- sign-ups open|closed    takes new accounts, or takes none; without a word it says which
`
class UsageError extends Error {}

const say = (sentence: string) => console.log(sentence)

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [verb = 'help', word, ...rest] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(verb)) return say(usage)
  const config = readConfig(process.env)
  if (rest.length > 0) throw new UsageError(usage)
  if (verb === 'key' && !word) return sayKey(config)
  if (verb === 'accounts' && !word) return withDatabase(config, sayAccounts)
  if (verb === 'password' && word) return withDatabase(config, (db) => sayPassword(config, db, word))
  if (verb === 'verify' && word) return withDatabase(config, (db) => sayVerified(config, db, word))
  if (verb === 'sign-ups' && (word === undefined || word === 'open' || word === 'closed'))
    return withDatabase(config, (db) => saySignUps(config, db, word))
  throw new UsageError(usage)
}

function sayKey({ identityProvider, dataDir, publicUrl, port }: Config): void {
  if (identityProvider?.kind !== 'local')
    throw new UsageError(
      `This server has no key: people sign in ${identityProvider ? `with ${identityProvider.name}` : 'with passwords'}.`,
    )
  say('Open this link in the browser that is to sign in, on this computer, and keep it to yourself:')
  say(keyLink(publicUrl ?? `http://localhost:${port}`, readComputerKey(resolve(dataDir))))
}

async function sayAccounts(db: Database): Promise<void> {
  const accounts = await listAccounts({ db, now: () => new Date() })
  for (const { username, fullName, createdAt, waysIn, sessions } of accounts)
    say(
      `${username}  ${printable(fullName)}  since ${createdAt.toISOString().slice(0, 10)}  by ${waysIn.join(', ') || 'nothing'}  ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    )
  say(`${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}.`)
}

/** A name is what somebody typed, and a terminal obeys some characters. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '?')

async function sayPassword(config: Config, db: Database, email: string): Promise<void> {
  const password = await resetPassword({ db, now: () => new Date() }, email)
  say(`The new password of ${email}: ${password}`)
  say('It is shown this once. The account was signed out everywhere.')
  if (!config.passwordForms)
    say('The sign-in page of this server has no field for it: set PASSWORD_FORMS=on and start again.')
}

async function sayVerified({ operators }: Config, db: Database, email: string): Promise<void> {
  await vouchFor({ db }, email)
  say(`${email} counts as verified.`)
  if (operators.includes(email.trim().toLowerCase())) say('OPERATORS names it: this account runs the server.')
}

async function saySignUps(config: Config, db: Database, word: 'open' | 'closed' | undefined): Promise<void> {
  if (word) await setSignUps({ db }, word)
  const isOpen = await areSignUpsOpen({ config, db })
  if (isOpen) return say('New accounts are taken.')
  say(
    config.signUps.open
      ? 'No new accounts are taken, by this command: npm run admin -- sign-ups open takes them again.'
      : 'No new accounts are taken, by SIGN_UPS=closed in the configuration: this command cannot open them.',
  )
}

main().catch((error: unknown) => {
  const isInWords = [UsageError, AppError, ConfigError, EmbeddedDatabaseError, DatabaseUnreachable].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = 1
})
