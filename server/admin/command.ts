import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { activities } from '#shared/activity.ts'
import type { AccountChange } from '#shared/operators.ts'
import { keyLink, makeComputerKey, readComputerKey } from '../accounts/computer-key.ts'
import { areSignUpsOpen, setSignUps } from '../accounts/sign-ups.ts'
import { call } from '../config/call.ts'
import { type Config, readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { type Database, DatabaseUnusable } from '../database/connect.ts'
import { EmbeddedDatabaseError } from '../database/embedded-place.ts'
import { withDatabase } from '../database/open.ts'
import { AppError } from '../errors.ts'
import { keyFile } from '../key-files.ts'
import { listTrail } from '../operators/trail.ts'
import { setLimits } from '../operators/workspaces.ts'
import { secretKeyFile } from '../secrets.ts'
import { changeAccountOf, listAccounts, resetPasskeys, resetPassword, vouchFor } from './accounts.ts'
import { rotateSecret } from './rotate-secret.ts'
import { everyWorkspace, handOver, limitsIn, sayUse } from './workspaces.ts'

const verbs = {
  key: 'prints the link that signs another browser in on this computer',
  'new-key': 'makes another key: links printed before stop working',
  accounts: 'lists the accounts',
  'events [email]': 'lists the newest 200 sign-ins, refusals and changes of all accounts, or of one',
  'disable <email>': 'keeps a person out: ends their sessions, publishes none of their posts',
  'enable <email>': 'lets them sign in again; ended sessions stay ended',
  'end-sessions <email>': 'signs an account out everywhere',
  'password <email>': 'gives an account a new password, prints it, and signs it out everywhere',
  'remove-passkeys <email>': 'removes the lost passkeys and recovery codes of an account',
  'verify <email>': "marks an account's address as verified: you know whose it is",
  'workspaces [name]': 'lists the workspaces with their ids, owners, use and limits',
  'quota <id> [posts=200 …]': 'shows or sets limits: posts=200 members=5 media=2GB ai=500, or =usual',
  'hand-over <id> <from> <to>':
    "counts a member's posts that are not live, and with the word really gives them to another",
  'sign-ups open|closed': 'opens or closes sign-ups; without a word it says which they are',
  'rotate-secret': 'encrypts everything with a new secret key; if interrupted, run it again',
}
const usage = `For the operator of this server. Works with or without the app running.

${Object.entries(verbs)
  .map(([words, says]) => `  ${call('admin', words.padEnd(26))} ${says}\n`)
  .join('')}`
class UsageError extends Error {}

const say = (sentence: string) => console.log(sentence)

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [verb = 'help', word, ...rest] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(verb)) return say(usage)
  const config = readConfig(process.env)
  if (verb === 'quota' && word) return withDatabase(config, (db) => sayQuota(config, db, word, rest))
  if (verb === 'hand-over' && word) return withDatabase(config, (db) => sayHandOver(db, word, rest))
  if (rest.length > 0) throw new UsageError(usage)
  if (verb === 'workspaces') return withDatabase(config, (db) => sayWorkspaces(config, db, word))
  if (verb === 'key' && !word) return sayKey(config)
  if (verb === 'new-key' && !word) return sayNewKey(config)
  if (verb === 'rotate-secret' && !word) return withDatabase(config, (db) => sayRotation(config, db))
  if (verb === 'accounts' && !word) return withDatabase(config, sayAccounts)
  if (verb === 'events') return withDatabase(config, (db) => sayEvents(db, word))
  if (isChange(verb) && word) return withDatabase(config, (db) => sayChange(config, db, word, verb))
  if (verb === 'password' && word) return withDatabase(config, (db) => sayPassword(config, db, word))
  if (verb === 'remove-passkeys' && word) return withDatabase(config, (db) => sayPasskeysRemoved(db, word))
  if (verb === 'verify' && word) return withDatabase(config, (db) => sayVerified(config, db, word))
  if (verb === 'sign-ups' && (word === undefined || word === 'open' || word === 'closed'))
    return withDatabase(config, (db) => saySignUps(config, db, word))
  throw new UsageError(usage)
}

function sayKey(config: Config): void {
  expectKey(config)
  const { dataDir, publicUrl, port } = config
  say('Open this link in the browser that should sign in, on this computer, and keep it to yourself:')
  say(keyLink(publicUrl ?? `http://localhost:${port}`, readComputerKey(resolve(dataDir))))
}

function sayNewKey(config: Config): void {
  expectKey(config)
  makeComputerKey(resolve(config.dataDir))
  say('This computer has a new key. Links with the old key no longer work. Signed-in browsers stay signed in.')
  sayKey(config)
}

function expectKey({ identityProvider }: Config): void {
  if (identityProvider?.kind === 'local') return
  throw new UsageError(
    `This server has no key: people sign in ${identityProvider ? `with ${identityProvider.name}` : 'with passwords'}.`,
  )
}

async function sayRotation(config: Config, db: Database): Promise<void> {
  const { sealedAnew, unreadable } = await rotateSecret(db, config)
  say(`Encrypted with the new secret key: ${sealedAnew}.`)
  if (unreadable > 0)
    say(`Left unchanged, because neither key opens them: ${unreadable}. ${call('doctor')} lists them.`)
  say(
    config.secretKey
      ? 'Remove SECRET_KEY_FORMER from the configuration of every server. Earlier links in emails and reminders then stop working.'
      : `The new key is in ${keyFile(config.dataDir, secretKeyFile)}. Keep a copy of it. Earlier links in emails and reminders no longer work.`,
  )
}

