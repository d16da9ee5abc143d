import { useAuth } from '#web/features/accounts/auth.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { keep, type Parse, useKept } from './kept.ts'

type Setting = 'open' | 'off'
const parseSetting: Parse<Setting> = (stored) => (stored === 'open' || stored === 'off' ? stored : null)

/** Whether details are asked for on this browser: not at all, or with the questions open from the start. */
export function useInterviewSetting() {
  const key = `${useAuth().user?.id ?? 'nobody'}:interview`
  const setting = useKept(key, parseSetting)
  return {
    isOff: setting === 'off',
    isOpen: setting === 'open',
    turnOn: () => keep(key, null),
    turnOff: () => keep(key, 'off'),
    setOpen: (isOpen: boolean) => keep(key, isOpen ? 'open' : null),
  }
}

/** The way back for who asked not to be asked again. */
export function InterviewSetting() {
  const { isOff, turnOn, turnOff } = useInterviewSetting()
  return (
    <div className="flex items-center justify-between gap-3 @min-[26rem]:col-span-2">
      <span aria-hidden className="text-sm font-medium text-ink-2">
        Ask for details
      </span>
      <Switch label="Ask for details" checked={!isOff} onChange={(isOn) => (isOn ? turnOn() : turnOff())} />
    </div>
  )
}
