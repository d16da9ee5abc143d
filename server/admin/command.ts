import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { activities } from '#shared/activity.ts'
import type { AccountChange } from '#shared/operators.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import { keyLink, makeComputerKey, readComputerKey } from '../accounts/computer-key.ts'
import { areSignUpsOpen, setSignUps } from '../accounts/sign-ups.ts'
import { call } from '../config/call.ts'
import { type Config, readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Database } from '../database/connect.ts'
import { withDatabase } from '../database/open.ts'
import { PlainError } from '../errors.ts'
import { keyFile } from '../key-files.ts'
import type { Sentence } from '../language/say.ts'
import { inTerminal, inWords, tell } from '../language/terminal.ts'
import { listTrail } from '../operators/trail.ts'
import { setLimits } from '../operators/workspaces.ts'
import { secretKeyFile } from '../secrets.ts'
import { changeAccountOf, listAccounts, resetPasskeys, resetPassword, vouchFor } from './accounts.ts'
import { rotateSecret } from './rotate-secret.ts'
import { everyWorkspace, handOver, limitsIn, sayUse } from './workspaces.ts'

const verbs = {
  key: msg`prints the link that signs another browser in on this computer`,
  'new-key': msg`makes another key: links printed before stop working`,
  accounts: msg`lists the accounts`,
  'events [email]': msg`lists the newest 200 sign-ins, refusals and changes of all accounts, or of one`,
  'disable <email>': msg`keeps a person out: ends their sessions, publishes none of their posts`,
  'enable <email>': msg`lets them sign in again; ended sessions stay ended`,
  'end-sessions <email>': msg`signs an account out everywhere`,
  'password <email>': msg`gives an account a new password, prints it, and signs it out everywhere`,
  'remove-passkeys <email>': msg`removes the lost passkeys and recovery codes of an account`,
  'verify <email>': msg`marks an account's address as verified: you know whose it is`,
  'workspaces [name]': msg`lists the workspaces with their ids, owners, use and limits`,
  'quota <id> [posts=200 …]': msg`shows or sets limits: posts=200 members=5 media=2GB ai=500, or =usual`,
  'hand-over <id> <from> <to>': msg`counts a member's posts that are not live, and with the word really gives them to another`,
  'sign-ups open|closed': msg`opens or closes sign-ups; without a word it says which they are`,
  'rotate-secret': msg`encrypts everything with a new secret key; if interrupted, run it again`,
}
function usage(): string {
  const lines = Object.entries(verbs).map(
    ([words, says]) => `  ${call('admin', words.padEnd(26))} ${inTerminal(says)}\n`,
  )
  const title = msg`For the operator of this server. Works with or without the app running.`
  return `${inTerminal(title)}\n\n${lines.join('')}`
}

class UsageError extends PlainError {}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [verb = 'help', word, ...rest] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(verb)) return console.log(usage())
  const config = readConfig(process.env)
  if (verb === 'quota' && word) return withDatabase(config, (db) => sayQuota(config, db, word, rest))
  if (verb === 'hand-over' && word) return withDatabase(config, (db) => sayHandOver(db, word, rest))
  if (rest.length > 0) throw new UsageError(usage())
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
  throw new UsageError(usage())
}

function sayKey(config: Config): void {
  expectKey(config)
  const { dataDir, publicUrl, port } = config
  tell(msg`Open this link in the browser that should sign in, on this computer, and keep it to yourself:`)
  console.log(keyLink(publicUrl ?? `http://localhost:${port}`, readComputerKey(resolve(dataDir))))
}

function sayNewKey(config: Config): void {
  expectKey(config)
  makeComputerKey(resolve(config.dataDir))
  tell(msg`This computer has a new key. Links with the old key no longer work. Signed-in browsers stay signed in.`)
  sayKey(config)
}

function expectKey({ identityProvider }: Config): void {
  if (identityProvider?.kind === 'local') return
  throw new UsageError(
    identityProvider
      ? msg`This server has no key: people sign in with ${{ provider: identityProvider.name }}.`
      : msg`This server has no key: people sign in with passwords.`,
  )
}

async function sayRotation(config: Config, db: Database): Promise<void> {
  const { sealedAnew, unreadable } = await rotateSecret(db, config)
  tell(msg`Encrypted with the new secret key: ${{ count: sealedAnew }}.`)
  if (unreadable > 0)
    tell(
      msg`Left unchanged, because neither key opens them: ${{ count: unreadable }}. ${{ command: call('doctor') }} lists them.`,
    )
  tell(
    config.secretKey
      ? msg`Remove SECRET_KEY_FORMER from the configuration of every server. Earlier links in emails and reminders then stop working.`
      : msg`The new key is in ${{ file: keyFile(config.dataDir, secretKeyFile) }}. Keep a copy of it. Earlier links in emails and reminders no longer work.`,
  )
}

async function sayAccounts(db: Database): Promise<void> {
  const accounts = await listAccounts({ db, now: () => new Date() })
  for (const { username, fullName, createdAt, waysIn, sessions, disabledAt } of accounts)
    sayColumns(
      username,
      printable(fullName),
      msg`since ${{ day: dayOf(createdAt) }}`,
      waysIn.length > 0 ? msg`by ${{ ways: waysIn.join(', ') }}` : msg`by nothing`,
      msg`${plural({ sessions }, { one: '# session', other: '# sessions' })}`,
      disabledAt ? msg`disabled since ${{ day: dayOf(disabledAt) }}` : null,
    )
  tell(msg`${plural({ accounts: accounts.length }, { one: '# account.', other: '# accounts.' })}`)
}

