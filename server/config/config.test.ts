import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    identityProvider: { kind: 'local' },
  })
})

test('metrics are served on this computer, unless another address is named', () => {
  expect(readConfig({}).telemetry.listen).toBeUndefined()
  expect(readConfig({ METRICS_LISTEN: '9464' }).telemetry.listen).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfig({ METRICS_LISTEN: '[fd00::1]:9464' }).telemetry.listen).toEqual({ host: 'fd00::1', port: 9464 })
})

test('operators are named in any case, and the key is 32 bytes in either encoding', () => {
  const hex = 'ab'.repeat(32)
  expect(readConfig({ OPERATORS: 'Ann@Example.com, bo@example.com', SECRET_KEY: hex })).toMatchObject({
    operators: ['ann@example.com', 'bo@example.com'],
    secretKey: Buffer.from(hex, 'hex'),
  })
  const base64 = Buffer.from(hex, 'hex').toString('base64')
  expect(readConfig({ SECRET_KEY: base64 }).secretKey).toEqual(Buffer.from(hex, 'hex'))
  expect(() => readConfig({ SECRET_KEY: 'short-secret' })).toThrow(/SECRET_KEY must be 32 bytes/)
  expect(() => readConfig({ SECRET_KEY: 'short-secret' })).not.toThrow(/short-secret/)
})

test('empty values count as unset', () => {
  expect(readConfig({ PORT: '', OPENAI_API_KEY: ' ' })).toMatchObject({ port: 3000, openai: undefined })
})

test('all mistakes are reported at once, each with the name of its variable', () => {
  const read = () =>
    readConfig({
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      RATE_LIMIT_SIGN_IN: 'often',
      PUBLIC_URL: 'posts.example',
      RATE_LIMITS: 'no',
      TRUST_PROXY: '-1',
      SUPPORT_EMAIL: 'help',
    })
  expect(read).toThrow(/mistakes/)
  for (const line of [
    /- PORT must be a whole number/,
    /- DATABASE_URL must start with postgres/,
    /- LOG_LEVEL must be/,
    /- RATE_LIMIT_SIGN_IN must look like/,
    /- PUBLIC_URL must be an address/,
    /- RATE_LIMITS must be on or off/,
    /- TRUST_PROXY must be off, on, or the number of proxies/,
    /- SUPPORT_EMAIL must be an email address/,
  ]) {
    expect(read).toThrow(line)
  }
})

test.each([
  [{ SIGNUPS: 'closed' }, 'SIGNUPS is no setting; SIGN_UPS is meant'],
  [{ '\uFEFFPORT': '3000' }, 'PORT follows a byte order mark: save .env as UTF-8 without one'],
  [{ SECRETKEY_FILE: '/run/secrets/key' }, 'SECRETKEY_FILE is no setting; SECRET_KEY_FILE is meant'],
  [{ METRICS_LISTEN: 'here:and:there' }, 'METRICS_LISTEN must be a port, or an address and a port'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1'],
  [{ OPERATORS: 'ada@example.com, notanemail' }, 'OPERATORS must be email addresses, separated by commas'],
  [{ SIGN_UPS: 'closed', SIGN_UP_DOMAINS: '@x.com' }, 'SIGN_UP_DOMAINS must be domains such as example.com, without @'],
  [{ PUBLIC_URL: 'https://example.com/posts' }, 'PUBLIC_URL must have no path, query or hash'],
])('%j would count for nothing and is refused', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(`- ${sentence}`)
})

test('a foreign variable with a similar name is no mistake', () => {
  const foreign = { port: '1', LOGNAME: 'ada', HOSTNAME: 'box', DATABASE: 'x' }
  expect(readConfig(foreign).port).toBe(3000)
  expect(readConfig({ PUBLIC_URL: 'https://Example.com:443/', PASSWORD_FORMS: 'on' }).publicUrl).toBe(
    'https://example.com',
  )
})

