/** A bucket of a store with the S3 protocol. */
export interface S3Settings {
  url: string
  bucket: string
  key: string
  secret: string
  region: string
}

type Part = 'URL' | 'BUCKET' | 'KEY' | 'SECRET' | 'REGION'
type Given<Prefix extends string> = { [Name in `${Prefix}_${Part}`]?: string | undefined }

/** Undefined without the address. */
export function s3Of<Prefix extends string>(prefix: Prefix, settings: Given<Prefix>): S3Settings | undefined {
  const of = (part: Part) => settings[`${prefix}_${part}`] ?? ''
  const url = of('URL')
  return url ? { url, bucket: of('BUCKET'), key: of('KEY'), secret: of('SECRET'), region: of('REGION') } : undefined
}

export function contradictionsOfS3<Prefix extends string>(prefix: Prefix, settings: Given<Prefix>): string[] {
  const isGiven = (part: Part) => Boolean(settings[`${prefix}_${part}`])
  const needed: Part[] = ['BUCKET', 'KEY', 'SECRET']
  if (isGiven('URL'))
    return needed.filter((part) => !isGiven(part)).map((part) => `${prefix}_${part} is missing; ${prefix}_URL needs it`)
  const given = needed.find(isGiven)
  return given ? [`${prefix}_URL is missing; ${prefix}_${given} needs it`] : []
}
