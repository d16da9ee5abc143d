import * as z from 'zod/mini'
import { type Message, msg } from '#shared/say.ts'

/** How Hookline was installed. */
export const packageKinds = ['archive', 'npm', 'deb', 'container', 'source'] as const
export type PackageKind = (typeof packageKinds)[number]

/** What the data directory holds. */
export const dataParts = ['database', 'media', 'models', 'backups', 'other'] as const
export type DataPart = (typeof dataParts)[number]

const backupFile = z.object({
  name: z.string(),
  bytes: z.int(),
  madeAt: z.string(),
  isDaily: z.boolean(),
})
export type BackupFile = z.infer<typeof backupFile>

const phones = z.object({
  isOn: z.boolean(),
  /** Under which this computer can be reached in its network, the likeliest first. Empty without a network. */
  addresses: z.array(z.string()),
  /** Why phones cannot be let in although they should be, or null. */
  problem: z.nullable(z.string()),
})

/** A Hookline that runs on its owner's computer, for its owner. */
export const thisComputer = z.object({
  startedAt: z.string(),
  address: z.string(),
  package: z.enum(packageKinds),
  dataDir: z.string(),
  /** Bytes of each part. Null for the database where it is another server's. */
  space: z.array(z.object({ part: z.enum(dataParts), bytes: z.int() })),
  backupDir: z.string(),
  /** The newest first. */
  backups: z.array(backupFile),
  /** The bucket that gets each backup as well, or null. */
  backupBucket: z.nullable(z.string()),
  /** Why the last daily backup failed, or null. */
  backupProblem: z.nullable(z.string()),
  /** The last backup, if it is more than a day old, or null. */
  noBackupSince: z.nullable(z.string()),
  /** Whether daily backups hold images and documents too. */
  backupsHoldMedia: z.boolean(),
  /** Whether a backup needs BACKUP_PASSPHRASE to be read. */
  isEncrypted: z.boolean(),
  phones,
})
export type ThisComputer = z.infer<typeof thisComputer>

export const phoneSwitch = z.object({ isOn: z.boolean('isOn must be true or false.') })
export type PhoneSwitch = z.infer<typeof phoneSwitch>

/** Signs a phone in to the asking person's account, once. */
export const phoneLink = z.object({ link: z.string(), expiresAt: z.string() })
export type PhoneLink = z.infer<typeof phoneLink>

export const emailOfOwner = z.object({
  email: z.email('Please enter a valid email').check(z.maxLength(254, 'Please enter a valid email')),
})
export type EmailOfOwner = z.infer<typeof emailOfOwner>

/** How to start Hookline after it was stopped, as a sentence, and the command alone if there is one. */
export const startAgain: Record<PackageKind, { text: Message; command: string | null }> = {
  archive: {
    text: msg`Open Hookline from this computer’s menu, or enter this in a terminal:`,
    command: 'hookline start',
  },
  npm: { text: msg`To start it again, enter this in a terminal:`, command: 'hookline start' },
  deb: { text: msg`To start it again, enter this in a terminal:`, command: 'sudo systemctl start hookline' },
  container: { text: msg`To start it again, start its container.`, command: null },
  source: { text: msg`To start it again, enter this in the folder of Hookline:`, command: 'npm start' },
}
