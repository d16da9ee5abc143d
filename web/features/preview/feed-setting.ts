import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'

const parse: Parse<'on'> = (stored) => (stored === 'on' ? stored : null)

export function useFeedView(account: string) {
  const key = `${account}:feed-view`
  return { isOn: useKept(key, parse) !== null, set: (isOn: boolean) => keep(key, isOn ? 'on' : null) }
}
