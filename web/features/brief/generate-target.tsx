import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'

const targets = [
  { id: 'version', name: msg`New version of this post` },
  { id: 'new', name: msg`New post` },
] as const

interface GenerateTargetProps {
  /** Whether to rewrite the open post instead of making another. */
  isVersion: boolean
  onChange: (isVersion: boolean) => void
}

export const GenerateTarget = ({ isVersion, onChange }: GenerateTargetProps) => {
  const { t } = useLingui()
  return (
    <SegmentedRadio
      label={t`Generate makes a`}
      options={targets.map(({ id, name }) => ({ id, name: t(name) }))}
      value={isVersion ? 'version' : 'new'}
      onChange={(target) => onChange(target === 'version')}
    />
  )
}
