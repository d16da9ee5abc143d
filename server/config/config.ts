import * as z from 'zod/mini'
import { product } from '#shared/product.ts'
import { isLoopback } from '../net/addresses.ts'
import { backupEnvironment, backupSettings, contradictionsOfBackups } from './backup-settings.ts'
import { ConfigError } from './config-error.ts'
import { readGiven } from './given-settings.ts'
import { contradictionsOfGroups, groupEnvironment, groupSettings } from './group-settings.ts'
import { contradictionsOfLinkedIn, linkedInEnvironment, linkedInSettings } from './linkedin-settings.ts'
import { contradictionsOfMail, smtpSettings } from './mail-settings.ts'
import { mediaSettings } from './media-settings.ts'
import { operationEnvironment, operationSettings } from './operation-settings.ts'
import { pushSettings, vapidSubject } from './push-settings.ts'
import { rateLimitSettings, rateLimitsIn } from './rate-limit-settings.ts'
import { contradictionsOfS3, s3Of } from './s3-settings.ts'
import {
  domains,
  emails,
  flag,
  mailbox,
  numberOfProxies,
  optional,
  secretKey,
  smtpAddress,
  webAddress,
  webOrigin,
  wholeNumber,
  words,
} from './setting-forms.ts'
import { contradictionsOfStripe, stripeSettings } from './stripe-settings.ts'
import { timing } from './timing.ts'
import { contradictionsOfUpdates, updateEnvironment, updateSettings } from './update-settings.ts'

const databaseAddress = z.optional(
  z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
)

/** In the order of docs/configuration.md. */
const environment = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: webOrigin,
  TRUST_PROXY: numberOfProxies,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL: wholeNumber(10, 1, 200),
  ...backupEnvironment,
  DATABASE_POOLER: z._default(z.enum(['off', 'transaction'], 'must be off or transaction'), 'off'),
  DATABASE_LISTEN_URL: databaseAddress,
  ...mediaSettings,
  ...operationEnvironment,
  ...rateLimitSettings,
  SMTP_URL: smtpAddress,
  SMTP_HOST: optional,
  SMTP_PORT: wholeNumber(587, 1, 65_535),
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  SMTP_TLS: z.optional(z.enum(['implicit', 'starttls', 'off'], 'must be implicit, starttls or off')),
  MAIL_FROM: mailbox,
  SUPPORT_EMAIL: z.optional(z.email('must be an email address')),
  SESSION_DAYS: wholeNumber(30, 1, 365),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  OIDC_ISSUER: webAddress,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z._default(z.string(), 'your organisation'),
  ...groupEnvironment,
  PASSWORD_FORMS: flag('off'),
  SIGN_UPS: z._default(z.enum(['open', 'closed'], 'must be open or closed'), 'open'),
  SIGN_UP_DOMAINS: domains,
  WORKSPACES: z._default(z.enum(['everybody', 'operators'], 'must be everybody or operators'), 'everybody'),
  OPERATORS: emails,
  OPERATOR_PASSKEYS: flag('off'),
  SECRET_KEY: secretKey,
  SECRET_KEY_FORMER: secretKey,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: webAddress,
  OPENAI_MODEL: optional,
  TRANSCRIPTION_MODEL: optional,
  ANTHROPIC_API_KEY: optional,
  ANTHROPIC_BASE_URL: webAddress,
  ANTHROPIC_MODEL: optional,
  HF_ENDPOINT: webAddress,
  PROGRAM_HOSTS: words,
  SOURCE_HOSTS: words,
  WEBHOOK_HOSTS: words,
  ...linkedInEnvironment,
  VAPID_SUBJECT: vapidSubject,
  PUSH_SERVICE_URL: webAddress,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_PRO_MONTHLY: optional,
  STRIPE_PRICE_PRO_YEARLY: optional,
  STRIPE_PRICE_ENTERPRISE_MONTHLY: optional,
  STRIPE_PRICE_ENTERPRISE_YEARLY: optional,
  STRIPE_COUPON: optional,
  STRIPE_API_URL: webAddress,
  PAGE_VIEWS: z._default(z.enum(['own', 'plausible', 'umami', 'off'], 'must be own, plausible, umami or off'), 'own'),
  PAGE_VIEWS_URL: webAddress,
  PAGE_VIEWS_SITE: optional,
  COUPON_CODE: z._default(z.string(), 'WELCOME50'),
  ...updateEnvironment,
})
type Environment = z.infer<typeof environment>

