/** Messages between a browser's tabs: changed keys, a forgotten account, or a sign-out. */
type Message = { changed: string[] } | { forgotten: string } | { isSignOut: true }

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hookline') : undefined

export const tellTabs = (message: Message): void => channel?.postMessage(message)

export function hearTabs(onMessage: (message: Message) => void): void {
  if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
}
