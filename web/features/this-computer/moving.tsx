import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { product } from '#shared/product.ts'
import { cn } from '#web/lib/cn.ts'
import { buttonVariants } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { StepNumber } from '#web/ui/step-number.tsx'
import { movingFileAddress } from './queries.ts'

const steps: MessageDescriptor[] = [
  msg`Download the file and take it to the other computer.`,
  msg`Install ${product.name} there and open it. On its first page choose “Restore a backup”, and this file.`,
  msg`Stop ${product.name} here, so that no post is published twice.`,
]

export const Moving = () => {
  const { t } = useLingui()
  return (
    <SettingsCard
      title={t`Move to another computer`}
      text={t`One file with posts, images, settings and keys. Models are downloaded again there. Whoever has the file can read everything, so delete it afterwards.`}
    >
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <li key={index} className="flex gap-3">
            <StepNumber>{index + 1}</StepNumber>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
      <a href={movingFileAddress} download className={cn(buttonVariants({ variant: 'outline' }), 'justify-self-start')}>
        <Download aria-hidden /> <Trans>Download the file</Trans>
      </a>
    </SettingsCard>
  )
}
