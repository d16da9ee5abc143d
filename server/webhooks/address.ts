import { isIP } from 'node:net'
import { msg } from '#shared/say.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { isPublic } from '../net/addresses.ts'

/**
 * The address of a webhook. On the internet it needs https; a host that the configuration allows may use http. Names are
 * checked where it connects.
 */
export function readAddress(
  { webhookHosts }: Pick<Config, 'webhookHosts'>,
  text: string,
): { url: URL; isAllowed: boolean } {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname)
    throw new AppError('invalid', 'Enter an address such as https://example.com/hooks.')
  if (url.username || url.password)
    throw new AppError('invalid', 'Enter the address without a user name and password. The signature proves who sends.')
  url.hash = ''
  if (webhookHosts.includes(url.host)) return { url, isAllowed: true }
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if ((isIP(bare) && !isPublic(bare)) || /(^|\.)localhost$/.test(bare))
    throw new AppError(
      'invalid',
      msg`${{ host: url.host }} is inside a private network. Whoever runs this server can allow it with WEBHOOK_HOSTS.`,
    )
  if (url.protocol === 'http:')
    throw new AppError(
      'invalid',
      'Over http:// others could read your posts on their way. Enter an address with https://.',
    )
  return { url, isAllowed: false }
}