async function sayAccounts(db: Database): Promise<void> {
  const accounts = await listAccounts({ db, now: () => new Date() })
  for (const { username, fullName, createdAt, waysIn, sessions, disabledAt } of accounts)
    say(
      `${username}  ${printable(fullName)}  since ${dayOf(createdAt)}  by ${waysIn.join(', ') || 'nothing'}  ${sessions} ${sessions === 1 ? 'session' : 'sessions'}${disabledAt ? `  disabled since ${dayOf(disabledAt)}` : ''}`,
    )
  say(`${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}.`)
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

async function sayEvents(db: Database, email: string | undefined): Promise<void> {
  const { items: events } = await listTrail({ db }, { email })
  for (const { createdAt, email, accountId, kind, about, browser, address } of events) {
    const what = about ? `${activities[kind]}: ${about}` : activities[kind]
    say([createdAt, email ?? accountId, what, browser, address].filter(Boolean).map(printable).join('  '))
  }
  say(`${events.length} ${events.length === 1 ? 'event' : 'events'}.`)
}

const changed: Record<AccountChange, [now: string, already: string]> = {
  disable: [
    'is disabled. It was signed out everywhere, and its keys, programs, links and calendars are refused until you enable it. Its due posts are not published.',
    'is already disabled.',
  ],
  enable: ['is enabled: its person can sign in again.', 'is not disabled.'],
  'end-sessions': [
    'was signed out everywhere. Its keys and programs ended, its links are void, and its calendar feed has a new address.',
    '',
  ],
}
const isChange = (verb: string): verb is AccountChange => Object.hasOwn(changed, verb)

async function sayChange(config: Config, db: Database, email: string, change: AccountChange): Promise<void> {
  const [now, already] = changed[change]
  say(`${email} ${(await changeAccountOf({ db, now: () => new Date(), config }, email, change)) ? now : already}`)
}

/** A name is user input, and terminals obey some characters. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '?')

async function sayPassword(config: Config, db: Database, email: string): Promise<void> {
  const password = await resetPassword({ db, now: () => new Date(), config }, email)
  say(`The new password of ${email}: ${password}`)
  say(
    'It is shown only once. The account was signed out everywhere, its posting links are void, and its calendar feed has a new address.',
  )
  if (!config.passwordForms)
    say('The sign-in page of this server has no password field. Set PASSWORD_FORMS=on and restart.')
}

async function sayPasskeysRemoved(db: Database, email: string): Promise<void> {
  await resetPasskeys({ db, now: () => new Date() }, email)
  say(`${email} has no passkeys or recovery codes any more, and signs in without them.`)
}

async function sayVerified({ operators }: Config, db: Database, email: string): Promise<void> {
  await vouchFor({ db }, email)
  say(`${email} is verified.`)
  if (operators.includes(email.trim().toLowerCase())) say('OPERATORS names this account, so it runs the server.')
}

const depsOf = (config: Config, db: Database) => ({ config, db, now: () => new Date() })

async function sayWorkspaces(config: Config, db: Database, name: string | undefined): Promise<void> {
  const found = await everyWorkspace(depsOf(config, db), name)
  for (const { id, name, owners, ...state } of found)
    say([id, name, owners.join(', '), sayUse(state)].filter(Boolean).map(printable).join('  '))
  say(`${found.length} ${found.length === 1 ? 'workspace' : 'workspaces'}.`)
}

async function sayQuota(config: Config, db: Database, id: string, given: readonly string[]): Promise<void> {
  const patch = limitsIn(given)
  if (!patch) throw new UsageError(usage)
  const { name, ...state } = await setLimits(depsOf(config, db), id, patch)
  say(`${printable(name) || id}: ${sayUse(state)}`)
}

async function sayHandOver(db: Database, workspaceId: string, given: readonly string[]): Promise<void> {
  const [from, to, really] = given
  if (!from || !to || given.length > 3 || (really !== undefined && really !== 'really')) throw new UsageError(usage)
  const { posts, scheduled } = await handOver(
    { db, now: () => new Date() },
    { workspaceId, from, to, really: really === 'really' },
  )
  const what = `${posts} ${posts === 1 ? 'post' : 'posts'} of ${from}, ${scheduled} with a time`
  if (really) return say(`${what}: handed over to ${to}, on whose account they go out.`)
  say(`${what}. Nothing was changed. Add the word really to hand over to ${to}, on whose account they then go out.`)
}

async function saySignUps(config: Config, db: Database, word: 'open' | 'closed' | undefined): Promise<void> {
  if (word) await setSignUps({ db }, word)
  const isOpen = await areSignUpsOpen({ config, db })
  if (isOpen) return say('Sign-ups are open.')
  say(
    config.signUps.open
      ? `Sign-ups are closed by this command. To open them: ${call('admin', 'sign-ups open')}`
      : 'Sign-ups are closed by SIGN_UPS=closed in the configuration. This command cannot open them.',
  )
}

main().catch((error: unknown) => {
  const isInWords = [UsageError, AppError, ConfigError, EmbeddedDatabaseError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  )
  console.error(isInWords ? (error as Error).message : error)
  process.exitCode = 1
})
