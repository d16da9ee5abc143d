import { isLoopback } from '../net/addresses.ts'

interface MailEnvironment {
  SMTP_URL?: URL | undefined
  SMTP_HOST?: string | undefined
  SMTP_PORT: number
  SMTP_USER?: string | undefined
  SMTP_PASSWORD?: string | undefined
  SMTP_TLS?: 'implicit' | 'starttls' | 'off' | undefined
  MAIL_FROM?: { name: string; address: string } | undefined
}

export function smtpSettings({ SMTP_URL: url, ...settings }: MailEnvironment) {
  const host = url ? url.hostname.replace(/^\[|\]$/g, '') : settings.SMTP_HOST
  if (!host) return undefined
  const isImplicit = url ? url.protocol === 'smtps:' : settings.SMTP_PORT === 465
  const usual = isImplicit ? 'implicit' : isLoopback(host) ? 'off' : 'starttls'
  const user = url ? decoded(url.username) : settings.SMTP_USER
  const password = url ? decoded(url.password) : settings.SMTP_PASSWORD
  return {
    host,
    port: url ? Number(url.port) || (isImplicit ? 465 : 587) : settings.SMTP_PORT,
    tls: settings.SMTP_TLS ?? usual,
    /** Undefined when the server needs no login. */
    login: user ? { user, password: password ?? '' } : undefined,
  }
}

/** A password may hold a bare `%`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type SmtpSettings = NonNullable<ReturnType<typeof smtpSettings>>

export function contradictionsOfMail({ SMTP_URL, SMTP_HOST, MAIL_FROM }: MailEnvironment): string[] {
  const mistakes: string[] = []
  if (SMTP_URL && SMTP_HOST) mistakes.push('SMTP_HOST and SMTP_URL name the same server; set one of them')
  if ((SMTP_URL || SMTP_HOST) && !MAIL_FROM)
    mistakes.push('MAIL_FROM is missing; emails need a sender, such as Hookline <posts@example.com>')
  return mistakes
}