const sayColumns = (...columns: (Sentence | null)[]) =>
  console.log(columns.flatMap((one) => (one ? inTerminal(one) : [])).join('  '))

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

async function sayEvents(db: Database, email: string | undefined): Promise<void> {
  const { items: events } = await listTrail({ db }, { email })
  for (const { createdAt, email, accountId, kind, about, browser, address } of events) {
    const name = inTerminal(activities[kind])
    const what = about ? `${name}: ${about}` : name
    console.log([createdAt, email ?? accountId, what, browser, address].filter(Boolean).map(printable).join('  '))
  }
  tell(msg`${plural({ events: events.length }, { one: '# event.', other: '# events.' })}`)
}

const changed: Record<AccountChange, (email: string) => [now: Message, already: Message | null]> = {
  disable: (email) => [
    msg`${{ email }} is disabled. It was signed out everywhere, and its keys, programs, links and calendars are refused until you enable it. Its due posts are not published.`,
    msg`${{ email }} is already disabled.`,
  ],
  enable: (email) => [msg`${{ email }} is enabled: its person can sign in again.`, msg`${{ email }} is not disabled.`],
  'end-sessions': (email) => [
    msg`${{ email }} was signed out everywhere. Its keys and programs ended, its links are void, and its calendar feed has a new address.`,
    null,
  ],
}
const isChange = (verb: string): verb is AccountChange => Object.hasOwn(changed, verb)

async function sayChange(config: Config, db: Database, email: string, change: AccountChange): Promise<void> {
  const [now, already] = changed[change](email)
  const isChanged = await changeAccountOf({ db, now: () => new Date(), config }, email, change)
  tell(isChanged ? now : (already ?? now))
}

/** A name is user input, and terminals obey some characters. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '?')

async function sayPassword(config: Config, db: Database, email: string): Promise<void> {
  const password = await resetPassword({ db, now: () => new Date(), config }, email)
  tell(msg`The new password of ${{ email }}: ${{ password }}`)
  tell(
    msg`It is shown only once. The account was signed out everywhere, its posting links are void, and its calendar feed has a new address.`,
  )
  if (!config.passwordForms)
    tell(msg`The sign-in page of this server has no password field. Set PASSWORD_FORMS=on and restart.`)
}

async function sayPasskeysRemoved(db: Database, email: string): Promise<void> {
  await resetPasskeys({ db, now: () => new Date() }, email)
  tell(msg`${{ email }} has no passkeys or recovery codes any more, and signs in without them.`)
}

async function sayVerified({ operators }: Config, db: Database, email: string): Promise<void> {
  await vouchFor({ db }, email)
  tell(msg`${{ email }} is verified.`)
  if (operators.includes(email.trim().toLowerCase())) tell(msg`OPERATORS names this account, so it runs the server.`)
}

const depsOf = (config: Config, db: Database) => ({ config, db, now: () => new Date() })

async function sayWorkspaces(config: Config, db: Database, name: string | undefined): Promise<void> {
  const found = await everyWorkspace(depsOf(config, db), name)
  for (const { id, name, owners, ...state } of found)
    console.log([id, name, owners.join(', '), sayUse(state)].filter(Boolean).map(printable).join('  '))
  tell(msg`${plural({ workspaces: found.length }, { one: '# workspace.', other: '# workspaces.' })}`)
}

async function sayQuota(config: Config, db: Database, id: string, given: readonly string[]): Promise<void> {
  const patch = limitsIn(given)
  if (!patch) throw new UsageError(usage())
  const { name, ...state } = await setLimits(depsOf(config, db), id, patch)
  console.log(`${printable(name) || id}: ${sayUse(state)}`)
}

async function sayHandOver(db: Database, workspaceId: string, given: readonly string[]): Promise<void> {
  const [from, to, really] = given
  if (!from || !to || given.length > 3 || (really !== undefined && really !== 'really')) throw new UsageError(usage())
  const { posts, scheduled } = await handOver(
    { db, now: () => new Date() },
    { workspaceId, from, to, really: really === 'really' },
  )
  tell(
    really
      ? msg`${plural({ posts }, { one: '# post', other: '# posts' })} of ${{ from }}, ${{ scheduled }} with a time: handed over to ${{ to }}, on whose account they go out.`
      : msg`${plural({ posts }, { one: '# post', other: '# posts' })} of ${{ from }}, ${{ scheduled }} with a time. Nothing was changed. Add the word really to hand over to ${{ to }}, on whose account they then go out.`,
  )
}

async function saySignUps(config: Config, db: Database, word: 'open' | 'closed' | undefined): Promise<void> {
  if (word) await setSignUps({ db }, word)
  const isOpen = await areSignUpsOpen({ config, db })
  if (isOpen) return tell(msg`Sign-ups are open.`)
  tell(
    config.signUps.open
      ? msg`Sign-ups are closed by this command. To open them: ${{ command: call('admin', 'sign-ups open') }}`
      : msg`Sign-ups are closed by SIGN_UPS=closed in the configuration. This command cannot open them.`,
  )
}

main().catch((error: unknown) => {
  console.error(inWords(error, [ConfigError]))
  process.exitCode = 1
})
