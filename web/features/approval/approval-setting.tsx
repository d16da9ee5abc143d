import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ApprovalMode } from '#shared/approval.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { useMay } from '#web/lib/session.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SegmentedRadio } from '#web/ui/segmented-radio.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useChangeMode } from './queries.ts'

const modes: { id: ApprovalMode; name: MessageDescriptor; meaning: MessageDescriptor }[] = [
  { id: 'off', name: msg`Off`, meaning: msg`Posts go out without an approval.` },
  { id: 'asked', name: msg`Asked for`, meaning: msg`Writers can ask for an approval. Posts go out without one, too.` },
  {
    id: 'required',
    name: msg`Required`,
    meaning: msg`Only approved posts are published. A change of the text, the first comment, or an image ends the approval. Posting by hand stays possible.`,
  },
]

const of = (mode: ApprovalMode) => modes.find(({ id }) => id === mode)!

export function ApprovalSettingCard() {
  const { t } = useLingui()

  const mayChange = useMay('change workspace')
  const { data, error, refetch } = useQuery(approvalSettingQuery)
  const change = useChangeMode()
  return (
    <SettingsCard title={t`Approval`} text={t`Owners and reviewers approve posts, down to the last word and image.`}>
      <Loaded
        of={data}
        error={error}
        onRetry={refetch}
        loading={t`Loading the setting`}
        failed={t`Could not load the setting.`}
      >
        {({ mode: stored }) => {
          const mode = (change.isPending && change.variables) || stored
          return (
            <div className="grid gap-3">
              {mayChange && (
                <SegmentedRadio
                  label={t`Before a post goes out`}
                  options={modes.map(({ id, name }) => ({ id, name: t(name) }))}
                  value={mode}
                  onChange={change.mutate}
                />
              )}
              <p className="text-ink-2">
                {!mayChange && `${t(of(mode).name)}. `}
                {t(of(mode).meaning)}
              </p>
            </div>
          )
        }}
      </Loaded>
    </SettingsCard>
  )
}
