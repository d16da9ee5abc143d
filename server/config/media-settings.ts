import * as z from 'zod/mini'
import { optional, webAddress } from './setting-forms.ts'

export const mediaSettings = {
  MEDIA_S3_URL: webAddress,
  MEDIA_S3_BUCKET: optional,
  MEDIA_S3_KEY: optional,
  MEDIA_S3_SECRET: optional,
  MEDIA_S3_REGION: z._default(z.string(), 'us-east-1'),
}