/** A file for each of the contents, by name. */
function inFiles(contents: Record<string, string | Uint8Array>) {
  const dir = mkdtempSync(join(tmpdir(), 'hookline-settings-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(dir, name), content)
  return dir
}

test('any setting may be in a file, whose last line break does not count', () => {
  const dir = inFiles({ key: `${'ab'.repeat(32)}\n`, token: ' a token with spaces \r\n', port: '3001' })
  const config = readConfig({
    SECRET_KEY_FILE: `${dir}/key`,
    METRICS_TOKEN_FILE: `${dir}/token`,
    PORT_FILE: `${dir}/port`,
    BACKUP_PASSPHRASE_FILE: '',
  })
  expect(config).toMatchObject({ secretKey: Buffer.from('ab'.repeat(32), 'hex'), port: 3001 })
  expect(config.telemetry.token).toBe(' a token with spaces ')
  expect(config.backupPassphrase).toBeUndefined()
})

test('a file that holds no value is refused with the name of its setting and never with what it holds', () => {
  const dir = inFiles({ empty: '\n', bytes: Buffer.from([0x61, 0xff, 0xfe]), short: 'much too short' })
  const read = (env: Record<string, string>) => () => readConfig(env)
  const of = (file: string) => read({ METRICS_TOKEN_FILE: join(dir, file) })
  expect(of('none')).toThrow(`- METRICS_TOKEN_FILE names ${dir}/none, which does not exist`)
  expect(of('empty')).toThrow(/METRICS_TOKEN_FILE names \S+, which is empty/)
  expect(of('bytes')).toThrow(/METRICS_TOKEN_FILE names \S+, which is not text in UTF-8/)
  expect(of('.')).toThrow(/METRICS_TOKEN_FILE names \S+, which is a directory/)
  expect(of('short')).toThrow(/^((?!much too short).)*METRICS_TOKEN must have at least 16 characters$/s)
  expect(read({ METRICS_TOKEN: 'x'.repeat(16), METRICS_TOKEN_FILE: join(dir, 'short') })).toThrow(
    '- METRICS_TOKEN and METRICS_TOKEN_FILE are both set; keep one of them',
  )
  // Not that the secret is missing, which its file may hold.
  expect(read({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET_FILE: join(dir, 'none') })).toThrow(
    /has a mistake:\n {2}- GOOGLE_CLIENT_SECRET_FILE names .*$/,
  )
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_PRO_MONTHLY: 'price_1',
  STRIPE_PRICE_PRO_YEARLY: 'price_2',
  STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_3',
  STRIPE_PRICE_ENTERPRISE_YEARLY: 'price_4',
}

test.each([
  [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET is missing/],
  [{ LINKEDIN_FIGURE_CALLS: '500' }, /counts for nothing without r_member_postAnalytics in LINKEDIN_SCOPES/],
  [{ OIDC_ISSUER: 'https://id.example' }, /OIDC_CLIENT_ID is missing/],
  [{ DATABASE_LISTEN_URL: 'postgres://x' }, /DATABASE_URL is missing/],
  [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, /OPENAI_MODEL must name the model/],
  [{ HOST: '0.0.0.0' }, /others can reach HOST 0\.0\.0\.0/],
  [{ PUBLIC_URL: 'https://posts.example' }, /others can reach PUBLIC_URL/],
  [{ HOST: '0.0.0.0', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }, /PUBLIC_URL is missing/],
  [{ STRIPE_SECRET_KEY: 'sk_x' }, /STRIPE_WEBHOOK_SECRET is missing/],
  [{ STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /STRIPE_PRICE_ENTERPRISE_YEARLY is missing/],
  [stripe, /SUPPORT_EMAIL is missing; people who pay need somebody to write to/],
  [
    { HOST: '0.0.0.0', PASSWORD_FORMS: 'on', SIGN_UP_DOMAINS: 'example.com' },
    /SIGN_UP_DOMAINS needs an identity provider/,
  ],
  [{ PAGE_VIEWS: 'umami', PAGE_VIEWS_URL: 'https://counter.example' }, /PAGE_VIEWS_SITE are missing/],
])('%j does not go together and is refused with what to do', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a limit is read as attempts and time', () => {
  expect(readConfig({ RATE_LIMIT_SIGN_IN: '5/2h' }).limits?.signIn).toEqual({ attempts: 5, windowMs: 7_200_000 })
  expect(readConfig({ RATE_LIMITS: 'off' }).limits).toBeNull()
})

test('plans are sold only where people can write for help', () => {
  const { stripe: sold, supportEmail } = readConfig({ ...stripe, SUPPORT_EMAIL: 'help@example.com' })
  expect([sold?.secretKey, supportEmail]).toEqual(['sk_x', 'help@example.com'])
})

test('a local model needs no key', () => {
  const env = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }
  expect(readConfig(env).openai).toEqual({ baseUrl: 'http://localhost:11434/v1', apiKey: undefined, model: 'llama' })
})
