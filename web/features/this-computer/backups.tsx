import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ThisComputer } from '#shared/this-computer.ts'
import { Problem } from '#web/features/engines/problem.tsx'
import { sentenceOf } from '#web/features/engines/queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { sizeOf } from '#web/lib/sizes.ts'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copied } from './copied.tsx'
import { backupAddress, useBackUp } from './queries.ts'

const shown = 5

/** What the daily backups are, in a sentence or two. */
const textOf = ({ backupsHoldMedia, isEncrypted, backupBucket }: ThisComputer) =>
  [
    backupsHoldMedia
      ? t`Each day one is made in this folder, with images and documents.`
      : t`Each day one is made in this folder, without images and documents.`,
    ...(isEncrypted ? [t`They are encrypted with BACKUP_PASSPHRASE.`] : []),
    backupBucket ? t`A copy goes to ${backupBucket}.` : t`A copy on another disk survives the loss of this one.`,
  ].join(' ')

export function Backups({ computer }: { computer: ThisComputer }) {
  const { t } = useLingui()

  const { backups, backupDir, backupProblem, noBackupSince } = computer
  const backUp = useBackUp()
  const { onMoment } = useClock()
  return (
    <SettingsCard title={t`Backups`} text={textOf(computer)}>
      <Copied text={backupDir} copy={t`Copy folder`} copied={t`The folder has been copied to your clipboard.`} />
      {noBackupSince && (
        <Problem>
          <Trans>The last backup was made {onMoment(noBackupSince)}, more than a day ago.</Trans>
        </Problem>
      )}
      {backupProblem && (
        <Problem>
          <Trans>The last daily backup failed. {backupProblem}</Trans>
        </Problem>
      )}
      {backups.length === 0 ? (
        <p className="text-ink-2">
          <Trans>There is none yet.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Backups`} className="grid divide-y divide-line border-y border-line">
          {backups.slice(0, shown).map(({ name, bytes, madeAt }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0">
                <p className="first-letter:uppercase">
                  {onMoment(madeAt)}, {sizeOf(bytes)}
                </p>
                <p translate="no" className="text-sm wrap-anywhere text-ink-3">
                  {name}
                </p>
              </div>
              <a
                href={backupAddress(name)}
                download
                aria-label={t`Download ${name}`}
                className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }))}
              >
                <Download aria-hidden /> <Trans>Download</Trans>
              </a>
            </li>
          ))}
        </ul>
      )}
      {backups.length > shown && (
        <p className="text-sm text-ink-3">
          <Plural value={backups.length - shown} one="# more is in the folder." other="# more are in the folder." />
        </p>
      )}
      {backUp.error && <Problem>{sentenceOf(backUp.error)}</Problem>}
      <Button
        className="justify-self-start"
        variant="outline"
        aria-disabled={backUp.isPending}
        onClick={() => !backUp.isPending && backUp.mutate()}
      >
        {backUp.isPending ? t`Making a backup…` : t`Back up now`}
      </Button>
    </SettingsCard>
  )
}
