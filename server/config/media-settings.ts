import * as z from 'zod/mini'
import { optional, webAddress } from './setting-forms.ts'

export const mediaSettings = {
  MEDIA_S3_URL: webAddress,
  MEDIA_S3_BUCKET: optional,
  MEDIA_S3_KEY: optional,
  MEDIA_S3_SECRET: optional,
  MEDIA_S3_REGION: z._default(z.string(), 'us-east-1'),
}
const environment = z.object(mediaSettings)
type MediaEnvironment = z.infer<typeof environment>

export function mediaS3({ MEDIA_S3_URL: url, ...settings }: MediaEnvironment) {
  if (!url) return undefined
  return {
    url,
    bucket: settings.MEDIA_S3_BUCKET ?? '',
    key: settings.MEDIA_S3_KEY ?? '',
    secret: settings.MEDIA_S3_SECRET ?? '',
    region: settings.MEDIA_S3_REGION,
  }
}
export type MediaS3 = NonNullable<ReturnType<typeof mediaS3>>

export function contradictionsOfMedia(settings: MediaEnvironment): string[] {
  const needed = ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const
  if (settings.MEDIA_S3_URL)
    return needed.filter((name) => !settings[name]).map((name) => `${name} is missing; MEDIA_S3_URL needs it`)
  const given = needed.find((name) => settings[name])
  return given ? [`MEDIA_S3_URL is missing; ${given} needs it`] : []
}
