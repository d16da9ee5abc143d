import * as z from 'zod/mini'
import { contradictionsOfS3, s3Of } from './s3-settings.ts'
import { flag, onOrOff, optional, passphrase, webAddress, wholeNumber } from './setting-forms.ts'

/** In the order of docs/configuration.md. */
export const backupEnvironment = {
  BACKUPS: z.optional(
    z.string().check(z.regex(/^(on|off|[1-9]\d{0,2})$/, 'must be on, off or the number of daily backups to keep')),
  ),
  BACKUPS_WEEKLY: wholeNumber(4, 0, 520),
  BACKUPS_MONTHLY: wholeNumber(6, 0, 120),
  BACKUP_MEDIA: flag('off'),
  BACKUP_DIR: optional,
  BACKUP_BEFORE_MIGRATION: z.optional(onOrOff),
  BACKUP_PASSPHRASE: passphrase,
  BACKUP_S3_URL: webAddress,
  BACKUP_S3_BUCKET: optional,
  BACKUP_S3_KEY: optional,
  BACKUP_S3_SECRET: optional,
  BACKUP_S3_REGION: z._default(z.string(), 'us-east-1'),
  BACKUP_S3_PREFIX: z._default(
    z.string().check(z.regex(/^([\w.-]+\/)*$/, 'must be empty or end with a slash, such as hookline/')),
    'hookline/',
  ),
}
const environment = z.object(backupEnvironment)
type BackupEnvironment = z.infer<typeof environment>

export const backupSettings = (settings: BackupEnvironment & { DATABASE_URL?: string | undefined }) => {
  const s3 = s3Of('BACKUP_S3', settings)
  return {
    /** How many of the daily backups to keep. Null disables them. */
    backups: backupsKept(settings),
    /** Backups hold images and documents too, unless a command says otherwise. */
    backupMedia: settings.BACKUP_MEDIA,
    backupDir: settings.BACKUP_DIR,
    backupBeforeMigration: (settings.BACKUP_BEFORE_MIGRATION ?? settings.BACKUPS) !== 'off',
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    /** Where each backup is sent as well. */
    backupS3: s3 && { ...s3, prefix: settings.BACKUP_S3_PREFIX },
  }
}
export type BackupS3 = NonNullable<ReturnType<typeof backupSettings>['backupS3']>

/** Operators of a database server have their own backups, so these are off unless asked for. */
function backupsKept(settings: BackupEnvironment & { DATABASE_URL?: string | undefined }) {
  const { BACKUPS = settings.DATABASE_URL && !settings.BACKUP_S3_URL ? 'off' : 'on' } = settings
  if (BACKUPS === 'off') return null
  const daily = BACKUPS === 'on' ? 7 : Number(BACKUPS)
  return { daily, weekly: settings.BACKUPS_WEEKLY, monthly: settings.BACKUPS_MONTHLY }
}

export const contradictionsOfBackups = (settings: BackupEnvironment) => contradictionsOfS3('BACKUP_S3', settings)