export type Config = ReturnType<typeof readConfig>

/** Checks the whole environment at once and throws one error that lists every mistake. Empty values count as unset. */
export function readConfig(env: Record<string, string | undefined>) {
  const { given, mistakes, files } = readGiven(env, Object.keys(environment.shape))
  const parsed = environment.safeParse(given)
  if (!parsed.success) mistakes.push(...parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  // A setting under a wrong name, or in an unread file, would also seem to be missing.
  else if (mistakes.length === 0) mistakes.push(...contradictions(parsed.data))
  if (!parsed.success || mistakes.length > 0) {
    throw new ConfigError(
      `The configuration has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    )
  }
  const settings = parsed.data
  return {
    timing,
    /** Where settings were read from. */
    settingFiles: files,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    /** Cookies are restricted to https if people use only that. */
    isSecure: settings.PUBLIC_URL !== undefined && new URL(settings.PUBLIC_URL).protocol === 'https:',
    /** Proxies in front of this server that append to X-Forwarded-For. */
    trustProxy: settings.TRUST_PROXY,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    ...backupSettings(settings),
    /** A PgBouncer in transaction mode is in front of the database. */
    databasePooler: settings.DATABASE_POOLER === 'transaction',
    /** A second way to the database, for notifications. Undefined when it is the usual one. */
    databaseListen: settings.DATABASE_LISTEN_URL ? { connectionString: settings.DATABASE_LISTEN_URL } : undefined,
    /** Where media are stored. Undefined keeps them in DATA_DIR. */
    mediaS3: s3Of('MEDIA_S3', settings),
    ...operationSettings(settings),
    limits: rateLimitsIn(settings),
    /** Undefined when the app writes emails to files. */
    smtp: smtpSettings(settings),
    mailFrom: settings.MAIL_FROM ?? { name: product.name, address: 'hookline@localhost' },
    supportEmail: settings.SUPPORT_EMAIL,
    sessionDays: settings.SESSION_DAYS,
    identityProvider: identityProvider(settings),
    groups: groupSettings(settings),
    passwordForms: settings.PASSWORD_FORMS,
    signUps: { open: settings.SIGN_UPS === 'open', domains: settings.SIGN_UP_DOMAINS },
    workspacesByOperators: settings.WORKSPACES === 'operators',
    /** Emails of the people who may choose the engines. */
    operators: settings.OPERATORS,
    /** Operators must sign in with a passkey before changing the server. */
    operatorPasskeys: settings.OPERATOR_PASSKEYS,
    /** Encrypts keys for other services. Without it a file in DATA_DIR holds one. */
    secretKey: settings.SECRET_KEY,
    /** The previous key, which only decrypts, during a rotation. */
    formerSecretKey: settings.SECRET_KEY_FORMER,
    openai:
      settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL
        ? {
            baseUrl: settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            apiKey: settings.OPENAI_API_KEY,
            model: settings.OPENAI_MODEL ?? 'gpt-6.1-sol',
          }
        : undefined,
    transcriptionModel: settings.TRANSCRIPTION_MODEL,
    anthropic: settings.ANTHROPIC_API_KEY
      ? {
          baseUrl: settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1',
          apiKey: settings.ANTHROPIC_API_KEY,
          model: settings.ANTHROPIC_MODEL ?? 'claude-sonnet-5-5',
        }
      : undefined,
    /** Where local models are downloaded from. Undefined leaves it to the settings. */
    modelHub: settings.HF_ENDPOINT,
    /** Hosts in private networks, with their port, on which programs may say who they are. */
    programHosts: settings.PROGRAM_HOSTS,
    /** Hosts in private networks, with their port, whose pages may become sources. */
    sourceHosts: settings.SOURCE_HOSTS,
    webhookHosts: settings.WEBHOOK_HOSTS,
    /** Undefined without an app at LinkedIn: authors post by hand. */
    linkedin: linkedInSettings(settings),
    push: pushSettings(settings),
    pageViews: pageViewCounter(settings),
    couponCode: settings.COUPON_CODE,
    /** Undefined when nothing is sold, so nothing is limited. */
    stripe: stripeSettings(settings),
    ...updateSettings(settings, env),
  }
}

function pageViewCounter({ PAGE_VIEWS: kind, PAGE_VIEWS_URL: url = '', PAGE_VIEWS_SITE: site = '' }: Environment) {
  return kind === 'own' || kind === 'off' ? kind : { kind, url, site }
}

export type IdentityProvider =
  | { kind: 'google' | 'oidc'; name: string; issuer: string; clientId: string; clientSecret: string | undefined }
  | { kind: 'local'; name: string }

function identityProvider(settings: Environment): IdentityProvider | null {
  if (settings.GOOGLE_CLIENT_ID) {
    return {
      kind: 'google',
      name: 'Google',
      issuer: settings.OIDC_ISSUER ?? 'https://accounts.google.com',
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    }
  }
  if (settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID) {
    return {
      kind: 'oidc',
      name: settings.OIDC_NAME,
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
    }
  }
  return isPrivate(settings) ? { kind: 'local', name: 'this computer' } : null
}

const isPrivate = ({ HOST, PUBLIC_URL }: Environment): boolean =>
  isLoopback(HOST) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname))

/** The address that people open, for links outside a response. */
export const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`

function contradictions(settings: Environment): string[] {
  const mistakes: string[] = []
  if (settings.GOOGLE_CLIENT_ID && !settings.GOOGLE_CLIENT_SECRET) {
    mistakes.push('GOOGLE_CLIENT_SECRET is missing; Google needs it beside GOOGLE_CLIENT_ID')
  }
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID && !settings.GOOGLE_CLIENT_ID) {
    mistakes.push('OIDC_CLIENT_ID is missing; OIDC_ISSUER needs it')
  }
  if (settings.DATABASE_LISTEN_URL && !settings.DATABASE_URL) {
    mistakes.push('DATABASE_URL is missing; DATABASE_LISTEN_URL is a second way to the same database')
  }
  if (settings.TRUST_PROXY && !settings.PUBLIC_URL) {
    mistakes.push('PUBLIC_URL is missing; behind a proxy the server cannot see the address that people open')
  }
  if (settings.OPENAI_BASE_URL && !settings.OPENAI_MODEL) {
    mistakes.push('OPENAI_MODEL must name the model that OPENAI_BASE_URL serves')
  }
  mistakes.push(...contradictionsOfGroups(settings), ...contradictionsOfMail(settings))
  mistakes.push(...contradictionsOfS3('MEDIA_S3', settings), ...contradictionsOfBackups(settings))
  mistakes.push(...contradictionsOfLinkedIn(settings))
  mistakes.push(...contradictionsOfStripe(settings), ...contradictionsOfUpdates(settings))
  if (['plausible', 'umami'].includes(settings.PAGE_VIEWS) && !(settings.PAGE_VIEWS_URL && settings.PAGE_VIEWS_SITE))
    mistakes.push(`PAGE_VIEWS_URL and PAGE_VIEWS_SITE are missing; PAGE_VIEWS=${settings.PAGE_VIEWS} needs them`)
  const provider = identityProvider(settings)
  if (provider && provider.kind !== 'local' && !settings.PUBLIC_URL && !isLoopback(settings.HOST)) {
    mistakes.push('PUBLIC_URL is missing; the identity provider must know the address that people come back to')
  }
  if (!provider && settings.SIGN_UPS === 'open' && settings.SIGN_UP_DOMAINS.length > 0) {
    mistakes.push(
      'SIGN_UP_DOMAINS needs an identity provider, which verifies addresses: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER and OIDC_CLIENT_ID, or SIGN_UPS=closed',
    )
  }
  if (!provider && !settings.PASSWORD_FORMS) {
    mistakes.push(
      `others can reach ${isLoopback(settings.HOST) ? 'PUBLIC_URL' : `HOST ${settings.HOST}`}, and the sign-in of this computer works only on loopback: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER and OIDC_CLIENT_ID, or PASSWORD_FORMS=on`,
    )
  }
  return mistakes
}
