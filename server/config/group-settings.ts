import * as z from 'zod/mini'
import { type Role, roles } from '#shared/members.ts'

/** What members of a group at the identity provider become, and where. */
export interface GroupRole {
  group: string
  role: Role
  workspaceId: string
}

const form = `must look like marketing=editor@workspace-id, with ${roles.join(', ')}, separated by commas; quote a group that holds a comma or an equals sign`

// A group without quotes holds none of the characters that divide the setting.
const entry = /\s*(?:"([^"]+)"|([^\s",=][^",=]*))=([a-z]+)@([\w-]+)\s*(?:,|$)/y

function groupRolesIn(value: string): GroupRole[] | null {
  const found: GroupRole[] = []
  entry.lastIndex = 0
  while (entry.lastIndex < value.length) {
    const [, quoted, bare, role, workspaceId] = entry.exec(value) ?? []
    if (!workspaceId || !roles.includes(role as Role)) return null
    found.push({ group: (quoted ?? bare!).trim(), role: role as Role, workspaceId })
  }
  return found
}

export const groupEnvironment = {
  OIDC_GROUPS_CLAIM: z._default(z.string(), 'groups'),
  OIDC_ROLES: z.pipe(
    z._default(z.string(), '').check(z.refine((value) => groupRolesIn(value) !== null, form)),
    z.transform((value) => groupRolesIn(value) ?? []),
  ),
}
const environment = z.object(groupEnvironment)
type GroupEnvironment = z.infer<typeof environment>

export const groupSettings = ({ OIDC_GROUPS_CLAIM: claim, OIDC_ROLES: roles }: GroupEnvironment) => ({ claim, roles })

export function contradictionsOfGroups(
  settings: GroupEnvironment & { GOOGLE_CLIENT_ID?: string | undefined; OIDC_CLIENT_ID?: string | undefined },
): string[] {
  if (settings.OIDC_ROLES.length === 0) return []
  if (settings.GOOGLE_CLIENT_ID) return ['OIDC_ROLES does not go with GOOGLE_CLIENT_ID, because Google sends no groups']
  return settings.OIDC_CLIENT_ID
    ? []
    : ['OIDC_ISSUER and OIDC_CLIENT_ID are missing; OIDC_ROLES is about the groups that they send']
}
