import { Trans, useLingui } from '@lingui/react/macro'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { useAuth } from '#web/lib/session.ts'
import { Switch } from '#web/ui/switch.tsx'

const parseSetting: Parse<'off'> = (stored) => (stored === 'off' ? stored : null)

export function useInterviewSetting() {
  const key = `${useAuth().user?.id ?? 'nobody'}:interview`
  return {
    isOff: useKept(key, parseSetting) !== null,
    turnOn: () => keep(key, null),
    turnOff: () => keep(key, 'off'),
  }
}

export function InterviewSetting() {
  const { t } = useLingui()

  const { isOff, turnOn, turnOff } = useInterviewSetting()
  return (
    <div className="flex items-center justify-between gap-3 @min-[26rem]:col-span-2">
      <span aria-hidden className="text-sm font-medium text-ink-2">
        <Trans>Ask for details</Trans>
      </span>
      <Switch label={t`Ask for details`} checked={!isOff} onChange={(isOn) => (isOn ? turnOn() : turnOff())} />
    </div>
  )
}
