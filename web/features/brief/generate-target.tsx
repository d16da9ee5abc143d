import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'

const targets = [
  { id: 'version', name: 'New version of this post' },
  { id: 'new', name: 'New post' },
] as const

interface GenerateTargetProps {
  /** Whether the open post is written anew, instead of another one beside it. */
  isVersion: boolean
  onChange: (isVersion: boolean) => void
}

/** With a post open: what pressing the button makes. */
export const GenerateTarget = ({ isVersion, onChange }: GenerateTargetProps) => (
  <SegmentedRadio
    label="Generate makes a"
    options={targets}
    value={isVersion ? 'version' : 'new'}
    onChange={(target) => onChange(target === 'version')}
  />
)
