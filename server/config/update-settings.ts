import * as z from 'zod/mini'
import { type PackageKind, packageKinds } from '#shared/this-computer.ts'
import { homeOf } from './home.ts'
import { webAddress } from './setting-forms.ts'

export const updateEnvironment = {
  UPDATE_URL: webAddress,
  UPDATE_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^RW[\w+/]{54}$/, 'must be a public key of minisign: the second line of its file')),
  ),
  HOOKLINE_PACKAGE: z._default(z.enum(packageKinds, `must be one of ${packageKinds.join(', ')}`), 'source'),
}

interface UpdateEnvironment {
  UPDATE_URL?: string | undefined
  UPDATE_PUBLIC_KEY?: string | undefined
  HOOKLINE_PACKAGE: PackageKind
}

export const updateSettings = (
  { UPDATE_URL: url, UPDATE_PUBLIC_KEY: publicKey, HOOKLINE_PACKAGE: kind }: UpdateEnvironment,
  env: Record<string, string | undefined>,
) => ({
  /** How Hookline was installed. */
  package: kind,
  /** Of an installed Hookline: the directory of its data, its log and its versions. */
  home: homeOf(env),
  /** Where to look for newer versions. Null when nobody allowed it, or another program updates this package. */
  updates: url && publicKey && kind !== 'deb' && kind !== 'container' ? { url, publicKey } : null,
})

export const contradictionsOfUpdates = ({
  UPDATE_URL,
  UPDATE_PUBLIC_KEY,
}: Omit<UpdateEnvironment, 'HOOKLINE_PACKAGE'>): string[] =>
  UPDATE_URL && !UPDATE_PUBLIC_KEY
    ? ['UPDATE_PUBLIC_KEY is missing; what comes from UPDATE_URL must be signed with its secret key']
    : []
