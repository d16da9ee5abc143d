import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DataPart, ThisComputer } from '#shared/this-computer.ts'
import { sizeOf } from '#web/lib/sizes.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Copied } from './copied.tsx'

const names: Record<DataPart, MessageDescriptor> = {
  database: msg`Posts and everything you type`,
  media: msg`Images and documents`,
  models: msg`Models`,
  backups: msg`Backups`,
  other: msg`Keys and other files`,
}

export const Space = ({ computer: { dataDir, space } }: { computer: ThisComputer }) => {
  const { t } = useLingui()
  return (
    <SettingsCard title={t`Where your data is`} text={t`All of it is in this folder.`}>
      <Copied text={dataDir} copy={t`Copy folder`} copied={t`The folder has been copied to your clipboard.`} />
      <dl className="grid divide-y divide-line border-y border-line">
        {space.map(({ part, bytes }) => (
          <div key={part} className="flex justify-between gap-4 py-2">
            <dt>{t(names[part])}</dt>
            <dd className="tabular shrink-0 text-ink-2">{sizeOf(bytes)}</dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  )
}
