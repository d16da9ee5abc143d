import type { Config } from '../config/config.ts'
import type { Scope } from '../context.ts'
import { settings } from '../database/schema.ts'

type Claims = Record<string, unknown>

const claimsOf = (value: unknown): Claims => (typeof value === 'object' && value !== null ? (value as Claims) : {})

/**
 * Whether the provider says that there are groups, and sends a link in place of them. Entra ID does that beyond 200
 * groups ("overage", OpenID Connect Core, 5.6.2).
 */
export const isOverage = ({ groups: { claim } }: Pick<Config, 'groups'>, claims: Claims): boolean =>
  claims[claim] === undefined && (Object.hasOwn(claimsOf(claims._claim_names), claim) || claims.hasgroups === true)

/** Null where nothing is known of the person's groups. Providers leave out the claim of somebody in no group. */
export function groupsIn(config: Pick<Config, 'groups'>, claims: Claims): string[] | null {
  if (config.groups.roles.length === 0 || isOverage(config, claims)) return null
  const held = claims[config.groups.claim] ?? []
  return (Array.isArray(held) ? held : [held]).filter((one) => typeof one === 'string')
}

/** In `settings`: when somebody last came with a link in place of groups, as ISO time. */
export const overageName = 'groups-overage'

/** Remembers it for `doctor`. */
export async function noteOverage({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const value = now().toISOString()
  await db
    .insert(settings)
    .values({ name: overageName, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
}
